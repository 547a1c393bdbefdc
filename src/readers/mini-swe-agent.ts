import type { JsonObject, Place } from '../model/event.ts'
import { isObject, own, ownString } from '../model/json.ts'
import type { ResultStep, Step } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { readChatCalls, readChatText } from '../transcript/chat.ts'
import { type Fence, isFencedChat, nameFence, readFenced } from '../transcript/fenced-command.ts'
import { readSeconds } from '../transcript/times.ts'
import { holdsCall, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { ownList, ownObject } from '../transcript/values.ts'

/** Trajectories of mini-swe-agent: the messages, and since 1.0 what was run about them. */
export const miniSweAgent: Reader = {
  id: 'mini-swe-agent',
  title: 'mini-swe-agent’s trajectories',
  agent: 'mini-swe-agent',
  source: 'https://mini-swe-agent.com/latest/usage/output_files; src/minisweagent/agents/default.py',
  sign: '`trajectory_format` with `mini-swe-agent-`, or chat messages with a `mswea_bash_command` block or a `<returncode>`',
  place: 'The `.traj.json` files that it writes. Its commands name no tool, so they are calls of `bash`.',
  detect,
  open() {
    const state: State = { fence: 'bash', hasPrompt: false, calls: [] }
    return { read: (record, at) => readRecord(record, at, state) }
  },
}

interface State {
  fence: Fence
  hasPrompt: boolean
  /** Ids of the calls that the last message of the model made, in their order, and that are not answered. */
  calls: string[]
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => ownString(object, 'trajectory_format')?.startsWith('mini-swe-agent-') || isFencedChat(object))
}

function* readRecord(record: JsonObject, at: Place, state: State): Generator<Step> {
  const messages = Object.hasOwn(record, 'role') ? null : ownList(record, 'messages')
  const info = ownObject(record, 'info')
  const root = ownString(own(own(info, 'config'), 'environment'), 'cwd')
  if (info !== null) yield { kind: 'session', patch: { agentVersion: ownString(info, 'mini_version'), root: root || undefined } }
  if (messages === null && info !== null) yield { kind: 'gap', at, gap: 'bad-record', detail: 'the trajectory has no messages' }
  for (const message of messages ?? [record]) {
    if (isObject(message)) yield* readMessage(message, at, state)
    else yield { kind: 'gap', at, gap: 'bad-record', detail: 'a message is no object' }
  }
}

function* readMessage(message: JsonObject, at: Place, state: State): Generator<Step> {
  const role = ownString(message, 'role') ?? nameRole(message)
  if (role === 'assistant') yield* readAssistant(message, at, state)
  else if (role === 'user' || role === 'tool') yield* readAnswer(message, role, at, state)
  else if (role === 'system' || role === 'exit') {
    learnFence(message, state)
    yield { kind: 'ignored', type: role }
  } else yield passUnknown(message, role, at)
}

/** Models of the Responses API are recorded by their own items, which have no role. */
function nameRole(message: JsonObject): string {
  if (ownString(message, 'type') === 'function_call_output') return 'tool'
  return ownList(own(message, 'extra'), 'actions') === null ? '' : 'assistant'
}

function learnFence(message: JsonObject, state: State): void {
  if (state.fence === 'bash') state.fence = nameFence(readChatText(message))
}

function* readAssistant(message: JsonObject, at: Place, state: State): Generator<Step> {
  const text = readChatText(message)
  const ts = readSeconds(own(own(message, 'extra'), 'timestamp'))
  yield { kind: 'message', at, ts, text }
  const calls = listCalls(message, text, state.fence)
  state.calls = calls.map(({ id }) => id)
  for (const call of calls) yield { kind: 'call', at, ts, ...call }
  if (calls.length === 0 && holdsCall({ tool_calls: own(message, 'tool_calls') }))
    yield unreadCall(at, 'a tool call of this message was not read')
}

/** What is run: the actions that the agent made of the message; where it kept none, the calls of the message, or its one block. */
function listCalls(message: JsonObject, text: string, fence: Fence): { id: string; name: string; args: JsonObject | null; raw?: string }[] {
  const actions = ownList(own(message, 'extra'), 'actions')
  if (actions !== null) {
    return actions.map((action) => {
      const command = typeof action === 'string' ? action : (ownString(action, 'command') ?? ownString(action, 'action'))
      const id = ownString(action, 'tool_call_id') ?? ''
      return command === undefined ? { id, name: 'bash', args: isObject(action) ? action : null } : { id, name: 'bash', args: { command } }
    })
  }
  const { calls } = readChatCalls(message)
  if (calls.length > 0) return calls
  const command = readFenced(text, fence)
  return command === null ? [] : [{ id: '', name: 'bash', args: { command } }]
}

/** The task, an observation, or a notice of the agent (a command that is none, a limit). */
function* readAnswer(message: JsonObject, role: string, at: Place, state: State): Generator<Step> {
  const text = ownString(message, 'output') ?? readChatText(message)
  const extra = own(message, 'extra')
  const ts = readSeconds(own(extra, 'timestamp'))
  const isTask = !state.hasPrompt || ownString(extra, 'interrupt_type') === 'UserNewTask'
  if (role === 'user' && isTask) {
    state.hasPrompt = true
    learnFence(message, state)
    yield { kind: 'prompt', at, ts, text }
    return
  }
  const named = ownString(message, 'tool_call_id') ?? ownString(message, 'call_id')
  const callId = named ?? state.calls[0]
  state.calls = state.calls.filter((id, index) => (named === undefined ? index > 0 : id !== named))
  if (callId === undefined) yield { kind: 'ignored', type: `${role}/notice` }
  else yield { ...judge(text, extra), at, ts, callId }
}

/** Exit codes are told to the model, or stand beside. That a person refused is sure only where it is told beside: a command may print the words. */
function judge(text: string, extra: unknown): Omit<ResultStep, 'at' | 'callId'> {
  const [, told] = /^<returncode>(-?\d+)<\/returncode>/.exec(text) ?? []
  const code = own(extra, 'returncode') ?? (told === undefined ? undefined : Number(told))
  const result = { kind: 'result', text, isError: typeof code === 'number' ? code !== 0 : null } as const
  if (ownString(extra, 'interrupt_type') === 'UserRejection')
    return { ...result, isError: true, recorded: 'denied', recordedBy: 'user', permission: 'deny' }
  return text.startsWith('Command not executed. ') ? { ...result, recorded: 'unknown' } : result
}
