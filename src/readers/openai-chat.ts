import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { Step } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { holdsOtherCall, readChatCalls, readChatText } from '../transcript/chat.ts'
import { isClineMessage } from '../transcript/cline.ts'
import { isFencedChat } from '../transcript/fenced-command.ts'
import { holdsCall, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { asObject, ownList } from '../transcript/values.ts'

const roles = new Set(['system', 'developer', 'user', 'assistant', 'tool', 'function'])

/** Content parts of other formats that are calls or results, or of items (Responses API, Codex), whose calls stand beside the messages. */
const foreignParts = new Set(
  'input_text output_text tool_use tool_result toolCall toolRequest toolResponse tool-call tool-result'.split(' '),
)

/** Plain OpenAI chat messages: as JSON lines, one list, or under `messages` in an object. They name no agent. */
export const openaiChat: Reader = {
  id: 'openai-chat',
  title: 'OpenAI chat messages',
  agent: 'unknown',
  source: 'https://platform.openai.com/docs/api-reference/chat',
  sign: 'messages with a `role`, and `content`, `tool_calls` or `function_call`',
  place: 'One a line, one list, or under `messages`. They name no agent, so tool names meet the matchers as they are.',
  detect,
  open: () => ({ read: readRecord }),
}

function* readRecord(record: JsonObject, at: Place): Generator<Step> {
  for (const message of listMessages(record)) yield* readMessage(message, at)
  yield* readBeside(record, at)
}

function detect({ objects }: Sample): boolean {
  const messages = objects.flatMap(listMessages)
  return messages.some(isMessage) && !messages.some((message) => isForeign(message) || isFencedChat(message))
}

function isMessage(message: JsonObject): boolean {
  const isTyped = Object.hasOwn(message, 'type') && own(message, 'type') !== 'message'
  return (
    !isTyped &&
    roles.has(ownString(message, 'role') ?? '') &&
    ['content', 'tool_calls', 'function_call'].some((key) => Object.hasOwn(message, key))
  )
}

/** What stands in a record beside its messages, and what stands among them and is none. A request may name the function to be called. */
function* readBeside(record: JsonObject, at: Place): Generator<Step> {
  const messages = Object.hasOwn(record, 'role') ? null : ownList(record, 'messages')
  if (messages === null) return
  const { messages: _, function_call: __, ...beside } = record
  if (holdsCall([beside, ...messages.filter((message) => asObject(message) === null)]))
    yield unreadCall(at, 'a tool call beside the messages was not read')
}

function listMessages(record: JsonObject): JsonObject[] {
  const messages = Object.hasOwn(record, 'role') ? null : ownList(record, 'messages')
  return messages === null ? [record] : messages.map((message) => asObject(message) ?? {})
}

/** A call or result in the shape of another format, which this reader would miss. */
function isForeign(message: JsonObject): boolean {
  if (/tool|function|call/.test(ownString(message, 'type') ?? '') || isClineMessage(message)) return true
  return (ownList(message, 'content') ?? []).some((part) => foreignParts.has(ownString(part, 'type') ?? ''))
}

function* readMessage(message: JsonObject, at: Place): Generator<Step> {
  const role = ownString(message, 'role')
  if (holdsOtherCall(message, role)) yield unreadCall(at, 'a tool call in the shape of another format, or out of place, was not read')
  else if (isForeign(message))
    yield { kind: 'gap', at, gap: 'bad-record', detail: 'a message is, or holds a result, in the shape of another format' }
  else if (!roles.has(role ?? '')) yield passUnknown(message, role ?? '', at)
  if (role === 'user') yield { kind: 'prompt', at, text: readChatText(message) }
  else if (role === 'assistant') yield* readAssistant(message, at)
  else if (role === 'tool' || role === 'function') {
    yield { kind: 'result', at, callId: ownString(message, 'tool_call_id') ?? '', text: readChatText(message), isError: null }
  } else if (role === 'system' || role === 'developer') yield { kind: 'ignored', type: role }
}

function* readAssistant(message: JsonObject, at: Place): Generator<Step> {
  yield { kind: 'message', at, text: readChatText(message) }
  const { calls, broken } = readChatCalls(message)
  for (const call of calls) yield { kind: 'call', at, ...call }
  if (broken > 0) yield unreadCall(at, `${broken} tool calls of this message have no name`)
}
