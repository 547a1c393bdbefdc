import type { Finding } from './finding.ts'

/** Ways to end, in the order in which they are looked for; exit.ts maps them to exit codes. */
export type Outcome = 'broken' | 'blocked' | 'bad-input' | 'indeterminate' | 'nothing-checked' | 'passed'

export type Ruling = 'allow' | 'deny' | 'indeterminate'

/** One line of `--events_out` (schemas/event.schema.json): keys are a contract, so they are added, never renamed. */
export interface EventLine {
  session: string
  agent: string
  event: string
  /** As recorded; null for events without a tool. */
  tool: string | null
  at: { path: string; line: number | null; call: string | null }
  dialect: string
  translated: boolean
  native: string
  ruling: Ruling
  reason: string | null
  recorded: string | null
  /** Who refused the call or ended it, where the transcript tells. */
  recorded_by: 'user' | 'rule' | 'hook' | 'host' | null
  /** How much of what hooks saw live is told of it, and what its call lacks. */
  confidence: 'full' | 'partial' | 'lossy'
  lacks: string[]
  args: unknown
  rewritten: unknown
  /** True for a moment that is not recorded, but follows from what stands around it. */
  synthetic: boolean
  context: string | null
  told: string | null
  /** Why the agent itself would have fired no hook here, though a hook was asked or configured; null when it would. */
  not_fired: string | null
  after_block: boolean
  verdicts: {
    hook: string
    at: { path: string; line: number | null }
    verdict: string
    reason: string | null
    context: string | null
    failure: { kind: string; detail: string; exit_code: number | null } | null
    ms: number
    /** The answer was taken from memory: the hook was not run again. */
    reused: boolean
  }[]
}

/** The JSON report (schemas/report.schema.json), version 1: keys are added, never renamed. All text in it is already safe. */
export interface Report {
  schema: 'hookwitness/report/1'
  version: string
  outcome: Outcome
  exit_code: number
  /** One sentence: why this outcome. */
  why: string
  options: Record<string, unknown>
  /** Where each option's value comes from; empty when the run could not begin. */
  options_from: Record<string, 'given' | 'file' | 'default'>
  /** Whose hooks judged: `worktree`, or the commit they were taken from. */
  hooks_source: { from: string; commit: string | null }
  /** How hooks were shut in: what was asked for, what this machine gave, and why not more. */
  sandbox: { asked: 'off' | 'auto' | 'strict'; level: 'full' | 'limits' | 'none'; by: string | null; why: string[] }
  hooks: HookRow[]
  sessions: SessionRow[]
  findings: FindingRow[]
  totals: Totals
  /** What discovery found, took and passed over. */
  transcripts: { path: string; taken: boolean; why: string }[]
  /** What to do about the outcome; null when nothing. */
  next: string | null
  /** The time budget was over before everything was judged. */
  time_budget_spent: boolean
  /** Sentences that hold for the whole run ("user and managed hooks were not seen"). */
  notes: string[]
}

export interface HookRow {
  id: string
  dialect: string
  event: string
  matcher: string | null
  command: string
  at: { path: string; line: number | null }
  trusted: boolean
  /** What the configuration file settles for it. */
  replay: 'always' | 'never'
  pure: boolean
  runs: number
  /** Answers taken from memory, beside `runs`. */
  reused: number
  denies: number
  asks: number
  failures: number
  p50_ms: number | null
  p95_ms: number | null
}

export interface SessionRow {
  id: string
  agent: string
  format: string
  path: string
  evidence: 'self-reported' | 'workflow'
  events: number
  calls: number
  prompts: number
  judged: number
  /** For which there was no time. */
  not_judged: number
  /** False: there was no time to read all of its transcript, so the counts may be short. */
  read_to_end: boolean
  gaps: { path: string; line: number; end_line: number | null; kind: string; detail: string }[]
  gap_count: number
  /** How much of the session its record tells: less than `full` where something is damaged or lacking, or its format tells no more. */
  confidence: 'full' | 'partial' | 'lossy'
  /** What the record lacks though it is not damaged, by kind; the place and detail are those of the first. */
  lacks: { kind: string; count: number; at: { path: string; line: number | null; call: string | null }; detail: string }[]
  /** Runs of hooks that the agent itself recorded. */
  recorded_hook_runs: { runs: number; blocked: number; failed: number }
  duplicates: number
  /** Lines of a large transcript that were read without long texts of which nothing judged is made: damage in those was not looked for. */
  skimmed_lines: number
  /** Records that the reader passed over, by type: of types that it does not know, and of those known to hold nothing for a gate. */
  unknown_records: { type: string; count: number }[]
  ignored_records: { type: string; count: number }[]
}

export type FindingRow = Omit<Finding, 'at'> & {
  at: { path: string; line: number | null; column: number | null; call: string | null } | null
}

/** Numbers of recorded calls and prompts, each counted once however many dialects judged it; `hook_*` are runs. */
export interface Totals {
  sessions: number
  calls: number
  prompts: number
  judged: number
  /** Read, to be judged, and for which there was no time. */
  not_judged: number
  blocked: number
  asked: number
  already_denied: number
  indeterminate: number
  rewritten: number
  hook_runs: number
  hook_failures: number
  answers_reused: number
  findings: number
  findings_listed: number
  duration_ms: number
}
