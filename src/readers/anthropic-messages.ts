import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { Step, Told } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { badMessage, readAssistant, readUser } from '../transcript/claude.ts'
import { isClineMessage } from '../transcript/cline.ts'
import { checkBeside, holdsCall, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { asObject, ownList } from '../transcript/values.ts'

/** Plain Anthropic messages: as JSON lines, one list, or under `messages` in an object. They name no agent. */
export const anthropicMessages: Reader = {
  id: 'anthropic-messages',
  title: 'Anthropic messages',
  agent: 'unknown',
  source: 'https://docs.anthropic.com/en/api/messages',
  sign: 'messages with `role` and a `content` list that holds `tool_use` or `tool_result` blocks',
  place: 'One a line, one list, or under `messages` (an API request). They name no agent, so tool names meet the matchers as they are.',
  detect,
  open: () => ({ read: readRecord }),
}

/** What a message has beside role and content; other keys are an agent's own format. */
const messageKeys = new Set(
  'role content id type model stop_reason stop_sequence stop_details usage container context_management name'.split(' '),
)

function detect({ objects }: Sample): boolean {
  const messages = objects.flatMap(listMessages)
  return messages.some(hasToolBlock) && messages.every((message) => !isForeign(message))
}

function hasToolBlock(message: JsonObject): boolean {
  return (ownList(message, 'content') ?? []).some((block) => {
    const type = ownString(block, 'type')
    if (type === 'tool_use') return ownString(block, 'name') !== undefined && own(block, 'input') !== undefined
    return type === 'tool_result' && ownString(block, 'tool_use_id') !== undefined
  })
}

function isForeign(message: JsonObject): boolean {
  const type = own(message, 'type')
  return (type !== undefined && type !== 'message') || !Object.keys(message).every((key) => messageKeys.has(key)) || isClineMessage(message)
}

function listMessages(record: JsonObject): JsonObject[] {
  const messages = Object.hasOwn(record, 'role') ? null : ownList(record, 'messages')
  return messages === null ? [record] : messages.map((message) => asObject(message) ?? {})
}

function* readRecord(record: JsonObject, at: Place): Generator<Step> {
  const told: Told = { at }
  for (const message of listMessages(record)) yield* readMessage(message, told)
  if (Object.hasOwn(record, 'role')) return
  const { messages, ...beside } = record
  const broken = Array.isArray(messages) ? messages.filter((message) => asObject(message) === null) : []
  if (Array.isArray(messages) && holdsCall([beside, ...broken])) yield unreadCall(at, 'a tool call beside the messages was not read')
}

function* readMessage(message: JsonObject, told: Told): Generator<Step> {
  const role = ownString(message, 'role')
  yield* checkBeside(message, told.at)
  if (role === 'assistant') yield* readAssistant({}, message, told)
  else if (role === 'user') yield* readPrompt(message, told)
  else if (role === 'system') yield { kind: 'ignored', type: role }
  else if (role === undefined) yield badMessage(message, told.at, 'a record is no message: it has no role')
  else yield passUnknown(message, role, told.at)
}

/** Words of a refusal are Claude Code's own, and it is not known whose messages these are. */
function* readPrompt(message: JsonObject, told: Told): Generator<Step> {
  const { results, others, typed } = readUser({}, message, told, undefined)
  yield* results.map(({ recorded: _, ...result }) => result)
  yield* others
  if (typed !== null) yield { kind: 'prompt', ...told, text: typed }
}
