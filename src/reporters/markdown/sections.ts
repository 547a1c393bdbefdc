import type { FindingRow, Report } from '../../model/report.ts'
import { formatCount } from '../../text/numbers.ts'
import {
  countJudged,
  findHook,
  formatPlace,
  listAsides,
  liveOf,
  nameDialect,
  nameJudged,
  placeHook,
  reasonOf,
  sumCounts,
} from '../view/describe.ts'
import { type GroupedFindings, isRefusedAsk, type JudgedCall } from '../view/group-findings.ts'
import { type Detail, longCode, renderSection, renderTable, shortCode } from './table.ts'

const CALL_HEADS = ['what', 'where', 'who objected, and why']
const MAX_IDS = 50

/** The tables of what was refused: one row for each recorded call or prompt. */
export function renderRefused(report: Report, { blocked, asked, alreadyDenied }: GroupedFindings, detail: Detail): string[] {
  const renderRow = (call: JudgedCall) => renderCall(report, call, detail)
  return [
    renderSection({ title: `${countJudged(blocked)} should have been stopped`, heads: CALL_HEADS, detail }, blocked, renderRow),
    renderSection({ title: `${countJudged(asked)} asked, nobody there to answer`, heads: CALL_HEADS, detail }, asked, renderRow),
    renderSection(
      { title: `${countJudged(alreadyDenied)} denied, and already stopped when recorded`, heads: CALL_HEADS, detail },
      alreadyDenied,
      renderRow,
    ),
  ]
}

/** The tables of what is broken, odd or waived. */
export function renderProblems(report: Report, { config, hookFailures, others, waived }: GroupedFindings, detail: Detail): string[] {
  const heads = ['level', 'finding', 'where', 'times', 'what']
  const renderRow = (finding: FindingRow) => renderFinding(report, finding, detail)
  return [
    renderSection({ title: 'Unreadable or invalid', heads, detail }, config, renderRow),
    renderSection({ title: `Hook failures: ${formatCount(sumCounts(hookFailures))}`, heads, detail }, hookFailures, renderRow),
    renderSection({ title: 'Other findings', heads, detail }, others, renderRow),
    renderSection({ title: 'Waived', heads, detail }, waived, renderRow),
  ]
}

/** How often each finding was made: what is left when nothing else fits. */
export function renderIdCounts(findings: FindingRow[]): string {
  const ids = [...new Set(findings.map((finding) => finding.id))].slice(0, MAX_IDS)
  const rows = ids.map((id) => [shortCode(id), formatCount(sumCounts(findings.filter((finding) => finding.id === id)))])
  return rows.length === 0 ? '' : renderTable(['finding', 'times'], rows)
}

function renderCall(report: Report, call: JudgedCall, detail: Detail): string[] {
  const times = call.count > 1 ? ` ×${formatCount(call.count)}` : ''
  return [
    `${shortCode(nameJudged(call))} ${shortCode(call.subject)}${times}`,
    call.at === null ? '' : shortCode(formatPlace(call.at)),
    call.rows.map((row) => renderObjection(report, row, detail)).join('<br>'),
  ]
}

function renderObjection(report: Report, row: FindingRow, detail: Detail): string {
  const place = placeHook(report, row)
  const live = liveOf(row)
  const objection = [
    shortCode(nameDialect(report, row)),
    ...(isRefusedAsk(row) ? ['asked'] : []),
    longCode(reasonOf(row), detail),
    ...(place === null ? [] : [`from ${shortCode(place)}`]),
  ]
  const asides = listAsides(report, row).map((aside) => `also: ${longCode(aside, detail)}`)
  return [objection.join(' '), ...asides, ...(live === null ? [] : [`live: ${longCode(live, detail)}`])].join('<br>')
}

function renderFinding(report: Report, finding: FindingRow, detail: Detail): string[] {
  const hook = findHook(report, finding)
  const place = finding.at ?? hook?.at ?? null
  const live = liveOf(finding)
  const about = finding.event === null ? [] : [`${shortCode(nameJudged(finding.event))} ${shortCode(finding.event.subject)}`]
  const owner = hook === null ? [] : [`${shortCode(hook.dialect)} ${shortCode(hook.event)}`]
  return [
    finding.level,
    shortCode(finding.id),
    place === null ? '' : shortCode(formatPlace(place)),
    formatCount(finding.count),
    [
      ...owner,
      ...about,
      longCode(finding.message, detail),
      ...(live === null ? [] : [`live: ${longCode(live, detail)}`]),
      ...(finding.mend === null ? [] : [`→ ${longCode(finding.mend, detail)}`]),
    ].join('<br>'),
  ]
}
