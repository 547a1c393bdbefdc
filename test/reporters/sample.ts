import type { FindingRow, HookRow, Report, SessionRow } from '../../src/model/report.ts'

/** Builders for reports in tests: only what a test is about needs saying. */
export function makeReport(patch: Partial<Omit<Report, 'totals'>> & { totals?: Partial<Report['totals']> } = {}): Report {
  const { totals, ...rest } = patch
  return {
    schema: 'hookwitness/report/1',
    version: '0.1.0',
    outcome: 'passed',
    exit_code: 0,
    why: 'Nothing that was judged should have been stopped.',
    next: null,
    time_budget_spent: false,
    options: { mode: 'block' },
    options_from: { mode: 'default' },
    hooks_source: { from: 'worktree', commit: null },
    sandbox: { asked: 'off', level: 'none', by: null, why: [] },
    hooks: [],
    sessions: [],
    findings: [],
    transcripts: [],
    notes: [],
    ...rest,
    totals: {
      sessions: rest.sessions?.length ?? 0,
      calls: 0,
      prompts: 0,
      judged: 0,
      not_judged: 0,
      blocked: 0,
      asked: 0,
      already_denied: 0,
      indeterminate: 0,
      rewritten: 0,
      hook_runs: 0,
      hook_failures: 0,
      answers_reused: 0,
      findings: rest.findings?.length ?? 0,
      findings_listed: rest.findings?.length ?? 0,
      duration_ms: 0,
      ...totals,
    },
  }
}

export function makeHook(patch: Partial<HookRow> = {}): HookRow {
  return {
    id: 'claude-code:PreToolUse:.claude/settings.json#1',
    dialect: 'claude-code',
    event: 'PreToolUse',
    matcher: 'Bash',
    command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh',
    at: { path: '.claude/settings.json', line: 9 },
    trusted: true,
    replay: 'always',
    pure: false,
    runs: 0,
    reused: 0,
    denies: 0,
    asks: 0,
    failures: 0,
    p50_ms: null,
    p95_ms: null,
    ...patch,
  }
}

export function makeSession(patch: Partial<SessionRow> = {}): SessionRow {
  return {
    id: 's1',
    agent: 'claude-code',
    format: 'claude-code',
    path: 'sessions/fix-flaky.jsonl',
    evidence: 'self-reported',
    events: 0,
    calls: 0,
    prompts: 0,
    judged: 0,
    not_judged: 0,
    read_to_end: true,
    gaps: [],
    gap_count: 0,
    confidence: 'full',
    lacks: [],
    recorded_hook_runs: { runs: 0, blocked: 0, failed: 0 },
    duplicates: 0,
    skimmed_lines: 0,
    unknown_records: [],
    ignored_records: [],
    ...patch,
  }
}

export function makeFinding(patch: Partial<FindingRow> = {}): FindingRow {
  return {
    id: 'crlf-script',
    level: 'warning',
    message: 'The script has CRLF line ends.',
    at: null,
    session: null,
    hook: null,
    count: 1,
    fingerprint: '0123456789abcdef',
    waived: false,
    live: null,
    mend: null,
    event: null,
    ...patch,
  }
}

/** A call that was ruled deny, at line `line` of the session's transcript. */
export function makeBlock(
  line: number,
  patch: Partial<FindingRow> = {},
  event: Partial<NonNullable<FindingRow['event']>> = {},
): FindingRow {
  return makeFinding({
    id: 'call-blocked',
    level: 'error',
    message: 'A recorded call should have been stopped.',
    at: { path: 'sessions/fix-flaky.jsonl', line, column: null, call: `toolu_${line}` },
    session: 's1',
    hook: 'claude-code:PreToolUse:.claude/settings.json#1',
    event: { kind: 'pre_tool', dialect: 'claude-code', tool: 'Bash', subject: 'rm -rf build', reason: 'No recursive delete.', ...event },
    ...patch,
  })
}
