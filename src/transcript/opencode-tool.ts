import type { JsonObject, LackKind, RecordedBy } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { CallStep, ResultStep, Told } from '../model/step.ts'
import { readArguments } from './chat.ts'
import { isBlackedOut } from './redaction.ts'
import { readMilliseconds } from './times.ts'
import { ownObject } from './values.ts'

/** OpenCode's own tools that need arguments: one without any was recorded before they were complete, or was stripped. */
const tools = new Set(
  'apply_patch bash codesearch edit glob grep multiedit patch read skill task todowrite webfetch websearch write'.split(' '),
)

/**
 * Begins the error of a refused call (permission/next.ts: RejectedError, CorrectedError, DeniedError). What a tool prints stands in `output`, so
 * for OpenCode's own tools these words are nobody else's.
 */
const refusals: readonly [RegExp, RecordedBy][] = [
  [/^(?:\w*Error: )?The user rejected permission to use this specific tool call/, 'user'],
  [/^(?:\w*Error: )?The user has specified a rule which prevents you from using this specific tool call/, 'rule'],
]

/** What a tool part tells: its call, and its result once there is one. */
export interface ReadTool {
  call: CallStep
  result: ResultStep | null
  /** The session of the subagent that it started. */
  child: string | undefined
}

/** `pending`: its arguments are still being written. `running`: they are complete. `completed` and `error`: it is over. */
export function readStatus(part: JsonObject): string {
  return ownString(own(part, 'state'), 'status') ?? ''
}

/**
 * A part of the type `tool`, in whatever state; null when it has no name.
 * Source: @opencode-ai/sdk, types.gen.ts, ToolPart.
 */
export function readTool(part: JsonObject, told: Told): ReadTool | null {
  const name = ownString(part, 'tool')
  const state = ownObject(part, 'state')
  if (name === undefined || state === null) return null
  const id = ownString(part, 'callID') ?? ''
  const time = own(state, 'time')
  const call: CallStep = {
    ...{ kind: 'call', ...told, ts: readMilliseconds(own(time, 'start')) ?? told.ts, id, name },
    ...readArguments(own(state, 'input')),
  }
  const lacks = listLacks(call, readStatus(part))
  if (lacks.length > 0) call.lacks = lacks
  const child = ownString(own(state, 'metadata'), 'sessionId')
  return { call, result: readResult(state, call, { ...told, ts: readMilliseconds(own(time, 'end')) ?? told.ts }), child }
}

function listLacks({ name, args }: CallStep, status: string): LackKind[] {
  const isEmpty = args !== null && Object.keys(args).length === 0
  const lacks: LackKind[] = []
  if (status === 'pending' || (isEmpty && tools.has(name))) lacks.push('args_truncated')
  if (isBlackedOut(args)) lacks.push('redacted')
  return lacks
}

function readResult(state: JsonObject, { id, name }: CallStep, told: Told): ResultStep | null {
  const status = ownString(state, 'status')
  if (status === 'completed') return { kind: 'result', ...told, callId: id, text: ownString(state, 'output') ?? '', isError: false }
  if (status !== 'error') return null
  const error = ownString(state, 'error')
  const result: ResultStep = { kind: 'result', ...told, callId: id, text: error ?? ownString(state, 'output') ?? '', isError: true }
  const refusal = error === undefined || !tools.has(name) ? undefined : refusals.find(([words]) => words.test(error))
  if (refusal) return { ...result, recorded: 'denied', recordedBy: refusal[1] }
  // Broken off: it may have done its work before.
  return error === 'Tool execution aborted' ? { ...result, recorded: 'unknown' } : result
}
