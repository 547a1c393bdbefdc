import type { Action, NamedCall, Vocabulary } from '../model/action.ts'
import type { JsonObject } from '../model/event.ts'
import { ownString } from '../model/json.ts'
import { flagArgument, given, listArgument, numberArgument } from '../vocabulary/arguments.ts'
import { toEdit, toFetch, toSearch, toSubagent, toWrite } from '../vocabulary/shapes.ts'

// Tools and arguments of VS Code's agent: https://github.com/microsoft/vscode-copilot-chat, package.json, "languageModelTools".
export const vscode: Vocabulary = {
  agent: 'vscode',
  tools: [
    ...['run_in_terminal', 'get_terminal_output', 'create_and_run_task', 'run_task', 'runTests', 'read_file', 'list_dir'],
    ...[
      'create_file',
      'create_directory',
      'insert_edit_into_file',
      'replace_string_in_file',
      'multi_replace_string_in_file',
      'apply_patch',
    ],
    ...['grep_search', 'file_search', 'semantic_search', 'fetch_webpage', 'github_repo', 'open_simple_browser', 'runSubagent'],
    ...['manage_todo_list', 'get_errors', 'get_changed_files', 'list_code_usages', 'edit_notebook_file', 'run_notebook_cell'],
    ...['run_vscode_command', 'install_extension', 'create_new_workspace', 'memory', 'view_image', 'test_failure'],
  ],
  toAction,
  fromAction,
}

function toAction({ name, args }: NamedCall): Action | null {
  const path = ownString(args, 'filePath')
  const mcp = /^mcp_([^_]+)_(.+)$/s.exec(name)
  if (mcp) return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args }
  switch (name) {
    case 'run_in_terminal': {
      const command = ownString(args, 'command')
      if (command === undefined) return null
      const more = { ...given('description', ownString(args, 'explanation')), ...given('background', flagArgument(args, 'isBackground')) }
      return { kind: 'shell', command, ...more }
    }
    case 'read_file':
      return path === undefined ? null : { kind: 'read', path, ...toRange(args) }
    case 'create_file':
      return toWrite(args, path)
    case 'insert_edit_into_file':
      return toEdit(path, [{ old: '', new: ownString(args, 'code') ?? '' }])
    case 'replace_string_in_file':
      return toEdit(path, [toReplacement(args)])
    case 'multi_replace_string_in_file':
      return toEdits(args)
    case 'grep_search':
      return {
        kind: 'search',
        in: 'contents',
        ...given('pattern', ownString(args, 'query')),
        ...given('glob', ownString(args, 'includePattern')),
      }
    case 'file_search':
      return { kind: 'search', in: 'names', ...given('pattern', ownString(args, 'query')) }
    case 'list_dir':
      return toSearch('folder', {}, ownString(args, 'path'))
    case 'fetch_webpage': {
      const [first] = listArgument(args, 'urls')
      return toFetch({}, typeof first === 'string' ? first : undefined)
    }
    case 'runSubagent':
      return toSubagent(args, 'agentName')
    case 'manage_todo_list':
      return {
        kind: 'todo',
        items: listArgument(args, 'todoList').map((item) => ({
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
      const { command, description, background } = action
      return [{ name: 'run_in_terminal', args: { command, ...given('explanation', description), ...given('isBackground', background) } }]
    }
    case 'read':
      return [{ name: 'read_file', args: { filePath: action.path, ...fromRange(action) } }]
    case 'write':
      return [{ name: 'create_file', args: { filePath: action.path, content: action.content } }]
    case 'edit':
      return action.edits.map((edit) => ({
        name: 'replace_string_in_file',
        args: { filePath: action.path, oldString: edit.old, newString: edit.new },
      }))
    case 'search':
      return [fromSearch(action)]
    case 'fetch':
      return [{ name: 'fetch_webpage', args: { urls: [action.url], query: action.prompt ?? '' } }]
    case 'mcp':
      return [{ name: `mcp_${action.server}_${action.tool}`, args: action.args }]
    case 'subagent': {
      const { prompt, description, agentType } = action
      return [{ name: 'runSubagent', args: { prompt, description: description ?? '', ...given('agentName', agentType) } }]
    }
    case 'todo':
      return [{ name: 'manage_todo_list', args: { todoList: action.items.map((item, index) => ({ id: index + 1, ...item })) } }]
  }
}

/** Lines, the first being 1, both ends included. */
function toRange(args: JsonObject): { offset?: number; limit?: number } {
  const [first, last] = [numberArgument(args, 'startLine'), numberArgument(args, 'endLine')]
  if (first === undefined) return {}
  return { offset: first, ...(last !== undefined && last >= first && { limit: last - first + 1 }) }
}

function fromRange({ offset, limit }: { offset?: number; limit?: number }): JsonObject {
  if (offset === undefined && limit === undefined) return {}
  const first = offset ?? 1
  return { startLine: first, ...given('endLine', limit === undefined ? undefined : first + limit - 1) }
}

function toReplacement(args: unknown): { old: string; new: string } {
  return { old: ownString(args, 'oldString') ?? '', new: ownString(args, 'newString') ?? '' }
}

/** Edits of one file; those of several files have no action, and pass under their own name. */
function toEdits(args: JsonObject): Action | null {
  const edits = listArgument(args, 'replacements')
  const paths = new Set(edits.map((edit) => ownString(edit, 'filePath')))
  const [path] = paths
  return paths.size === 1 ? toEdit(path, edits.map(toReplacement)) : null
}

function fromSearch(action: Extract<Action, { kind: 'search' }>): NamedCall {
  const { pattern = '', path, glob } = action
  if (action.in === 'folder') return { name: 'list_dir', args: given('path', path) }
  if (action.in === 'names') return { name: 'file_search', args: { query: path === undefined ? pattern : `${path}/${pattern}` } }
  const within = glob ?? path
  return { name: 'grep_search', args: { query: pattern, isRegexp: true, ...given('includePattern', within) } }
}
