import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { GateError } from '../errors.ts'
import { matchesGlob } from '../matching/path.ts'
import type { AgentEvent, EventKind } from '../model/event.ts'
import type { TranscriptSource } from '../model/transcript.ts'
import { readers } from '../readers/index.ts'
import { withDerivedMoments } from '../replay/derived-moments.ts'
import { nearestName } from '../text/nearest.ts'
import { countOf } from '../text/numbers.ts'
import { showValue } from '../text/show.ts'
import { openTranscripts } from '../transcript/open.ts'
import { locateMainFiles } from '../transcript/subagents.ts'
import type { EventPlace } from './event-place.ts'

/** The recorded events that stand at a place. */
export interface FoundEvent {
  /** The transcript that holds them, not read yet. */
  source: TranscriptSource
  /** As reports show it. */
  path: string
  /** How many there are to explain; at least one. */
  count: number
  /** Kinds of events there that are not explained. */
  leftOut: EventKind[]
  /** Whether an event is one of those to explain. */
  isAt(event: AgentEvent): boolean
  /** Whether an event belongs to a session in which one of them stands. */
  isBeside(event: AgentEvent): boolean
}

/** What the search goes by. */
interface Search {
  repo: string
  env: Record<string, string | undefined>
  /** Which events are judged, from the option's value to the widest. */
  choosing: readonly ((event: AgentEvent) => boolean)[]
}

/**
 * Reads a transcript through, to find an event before anything is run. Of several at one place those are explained that a replay judges, so that
 * no more runs than there; where it judges none, those of the next wider choice. Throws a GateError that names what stands nearest.
 */
export async function findEvent(place: EventPlace, search: Search): Promise<FoundEvent> {
  const real = await fs.realpath(place.file)
  const read = await openSource(place, real, search)
  const shown = read.files.find((each) => each.file === real)?.path ?? real
  const standsAt = ({ at }: AgentEvent) => (place.line === null ? at.call === place.call : at.path === shown && at.line === place.line)
  const near = place.line === null ? new NearestCall(place.call ?? '') : new NearestLine(place.line, shown)
  const counts = search.choosing.map(() => 0)
  const kinds = search.choosing.map(() => new Set<EventKind>())
  const sessions = new Set<number>()
  for await (const event of withDerivedMoments(read.events())) {
    near.see(event)
    if (!standsAt(event)) continue
    sessions.add(indexOf(read, event))
    for (const [index, chooses] of search.choosing.entries()) {
      if (chooses(event)) counts[index] = (counts[index] ?? 0) + 1
      else kinds[index]?.add(event.kind)
    }
  }
  const first = counts.findIndex((count) => count > 0)
  const chooses = search.choosing[first]
  if (chooses === undefined) throw refusePlace(place, read, { shown, near })
  const source = await openSource(place, real, search)
  return {
    source,
    path: shown,
    count: counts[first] ?? 0,
    leftOut: [...(kinds[first] ?? [])],
    isAt: (event) => standsAt(event) && chooses(event),
    isBeside: (event) => sessions.has(indexOf(source, event)),
  }
}

/** A subagent's work is judged within the session that it belongs to. */
async function openSource({ file }: EventPlace, real: string, { repo, env }: Search): Promise<TranscriptSource> {
  const places = await Promise.all(
    locateMainFiles(file).map(async (main) => ((await fs.stat(main).catch(() => null))?.isFile() === true ? main : null)),
  )
  const named = [places.find((main) => main !== null) ?? file]
  const opened = await openTranscripts({ named, cwd: path.dirname(file), repo, env, matches: matchesGlob }, readers)
  const source = opened.sources.find((each) => each.files.some((one) => one.file === real))
  if (source !== undefined) return source
  const {
    path: shown,
    message,
    next,
  } = opened.problems[0] ?? {
    ...{ path: file, message: 'belongs to no session that was found', next: 'Name the file of the session itself.' },
  }
  throw new GateError('transcript-unreadable', `${shown} ${message}`, next)
}

function indexOf({ sessions }: TranscriptSource, event: AgentEvent): number {
  return sessions.findIndex(({ session }) => session === event.session)
}

/** Remembers what stands nearest to what was asked for. */
interface Nearest {
  see(event: AgentEvent): void
  describe(): { found: string; next: string }
}

class NearestLine implements Nearest {
  readonly #line: number
  readonly #path: string
  #events = 0
  #before: number | null = null
  #after: number | null = null

  constructor(line: number, shown: string) {
    this.#line = line
    this.#path = shown
  }

  see({ at }: AgentEvent): void {
    if (at.path !== this.#path || at.line === undefined) return
    this.#events += 1
    if (at.line < this.#line) this.#before = Math.max(at.line, this.#before ?? at.line)
    if (at.line > this.#line) this.#after = Math.min(at.line, this.#after ?? at.line)
  }

  describe() {
    const [first, second] = [this.#before, this.#after].filter((line) => line !== null)
    const nearest = second === undefined ? `line with an event is ${first}` : `lines with events are ${first} and ${second}`
    const next = first === undefined ? 'Name another transcript.' : `The nearest ${nearest}.`
    return { found: `no event stands at line ${this.#line} of ${this.#path}, which holds ${countOf(this.#events, 'event')}`, next }
  }
}

/** Ids that are looked at for a nearest one. */
const MAX_IDS = 10_000

class NearestCall implements Nearest {
  readonly #call: string
  readonly #ids = new Set<string>()

  constructor(call: string) {
    this.#call = call
  }

  see({ at }: AgentEvent): void {
    if (at.call !== undefined && this.#ids.size < MAX_IDS) this.#ids.add(at.call)
  }

  describe() {
    const ids = [...this.#ids]
    const near = nearestName(this.#call, ids) ?? ids.find((id) => id.includes(this.#call)) ?? null
    const next = near === null ? `The first id is ${showValue(ids[0])}.` : `Did you mean ${showValue(near)}?`
    return {
      found: `no call has the id ${showValue(this.#call)}; the transcript holds ${countOf(ids.length, 'call')}`,
      next: ids.length === 0 ? 'Name another transcript.' : next,
    }
  }
}

/** What was not read, or was left out as a repeat, may be what was asked for. */
function refusePlace({ line }: EventPlace, { sessions }: TranscriptSource, { shown, near }: { shown: string; near: Nearest }): GateError {
  const { found, next } = near.describe()
  const gaps = sessions.flatMap(({ tally }) => tally.gaps)
  const gap = gaps.find((each) => line !== null && each.path === shown && each.line <= line && line <= (each.endLine ?? each.line))
  const unread = sessions.flatMap(({ tally }) => tally.unreadable)[0]
  const repeated = sessions.reduce((sum, { tally }) => sum + tally.duplicates, 0)
  const others = repeated === 0 ? undefined : `${countOf(repeated, 'repeated call or prompt', 'repeated calls and prompts')} left out`
  const why = gap === undefined ? (unread ?? others) : `${gap.kind}: ${gap.detail}`
  return new GateError('no-such-event', why === undefined ? found : `${found} (${why})`, next)
}
