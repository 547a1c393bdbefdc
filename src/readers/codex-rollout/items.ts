import type { JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { Step, Told } from '../../model/step.ts'
import { joinText } from '../../transcript/claude.ts'
import { parseJson } from '../../transcript/damage.ts'
import { tellBlackedOut } from '../../transcript/redaction.ts'
import { passKnown, passUnknown, unreadCall } from '../../transcript/unread-call.ts'
import { callTypes, qualifyTool, readItemCall } from './calls.ts'
import { readOutput } from './output.ts'
import { readTypedItem } from './prompts.ts'
import type { Rollout } from './state.ts'

/** Items without meaning for a gate. */
const sideTypes = new Set([
  'agent_message',
  'compaction',
  'compaction_summary',
  'compaction_trigger',
  'context_compaction',
  'ghost_snapshot',
])

/** Calls that the model's provider runs: no item tells of a result. */
const answered = new Set(['web_search_call', 'image_generation_call'])

/** What an item of the conversation tells. */
export function* readItem(item: JsonObject, told: Told, ordinal: unknown, state: Rollout): Generator<Step> {
  const type = ownString(item, 'type') ?? (Object.hasOwn(item, 'role') ? 'message' : '')
  if (callTypes.has(type)) yield* readCall(item, type, told, ordinal, state)
  else if (type.endsWith('_output')) yield* readResult(item, told, state)
  else if (type === 'message') yield* readMessage(item, told, ordinal, state)
  else if (type === 'reasoning') {
    yield* speak(told, undefined, state)
    yield { kind: 'ignored', type }
  } else yield sideTypes.has(type) ? passKnown(item, type, told.at) : passUnknown(item, `item/${type}`, told.at)
}

/** A prompt, unless another record told of it. */
export function* tellPrompt(
  text: string | null,
  from: 'item' | 'event',
  told: Told,
  { id, ordinal }: { id: string | undefined; ordinal: unknown },
  state: Rollout,
): Generator<Step> {
  if (text === null || !state.prompts.isFirst(text, from)) return
  const queued = state.responses.isWaiting
  if (!queued) state.responses.endTurn()
  yield { kind: 'prompt', ...told, uuid: state.identifyPrompt(id, ordinal), text, ...(queued && { queued }) }
}

function* readMessage(item: JsonObject, told: Told, ordinal: unknown, state: Rollout): Generator<Step> {
  const role = ownString(item, 'role') ?? ''
  if (role === 'assistant') yield* speak(told, joinText(own(item, 'content')), state)
  else if (role === 'user') {
    const text = readTypedItem(item)
    if (text === null) yield passKnown(item, 'message/injected', told.at)
    else yield* tellPrompt(text, 'item', told, { id: ownString(item, 'id'), ordinal }, state)
  } else yield passKnown(item, `message/${role}`, told.at)
}

/** The model's response, which comes in several items. */
function* speak(told: Told, text: string | undefined, state: Rollout): Generator<Step> {
  const { id, isNew } = state.responses.speak()
  state.prompts.forget()
  if (isNew || text !== undefined) yield { kind: 'message', ...told, id, ...(text !== undefined && { text }) }
}

function* readCall(item: JsonObject, type: string, told: Told, ordinal: unknown, state: Rollout): Generator<Step> {
  yield* speak(told, undefined, state)
  const call = readItemCall(item)
  if (call === null) {
    yield unreadCall(told.at, `a tool call of the type ${type} has no name`)
    return
  }
  const uuid = state.identifyCall(call, ordinal)
  state.open({ id: call.id, name: qualifyTool(item, call) }, !answered.has(type))
  yield { kind: 'call', ...told, uuid, ...call, ...tellBlackedOut([call.args, call.raw]) }
  const status = answered.has(type) ? ownString(item, 'status') : undefined
  if (status === 'completed' || status === 'failed')
    yield { kind: 'fate', at: told.at, thread: told.thread, callId: call.id, recorded: status === 'failed' ? 'failed' : 'ran', final: true }
}

function* readResult(item: JsonObject, told: Told, state: Rollout): Generator<Step> {
  const callId = ownString(item, 'call_id') ?? ''
  const { call, witness } = state.close(callId)
  const outcome = readOutput(own(item, 'output') ?? own(item, 'tools') ?? '', call, witness)
  yield { kind: 'result', ...told, callId, ...outcome }
  const agent = call.name === 'spawn_agent' ? ownString(parseJson(outcome.text), 'agent_id') : undefined
  if (agent !== undefined) yield { kind: 'subagent', at: told.at, thread: agent, run: agent, calls: null }
}
