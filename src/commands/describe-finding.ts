import type { FindingDraft } from '../model/judgement.ts'
import { logText } from '../text/log.ts'
import { makeSafe } from '../text/safe.ts'

/** A finding as commands without a report print it: what and where, the sentence, the next step behind `→`. No line end. */
export function describeFinding({ level, id, at, message, mend }: FindingDraft): string {
  const place = at === null ? '' : `  ${logText(at.path)}:${at.line ?? 1}`
  const next = mend ? `\n  → ${logText(mend)}` : ''
  return `${level}: ${id}${place}\n  ${logText(message)}${next}`
}

/** The same for programs. */
export function findingToJson({ id, level, message, at, live, mend }: FindingDraft) {
  return {
    ...{ id, level, message: makeSafe(message), at: placeToJson(at) },
    live: live ? makeSafe(live) : null,
    mend: mend ? makeSafe(mend) : null,
  }
}

/** A place for programs. */
export function placeToJson(at: { path: string; line?: number } | null) {
  return at === null ? null : { path: makeSafe(at.path), line: at.line ?? null }
}
