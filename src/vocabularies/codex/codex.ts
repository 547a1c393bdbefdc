import type { Action, NamedCall, Vocabulary } from '../../model/action.ts'
import type { JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import { given, listArgument, numberArgument } from '../../vocabulary/arguments.ts'
import { readPatch, writePatch } from '../../vocabulary/patch.ts'
import { toGrep, toRead, toSearch } from '../../vocabulary/shapes.ts'
import { listCallsOf } from './program.ts'
import { joinWords, splitWords, unwrapShell } from './words.ts'

// Tools and arguments: codex-rs/core/src/tools in https://github.com/openai/codex, and the schemas that Codex 0.171.0 sent its model. `shell` and
// `local_shell` are older tools that recorded sessions still hold. Hooks see every shell tool as `Bash {command}` and a patch as
// `apply_patch {command}` (measured on 0.171.0).
export const codex: Vocabulary = {
  agent: 'codex',
  tools: [
    ...['Bash', 'apply_patch', 'view_image', 'update_plan', 'request_user_input', 'request_permissions', 'tool_search'],
    ...['spawn_agent', 'send_input', 'send_message', 'followup_task', 'wait_agent', 'list_agents', 'resume_agent', 'interrupt_agent'],
    ...['close_agent', 'read_file', 'list_dir', 'grep_files', 'get_goal', 'create_goal', 'update_goal'],
    ...['list_mcp_resources', 'list_mcp_resource_templates', 'read_mcp_resource'],
  ],
  toAction,
  fromAction,
  asShown,
}

const SHELLS: ReadonlySet<string> = new Set([
  'exec_command',
  'shell_command',
  'shell',
  'local_shell',
  'container.exec',
  'command_execution',
  'Bash',
])

/** Whether a tool runs a command line, whatever version it is of. */
export function isCodexShell(name: string): boolean {
  return SHELLS.has(name)
}

function asShown(call: NamedCall): readonly NamedCall[] {
  const { name, args } = call
  // `codex exec --json` tells a command as it was started, in its shell; a patch without what it wrote.
  if (name === 'command_execution') return [{ name: 'Bash', args: { command: readStarted(ownString(args, 'command') ?? '') } }]
  if (isCodexShell(name)) {
    const command = readCommand(args)
    return command === null ? [call] : [{ name: 'Bash', args: { command: typeof command === 'string' ? command : joinWords(command) } }]
  }
  if (name === 'apply_patch') {
    const patch = readPatchText(args)
    return patch === undefined ? [call] : [{ name, args: { command: patch } }]
  }
  // Code mode: hooks are asked about the calls that its program makes.
  const inner = name === 'exec' ? listCallsOf(ownString(args, 'input') ?? '').filter((each) => each.name !== 'exec') : []
  return inner.length === 0 ? [call] : inner.flatMap(asShown)
}

/** A command line, or a program with its arguments; null when the arguments hold neither. */
export function readCommand(args: JsonObject): string | readonly string[] | null {
  const value = own(args, 'command') ?? own(args, 'cmd') ?? own(own(args, 'action'), 'command')
  if (typeof value === 'string') return value
  return Array.isArray(value) && value.length > 0 && value.every((word) => typeof word === 'string') ? value : null
}

function readPatchText(args: JsonObject): string | undefined {
  return ownString(args, 'input') ?? ownString(args, 'patch') ?? ownString(args, 'command')
}

function toAction({ name, args }: NamedCall): Action | readonly Action[] | null {
  const text = (key: string) => ownString(args, key)
  const mcp = /^mcp__(.+?)__(.+)$/s.exec(name)
  if (mcp) return { kind: 'mcp', server: mcp[1] ?? '', tool: mcp[2] ?? '', args }
  if (name === 'command_execution') return { kind: 'shell', command: readStarted(text('command') ?? '') }
  if (isCodexShell(name)) return toShell(readCommand(args), args)
  switch (name) {
    case 'apply_patch': {
      const changes = readPatch(readPatchText(args) ?? '')
      return changes.length === 0 ? null : changes
    }
    case 'file_change':
      return toChanges(args)
    // What is typed into a program that runs may be a command for a shell; an empty text only waits.
    case 'write_stdin':
      return text('chars') ? toShell(text('chars') ?? '', args) : null
    case 'view_image':
      return toRead(args, text('path'))
    case 'read_file':
      return toRead(args, text('file_path'))
    case 'list_dir':
      return toSearch('folder', args, text('dir_path'))
    case 'grep_files':
      return { ...toGrep(args, text('path'), 'ignore_case'), ...given('glob', text('include')) }
    case 'spawn_agent':
      return { kind: 'subagent', prompt: text('message') ?? text('prompt') ?? '', ...given('agentType', text('agent_type')) }
    case 'update_plan':
      return {
        kind: 'todo',
        items: listArgument(args, 'plan').map((item) => ({
          title: ownString(item, 'step') ?? '',
          status: ownString(item, 'status') ?? '',
        })),
      }
    default:
      return null
  }
}

/** The command line that was handed to a shell, of the whole line that started it. */
function readStarted(line: string): string {
  const words = splitWords(line)
  return words === null || words.length !== 3 ? line : unwrapShell(words)
}

/** Edits of which only the files are known. */
function toChanges(args: JsonObject): Action[] | null {
  const paths = listArgument(args, 'changes').flatMap((change) => ownString(change, 'path') ?? [])
  return paths.length === 0 ? null : paths.map((path) => ({ kind: 'edit', path, edits: [] }))
}

function toShell(command: string | readonly string[] | null, args: JsonObject): Action | null {
  if (command === null) return null
  const timeoutMs = given('timeoutMs', numberArgument(args, 'timeout_ms'))
  return { kind: 'shell', command: typeof command === 'string' ? command : unwrapShell(command), ...timeoutMs }
}

/** Codex reads, searches and fetches by shell commands of the model's own making, so that no call of it stands for those. */
function fromAction(action: Action): NamedCall[] | null {
  switch (action.kind) {
    case 'shell':
      return [{ name: 'exec_command', args: { cmd: action.command } }]
    case 'write':
    case 'edit':
      return [{ name: 'apply_patch', args: { input: writePatch(action) } }]
    case 'mcp':
      return [{ name: `mcp__${action.server}__${action.tool}`, args: action.args }]
    case 'subagent':
      return [{ name: 'spawn_agent', args: { message: action.prompt, ...given('agent_type', action.agentType) } }]
    case 'todo':
      return [{ name: 'update_plan', args: { plan: action.items.map(toStep) } }]
    case 'read':
    case 'search':
    case 'fetch':
      return null
  }
}

function toStep({ title, status }: { title: string; status: string }): JsonObject {
  return { step: title, status: status === 'done' ? 'completed' : status }
}
