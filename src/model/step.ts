import type { JsonObject, LackKind, MomentFacts, MomentKind, Place, Recorded, RecordedBy, Session } from './event.ts'

/**
 * What one transcript record says, in file order: the output of a reader. Pairing calls with results, telling duplicates
 * and closing calls without a result is done once for all readers, in transcript/assemble.ts.
 */
export type Step =
  | SessionStep
  | PromptStep
  | MessageStep
  | CallStep
  | ResultStep
  | MomentStep
  | FateStep
  | SubagentStep
  | GapStep
  | LackStep
  | IgnoredStep

/** Names the thread a step belongs to; absent means the main thread. */
export interface ThreadRef {
  id: string
  agentType?: string
  /**
   * True for interleaved subagents that the format does not tell apart: their calls are not closed by the next model
   * message, only by their result or the end.
   */
  mixed?: boolean
}

/**
 * Something learnt about the session; the first value of each key wins, except `name`, `cwd`, `branch`, `permissionMode` and `model` (last wins).
 * An `id` (with its `agent`, when it is told) other than the last one: what follows belongs to that session, be it new or taken up again.
 */
export interface SessionStep {
  kind: 'session'
  patch: Partial<Omit<Session, 'path' | 'format'>>
}

/** Where and when a step was recorded. */
export interface Told {
  at: Place
  thread?: ThreadRef
  ts?: string
  cwd?: string
  branch?: string
  permissionMode?: string
  /** The agent's own id of the prompt that the record belongs to. */
  promptId?: string
  /** The record's own id, when it has one: the first key for telling duplicates. */
  uuid?: string
}

/** A message that a person (or the caller of a headless run) sent. Never a tool result, reminder or summary. */
export interface PromptStep extends Told {
  kind: 'prompt'
  text: string
  /** True when it was sent while the agent worked: it closes no open call. */
  queued?: boolean
}

/** The model spoke: closes open calls of earlier messages in its thread. `id` is the model message's id, when recorded. */
export interface MessageStep extends Told {
  kind: 'message'
  id?: string
  /** What it says, for a person to read; absent when the format does not tell. */
  text?: string
  /** True when the model was cut off: the turn did not end with it. */
  incomplete?: boolean
}

export interface CallStep extends Told {
  kind: 'call'
  id: string
  name: string
  args: JsonObject | null
  raw?: string
  lacks?: readonly LackKind[]
}

export interface ResultStep extends Told {
  kind: 'result'
  callId: string
  text: string
  isError: boolean | null
  structured?: unknown
  /**
   * What became of the call as this record tells it; the assembler derives `ran` or `failed` from `isError` when absent. Where only the text tells
   * it, that hangs on the call: its tool may have printed the same text.
   */
  recorded?: Recorded | ReadRecorded
  /** Who refused the call or ended it, if it was. */
  recordedBy?: RecordedBy
  /** How a person, or the agent's rules in a person's place, answered when asked about the call, where the record tells. */
  permission?: MomentFacts['decision']
}

/** A moment of the session that is neither a prompt nor a call, as recorded or (`synthetic`) as it follows from the records around it. */
export interface MomentStep extends Told {
  kind: 'moment'
  moment: MomentKind
  facts: MomentFacts
  synthetic: boolean
  /** session_start: the record tells all moments of the session, so none is to be made up. */
  isComplete?: boolean
}

/** What a result's text says became of the call that it belongs to; undefined when it says nothing of the kind. */
export type ReadRecorded = (call: Pick<CallStep, 'name' | 'args' | 'raw'>) => Recorded | undefined

/** A record that says what became of a call without being its result (a denial notice). */
export interface FateStep {
  kind: 'fate'
  at: Place
  thread?: ThreadRef
  callId: string
  recorded: Recorded
  recordedBy?: RecordedBy
  /** True when the format promises no result record: the call is complete. */
  final?: boolean
}

/** A record that says that a subagent ran, and how many calls it made. */
export interface SubagentStep {
  kind: 'subagent'
  at: Place
  /** The thread that the calls stand in. */
  thread: string
  /** Tells the runs of one thread apart; told again, it is the same run. */
  run: string
  /** null: the record does not say. */
  calls: number | null
}

export interface GapStep {
  kind: 'gap'
  at: Place
  endLine?: number
  gap: string
  detail: string
}

/** Something that the session's record lacks as a whole, or from here on; what a single call lacks stands in its step. */
export interface LackStep {
  kind: 'lack'
  at: Place
  lack: LackKind
  /** One sentence; foreign text, not yet made safe. */
  detail: string
}

/** A record type that holds nothing for a gate: counted by type, never silent. */
export interface IgnoredStep {
  kind: 'ignored'
  type: string
  /** True when the reader does not know the type at all. */
  unknown?: boolean
}
