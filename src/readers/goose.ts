import type { JsonObject, Place } from '../model/event.ts'
import { isObject, own, ownString } from '../model/json.ts'
import type { Step, Told } from '../model/step.ts'
import type { OpenReader, Reader, Sample } from '../model/transcript.ts'
import { readArguments } from '../transcript/chat.ts'
import { readSeconds } from '../transcript/times.ts'
import { passKnown, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { asObject, ownList, ownObject } from '../transcript/values.ts'

/** Blocks without meaning for a gate. Questions repeat the call that they are about; what was answered is not recorded. */
const silent = new Set(
  `text image thinking redactedThinking reasoning toolConfirmationRequest actionRequired systemNotification contextLengthExceeded
  summarizationRequested`.split(/\s+/),
)

/** Tools that start a subagent, whose calls are in a session of its own or nowhere. */
const subagents = new Set('subagent delegate subagent__execute_task dynamic_task__create_task platform__subagent'.split(' '))

/** goose's sessions: the files of versions before its database, and exports. */
export const goose: Reader = {
  id: 'goose',
  title: 'goose’s sessions',
  agent: 'goose',
  source: 'https://github.com/block/goose: crates/goose/src/conversation/message.rs, session/session_manager.rs, session/legacy.rs',
  sign: 'messages with `role`, a numeric `created` and a `content` list, or `working_dir` beside a `conversation`',
  place:
    '`~/.local/share/goose/sessions/*.jsonl` of older versions; what `goose session export --format json` and `goose run --output-format json` (or `stream-json`) print.',
  detect,
  open,
}

function detect({ objects }: Sample): boolean {
  return objects.some(
    (object) => isHead(object) || isMessage(object) || isStreamed(object) || listMessages(object)?.some(isMessage) === true,
  )
}

/** The first line of a file, or an export. */
function isHead(object: JsonObject): boolean {
  const isSession = ['description', 'message_count', 'session_type', 'extension_data'].some((key) => Object.hasOwn(object, key))
  return ownString(object, 'working_dir') !== undefined && isSession
}

function isMessage(object: unknown): boolean {
  const role = ownString(object, 'role')
  return (role === 'user' || role === 'assistant') && typeof own(object, 'created') === 'number' && ownList(object, 'content') !== null
}

function isStreamed(object: JsonObject): boolean {
  return ownString(object, 'type') === 'message' && isMessage(own(object, 'message'))
}

/** Of an export, of either shape. */
function listMessages(object: JsonObject): unknown[] | null {
  return Object.hasOwn(object, 'role') ? null : (ownList(object, 'conversation') ?? ownList(object, 'messages'))
}

function open(): OpenReader {
  /** Calls that goose itself could make nothing of: they were not run. */
  const broken = new Set<string>()
  return {
    *read(record, at) {
      const messages = listMessages(record)
      if (isHead(record)) yield describe(record)
      if (messages !== null) for (const message of messages) yield* readMessage(message, at, broken)
      else if (isStreamed(record)) yield* readMessage(own(record, 'message'), at, broken)
      else if (isMessage(record)) yield* readMessage(record, at, broken)
      else if (!isHead(record)) yield* readOther(record, at)
    },
  }
}

function describe(head: JsonObject): Step {
  const name = ownString(head, 'name') || ownString(head, 'description')
  return {
    kind: 'session',
    patch: { id: ownString(head, 'id'), root: ownString(head, 'working_dir'), name, startedAt: ownString(head, 'created_at') },
  }
}

function* readOther(record: JsonObject, at: Place): Generator<Step> {
  const type = ownString(record, 'type') ?? ownString(record, 'role') ?? ''
  if (type === 'error')
    yield { kind: 'moment', moment: 'error', facts: { message: ownString(record, 'error') ?? '' }, synthetic: false, at }
  else yield type === 'complete' || type === 'notification' ? passKnown(record, type, at) : passUnknown(record, type, at)
}

function* readMessage(message: unknown, at: Place, broken: Set<string>): Generator<Step> {
  const record = asObject(message)
  const blocks = ownList(record, 'content')
  if (record === null || blocks === null) {
    yield passUnknown({ message }, 'message', at)
    return
  }
  const told: Told = { at, ts: readSeconds(own(record, 'created')), uuid: ownString(record, 'id') }
  const text = blocks.flatMap((block) => (ownString(block, 'type') === 'text' ? (ownString(block, 'text') ?? []) : [])).join('\n')
  // Summaries and reminders that only the model is shown.
  const isInjected = own(ownObject(record, 'metadata'), 'userVisible') === false
  if (ownString(record, 'role') === 'assistant') yield { kind: 'message', ...told, id: told.uuid, text }
  else if (text !== '' && !isInjected) yield { kind: 'prompt', ...told, text }
  for (const block of blocks) yield* readBlock(block, told, broken)
}

function* readBlock(block: unknown, told: Told, broken: Set<string>): Generator<Step> {
  const type = ownString(block, 'type') ?? ''
  if (type === 'toolRequest' || type === 'frontendToolRequest') yield* readCall(block, told, broken)
  else if (type === 'toolResponse') yield* readResult(block, told, broken)
  else if (type === 'conversationCompacted') yield { kind: 'moment', moment: 'post_compact', facts: {}, synthetic: false, ...told }
  else yield silent.has(type) ? passKnown(block, `block/${type}`, told.at) : passUnknown(block, `block/${type}`, told.at)
}

function* readCall(block: unknown, told: Told, broken: Set<string>): Generator<Step> {
  const id = ownString(block, 'id') ?? ''
  const call = own(block, 'toolCall')
  const value = ownObject(call, 'value')
  const name = ownString(value, 'name')
  if (ownString(call, 'status') === 'error' && value === null) {
    if (broken.size < 10_000) broken.add(id)
    yield { kind: 'ignored', type: 'block/toolRequest (not understood, not run)' }
  } else if (name === undefined) yield unreadCall(told.at, 'a tool call has no name')
  else {
    const lacks = subagents.has(name) ? { lacks: ['subagent_not_recorded'] as const } : {}
    yield { kind: 'call', ...told, id, name, ...readArguments(own(value, 'arguments') ?? {}), ...lacks }
  }
}

function* readResult(block: unknown, told: Told, broken: Set<string>): Generator<Step> {
  const callId = ownString(block, 'id') ?? ''
  if (broken.delete(callId)) {
    yield { kind: 'ignored', type: 'block/toolResponse (not run)' }
    return
  }
  const result = own(block, 'toolResult')
  const value = own(result, 'value')
  const content = Array.isArray(value) ? value : (ownList(value, 'content') ?? [])
  const text = ownString(result, 'error') ?? content.flatMap((part) => (isObject(part) ? (ownString(part, 'text') ?? []) : [])).join('\n')
  const isError = ownString(result, 'status') === 'error' || own(value, 'isError') === true
  // What a command prints comes in the same place as the words of a refusal.
  const isDoubtful = text.startsWith('The user has declined to run this tool.')
  yield { kind: 'result', ...told, callId, text, isError, ...(isDoubtful && { recorded: 'unknown' }) }
}
