import type { Outcome, Report } from '../model/report.ts'
import { markdownCode, markdownProse } from '../text/markdown.ts'
import { countOf, formatCount, formatDuration } from '../text/numbers.ts'
import { pageAddress } from '../text/pages.ts'
import { oneLine } from '../text/plain.ts'
import { renderHooks, renderSessions } from './markdown/inventory.ts'
import { renderIdCounts, renderProblems, renderRefused } from './markdown/sections.ts'
import { type Detail, renderTable } from './markdown/table.ts'
import { reasonOf, sourceOf } from './view/describe.ts'
import { groupFindings } from './view/group-findings.ts'

/** A step summary over 1 MiB is dropped whole (actions/runner FileCommandManager.cs `AttachmentSizeLimit`); others may write to it too. */
const BUDGET = 900_000
const MAX_WHY = 2000

const MARKS = {
  broken: '✖',
  blocked: '✖',
  'bad-input': '✖',
  indeterminate: '?',
  'nothing-checked': '?',
  passed: '✔',
} as const satisfies Record<Outcome, string>

/** From everything to less and less, COUNTS_ONLY in the end; the first that fits is taken and says its name. */
const STEPS: readonly Detail[] = [
  { name: null, rows: Number.POSITIVE_INFINITY, text: 2000, inventory: true },
  { name: 'without the tables of hooks and sessions', rows: Number.POSITIVE_INFINITY, text: 2000, inventory: false },
  { name: 'texts cut to 120 characters', rows: Number.POSITIVE_INFINITY, text: 120, inventory: false },
  { name: 'the first 500 rows of each table', rows: 500, text: 120, inventory: false },
  { name: 'the first 100 rows of each table', rows: 100, text: 120, inventory: false },
  { name: 'the first 20 rows of each table', rows: 20, text: 120, inventory: false },
]
const COUNTS_ONLY: Detail = { name: 'counts only', rows: 0, text: 120, inventory: false }

const OWN_PAGE = new RegExp(`(${pageAddress('').replaceAll('.', '[.]')}[a-z-]+[.]md(?:#[a-z-]+)?)`)

const HOW_TO_READ = `<details><summary>How to read this</summary>

Each recorded tool call and prompt was given to the hooks of this repository, as if nobody were there to answer a question.
No recorded tool was executed. **Should have been stopped**: a hook refused it, and the transcript says that it happened.
**Asked**: a hook wanted a person to decide; unattended, that is a refusal. **live** says what the agent itself does when that differs.
Transcripts are what the agent wrote about itself; evidence \`workflow\` means a file that lies where this job's own agent step writes it.

</details>`

/** `maxBytes`: of UTF-8. `reportPath`: where the JSON report lies, null when none is written. */
export interface MarkdownReportOptions {
  maxBytes?: number
  reportPath?: string | null
}

/** The report as GitHub-flavoured Markdown for a step summary or comment; gets shorter in named steps until it fits. */
export function renderMarkdown(report: Report, { maxBytes = BUDGET, reportPath = null }: MarkdownReportOptions = {}): string {
  for (const detail of STEPS) {
    if (isTooLong(report, detail, maxBytes)) continue
    const text = renderDetail(report, detail, reportPath)
    if (Buffer.byteLength(text) <= maxBytes) return text
  }
  return renderDetail(report, COUNTS_ONLY, reportPath)
}

/** Whether the reasons alone, before anything is escaped, take more than there is: then rendering them is waste. */
function isTooLong({ findings }: Report, { rows, text }: Detail, maxBytes: number): boolean {
  if (Number.isFinite(rows)) return false
  return findings.reduce((sum, finding) => sum + Math.min(reasonOf(finding).length, text), 0) > maxBytes
}

function renderDetail(report: Report, detail: Detail, reportPath: string | null): string {
  const found = groupFindings(report.findings)
  const parts = [
    `## ${MARKS[report.outcome]} hookwitness: ${report.outcome}`,
    markdownProse(oneLine(`${report.why}${isEnforced(report) ? '' : ' (reported, not enforced)'}`, MAX_WHY)),
    ...(report.next === null ? [] : [`→ ${renderNext(report.next)}`]),
    ...describeSource(report),
    renderTotals(report),
    ...(detail.rows === 0
      ? [renderIdCounts(report.findings)]
      : [...renderRefused(report, found, detail), ...renderProblems(report, found, detail)]),
    ...(detail.inventory ? [renderHooks(report.hooks), renderSessions(report.sessions)] : []),
    ...renderNotes(report),
    HOW_TO_READ,
    ...renderShortened(report, detail, reportPath),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

/** Our own pages are links: nobody types an address from a summary. */
function renderNext(next: string): string {
  const parts = oneLine(next, MAX_WHY).split(OWN_PAGE)
  return parts
    .map((part, index) => (index % 2 === 1 ? `<${part}>` : markdownProse(part)))
    .join(' ')
    .trim()
}

function isEnforced({ outcome, exit_code }: Report): boolean {
  return exit_code !== 0 || outcome === 'passed'
}

function describeSource(report: Report): string[] {
  const source = sourceOf(report)
  if (source === null) return []
  const commit = markdownCode(source.commit)
  return [
    `Hooks taken from ${source.name === null ? commit : `${markdownCode(oneLine(source.name, 60))} (${commit})`}, not from the work tree.`,
  ]
}

function renderTotals({ totals, exit_code }: Report): string {
  const counts = [
    totals.judged,
    totals.blocked,
    totals.asked,
    totals.already_denied,
    totals.indeterminate,
    totals.hook_failures,
    totals.hook_runs,
  ].map(formatCount)
  return renderTable(
    ['judged', 'blocked', 'asked', 'already denied', 'indeterminate', 'hook failures', 'hook runs', 'time', 'exit code'],
    [[...counts, formatDuration(totals.duration_ms), String(exit_code)]],
  )
}

function renderNotes({ notes }: Report): string[] {
  return notes.slice(0, 20).map((note) => markdownProse(oneLine(note, MAX_WHY)))
}

function renderShortened({ totals }: Report, { name }: Detail, reportPath: string | null): string[] {
  const unlisted = totals.findings - totals.findings_listed
  const path = reportPath === null ? 'the JSON report' : markdownCode(oneLine(reportPath, 300))
  return [
    ...(unlisted > 0 ? [`${countOf(unlisted, 'finding')} counted, but not listed.`] : []),
    ...(name === null ? [] : [`**Shortened to fit: ${name}.** Everything is in ${path}.`]),
  ]
}
