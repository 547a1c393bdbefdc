import type { FindingRow, Report } from '../../model/report.ts'
import { oneLine } from '../../text/plain.ts'
import { cutToWidth } from '../../text/width.ts'
import { findHook, formatPlace, liveOf, nameJudged, reasonOf } from '../view/describe.ts'
import { isBlock } from '../view/group-findings.ts'
import { flow, flowLines, type Line, type Span } from './paint.ts'

const MAX_MESSAGE = 300
const MAX_DETAIL_LINES = 2
const MARKS = { error: ['red', '✖'], warning: ['yellow', '!'], notice: ['dim', '·'] } as const satisfies Record<string, Span>

/** Hook failures: which hook, how often, what it said, what it means live. */
export function renderFailures(report: Report, failures: FindingRow[], width: number): Line[] {
  return failures.flatMap((failure) => {
    const hook = findHook(report, failure)
    const place = hook === null ? failure.at : hook.at
    const name = hook === null ? (failure.hook ?? failure.id) : `${hook.dialect} ${hook.event}`
    const head = [oneLine(name, 80), ...(place === null ? [] : [oneLine(formatPlace(place), 200)])].join('  ')
    // What stands at a call already is not said again.
    if (isToldAtCall(report, failure)) return [headProblem(failure, head), ...nextStep(failure, width)]
    return [headProblem(failure, head), ...detailLines(failure, width), ...afterwords(failure, width)]
  })
}

function isToldAtCall(report: Report, failure: FindingRow): boolean {
  const [said = ''] = failure.message.replace(/^hook failed \([^)]*\): /, '').split('\n')
  return report.findings.some((finding) => finding.hook === failure.hook && isBlock(finding) && reasonOf(finding).includes(said))
}

/** Findings in a few lines each: id, place, sentence, the next step. */
export function renderFindings(findings: FindingRow[], width: number): Line[] {
  return findings.flatMap((finding) => {
    const head = finding.at === null ? finding.id : `${finding.id}  ${oneLine(formatPlace(finding.at), 200)}`
    return [headProblem(finding, head), ...subjectLine(finding, width), ...detailLines(finding, width), ...afterwords(finding, width)]
  })
}

function headProblem(finding: FindingRow, head: string): Line {
  return [MARKS[finding.level], ['plain', ' '], ['bold', head], ['dim', finding.count > 1 ? `  ×${finding.count}` : '']]
}

function subjectLine({ event }: FindingRow, width: number): Line[] {
  if (event === null) return []
  return [[['plain', `  ${cutToWidth(`${oneLine(nameJudged(event), 60)}  ${oneLine(event.subject, MAX_MESSAGE)}`, width - 2)}`]]]
}

function detailLines({ message }: FindingRow, width: number): Line[] {
  return flowLines([['plain', '  ']], message, { max: MAX_DETAIL_LINES, maxLine: MAX_MESSAGE, width })
}

function afterwords(finding: FindingRow, width: number): Line[] {
  const live = liveOf(finding)
  return [...(live === null ? [] : flow([['yellow', '  live: ']], 'plain', oneLine(live, MAX_MESSAGE), width)), ...nextStep(finding, width)]
}

function nextStep({ mend }: FindingRow, width: number): Line[] {
  return mend === null ? [] : flow([['dim', '  → ']], 'plain', oneLine(mend, MAX_MESSAGE), width)
}
