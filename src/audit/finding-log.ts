import { hash } from 'node:crypto'
import type { Finding, Level } from '../model/finding.ts'
import type { FindingDraft } from '../model/judgement.ts'
import { cutCharacters } from '../text/cut.ts'
import { comparePlaces, compareTexts } from './compare.ts'

/** Findings listed one by one; more are only counted (design decision: a hostile transcript must not fill memory or a report). */
const LISTED = 1000
/** Sorting out only now and then what is not listed makes adding one cheap, in whatever order they come. */
const HELD = LISTED + 250
/** Characters kept of each text: more than a report shows, so that no secret is cut before it is masked. */
const MAX_TEXT = 10_240

/** How many findings of one id and level there are: each listed one once, those that are not listed as often as they were seen. */
export interface FoundCount {
  id: string
  level: Level
  found: number
}

/**
 * Collects findings: the same thing seen again raises a count. What is listed when there are too many does not depend on the order in
 * which they come: errors before warnings before notices, then by fingerprint; and of every id at least one. Since neither changes
 * while sessions are read, what was passed over once would never be listed later, and the counts of listed ones are whole.
 */
export class FindingLog {
  private readonly listed = new Map<string, Finding>()
  /** By id, the finding that stays whatever else comes. */
  private readonly foremost = new Map<string, Finding>()
  private readonly unlisted = new Map<string, FoundCount>()
  /** The foremost of all that were pushed out: what comes after it is not listed. */
  private bar: Finding | null = null

  add(draft: FindingDraft): void {
    const finding = toFinding(draft)
    const known = this.listed.get(finding.fingerprint)
    if (known !== undefined) see(known, finding)
    else if (this.isListed(finding)) this.insert(finding)
    else this.countUnlisted(finding)
  }

  addAll(drafts: Iterable<FindingDraft>): void {
    for (const draft of drafts) this.add(draft)
  }

  /** Listed findings, most severe first, else by their place. */
  list(): Finding[] {
    this.pushOut()
    return [...this.listed.values()].sort((a, b) => RANK[a.level] - RANK[b.level] || comparePlaces(a.at, b.at) || compareRanks(a, b))
  }

  /** All that was found, listed or not: what outcomes are decided by. */
  counts(): FoundCount[] {
    this.pushOut()
    const counts = new Map([...this.unlisted].map(([key, count]) => [key, { ...count }]))
    for (const { id, level } of this.listed.values()) count(counts, { id, level, found: 1 })
    return [...counts.values()]
  }

  private isListed(finding: Finding): boolean {
    const foremost = this.foremost.get(finding.id)
    return this.bar === null || compareRanks(finding, this.bar) < 0 || foremost === undefined || compareRanks(finding, foremost) < 0
  }

  private insert(finding: Finding): void {
    this.listed.set(finding.fingerprint, finding)
    const foremost = this.foremost.get(finding.id)
    if (foremost === undefined || compareRanks(finding, foremost) < 0) this.foremost.set(finding.id, finding)
    if (this.listed.size > HELD) this.pushOut()
  }

  /** Leaves no more than are listed: the foremost of every id, and then by rank. */
  private pushOut(): void {
    const others = [...this.listed.values()].filter((each) => this.foremost.get(each.id) !== each).sort(compareRanks)
    const rest = others.slice(Math.max(0, LISTED - this.foremost.size))
    for (const each of rest) {
      this.listed.delete(each.fingerprint)
      this.countUnlisted(each)
    }
    const [first] = rest
    if (first !== undefined && (this.bar === null || compareRanks(first, this.bar) < 0)) this.bar = first
  }

  private countUnlisted({ id, level, count: found }: Finding): void {
    count(this.unlisted, { id, level, found })
  }
}

const RANK: Record<Level, number> = { error: 0, warning: 1, notice: 2 }

function compareRanks(a: Finding, b: Finding): number {
  return RANK[a.level] - RANK[b.level] || compareTexts(a.fingerprint, b.fingerprint)
}

/** Sessions are judged side by side: neither what is told nor the level may depend on which was faster. */
function see(known: Finding, again: Finding): void {
  const count = known.count + again.count
  const level = RANK[again.level] < RANK[known.level] ? again.level : known.level
  Object.assign(known, compareTellings(again, known) < 0 ? again : {}, { count, level })
}

/** Findings of one fingerprint may still differ in their words. */
function compareTellings(a: Finding, b: Finding): number {
  return comparePlaces(a.at, b.at) || compareTexts(wordsOf(a), wordsOf(b))
}

function wordsOf({ session, hook, message, live, mend, event }: Finding): string {
  return JSON.stringify([session, hook, message, live, mend, event])
}

function count(counts: Map<string, FoundCount>, { id, level, found }: FoundCount): void {
  const key = `${level} ${id}`
  const known = counts.get(key)
  if (known === undefined) counts.set(key, { id, level, found })
  else known.found += found
}

function toFinding(draft: FindingDraft): Finding {
  const { at, event } = draft
  return {
    id: draft.id,
    level: draft.level,
    message: keep(draft.message),
    at: at === null ? null : { ...at, path: keep(at.path), ...(at.call === undefined ? {} : { call: keep(at.call) }) },
    session: keepAny(draft.session),
    hook: keepAny(draft.hook),
    count: draft.count ?? 1,
    fingerprint: fingerprintOf(draft.id, draft.about),
    waived: false,
    live: keepAny(draft.live),
    mend: keepAny(draft.mend),
    event: event ? keepEvent(event) : null,
  }
}

function keepEvent(event: NonNullable<Finding['event']>): Finding['event'] {
  const { tool, subject, reason, file, voices, rewrite } = event
  return {
    ...event,
    ...{ tool: keepAny(tool), subject: keep(subject), reason: keepAny(reason) },
    ...keepFile(file),
    ...(voices && { voices: voices.map((each) => ({ ...each, hook: keep(each.hook), reason: keep(each.reason) })) }),
    ...(rewrite !== undefined && { rewrite: keep(rewrite) }),
  }
}

function keepFile(file: string | null | undefined): { file?: string | null } {
  return file === undefined ? {} : { file: keepAny(file) }
}

function keepAny(text: string | null | undefined): string | null {
  return text === null || text === undefined ? null : keep(text)
}

/** A copy, where it is cut: what V8 slices off a string keeps all of that string in memory. */
function keep(text: string): string {
  return text.length <= MAX_TEXT ? text : Buffer.from(cutCharacters(text, MAX_TEXT)).toString()
}

function fingerprintOf(id: string, about: unknown[]): string {
  return hash('sha256', JSON.stringify([id, ...about]), 'hex').slice(0, 16)
}
