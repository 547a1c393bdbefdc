import type { SeenEvent } from './dialect.ts'
import type { AgentEvent, JsonObject } from './event.ts'
import type { Finding } from './finding.ts'
import type { Decision, Hook, HookVerdict } from './hook.ts'
import type { Ruling } from './report.ts'
import type { Trace } from './trace.ts'

/** What decided a ruling: `not-shown` when no hook could be asked, `silenced` when an ask was and counts for nothing, `confidence` when the
 * record tells too little, `none` when nothing objected. */
export type Cause = 'hook' | 'ask' | 'rule' | 'failure' | 'rewrite' | 'not-shown' | 'unasked' | 'confidence' | 'silenced' | 'none'

/** What the gate decides about one event, beside what the agent would have done. */
export interface Ruled {
  ruling: Ruling
  cause: Cause
  reason: string | null
  /** What the agent itself would have done, nobody being there. */
  live: 'runs' | 'stopped'
  liveWhy: string
}

/** One dialect's judgement of one event. */
export interface Judgement {
  dialect: string
  event: SeenEvent
  /** Before anybody is asked. */
  native: Decision
  ruled: Ruled
  verdicts: HookVerdict[]
  /** Hooks that apply to the event and were not run: `replay = "never"`. */
  unasked: Hook[]
  /** The whole arguments after the rewrite that the merge chose. */
  rewritten: JsonObject | null
  /** What the hooks add for the model to see, in their order, one below the other; null when nothing. */
  context: string | null
  /** What the agent itself says when its hooks stop the event, word for word; null when they do not, or when its words are not known. */
  told: string | null
  /** Why the agent itself would have fired no hook here, begun with "not fired by"; null when it would. */
  notFired: string | null
  /** The time budget was spent before all hooks that apply had answered: others may have said more. */
  isCutShort: boolean
  /** The gate stopped an earlier event of the same turn, so that this one would not have come as it was recorded. */
  afterBlock: boolean
  /** How it came about; kept only for events that are explained. */
  trace?: Trace
}

/** One recorded event with all dialects' judgements of it: what audits fold over. Texts show paths relative to the repository. */
export interface JudgedEvent {
  event: AgentEvent
  judgements: Judgement[]
  /** It happened: recorded as `ran`, `failed` or `unknown`, or a prompt. */
  happened: boolean
}

/** A finding before it is counted: `about` is what its fingerprint is made of. */
export interface FindingDraft {
  id: string
  level: 'error' | 'warning' | 'notice'
  message: string
  at: { path: string; line?: number; column?: number; call?: string } | null
  session?: string
  hook?: string
  live?: string | null
  mend?: string | null
  event?: Finding['event']
  /** Dialect, hook command, tool action and arguments: never a line, time, session or call id. */
  about: unknown[]
  count?: number
}

/** A fold over judged events with bounded state. */
export interface Audit {
  see(judged: JudgedEvent): void
  /** What it has to say so far; called once, at the end. */
  findings(): FindingDraft[]
}
