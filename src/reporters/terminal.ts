import type { Outcome, Report } from '../model/report.ts'
import { countOf } from '../text/numbers.ts'
import { oneLine } from '../text/plain.ts'
import { renderCalls, renderCallsShort } from './terminal/calls.ts'
import { renderOverview } from './terminal/overview.ts'
import { EMPTY, flow, type Line, paint, type Span, type Style } from './terminal/paint.ts'
import { renderFailures, renderFindings } from './terminal/problems.ts'
import { countJudged, sumCounts } from './view/describe.ts'
import { type GroupedFindings, groupFindings } from './view/group-findings.ts'

const MAX_CALLS = 20
const MAX_ROWS = 10
const MAX_WHY = 500
const MIN_WIDTH = 60

const ENDINGS = {
  broken: ['redBold', '✖'],
  blocked: ['redBold', '✖'],
  'bad-input': ['redBold', '✖'],
  indeterminate: ['yellowBold', '?'],
  'nothing-checked': ['yellowBold', '?'],
  passed: ['greenBold', '✔'],
} as const satisfies Record<Outcome, Span>

/** Where the text goes: whether ANSI colours are understood, and how many columns there are. */
export interface TerminalOptions {
  color: boolean
  width: number
}

/** The report for people: what was found, what should have been stopped, what is broken, and last the outcome in one sentence. */
export function renderTerminal(report: Report, { color, width }: TerminalOptions): string {
  const columns = Math.max(width, MIN_WIDTH)
  const grouped = groupFindings(report.findings)
  const lines = [
    [
      ['bold', 'hookwitness'],
      ['dim', ` ${oneLine(report.version, 40)}`],
    ] satisfies Line,
    // A run that could not begin has found nothing to show.
    ...(report.hooks_source.from === 'none' ? [] : [EMPTY, ...renderOverview(report, columns)]),
    ...renderSections(report, grouped, columns),
    ...renderNotes(report, columns),
    EMPTY,
    ...renderOutcome(report, columns),
  ]
  return paint(lines, { color })
}

function renderSections(report: Report, found: GroupedFindings, width: number): Line[] {
  const bad: Span = ['red', '✖']
  const question: Span = ['yellow', '?']
  const { blocked, asked, alreadyDenied, config, hookFailures, others, waived } = found
  return [
    ...section('redBold', `${countJudged(blocked)} should have been stopped`, blocked, MAX_CALLS, (calls) =>
      renderCalls(report, calls, { mark: bad, width }),
    ),
    ...section('yellowBold', `${countJudged(asked)} asked, nobody there to answer`, asked, MAX_CALLS, (calls) =>
      renderCalls(report, calls, { mark: question, width }),
    ),
    ...section('redBold', countOf(config.length, 'unreadable or invalid input'), config, MAX_ROWS, (rows) => renderFindings(rows, width)),
    ...section('yellowBold', countOf(sumCounts(hookFailures), 'hook failure'), hookFailures, MAX_ROWS, (rows) =>
      renderFailures(report, rows, width),
    ),
    ...section('bold', countOf(others.length, 'other finding'), others, MAX_ROWS, (rows) => renderFindings(rows, width)),
    ...section('dim', `${countJudged(alreadyDenied)} denied, and already stopped when recorded`, alreadyDenied, MAX_ROWS, (calls) =>
      renderCallsShort(calls, width),
    ),
    ...section('dim', `${countOf(waived.length, 'waived finding')}`, waived, MAX_ROWS, (rows) => renderFindings(rows, width)),
  ]
}

function section<Row>(style: Style, title: string, rows: Row[], max: number, render: (rows: Row[]) => Line[]): Line[] {
  if (rows.length === 0) return []
  const more = rows.length - max
  const rest: Line[] = more > 0 ? [EMPTY, [['dim', `  … ${more} more in the report`]]] : []
  return [EMPTY, [[style, title]], ...render(rows.slice(0, max)), ...rest]
}

function renderNotes({ notes, totals }: Report, width: number): Line[] {
  const unlisted = totals.findings - totals.findings_listed
  const all = unlisted > 0 ? [...notes, `${countOf(unlisted, 'finding')} counted, but not listed`] : notes
  return all.length === 0 ? [] : [EMPTY, ...all.flatMap((note) => flow([['dim', 'note  ']], 'dim', oneLine(note, MAX_WHY), width))]
}

function renderOutcome(report: Report, width: number): Line[] {
  const { outcome, exit_code, why } = report
  const [style, mark] = ENDINGS[outcome]
  const end = exit_code === 0 && outcome !== 'passed' ? 'exit 0: reported, not enforced' : `exit ${exit_code}`
  const next = report.next === null ? [] : flow([['dim', '→ ']], 'dim', oneLine(report.next, MAX_WHY), width)
  return [...next, ...flow([[style, `${mark} `]], style, `${outcome}: ${oneLine(why, MAX_WHY)} (${end})`, width)]
}
