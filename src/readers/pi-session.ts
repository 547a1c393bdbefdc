import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { Step, Told } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { readArguments } from '../transcript/chat.ts'
import { badMessage, joinText, tellCompaction, tellError } from '../transcript/claude.ts'
import { checkBeside, holdsCall, passKnown, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { ownList, ownObject, writeJson } from '../transcript/values.ts'

/** pi's session files: a tree of messages, of which every branch was worked on. */
export const piSession: Reader = {
  id: 'pi-session',
  title: 'pi’s session files',
  agent: 'pi',
  source: 'https://github.com/badlogic/pi-mono, packages/coding-agent/docs/session.md',
  sign: '`session` with `cwd`, or messages with `toolCall` blocks or of the role `toolResult`',
  place: '`~/.pi/agent/sessions/--PROJECT--/TIME_ID.jsonl`.',
  detect,
  open: () => ({ read: readRecord }),
}

/** Records that hold no call and no prompt. */
const sideTypes = new Set(
  'model_change thinking_level_change branch_summary branchSummary compactionSummary custom custom_message label session_info'.split(' '),
)

/** A command that the person ran (`!command`), and texts that stand for other records. */
const sideRoles = new Set(['bashExecution', 'custom', 'branchSummary', 'compactionSummary'])

function detect({ objects }: Sample): boolean {
  return objects.some((object) => isStart(object) || isMessage(object))
}

function isStart(object: JsonObject): boolean {
  return ownString(object, 'type') === 'session' && ownString(object, 'id') !== undefined && ownString(object, 'cwd') !== undefined
}

function isMessage(object: JsonObject): boolean {
  const message = ownString(object, 'type') === 'message' ? ownObject(object, 'message') : null
  if (ownString(message, 'role') === 'toolResult') return ownString(message, 'toolCallId') !== undefined
  return (ownList(message, 'content') ?? []).some(
    (block) => ownString(block, 'type') === 'toolCall' && own(block, 'arguments') !== undefined,
  )
}

function* readRecord(record: JsonObject, at: Place): Generator<Step> {
  const type = ownString(record, 'type') ?? ''
  const told: Told = { at, ts: ownString(record, 'timestamp'), uuid: ownString(record, 'id') }
  if (type === 'session') {
    const cwd = ownString(record, 'cwd')
    yield { kind: 'session', patch: { id: told.uuid, root: cwd, cwd, startedAt: told.ts } }
    yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told }
  } else if (type === 'message') yield* readMessage(record, told)
  else if (type === 'compaction') {
    yield* tellCompaction(record, 'tokensBefore', told)
    yield passKnown(record, type, at)
  } else if (sideTypes.has(type)) yield passKnown(record, type, at)
  else yield passUnknown(record, type, at)
}

function* readMessage(record: JsonObject, told: Told): Generator<Step> {
  const message = ownObject(record, 'message')
  const role = ownString(message, 'role')
  if (message !== null) yield* checkBeside(message, told.at)
  if (message === null || role === undefined) yield badMessage(record, told.at, 'a record of type message has no message')
  else if (role === 'assistant') yield* readAssistant(message, told)
  else if (role === 'user') yield* readPrompt(message, told)
  else if (role === 'toolResult') {
    const isError = own(message, 'isError')
    const text = joinText(own(message, 'content'))
    const callId = ownString(message, 'toolCallId') ?? ''
    yield {
      kind: 'result',
      ...told,
      callId,
      text,
      isError: typeof isError === 'boolean' ? isError : null,
      structured: own(message, 'details'),
    }
  } else if (sideRoles.has(role)) yield passKnown(message, `message/${role}`, told.at)
  else yield passUnknown(message, `message/${role}`, told.at)
}

function* readPrompt(message: JsonObject, told: Told): Generator<Step> {
  const content = own(message, 'content')
  if (holdsCall(content)) yield unreadCall(told.at, 'a tool call in a user message, where none is read, was not read')
  yield { kind: 'prompt', ...told, text: joinText(content) }
}

function* readAssistant(message: JsonObject, told: Told): Generator<Step> {
  const content = own(message, 'content')
  const stop = ownString(message, 'stopReason')
  yield { kind: 'message', ...told, text: joinText(content), incomplete: stop === 'aborted' || stop === 'error' }
  if (stop === 'error') yield tellError(ownString(message, 'errorMessage') ?? '', told)
  if (typeof content !== 'string' && !Array.isArray(content))
    yield badMessage(content, told.at, `an assistant message has no content: ${writeJson(content).slice(0, 60)}`)
  for (const block of Array.isArray(content) ? content : []) yield* readBlock(block, told)
}

function* readBlock(block: unknown, told: Told): Generator<Step> {
  const type = ownString(block, 'type') ?? ''
  const name = ownString(block, 'name')
  if (type === 'text' || type === 'thinking') return
  if (type !== 'toolCall') yield passUnknown(block, `block/${type}`, told.at)
  else if (name === undefined) yield unreadCall(told.at, 'a tool call has no name')
  else yield { kind: 'call', ...told, id: ownString(block, 'id') ?? '', name, ...readArguments(own(block, 'arguments')) }
}
