import type { JsonObject, Place } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import type { Step } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { passKnown, passUnknown } from '../../transcript/unread-call.ts'
import { ownList, ownObject } from '../../transcript/values.ts'
import { callTypes } from './calls.ts'
import { type RolloutStep, readEvent } from './events.ts'
import { readItem } from './items.ts'
import { Programs } from './programs.ts'
import { Rollout } from './state.ts'

/** Records whose `type` and `payload` are Codex's. */
const recordTypes = new Set(
  `compacted event_msg inter_agent_communication inter_agent_communication_metadata response_item session_meta turn_context
  world_state`.split(/\s+/),
)

/** Items of the first versions, which stood in the file by themselves. */
const itemTypes = new Set(['message', 'reasoning', 'function_call_output', ...callTypes])

/** Codex's session files. Calls are the items that the model made; events about the same calls say what became of them. */
export const codexRollout: Reader = {
  id: 'codex-rollout',
  title: 'Codex’s own session files (rollouts)',
  agent: 'codex',
  source: 'https://github.com/openai/codex (codex-rs/protocol: RolloutLine, ResponseItem; codex-rs/rollout)',
  sign: '`session_meta`, `response_item`, `event_msg` or `turn_context` with a `payload`',
  place:
    '`~/.codex/sessions/YYYY/MM/DD/rollout-*.jsonl`. A subagent has a file of its own; named together with its parent’s, they are read as one session.',
  detect,
  open(file) {
    const state = new Rollout(file)
    const programs = new Programs()
    return {
      *read(record, at) {
        for (const { step, isNested } of readRecord(record, at, state)) yield* programs.pass(step, isNested)
      },
      *end() {
        yield* programs.end()
        yield* state.end()
      },
    }
  },
}

function detect({ objects }: Sample): boolean {
  return objects.some(isRecord) || objects.some(isLegacyDocument) || (objects.some(isLegacyHead) && objects.every(isLegacy))
}

function isRecord(object: JsonObject): boolean {
  return recordTypes.has(ownString(object, 'type') ?? '') && isObject(own(object, 'payload'))
}

/** The TypeScript version wrote one document (openai/codex, codex-cli). */
function isLegacyDocument(object: JsonObject): boolean {
  const items = ownList(object, 'items') ?? []
  return ownString(ownObject(object, 'session'), 'id') !== undefined && items.some((item) => itemTypes.has(ownString(item, 'type') ?? ''))
}

/** Until mid-2025 the first record had no type, and the items stood by themselves. */
function isLegacyHead(object: JsonObject): boolean {
  return !Object.hasOwn(object, 'type') && ['id', 'timestamp', 'instructions'].every((key) => Object.hasOwn(object, key))
}

function isLegacy(object: JsonObject): boolean {
  return isLegacyHead(object) || ownString(object, 'record_type') === 'state' || itemTypes.has(ownString(object, 'type') ?? '')
}

function* readRecord(record: JsonObject, at: Place, state: Rollout): Generator<RolloutStep> {
  const payload = ownObject(record, 'payload')
  if (ownString(record, 'type') === 'event_msg' && payload !== null) {
    yield* readEvent(payload, state.tell(record, at), own(record, 'ordinal'), state)
    return
  }
  for (const step of readOther(record, payload, at, state)) yield { step, isNested: false }
}

function* readOther(record: JsonObject, payload: JsonObject | null, at: Place, state: Rollout): Generator<Step> {
  const type = ownString(record, 'type') ?? ''
  const told = state.tell(record, at)
  if (payload === null) yield* readLegacy(record, at, state)
  else if (type === 'session_meta') yield* state.learn(payload, at)
  else if (type === 'response_item') yield* readItem(payload, told, own(record, 'ordinal'), state)
  else if (type === 'turn_context') {
    yield* state.turn(payload)
    yield { kind: 'ignored', type }
  } else if (type === 'compacted') {
    // `replacement_history` repeats items, calls among them.
    yield { kind: 'ignored', type }
    for (const moment of ['pre_compact', 'post_compact'] as const) yield { kind: 'moment', moment, facts: {}, synthetic: false, ...told }
  } else yield recordTypes.has(type) || type === 'token_usage_record' ? passKnown(record, type, at) : passUnknown(record, type, at)
}

function* readLegacy(record: JsonObject, at: Place, state: Rollout): Generator<Step> {
  const told = state.tell(record, at)
  if (isLegacyDocument(record)) {
    yield* state.learn(ownObject(record, 'session') ?? {}, at)
    for (const item of ownList(record, 'items') ?? []) yield* readItem(isObject(item) ? item : {}, told, undefined, state)
  } else if (isLegacyHead(record)) yield* state.learn(record, at)
  else if (ownString(record, 'record_type') === 'state') yield passKnown(record, 'state', at)
  else yield* readItem(record, told, undefined, state)
}
