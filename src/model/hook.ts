import type { JsonObject, Place } from './event.ts'

/** A hook system: docs/agents.md lists the ids. */
export type DialectId = string

/** One configured command. */
export interface Hook {
  /** `DIALECT:EVENT:FILE#N`, N = place within file and event, 1-based. */
  id: string
  dialect: DialectId
  /** The agent's own name of the event, as it is spelt in the agent's documentation. */
  event: string
  /** As configured, for showing; null when it applies to every call. */
  matcher: string | null
  /** As configured, for showing. */
  command: string
  at: Place
  /** False: configured, but not run (no trust). */
  trusted: boolean
}

/** What the configuration file settles for a hook. */
export interface HookSettings {
  /** False: it is not run (`replay = "never"`). */
  isReplayed: boolean
  /** Its answer depends on the envelope alone (`pure = true`). */
  isPure: boolean
  /** The entries that say so. */
  at: Place[]
}

/** How a hook process is started: everything run-hook needs. Paths are absolute. */
export interface HookStart {
  argv: string[]
  cwd: string
  env: Record<string, string>
  /** Milliseconds for feeding stdin, reading output and exit together. */
  timeoutMs: number
  /** Written to stdin, then EOF. */
  input: string
  /** `exit`: complete when the process has exited, plus a short grace; `pipes`: when it has exited and both pipes are closed. */
  completeAt: 'exit' | 'pipes'
  /** Bytes kept of each stream; more ends the hook as `output-too-large`. */
  outputCap: number
}

interface EndingBase {
  stdout: string
  stderr: string
  /** Wall-clock milliseconds from start to end. */
  ms: number
  /** Whether the hook took anything from its stdin; null where the machine cannot tell. */
  readInput: boolean | null
  /** Processes that were still alive afterwards and were killed. */
  leftovers: number
}

/** What the process did. A value, never an exception. */
export type Ending =
  | (EndingBase & { kind: 'exited'; code: number })
  | (EndingBase & { kind: 'signalled'; signal: string })
  | (EndingBase & { kind: 'timed-out'; timeoutMs: number; exitCode: number | null })
  | (EndingBase & { kind: 'too-large'; stream: 'stdout' | 'stderr'; cap: number })
  | (EndingBase & { kind: 'not-started'; code: string; message: string })

/** A hook's answer in the gate's words. */
export type Decision = 'deny' | 'ask' | 'defer' | 'allow' | 'none'

export type FailureKind =
  | 'exit-nonzero'
  | 'launch-failed'
  | 'spawn-error'
  | 'signal'
  | 'timeout'
  | 'output-too-large'
  | 'invalid-json'
  | 'unrecognized-output'
  | 'invalid-verdict'
  | 'unsupported-verdict'
  | 'exit2-without-reason'

/** Why an answer could not be taken as one. Stands beside a `deny` where the dialect makes one of it. */
export interface Failure {
  kind: FailureKind
  /** One sentence with the value seen, then the first lines of stderr; foreign text. */
  detail: string
  exitCode: number | null
}

/** Something about an answer that a person should know, though it decides nothing. */
export interface AnswerNote {
  /** A finding id. */
  id: string
  message: string
}

/** What an answer says, once a dialect has interpreted the ending. */
export interface Answer {
  verdict: Decision
  reason: string | null
  rewrite: { how: 'replace' | 'merge'; args: JsonObject } | null
  context: string | null
  failure: Failure | null
  notes: AnswerNote[]
  /** True: hooks after this one are not asked (the dialect stops its chain here). */
  endsChain: boolean
  /** What the agent took the hook's output for, where its merge goes by the keys of all outputs and not by verdicts. */
  output?: JsonObject
}

/** One hook's answer to one event. */
export interface HookVerdict extends Answer {
  hook: Hook
  /** 0 when the answer was reused. */
  ms: number
  readInput: boolean | null
  /** Taken from memory, where the same hook had answered the same envelope (`pure`). */
  reused: boolean
}

/** What all hooks of one dialect say to one event, by that dialect's own rules, before anybody is asked. */
export interface Merged {
  native: Decision
  reason: string | null
  /** The whole arguments after the rewrite that the merge chose. */
  rewritten: JsonObject | null
}
