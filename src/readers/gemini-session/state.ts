import type { JsonObject, Place } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'
import type { CallStep, SessionStep, Told } from '../../model/step.ts'
import type { SourceFile } from '../../model/transcript.ts'
import { DuplicateFilter, digestValue } from '../../transcript/duplicates.ts'
import { ownList } from '../../transcript/values.ts'

/** Gemini CLI names its folders only in the message that it opens a session with. */
const folders = /^<session_context>.*\n- \*\*Workspace Directories:\*\*\n\s+- (\S[^\n]*)/s

/** What one file of Gemini CLI has told so far: the session, and which calls and results were passed on. */
export class GeminiSession {
  readonly #file: SourceFile
  readonly #seen = new DuplicateFilter()
  #id = ''
  #subagent: string | undefined

  constructor(file: SourceFile) {
    this.#file = file
  }

  /** A subagent's file is a session of its own kind, and tells nothing about the session that it belongs to. */
  *learn(whole: JsonObject): Generator<SessionStep> {
    const id = ownString(whole, 'sessionId')
    this.#id = id ?? this.#id
    if (ownString(whole, 'kind') === 'subagent') this.#subagent = this.#id
    if (this.#file.subagent !== undefined) return
    const root = ownList(whole, 'directories')?.[0]
    const patch = {
      id,
      startedAt: ownString(whole, 'startTime'),
      name: ownString(whole, 'summary'),
      ...(typeof root === 'string' && { root }),
    }
    if (Object.values(patch).some((value) => value !== undefined)) yield { kind: 'session', patch }
  }

  *learnPlace(texts: readonly string[]): Generator<SessionStep> {
    const root = texts.map((text) => folders.exec(text)?.[1]).find((found) => found !== undefined)
    if (root !== undefined && this.#file.subagent === undefined) yield { kind: 'session', patch: { root } }
  }

  tell(message: JsonObject, at: Place): Told {
    const id = ownString(message, 'id')
    const thread = this.#file.subagent ?? (this.#subagent === undefined ? undefined : { id: this.#subagent })
    return { at, thread, ts: ownString(message, 'timestamp'), uuid: id === undefined ? undefined : `${this.#id}/${id}` }
  }

  /** False for the copy of a call that was passed on; ids may repeat in other messages, and with other arguments it is another call. */
  isNewCall(step: Told & Pick<CallStep, 'id' | 'name' | 'args' | 'raw'>): boolean {
    return !this.#seen.see([JSON.stringify(['call', ...identify(step)])])
  }

  isNewResult(step: Told & Pick<CallStep, 'id' | 'name' | 'args' | 'raw'>): boolean {
    this.#seen.see([JSON.stringify(['answered', step.id])])
    return !this.#seen.see([JSON.stringify(['result', ...identify(step)])])
  }

  /** Whether a result with this id was passed on; if not, it is now. */
  knowsResult(callId: string): boolean {
    return this.#seen.see([JSON.stringify(['answered', callId])])
  }
}

function identify({ uuid, id, name, args, raw }: Told & Pick<CallStep, 'id' | 'name' | 'args' | 'raw'>): unknown[] {
  return [uuid, id, name, digestValue([args, raw])]
}
