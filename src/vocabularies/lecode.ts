import type { Action, NamedCall, Vocabulary } from '../model/action.ts'
import { ownString } from '../model/json.ts'
import { flagArgument, given, listArgument, numberArgument } from '../vocabulary/arguments.ts'
import {
  fromGrep,
  fromRange,
  fromReplacement,
  fromSearch,
  toEdit,
  toGrep,
  toRead,
  toReplacement,
  toSearch,
  toSubagent,
  toWrite,
} from '../vocabulary/shapes.ts'

// Tools and arguments: lecode's own source (GitHub KalvadTech/lecode, tools); MCP tools are named `mcp:SERVER:TOOL`.
export const lecode: Vocabulary = {
  agent: 'lecode',
  tools: [
    ...[
      'bash',
      'read',
      'write',
      'edit',
      'grep',
      'find_files',
      'list_dir',
      'todo_write',
      'task',
      'tasks_list',
      'tasks_output',
      'tasks_stop',
    ],
    ...[
      'tasks_wait',
      'ask_user',
      'advisor',
      'memory_write',
      'memory_edit',
      'memory_read',
      'memory_search',
      'memory_correct',
      'memory_forget',
    ],
    ...['lsp_diagnostics'],
  ],
  toAction,
  fromAction,
}

function toAction({ name, args }: NamedCall): Action | null {
  const text = (key: string) => ownString(args, key)
  const mcp = /^mcp:([^:]+):(.+)$/s.exec(name)
  if (mcp) return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args }
  const path = text('path')
  switch (name) {
    case 'bash': {
      const command = text('command')
      if (command === undefined) return null
      const seconds = numberArgument(args, 'timeout')
      const timeoutMs = given('timeoutMs', seconds === undefined ? undefined : seconds * 1000)
      return { kind: 'shell', command, ...timeoutMs, ...given('background', flagArgument(args, 'run_in_background')) }
    }
    case 'read':
      return toRead(args, path)
    case 'write':
      return toWrite(args, path)
    case 'edit':
      return toEdit(path, [toReplacement(args)])
    case 'grep':
      return toGrep(args, path, 'ignore_case')
    case 'find_files':
      return toSearch('names', args, path)
    case 'list_dir':
      return toSearch('folder', args, path)
    case 'task':
      return toSubagent(args, 'agent')
    case 'todo_write':
      return {
        kind: 'todo',
        items: listArgument(args, 'todos').map((item) => ({
          title: ownString(item, 'title') ?? '',
          status: ownString(item, 'status') ?? '',
        })),
      }
    default:
      return null
  }
}

function fromAction(action: Action): NamedCall[] | null {
  switch (action.kind) {
    case 'shell': {
      const timeout = given('timeout', action.timeoutMs === undefined ? undefined : action.timeoutMs / 1000)
      return [{ name: 'bash', args: { command: action.command, ...timeout, ...given('run_in_background', action.background) } }]
    }
    case 'read':
      return [{ name: 'read', args: { path: action.path, ...fromRange(action) } }]
    case 'write':
      return [{ name: 'write', args: { path: action.path, content: action.content } }]
    case 'edit':
      return action.edits.map((edit) => ({ name: 'edit', args: { path: action.path, ...fromReplacement(edit) } }))
    case 'search':
      if (action.in === 'names') return [{ name: 'find_files', args: fromSearch(action) }]
      if (action.in === 'folder') return [{ name: 'list_dir', args: given('path', action.path) }]
      return [{ name: 'grep', args: fromGrep(action, 'ignore_case') }]
    case 'mcp':
      return [{ name: `mcp:${action.server}:${action.tool}`, args: action.args }]
    case 'subagent':
      return [
        { name: 'task', args: { prompt: action.prompt, ...given('description', action.description), ...given('agent', action.agentType) } },
      ]
    case 'todo':
      return [
        {
          name: 'todo_write',
          args: { todos: action.items.map((item) => ({ ...item, status: item.status === 'completed' ? 'done' : item.status })) },
        },
      ]
    case 'fetch':
      return null
  }
}
