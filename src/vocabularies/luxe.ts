import type { Action, NamedCall, Vocabulary } from '../model/action.ts'
import { ownString } from '../model/json.ts'
import { flagArgument, given, numberArgument } from '../vocabulary/arguments.ts'

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
  const where = { ...given('pattern', text('pattern')), ...given('path', path) }
  switch (name) {
    case 'bash': {
      const command = text('command')
      return command === undefined ? null : { kind: 'shell', command }
    }
    case 'read':
      return path === undefined
        ? null
        : { kind: 'read', path, ...given('offset', numberArgument(args, 'offset')), ...given('limit', numberArgument(args, 'limit')) }
    case 'write':
      return path === undefined ? null : { kind: 'write', path, content: text('content') ?? '' }
    case 'edit': {
      const edit = { old: text('old_string') ?? '', new: text('new_string') ?? '', ...given('all', flagArgument(args, 'replace_all')) }
      return path === undefined ? null : { kind: 'edit', path, edits: [edit] }
    }
    case 'grep':
      return {
        kind: 'search',
        in: 'contents',
        ...where,
        ...given('glob', text('glob')),
        ...given('ignoreCase', flagArgument(args, 'ignore_case')),
      }
    case 'glob':
      return { kind: 'search', in: 'names', ...where }
    case 'list':
      return { kind: 'search', in: 'folder', ...where }
    case 'web_fetch': {
      const url = text('url') ?? text('address')
      return url === undefined ? null : { kind: 'fetch', url, ...given('prompt', text('prompt')) }
    }
    case 'task':
      return {
        kind: 'subagent',
        prompt: text('prompt') ?? '',
        ...given('description', text('description')),
        ...given('agentType', text('agent')),
      }
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
      return [{ name: 'read', args: { ...bothPaths(action.path), ...given('offset', action.offset), ...given('limit', action.limit) } }]
    case 'write':
      return [{ name: 'write', args: { ...bothPaths(action.path), content: action.content } }]
    case 'edit':
      return action.edits.map((edit) => ({
        name: 'edit',
        args: { ...bothPaths(action.path), old_string: edit.old, new_string: edit.new, ...given('replace_all', edit.all) },
      }))
    case 'search': {
      const where = { ...given('pattern', action.pattern), ...given('path', action.path) }
      if (action.in === 'names') return [{ name: 'glob', args: where }]
      if (action.in === 'folder') return [{ name: 'list', args: given('path', action.path) }]
      return [{ name: 'grep', args: { ...where, ...given('glob', action.glob), ...given('ignore_case', action.ignoreCase) } }]
    }
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
