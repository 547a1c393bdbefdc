import type { JsonObject, MomentFacts, MomentKind, Place } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { Step, Told } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { holdsOtherCall, readArguments, readChatCalls, readChatText } from '../../transcript/chat.ts'
import { holdsCall, passKnown, passUnknown, unreadCall } from '../../transcript/unread-call.ts'
import { ownList, ownObject } from '../../transcript/values.ts'
import { inferPermission, readStatus } from './status.ts'

/** lecode's session files. A tombstone hides calls from the model only: they ran, so they count. */
export const lecodeSession: Reader = {
  id: 'lecode-session',
  title: 'lecode’s own session files',
  agent: 'lecode',
  source: 'https://github.com/KalvadTech/lecode (session storage)',
  sign: 'chat messages beside lecode’s own records',
  place: '`~/.config/lecode/sessions/ID.jsonl`.',
  detect,
  open() {
    const grants: Grants = { next: null }
    return { read: (record, at) => readRecord(record, at, grants) }
  },
}

/** A grant ("allow always") is stored just before the result of the call that it was given for. */
interface Grants {
  /** The tool of a grant whose call has no result yet; empty when the record names none. */
  next: string | null
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => isMeta(object) || isMessage(object))
}

function isMeta(object: JsonObject): boolean {
  return ownString(object, 'type') === 'meta' && typeof own(object, 'schema_version') === 'number' && ownString(object, 'id') !== undefined
}

function isMessage(object: JsonObject): boolean {
  const message = ownObject(object, 'message')
  const isNumbered = ownString(object, 'type') === 'message' && typeof own(object, 'seq') === 'number'
  return isNumbered && message !== null && ownString(message, 'role') !== undefined && ownString(object, 'role') !== undefined
}

function* readRecord(record: JsonObject, at: Place, grants: Grants): Generator<Step> {
  const type = ownString(record, 'type') ?? ''
  const told: Told = { at, ts: ownString(record, 'ts') }
  if (type === 'meta') yield* readMeta(record, told)
  else if (type === 'message') yield* readMessage(record, told, grants)
  else if (type === 'event') yield* readEvent(record, told, grants)
  else yield (type === 'tombstone' ? passKnown : passUnknown)(record, type, at)
}

function* readMeta(record: JsonObject, told: Told): Generator<Step> {
  const cwd = ownString(record, 'cwd')
  const patch = { id: ownString(record, 'id'), name: ownString(record, 'name'), root: cwd, cwd, startedAt: ownString(record, 'created_at') }
  yield { kind: 'session', patch }
  yield tellMoment('session_start', { ...told, ts: patch.startedAt })
}

function* readMessage(record: JsonObject, told: Told, grants: Grants): Generator<Step> {
  const message = ownObject(record, 'message')
  const role = ownString(message, 'role') ?? ownString(record, 'role')
  const { message: _, ...beside } = record
  if (holdsOtherCall(message ?? {}, role) || holdsCall(beside))
    yield unreadCall(told.at, 'a tool call in the shape of another format, or out of place, was not read')
  if (message === null) yield bad(told.at, 'a message record holds no message')
  else if (role === 'user') yield { kind: 'prompt', ...told, text: readChatText(message) }
  else if (role === 'assistant') yield* readAssistant(message, told)
  else if (role === 'tool') yield readResult(message, told, grants)
  else yield passUnknown(message, `message/${role ?? ''}`, told.at)
}

function* readAssistant(message: JsonObject, told: Told): Generator<Step> {
  const incomplete = own(message, 'incomplete') === true
  yield { kind: 'message', ...told, text: readChatText(message), incomplete }
  const { calls, broken } = readChatCalls(message)
  for (const call of calls) yield { kind: 'call', ...told, ...call }
  if (broken > 0) yield unreadCall(told.at, `${broken} tool calls of this message have no name`)
}

function readResult(message: JsonObject, told: Told, grants: Grants): Step {
  const text = readChatText(message)
  const name = ownString(message, 'name') ?? ''
  const isGranted = grants.next !== null && (grants.next === '' || grants.next === name)
  if (isGranted) grants.next = null
  const permission = isGranted ? 'allow_always' : inferPermission(text)
  const callId = ownString(message, 'tool_call_id') ?? ''
  return { kind: 'result', ...told, callId, text, ...readStatus(name, text, undefined), permission }
}

function* readEvent(record: JsonObject, told: Told, grants: Grants): Generator<Step> {
  const data = ownObject(record, 'data')
  const kind = ownString(record, 'kind') ?? ''
  const runId = ownString(data, 'run_id')
  if (kind === 'permission_grant') grants.next = ownString(data, 'tool') ?? ''
  if (kind === 'rename') yield { kind: 'session', patch: { name: ownString(data, 'name') } }
  if (kind === 'compact') yield* (['pre_compact', 'post_compact'] as const).map((moment) => tellMoment(moment, told))
  else if (data !== null && runId !== undefined && Object.hasOwn(data, 'tool_calls')) yield* readRun(data, runId, told)
  else yield passKnown(record, `event/${kind}`, told.at)
}

/** A subagent's run, told in one record after its end; its calls have no ids. */
function* readRun(data: JsonObject, runId: string, told: Told): Generator<Step> {
  const thread = { id: runId, agentType: ownString(data, 'agent') }
  const calls = ownList(data, 'tool_calls')
  const run = { ...told, thread }
  yield tellMoment('subagent_start', run, { prompt: ownString(data, 'prompt') })
  if (calls === null) yield unreadCall(told.at, 'the calls of a subagent’s run are no list')
  for (const [index, call] of (calls ?? []).entries()) {
    const name = ownString(call, 'name')
    const id = `${runId}#${index + 1}`
    if (name === undefined) yield unreadCall(told.at, `call ${index + 1} of a subagent’s run has no name`)
    else {
      yield { kind: 'call', ...run, id, name, ...readArguments(own(call, 'args')) }
      yield* readRunResult(call, name, run, id)
    }
  }
  yield* endRun(data, run)
}

/** lecode's word for a run that was stopped is its answer then. */
function* endRun(data: JsonObject, run: Told): Generator<Step> {
  const status = ownString(data, 'status')
  if (status === 'ok') yield tellMoment('stop', run, { reason: 'done' })
  const text = status === 'cancelled' ? 'cancelled' : (ownString(data, 'answer') ?? '')
  yield tellMoment('subagent_end', run, { result: { text, isError: status === undefined ? null : status !== 'ok' } })
}

function tellMoment(moment: MomentKind, told: Told, facts: MomentFacts = {}): Step {
  return { kind: 'moment', moment, facts, synthetic: false, ...told }
}

function* readRunResult(call: unknown, name: string, told: Told, callId: string): Generator<Step> {
  const text = readChatText({ content: own(call, 'result') })
  if (Object.hasOwn(Object(call), 'result'))
    yield { kind: 'result', ...told, callId, text, ...readStatus(name, text, own(call, 'is_error')) }
}

function bad(at: Place, detail: string): Step {
  return { kind: 'gap', at, gap: 'bad-record', detail }
}
