import type { Action, NamedCall, Replacement, Vocabulary } from '../model/action.ts'
import type { JsonObject } from '../model/event.ts'
import { ownString } from '../model/json.ts'
import { flagArgument, given, listArgument, numberArgument } from '../vocabulary/arguments.ts'
import { toEdit, toWrite } from '../vocabulary/shapes.ts'

// Tools and arguments: schemas of Gemini CLI 0.61.0 (@google/gemini-cli-core, tools/definitions); read_many_files, search_file_content,
// save_memory and the arguments `absolute_path`, `path`, `include`, `directory`, `offset`, `limit` are older ones that sessions still hold.
export const geminiCli: Vocabulary = {
  agent: 'gemini-cli',
  tools: [
    ...['run_shell_command', 'write_file', 'replace', 'read_file', 'read_many_files', 'list_directory', 'glob', 'grep_search'],
    ...['search_file_content', 'web_fetch', 'google_web_search', 'save_memory', 'write_todos', 'invoke_agent', 'delegate_to_agent'],
    ...['activate_skill', 'ask_user', 'enter_plan_mode', 'exit_plan_mode', 'update_topic', 'complete_task', 'get_internal_docs'],
    ...['list_background_processes', 'read_background_output', 'list_mcp_resources', 'read_mcp_resource'],
    ...['tracker_create_task', 'tracker_update_task', 'tracker_get_task', 'tracker_list_tasks', 'tracker_add_dependency'],
    ...['tracker_visualize', 'codebase_investigator', 'cli_help'],
  ],
  toAction,
  fromAction,
}

function toAction({ name, args }: NamedCall): Action | readonly Action[] | null {
  const text = (...keys: string[]) => keys.map((key) => ownString(args, key)).find((value) => value !== undefined)
  const folder = text('dir_path', 'path')
  const mcp = splitMcpName(name)
  if (mcp !== null) return { kind: 'mcp', ...mcp, args }
  switch (name) {
    case 'run_shell_command': {
      const command = text('command')
      if (command === undefined) return null
      return {
        kind: 'shell',
        command,
        ...given('description', text('description')),
        ...given('background', flagArgument(args, 'is_background')),
      }
    }
    case 'read_file':
      return toRead(args, text('file_path', 'absolute_path'))
    case 'read_many_files':
      return toReadMany([...listArgument(args, 'include'), ...listArgument(args, 'paths')])
    case 'write_file':
      return toWrite(args, text('file_path'))
    case 'replace':
      return toEdit(text('file_path'), [toReplacement(args)])
    case 'list_directory':
      return { kind: 'search', in: 'folder', ...given('path', folder) }
    case 'glob':
      return { kind: 'search', in: 'names', ...given('pattern', text('pattern')), ...given('path', folder) }
    case 'grep_search':
    case 'search_file_content': {
      const where = { ...given('path', folder), ...given('glob', text('include_pattern', 'include')) }
      return { kind: 'search', in: 'contents', ...given('pattern', text('pattern')), ...where }
    }
    case 'web_fetch':
      return toFetch(text('prompt') ?? text('url'))
    case 'invoke_agent':
    case 'delegate_to_agent':
      return { kind: 'subagent', prompt: text('prompt', 'objective', 'query') ?? '', ...given('agentType', text('agent_name')) }
    case 'write_todos':
      return {
        kind: 'todo',
        items: listArgument(args, 'todos').map((item) => ({
          title: ownString(item, 'description') ?? '',
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
      const more = { ...given('description', action.description), ...given('is_background', action.background) }
      return [{ name: 'run_shell_command', args: { command: action.command, ...more } }]
    }
    case 'read':
      return [{ name: 'read_file', args: { file_path: action.path, ...fromRange(action) } }]
    case 'write':
      return [{ name: 'write_file', args: { file_path: action.path, content: action.content } }]
    case 'edit':
      return action.edits.map((edit) => ({ name: 'replace', args: { file_path: action.path, ...fromReplacement(edit) } }))
    case 'search': {
      const where = given('dir_path', action.path)
      if (action.in === 'folder') return [{ name: 'list_directory', args: where }]
      const found = { ...given('pattern', action.pattern), ...where }
      if (action.in === 'names') return [{ name: 'glob', args: found }]
      return [{ name: 'grep_search', args: { ...found, ...given('include_pattern', action.glob) } }]
    }
    case 'fetch':
      return [{ name: 'web_fetch', args: { prompt: [action.prompt, action.url].filter(Boolean).join(' ') } }]
    case 'mcp':
      return [{ name: nameMcpTool(action.server, action.tool), args: action.args }]
    case 'subagent':
      return [{ name: 'invoke_agent', args: { agent_name: action.agentType ?? 'generalist', prompt: action.prompt } }]
    case 'todo':
      return [
        {
          name: 'write_todos',
          args: {
            todos: action.items.map((item) => ({
              description: item.title,
              status: item.status === 'done' ? 'completed' : item.status,
            })),
          },
        },
      ]
  }
}

/** Lines are counted from 1; before 0.30 from 0, as `offset` and `limit`. */
function toRead(args: JsonObject, path: string | undefined): Action | null {
  if (path === undefined) return null
  const start = numberArgument(args, 'start_line')
  const end = numberArgument(args, 'end_line')
  const skipped = numberArgument(args, 'offset')
  const first = start ?? (skipped === undefined ? undefined : skipped + 1)
  const limit = end === undefined ? numberArgument(args, 'limit') : end - (start ?? 1) + 1
  return { kind: 'read', path, ...given('offset', first), ...given('limit', limit) }
}

function fromRange({ offset, limit }: { offset?: number; limit?: number }): JsonObject {
  return { ...given('start_line', offset), ...given('end_line', limit === undefined ? undefined : (offset ?? 1) + limit - 1) }
}

/** Each path, or pattern of paths, is a read of its own. */
function toReadMany(paths: readonly unknown[]): Action[] | null {
  const read = paths.filter((path) => typeof path === 'string')
  return read.length === 0 ? null : read.map((path) => ({ kind: 'read', path }))
}

function toReplacement(args: JsonObject): Replacement {
  const isMany = flagArgument(args, 'allow_multiple') ?? (numberArgument(args, 'expected_replacements') ?? 1) > 1
  return { old: ownString(args, 'old_string') ?? '', new: ownString(args, 'new_string') ?? '', ...given('all', isMany || undefined) }
}

function fromReplacement(edit: Replacement): JsonObject {
  return { instruction: '', old_string: edit.old, new_string: edit.new, ...given('allow_multiple', edit.all) }
}

/** The addresses stand anywhere in the prompt: each is fetched. */
function toFetch(prompt: string | undefined): Action[] | null {
  if (prompt === undefined) return null
  const urls = new Set(prompt.match(/https?:\/\/[^\s"'<>)\]]+/gi))
  return urls.size === 0 ? null : [...urls].map((url) => ({ kind: 'fetch', url, prompt }))
}

/** Gemini's `mcp_SERVER_TOOL` since 0.30 (tools/mcp-tool.ts): the server's name ends at the next underscore. Before, `SERVER__TOOL` where two had the name. */
function splitMcpName(name: string): { server: string; tool: string } | null {
  const [, server, tool] = /^mcp_([^_]+)_(.+)$/s.exec(name) ?? /^(?!mcp_)(.+?)__(.+)$/s.exec(name) ?? []
  return server === undefined || tool === undefined ? null : { server, tool }
}

const LONGEST_NAME = 63

/** What the API does not take in a name is an underscore; of a longer name the middle is cut out (tools/mcp-tool.ts). */
function nameMcpTool(server: string, tool: string): string {
  const name = `mcp_${server}_${tool}`.replace(/[^A-Za-z0-9_\-.:]/g, '_')
  return name.length <= LONGEST_NAME ? name : `${name.slice(0, 30)}...${name.slice(-30)}`
}
