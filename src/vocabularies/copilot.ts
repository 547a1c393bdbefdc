import type { Action, NamedCall, Vocabulary } from '../model/action.ts'
import type { JsonObject } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import { given, listArgument } from '../vocabulary/arguments.ts'
import { readPatch } from '../vocabulary/patch.ts'
import { fromGrep, fromSearch, toEdit, toFetch, toGrep, toSearch, toSubagent } from '../vocabulary/shapes.ts'
import { vscode } from './vscode.ts'

// Tools and arguments of Copilot's command line and cloud agent: the schemas of @github/copilot 1.0.102, and
// https://docs.github.com/en/copilot/reference/hooks-reference; str_replace_editor is an older tool that recorded sessions still hold.
export const copilot: Vocabulary = {
  agent: 'copilot',
  tools: [
    ...['bash', 'powershell', 'read_bash', 'write_bash', 'stop_bash', 'list_bash'],
    ...['read_powershell', 'write_powershell', 'stop_powershell', 'list_powershell'],
    ...['view', 'create', 'edit', 'str_replace_editor', 'apply_patch', 'grep', 'rg', 'glob', 'web_fetch', 'web_search'],
    ...['task', 'read_agent', 'list_agents', 'write_agent', 'ask_user', 'update_todo', 'skill', 'sql', 'session_store_sql'],
    ...['report_intent', 'store_memory', 'exit_plan_mode', 'fetch_copilot_cli_documentation'],
  ],
  toAction,
  fromAction,
}

function toAction(call: NamedCall): Action | readonly Action[] | null {
  const { name, args } = call
  const path = ownString(args, 'path')
  switch (name) {
    case 'bash':
    case 'powershell': {
      const command = ownString(args, 'command')
      return command === undefined ? null : { kind: 'shell', command, ...given('description', ownString(args, 'description')) }
    }
    case 'view':
      return toView(args, path)
    case 'create':
      return toCreate(args, path)
    case 'edit':
      return toEdit(path, [toReplacement(args)])
    case 'str_replace_editor':
      return toEditor(args, path)
    case 'apply_patch': {
      const changes = readPatch(ownString(args, 'input') ?? ownString(args, 'patch') ?? '')
      return changes.length === 0 ? null : changes
    }
    case 'grep':
    case 'rg':
      return toGrep(args, path ?? firstPath(args), '-i')
    case 'glob':
      return toSearch('names', args, path ?? firstPath(args))
    case 'web_fetch':
      return toFetch(args, ownString(args, 'url'))
    case 'task':
      return toSubagent(args, 'agent_type')
    default:
      // The sessions of VS Code name the same agent, and have tools of their own.
      return vscode.toAction(call) ?? toMcp(call)
  }
}

function fromAction(action: Action): NamedCall[] | null {
  switch (action.kind) {
    case 'shell':
      return [{ name: 'bash', args: { command: action.command, ...given('description', action.description) } }]
    case 'read': {
      const { path, offset, limit } = action
      const from = offset ?? 1
      const isRange = offset !== undefined || limit !== undefined
      return [{ name: 'view', args: { path, ...(isRange && { view_range: [from, limit === undefined ? -1 : from + limit - 1] }) } }]
    }
    case 'write':
      return [{ name: 'create', args: { path: action.path, file_text: action.content } }]
    case 'edit':
      return action.edits.map((edit) => ({ name: 'edit', args: { path: action.path, old_str: edit.old, new_str: edit.new } }))
    case 'search':
      if (action.in === 'contents') return [{ name: 'grep', args: withPaths(fromGrep(action, '-i')) }]
      if (action.in === 'names') return [{ name: 'glob', args: withPaths(fromSearch(action)) }]
      return [{ name: 'view', args: given('path', action.path) }]
    case 'fetch':
      return [{ name: 'web_fetch', args: { url: action.url } }]
    case 'mcp':
      return [{ name: `${action.server}-${action.tool}`, args: action.args }]
    case 'subagent': {
      const { prompt, description, agentType } = action
      return [{ name: 'task', args: { description: description ?? '', prompt, ...given('agent_type', agentType) } }]
    }
    case 'todo':
      return null
  }
}

/** `view_range`: the first and the last line, -1 for the end of the file. */
function toView(args: JsonObject, path: string | undefined): Action | null {
  if (path === undefined) return null
  const [first, last] = listArgument(args, 'view_range')
  if (typeof first !== 'number') return { kind: 'read', path }
  return { kind: 'read', path, offset: first, ...(typeof last === 'number' && last >= first && { limit: last - first + 1 }) }
}

function toCreate(args: JsonObject, path: string | undefined): Action | null {
  return path === undefined ? null : { kind: 'write', path, content: ownString(args, 'file_text') ?? '' }
}

function toReplacement(args: JsonObject): { old: string; new: string } {
  return { old: ownString(args, 'old_str') ?? '', new: ownString(args, 'new_str') ?? '' }
}

/** One tool with a command for each thing to do. */
function toEditor(args: JsonObject, path: string | undefined): Action | null {
  const command = ownString(args, 'command')
  if (command === 'view') return toView(args, path)
  return command === 'create' ? toCreate(args, path) : toEdit(path, [toReplacement(args)])
}

/** `paths` is one path or a list of them. */
function firstPath(args: JsonObject): string | undefined {
  const paths = own(args, 'paths')
  const [first] = Array.isArray(paths) ? paths : [paths]
  return typeof first === 'string' ? first : undefined
}

function withPaths({ path, ...args }: JsonObject): JsonObject {
  return { ...args, ...given('paths', path) }
}

/** `SERVER-TOOL` (recorded from 1.0.102); none of Copilot's own tools has a hyphen, and servers have them more often than tools. */
function toMcp({ name, args }: NamedCall): Action | null {
  const [, server, tool] = /^(.+)-([^-]+)$/s.exec(name) ?? []
  return server === undefined || tool === undefined ? null : { kind: 'mcp', server, tool, args }
}
