import type { Recorded, RecordedBy } from '../model/event.ts'
import { ownString } from '../model/json.ts'
import type { CallStep, ReadRecorded } from '../model/step.ts'
import { isSilentCommand } from './silent-command.ts'

// Claude Code tells the model in words that a call was refused. Since about 2.1.300 the record also says so in keys of its own; before, only the
// words do, and a tool whose result is free output can print the same ones.

type Call = Pick<CallStep, 'name' | 'args'>

/** What an error result's record says beside its text. */
export interface ResultRecord {
  text: string
  /** `toolDenialKind` in session files, `non_execution_kind` in SDK messages. */
  denialKind: string | undefined
  /** `accept` or `reject`, of the permission decision. */
  decision: string | undefined
  /** Who decided: `hook`, `config`, `user_…`, as the permission decision names it. */
  source: string | undefined
  /** What it was decided for: `hook:PreToolUse` where a hook asked and nobody answered. */
  reason: string | undefined
  /** `toolUseResult`: of a tool that ran and failed, `Error: ` and the text. */
  structured: unknown
  /** Claude Code's own version, when known. */
  version: string | undefined
}

/** The kinds seen in runs of 2.1.332. A kind that is not known may be a call that was broken off. */
const denialKinds = new Set(['permission-rule', 'user-rejected'])

/** Tools whose error results Claude Code words itself, so that nothing that they read or run can print a refusal. */
const wordedTools = new Set(
  `AskUserQuestion Edit EnterPlanMode ExitPlanMode Glob Grep LS MultiEdit NotebookEdit NotebookRead Read TaskCreate TaskGet TaskList
  TaskUpdate TodoRead TodoWrite Write`.split(/\s+/),
)

/** The first version seen to begin what a failed command printed with `Exit code N`; 2.0.21 did not. */
const exitCodeSince = [2, 1, 7]

const USER_REFUSED = "The user doesn't want to proceed with this tool use."
const USER_REFUSED_NOW = "The user doesn't want to take this action right now."

/** How each of Claude Code's refusals begins: what begins so and is not believed is in doubt. */
const starts = [
  USER_REFUSED,
  USER_REFUSED_NOW,
  'Permission to use ',
  'Claude requested permissions to ',
  'Permission prompt was aborted.',
  '[Request interrupted by user',
  'PreToolUse:',
  "Hook '",
  'denied by hook',
  '<tool_use_error>',
]

/** Whole refusals that name nothing of the call. */
const refusals = [
  /^The user doesn't want to proceed with this tool use\.(?: The tool use was rejected(?: \(eg\. if it was a file edit, the new_string was NOT written to the file\)\.(?: (?:STOP what you are doing and wait for the user to tell you how to proceed\.(?:\n\nNote: .*)?|To tell you how to proceed, the user said:\n.*))?)?)?$/s,
  /^The user doesn't want to take this action right now\. STOP what you are doing and wait for the user to tell you how to proceed\.(?:\n\nNote: .*)?$/s,
  /^Claude requested permissions to .{1,20000}, but you haven't granted it yet\.?$/s,
  /^Permission prompt was aborted\.$/,
  /^Hook '[^']{0,4000}' blocked this action: ./s,
  /^denied by hook(?:$|: )/,
]

/** Errors of calls that may have been running when they were broken off: a failed sibling ends a command that has begun. */
const brokenOff = /^(?:Error: )?(?:Cancelled|Sibling|Streaming fallback)\b/

/** How what a failed command printed begins (`exitCodeSince`). */
const failedCommand = /^Exit code \d+(?:\n|$)/

/** Whether an error result says that its call was refused or, against a notice that it was, that it ran: at once where keys of the record say it, else once the call is known. */
export function readRefusal(record: ResultRecord): Recorded | ReadRecorded | undefined {
  const { denialKind, decision, text } = record
  if (decision !== 'accept' && (decision === 'reject' || denialKinds.has(denialKind ?? ''))) return 'denied'
  if (denialKind !== undefined) return 'unknown'
  if (failedCommand.test(text)) return 'failed'
  if (!starts.some((start) => text.startsWith(start))) return undefined
  if (decision !== undefined) return 'unknown'
  return (call) => readText(record, call)
}

/** Whose the words are with which a refusal begins. */
const speakers: readonly [RegExp, RecordedBy][] = [
  [/^(?:The user doesn't want to |\[Request interrupted by user|Permission prompt was aborted)/, 'user'],
  [/^Permission to use /, 'rule'],
  [/^(?:PreToolUse:|Hook '|denied by hook)/, 'hook'],
  [/^(?:Claude requested permissions to |<tool_use_error>)/, 'host'],
]

/** Who refused the call or ended it, if it was: as the record's keys say, else as its words do. */
export function nameRefuser({ source, reason, denialKind, text }: ResultRecord): RecordedBy | undefined {
  if (reason?.startsWith('hook:') === true) return 'hook'
  if (source !== undefined) return source === 'hook' ? 'hook' : source === 'config' ? 'rule' : source.startsWith('user') ? 'user' : 'host'
  const spoken = speakers.find(([start]) => start.test(text))?.[1]
  return spoken ?? (denialKind === 'user-rejected' ? 'user' : denialKind === 'permission-rule' ? 'rule' : undefined)
}

function readText(record: ResultRecord, call: Call): Recorded {
  const toolError = /^<tool_use_error>(.*)<\/tool_use_error>$/s.exec(record.text)?.[1]
  if (toolError !== undefined && !brokenOff.test(toolError) && (isOwnTag(record) || isOwnText(record, call))) return 'not-run'
  return isRefusal(record, call) && isOwnText(record, call) ? 'denied' : 'unknown'
}

function isRefusal({ text, structured }: ResultRecord, { name, args }: Call): boolean {
  // So recorded when a person presses Escape, be the call still running or not (anthropics/claude-code issue 47282).
  if (structured === 'User rejected tool use') return false
  const command = ownString(args, 'command')
  const targets = command === undefined ? [name] : [name, `${name} with command ${command}`]
  const permission = targets.map((target) => `Permission to use ${target} has been denied`)
  const named = [...permission, `PreToolUse:${name} hook error: `, `PreToolUse:${name} hook blocking error: `]
  return named.some((start) => text.startsWith(start)) || refusals.some((refusal) => refusal.test(text))
}

/** True when the tool cannot have printed a text that begins like a refusal. */
function isOwnText({ version }: ResultRecord, call: Call): boolean {
  if (wordedTools.has(call.name)) return true
  return call.name === 'Bash' && (isSince(version, exitCodeSince) || isSilentCommand(call))
}

/** Claude Code puts the tag around its own errors only in the text; a tool that prints it has it in the structured result too. */
function isOwnTag({ structured }: ResultRecord): boolean {
  return typeof structured === 'string' && structured !== '' && !structured.includes('<tool_use_error>')
}

function isSince(version: string | undefined, since: readonly number[]): boolean {
  const parts = /^(\d+)\.(\d+)\.(\d+)/
    .exec(version ?? '')
    ?.slice(1)
    .map(Number)
  if (parts === undefined) return false
  const differing = parts.findIndex((part, index) => part !== since[index])
  return differing === -1 || (parts[differing] ?? 0) > (since[differing] ?? 0)
}
