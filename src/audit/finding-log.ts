import { createHash } from 'node:crypto'
import type { Finding } from '../model/finding.ts'
import type { FindingDraft } from '../model/judgement.ts'

/** Findings listed one by one; more are only counted (design decision: a hostile transcript must not fill memory or a report). */
const LISTED = 1000

/** Collects findings: the same thing seen again raises a count. */
export class FindingLog {
  private readonly byFingerprint = new Map<string, Finding>()
  private readonly overflow = new Map<string, number>()

  add(draft: FindingDraft): void {
    const fingerprint = fingerprintOf(draft.id, draft.about)
    const known = this.byFingerprint.get(fingerprint)
    const count = draft.count ?? 1
    if (known !== undefined) {
      known.count += count
      if (isBefore(draft, known)) Object.assign(known, { at: draft.at, session: draft.session ?? null })
      return
    }
    if (this.byFingerprint.size >= LISTED && draft.level !== 'error') {
      this.overflow.set(draft.id, (this.overflow.get(draft.id) ?? 0) + count)
      return
    }
    if (this.byFingerprint.size >= LISTED * 2) {
      this.overflow.set(draft.id, (this.overflow.get(draft.id) ?? 0) + count)
      return
    }
    this.byFingerprint.set(fingerprint, toFinding(draft, fingerprint, count))
  }

  addAll(drafts: Iterable<FindingDraft>): void {
    for (const draft of drafts) this.add(draft)
  }

  /** Listed findings, most severe first, else by their place. */
  list(): Finding[] {
    const rank = { error: 0, warning: 1, notice: 2 }
    return [...this.byFingerprint.values()].sort((a, b) => rank[a.level] - rank[b.level] || comparePlaces(a.at, b.at))
  }

  /** All that was found, listed or not. */
  total(): number {
    return this.byFingerprint.size + this.countOverflow()
  }

  /** Found but not listed. */
  countOverflow(): number {
    return [...this.overflow.values()].reduce((sum, each) => sum + each, 0)
  }
}

/** Sessions are judged side by side: the place told must not depend on which was faster. */
function isBefore(draft: FindingDraft, known: Finding): boolean {
  return comparePlaces(draft.at, known.at) < 0
}

function comparePlaces(a: Finding['at'], b: Finding['at']): number {
  const [left, right] = [a?.path ?? '', b?.path ?? '']
  return left < right ? -1 : left > right ? 1 : (a?.line ?? 0) - (b?.line ?? 0)
}

function toFinding(draft: FindingDraft, fingerprint: string, count: number): Finding {
  return {
    id: draft.id,
    level: draft.level,
    message: draft.message,
    at: draft.at,
    session: draft.session ?? null,
    hook: draft.hook ?? null,
    count,
    fingerprint,
    waived: false,
    live: draft.live ?? null,
    mend: draft.mend ?? null,
    event: draft.event ?? null,
  }
}

function fingerprintOf(id: string, about: unknown[]): string {
  return createHash('sha256')
    .update(JSON.stringify([id, ...about]))
    .digest('hex')
    .slice(0, 16)
}
