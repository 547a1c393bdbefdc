import type { AgentEvent, Session } from '../model/event.ts'
import type { SessionStep, Step } from '../model/step.ts'
import type { RecordedSession, Wanted } from '../model/transcript.ts'
import { queueLimits, SessionAssembler } from './assemble.ts'
import type { DuplicateFilter } from './duplicates.ts'
import type { QueueLimits } from './queues.ts'
import { listedGaps, startTally } from './tally.ts'

/** Sessions told apart in one transcript; one with more is not read to its end, and that is an error. */
const TOLD_APART = 1_000

/** Sessions of a transcript whose calls stay open while lines of others come between. */
const KEPT_OPEN = 8

/** What reading a transcript fills along the way. */
export interface Reading {
  /** The first is given; its session has what is known of the transcript before it is read. */
  sessions: [RecordedSession, ...RecordedSession[]]
  /** Shared by all transcripts of a run. */
  duplicates: DuplicateFilter
  /** What is made of it; the tallies are the same. */
  wanted: Wanted
}

/** The steps of a transcript's files, one after the other, in batches → the events of its sessions. */
export async function* assembleEvents(
  files: Iterable<AsyncIterable<Iterable<Step>>>,
  reading: Reading,
  limits: QueueLimits = queueLimits,
): AsyncGenerator<AgentEvent> {
  const sorter = new SessionSorter(reading, limits)
  for (const batches of files) {
    for await (const steps of batches) {
      for (const step of steps) {
        for (const event of sorter.take(step)) yield event
      }
    }
    for (const event of sorter.endFile()) yield event
  }
  for (const event of sorter.end()) yield event
}

/** Gives each step to the session that it belongs to: a transcript may hold several, one behind the other or mixed. */
class SessionSorter {
  readonly #reading: Reading
  readonly #limits: QueueLimits
  readonly #unread: Readonly<Session>
  readonly #room = { gaps: listedGaps }
  readonly #byKey = new Map<string, RecordedSession>()
  /** The one used last stands last. */
  readonly #open = new Map<RecordedSession, SessionAssembler>()
  /** null: the steps belong to a session that is not told apart any more. */
  #current: SessionAssembler | null

  constructor(reading: Reading, limits: QueueLimits) {
    this.#reading = reading
    this.#limits = limits
    this.#unread = { ...reading.sessions[0].session }
    this.#current = this.#assembler(reading.sessions[0])
  }

  take(step: Step): AgentEvent[] {
    if (step.kind !== 'session') return this.#current?.take(step) ?? []
    return [...this.#turnTo(step.patch), ...(this.#current?.take(step) ?? [])]
  }

  endFile(): AgentEvent[] {
    return [...this.#open.values()].flatMap((assembler) => assembler.endFile())
  }

  end(): AgentEvent[] {
    return [...this.#open.values()].flatMap((assembler) => assembler.end())
  }

  #turnTo({ id, agent }: SessionStep['patch']): AgentEvent[] {
    if (id === undefined) return []
    const key = JSON.stringify([id, agent ?? this.#unread.agent])
    const recorded = this.#byKey.get(key) ?? this.#begin(id, agent)
    if (recorded === null) {
      this.#current = null
      return []
    }
    this.#byKey.set(key, recorded)
    this.#current = this.#assembler(recorded)
    return this.#closeIdle()
  }

  /** What came before the first id belongs to that session too. */
  #begin(id: string, agent: string | undefined): RecordedSession | null {
    const { sessions } = this.#reading
    const told = { id, ...(agent !== undefined && { agent }) }
    if (this.#byKey.size === 0) {
      Object.assign(sessions[0].session, told)
      return sessions[0]
    }
    if (sessions.length === TOLD_APART) {
      this.#refuseFurther(sessions[0])
      return null
    }
    const recorded = { session: { ...this.#unread, ...told }, tally: startTally() }
    sessions.push(recorded)
    return recorded
  }

  #refuseFurther({ session, tally }: RecordedSession): void {
    const message = `${session.path}: it holds more than ${TOLD_APART} sessions, and the others were not read`
    if (!tally.unreadable.includes(message)) tally.unreadable.push(message)
  }

  #assembler(recorded: RecordedSession): SessionAssembler {
    const { duplicates, wanted } = this.#reading
    const assembler = this.#open.get(recorded) ?? new SessionAssembler({ ...recorded, room: this.#room, duplicates, wanted }, this.#limits)
    this.#open.delete(recorded)
    this.#open.set(recorded, assembler)
    return assembler
  }

  #closeIdle(): AgentEvent[] {
    const [idle] = this.#open
    if (idle === undefined || this.#open.size <= KEPT_OPEN) return []
    this.#open.delete(idle[0])
    return idle[1].end()
  }
}
