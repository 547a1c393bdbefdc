/**
 * What an agent did, independent of the format it was recorded in: readers make these, everything else only reads them.
 * Shapes follow the normalised event of the neutral transcript format (docs/transcript-format.md).
 */

/** A hook system or an agent: the ids of docs/agents.md. A transcript that names no agent has `unknown`. */
export type AgentId = string

/** Where something stands. `line` and `column` are 1-based; `call` is the recorded id of a tool call. */
export interface Place {
  path: string
  line?: number
  column?: number
  call?: string
}

/** How much of what an agent did its record tells: all that a hook can be asked about, less than that, or a description of it. */
export type Confidence = 'full' | 'partial' | 'lossy'

/** Something that a record lacks though it is not damaged; transcript/lacks.ts says what each does to the confidence. */
export type LackKind =
  | 'subagent_not_recorded'
  | 'edit_without_content'
  | 'args_truncated'
  | 'redacted'
  | 'code_mode_nested'
  | 'file_cut'
  | 'prompt_missing'
  | 'history_base_missing'
  | 'lossy_format'

/** Who kept a call from running, or ended it. */
export type RecordedBy = 'user' | 'rule' | 'hook' | 'host'

/** What the transcript says became of a call. `ran`, `failed` and `unknown` count as having happened. */
export type Recorded = 'ran' | 'failed' | 'denied' | 'not-run' | 'unknown'

/** One recorded session. Readers fill it as they learn more, so it is complete only at the end of the transcript. */
export interface Session {
  /** As recorded, or derived from the transcript's path when the format has none. */
  id: string
  agent: AgentId
  /** The reader's id. */
  format: string
  /** What its format tells at best; absent: `full`. */
  confidence?: Confidence
  /** Of the transcript, as named by the user. */
  path: string
  agentVersion?: string
  /** The model that was last said to be at work. */
  model?: string
  name?: string
  /** The first recorded working directory: the recorded root. */
  root?: string
  /** Where the session was last said to work as a whole: that holds for events without a folder of their own. */
  cwd?: string
  branch?: string
  startedAt?: string
  permissionMode?: string
}

/** A line of conversation within a session: the main one, or a subagent's. */
export interface Thread {
  /** `main`, or the subagent's recorded id. */
  id: string
  subagent: boolean
  agentType?: string
}

/** A JSON object with foreign keys: created without a prototype or read by own keys only. */
export type JsonObject = { [key: string]: unknown }

/** A recorded tool call. `args` is null when the recorded arguments are not a JSON object; `raw` then holds their text. */
export interface ToolCall {
  /** As recorded; may be empty, may hold any character. */
  id: string
  /** Exactly as recorded. */
  name: string
  args: JsonObject | null
  raw?: string
  /** What of it is not recorded as the agent had it; absent: nothing. */
  lacks?: readonly LackKind[]
}

/** A recorded tool result. */
export interface ToolResult {
  /** The text parts joined by newlines. */
  text: string
  /** null: the format does not say, and nothing in the text tells. */
  isError: boolean | null
  /** The agent's own structured result, when the format has one (Claude Code's `toolUseResult`). */
  structured?: unknown
}

interface EventBase {
  session: Session
  thread: Thread
  at: Place
  /** ISO 8601 as recorded; never used for ordering. */
  ts?: string
  /** The recorded working directory at that moment. */
  cwd?: string
  branch?: string
  permissionMode?: string
  /** The agent's own id of the prompt that the event answers (Claude Code's `promptId`). */
  promptId?: string
  /** How much of what hooks saw live is told of it; absent: `full`. */
  confidence?: Confidence
}

export interface PromptEvent extends EventBase {
  kind: 'prompt'
  text: string
}

export interface PreToolEvent extends EventBase {
  kind: 'pre_tool'
  call: ToolCall
  recorded: Recorded
  /** Who refused it, or ended it, where the transcript tells. */
  recordedBy?: RecordedBy
}

/** Follows its `pre_tool` at once; only for calls recorded as `ran` or `failed` with a result. */
export interface PostToolEvent extends EventBase {
  kind: 'post_tool'
  call: ToolCall
  recorded: Recorded
  result: ToolResult
}

/** Moments of a session beside prompts and calls. Hooks can observe all but `hook_run`, a recorded run of one. No agent lets an answer stop one. */
export type MomentKind =
  | 'session_start'
  | 'session_end'
  | 'turn_start'
  | 'model_call'
  | 'stop'
  | 'subagent_start'
  | 'subagent_end'
  | 'pre_compact'
  | 'post_compact'
  | 'permission_request'
  | 'permission_result'
  | 'file_changed'
  | 'error'
  | 'interrupt'
  | 'hook_run'

/** A run of a hook as the agent recorded it, to be compared with what the hook says today. */
export interface RecordedHookRun {
  /** The agent's own name of the event. */
  event: string
  /** `failed`: it did not do its work, and that stopped nothing. `unknown`: only that it ran is recorded. */
  outcome: 'ok' | 'blocked' | 'failed' | 'cancelled' | 'unknown'
  name?: string
  command?: string
  callId?: string
  exitCode?: number
  stdout?: string
  stderr?: string
  durationMs?: number
}

/** What is known about a moment: each key only where its kind has one and the transcript tells it. */
export interface MomentFacts {
  /** stop: `done`, `empty`, or the agent's own word. session_end: the agent's word for why. */
  reason?: string
  /** error: the message. stop: what the model said last, where the format tells. */
  message?: string
  /** subagent_start: what the subagent was told. */
  prompt?: string
  /** subagent_end: what it answered. */
  result?: ToolResult
  /** session_start, pre_compact, post_compact: what began it, in the agent's word. */
  trigger?: string
  /** pre_compact, post_compact: size of the context before, in tokens. */
  tokensBefore?: number
  /** file_changed: an absolute path where the recorded folder is known. */
  file?: { path: string; operation: 'write' | 'edit' }
  /** permission_request, permission_result and moments that follow from a call: that call. */
  call?: ToolCall
  /** permission_result. */
  decision?: 'allow_once' | 'allow_always' | 'deny' | 'auto'
  /** hook_run. */
  hookRun?: RecordedHookRun
}

/** A moment that is neither a prompt nor a call. */
export interface MomentEvent extends EventBase {
  kind: MomentKind
  facts: MomentFacts
  /** The transcript does not record it: it follows from what stands before and after. */
  synthetic: boolean
}

export type ToolEvent = PreToolEvent | PostToolEvent
export type AgentEvent = PromptEvent | ToolEvent | MomentEvent
export type EventKind = AgentEvent['kind']

/** Whether an event is about one tool call that the model made. */
export function isToolEvent(event: AgentEvent): event is ToolEvent {
  return event.kind === 'pre_tool' || event.kind === 'post_tool'
}

/** The call that an event is about; null for prompts and for moments without one. */
export function callOf(event: AgentEvent): ToolCall | null {
  if (isToolEvent(event)) return event.call
  return event.kind === 'prompt' ? null : (event.facts.call ?? null)
}

/** A damaged or unread stretch of a transcript: nothing is dropped without one. Lines are 1-based, inclusive. */
export interface Gap {
  path: string
  line: number
  endLine?: number
  /** kebab-case: `bad-json`, `line-too-long`, `torn-line`, `result-without-call`, … */
  kind: string
  /** One sentence with the value seen; foreign text, not yet made safe. */
  detail: string
}
