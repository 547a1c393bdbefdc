import { expect, test } from 'vitest'
import { FindingLog } from '../../src/audit/finding-log.ts'
import type { FindingDraft } from '../../src/model/judgement.ts'

/** design.md §4.10: findings are listed up to 1,000, then counted. */
const LISTED = 1000

function draft(level: FindingDraft['level'], id: string, number: number, more: Partial<FindingDraft> = {}): FindingDraft {
  return { id, level, message: `${id} ${number}`, at: { path: 't.jsonl', line: number + 1 }, about: [number], ...more }
}

function many(level: FindingDraft['level'], id: string, number: number): FindingDraft[] {
  return Array.from({ length: number }, (_, index) => draft(level, id, index))
}

function fill(...drafts: FindingDraft[][]): FindingLog {
  const log = new FindingLog()
  for (const each of drafts) log.addAll(each)
  return log
}

function countLevels(log: FindingLog): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { level } of log.list()) counts[level] = (counts[level] ?? 0) + 1
  return counts
}

test('a late error or warning is counted and listed, however many notices came before', () => {
  const log = fill(many('notice', 'already-denied', 3000), [draft('warning', 'transcript-gap', 1), draft('error', 'call-blocked', 1)])
  expect(log.counts()).toEqual(
    expect.arrayContaining([
      { id: 'already-denied', level: 'notice', found: 3000 },
      { id: 'transcript-gap', level: 'warning', found: 1 },
      { id: 'call-blocked', level: 'error', found: 1 },
    ]),
  )
  expect(countLevels(log)).toEqual({ error: 1, warning: 1, notice: LISTED - 2 })
})

test('errors push out warnings, warnings push out notices, and at least one of every id stays', () => {
  const log = fill(many('notice', 'already-denied', 1500), many('warning', 'transcript-gap', 1500), many('error', 'call-blocked', 900))
  expect(countLevels(log)).toEqual({ error: 900, warning: LISTED - 901, notice: 1 })
  log.addAll(many('error', 'ask-refused', 1500))
  expect(countLevels(log)).toEqual({ error: LISTED - 2, warning: 1, notice: 1 })
})

test('what is listed, and how often it was seen, does not depend on the order in which findings come', () => {
  const drafts = [
    ...many('notice', 'already-denied', 1200),
    ...many('warning', 'hook-system-message', 1200),
    ...many('warning', 'hook-system-message', 1200).map((each) => ({ ...each, at: { path: 'later.jsonl' } })),
    ...many('warning', 'transcript-gap', 3),
  ]
  const forth = fill(drafts)
  const back = fill(drafts.toReversed())
  const mixed = fill(drafts.toSorted((a, b) => (a.message < b.message ? -1 : 1)))
  expect(back.list()).toEqual(forth.list())
  expect(mixed.list()).toEqual(forth.list())
  const sorted = (log: FindingLog) => log.counts().toSorted((a, b) => (a.id < b.id ? -1 : 1))
  expect(sorted(back)).toEqual(sorted(forth))
  expect(
    forth
      .list()
      .filter((each) => each.id === 'hook-system-message')
      .every((each) => each.count === 2),
  ).toBe(true)
})

test('never more than 1,000 are held, of errors too, and every one is counted', () => {
  const log = fill(many('error', 'call-blocked', 5000))
  expect(log.list()).toHaveLength(LISTED)
  expect(log.counts()).toEqual([{ id: 'call-blocked', level: 'error', found: 5000 }])
})

test('the same thing again is one finding with a count, told at its first place and with its most severe level', () => {
  const at = (path: string, line: number) => ({ at: { path, line } })
  const log = fill([
    draft('warning', 'hook-failed', 1, { ...at('b.jsonl', 9), session: 'b', message: 'b' }),
    draft('error', 'hook-failed', 1, { ...at('c.jsonl', 1), session: 'c', message: 'c', count: 3 }),
    draft('warning', 'hook-failed', 1, { ...at('a.jsonl', 4), session: 'a', message: 'a' }),
  ])
  expect(log.list()).toMatchObject([{ level: 'error', count: 5, message: 'a', session: 'a', at: { path: 'a.jsonl', line: 4 } }])
  expect(log.counts()).toEqual([{ id: 'hook-failed', level: 'error', found: 1 }])
})

test('an id that is a property of every object is counted as any other', () => {
  const log = fill([draft('error', '__proto__', 1), draft('error', 'constructor', 2)])
  expect(log.counts().map((each) => each.id)).toEqual(['__proto__', 'constructor'])
})

test('a little more of a text is kept than a report shows, and the rest of it is let go', () => {
  const before = process.memoryUsage().heapUsed
  const log = new FindingLog()
  for (let number = 0; number < 500; number += 1) {
    const text = `${number} ${'x'.repeat(1_000_000)}`
    const event = { kind: 'pre_tool', dialect: 'luxe', tool: text, subject: text, reason: text, file: text }
    const at = { path: text, line: 1, call: text }
    log.add({ ...draft('error', 'call-blocked', number), message: text, at, session: text, hook: text, live: text, mend: text, event })
  }
  const [first] = log.list()
  const texts = [first?.message, first?.session, first?.hook, first?.live, first?.mend, first?.at?.path, first?.at?.call]
  const about = [first?.event?.tool, first?.event?.subject, first?.event?.reason, first?.event?.file]
  expect([...texts, ...about].map((each) => each?.length)).toEqual(Array(11).fill(10_240))
  // Slices of the texts would hold all 500 MB of them.
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(300_000_000)
})

test('those that push each other out, each coming before the last, are sorted out in a bounded time', () => {
  const drafts = many('warning', 'transcript-gap', 60_000)
  const ranked = drafts.map((each) => ({ each, rank: fill([each]).list()[0]?.fingerprint ?? '' }))
  const backwards = ranked.sort((a, b) => (a.rank < b.rank ? 1 : -1)).map(({ each }) => each)
  expect(fill(backwards).list()).toEqual(fill(drafts).list())
})
