import type { FindingRow } from '../../model/report.ts'

/** One recorded call or prompt and everything that was found about it, by however many dialects. */
export interface JudgedCall {
  kind: string
  /** As recorded; null for a prompt. */
  tool: string | null
  /** Short: the command, path or address. */
  subject: string
  at: FindingRow['at']
  /** How often the same call was seen. */
  count: number
  rows: FindingRow[]
}

/** The findings of a report in the order in which they matter. A finding stands in exactly one of the lists. */
export interface GroupedFindings {
  blocked: JudgedCall[]
  /** Refused only because an ask met nobody. */
  asked: JudgedCall[]
  config: FindingRow[]
  hookFailures: FindingRow[]
  /** Errors first, then warnings, then notices. */
  others: FindingRow[]
  /** Ruled deny, but denied or not run when it was recorded. */
  alreadyDenied: JudgedCall[]
  waived: FindingRow[]
}

const LEVELS = ['error', 'warning', 'notice']

/** Sorts findings into the sections that every reporter shows; keeps the report's order within each. */
export function groupFindings(findings: FindingRow[]): GroupedFindings {
  const live = findings.filter((finding) => !finding.waived)
  const refused = groupByCall(live.filter((finding) => isBlock(finding) || isRefusedAsk(finding)))
  return {
    blocked: refused.filter((call) => call.rows.some(isBlock)),
    asked: refused.filter((call) => !call.rows.some(isBlock)),
    config: live.filter(isConfigError),
    hookFailures: live.filter((finding) => finding.id === 'hook-failed'),
    others: live.filter(isOther).sort((left, right) => LEVELS.indexOf(left.level) - LEVELS.indexOf(right.level)),
    alreadyDenied: groupByCall(live.filter(isAlreadyDenied)),
    waived: findings.filter((finding) => finding.waived),
  }
}

/** Whether the finding says that an event was ruled deny by more than an unanswered ask. */
export function isBlock(finding: FindingRow): boolean {
  return finding.event !== null && ['call-blocked', 'prompt-blocked', 'rewrite-meets-deny-rule'].includes(finding.id)
}

/** Whether the finding says that only an ask, with nobody there, refused the event. */
export function isRefusedAsk(finding: FindingRow): boolean {
  return finding.event !== null && finding.id === 'ask-refused'
}

/** Whether the finding makes the run `bad-input`: something that was given cannot be read. */
export function isConfigError(finding: FindingRow): boolean {
  return finding.level === 'error' && /^(?:config|transcript)-|^bad-input$/.test(finding.id)
}

function isAlreadyDenied(finding: FindingRow): boolean {
  return finding.event !== null && finding.id === 'already-denied'
}

function isOther(finding: FindingRow): boolean {
  return !(isBlock(finding) || isRefusedAsk(finding) || isConfigError(finding) || isAlreadyDenied(finding) || finding.id === 'hook-failed')
}

function groupByCall(findings: FindingRow[]): JudgedCall[] {
  const calls = new Map<string, JudgedCall>()
  for (const [index, finding] of findings.entries()) {
    const key = nameCall(finding) ?? `#${index}`
    const known = calls.get(key)
    if (known === undefined) calls.set(key, startCall(finding))
    else addToCall(known, finding)
  }
  return [...calls.values()]
}

/** What two findings about the same recorded call have in common; null when the place is not known. */
function nameCall({ at, event, session }: FindingRow): string | null {
  if (at === null || at.line === null || event === null) return null
  return JSON.stringify([session, at.path, at.line, event.kind, at.call ?? event.subject])
}

function startCall(finding: FindingRow): JudgedCall {
  const { event } = finding
  return {
    kind: event?.kind ?? '',
    tool: event?.tool ?? null,
    subject: event?.subject ?? '',
    at: finding.at,
    count: finding.count,
    rows: [finding],
  }
}

function addToCall(call: JudgedCall, finding: FindingRow): void {
  call.rows.push(finding)
  call.count = Math.max(call.count, finding.count)
}
