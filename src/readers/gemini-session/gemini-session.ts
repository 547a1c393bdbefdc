import type { JsonObject, Place } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import type { ResultStep, Step, Told } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { readArguments } from '../../transcript/chat.ts'
import { badMessage, tellError } from '../../transcript/claude.ts'
import { listResponses, listTexts, readCancellation, readErrorText, readResponse } from '../../transcript/gemini.ts'
import { passKnown, passUnknown, unreadCall } from '../../transcript/unread-call.ts'
import { ownList, ownObject } from '../../transcript/values.ts'
import { GeminiSession } from './state.ts'

/** Whole texts that Gemini CLI puts beside what was typed, or in its place. */
const ownTexts = /^\s*<(session_context|hook_context)>.*<\/\1>\s*$/s

/** Gemini CLI's session files: one JSON document, or lines with messages that are written again whole when they change. */
export const geminiSession: Reader = {
  id: 'gemini-session',
  title: 'Gemini CLI’s own session files',
  agent: 'gemini-cli',
  source: 'google-gemini/gemini-cli, packages/core/src/services/chatRecordingService.ts',
  sign: '`sessionId` with `projectHash`, `$set` or `$rewindTo`, or messages of the type `gemini`',
  place: '`~/.gemini/tmp/PROJECT/chats/session-*.json` and `.jsonl`; subagents in `chats/SESSION/`.',
  detect,
  open(file) {
    const session = new GeminiSession(file)
    return { read: (record, at) => readRecord(record, at, session) }
  },
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => isHeader(object) || isChange(object) || isAnswer(object))
}

function isHeader(object: JsonObject): boolean {
  return ownString(object, 'sessionId') !== undefined && ownString(object, 'projectHash') !== undefined
}

function isChange(object: JsonObject): boolean {
  return ownObject(object, '$set') !== null || ownString(object, '$rewindTo') !== undefined
}

function isAnswer(object: JsonObject): boolean {
  return ownString(object, 'type') === 'gemini' && ownString(object, 'id') !== undefined && Object.hasOwn(object, 'content')
}

function* readRecord(record: JsonObject, at: Place, session: GeminiSession): Generator<Step> {
  const set = ownObject(record, '$set')
  if (set !== null) yield* readWhole(set, '$set', at, session)
  else if (isHeader(record)) yield* readWhole(record, 'header', at, session)
  // What was taken back has happened.
  else if (Object.hasOwn(record, '$rewindTo')) yield { kind: 'ignored', type: '$rewindTo' }
  else yield* readMessage(record, session.tell(record, at), session)
}

/** The document, its header or a change of it: facts of the session, and all messages of a checkpoint. */
function* readWhole(whole: JsonObject, type: string, at: Place, session: GeminiSession): Generator<Step> {
  yield* session.learn(whole)
  const { messages: _, ...beside } = whole
  yield passKnown(beside, type, at)
  for (const message of ownList(whole, 'messages') ?? []) {
    if (isObject(message)) yield* readMessage(message, session.tell(message, at), session)
    else yield badMessage(message, at, 'a message is no object')
  }
}

function* readMessage(message: JsonObject, told: Told, session: GeminiSession): Generator<Step> {
  const type = ownString(message, 'type') ?? ''
  if (type === 'user') yield* readUser(message, told, session)
  else if (type === 'gemini') yield* readAnswer(message, told, session)
  else if (type === 'error') yield tellError(listTexts(own(message, 'content')).join('\n'), told)
  else if (type === 'info' || type === 'warning') yield passKnown(message, type, told.at)
  else yield passUnknown(message, type, told.at)
}

/** `displayContent` is what was typed where hooks or commands added to it. */
function* readUser(message: JsonObject, told: Told, session: GeminiSession): Generator<Step> {
  const content = own(message, 'content')
  for (const response of listResponses(content)) yield* readRepeatedResponse(response, told, session)
  const texts = listTexts(own(message, 'displayContent') ?? content)
  yield* session.learnPlace(texts)
  const typed = texts.filter((text) => !ownTexts.test(text)).join('\n')
  if (texts.length === 0 && listResponses(content).length > 0) return
  if (typed === '' || told.thread !== undefined) yield passKnown(message, 'user', told.at)
  else yield { kind: 'prompt', ...told, text: typed }
}

/** Results are sent to the model in a message of their own; they stand with their calls already, unless those were not recorded. */
function* readRepeatedResponse(response: unknown, told: Told, session: GeminiSession): Generator<Step> {
  const callId = ownString(response, 'id') ?? ''
  if (session.knowsResult(callId)) yield { kind: 'ignored', type: 'user/functionResponse' }
  else yield { kind: 'result', ...told, uuid: undefined, callId, ...readOutcome('', response) }
}

function* readAnswer(message: JsonObject, told: Told, session: GeminiSession): Generator<Step> {
  yield { kind: 'message', ...told, id: ownString(message, 'id'), text: listTexts(own(message, 'content')).join('\n') }
  const { toolCalls: _, ...beside } = message
  yield passKnown(beside, 'gemini', told.at)
  for (const call of ownList(message, 'toolCalls') ?? []) yield* readCall(call, told, session)
}

/** A call with its result: the record is written again when the call goes on, so each is told once. */
function* readCall(call: unknown, told: Told, session: GeminiSession): Generator<Step> {
  const name = ownString(call, 'name')
  if (name === undefined) {
    yield unreadCall(told.at, 'a tool call has no name')
    return
  }
  const id = ownString(call, 'id') ?? ''
  const read = readArguments(own(call, 'args') ?? {})
  const step = { ...told, id, name, ...read }
  if (session.isNewCall(step)) yield { kind: 'call', ...step }
  else yield { kind: 'ignored', type: 'repeated call' }
  const status = ownString(call, 'status') ?? ''
  if (status !== 'success' && status !== 'error' && status !== 'cancelled') return
  const response = listResponses(own(call, 'result'))[0]
  if (session.isNewResult(step))
    yield { kind: 'result', ...told, callId: id, structured: own(call, 'resultDisplay'), ...readOutcome(status, response) }
  yield* readSubagent(call, id, told)
}

function readOutcome(status: string, response: unknown): Pick<ResultStep, 'text' | 'isError' | 'recorded' | 'recordedBy'> {
  const { text, isError } = readResponse(response)
  if (status === 'cancelled') return { text, isError: true, ...readCancellation(text) }
  return status === 'success' || !isError ? { text, isError: status === 'error' } : { text, isError: true, ...readErrorText(text) }
}

/** A subagent's last activities: as many calls of it must stand in its own file. */
function* readSubagent(call: unknown, run: string, { at }: Told): Generator<Step> {
  const thread = ownString(call, 'agentId')
  const activities = ownList(own(call, 'resultDisplay'), 'recentActivity') ?? []
  const calls = activities.filter((activity) => ownString(activity, 'type') === 'tool_call').length
  if (thread !== undefined && calls > 0) yield { kind: 'subagent', at, thread, run, calls }
}
