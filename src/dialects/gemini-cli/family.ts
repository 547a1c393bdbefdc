import type { Vocabulary } from '../../model/action.ts'
import type { Match, SeenEvent } from '../../model/dialect.ts'
import type { EventKind, JsonObject } from '../../model/event.ts'
import type { Decision, FailureKind } from '../../model/hook.ts'

/** What tells the agents of one hook engine from each other: Gemini CLI, and its fork Qwen Code. */
export interface Family {
  id: 'gemini-cli' | 'qwen-code'
  title: string
  /** The settings file, below the project's root and below the home folder. */
  settings: string
  vocabulary: Vocabulary
  /** Every event in the order of the documentation, with the gate's word for it; `other`: a replay has no such moment. */
  events: ReadonlyMap<string, EventKind | 'other'>
  /** Of the events that are `other` those at which the agent heeds a no. */
  unseenGates: readonly string[]
  /** What other agents call an event → what this one calls it. */
  foreignEvents: ReadonlyMap<string, string>
  /** In which order the hooks of the levels stand in an event. */
  levels: readonly ['user' | 'project', 'user' | 'project']
  /** Types of handlers that run live and not here. */
  unplayed: readonly string[]
  /** What makes a handler of an unplayed type whole: that key. */
  required: Record<string, string>
  /** Keys that other agents read in a handler, and this one does not. */
  ignoredKeys: readonly string[]
  /** The switches of a settings file. */
  readSwitches(settings: unknown): Switches
  /** `timeout` of a handler in milliseconds, and what is odd about it. */
  readTimeout(value: unknown): { ms: number; odd: string | null }
  /** Handlers with the same key run once for one event. */
  runKeyOf(handler: JsonObject): string
  /** Of handlers with the same key, in groups of one file with the same matcher, only the first is kept; null: all are. */
  nameOf: ((handler: JsonObject) => string) | null
  /** Whether nobody waits for the hook. */
  isAsync(handler: JsonObject): boolean
  shellOf(handler: JsonObject): 'bash' | 'pwsh'
  matches(matcher: string | null, event: string, seen: SeenEvent): Match
  /** Whether a matcher of an event can match any tool that is known, or a tool of an MCP server. */
  canMatch(matcher: string | null): boolean
  answers: AnswerRules
  /** What is started, and the agent's own variables beside the handler's. */
  start(command: string, seen: SeenEvent): { command: string; env: Record<string, string> }
  /** Bytes of each stream; more than that is cut, so that no JSON of it is whole. */
  outputCap: number
  writeEnvelope(event: string, seen: SeenEvent, servers: JsonObject): JsonObject
  /** What the matchers of moments compare, with the values that are known. */
  compared: Record<string, readonly string[]>
}

export interface Switches {
  /** The setting that keeps all hooks from running; null: none does. */
  off: string | null
  /** Names, or commands, of handlers that are switched off one by one. */
  disabled: readonly string[]
}

/** How an agent of the family takes what a hook printed. */
export interface AnswerRules {
  title: string
  /** What it takes the two streams for. `code`: null after a signal. */
  hear(printed: { stdout: string; stderr: string; code: number | null }, kind: SeenEvent['kind']): Heard
  /** What one output says, or all outputs of an event together. */
  read(output: JsonObject, kind: SeenEvent['kind']): Reading
  /** All outputs of one event as one, in configured order. */
  combine(outputs: readonly JsonObject[]): JsonObject
}

export interface Heard {
  /** null: as if nothing had been printed. */
  output: JsonObject | null
  /** The text that was looked at. */
  text: string
  /** The output is not what was printed but what the agent made of a plain text. */
  isPlain: boolean
}

export interface Reading {
  decision: Decision
  reason: string | null
  /** The arguments that the call gets instead. */
  rewrite: JsonObject | null
  context: string | null
  /** What it says that its agent does not hear. */
  mistake: { kind: FailureKind; detail: string } | null
}
