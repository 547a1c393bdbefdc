import type { JsonObject, LackKind, Place } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'
import type { LackStep, SessionStep, Step, Told } from '../../model/step.ts'

/** What one file of SDK messages has told so far. It may hold several runs: after /clear, or written one behind the other. */
export class StreamRun {
  /** A prompt of the session was read, or its lack was told. */
  hasPrompt = false
  /** Claude Code's own, as the last `init` said. */
  version: string | undefined
  #id: string | undefined
  #startedAt: string | undefined
  #cwd: string | undefined
  #permissionMode: string | undefined
  /** Where the conversation began of which no `result` has come. */
  #openSince: Place | null = null

  /** Place, thread and context of a message. */
  tell(record: JsonObject, at: Place): Told {
    const parent = ownString(record, 'parent_tool_use_id')
    const thread = parent === undefined ? undefined : { id: parent, agentType: ownString(record, 'subagent_type') }
    const context = { cwd: this.#cwd, permissionMode: this.#permissionMode }
    return { at, thread, ...context, ts: ownString(record, 'timestamp'), uuid: ownString(record, 'uuid') }
  }

  /** The session that a message belongs to. Each run begins with an `init` that names it. */
  *learn(record: JsonObject, isInit: boolean): Generator<Step> {
    if (isInit && this.#id !== undefined && ownString(record, 'session_id') !== this.#id) {
      yield* this.missEnd()
      this.#forget()
    }
    const id = this.#id ?? ownString(record, 'session_id')
    const startedAt = this.#startedAt ?? ownString(record, 'timestamp')
    if (id === this.#id && startedAt === this.#startedAt) return
    this.#id = id
    this.#startedAt = startedAt
    yield { kind: 'session', patch: { id, startedAt } }
  }

  /** What an `init` says of the session. */
  describe(init: JsonObject): SessionStep {
    this.#cwd = ownString(init, 'cwd') ?? this.#cwd
    this.#permissionMode = ownString(init, 'permissionMode') ?? this.#permissionMode
    const agentVersion = ownString(init, 'claude_code_version')
    this.version = agentVersion ?? this.version
    return { kind: 'session', patch: { root: this.#cwd, permissionMode: this.#permissionMode, agentVersion } }
  }

  /** Somebody speaks. */
  begin(at: Place): void {
    this.#openSince ??= at
  }

  /** A `result`: the run came to its end. */
  end(): void {
    this.#openSince = null
  }

  /** The model answers. The prompt of a headless run is in its stream only with --replay-user-messages. */
  *missPrompt(at: Place): Generator<Step> {
    if (!this.hasPrompt) yield tellLack('prompt_missing', at, 'the prompt that the session begins with is not recorded')
    this.hasPrompt = true
  }

  /** Nothing more comes of the run. */
  *missEnd(): Generator<Step> {
    if (this.#openSince !== null)
      yield tellLack('file_cut', this.#openSince, 'the run has no `result`: the record breaks off, or the run did')
    this.#openSince = null
  }

  #forget(): void {
    this.#id = undefined
    this.#startedAt = undefined
    this.#cwd = undefined
    this.#permissionMode = undefined
    this.hasPrompt = false
  }
}

function tellLack(lack: LackKind, at: Place, detail: string): LackStep {
  return { kind: 'lack', at, lack, detail }
}
