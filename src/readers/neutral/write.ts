import type { AgentEvent, JsonObject, LackKind, PreToolEvent, Session } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { RecordedSession } from '../../model/transcript.ts'
import { DuplicateFilter, listCallKeys } from '../../transcript/duplicates.ts'
import { ownObject } from '../../transcript/values.ts'
import { putKnown, sessionKeys } from './keys.ts'
import { maskLine, nameOwner, writeEvent } from './line.ts'

/** What a session's lines have told so far. */
interface Told {
  facts: string
  lacks: Map<LackKind, number>
}

/** Events → lines, from which the neutral reader makes the same events again. One for all transcripts that go into one file. */
export class NeutralWriter {
  /** A call: whether its result follows shows with the next event. */
  #held: { event: PreToolEvent; line: JsonObject } | null = null
  readonly #written = new DuplicateFilter()
  readonly #told = new Map<Session, Told>()

  /** The next event of a transcript. */
  take(event: AgentEvent): JsonObject[] {
    const held = this.#held
    const lines = [...this.#release(event), ...this.#tellSession(event.session)]
    const line = writeEvent(event)
    if (event.kind === 'pre_tool') {
      this.#held = { event, line: this.#tellApart(line, event) }
      for (const kind of event.call.lacks ?? []) this.#count(event.session, kind)
      return lines
    }
    // The result goes by the id that the call was given.
    const isResult = event.kind === 'post_tool' && held?.event.call === event.call
    return [...lines, isResult ? withCallId(line, callIdOf(held.line)) : line]
  }

  /** What is left to be said of a transcript whose events were all taken: what its record lacks, and what of it could not be read. */
  end(sessions: readonly RecordedSession[]): JsonObject[] {
    const lines = [...this.#release(null), ...sessions.flatMap((recorded) => this.#tellLosses(recorded))]
    for (const { session } of sessions) this.#told.delete(session)
    return lines
  }

  #release(next: AgentEvent | null): JsonObject[] {
    const held = this.#held
    this.#held = null
    if (held === null) return []
    const { recorded, call } = held.event
    const hasResult = next?.kind === 'post_tool' && next.call === call
    return [(recorded === 'ran' || recorded === 'failed') && !hasResult ? { ...held.line, result: null } : held.line]
  }

  #tellSession(session: Session): JsonObject[] {
    const known = this.#told.get(session)
    const line = { event: 'session', ...nameOwner(session), format: session.format, ...putKnown(session, sessionKeys) }
    const facts = JSON.stringify(line)
    if (known?.facts === facts) return []
    this.#told.set(session, { facts, lacks: known?.lacks ?? new Map() })
    return [maskLine(line)]
  }

  #count(session: Session, kind: LackKind): void {
    const lacks = this.#told.get(session)?.lacks
    lacks?.set(kind, (lacks.get(kind) ?? 0) + 1)
  }

  /** Two calls of one id may differ in nothing but what was masked: the second would be taken for a copy of the first. */
  #tellApart(line: JsonObject, { recorded, ts, cwd, session }: PreToolEvent): JsonObject {
    const text = (key: string) => ownString(line, key) ?? ''
    const told = { name: text('tool'), args: ownObject(line, 'args'), raw: ownString(line, 'raw'), ts, cwd: cwd ?? session.cwd }
    const owner = { id: text('session'), agent: text('agent'), ...putKnown(session, { root: 'root' }) }
    const happened = recorded !== 'denied' && recorded !== 'not-run'
    const id = callIdOf(line)
    const isTaken = (name: string) => this.#written.see(listCallKeys({ ...told, id: name }, owner, happened))
    if (!isTaken(id)) return line
    let number = 2
    while (isTaken(`${id} (${number})`)) number += 1
    return withCallId(line, `${id} (${number})`)
  }

  #tellLosses({ session, tally }: RecordedSession): JsonObject[] {
    const counted = this.#told.get(session)?.lacks
    const lacks = [...tally.lacks].filter(([kind, { count }]) => count > (counted?.get(kind) ?? 0))
    const listed = new Set(tally.gaps.map(({ path, detail }) => `${path}: ${detail}`))
    const more = tally.gapCount - tally.gaps.length
    const gaps = [
      ...tally.gaps.map(({ path, line, kind, detail }) => ({ at: { path, line }, gap: kind, detail })),
      ...tally.unreadable.filter((message) => !listed.has(message)).map((detail) => ({ gap: 'not-read', detail })),
      ...(more > 0 ? [{ gap: 'more-gaps', detail: `${more} more stretches were not read` }] : []),
    ]
    return [
      ...lacks.map(
        ([
          lack,
          {
            at: { path, line },
            detail,
          },
        ]) => ({ event: 'lack', at: { path, line }, lack, detail }),
      ),
      ...gaps.map((gap) => ({ event: 'gap', ...gap })),
    ].map((line) => maskLine({ ...nameOwner(session), ...line }))
  }
}

function callIdOf(line: JsonObject): string {
  return ownString(own(line, 'at'), 'call') ?? ''
}

function withCallId(line: JsonObject, call: string): JsonObject {
  return { ...line, at: { ...ownObject(line, 'at'), call } }
}
