import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { CallStep, MessageStep, Step, Told } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { readArguments } from '../transcript/chat.ts'
import { tellError } from '../transcript/claude.ts'
import { readErrorType } from '../transcript/gemini.ts'
import { passKnown, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { ownObject } from '../transcript/values.ts'

/** Tools that start a subagent: its calls are not in the stream. */
const subagentTools = new Set(['browser_agent', 'cli_help', 'codebase_investigator', 'delegate_to_agent', 'generalist', 'invoke_agent'])

/** What Gemini CLI prints without a person. */
export const geminiStreamJson: Reader = {
  id: 'gemini-stream-json',
  title: 'Gemini CLI’s stream-json',
  agent: 'gemini-cli',
  source: 'google-gemini/gemini-cli, packages/core/src/output/types.ts',
  sign: '`tool_use` with `tool_name`, `tool_id` and `parameters`, or `init` with `session_id`',
  place: 'What `gemini -p --output-format stream-json` prints. It names no folder, and holds no call of a subagent.',
  detect,
  open() {
    const turn: Turn = { count: 0 }
    return { read: (record, at) => readRecord(record, at, turn) }
  },
}

/** Messages have no ids: what comes behind a result or a prompt is another one. */
interface Turn {
  count: number
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => isInit(object) || isCall(object) || isResult(object)) || (objects.length > 0 && objects.every(isMessage))
}

/** Alone, it is told from a plain chat message by its type and time. */
function isMessage(object: JsonObject): boolean {
  const isTimed = ownString(object, 'type') === 'message' && ownString(object, 'timestamp') !== undefined
  return isTimed && ownString(object, 'role') !== undefined && ownString(object, 'content') !== undefined
}

function isInit(object: JsonObject): boolean {
  return ownString(object, 'type') === 'init' && ownString(object, 'session_id') !== undefined && ownString(object, 'model') !== undefined
}

function isCall(object: JsonObject): boolean {
  return ownString(object, 'type') === 'tool_use' && ['tool_name', 'tool_id'].every((key) => ownString(object, key) !== undefined)
}

function isResult(object: JsonObject): boolean {
  return ownString(object, 'type') === 'tool_result' && ['tool_id', 'status'].every((key) => ownString(object, key) !== undefined)
}

function* readRecord(record: JsonObject, at: Place, turn: Turn): Generator<Step> {
  const type = ownString(record, 'type') ?? ''
  const told: Told = { at, ts: ownString(record, 'timestamp') }
  if (type === 'init') yield* readInit(record, told)
  else if (type === 'message') yield* readMessage(record, told, turn)
  else if (type === 'tool_use') yield* readCall(record, told, turn)
  else if (type === 'tool_result') yield* readResult(record, told, turn)
  else if (type === 'error' || type === 'result') yield* readEnd(record, type, told)
  else yield passUnknown(record, type, at)
}

/** A run that was tried again begins anew in the same file. */
function* readInit(record: JsonObject, told: Told): Generator<Step> {
  yield { kind: 'session', patch: { id: ownString(record, 'session_id'), startedAt: told.ts } }
  yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told }
}

function* readMessage(record: JsonObject, told: Told, turn: Turn): Generator<Step> {
  const text = ownString(record, 'content') ?? ''
  const role = ownString(record, 'role')
  if (role === 'user') {
    turn.count += 1
    yield { kind: 'prompt', ...told, text }
  } else if (role === 'assistant') yield speak(told, turn, text)
  else yield passUnknown(record, `message/${role ?? ''}`, told.at)
}

function* readCall(record: JsonObject, told: Told, turn: Turn): Generator<Step> {
  const name = ownString(record, 'tool_name')
  if (name === undefined) {
    yield unreadCall(told.at, 'a tool call has no name')
    return
  }
  yield speak(told, turn, '')
  const lacks: Pick<CallStep, 'lacks'> = subagentTools.has(name) ? { lacks: ['subagent_not_recorded'] } : {}
  yield { kind: 'call', ...told, id: ownString(record, 'tool_id') ?? '', name, ...readArguments(own(record, 'parameters') ?? {}), ...lacks }
}

function* readResult(record: JsonObject, told: Told, turn: Turn): Generator<Step> {
  turn.count += 1
  const error = ownObject(record, 'error')
  const text = ownString(record, 'output') ?? ownString(error, 'message') ?? ''
  const isError = ownString(record, 'status') === 'error'
  const fate = isError ? readErrorType(ownString(error, 'type'), text) : {}
  yield { kind: 'result', ...told, callId: ownString(record, 'tool_id') ?? '', text, isError, ...fate }
}

function* readEnd(record: JsonObject, type: string, told: Told): Generator<Step> {
  const word = ownString(record, type === 'error' ? 'severity' : 'status') ?? ''
  const message = ownString(type === 'error' ? record : ownObject(record, 'error'), 'message')
  if (word === 'error' && message !== undefined) yield tellError(message, told)
  else yield passKnown(record, `${type}/${word}`, told.at)
}

function speak(told: Told, { count }: Turn, text: string): MessageStep {
  return { kind: 'message', ...told, id: `turn ${count}`, text }
}
