import type { FindingRow, Report } from '../../model/report.ts'
import type { Annotation } from '../../text/annotation.ts'
import { cutCharacters } from '../../text/cut.ts'
import { cleanText, oneLine } from '../../text/plain.ts'
import { formatPlace, listAsides, liveOf, nameDialect, nameJudged, placeHook, reasonOf, sumCounts } from '../view/describe.ts'
import { isBlock, isConfigError, isRefusedAsk } from '../view/group-findings.ts'

const MAX_REASON = 1200
const MAX_SUBJECT = 160
const MAX_EXAMPLES = 5

/** Findings that read the same but for what was called: one annotation. */
export interface FindingGroup {
  level: Annotation['level']
  rows: [FindingRow, ...FindingRow[]]
}

/** Findings folded by id, hook and reason, in the order in which they matter; waived ones are left to the summary. */
export function foldFindings(report: Report, { mode }: { mode: 'block' | 'warn' }): FindingGroup[] {
  const groups = new Map<string, FindingGroup>()
  for (const row of report.findings.filter((finding) => !finding.waived)) {
    const key = JSON.stringify([row.id, row.level, row.hook, nameDialect(report, row), reasonOf(row)])
    const known = groups.get(key)
    if (known === undefined) groups.set(key, { level: levelIn(report, mode, row), rows: [row] })
    else known.rows.push(row)
  }
  return [...groups.values()].sort((left, right) => rank(left.rows[0]) - rank(right.rows[0]))
}

/** What an annotation says: how often and why, then the calls, the hook, and what happens live. */
export function describeGroup(report: Report, { rows }: FindingGroup): string {
  const [first] = rows
  const count = sumCounts(rows)
  const reason = cutCharacters(cleanText(reasonOf(first)).trim(), MAX_REASON)
  const hook = placeHook(report, first)
  const live = liveOf(first)
  return [
    count > 1 && !reason.startsWith(`${count} `) ? `${reason} (×${count})` : reason,
    ...listExamples(rows),
    ...(hook === null || hook === formatPlace(first.at ?? { path: '', line: null }) ? [] : [`Hook: ${nameDialect(report, first)} ${hook}`]),
    ...listAsides(report, first).map((aside) => `Also: ${oneLine(aside, MAX_REASON)}`),
    ...(live === null ? [] : [`Live: ${oneLine(live, MAX_REASON)}`]),
    ...(first.mend === null ? [] : [`Mend: ${oneLine(first.mend, MAX_REASON)}`]),
  ].join('\n')
}

function listExamples(rows: FindingRow[]): string[] {
  const judged = rows.filter((row) => row.event !== null)
  const lines = judged.slice(0, MAX_EXAMPLES).map(describeExample)
  return judged.length > MAX_EXAMPLES ? [...lines, `… and ${judged.length - MAX_EXAMPLES} more`] : lines
}

function describeExample({ event, at }: FindingRow): string {
  const what = event === null ? '' : `${oneLine(nameJudged(event), 60)}: ${oneLine(event.subject, MAX_SUBJECT)}`
  return at === null ? what : `${what} (${oneLine(formatPlace(at), 200)})`
}

/** What fails the check is an error. `warn` keeps denied calls green, and what is green is no error; unreadable input stays red. */
function levelIn({ options }: Report, mode: 'block' | 'warn', row: FindingRow): Annotation['level'] {
  const named: unknown[] = Array.isArray(options.fail_on) ? options.fail_on : []
  const level = named.includes(row.id) || named.includes(row.level) ? 'error' : row.level
  return mode === 'warn' && level === 'error' && !isConfigError(row) ? 'warning' : level
}

function rank(row: FindingRow): number {
  if (isBlock(row)) return 0
  if (isRefusedAsk(row)) return 1
  if (isConfigError(row)) return 2
  return row.id === 'hook-failed' ? 3 : 4
}
