import type { FoundCount } from '../audit/finding-log.ts'
import type { EventCounter } from '../audit/totals.ts'
import type { Options } from '../config/options.ts'
import type { GateError } from '../errors.ts'
import { toExitCode } from '../exit.ts'
import { isBelow } from '../model/confidence.ts'
import type { LackKind } from '../model/event.ts'
import type { Finding } from '../model/finding.ts'
import type { FindingRow, HookRow, Report, SessionRow } from '../model/report.ts'
import type { Lack, RecordedSession, TranscriptSource } from '../model/transcript.ts'
import { BAD_INPUT_FINDINGS, decideOutcome, isNamed } from '../policy/outcome.ts'
import type { Sandbox } from '../process/sandbox/open-sandbox.ts'
import { excerpt } from '../text/excerpt.ts'
import { makeSafe, makeSafeDeep } from '../text/safe.ts'
import { confidenceOfSession } from '../transcript/lacks.ts'
import type { OpenedTranscripts } from '../transcript/open.ts'
import type { RunAudit } from './audit-run.ts'
import { explainNothing, nextStep } from './explain-outcome.ts'
import type { FoundHooks } from './find-hooks.ts'
import type { OpenedRun } from './open-run.ts'
import type { Requirement } from './require-transcript.ts'
import { VERSION } from './version.ts'

/** What a finished run has to report. */
export interface RunResult {
  run: OpenedRun
  hooks: FoundHooks
  transcripts: OpenedTranscripts
  audit: RunAudit
  counter: EventCounter
  /** Transcripts that the workflow itself recorded. */
  evidence: ReadonlySet<TranscriptSource>
  sandbox: Sandbox
  notes: string[]
  /** Whether finding nothing is red, and why. */
  required: Requirement
  durationMs: number
}

/** The report of a finished run; all foreign text in it is safe. */
export function buildReport(result: RunResult): Report {
  const { run, hooks, transcripts, audit, counter } = result
  const { options } = run
  const { totals } = counter
  // What no hook and no rule could have stopped has not been checked.
  const judged = hooks.guards === 0 ? 0 : totals.judged
  const { findings, counts } = audit.finish()
  const sessions = transcripts.sources.flatMap((source) => source.sessions.map((each) => toSessionRow(each, source, result)))
  const { outcome, why } = decideOutcome({
    blocked: totals.blocked,
    refusedAsks: totals.refusedAsks,
    indeterminate: totals.indeterminate,
    tooLittleTold: sessions.filter(({ confidence }) => isBelow(confidence, options.min_confidence)).length,
    leftUndone: audit.undone.total(),
    judged,
    hookRuns: audit.runs.total().runs,
    badInput: sumFound(counts.filter((each) => each.level === 'error' && BAD_INPUT_FINDINGS.has(each.id))),
    failing: sumFound(counts.filter((each) => isNamed(each, options.fail_on))),
  })
  const runs = audit.runs.total()
  return {
    ...frame(options),
    options_from: run.sources,
    outcome,
    exit_code: toExitCode(outcome, options.mode, result.required.isRequired),
    why: outcome === 'nothing-checked' ? `${explainNothing(result)}${result.required.why}` : why,
    next: nextStep(outcome, result),
    time_budget_spent: audit.undone.total() !== null,
    hooks_source: run.source,
    sandbox: { asked: options.sandbox, level: result.sandbox.level, by: result.sandbox.by, why: result.sandbox.why.map(makeSafe) },
    hooks: hooks.configured.flatMap(({ loaded }) => loaded.hooks.map((hook) => toHookRow(hook, audit))),
    sessions,
    findings: findings.map(toFindingRow),
    totals: {
      sessions: sessions.length,
      calls: sum(sessions, (each) => each.calls),
      prompts: sum(sessions, (each) => each.prompts),
      judged,
      not_judged: sum(sessions, (each) => each.not_judged),
      blocked: totals.blocked,
      asked: totals.asked,
      already_denied: totals.alreadyDenied,
      indeterminate: totals.indeterminate,
      rewritten: totals.rewritten,
      hook_runs: runs.runs,
      hook_failures: runs.failures,
      answers_reused: runs.reused,
      findings: sumFound(counts),
      findings_listed: findings.length,
      duration_ms: result.durationMs,
    },
    transcripts: transcripts.candidates.map((each) => ({ path: makeSafe(each.path), taken: each.taken, why: makeSafe(each.why) })),
    notes: result.notes.map(makeSafe),
  }
}

/** The report of a run that could not begin. */
export function reportBadInput(options: Options, errors: readonly GateError[]): Report {
  const findings = errors.map((error, index): FindingRow => {
    const at =
      error.at === null ? null : { path: makeSafe(error.at.path), line: error.at.line ?? null, column: error.at.column ?? null, call: null }
    const base = {
      id: 'bad-input',
      level: 'error' as const,
      message: makeSafe(`${error.message} (${error.code})`),
      at,
      session: null,
      hook: null,
    }
    return {
      ...base,
      count: 1,
      fingerprint: index.toString(16).padStart(16, '0'),
      waived: false,
      live: null,
      mend: makeSafe(error.next),
      event: null,
    }
  })
  return {
    ...frame(options),
    options_from: {},
    outcome: 'bad-input',
    exit_code: toExitCode('bad-input', options.mode, true),
    why: makeSafe(errors.map((error) => error.message).join('; ')),
    next: null,
    time_budget_spent: false,
    hooks_source: { from: 'none', commit: null },
    sandbox: { asked: options.sandbox, level: 'none', by: null, why: [] },
    hooks: [],
    sessions: [],
    findings,
    totals: {
      ...{
        sessions: 0,
        calls: 0,
        prompts: 0,
        judged: 0,
        not_judged: 0,
        blocked: 0,
        asked: 0,
        already_denied: 0,
        indeterminate: 0,
        rewritten: 0,
      },
      ...{ hook_runs: 0, hook_failures: 0, answers_reused: 0, findings: findings.length, findings_listed: findings.length, duration_ms: 0 },
    },
    transcripts: [],
    notes: [],
  }
}

function frame(options: Options) {
  const shown = makeSafeDeep(options)
  return { schema: 'hookwitness/report/1' as const, version: VERSION, options: shown as Record<string, unknown> }
}

function toHookRow(hook: FoundHooks['configured'][number]['loaded']['hooks'][number], audit: RunAudit): HookRow {
  const { runs, reused, denies, asks, failures, p50, p95 } = audit.runs.of(hook)
  return {
    id: makeSafe(hook.id),
    dialect: hook.dialect,
    event: makeSafe(hook.event),
    matcher: hook.matcher === null ? null : makeSafe(hook.matcher),
    command: makeSafe(hook.command),
    at: { path: makeSafe(hook.at.path), line: hook.at.line ?? null },
    trusted: hook.trusted,
    replay: hook.settings?.isReplayed === false ? ('never' as const) : ('always' as const),
    pure: hook.settings?.isPure === true,
    ...{ runs, reused, denies, asks, failures, p50_ms: p50, p95_ms: p95 },
  }
}

function toSessionRow({ session, tally }: RecordedSession, source: TranscriptSource, { evidence, counter, audit }: RunResult): SessionRow {
  return {
    id: makeSafe(session.id),
    agent: makeSafe(session.agent),
    format: session.format,
    path: makeSafe(session.path),
    evidence: evidence.has(source) ? 'workflow' : 'self-reported',
    events: tally.calls + tally.prompts,
    calls: tally.calls,
    prompts: tally.prompts,
    judged: counter.judgedOf(session),
    not_judged: audit.undone.missedOf(session),
    read_to_end: audit.undone.isRead(source),
    gaps: tally.gaps.map((gap) => ({
      path: makeSafe(gap.path),
      line: gap.line,
      end_line: gap.endLine ?? null,
      kind: gap.kind,
      detail: makeSafe(gap.detail),
    })),
    gap_count: tally.gapCount,
    confidence: confidenceOfSession(session, tally),
    lacks: [...tally.lacks].map(([kind, lack]) => toLackRow(kind, lack)),
    recorded_hook_runs: tally.hookRuns,
    duplicates: tally.duplicates,
    skimmed_lines: tally.skimmed,
    unknown_records: listTypes(tally.unknown),
    ignored_records: listTypes(tally.ignored),
  }
}

function toLackRow(kind: LackKind, { count, at, detail }: Lack): SessionRow['lacks'][number] {
  const place = { path: makeSafe(at.path), line: at.line ?? null, call: at.call === undefined ? null : makeSafe(at.call) }
  return { kind, count, at: place, detail: makeSafe(detail) }
}

function listTypes(counts: ReadonlyMap<string, number>): SessionRow['unknown_records'] {
  return [...counts].map(([type, count]) => ({ type: makeSafe(type), count }))
}

/** Characters shown of each text of a finding: the event lines have all of it. */
const MAX_TEXT = 8192

function toFindingRow(finding: Finding): FindingRow {
  const cut = (text: string) => excerpt(text, MAX_TEXT, makeSafe)
  const safe = (text: string | null) => (text === null ? null : cut(text))
  const { at, event } = finding
  return {
    ...finding,
    message: cut(finding.message),
    at: at === null ? null : { path: cut(at.path), line: at.line ?? null, column: at.column ?? null, call: safe(at.call ?? null) },
    session: safe(finding.session),
    hook: safe(finding.hook),
    live: safe(finding.live),
    mend: safe(finding.mend),
    event:
      event === null
        ? null
        : {
            ...event,
            ...{ tool: safe(event.tool), subject: cut(event.subject), reason: safe(event.reason) },
            ...keepFile(event),
            ...(event.voices && { voices: event.voices.map((each) => ({ ...each, hook: cut(each.hook), reason: cut(each.reason) })) }),
            ...(event.rewrite !== undefined && { rewrite: cut(event.rewrite) }),
          },
  }
}

/** A path leads to its file only as it is: one that had to be changed to be shown leads nowhere. */
function keepFile({ file }: NonNullable<Finding['event']>): { file?: string | null } {
  if (!file) return {}
  return { file: makeSafe(file) === file && file.length <= MAX_TEXT ? file : null }
}

function sumFound(counts: readonly FoundCount[]): number {
  return sum(counts, (each) => each.found)
}

function sum<T>(items: readonly T[], of: (item: T) => number): number {
  return items.reduce((total, item) => total + of(item), 0)
}
