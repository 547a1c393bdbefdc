import type { JsonObject, RecordedHookRun } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { MomentStep, Told } from '../model/step.ts'
import { ownList, ownObject } from './values.ts'

// Claude Code records runs of its hooks: until 2.1.8x that one began (`progress`), later how it ended (`attachment`), and of hooks at the end of a turn
// in one record for all of them. In SDK messages a message says how each ended.

type Outcome = RecordedHookRun['outcome']

/** Attachments that tell of a run. `hook_system_message`, `hook_additional_context` and `hook_deferred_tool` stand beside one of these. */
const outcomes: Readonly<Record<string, Outcome>> = {
  hook_success: 'ok',
  hook_non_blocking_error: 'failed',
  hook_error_during_execution: 'failed',
  hook_blocking_error: 'blocked',
  hook_stopped_continuation: 'blocked',
  hook_cancelled: 'cancelled',
}

/** Events at which exit code 2 stops nothing (code.claude.com/docs/en/hooks, "Exit code 2 behavior per event"). */
const unstoppable = new Set(['InstructionsLoaded', 'Notification', 'SessionEnd', 'SessionStart', 'Setup', 'SubagentStart'])

/** The end of a turn: `stop_hook_summary` follows and names every hook that ran. */
const summarised = new Set(['Stop', 'SubagentStop'])

/** The run of a hook that an attachment tells of, or null. */
export function readHookAttachment(attachment: JsonObject | null): RecordedHookRun | null {
  const type = ownString(attachment, 'type') ?? ''
  if (type === 'hook_permission_decision') return describe(attachment, ownString(attachment, 'decision') === 'deny' ? 'blocked' : 'ok')
  if (type === 'async_hook_response') return describe(attachment, own(attachment, 'exitCode') === 0 ? 'ok' : 'failed')
  const outcome = Object.hasOwn(outcomes, type) ? outcomes[type] : undefined
  return outcome === undefined ? null : describe(attachment, outcome)
}

/** A run that began; null where another record will tell how it ended. */
export function readHookProgress(data: JsonObject | null, callId: string | undefined): RecordedHookRun | null {
  if (ownString(data, 'type') !== 'hook_progress' || summarised.has(ownString(data, 'hookEvent') ?? '')) return null
  return describe({ ...data, toolUseID: callId }, 'unknown')
}

/** A `hook_response` message. */
export function readHookResponse(message: JsonObject): RecordedHookRun {
  const event = ownString(message, 'hook_event')
  const code = own(message, 'exit_code')
  const told = ownString(message, 'outcome')
  const isBlocked = code === 2 && !unstoppable.has(event ?? '')
  const outcome = told === 'cancelled' ? 'cancelled' : told === 'success' ? 'ok' : isBlocked ? 'blocked' : 'failed'
  const { hook_name: hookName, stdout, stderr } = message
  return describe({ hookEvent: event, hookName, stdout, stderr, exitCode: code }, outcome)
}

/**
 * The hooks at the end of a turn that `known` has no run of, by command. Which of them an error belongs to is told only where there is one hook.
 */
export function readStopSummary(record: JsonObject, known: ReadonlySet<string>, event: string): RecordedHookRun[] {
  const infos = ownList(record, 'hookInfos') ?? []
  const hasErrors = (ownList(record, 'hookErrors') ?? []).length > 0
  const outcome = !hasErrors ? 'ok' : 'unknown'
  return infos
    .filter((info) => !known.has(ownString(info, 'command') ?? ''))
    .map((info) => describe({ ...Object(info), hookEvent: event }, outcome))
}

/** The run as a moment. `index` tells the ones of one record apart. */
export function tellHookRun(hookRun: RecordedHookRun, told: Told, index = 0): MomentStep {
  const uuid = told.uuid === undefined || index === 0 ? told.uuid : `${told.uuid}#${index}`
  return { kind: 'moment', moment: 'hook_run', facts: { hookRun }, synthetic: false, ...told, uuid }
}

function describe(told: JsonObject | null, outcome: Outcome): RecordedHookRun {
  const blocking = ownObject(told, 'blockingError')
  const [exitCode, durationMs] = [own(told, 'exitCode'), own(told, 'durationMs')]
  const run: RecordedHookRun = { event: ownString(told, 'hookEvent') ?? '', outcome }
  const texts = {
    name: ownString(told, 'hookName'),
    command: ownString(told, 'command') ?? ownString(blocking, 'command'),
    callId: ownString(told, 'toolUseID'),
    stdout: ownString(told, 'stdout'),
    stderr: ownString(told, 'stderr') ?? ownString(blocking, 'blockingError'),
  }
  Object.assign(run, Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined)))
  if (typeof exitCode === 'number') run.exitCode = exitCode
  if (typeof durationMs === 'number') run.durationMs = durationMs
  return run
}
