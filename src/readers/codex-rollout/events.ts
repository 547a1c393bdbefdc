import type { JsonObject, MomentFacts, MomentKind } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'
import type { Step, Told } from '../../model/step.ts'
import { tellBlackedOut } from '../../transcript/redaction.ts'
import { passKnown, passUnknown } from '../../transcript/unread-call.ts'
import { ownList, ownObject } from '../../transcript/values.ts'
import { type CodexCall, readEventCall } from './calls.ts'
import { tellPrompt } from './items.ts'
import { readTypedEvent } from './prompts.ts'
import type { Rollout } from './state.ts'
import { readEventText, readWitness } from './witness.ts'

/** Events that repeat what items tell, or have no meaning for a gate. */
const sideTypes = new Set(
  `agent_message agent_reasoning agent_reasoning_raw_content background_event context_compacted deprecation_notice entered_review_mode
  exited_review_mode image_generation_end item_started mcp_startup_complete plan_update stream_error sub_agent_activity
  task_started thread_goal_updated thread_rolled_back thread_settings_applied token_count turn_diff turn.completed turn_started
  undo_completed warning web_search_begin web_search_end`.split(/\s+/),
)

/** Completed items that repeat others, or have no meaning for a gate. */
const sideItems = new Set(
  'AgentMessage ContextCompaction EnteredReviewMode ExitedReviewMode Extension HookPrompt ImageGeneration Plan Reasoning WebSearch'.split(
    ' ',
  ),
)

/** The author of an `exec_command_end` that the model did not ask for: a person typed the command after `!`. */
const typedByUser = 'user_shell'

/** A step, and whether it is of a call of which only an event tells. */
export interface RolloutStep {
  step: Step
  isNested: boolean
}

/** What an event tells: of a call that an item told of, of a call of its own, of a prompt, or of the turn. */
export function* readEvent(event: JsonObject, told: Told, ordinal: unknown, state: Rollout): Generator<RolloutStep> {
  const item = ownString(event, 'type') === 'item_completed' ? ownObject(event, 'item') : null
  const call = readEventCall(item ?? event)
  if (call === null || ownString(item ?? event, 'source') === typedByUser) {
    for (const step of item === null ? readPlain(event, told, ordinal, state) : readPlainItem(item, told, ordinal, state))
      yield { step, isNested: false }
    return
  }
  const source = item ?? event
  if (state.isRetold(call.id, ownString(source, 'type') ?? '')) {
    state.attest(call.id, readWitness(source))
    yield { step: { kind: 'ignored', type: `event/${ownString(source, 'type')}` }, isNested: false }
  } else for (const step of readOwnCall(source, call, told, ordinal, state)) yield { step, isNested: step.kind === 'call' }
  for (const step of readSpawned(source, told)) yield { step, isNested: false }
}

/** A call that no item tells of. The event is its result too, unless it only asks for it. */
function* readOwnCall(event: JsonObject, call: CodexCall, told: Told, ordinal: unknown, state: Rollout): Generator<Step> {
  const isAsked = (ownString(event, 'type') ?? '').endsWith('_request')
  const uuid = state.identifyCall(call, ordinal)
  state.open(call, isAsked)
  state.isRetold(call.id, ownString(event, 'type') ?? '')
  yield { kind: 'call', ...told, uuid, ...call, ...tellBlackedOut([call.args, call.raw]) }
  if (isAsked) return
  const { isError, isDeclined, structured } = readWitness(event)
  const refusal = isDeclined ? ({ recorded: 'denied', recordedBy: 'user' } as const) : {}
  yield { kind: 'result', ...told, callId: call.id, text: readEventText(event), isError, structured, ...refusal }
}

/** The threads of subagents that an event says were started. */
function* readSpawned(event: JsonObject, { at }: Told): Generator<Step> {
  if (ownString(event, 'type') !== 'collab_agent_spawn_end' && ownString(event, 'tool') !== 'spawn_agent') return
  const threads = [ownString(event, 'new_thread_id'), ...(ownList(event, 'receiver_thread_ids') ?? [])]
  for (const thread of threads) if (typeof thread === 'string') yield { kind: 'subagent', at, thread, run: thread, calls: null }
}

function* readPlain(event: JsonObject, told: Told, ordinal: unknown, state: Rollout): Generator<Step> {
  const type = ownString(event, 'type') ?? ''
  if (type === 'task_started' || type === 'turn_started') state.beginTurn(told.at)
  if (type === 'user_message') yield* readPrompt(event, told, ordinal, state)
  else if (type === 'thread_name_updated') yield* readName(event, told)
  else if (type === 'task_complete' || type === 'turn_complete') yield endTurn('stop', readStop(event), told, state)
  else if (type === 'turn_aborted') yield endTurn('interrupt', { reason: ownString(event, 'reason') }, told, state)
  else if (type === 'error') yield endTurn('error', { message: ownString(event, 'message') ?? '' }, told, state)
  else if (type === 'guardian_assessment') yield readAssessment(event, told, state)
  else if (type === 'exec_command_end') yield { kind: 'ignored', type: `event/${type}/${typedByUser}` }
  else yield sideTypes.has(type) ? passKnown(event, `event/${type}`, told.at) : passUnknown(event, `event/${type}`, told.at)
}

/** A model that answers in a person's place when Codex asks for approval. */
function readAssessment(event: JsonObject, { at, thread }: Told, state: Rollout): Step {
  const callId = ownString(event, 'target_item_id')
  if (ownString(event, 'status') === 'denied' && callId !== undefined && state.isOpen(callId))
    return { kind: 'fate', at, thread, callId, recorded: 'denied', recordedBy: 'host' }
  return passKnown(event, 'event/guardian_assessment', at)
}

function* readPlainItem(item: JsonObject, told: Told, ordinal: unknown, state: Rollout): Generator<Step> {
  const type = ownString(item, 'type') ?? ''
  if (type === 'UserMessage') yield* readPrompt(item, told, ordinal, state)
  else if (type === 'CommandExecution') yield { kind: 'ignored', type: `item/${type}/${typedByUser}` }
  else yield sideItems.has(type) ? passKnown(item, `item/${type}`, told.at) : passUnknown(item, `item/${type}`, told.at)
}

function* readPrompt(event: JsonObject, told: Told, ordinal: unknown, state: Rollout): Generator<Step> {
  yield* tellPrompt(readTypedEvent(event), 'event', told, { id: undefined, ordinal }, state)
  yield { kind: 'ignored', type: `event/${ownString(event, 'type')}` }
}

/** A subagent's file tells nothing about the session. */
function* readName(event: JsonObject, { thread }: Told): Generator<Step> {
  if (thread === undefined) yield { kind: 'session', patch: { name: ownString(event, 'thread_name') } }
  else yield { kind: 'ignored', type: 'event/thread_name_updated' }
}

function readStop(event: JsonObject): MomentFacts {
  const message = ownString(event, 'last_agent_message')
  return { reason: 'done', ...(message !== undefined && { message }) }
}

function endTurn(moment: MomentKind, facts: MomentFacts, told: Told, state: Rollout): Step {
  state.endTurn()
  return { kind: 'moment', moment, facts, synthetic: false, ...told }
}
