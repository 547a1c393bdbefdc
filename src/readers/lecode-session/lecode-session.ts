import type { JsonObject, Place } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { Step, Told } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { readArguments, readChatCalls, readChatText } from '../../transcript/chat.ts'
import { isGap, passGap } from '../../transcript/gap.ts'
import { passUnknown } from '../../transcript/unread-call.ts'
import { asObject, ownList, ownObject } from '../../transcript/values.ts'
import { readStatus } from './status.ts'

/** lecode's session files. A tombstone hides calls from the model only: they ran, so they count. */
export const lecodeSession: Reader = {
  id: 'lecode-session',
  title: 'lecode session file (~/.config/lecode/sessions/ID.jsonl)',
  agent: 'lecode',
  source: 'https://github.com/KalvadTech/lecode (session storage)',
  detect,
  async *read(records, file) {
    for await (const item of records) {
      if (isGap(item)) yield passGap(item)
      else for (const step of readRecord(asObject(item.value) ?? {}, { path: file.path, line: item.line })) yield step
    }
  },
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

function* readRecord(record: JsonObject, at: Place): Generator<Step> {
  const type = ownString(record, 'type') ?? ''
  const told: Told = { at, ts: ownString(record, 'ts') }
  if (type === 'meta') yield readMeta(record)
  else if (type === 'message') yield* readMessage(record, told)
  else if (type === 'event') yield* readEvent(record, told)
  else yield type === 'tombstone' ? { kind: 'ignored', type } : passUnknown(record, type, at)
}

function readMeta(record: JsonObject): Step {
  const cwd = ownString(record, 'cwd')
  const patch = { id: ownString(record, 'id'), name: ownString(record, 'name'), root: cwd, cwd, startedAt: ownString(record, 'created_at') }
  return { kind: 'session', patch }
}

function* readMessage(record: JsonObject, told: Told): Generator<Step> {
  const message = ownObject(record, 'message')
  const role = ownString(message, 'role') ?? ownString(record, 'role')
  if (message === null) yield bad(told.at, 'a message record holds no message')
  else if (role === 'user') yield { kind: 'prompt', ...told, text: readChatText(message) }
  else if (role === 'assistant') yield* readAssistant(message, told)
  else if (role === 'tool') yield readResult(message, told)
  else yield passUnknown(message, `message/${role ?? ''}`, told.at)
}

function* readAssistant(message: JsonObject, told: Told): Generator<Step> {
  yield { kind: 'message', ...told }
  const { calls, broken } = readChatCalls(message)
  for (const call of calls) yield { kind: 'call', ...told, ...call }
  if (broken > 0) yield bad(told.at, `${broken} tool calls of this message have no name`)
}

function readResult(message: JsonObject, told: Told): Step {
  const text = readChatText(message)
  const status = readStatus(ownString(message, 'name') ?? '', text, undefined)
  return { kind: 'result', ...told, callId: ownString(message, 'tool_call_id') ?? '', text, ...status }
}

function* readEvent(record: JsonObject, told: Told): Generator<Step> {
  const data = ownObject(record, 'data')
  const kind = ownString(record, 'kind') ?? ''
  const runId = ownString(data, 'run_id')
  if (kind === 'rename') yield { kind: 'session', patch: { name: ownString(data, 'name') } }
  if (data !== null && runId !== undefined && Object.hasOwn(data, 'tool_calls')) yield* readRun(data, runId, told)
  else yield { kind: 'ignored', type: `event/${kind}` }
}

/** A subagent's run, told in one record after its end; its calls have no ids. */
function* readRun(data: JsonObject, runId: string, told: Told): Generator<Step> {
  const thread = { id: runId, agentType: ownString(data, 'agent') }
  const calls = ownList(data, 'tool_calls')
  if (calls === null) yield bad(told.at, 'the calls of a subagent’s run are no list')
  for (const [index, call] of (calls ?? []).entries()) {
    const name = ownString(call, 'name')
    const id = `${runId}#${index + 1}`
    if (name === undefined) yield bad(told.at, `call ${index + 1} of a subagent’s run has no name`)
    else {
      yield { kind: 'call', ...told, thread, id, name, ...readArguments(own(call, 'args')) }
      yield* readRunResult(call, name, { ...told, thread }, id)
    }
  }
}

function* readRunResult(call: unknown, name: string, told: Told, callId: string): Generator<Step> {
  const text = readChatText({ content: own(call, 'result') })
  if (Object.hasOwn(Object(call), 'result'))
    yield { kind: 'result', ...told, callId, text, ...readStatus(name, text, own(call, 'is_error')) }
}

function bad(at: Place, detail: string): Step {
  return { kind: 'gap', at, gap: 'bad-record', detail }
}
