import type { Action, NamedCall, Vocabulary } from '../model/action.ts'
import { ownString } from '../model/json.ts'
import { given } from '../vocabulary/arguments.ts'
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
  toWrite,
} from '../vocabulary/shapes.ts'

// Luxe's page of hooks names bash, read, edit, write, web_fetch and ast_grep, and of their arguments only bash's `command`. A translated call
// therefore carries a path both as `path` and as `file_path`, and an address both as `url` and as `address`.
export const luxe: Vocabulary = {
  agent: 'luxe',
  tools: ['bash', 'read', 'write', 'edit', 'grep', 'glob', 'list', 'web_fetch', 'web_search', 'ast_grep', 'task', 'todo_write'],
  toAction,
  fromAction,
}

function toAction({ name, args }: NamedCall): Action | null {
  const text = (key: string) => ownString(args, key)
  const mcp = /^mcp__(.+?)__(.+)$/s.exec(name)
  if (mcp) return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args }
  const path = text('path') ?? text('file_path')
  switch (name) {
    case 'bash': {
      const command = text('command')
      return command === undefined ? null : { kind: 'shell', command }
    }
    case 'read':
      return toRead(args, path)
    case 'write':
      return toWrite(args, path)
    case 'edit':
      return toEdit(path, [toReplacement(args)])
    case 'grep':
      return toGrep(args, path, 'ignore_case')
    case 'glob':
      return toSearch('names', args, path)
    case 'list':
      return toSearch('folder', args, path)
    case 'web_fetch':
      return toFetch(args, text('url') ?? text('address'))
    case 'task':
      return toSubagent(args, 'agent')
    default:
      return null
  }
}

function fromAction(action: Action): NamedCall[] | null {
  switch (action.kind) {
    case 'shell':
      return [
        {
          name: 'bash',
          args: { command: action.command, ...given('description', action.description), ...given('timeout_ms', action.timeoutMs) },
        },
      ]
    case 'read':
      return [{ name: 'read', args: { ...bothPaths(action.path), ...fromRange(action) } }]
    case 'write':
      return [{ name: 'write', args: { ...bothPaths(action.path), content: action.content } }]
    case 'edit':
      return action.edits.map((edit) => ({ name: 'edit', args: { ...bothPaths(action.path), ...fromReplacement(edit) } }))
    case 'search':
      if (action.in === 'names') return [{ name: 'glob', args: fromSearch(action) }]
      if (action.in === 'folder') return [{ name: 'list', args: given('path', action.path) }]
      return [{ name: 'grep', args: fromGrep(action, 'ignore_case') }]
    case 'fetch':
      return [{ name: 'web_fetch', args: { url: action.url, address: action.url, ...given('prompt', action.prompt) } }]
    case 'mcp':
      return [{ name: `mcp__${action.server}__${action.tool}`, args: action.args }]
    case 'subagent':
      return [
        { name: 'task', args: { prompt: action.prompt, ...given('description', action.description), ...given('agent', action.agentType) } },
      ]
    case 'todo':
      return [{ name: 'todo_write', args: { todos: action.items } }]
  }
}

function bothPaths(path: string): { path: string; file_path: string } {
  return { path, file_path: path }
}
