import type { Action, NamedCall, Vocabulary } from '../model/action.ts'
import { isObject, own, ownString } from '../model/json.ts'
import { flagArgument, given, listArgument, numberArgument } from '../vocabulary/arguments.ts'
import { fromReplacement, fromSearch, toEdit, toFetch, toReplacement, toSearch, toSubagent, toWrite } from '../vocabulary/shapes.ts'

// Tools and arguments: schemas of Qwen Code 0.24.4; `replace`, `task`, `search_file_content` and the argument `absolute_path` are older ones
// that sessions still hold.
export const qwenCode: Vocabulary = {
  agent: 'qwen-code',
  tools: [
    ...['run_shell_command', 'edit', 'write_file', 'read_file', 'grep_search', 'glob', 'list_directory', 'todo_write', 'agent', 'skill'],
    ...['save_memory', 'web_fetch', 'web_search', 'notebook_edit', 'zoom_image', 'image_gen', 'display_image', 'lsp', 'exec', 'monitor'],
    ...['enter_plan_mode', 'exit_plan_mode', 'ask_user_question', 'cron_create', 'cron_list', 'cron_delete', 'loop_wakeup'],
    ...['create_sub_session', 'list_agents', 'send_message', 'request_shutdown', 'task_create', 'task_update', 'task_list', 'task_stop'],
    ...['team_create', 'team_delete', 'team_plan_approval', 'structured_output', 'tool_search', 'read_mcp_resource', 'enter_worktree'],
    ...['exit_worktree', 'workflow', 'artifact', 'record_artifact', 'record_source', 'report_findings', 'get_goal', 'update_goal'],
    ...['propose_goal', 'omni_downsample_image', 'omni_downscale_video', 'omni_downsample_audio', 'omni_extract_keyframes'],
    ...['omni_extract_audio', 'omni_clip_video', 'omni_convert_image', 'omni_transcribe_audio', 'omni_clip_image', 'omni_clip_audio'],
    ...['omni_caption_image', 'omni_caption_audio', 'omni_ocr_image', 'omni_understand_video_segments', 'omni_recall_media_memory'],
  ],
  toAction,
  asShown: (call) => [unwrap(call)],
  fromAction,
}

/** Names of before; hooks are shown the present ones (tool-names.ts). */
const RENAMED: Record<string, string> = { search_file_content: 'grep_search', replace: 'edit', task: 'agent' }

/** A tool that was only found later is called through `tool_call`; hooks are shown the tool itself. */
function unwrap({ name, args }: NamedCall): NamedCall {
  const inner = name === 'tool_call' ? ownString(args, 'name') : undefined
  const given = own(args, 'arguments')
  const call = inner === undefined || !isObject(given) ? { name, args } : { name: inner, args: given }
  return Object.hasOwn(RENAMED, call.name) ? { ...call, name: RENAMED[call.name] ?? call.name } : call
}

function toAction(called: NamedCall): Action | null {
  const { name, args } = unwrap(called)
  const text = (key: string) => ownString(args, key)
  const mcp = /^mcp__(.+?)__(.+)$/s.exec(name)
  if (mcp) return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args }
  switch (name) {
    case 'run_shell_command': {
      const command = text('command')
      if (command === undefined) return null
      const more = { ...given('description', text('description')), ...given('timeoutMs', numberArgument(args, 'timeout')) }
      return { kind: 'shell', command, ...more, ...given('background', flagArgument(args, 'is_background')) }
    }
    case 'read_file': {
      const path = text('file_path') ?? text('absolute_path')
      const skipped = numberArgument(args, 'offset')
      const first = given('offset', skipped === undefined ? undefined : skipped + 1)
      return path === undefined ? null : { kind: 'read', path, ...first, ...given('limit', numberArgument(args, 'limit')) }
    }
    case 'write_file':
      return toWrite(args, text('file_path'))
    case 'edit':
      return toEdit(text('file_path'), [toReplacement(args)])
    case 'notebook_edit':
      return toEdit(text('notebook_path'), [{ old: '', new: text('new_source') ?? '' }])
    case 'list_directory':
      return { kind: 'search', in: 'folder', ...given('path', text('path')) }
    case 'glob':
      return toSearch('names', args, text('path'))
    case 'grep_search':
      return { ...toSearch('names', args, text('path')), in: 'contents', ...given('glob', text('glob')) }
    case 'web_fetch':
      return toFetch(args, text('url'))
    case 'agent':
      return toSubagent(args, 'subagent_type')
    case 'todo_write':
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
    case 'shell': {
      const more = { ...given('timeout', action.timeoutMs), ...given('description', action.description) }
      return [{ name: 'run_shell_command', args: { command: action.command, ...given('is_background', action.background), ...more } }]
    }
    case 'read': {
      const skipped = given('offset', action.offset === undefined ? undefined : Math.max(0, action.offset - 1))
      return [{ name: 'read_file', args: { file_path: action.path, ...skipped, ...given('limit', action.limit) } }]
    }
    case 'write':
      return [{ name: 'write_file', args: { file_path: action.path, content: action.content } }]
    case 'edit':
      return action.edits.map((edit) => ({ name: 'edit', args: { file_path: action.path, ...fromReplacement(edit) } }))
    case 'search':
      if (action.in === 'folder') return [{ name: 'list_directory', args: given('path', action.path) }]
      if (action.in === 'names') return [{ name: 'glob', args: fromSearch(action) }]
      return [{ name: 'grep_search', args: { ...fromSearch(action), ...given('glob', action.glob) } }]
    case 'fetch':
      return [{ name: 'web_fetch', args: { url: action.url, prompt: action.prompt ?? '' } }]
    case 'mcp':
      return [{ name: `mcp__${action.server}__${action.tool}`, args: action.args }]
    case 'subagent': {
      const type = given('subagent_type', action.agentType)
      return [{ name: 'agent', args: { description: action.description ?? '', prompt: action.prompt, ...type } }]
    }
    case 'todo':
      return [
        {
          name: 'todo_write',
          args: {
            todos: action.items.map((item, index) => ({
              id: String(index + 1),
              content: item.title,
              status: item.status === 'done' ? 'completed' : item.status,
            })),
          },
        },
      ]
  }
}
