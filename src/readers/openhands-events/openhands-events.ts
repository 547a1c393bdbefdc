import type { JsonObject, MomentKind, Place } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { Step, Told } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { passKnown, passUnknown } from '../../transcript/unread-call.ts'
import { ownList } from '../../transcript/values.ts'
import { readAction, readFailure, readForeignCall, readHookRun, readObservation, readRejection, readTexts, type SdkState } from './calls.ts'

const spoken = new Set(
  'ActionEvent ObservationEvent UserRejectObservation AgentErrorEvent MessageEvent HookExecutionEvent ACPToolCallEvent'.split(' '),
)
const moments = new Map<string, MomentKind>([
  ['PauseEvent', 'interrupt'],
  ['InterruptEvent', 'interrupt'],
  ['CondensationRequest', 'pre_compact'],
  ['Condensation', 'post_compact'],
])
/** Events without meaning for a gate. */
const silent = new Set(
  'SystemPromptEvent ConversationStateUpdateEvent LLMCompletionLogEvent TokenEvent CondensationSummaryEvent'.split(' '),
)

/** Pieces of messages and calls that follow whole. */
const pieces = 'StreamingDeltaEvent'

/** What the command line sends by itself when its critic finds the task unfinished (iterative refinement). */
const refinement = /^The task appears incomplete \(iteration \d+\/\d+, predicted success likelihood/

/** Events of the agent SDK: one a line, or one a file. */
export const openhandsEvents: Reader = {
  id: 'openhands-events',
  title: 'OpenHands’ events (agent SDK)',
  agent: 'openhands',
  source: 'https://docs.openhands.dev/sdk; software-agent-sdk, openhands/sdk/event',
  sign: '`kind` with the name of an event class (`ActionEvent`, `ObservationEvent`, `MessageEvent`, …) beside `source`',
  place: '`~/.openhands/conversations/ID/events`, with `event-NNNNN-ID.json` files; or the same events one a line.',
  detect,
  open() {
    const state: SdkState = { root: undefined, cwd: undefined, actions: new Map() }
    return { read: (event, at) => readEvent(event, at, state) }
  },
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => {
    const kind = ownString(object, 'kind') ?? ''
    const isKnown = spoken.has(kind) || moments.has(kind) || silent.has(kind) || kind === 'ConversationErrorEvent' || kind === pieces
    return isKnown && ownString(object, 'id') !== undefined && ownString(object, 'source') !== undefined
  })
}

function* readEvent(event: JsonObject, at: Place, state: SdkState): Generator<Step> {
  const kind = ownString(event, 'kind') ?? ''
  const told: Told = { at, ts: ownString(event, 'timestamp'), cwd: state.cwd, uuid: ownString(event, 'id') }
  const moment = moments.get(kind)
  if (kind === 'MessageEvent') yield* readMessage(event, told)
  else if (kind === 'ActionEvent') yield* readAction(event, told, state)
  else if (kind === 'ObservationEvent') yield* readObservation(event, told, state)
  else if (kind === 'UserRejectObservation') yield readRejection(event, told)
  else if (kind === 'AgentErrorEvent') yield readFailure(event, told, state)
  else if (kind === 'HookExecutionEvent') yield readHookRun(event, told, state)
  else if (kind === 'ACPToolCallEvent') yield* readForeignCall(event, told)
  else if (kind === 'ConversationErrorEvent')
    yield { kind: 'moment', moment: 'error', facts: { message: ownString(event, 'detail') ?? '' }, synthetic: false, ...told }
  else if (kind === pieces) yield { kind: 'ignored', type: kind }
  else if (moment !== undefined) yield { kind: 'moment', moment, facts: {}, synthetic: false, ...told }
  else yield silent.has(kind) ? passKnown(event, kind, at) : passUnknown(event, kind, at)
}

/** Skills and hooks add to a message in `extended_content`; a message with a `sender` is another agent's. */
function* readMessage(event: JsonObject, told: Told): Generator<Step> {
  const text = readTexts(ownList(own(event, 'llm_message'), 'content'))
  const source = ownString(event, 'source')
  if (source === 'agent') yield { kind: 'message', ...told, id: ownString(event, 'llm_response_id'), text }
  else if (source !== 'user' || ownString(event, 'sender') !== undefined || refinement.test(text))
    yield passKnown(event, 'MessageEvent (injected)', told.at)
  else yield { kind: 'prompt', ...told, text }
}
