import type { JsonObject, LackKind, RecordedHookRun } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { ResultStep, Step, Told } from '../../model/step.ts'
import { readArguments } from '../../transcript/chat.ts'
import { unreadCall } from '../../transcript/unread-call.ts'
import { ownList, ownObject } from '../../transcript/values.ts'

/** What is known of a conversation while it is read. */
export interface SdkState {
  root: string | undefined
  cwd: string | undefined
  /** Of calls without a result so far, by the event's id. */
  actions: Map<string, { callId: string; isExecutable: boolean }>
}

/** Hooks are shown the action, not the model's own arguments: those have what the SDK asked for beside it (sdk/hooks/conversation_hooks.py). */
export function* readAction(event: JsonObject, told: Told, { actions }: SdkState): Generator<Step> {
  const name = ownString(event, 'tool_name') ?? ownString(own(event, 'tool_call'), 'name')
  yield { kind: 'message', ...told, id: ownString(event, 'llm_response_id'), text: readTexts(ownList(event, 'thought')) }
  if (name === undefined) {
    yield unreadCall(told.at, 'an action names no tool')
    return
  }
  const action = ownObject(event, 'action')
  const callId = ownString(event, 'tool_call_id') ?? ownString(own(event, 'tool_call'), 'id') ?? told.uuid ?? ''
  const [oldest] = actions.keys()
  if (oldest !== undefined && actions.size >= 1_000) actions.delete(oldest)
  actions.set(told.uuid ?? '', { callId, isExecutable: action !== null })
  yield {
    kind: 'call',
    ...told,
    id: callId,
    name,
    ...(action === null ? readArguments(own(own(event, 'tool_call'), 'arguments')) : { args: action }),
  }
}

/** Its call ran, and came back; the flag is the tool's own, whatever a command's exit code was. */
export function* readObservation(event: JsonObject, told: Told, state: SdkState): Generator<Step> {
  const observation = own(event, 'observation')
  const isError = own(observation, 'is_error')
  const text = readTexts(ownList(observation, 'content')) || (ownString(observation, 'output') ?? '')
  state.actions.delete(ownString(event, 'action_id') ?? '')
  yield { ...tellResult(event, told), text, isError: typeof isError === 'boolean' ? isError : null }
  const folder = ownString(own(observation, 'metadata'), 'working_dir')
  if (folder === undefined) return
  // Where the terminal stands behind the command.
  state.cwd = folder
  if (state.root === undefined) yield { kind: 'session', patch: { root: folder } }
  state.root ??= folder
}

/** A person, or a hook, kept the call from running. */
export function readRejection(event: JsonObject, told: Told): Step {
  const isHook = ownString(event, 'rejection_source') === 'hook'
  const text = ownString(event, 'rejection_reason') ?? ''
  const fate = { recorded: 'denied', recordedBy: isHook ? 'hook' : 'user' } as const
  return { ...tellResult(event, told), text, isError: true, ...fate, ...(!isHook && { permission: 'deny' }) }
}

/** Without an action the SDK could not make a call of what the model wrote, and ran nothing. */
export function readFailure(event: JsonObject, told: Told, { actions }: SdkState): Step {
  const result = tellResult(event, told)
  const action = [...actions.values()].find(({ callId }) => callId === result.callId)
  const isNotRun = action?.isExecutable === false
  return { ...result, text: ownString(event, 'error') ?? '', isError: true, ...(isNotRun && { recorded: 'not-run', recordedBy: 'host' }) }
}

function tellResult(event: JsonObject, told: Told): ResultStep {
  return {
    kind: 'result',
    ...told,
    callId: ownString(event, 'tool_call_id') ?? ownString(event, 'action_id') ?? '',
    text: '',
    isError: null,
  }
}

/** A run of a hook, as the agent itself recorded it. */
export function readHookRun(event: JsonObject, told: Told, { actions }: SdkState): Step {
  const exitCode = own(event, 'exit_code')
  const hookRun: RecordedHookRun = {
    event: ownString(event, 'hook_event_type') ?? '',
    outcome: own(event, 'blocked') === true ? 'blocked' : own(event, 'success') === true ? 'ok' : 'failed',
    command: ownString(event, 'hook_command'),
    callId: actions.get(ownString(event, 'action_id') ?? '')?.callId,
    exitCode: typeof exitCode === 'number' ? exitCode : undefined,
    stdout: ownString(event, 'stdout'),
    stderr: ownString(event, 'stderr'),
  }
  return { kind: 'moment', moment: 'hook_run', facts: { hookRun }, synthetic: false, ...told }
}

/** A call of an agent that OpenHands drives by the Agent Client Protocol: told again while it runs, by a title, not by the tool's name. */
export function* readForeignCall(event: JsonObject, told: Told): Generator<Step> {
  const status = ownString(event, 'status')
  if (status !== 'completed' && status !== 'failed') {
    yield { kind: 'ignored', type: 'ACPToolCallEvent (not over)' }
    return
  }
  const id = ownString(event, 'tool_call_id') ?? ''
  const lacks: LackKind[] = ['args_truncated']
  const args = ownObject(event, 'raw_input')
  const parent = ownString(event, 'parent_tool_call_id')
  const whose = { ...told, thread: parent === undefined ? undefined : { id: parent } }
  const name = ownString(event, 'tool_kind') ?? ownString(event, 'title') ?? ''
  yield { kind: 'call', ...whose, id, name, ...readArguments(own(event, 'raw_input')), ...(args === null && { lacks }) }
  yield {
    kind: 'result',
    ...whose,
    callId: id,
    text: ownString(event, 'raw_output') ?? '',
    isError: own(event, 'is_error') === true || status === 'failed',
  }
}

/** The text parts, joined by newlines. */
export function readTexts(parts: readonly unknown[] | null): string {
  return (parts ?? []).flatMap((part) => ownString(part, 'text') ?? []).join('\n')
}
