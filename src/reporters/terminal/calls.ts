import type { FindingRow, Report } from '../../model/report.ts'
import { oneLine } from '../../text/plain.ts'
import { cutToWidth, textWidth } from '../../text/width.ts'
import { describeHookPlace, formatPlace, listAsides, liveOf, nameDialect, nameJudged, reasonOf } from '../view/describe.ts'
import { isRefusedAsk, type JudgedCall } from '../view/group-findings.ts'
import { flow, flowLines, type Line, type Span } from './paint.ts'

const MAX_REASON = 400
const MAX_REASON_LINES = 4
const MAX_SUBJECT = 400

/** Calls that were refused: each with its place, then every dialect's reason and hook. */
export function renderCalls(report: Report, calls: JudgedCall[], { mark, width }: { mark: Span; width: number }): Line[] {
  return calls.flatMap((call) => [
    [],
    headCall(call, mark, width),
    ...placeCall(call),
    ...call.rows.flatMap((row) => renderRow(report, call, row, width)),
  ])
}

/** Calls in one quiet line each. */
export function renderCallsShort(calls: JudgedCall[], width: number): Line[] {
  return calls.map((call) => {
    const place = call.at === null ? '' : `  ${oneLine(formatPlace(call.at), 120)}`
    const text = `${oneLine(nameJudged(call), 60)}  ${oneLine(call.subject, MAX_SUBJECT)}`
    return [['dim', `· ${cutToWidth(text, Math.max(width - 2 - textWidth(place), 20))}${place}`]]
  })
}

function headCall(call: JudgedCall, mark: Span, width: number): Line {
  const name = oneLine(nameJudged(call), 60)
  const times = call.count > 1 ? `  ×${call.count}` : ''
  const room = width - textWidth(`${mark[1]} ${name}  ${times}`)
  return [
    mark,
    ['plain', ' '],
    ['bold', name],
    ['plain', `  ${cutToWidth(oneLine(call.subject, MAX_SUBJECT), Math.max(room, 20))}`],
    ['dim', times],
  ]
}

function placeCall(call: JudgedCall): Line[] {
  if (call.at === null) return []
  return [[['dim', `  ${call.count > 1 ? 'first at' : 'at'} ${oneLine(formatPlace(call.at), 200)}${describeFate(call.rows[0])}`]]]
}

/** What became of the recorded call: that it ran is what makes it serious. */
function describeFate(row: FindingRow | undefined): string {
  const recorded = row?.event?.recorded
  if (recorded === 'ran' || recorded === 'failed') return `, it ${recorded}`
  return recorded === 'unknown' ? ', its result is not recorded' : ''
}

function renderRow(report: Report, call: JudgedCall, row: FindingRow, width: number): Line[] {
  const dialect = oneLine(nameDialect(report, row), 40)
  const column = Math.max(...call.rows.map((other) => oneLine(nameDialect(report, other), 40).length))
  const lead: Line = [['cyan', `  ${dialect.padEnd(column)}  `]]
  const below: Line = [['plain', ' '.repeat(column + 4)]]
  const asked = isRefusedAsk(row) && !call.rows.every(isRefusedAsk) ? 'asked, nobody there: ' : ''
  const place = describeHookPlace(report, row)
  const live = liveOf(row)
  return [
    ...flowLines(lead, asked + reasonOf(row), { max: MAX_REASON_LINES, maxLine: MAX_REASON, width }),
    ...(place === null ? [] : [[...below, ['dim', cutToWidth(oneLine(place, 400), Math.max(width - column - 4, 20))] satisfies Span]]),
    ...listAsides(report, row).flatMap((aside) => flow([...below, ['dim', 'also: ']], 'dim', oneLine(aside, MAX_REASON), width)),
    ...(live === null ? [] : flow([...below, ['yellow', 'live: ']], 'plain', oneLine(live, MAX_REASON), width)),
  ]
}
