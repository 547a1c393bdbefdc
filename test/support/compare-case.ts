import type { EventLine, Report } from '../../src/model/report.ts'
import type { CaseFile, ExpectedCall } from './case-file.ts'

/** What differs between a case's right answer and what was judged: one sentence each, none when they agree. */
export function compareCase(file: CaseFile, events: readonly EventLine[], report: Report): string[] {
  return [...compareCalls(file, events), ...comparePrompts(file, events), ...compareFindings(file, report), ...compareParse(file, report)]
}

function compareCalls(file: CaseFile, events: readonly EventLine[]): string[] {
  const calls = events.filter((event) => event.event === 'pre_tool')
  const all = file.expected ?? []
  const wanted = all
    .filter((each) => each.verdict !== 'not-evaluated' && !each.optional)
    .flatMap((each) => Array.from({ length: each.repeat ?? 1 }, () => each))
  const isExact = !all.some((each) => each.verdict === 'not-evaluated' || each.optional)
  const counted = isExact && calls.length !== wanted.length ? [`${calls.length} judged calls, want ${wanted.length}`] : []
  const hooks = (file.hooksRun ?? []).flatMap((want, index) => differ(`call ${index + 1}: hooks run`, calls[index]?.verdicts.length, want))
  return [
    ...counted,
    ...hooks,
    ...wanted.flatMap((want, index) => {
      const got = calls[index]
      return got === undefined ? [`call ${index + 1} ${want.tool}: not judged`] : compareCall(`call ${index + 1} ${want.tool}`, want, got)
    }),
  ]
}

function compareCall(at: string, want: ExpectedCall, got: EventLine): string[] {
  return [
    ...differ(`${at}: tool`, got.tool, want.tool),
    ...differ(`${at}: ruling`, got.ruling, want.verdict),
    ...compareNative(at, want, got),
    ...compareFailure(at, want, got),
    ...compareRecorded(at, want, got),
    ...compareReason(at, want, got),
    ...('rewritten' in want ? differ(`${at}: rewritten`, JSON.stringify(got.rewritten), JSON.stringify(want.rewritten)) : []),
    ...(want.noRewrite ? differ(`${at}: rewritten`, got.rewritten, null) : []),
    ...(want.eventLacks ?? []).filter((text) => JSON.stringify(got).includes(text)).map((text) => `${at}: the event holds “${text}”`),
  ]
}

/** `error` in a case means a failure; where the right verdict is allow, one that the agent lets pass. `none` and `allow` are both no objection. */
function compareNative(at: string, want: ExpectedCall, got: EventLine): string[] {
  if (want.raw === undefined || (want.raw === 'error' && want.verdict !== 'allow')) return []
  const isOpen = ['error', 'none', 'allow'].includes(want.raw)
  if (isOpen) return ['none', 'allow'].includes(got.native) ? [] : [`${at}: native ${got.native}, want ${want.raw}`]
  return differ(`${at}: native`, got.native, want.raw)
}

function compareFailure(at: string, want: ExpectedCall, got: EventLine): string[] {
  const failures = got.verdicts.flatMap((verdict) => (verdict.failure === null ? [] : [verdict.failure]))
  if (want.failure === undefined) return failures.length === 0 ? [] : [`${at}: unexpected failure ${failures.map((each) => each.kind)}`]
  const launch = ['exit-nonzero', 'launch-failed']
  const fits = (kind: string) =>
    kind === want.failure || want.failureAny?.includes(kind) || (launch.includes(kind) && launch.includes(want.failure ?? ''))
  if (!failures.some((each) => fits(each.kind)) && !want.failureAny?.includes('*'))
    return [`${at}: failure ${failures.map((each) => each.kind)}, want ${want.failure}`]
  if (want.exitCode !== undefined && !failures.some((each) => each.exit_code === want.exitCode))
    return [`${at}: no failure with exit code ${want.exitCode}`]
  return []
}

function compareRecorded(at: string, want: ExpectedCall, got: EventLine): string[] {
  const words = { true: ['ran', 'failed'], false: ['denied', 'not-run'], null: ['unknown'] }[String(want.executed)] ?? null
  if (words !== null && !words.includes(got.recorded ?? '')) return [`${at}: recorded ${got.recorded}, want ${words}`]
  if (want.recordedRan) return differ(`${at}: recorded`, got.recorded, 'ran')
  return want.recorded === undefined ? [] : differ(`${at}: recorded`, got.recorded, want.recorded)
}

function compareReason(at: string, want: ExpectedCall, got: EventLine): string[] {
  const merged = got.reason ?? ''
  const everything = JSON.stringify([got.reason, got.verdicts.map((each) => [each.reason, each.context, each.failure?.detail])])
  const has = (text: string, part: string) => text.toLowerCase().includes(JSON.stringify(part).slice(1, -1).toLowerCase())
  return [
    ...(want.reasonContains !== undefined && !has(everything, want.reasonContains) ? [`${at}: reason lacks “${want.reasonContains}”`] : []),
    ...(want.mergedReasonContains !== undefined && !merged.includes(want.mergedReasonContains) ? [`${at}: merged reason “${merged}”`] : []),
    ...(want.mergedReasonLacks !== undefined && merged.includes(want.mergedReasonLacks) ? [`${at}: merged reason “${merged}”`] : []),
    ...(want.mergedReasonIs === undefined ? [] : differ(`${at}: merged reason`, merged, want.mergedReasonIs)),
  ]
}

function comparePrompts(file: CaseFile, events: readonly EventLine[]): string[] {
  const prompts = events.filter((event) => event.event === 'prompt')
  return (file.expectedPrompts ?? []).flatMap((want, index) => {
    const got = prompts[index]
    const at = `prompt ${index + 1}`
    if (got === undefined) return [`${at}: not judged`]
    return [
      ...differ(`${at}: ruling`, got.ruling, want.verdict),
      ...(want.hooksRun === undefined ? [] : differ(`${at}: hooks run`, got.verdicts.length, want.hooksRun)),
      ...(want.reasonContains === undefined
        ? []
        : compareReason(at, { tool: '', verdict: 'allow', reasonContains: want.reasonContains }, got)),
    ]
  })
}

function compareFindings(file: CaseFile, report: Report): string[] {
  const present = (file.expectedNoFindings ?? []).filter((id) => report.findings.some((finding) => finding.id === id))
  const missing = (file.expectedFindings ?? []).filter((want) => {
    if (want.optional) return false
    return !report.findings.some(
      (finding) =>
        (want.kindAny ?? [want.kind]).includes(finding.id) &&
        (want.severity === undefined || finding.level === want.severity) &&
        (want.file === undefined || (finding.at?.path ?? '').endsWith(want.file)) &&
        (want.messageContains === undefined || finding.message.includes(want.messageContains)),
    )
  })
  return [
    ...present.map((id) => `finding ${id} present`),
    ...missing.map((want) => `finding ${want.kind} missing (or another level or file)`),
  ]
}

function compareParse(file: CaseFile, report: Report): string[] {
  const lines = file.expectedParse?.skippedLines
  const gaps = report.sessions.flatMap((session) => session.gaps).length
  const duplicates = file.expectedParse?.duplicateCalls
  return [
    ...(lines !== undefined && (gaps < lines.length || (lines.length === 0 && gaps > 0)) ? [`gaps ${gaps}, want ${lines.length}`] : []),
    ...(duplicates === undefined
      ? []
      : differ('duplicates', report.sessions.reduce((sum, session) => sum + session.duplicates, 0) >= duplicates, true)),
  ]
}

function differ(what: string, got: unknown, want: unknown): string[] {
  return got === want ? [] : [`${what} is ${String(got)}, want ${String(want)}`]
}
