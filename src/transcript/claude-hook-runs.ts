import type { RecordedHookRun } from '../model/event.ts'
import { isObject, own, ownString } from '../model/json.ts'
import type { MomentStep, Told } from '../model/step.ts'
import { ownList } from './values.ts'

// Runs of hooks as Claude Code records them: in attachments (2.1.10x and later), in progress records before, in a summary after each stop, and in
// SDK messages (sdk.d.ts, SDKHookResponseMessage). How often a hook ran follows from none of them: a run without output often leaves no record.

type Outcome = RecordedHookRun['outcome']

/** Attachments about one run, and how it ended. Others (`hook_additional_context`, `hook_system_message`) repeat what a run said. */
const attachments: Record<string, Outcome> = {
  hook_success: 'ok',
  hook_non_blocking_error: 'failed',
  hook_blocking_error: 'blocked',
  hook_stopped_continuation: 'blocked',
  hook_cancelled: 'cancelled',
  hook_error_during_execution: 'failed',
}

/** Events at which exit code 2 stops nothing (https://code.claude.com/docs/en/hooks#exit-code-2-behavior-per-event). */
const unstoppable = new Set(['InstructionsLoaded', 'Notification', 'SessionEnd', 'SessionStart', 'Setup', 'SubagentStart'])

const streamOutcomes: Record<string, Outcome> = { success: 'ok', error: 'failed', cancelled: 'cancelled' }

/** The run that an attachment tells of, or null. */
export function readAttachedRun(attachment: unknown, told: Told): MomentStep | null {
  const outcome = readAttachedOutcome(attachment)
  if (outcome === undefined) return null
  const blocking = own(attachment, 'blockingError')
  return tellRun(attachment, told, {
    outcome,
    command: ownString(attachment, 'command') ?? ownString(blocking, 'command'),
    stderr: ownString(attachment, 'stderr') ?? ownString(blocking, 'blockingError'),
  })
}

function readAttachedOutcome(attachment: unknown): Outcome | undefined {
  const type = ownString(attachment, 'type') ?? ''
  if (type === 'hook_permission_decision') return ownString(attachment, 'decision') === 'deny' ? 'blocked' : 'ok'
  if (type === 'async_hook_response') return own(attachment, 'exitCode') === 0 ? 'ok' : 'failed'
  return Object.hasOwn(attachments, type) ? attachments[type] : undefined
}

/** The run that a progress record tells of (up to 2.1.8x), or null: it says only that the hook was started. */
export function readProgressRun(data: unknown, callId: string | undefined, told: Told): MomentStep | null {
  return ownString(data, 'type') === 'hook_progress' ? tellRun(data, told, { outcome: 'unknown', callId }) : null
}

/** The runs of hooks at the end of a turn. One that kept the agent at work is told by an attachment of its own. */
export function readStopRuns(record: unknown, told: Told): MomentStep[] {
  const failed = new Set(ownList(record, 'failedHookErrorIndexes') ?? [])
  return (ownList(record, 'hookInfos') ?? []).filter(isObject).flatMap((info, index) => {
    const isTold = own(info, 'durationMs') === undefined
    return isTold ? [] : [tellRun({ ...info, hookEvent: 'Stop' }, told, { outcome: failed.has(index) ? 'failed' : 'ok' })]
  })
}

/** The run that an SDK message tells of, or null. Exit code 2 blocks (https://code.claude.com/docs/en/hooks#exit-code-output). */
export function readStreamedRun(record: unknown, told: Told): MomentStep | null {
  if (ownString(record, 'subtype') !== 'hook_response') return null
  const isBlocked = own(record, 'exit_code') === 2 && !unstoppable.has(ownString(record, 'hook_event') ?? '')
  const outcome = isBlocked ? 'blocked' : (streamOutcomes[ownString(record, 'outcome') ?? ''] ?? 'failed')
  const run = { hookEvent: own(record, 'hook_event'), hookName: own(record, 'hook_name'), exitCode: own(record, 'exit_code') }
  return tellRun({ ...run, stdout: own(record, 'stdout'), stderr: own(record, 'stderr') }, told, { outcome })
}

function tellRun(
  from: unknown,
  told: Told,
  {
    outcome,
    command = ownString(from, 'command'),
    stderr = ownString(from, 'stderr'),
    callId = ownString(from, 'toolUseID'),
  }: {
    outcome: Outcome
    command?: string | undefined
    stderr?: string | undefined
    callId?: string | undefined
  },
): MomentStep {
  const name = ownString(from, 'hookName')
  const exitCode = own(from, 'exitCode')
  const durationMs = own(from, 'durationMs')
  const stdout = ownString(from, 'stdout')
  const hookRun: RecordedHookRun = {
    event: ownString(from, 'hookEvent') ?? name?.split(':')[0] ?? '',
    outcome,
    ...(name !== undefined && { name }),
    ...(command !== undefined && { command }),
    ...(callId !== undefined && { callId }),
    ...(typeof exitCode === 'number' && { exitCode }),
    ...(stdout !== undefined && stdout !== '' && { stdout }),
    ...(stderr !== undefined && stderr !== '' && { stderr }),
    ...(typeof durationMs === 'number' && { durationMs }),
  }
  return { kind: 'moment', moment: 'hook_run', facts: { hookRun }, synthetic: false, ...told }
}
