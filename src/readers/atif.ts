import type { JsonObject, Place } from '../model/event.ts'
import { isObject, own, ownString } from '../model/json.ts'
import type { CallStep, Step, ThreadRef, Told } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { readArguments, readChatText } from '../transcript/chat.ts'
import { isBlackedOut, isBlackedOutText } from '../transcript/redaction.ts'
import { passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { ownList, ownObject } from '../transcript/values.ts'

/** Harbor's names of agents that we call otherwise. */
const agents = new Map([
  ['copilot-cli', 'copilot'],
  ['github-copilot', 'copilot'],
  ['cursor-agent', 'cursor'],
  ['cursor-cli', 'cursor'],
  ['cline-cli', 'cline'],
  ['openhands-sdk', 'openhands'],
  ['qwen-coder', 'qwen-code'],
])

/** Of subagents in subagents: each is read within the other. */
const deepest = 20

/** The Agent Trajectory Interchange Format: Harbor’s, of many agents, each with its own tools. */
export const atif: Reader = {
  id: 'atif',
  title: 'ATIF trajectories (Harbor, Terminal-Bench)',
  agent: 'unknown',
  source: 'https://harborframework.com/docs/trajectory-format; rfcs/0001-trajectory-format.md, v1.0 to v1.7',
  sign: '`schema_version` with `ATIF-v` and `steps`',
  place: '`agent/trajectory.json` of a Harbor trial. The agent’s own session beside it tells more: prefer that.',
  detect,
  open: () => ({ read: readDocument }),
}

function detect({ objects: [document] }: Sample): boolean {
  return ownString(document, 'schema_version')?.startsWith('ATIF-v') === true && ownList(document, 'steps') !== null
}

function* readDocument(document: JsonObject, at: Place): Generator<Step> {
  const agent = ownObject(document, 'agent')
  const name = ownString(agent, 'name')?.trim().toLowerCase()
  const extra = own(agent, 'extra')
  const [root] = ownList(extra, 'cwds') ?? []
  const [branch] = ownList(extra, 'git_branches') ?? []
  yield {
    kind: 'session',
    patch: {
      id: ownString(document, 'session_id') ?? ownString(document, 'trajectory_id'),
      ...(name !== undefined && !isBlackedOutText(name) && { agent: agents.get(name) ?? name }),
      agentVersion: isBlackedOutText(own(agent, 'version')) ? undefined : ownString(agent, 'version'),
      ...(typeof root === 'string' && { root }),
      ...(typeof branch === 'string' && { branch }),
    },
  }
  yield* new Trajectory(document, at).read()
}

/** One trajectory; those of subagents may lie in its own document (since v1.7). */
class Trajectory {
  readonly #document: JsonObject
  readonly #at: Place
  readonly #thread: ThreadRef | undefined
  readonly #subagents: Map<string, JsonObject>
  readonly #ids = new Set<string>()

  /** How many trajectories it lies in. */
  readonly #depth: number

  constructor(document: JsonObject, at: Place, thread?: ThreadRef, depth = 0) {
    this.#depth = depth
    this.#document = document
    this.#at = at
    this.#thread = thread
    const listed = (ownList(document, 'subagent_trajectories') ?? []).filter(isObject)
    this.#subagents = new Map(listed.map((each) => [ownString(each, 'trajectory_id') ?? ownString(each, 'session_id') ?? '', each]))
  }

  *read(): Generator<Step> {
    for (const step of ownList(this.#document, 'steps') ?? []) {
      if (isObject(step)) yield* this.#readStep(step)
      else yield { kind: 'gap', at: this.#at, gap: 'bad-record', detail: 'a step is no object' }
    }
    for (const [id, subagent] of this.#subagents) yield* this.#readSubagent(id, subagent)
    if (own(this.#document, 'continued_trajectory_ref')) yield this.#lack('file_cut', 'the trajectory goes on in another file')
  }

  *#readStep(step: JsonObject): Generator<Step> {
    const source = ownString(step, 'source') ?? ''
    const ts = ownString(step, 'timestamp')
    const told: Told = { at: this.#at, thread: this.#thread, ts: isBlackedOutText(ts) ? undefined : ts }
    // A copy of an earlier trajectory’s: it is judged there.
    if (own(step, 'is_copied_context') === true) yield { kind: 'ignored', type: 'step (copied)' }
    else if (source === 'agent') yield* this.#readAgent(step, told)
    else if (source === 'user') yield* this.#readUser(step, told)
    else if (source === 'system') yield { kind: 'ignored', type: 'system' }
    else if (!isBlackedOutText(source)) yield passUnknown(step, `step/${source}`, this.#at)
    else yield* this.#readNobodys(step)
  }

  *#readUser(step: JsonObject, told: Told): Generator<Step> {
    const text = readMessage(step)
    if (isBlackedOutText(text)) yield this.#lack('redacted', 'a prompt was blacked out')
    if (this.#thread === undefined) yield { kind: 'prompt', ...told, text }
    else yield { kind: 'moment', moment: 'subagent_start', facts: { prompt: text }, synthetic: false, ...told }
  }

  *#readNobodys(step: JsonObject): Generator<Step> {
    const calls = ownList(step, 'tool_calls') ?? []
    if (calls.length > 0) yield unreadCall(this.#at, 'who made the tool calls of a step was blacked out')
    else yield this.#lack('redacted', 'whether a step is a prompt was blacked out')
  }

  *#readAgent(step: JsonObject, told: Told): Generator<Step> {
    yield { kind: 'message', ...told, text: readMessage(step) }
    const calls: CallStep[] = []
    // Converters count calls anew in each step: an id that comes again is another call's, not the same call.
    const again = new Set<string>()
    for (const listed of ownList(step, 'tool_calls') ?? []) {
      const call = readCall(listed, told)
      if (call === null) yield unreadCall(this.#at, 'a tool call has no name')
      else if (this.#ids.has(call.id)) again.add(call.id)
      if (call !== null) calls.push(again.has(call.id) ? { ...call, id: '' } : call)
    }
    yield* calls
    const results = ownList(own(step, 'observation'), 'results') ?? []
    for (const [index, result] of results.entries()) {
      yield* this.#readReferences(result)
      const named = readId(own(result, 'source_call_id'))
      const callId =
        (named !== undefined && again.has(named) ? '' : named) ?? (results.length === calls.length ? calls[index]?.id : undefined)
      // Of something that no call began.
      if (callId === undefined) yield { kind: 'ignored', type: 'observation' }
      else yield { kind: 'result', ...told, callId, text: readChatText(isObject(result) ? result : {}), isError: readError(result) }
    }
    for (const { id } of calls) this.#ids.add(id)
  }

  *#readReferences(result: unknown): Generator<Step> {
    for (const reference of ownList(result, 'subagent_trajectory_ref') ?? []) {
      const ids = [ownString(reference, 'trajectory_id'), ownString(reference, 'session_id')]
      const id = ids.find((each) => each !== undefined && this.#subagents.has(each))
      const subagent = id === undefined ? undefined : this.#subagents.get(id)
      if (id === undefined || subagent === undefined)
        yield this.#lack('subagent_not_recorded', 'a subagent’s trajectory is in another file')
      else yield* this.#readSubagent(id, subagent)
    }
  }

  *#readSubagent(id: string, subagent: JsonObject): Generator<Step> {
    this.#subagents.delete(id)
    const thread = { id, agentType: ownString(own(subagent, 'agent'), 'name') }
    if (this.#depth === deepest) yield unreadCall(this.#at, `subagents' trajectories lie in each other more than ${deepest} deep`)
    else yield* new Trajectory(subagent, this.#at, thread, this.#depth + 1).read()
  }

  #lack(lack: 'redacted' | 'file_cut' | 'subagent_not_recorded', detail: string): Step {
    return { kind: 'lack', at: this.#at, lack, detail }
  }
}

function readCall(call: unknown, told: Told): CallStep | null {
  const name = ownString(call, 'function_name')
  if (name === undefined) return null
  const recorded = own(call, 'arguments')
  const id = readId(own(call, 'tool_call_id')) ?? ''
  return { kind: 'call', ...told, id, name, ...readArguments(recorded), ...(isBlackedOut(recorded) && { lacks: ['redacted'] as const }) }
}

/** A blacked-out id is no id: it is that of all calls. */
function readId(id: unknown): string | undefined {
  if (typeof id !== 'string') return undefined
  return isBlackedOutText(id) ? '' : id
}

/** The format has no word for it but what the agent adds. */
function readError(result: unknown): boolean | null {
  const flag = own(own(result, 'extra'), 'is_error')
  return typeof flag === 'boolean' ? flag : null
}

/** A text, or parts since v1.6. */
function readMessage(step: JsonObject): string {
  return readChatText({ content: own(step, 'message') })
}
