import type { JsonObject, Place } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'
import type { LackStep, SessionStep, Told } from '../../model/step.ts'
import { isQwenInit } from '../../transcript/qwen-messages.ts'
import { ownList } from '../../transcript/values.ts'

/** The session as told so far; the last three as the last `init` said. */
export interface Context {
  id: string | undefined
  /** Who prints them, when it is not Claude Code. */
  agent: 'qwen-code' | undefined
  startedAt: string | undefined
  cwd: string | undefined
  permissionMode: string | undefined
  version: string | undefined
  /** A prompt of the session was read, or was told to be missing. */
  isPrompted: boolean
  /** The last message of a run that has no `result` yet. */
  unfinished: Place | null
}

/** Nothing is told yet. */
export function startContext(): Context {
  return {
    ...{ id: undefined, agent: undefined, startedAt: undefined, cwd: undefined, permissionMode: undefined, version: undefined },
    ...{ isPrompted: false, unfinished: null },
  }
}

/** Cursor's stream begins alike, but its `init` lists no tools. */
export function isInit(object: JsonObject): boolean {
  return ownString(object, 'subtype') === 'init' && ownList(object, 'tools') !== null && ownString(object, 'session_id') !== undefined
}

/** What a record tells of the session anew. */
export function* learn(record: JsonObject, { ts }: Told, context: Context): Generator<SessionStep> {
  if (isInit(record) && ownString(record, 'session_id') !== context.id) forget(context)
  const id = context.id ?? ownString(record, 'session_id')
  const startedAt = context.startedAt ?? ts
  const agent = context.agent ?? (isInit(record) && isQwenInit(record) ? 'qwen-code' : undefined)
  if (id === context.id && startedAt === context.startedAt && agent === context.agent) return
  Object.assign(context, { id, startedAt, agent })
  yield { kind: 'session', patch: { id, startedAt, ...(agent !== undefined && { agent }) } }
}

/** A file may hold several runs: after /clear, or written one behind the other. Each begins with an `init` that names its session. */
function forget(context: Context): void {
  Object.assign(context, {
    id: undefined,
    agent: undefined,
    startedAt: undefined,
    cwd: undefined,
    permissionMode: undefined,
    isPrompted: false,
  })
}

/** Place, thread and context of a record. */
export function tell(record: JsonObject, at: Place, { cwd, permissionMode }: Context): Told {
  const parent = ownString(record, 'parent_tool_use_id')
  const thread = parent === undefined ? undefined : { id: parent, agentType: ownString(record, 'subagent_type') }
  return { at, thread, cwd, permissionMode, ts: ownString(record, 'timestamp'), uuid: ownString(record, 'uuid') }
}

/** The prompt is in the stream only where the caller had it echoed (`--replay-user-messages`). */
export function* missPrompt(at: Place, context: Context): Generator<LackStep> {
  if (!context.isPrompted) yield { kind: 'lack', at, lack: 'prompt_missing', detail: 'the prompt that began the run is not in the stream' }
  context.isPrompted = true
}

/** A run ends with its `result`. */
export function* endFile({ unfinished }: Context): Generator<LackStep> {
  if (unfinished !== null)
    yield { kind: 'lack', at: unfinished, lack: 'file_cut', detail: 'the run has no result: it was cut off, or it failed' }
}
