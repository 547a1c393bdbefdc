import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { CallStep, ResultStep, Step } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { readArguments } from '../transcript/chat.ts'
import { Responses } from '../transcript/responses.ts'
import { passKnown, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { ownObject, writeJson } from '../transcript/values.ts'

/** Items that are no calls. `todo_list` is the plan as it stands, whichever call changed it. */
const sideItems = new Set(['error', 'reasoning', 'todo_list'])

/** Events of `codex exec --json`. They tell a command as it was started, in its shell, and nothing of a call that a hook stopped. */
export const codexExecJson: Reader = {
  id: 'codex-exec-json',
  title: 'Events of `codex exec --json`',
  agent: 'codex',
  source: 'https://github.com/openai/codex (codex-rs/exec, exec_events.rs)',
  sign: '`thread.started`, `turn.*` or `item.*` with an `item`',
  place: 'What `codex exec --json` prints. The prompt, the folder and what an edit wrote are not in it: a rollout tells more.',
  confidence: 'partial',
  detect,
  open() {
    const run = new ExecRun()
    return { read: (record, at) => run.read(record, at), end: () => run.end() }
  },
}

function detect({ objects }: Sample): boolean {
  return objects.some(isEvent)
}

function isEvent(object: JsonObject): boolean {
  const type = ownString(object, 'type') ?? ''
  if (type === 'thread.started') return ownString(object, 'thread_id') !== undefined
  if (/^item\.(?:started|updated|completed)$/.test(type)) return ownString(ownObject(object, 'item'), 'id') !== undefined
  return type === 'turn.completed' ? ownObject(object, 'usage') !== null : type === 'turn.started' && Object.keys(object).length === 1
}

/** What the events of one file have told so far. */
class ExecRun {
  readonly #responses = new Responses()
  /** Items that were told as a call, by their id in the run. */
  #told = new Set<string>()
  #run = 0
  #isBegun = false
  /** Where a run, or a turn of it, was begun that has no end yet. */
  #openTurn: Place | null = null;

  *read(record: JsonObject, at: Place): Generator<Step> {
    const type = ownString(record, 'type') ?? ''
    const item = ownObject(record, 'item')
    if (type !== 'thread.started' && !this.#isBegun) yield this.#missPrompt(at)
    if (type === 'thread.started') yield* this.#begin(record, at)
    else if (type.startsWith('item.') && item !== null) yield* this.#readItem(item, type === 'item.completed', at)
    else if (type === 'turn.started') {
      this.#openTurn = at
      yield { kind: 'ignored', type }
    } else if (type === 'turn.completed' || type === 'turn.failed') yield this.#endTurn(record, type, at)
    else if (type === 'error') yield tellError(ownString(record, 'message'), at)
    else yield passUnknown(record, type, at)
  }

  *end(): Generator<Step> {
    if (this.#openTurn !== null)
      yield { kind: 'lack', at: this.#openTurn, lack: 'file_cut', detail: 'what begins here has no end: the record breaks off' }
  }

  *#begin(record: JsonObject, at: Place): Generator<Step> {
    yield* this.end()
    this.#openTurn = at
    this.#run += 1
    this.#told = new Set()
    this.#responses.endTurn()
    yield { kind: 'session', patch: { id: ownString(record, 'thread_id') } }
    yield this.#missPrompt(at)
  }

  /** Of a run whose beginning is lost, too. */
  #missPrompt(at: Place): Step {
    this.#isBegun = true
    return { kind: 'lack', at, lack: 'prompt_missing', detail: 'the prompts of the run are not recorded in this format' }
  }

  #endTurn(record: JsonObject, type: string, at: Place): Step {
    this.#openTurn = null
    this.#responses.endTurn()
    if (type === 'turn.failed') return tellError(ownString(ownObject(record, 'error'), 'message'), at)
    return { kind: 'moment', moment: 'stop', facts: { reason: 'done' }, synthetic: false, at }
  }

  *#readItem(item: JsonObject, isCompleted: boolean, at: Place): Generator<Step> {
    this.#openTurn ??= at
    const type = ownString(item, 'type') ?? ''
    const read = readCall[type]
    if (read !== undefined) yield* this.#readCall(item, read(item), isCompleted, at)
    else if (type === 'agent_message') {
      const { id } = this.#responses.speak()
      yield { kind: 'message', at, id, text: ownString(item, 'text') ?? '' }
    } else yield (sideItems.has(type) ? passKnown : passUnknown)(item, `item/${type}`, at)
  }

  /** A call is told when it is first seen: of an edit, that may be its end. */
  *#readCall(item: JsonObject, call: ExecCall | null, isCompleted: boolean, at: Place): Generator<Step> {
    if (call === null) {
      yield unreadCall(at, 'a tool call has no name')
      return
    }
    const own = ownString(item, 'id') ?? ''
    // Each run of a thread numbers its items anew.
    const id = this.#run < 2 ? own : `${own}#${this.#run}`
    if (!this.#told.has(own)) {
      const { id: message, isNew } = this.#responses.speak()
      if (isNew) yield { kind: 'message', at, id: message }
      this.#told.add(own)
      this.#responses.call(id)
      yield { kind: 'call', at, id, ...call }
    } else if (!isCompleted) yield { kind: 'ignored', type: `item/${ownString(item, 'type')}` }
    if (!isCompleted) return
    this.#responses.answer(id)
    yield { kind: 'result', at, callId: id, ...readResult(item) }
  }
}

type ExecCall = Pick<CallStep, 'name' | 'args' | 'raw' | 'lacks'>

const readCall: Readonly<Record<string, (item: JsonObject) => ExecCall | null>> = {
  command_execution: (item) => ({ name: 'command_execution', args: pick(item, 'command') }),
  file_change: (item) => ({ name: 'file_change', args: pick(item, 'changes'), lacks: ['edit_without_content'] }),
  web_search: (item) => ({ name: 'web_search', args: pick(item, 'query', 'action') }),
  mcp_tool_call(item) {
    const [server, tool] = [ownString(item, 'server'), ownString(item, 'tool')]
    if (server === undefined || tool === undefined) return null
    return { name: `mcp__${server}__${tool}`, ...readArguments(own(item, 'arguments') ?? {}) }
  },
  collab_tool_call(item) {
    const name = ownString(item, 'tool')
    if (name === undefined) return null
    return { name, args: pick(item, 'prompt'), ...(name === 'spawn_agent' && { lacks: ['subagent_not_recorded'] as const }) }
  },
}

function pick(item: JsonObject, ...keys: string[]): JsonObject {
  return Object.fromEntries(keys.filter((key) => (own(item, key) ?? null) !== null).map((key) => [key, own(item, key)]))
}

function readResult(item: JsonObject): Pick<ResultStep, 'text' | 'isError' | 'structured' | 'recorded' | 'recordedBy'> {
  const status = ownString(item, 'status')
  const error = own(item, 'error') ?? null
  const result = own(item, 'result') ?? null
  const text = ownString(item, 'aggregated_output') ?? ownString(error, 'message') ?? (result === null ? '' : writeJson(result))
  const structured = result === null ? {} : { structured: result }
  if (status === 'declined') return { text, isError: true, recorded: 'denied', recordedBy: 'user' }
  const code = own(item, 'exit_code')
  if (typeof code === 'number') return { text, isError: code !== 0, ...structured }
  if (status === 'failed' || error !== null) return { text, isError: true, ...structured }
  return { text, isError: status === 'completed' ? false : null, ...structured }
}

function tellError(message: string | undefined, at: Place): Step {
  return { kind: 'moment', moment: 'error', facts: { message: message ?? '' }, synthetic: false, at }
}
