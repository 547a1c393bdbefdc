import type { GapStep, IgnoredStep } from '../model/step.ts'
import type { SessionTally } from '../model/transcript.ts'
import { excerpt } from '../text/excerpt.ts'

const listedGaps = 1_000
const listedTypes = 200
const typeLength = 80

/** A tally with nothing counted yet. */
export function startTally(): SessionTally {
  return { calls: 0, prompts: 0, gaps: [], gapCount: 0, duplicates: 0, ignored: new Map(), records: 0, unreadable: [] }
}

/** Counts a gap, lists the first 1,000, and notes the ones after which a session cannot count as read. */
export function tallyGap(tally: SessionTally, { at, endLine, gap, detail }: GapStep): void {
  tally.gapCount += 1
  if (tally.gaps.length < listedGaps) {
    tally.gaps.push({ path: at.path, line: at.line ?? 1, ...(endLine !== undefined && { endLine }), kind: gap, detail })
  }
  if (gap === 'read-error' || gap === 'document-too-large') tally.unreadable.push(`${at.path}: ${detail}`)
}

/** Counts a record without meaning for a gate under its type; a hostile wealth of types ends up under one name. */
export function countIgnored(tally: SessionTally, step: IgnoredStep): void {
  const name = `${step.unknown === true ? '?' : ''}${step.type.length > typeLength ? excerpt(step.type, typeLength) : step.type}`
  const key = tally.ignored.has(name) || tally.ignored.size < listedTypes ? name : '?other'
  tally.ignored.set(key, (tally.ignored.get(key) ?? 0) + 1)
}
