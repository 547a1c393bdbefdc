import type { JsonObject, Place } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { LackStep, SessionStep, Step, Told } from '../../model/step.ts'
import type { SourceFile } from '../../model/transcript.ts'
import { BoundedMap } from '../../transcript/bounded-map.ts'
import { readParentThread } from '../../transcript/codex.ts'
import { Responses } from '../../transcript/responses.ts'
import { ownObject } from '../../transcript/values.ts'
import type { CodexCall } from './calls.ts'
import type { Answered, Witness } from './output.ts'
import { PromptPairs } from './prompts.ts'

/** Calls remembered, to tell the ones of which only an event tells. */
const rememberedCalls = 10_000

/** What one rollout has told so far. */
export class Rollout {
  readonly responses = new Responses()
  readonly prompts = new PromptPairs()
  readonly #file: SourceFile
  readonly #calls = new BoundedMap<Known>(rememberedCalls)
  /** Calls without a result, by id: their tool, and what an event told. */
  readonly #open = new Map<string, { name: string; witness?: Witness }>()
  #meta: JsonObject | null = null
  /** The thread whose records were copied into this file, as its own first record tells. */
  #copied: string | undefined
  #prompts = 0
  /** Where a turn was begun that has no end yet. */
  #openTurn: Place | null = null
  #model: string | undefined
  #turn: { id?: string; cwd?: string; permissionMode?: string } = {}

  constructor(file: SourceFile) {
    this.#file = file
  }

  /** The first `session_meta` is the file's own; later ones came with copied records. */
  *learn(meta: JsonObject, at: Place): Generator<Step> {
    if (this.#meta !== null) {
      this.#copied = ownString(meta, 'id') ?? this.#copied
      yield { kind: 'ignored', type: 'session_meta/copied' }
      return
    }
    this.#meta = meta
    yield* missBase(meta, at)
    if (this.#file.subagent === undefined) yield describeSession(meta)
  }

  /** What holds for the records of a turn; a subagent's file tells nothing about the session. */
  *turn(context: JsonObject): Generator<SessionStep> {
    const policy = own(context, 'approval_policy')
    const before = this.#turn
    this.#turn = {
      id: ownString(context, 'turn_id') ?? this.#turn.id,
      cwd: ownString(context, 'cwd') ?? this.#turn.cwd,
      // As Codex tells its hooks (codex-rs/core, hook_runtime.rs).
      permissionMode: policy === undefined ? this.#turn.permissionMode : policy === 'never' ? 'bypassPermissions' : 'default',
    }
    const { cwd, permissionMode } = this.#turn
    const model = ownString(context, 'model')
    const isNews = cwd !== before.cwd || permissionMode !== before.permissionMode || model !== this.#model
    this.#model = model ?? this.#model
    if (isNews && this.#file.subagent === undefined)
      yield { kind: 'session', patch: { cwd, permissionMode, ...(model !== undefined && { model }) } }
  }

  /** A turn begins. */
  beginTurn(at: Place): void {
    this.#openTurn = at
  }

  /** No further record comes. */
  *end(): Generator<LackStep> {
    if (this.#openTurn !== null)
      yield { kind: 'lack', at: this.#openTurn, lack: 'file_cut', detail: 'the turn that begins here has no end: the record breaks off' }
  }

  /** Place, thread and context of a record. */
  tell(record: JsonObject, at: Place): Told {
    const { id, cwd, permissionMode } = this.#turn
    return {
      ...{ at, thread: this.#file.subagent, ts: ownString(record, 'timestamp'), promptId: id, permissionMode },
      cwd: cwd ?? ownString(this.#meta, 'cwd'),
      branch: ownString(ownObject(this.#meta, 'git'), 'branch'),
    }
  }

  /** By what a copy of the call is known in another file; undefined for one that this file told before. */
  identifyCall({ id }: CodexCall, ordinal: unknown): string | undefined {
    return id === '' || this.#calls.get(id) !== undefined ? undefined : this.#identify(id, ordinal)
  }

  /** By what a copy of the prompt is known: its own id, or in older versions its number, since a copy holds all that came before. */
  identifyPrompt(id: string | undefined, ordinal: unknown): string | undefined {
    this.#prompts += 1
    return this.#identify(id ?? `prompt ${this.#prompts}`, ordinal)
  }

  /** A call that is recorded now. `hasResult`: a record of its result will follow. */
  open({ id, name }: Pick<CodexCall, 'id' | 'name'>, hasResult: boolean): void {
    this.#remember(id)
    if (!hasResult) return
    this.#open.set(id, { name })
    this.responses.call(id)
  }

  /**
   * Whether an event is about a call that was told before. Each kind of event tells once of a call, so that one more is about another call under
   * the same id: ids may repeat, or be empty.
   */
  isRetold(id: string, eventType: string): boolean {
    return this.#calls.get(id)?.note(eventType) === true
  }

  /** Whether a call waits for its result. */
  isOpen(id: string): boolean {
    return this.#open.has(id)
  }

  /** What an event tells of a call that has no result yet. */
  attest(id: string, witness: Witness): void {
    const call = this.#open.get(id)
    if (call !== undefined) call.witness = witness
  }

  /** The call that a result belongs to, which is closed with it, and what an event told of it. */
  close(id: string): { call: Answered; witness: Witness | undefined } {
    const open = this.#open.get(id)
    this.#open.delete(id)
    this.responses.answer(id)
    const name = open?.name ?? ''
    // Since `paginated` an item is written of every MCP call that was executed.
    const isUnwitnessed = open?.witness === undefined && name.startsWith('mcp__') && ownString(this.#meta, 'history_mode') === 'paginated'
    return { call: { name, isUnwitnessed }, witness: open?.witness }
  }

  /** Nothing that is open will be answered. */
  endTurn(): void {
    this.#openTurn = null
    this.#open.clear()
    this.responses.endTurn()
  }

  #identify(id: string, ordinal: unknown): string | undefined {
    const thread = this.#findThread(ordinal)
    return thread === undefined ? undefined : JSON.stringify([thread, id])
  }

  /** The thread in which a record was first written. A fork begins with a copy of another's, and only newer versions say where it ends. */
  #findThread(ordinal: unknown): string | undefined {
    const meta = this.#meta
    const start = own(meta, 'subagent_history_start_ordinal')
    const isTold = typeof start === 'number' && typeof ordinal === 'number'
    if (isTold && ordinal >= start) return ownString(meta, 'id')
    const parent = isTold ? readParentThread(meta) : undefined
    return this.#copied ?? ownString(meta, 'forked_from_id') ?? parent ?? ownString(meta, 'id')
  }

  #remember(id: string): void {
    const known = this.#calls.get(id) ?? new Known()
    known.calls += 1
    this.#calls.set(id, known)
  }
}

/** The calls of one id, and how many of them each kind of event told of. */
class Known {
  calls = 0
  readonly #told = new Map<string, number>()

  /** False when events of the type have told of all the calls. */
  note(eventType: string): boolean {
    const told = this.#told.get(eventType) ?? 0
    if (told >= this.calls) return false
    this.#told.set(eventType, told + 1)
    return true
  }
}

function describeSession(meta: JsonObject): SessionStep {
  const text = (key: string) => ownString(meta, key)
  const patch = {
    ...{ id: text('id'), agentVersion: text('cli_version'), root: text('cwd'), cwd: text('cwd'), startedAt: text('timestamp') },
    branch: ownString(ownObject(meta, 'git'), 'branch'),
  }
  return { kind: 'session', patch }
}

/** A fork of a paginated history names the file that it begins in, and does not repeat it. */
function* missBase(meta: JsonObject, at: Place): Generator<LackStep> {
  const base = ownObject(meta, 'history_base')
  if (base === null) return
  const detail = `it goes on where another session was left (${JSON.stringify(ownString(base, 'thread_id') ?? '')}), and that part is not in this file`
  yield { kind: 'lack', at, lack: 'history_base_missing', detail }
}
