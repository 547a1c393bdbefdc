import type { Action, NamedCall, Vocabulary } from '../../model/action.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { given, listArgument, numberArgument } from '../../vocabulary/arguments.ts'
import {
  fromGrep,
  fromRange,
  fromReplacement,
  fromSearch,
  toEdit,
  toFetch,
  toGrep,
  toRead,
  toReplacement,
  toSearch,
  toSubagent,
} from '../../vocabulary/shapes.ts'
import { showCall } from './recorded.ts'

// Tools: https://cursor.com/docs/hooks names Shell, Read, Write, Grep, Delete, Task and `MCP:TOOL`, with `command`, `file_path` and `content`;
// the others, and `path` and `contents`, are those of recorded sessions.
export const cursor: Vocabulary = {
  agent: 'cursor',
  tools: [
    ...['Shell', 'Read', 'Write', 'StrReplace', 'MultiStrReplace', 'ApplyPatch', 'EditNotebook', 'Delete', 'Grep', 'Glob', 'LS'],
    ...['SemanticSearch', 'WebFetch', 'WebSearch', 'Task', 'TodoWrite', 'ReadLints', 'AskQuestion', 'SwitchMode', 'Await'],
    ...['ListMcpResources', 'FetchMcpResource', 'CallMcpTool', 'GenerateImage'],
  ],
  toAction,
  asShown: (call) => [showCall(call)],
  fromAction,
}

function toAction(call: NamedCall): Action | null {
  const { name, args } = showCall(call)
  const path = ownString(args, 'file_path') ?? ownString(args, 'path') ?? ownString(args, 'target_notebook')
  // A hook is not told the server: https://cursor.com/docs/hooks#posttooluse
  const mcp = /^MCP:(.+)$/s.exec(name)
  if (mcp) return { kind: 'mcp', server: '', tool: mcp[1] ?? '', args }
  switch (name) {
    case 'Shell': {
      const command = ownString(args, 'command')
      const more = { ...given('description', ownString(args, 'description')), ...given('timeoutMs', numberArgument(args, 'timeout')) }
      return command === undefined ? null : { kind: 'shell', command, ...more }
    }
    case 'Read':
      return toRead(args, path)
    case 'Write':
      return path === undefined ? null : { kind: 'write', path, content: contentOf(args) }
    case 'StrReplace':
      return toEdit(path, [toReplacement(args)])
    case 'EditNotebook':
      return toEdit(path, [toReplacement(args)])
    // A file that is gone has no text left.
    case 'Delete':
      return toEdit(path, [])
    case 'Grep':
      return toGrep(args, path, '-i')
    case 'Glob':
      return { ...toSearch('names', args, path ?? ownString(args, 'target_directory')), ...given('pattern', patternOf(args)) }
    case 'LS':
      return toSearch('folder', {}, path ?? ownString(args, 'target_directory'))
    case 'WebFetch':
      return toFetch(args, ownString(args, 'url'))
    case 'Task':
      return toSubagent(args, 'subagent_type')
    case 'CallMcpTool':
      return toMcp(args)
    case 'TodoWrite':
      return {
        kind: 'todo',
        items: listArgument(args, 'todos').map((item) => ({
          title: ownString(item, 'content') ?? '',
          status: ownString(item, 'status') ?? '',
        })),
      }
    default:
      return null
  }
}

function fromAction(action: Action): NamedCall[] | null {
  switch (action.kind) {
    case 'shell':
      return [{ name: 'Shell', args: { command: action.command, ...given('description', action.description) } }]
    case 'read':
      return [{ name: 'Read', args: { file_path: action.path, ...fromRange(action) } }]
    case 'write':
      return [{ name: 'Write', args: { file_path: action.path, content: action.content } }]
    case 'edit':
      return action.edits.map((edit) => ({ name: 'StrReplace', args: { file_path: action.path, ...fromReplacement(edit) } }))
    case 'search':
      if (action.in === 'contents') return [{ name: 'Grep', args: fromGrep(action, '-i') }]
      return [{ name: action.in === 'names' ? 'Glob' : 'LS', args: fromSearch(action) }]
    case 'fetch':
      return [{ name: 'WebFetch', args: { url: action.url } }]
    case 'mcp':
      return [{ name: `MCP:${action.tool}`, args: action.args }]
    case 'subagent': {
      const { prompt, description, agentType } = action
      return [{ name: 'Task', args: { description: description ?? '', prompt, ...given('subagent_type', agentType) } }]
    }
    case 'todo':
      return [{ name: 'TodoWrite', args: { todos: action.items.map(({ title, status }) => ({ content: title, status })) } }]
  }
}

function contentOf(args: JsonObject): string {
  return ownString(args, 'content') ?? ownString(args, 'contents') ?? ''
}

function patternOf(args: JsonObject): string | undefined {
  return ownString(args, 'pattern') ?? ownString(args, 'glob_pattern')
}

function toMcp(args: JsonObject): Action | null {
  const tool = ownString(args, 'toolName')
  const inner = own(args, 'arguments')
  return tool === undefined ? null : { kind: 'mcp', server: ownString(args, 'server') ?? '', tool, args: isObject(inner) ? inner : {} }
}
