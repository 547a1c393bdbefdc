import type { Report } from '../model/report.ts'
import { type Annotation, annotationFile, formatAnnotation } from '../text/annotation.ts'
import { countOf, joinWords } from '../text/numbers.ts'
import { describeGroup, type FindingGroup, foldFindings } from './annotations/fold-findings.ts'
import { sumCounts } from './view/describe.ts'

/** GitHub shows 10 annotations of each level for a step (actions/runner ExecutionContext.cs `_maxCountPerIssueType`). */
const MAX_PER_LEVEL = 10
const LEVELS = ['error', 'warning', 'notice'] as const

/** `mode` as in the options; `reportPath` is where the JSON report lies, null when none is written. */
export interface AnnotationOptions {
  mode: 'block' | 'warn' | 'observe'
  reportPath: string | null
  /** The project's place in the repository that the annotations are shown in: `''` (when absent) or `sub/folder/`. */
  prefix?: string
}

/**
 * The workflow commands that annotate a run: at most ten of each level, the most telling first, like findings folded into one, and the
 * last one says how many more there are and where. The outcome's own annotation is among them, so nothing else may add an error.
 */
export function renderAnnotations(report: Report, { mode, reportPath, prefix = '' }: AnnotationOptions): string[] {
  if (mode === 'observe') return []
  const groups = foldFindings(report, { mode })
  const own = annotateOutcome(report)
  return LEVELS.flatMap((level) => {
    const first = own?.level === level ? [own] : []
    const rest = groups.filter((group) => group.level === level)
    return [...first, ...fitGroups(report, rest, { level, room: MAX_PER_LEVEL - first.length, reportPath, prefix })].map(formatAnnotation)
  })
}

function fitGroups(
  report: Report,
  groups: FindingGroup[],
  { level, room, reportPath, prefix }: { level: Annotation['level']; room: number; reportPath: string | null; prefix: string },
): Annotation[] {
  if (groups.length <= room) return groups.map((group) => annotateGroup(report, group, prefix))
  const shown = groups.slice(0, room - 1)
  return [...shown.map((group) => annotateGroup(report, group, prefix)), annotateRest(groups.slice(room - 1), { level, reportPath })]
}

function annotateGroup(report: Report, group: FindingGroup, prefix: string): Annotation {
  const [first] = group.rows
  const edited = annotationFile(first.event?.file ?? '')
  const place = first.at === null ? null : annotationFile(first.at.path)
  const file = edited ?? place
  return {
    level: group.level,
    title: `hookwitness: ${first.id}`,
    message: describeGroup(report, group),
    file: file === null ? null : `${prefix}${file}`,
    line: edited === null ? (first.at?.line ?? null) : null,
  }
}

function annotateRest(
  groups: FindingGroup[],
  { level, reportPath }: { level: Annotation['level']; reportPath: string | null },
): Annotation {
  const ids = [...new Set(groups.map((group) => group.rows[0].id))]
  const counts = ids.map((id) => `${sumCounts(groups.filter((group) => group.rows[0].id === id).flatMap((group) => group.rows))} ${id}`)
  const total = sumCounts(groups.flatMap((group) => group.rows))
  const where = reportPath === null ? 'the job summary' : `the job summary and ${reportPath}`
  return {
    level,
    title: 'hookwitness: more findings',
    message: `+${countOf(total, 'more finding')}: ${joinWords(counts)}. All are in ${where}.`,
    file: null,
    line: null,
  }
}

/** The outcome in one annotation: an error when the step ends red, a warning when only `mode` keeps it green. */
function annotateOutcome({ outcome, exit_code, why }: Report): Annotation | null {
  if (outcome === 'passed') return null
  const green = outcome === 'nothing-checked' ? 'notice' : 'warning'
  return { level: exit_code === 0 ? green : 'error', title: `hookwitness: ${outcome}`, message: why, file: null, line: null }
}
