import type { LackKind, Place } from '../model/event.ts'
import type { GapStep, IgnoredStep, MomentStep } from '../model/step.ts'
import type { SessionTally } from '../model/transcript.ts'
import { excerpt } from '../text/excerpt.ts'

/** Gaps listed one by one, of all sessions of a transcript; more are only counted. */
export const listedGaps = 1_000

const listedTypes = 200
const typeLength = 80

/** Stands for all types beyond the listed ones. */
const OTHER_TYPES = '(other types)'

/**
 * Gaps with which a session does not count as read: the rest of the file was not, or a call is known to be recorded of which no hook was asked, or
 * asked as of one that did not happen.
 */
const NOT_READ = new Set([
  'read-error',
  'document-too-large',
  'text-behind-list',
  'unread-call',
  'calls-elsewhere',
  'refused-call-ran',
  'not-read',
])

/** A tally with nothing counted yet. */
export function startTally(): SessionTally {
  return {
    ...{ calls: 0, prompts: 0, gaps: [], gapCount: 0, duplicates: 0, skimmed: 0, lacks: new Map() },
    ...{ hookRuns: { runs: 0, blocked: 0, failed: 0 }, ignored: new Map(), unknown: new Map(), unreadable: [] },
  }
}

/** Counts a gap, lists it while `room` has some, and notes the ones after which a session cannot count as read. */
export function tallyGap(tally: SessionTally, { at, endLine, gap, detail }: GapStep, room: { gaps: number }): void {
  tally.gapCount += 1
  if (room.gaps > 0) {
    room.gaps -= 1
    tally.gaps.push({ path: at.path, line: at.line ?? 1, ...(endLine !== undefined && { endLine }), kind: gap, detail })
  }
  // One for each file: a hostile one has millions.
  const start = `${at.path}: `
  if (NOT_READ.has(gap) && !tally.unreadable.some((known) => known.startsWith(start))) tally.unreadable.push(`${start}${detail}`)
}

/** Counts something that the record lacks. */
export function tallyLack({ lacks }: SessionTally, lack: LackKind, at: Place, detail: string): void {
  const known = lacks.get(lack)
  if (known === undefined) lacks.set(lack, { count: 1, at, detail })
  else known.count += 1
}

/** Counts a recorded run of a hook; every other moment is none. */
export function tallyHookRun({ hookRuns }: SessionTally, { facts: { hookRun } }: MomentStep): void {
  if (hookRun === undefined) return
  hookRuns.runs += 1
  if (hookRun.outcome === 'blocked' || hookRun.outcome === 'failed') hookRuns[hookRun.outcome] += 1
}

/** Counts a record without meaning for a gate under its type; of a hostile wealth of types the first 200 are told apart. */
export function countIgnored(tally: SessionTally, step: IgnoredStep): void {
  const counts = step.unknown === true ? tally.unknown : tally.ignored
  const name = step.type.length > typeLength ? excerpt(step.type, typeLength) : step.type
  const key = counts.has(name) || counts.size < listedTypes ? name : OTHER_TYPES
  counts.set(key, (counts.get(key) ?? 0) + 1)
}
