import type { HookCall, LoadedHook, PermissionRuling } from './dialect.ts'
import type { Ending, HookVerdict } from './hook.ts'

/**
 * What became of one configured hook at one event: it was asked, or why not. `other-event`: it is configured for another one. `no-match`: its
 * matcher does not find the call. `untrusted`: it would fire, and its file is not trusted. `repeat`: the same handler runs once, for an earlier
 * hook. `chain-ended`: an earlier hook ended the chain. `not-replayed`: `replay = "never"`. `not-shown`: the call's
 * arguments cannot be read, or its agent asks no hook about it. `out-of-time`: the time budget was spent before it had answered.
 */
export type Fate =
  | 'asked'
  | 'other-event'
  | 'no-match'
  | 'untrusted'
  | 'repeat'
  | 'chain-ended'
  | 'not-replayed'
  | 'not-shown'
  | 'out-of-time'

/** One configured hook at one event. */
export interface Considered {
  hook: LoadedHook
  fate: Fate
  /** One phrase without its full stop: what matched, or why the hook was not asked; foreign text. */
  why: string
  /** Only the loose reading of a command matched. */
  loose: boolean
  /** null unless it was asked. */
  asked: AskedHook | null
}

/** How a hook was asked, and what came of it. */
export interface AskedHook {
  /** `env` holds the agent's own variables; `cwd` is the folder in which the hook really started. */
  call: HookCall
  /** From memory, where the verdict is reused. */
  ending: Ending
  verdict: HookVerdict
}

/** What the permission rules say to a call. */
export interface Permitted {
  /** What holds: the strictest. */
  ruling: PermissionRuling | null
  /** Each way to read the call, named by one phrase. */
  readings: { as: string; ruling: PermissionRuling | null }[]
}

/** How a judgement came about. */
export interface Trace {
  /** Every configured hook of the dialect, in configured order. */
  hooks: Considered[]
  /** The reason that the merge chose, before the gate ruled. */
  reason: string | null
  /** What the rules say to the call as recorded; null where no rule is asked. */
  recorded: Permitted | null
  /** What they say to it as rewritten; null when nothing was rewritten. */
  rewritten: Permitted | null
}
