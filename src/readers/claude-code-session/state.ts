import type { JsonObject, Place } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { SessionStep, ThreadRef, Told } from '../../model/step.ts'
import type { SourceFile } from '../../model/transcript.ts'

/** The thread of subagents that have no names. */
export const sidechain = 'sidechain'

type SessionKey = 'id' | 'agentVersion' | 'root' | 'branch' | 'startedAt' | 'permissionMode'

/** Keys of a session, and where a record tells them. */
const sessionKeys: readonly [SessionKey, string][] = [
  ['id', 'sessionId'],
  ['agentVersion', 'version'],
  ['root', 'cwd'],
  ['branch', 'gitBranch'],
  ['startedAt', 'timestamp'],
  ['permissionMode', 'permissionMode'],
]

/** What one Claude Code session file has told so far: the keys that later records inherit. */
export class ClaudeSession {
  readonly #file: SourceFile
  #learnt: SessionStep['patch'] = {}
  #isNamedByPerson = false
  #promptId: string | undefined

  constructor(file: SourceFile) {
    this.#file = file
  }

  /** The keys of the session that this record tells anew. A subagent's file tells nothing about the session. */
  *learn(record: JsonObject): Generator<SessionStep> {
    this.#promptId = ownString(record, 'promptId') ?? this.#promptId
    if (this.#file.subagent) return
    const news: SessionStep['patch'] = {}
    for (const [key, source] of sessionKeys) {
      const value = ownString(record, source)
      if (value !== undefined && this.#isNews(key, value)) news[key] = value
    }
    const name = this.#readName(record)
    if (name !== undefined && name !== this.#learnt.name) news.name = name
    if (Object.keys(news).length === 0) return
    Object.assign(this.#learnt, news)
    yield { kind: 'session', patch: news }
  }

  /** Place, thread and context of a record. */
  tell(record: JsonObject, at: Place): Told {
    return {
      at,
      thread: this.#readThread(record),
      ts: ownString(record, 'timestamp'),
      cwd: ownString(record, 'cwd'),
      branch: ownString(record, 'gitBranch'),
      permissionMode: this.#learnt.permissionMode,
      promptId: this.#promptId,
      uuid: ownString(record, 'uuid'),
    }
  }

  /** Claude Code's version as this record tells it, else as the session does. */
  version(record: JsonObject): string | undefined {
    return ownString(record, 'version') ?? this.#learnt.agentVersion
  }

  #readThread(record: JsonObject): ThreadRef | undefined {
    if (this.#file.subagent) return this.#file.subagent
    const id = ownString(record, 'agentId')
    const isSidechain = own(record, 'isSidechain') === true
    if (id !== undefined && isSidechain) return { id }
    // Up to 1.0.x subagents stand between the main records, without a name.
    return isSidechain ? { id: sidechain, mixed: true } : undefined
  }

  #readName(record: JsonObject): string | undefined {
    const given = ownString(record, 'customTitle')
    this.#isNamedByPerson ||= given !== undefined
    return given ?? (this.#isNamedByPerson ? undefined : ownString(record, 'aiTitle'))
  }

  #isNews(key: SessionKey, value: string): boolean {
    const known = this.#learnt[key]
    return key === 'branch' || key === 'permissionMode' ? known !== value : known === undefined
  }
}
