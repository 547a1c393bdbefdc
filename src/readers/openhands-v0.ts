import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { CallStep, ResultStep, Step, Told } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { readChatCalls } from '../transcript/chat.ts'
import { passUnknown } from '../transcript/unread-call.ts'
import { ownList, ownObject } from '../transcript/values.ts'

/** Actions of the agent that reach no tool: it speaks, thinks, or ends its work; the rest is the controller's. */
const silent = new Set(
  'message finish reject think recall null system change_agent_state condensation condensation_request loop_recovery start pause resume stop'.split(
    ' ',
  ),
)

/** Observations that are no tool's result. */
const notices = new Set('null agent_state_changed recall think condense success loop_detection'.split(' '))

/** Actions whose observation may still come. */
const rememberedActions = 10_000

/** The export of OpenHands before its agent SDK. */
export const openhandsV0: Reader = {
  id: 'openhands-v0',
  title: 'OpenHands’ trajectories (before the agent SDK)',
  agent: 'openhands',
  source: 'https://github.com/OpenHands/OpenHands: openhands/events/serialization, openhands/core/schema',
  sign: 'a list of events with `source`, a numbered `id`, and `action` with `args` or `observation` with `content`',
  place: 'What `save_trajectory_path` names, or the download in its interface.',
  detect,
  open() {
    const state: State = { cwd: undefined, root: undefined, calls: new Map() }
    return { read: (event, at) => readEvent(event, at, state) }
  },
}

interface State {
  cwd: string | undefined
  root: string | undefined
  /** The id of the call that an action is, by the action's own id; null: it is none. */
  calls: Map<unknown, string | null>
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => {
    const isEvent = typeof own(object, 'id') === 'number' && ['user', 'agent', 'environment'].includes(ownString(object, 'source') ?? '')
    const isAction = ownString(object, 'action') !== undefined && ownObject(object, 'args') !== null
    return isEvent && (isAction || (ownString(object, 'observation') !== undefined && Object.hasOwn(object, 'content')))
  })
}

function* readEvent(event: JsonObject, at: Place, state: State): Generator<Step> {
  const told: Told = { at, ts: ownString(event, 'timestamp'), cwd: state.cwd }
  if (ownString(event, 'observation') !== undefined) yield* readObservation(event, told, state)
  else if (ownString(event, 'action') !== undefined) yield* readAction(event, told, state)
  else yield passUnknown(event, 'event without action', at)
}

function* readAction(event: JsonObject, told: Told, { calls }: State): Generator<Step> {
  const action = ownString(event, 'action') ?? ''
  const args = ownObject(event, 'args') ?? {}
  const isCall = ownString(event, 'source') === 'agent' && !silent.has(action)
  const call = isCall ? readCall(event, action, args, told) : null
  const [oldest] = calls.keys()
  if (calls.size >= rememberedActions) calls.delete(oldest)
  calls.set(own(event, 'id'), call?.id ?? null)
  if (call !== null) {
    const response = ownString(own(own(event, 'tool_call_metadata'), 'model_response'), 'id')
    yield { kind: 'message', ...told, id: response, text: ownString(args, 'thought') ?? '' }
    yield call
    if (ownString(args, 'confirmation_state') === 'rejected')
      yield { kind: 'fate', at: told.at, callId: call.id, recorded: 'denied', recordedBy: 'user' }
  } else if (action === 'message' && ownString(event, 'source') === 'user')
    yield { kind: 'prompt', ...told, text: ownString(args, 'content') ?? '' }
  else if (action === 'message' || action === 'finish') yield { kind: 'message', ...told, text: readSaid(event, args) }
  else if (action === 'condensation') yield { kind: 'moment', moment: 'post_compact', facts: {}, synthetic: false, ...told }
  // The controller's own, and commands that the person typed into the terminal.
  else yield { kind: 'ignored', type: `action/${action}` }
}

/** The model's own call where it is kept, since actions lose some of it (2025: the text of a new file); else the action. */
function readCall(event: JsonObject, action: string, args: JsonObject, told: Told): CallStep {
  const metadata = ownObject(event, 'tool_call_metadata')
  const id = ownString(metadata, 'tool_call_id')
  const [choice] = ownList(own(metadata, 'model_response'), 'choices') ?? []
  const { calls } = readChatCalls(ownObject(choice, 'message') ?? {})
  const call = calls.find((each) => each.id === id && id !== undefined)
  if (call !== undefined && call.args !== null) return { kind: 'call', ...told, ...call }
  const name = ownString(metadata, 'function_name')
  const isStripped = action === 'edit' && own(args, 'content') === '' && ownString(args, 'command') === undefined
  return {
    ...{ kind: 'call', ...told, id: id ?? String(own(event, 'id')), name: call?.name ?? (name === undefined ? action : name), args },
    ...(isStripped && { lacks: ['edit_without_content'] as const }),
  }
}

function readSaid(event: JsonObject, args: JsonObject): string {
  return ownString(args, 'content') || ownString(args, 'final_thought') || ownString(args, 'thought') || (ownString(event, 'message') ?? '')
}

function* readObservation(event: JsonObject, told: Told, state: State): Generator<Step> {
  const type = ownString(event, 'observation') ?? ''
  const cause = own(event, 'cause')
  const callId = state.calls.get(cause)
  if (callId === null || (callId === undefined && notices.has(type))) {
    // Beside it the model's whole response may be kept, with the call of the thought or of the end.
    yield { kind: 'ignored', type: `observation/${type}` }
    return
  }
  state.calls.delete(cause)
  const result: ResultStep = {
    kind: 'result',
    ...told,
    callId: callId ?? String(cause ?? ''),
    text: ownString(event, 'content') ?? '',
    isError: null,
  }
  if (type === 'user_rejected') yield { ...result, isError: true, recorded: 'denied', recordedBy: 'user', permission: 'deny' }
  else yield { ...result, isError: type === 'error' ? true : readExit(event) }
  const folder = ownString(own(own(event, 'extras'), 'metadata'), 'working_dir')
  if (folder === undefined) return
  // Where the shell stands behind the command.
  state.cwd = folder
  if (state.root === undefined) yield { kind: 'session', patch: { root: folder } }
  state.root ??= folder
}

/** -1: the command still runs. */
function readExit(event: JsonObject): boolean | null {
  const extras = own(event, 'extras')
  const code = own(own(extras, 'metadata'), 'exit_code') ?? own(extras, 'exit_code')
  return typeof code !== 'number' || code < 0 ? null : code !== 0
}
