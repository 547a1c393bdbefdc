import type { Level } from './finding.ts'
import type { EventLine } from './report.ts'
import type { Fate } from './trace.ts'

/** What `explain --format json` prints (schemas/explain.schema.json): keys are added, never renamed. All text in it is already safe. */
export interface Explanation {
  schema: 'hookwitness/explain/1'
  version: string
  exit_code: number
  /** What was asked for: a line or the id of a call. */
  place: { path: string; line: number | null; call: string | null }
  /** The options that decide a ruling, with where each comes from. */
  options: Record<string, { value: unknown; from: 'given' | 'file' | 'default' }>
  /** Whose hooks judged: `worktree`, or the commit they were taken from. */
  hooks_source: { from: string; commit: string | null }
  events: ExplainedEvent[]
  /** What is wrong with the configuration: a hook that could not be read is in no list. */
  findings: { id: string; level: Level; message: string; at: ShownPlace; live: string | null; mend: string | null }[]
  notes: string[]
}

export interface ShownPlace {
  path: string
  line: number | null
}

/** One recorded event, as every configured hook system judged it. */
export interface ExplainedEvent extends Pick<EventLine, 'session' | 'agent' | 'event' | 'tool' | 'at' | 'recorded'> {
  /** The subagent's id; null in the main thread. */
  subagent: string | null
  /** What the event is about, in one text: a command, a path, a prompt. */
  subject: string
  /** Events of the session that were judged before. */
  earlier: number
  judgements: ExplainedJudgement[]
  /** Hook systems that judge nothing here, and why. */
  unjudged: { dialect: string; why: string }[]
}

/** One hook system's judgement, and how it came about. */
export interface ExplainedJudgement
  extends Pick<EventLine, 'dialect' | 'translated' | 'args' | 'synthetic' | 'native' | 'rewritten' | 'context' | 'told' | 'after_block'> {
  /** The tool's name in this hook system's words. */
  tool: string | null
  hooks: ExplainedHook[]
  /** The reason that the merge chose; `native` is its verdict. */
  native_reason: string | null
  /** What the permission rules say to the call as recorded and as rewritten; null where none is asked. */
  rules: { recorded: ExplainedRules | null; rewritten: ExplainedRules | null }
  /** What becomes of an unanswered ask beside `on_ask`: settings of the hook system itself; null: there are none. */
  ask_setting: string | null
  native_ask: string
  ruling: EventLine['ruling']
  /** What decided the ruling. */
  cause: string
  reason: string | null
  /** What the agent itself would have done, nobody being there. */
  live: 'runs' | 'stopped'
  live_why: string
}

export interface ExplainedRules {
  decision: 'deny' | 'ask' | 'allow' | null
  why: string | null
  /** Each way to read the call. */
  readings: { as: string; decision: 'deny' | 'ask' | 'allow' | null; why: string | null }[]
}

/** One configured hook at the event. */
export interface ExplainedHook {
  id: string
  event: string
  matcher: string | null
  command: string
  at: ShownPlace
  /** Its agent does not wait for it: whatever it answers counts nowhere. */
  unheard: boolean
  fate: Fate
  why: string
  /** Only the loose reading of a command matched. */
  loose: boolean
  asked: ExplainedAnswer | null
}

/** How a hook was asked, and what came of it. `$PROJECT` stands for the scratch copy's project folder. */
export interface ExplainedAnswer {
  argv: string[]
  cwd: string
  /** The agent's own variables. */
  env: Record<string, string>
  timeout_ms: number
  envelope: unknown
  ending: {
    kind: 'exited' | 'signalled' | 'timed-out' | 'too-large' | 'not-started'
    exit_code: number | null
    signal: string | null
    /** Why it could not be started. */
    message: string | null
    ms: number
    /** Null where the machine cannot tell. */
    read_input: boolean | null
  }
  /** From memory: the hook is `pure`, and was asked the same before. */
  reused: boolean
  stdout: string
  stderr: string
  verdict: string
  reason: string | null
  rewrite: unknown
  context: string | null
  failure: { kind: string; detail: string; exit_code: number | null } | null
  notes: string[]
  /** Hooks after it are not asked. */
  ends_chain: boolean
}
