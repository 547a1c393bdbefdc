import type { JsonObject, Place } from '../model/event.ts'
import { isObject, own, ownString } from '../model/json.ts'
import type { CallStep, Step } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { readChatCalls, readChatText } from '../transcript/chat.ts'
import { holdsCall, unreadCall } from '../transcript/unread-call.ts'
import { asObject, ownList, ownObject } from '../transcript/values.ts'

/** Trajectories of SWE-agent: `trajectory` is what was run, `history` what the model was shown. */
export const sweAgentTraj: Reader = {
  id: 'swe-agent-traj',
  title: 'SWE-agent’s trajectories',
  agent: 'swe-agent',
  source: 'https://swe-agent.com/latest/usage/trajectories; sweagent/types.py',
  sign: 'one object with `trajectory` (steps with `action` and `observation`), or `history` with `message_type` or `is_demo`',
  place: 'The `.traj` files that it writes. An action that is a bare command line is a call of `bash`, as its tools are shell functions.',
  detect,
  open: () => ({ read: readDocument }),
}

function detect({ objects }: Sample): boolean {
  const [document] = objects
  const [step] = ownList(document, 'trajectory') ?? []
  if (ownString(step, 'action') !== undefined && ownString(step, 'observation') !== undefined) return true
  const messages = ownList(document, 'history') ?? []
  return messages.some((message) => ownString(message, 'message_type') !== undefined || own(message, 'is_demo') === true)
}

function* readDocument(document: JsonObject, at: Place): Generator<Step> {
  const history = (ownList(document, 'history') ?? []).filter(isObject)
  yield { kind: 'session', patch: { agentVersion: ownString(own(document, 'info'), 'swe_agent_version') } }
  // A demonstration that others are shown: it tells what should be done, and nothing was.
  const steps = ownList(document, 'trajectory')
  if (steps === null) {
    yield { kind: 'ignored', type: 'history' }
    return
  }
  yield* readTask(document, history, at)
  const model = new ModelCalls(history)
  let folder: string | undefined
  for (const step of steps) {
    if (isObject(step)) {
      folder = yield* readStep(step, folder, model, at)
    } else yield { kind: 'gap', at, gap: 'bad-record', detail: 'a step is no object' }
  }
}

/** The task as it was given, or else the first message that the model was shown. */
function* readTask(document: JsonObject, history: readonly JsonObject[], at: Place): Generator<Step> {
  const given = ownString(own(readConfig(document), 'problem_statement'), 'text')
  const first = history.find((message) => ownString(message, 'role') === 'user' && own(message, 'is_demo') !== true)
  const text = given ?? (first === undefined ? undefined : readChatText(first))
  if (text === undefined)
    yield { kind: 'lack', at, lack: 'prompt_missing', detail: 'neither the task nor the messages of the model are recorded' }
  else yield { kind: 'prompt', at, text }
}

/** An object, or its JSON. */
function readConfig(document: JsonObject): JsonObject | null {
  const config = own(document, 'replay_config')
  if (typeof config !== 'string') return asObject(config)
  try {
    return asObject(JSON.parse(config))
  } catch {
    return null
  }
}

/** Returns the folder in which the next step begins. */
function* readStep(step: JsonObject, before: string | undefined, model: ModelCalls, at: Place): Generator<Step, string | undefined> {
  const action = ownString(step, 'action') ?? ''
  const stated = readFolder(step)
  // Version 1 says where a step ended, versions before where it began.
  const tellsEnd = Object.hasOwn(step, 'execution_time')
  const cwd = tellsEnd ? (before ?? stated) : stated
  if (before === undefined && cwd !== undefined) yield { kind: 'session', patch: { root: cwd } }
  yield { kind: 'message', at, text: ownString(step, 'thought') || (ownString(step, 'response') ?? '') }
  if (action.trim() === '') {
    // The model's answer was not understood, or the run ended: nothing was run.
    yield holdsCall(own(step, 'tool_calls'))
      ? unreadCall(at, 'a step has a tool call but no action')
      : { kind: 'ignored', type: 'step without an action' }
    return stated ?? before
  }
  const call: CallStep = { kind: 'call', at, cwd, ...(model.take(action) ?? { id: '', name: 'bash', args: { command: action.trimEnd() } }) }
  yield call
  yield { kind: 'result', at, cwd, callId: call.id, text: ownString(step, 'observation') ?? '', isError: null }
  return stated ?? before
}

/** An object, its JSON, or (of replayed demonstrations) its Python notation. */
function readFolder(step: JsonObject): string | undefined {
  const state = own(step, 'state')
  if (typeof state !== 'string') return ownString(ownObject(step, 'state'), 'working_dir')
  return /["']working_dir["']:\s*["']([^"']*)["']/.exec(state)?.[1]
}

/** The model's own tool calls, which only the history keeps: by the action that was made of them, in their order. */
class ModelCalls {
  readonly #messages: readonly JsonObject[]
  readonly #ids = new Set<string>()
  #next = 0

  constructor(history: readonly JsonObject[]) {
    this.#messages = history.filter((message) => ownString(message, 'role') === 'assistant' && own(message, 'is_demo') !== true)
  }

  /** null: it made none, but wrote the action. */
  take(action: string): Pick<CallStep, 'id' | 'name' | 'args' | 'raw'> | null {
    const found = this.#messages.findIndex((message, index) => index >= this.#next && ownString(message, 'action') === action)
    const message = this.#messages[found]
    if (message === undefined) return null
    this.#next = found + 1
    const [only, ...more] = readChatCalls(message).calls
    if (only === undefined || more.length > 0) return null
    // A demonstration that is replayed brings ids along, and may bring one twice; each step was run all the same.
    const isNew = !this.#ids.has(only.id)
    this.#ids.add(only.id)
    return isNew ? only : { ...only, id: '' }
  }
}
