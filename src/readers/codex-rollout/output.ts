import type { Recorded, RecordedBy } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { ResultStep } from '../../model/step.ts'
import { joinText } from '../../transcript/claude.ts'
import { parseJson } from '../../transcript/damage.ts'
import { asObject, ownObject } from '../../transcript/values.ts'

// A rollout's result items have no flag for success. What became of a call stands in an event about the same call, where the version writes one, in
// the header that Codex puts before the output of its own tools, or in a sentence of Codex's (openai/codex, codex-rs/core/src/tools).

/** What a result tells. */
export type Outcome = Pick<ResultStep, 'text' | 'isError' | 'recorded' | 'recordedBy' | 'structured'>

/** What an event tells of a call. */
export interface Witness {
  isError: boolean | null
  isDeclined: boolean
  structured?: unknown
}

/** The call that a result belongs to. */
export interface Answered {
  name: string
  /** An event tells of each such call that was executed, and none told of this one. */
  isUnwitnessed: boolean
}

/** Tools whose output begins with a header, or that Codex words itself: nothing that they run can print a refusal. */
const wordedTools = new Set(
  `apply_patch close_agent exec_command followup_task interrupt_agent list_agents local_shell request_user_input resume_agent send_input
  send_message shell shell_command container.exec spawn_agent tool_search update_plan view_image wait_agent write_stdin`.split(/\s+/),
)

/** Of a shell: why a command did not begin, or did not get to its end. What it printed would stand behind a header. */
const shells = new Set(['exec_command', 'shell', 'shell_command', 'container.exec', 'local_shell', 'write_stdin'])
const failure = /^(?:execution error: |failed in sandbox |exec_command failed for |write_stdin failed: )/

/** Lines before what a tool printed. */
const header =
  /^(?:Command: [\s\S]*?\n(?=Chunk ID: ))?(?:(?:Chunk ID|Wall time|Process exited with code|Process running with session ID|Original token count|Exit code|Total output lines)\b[^\n]*\n)+Output:(?:\n|$)/
const exitCode = /^(?:Process exited with code|Exit code:) (-?\d+)$/m
/** The command itself, which may hold lines like those of a header. */
const commandLine = /^Command: [\s\S]*?\n(?=Chunk ID: )/
const stillRuns = /^Process running with session ID /m

interface Refusal {
  pattern: RegExp
  recorded: Recorded
  by: RecordedBy
}

/** The first that fits. A call that was broken off may have done its work. */
const refusals: readonly Refusal[] = [
  { pattern: /^(?:Command|Tool call) blocked by PreToolUse hook: /, recorded: 'denied', by: 'hook' },
  { pattern: /^[^\n]*rejected by user approval settings/, recorded: 'denied', by: 'rule' },
  { pattern: /^(?:exec command|patch) rejected by user\b/, recorded: 'denied', by: 'user' },
  { pattern: /^exec_command failed for [\s\S]*\bRejected\(\\*"+rejected by user/, recorded: 'denied', by: 'user' },
  { pattern: /^exec_command failed for [\s\S]*\bRejected\(/, recorded: 'denied', by: 'rule' },
  {
    pattern: /^[^\n]*(?:rejected: blocked by policy|approval required by policy, but AskForApproval is set to Never)/,
    recorded: 'denied',
    by: 'rule',
  },
  { pattern: /^aborted by user\b/, recorded: 'unknown', by: 'user' },
  { pattern: /^failed to parse function arguments: /, recorded: 'not-run', by: 'host' },
  { pattern: /^unsupported (?:custom tool )?call: /, recorded: 'not-run', by: 'host' },
  { pattern: /^apply_patch verification failed: /, recorded: 'not-run', by: 'host' },
]

/** What a result item's `output` tells: a text, or a list of parts. What an event told of the same call is better evidence. */
export function readOutput(output: unknown, call: Answered, witness: Witness | undefined): Outcome {
  const text = typeof output === 'string' ? output : joinText(Array.isArray(output) ? output : [output])
  const printed = readPrinted(text)
  const structured = witness?.structured === undefined ? {} : { structured: witness.structured }
  const isFailure = printed === null && shells.has(call.name) && failure.test(text)
  const isError = witness?.isError ?? printed?.isError ?? (isFailure ? true : null)
  if (witness?.isDeclined === true && printed?.isError !== false)
    return { text, isError: true, recorded: 'denied', recordedBy: 'user', ...structured }
  if (printed !== null) return { text: printed.text, isError, ...structured }
  const refusal = refusals.find(({ pattern }) => pattern.test(text))
  if (refusal === undefined || witness?.isError === false) return { text, isError, ...structured }
  if (witness !== undefined) return { text, isError: true, ...structured }
  return { text, isError: true, recorded: isBelieved(text, call) ? refusal.recorded : 'unknown', recordedBy: refusal.by }
}

function isBelieved(text: string, { name, isUnwitnessed }: Answered): boolean {
  return wordedTools.has(name) || isUnwitnessed || (text === `unsupported call: ${name}` && !name.includes('__'))
}

interface Printed {
  text: string
  isError: boolean | null
}

/** What a tool printed, without what Codex puts around it; null when there is nothing around it. */
function readPrinted(text: string): Printed | null {
  const wrapped = text.startsWith('{') ? asObject(parseJson(text)) : null
  const code = own(ownObject(wrapped, 'metadata'), 'exit_code')
  const inner = ownString(wrapped, 'output')
  if (inner !== undefined && typeof code === 'number') return { text: inner, isError: code !== 0 }
  const printed = readHeader(text)
  // A patch within a command line has a header of its own behind the command's, which then tells no exit code.
  return printed?.isError === null ? (readHeader(printed.text) ?? printed) : printed
}

function readHeader(text: string): Printed | null {
  const head = header.exec(text)?.[0]
  if (head === undefined) return null
  const told = head.replace(commandLine, '')
  const code = exitCode.exec(told)?.[1]
  const isError = code === undefined ? (stillRuns.test(told) ? false : null) : code !== '0'
  return { text: text.slice(head.length), isError }
}
