import type { NamedCall } from './action.ts'
import type { EventKind, JsonObject, MomentFacts, Recorded, Session, Thread, ToolResult } from './event.ts'
import type { Level } from './finding.ts'
import type { Answer, Decision, DialectId, Ending, Hook, HookSettings, HookVerdict, Merged } from './hook.ts'

/** A configuration file that a dialect asked for. */
export interface ConfigFile {
  /** As shown in reports: relative to the project root, or `~/…` for the folder that stands for the home folder. */
  path: string
  level: 'user' | 'project'
  /** null: the file exists but cannot be read; `error` says why. */
  text: string | null
  error?: string
}

/** The trusted tree as dialects see it. All paths use `/`. */
export interface HookTree {
  /** Reads `path` below the project root (`project`), below the home stand-in (`user`), or null when there is no such file. */
  read(level: 'user' | 'project', path: string): ConfigFile | null
  /** Names of what lies in the folder `path`, sorted, for agents that read every file of one; empty when there is no such folder. */
  list(level: 'user' | 'project', path: string): string[]
  /** The project root and its parents up to the git root, as relative paths for `read`: `''`, `'../'`, `'../../'`, … */
  parents: string[]
  /** False: project hooks are listed but not run. */
  trusted: boolean
}

/** A finding about a configuration, before it is given its session, count and fingerprint. */
export interface ConfigFinding {
  id: string
  level: Level
  message: string
  at: { path: string; line?: number; column?: number }
  live: string | null
  mend: string | null
  hook?: string
}

/** One event as one dialect's hooks are shown it: translated, with recorded paths mapped into the workspace; or made up for a dry run. */
export interface SeenEvent {
  /** `other`: only a dry run has such events. */
  kind: EventKind | 'other'
  session: Session
  thread: Thread
  /** In this dialect's words. */
  tool: { id: string; name: string; args: JsonObject } | null
  translated: boolean
  /** The tool's name as recorded. */
  recordedTool: string | null
  recorded: Recorded | null
  prompt: string | null
  result: ToolResult | null
  /** What is known of a moment that is neither a prompt nor a call; paths as hooks see them. */
  moment: { facts: Omit<MomentFacts, 'call'>; synthetic: boolean } | null
  ts: string | null
  permissionMode: string | null
  /** The agent's id of the prompt that the event belongs to. */
  promptId: string | null
  /** The recorded working directory: what the envelope says. */
  cwd: string
  /** The recorded working directory inside the workspace; may not exist there. */
  startsIn: string
  /** Absolute and existing: the project root inside the workspace. */
  projectRoot: string
  /** The call's arguments and folders exactly as recorded: rules may name those. null when there is no call, or no folder was recorded. */
  asRecorded: { args: JsonObject; cwd: string; root: string } | null
  /** Absolute: a copy of the transcript that hooks may read. */
  transcriptPath: string
}

/** Whether a hook applies to an event, and why. */
export interface Match {
  fires: boolean
  /** One phrase for `explain`: which matcher form, which candidate. */
  why: string
  /** The loose reading of a command was what matched. */
  loose?: boolean
}

/** How to start a hook for one event: the workspace adds environment, scratch folders and deadline handling. */
export interface HookCall {
  argv: string[]
  /** Absolute; the project root is used when it does not exist. */
  cwd: string
  /** The agent's own variables. */
  env: Record<string, string>
  timeoutMs: number
  input: string
  completeAt: 'exit' | 'pipes'
  outputCap: number
}

/** A configured hook with what its dialect knows about it. */
export interface LoadedHook extends Hook {
  /** Events that it is configured for, in the gate's words. */
  kind: EventKind | 'other'
  /** What is started: a shell's command line, or a program with its arguments. */
  form: { shell: string } | { argv: string[] }
  /** Milliseconds until its agent ends it. */
  timeoutMs: number
  /** False: the matcher can match no tool that this agent is known to have. */
  reachable: boolean
  /** Hooks with the same key run once for one event (the first of them); null: never merged with another. */
  runKey: string | null
  /** Its agent does not wait for it, so that its verdict is never heard. */
  isUnheard?: boolean
  /** Where it fires, all hooks of the event run one after the other, whatever the dialect's `order`. */
  isInTurn?: boolean
  /** Absent: the configuration file says nothing of it. */
  settings?: HookSettings
  matches(event: SeenEvent): Match
  /** Calls that its matcher may fire for, likeliest first, made up for a dry run; `root`: the project root. Absent: it matches no calls. */
  examples?(root: string): NamedCall[]
  prepare(event: SeenEvent): HookCall
  interpret(ending: Ending, event: SeenEvent): Answer
}

/** A rule of the agent's own permission settings that speaks to a call. */
export interface PermissionRuling {
  decision: 'deny' | 'ask' | 'allow'
  /** One phrase: the rule and its file. */
  why: string
}

/** What one dialect found in one tree. */
export interface Loaded {
  /** One of its files exists, readable or not. */
  configured: boolean
  /** Those that exist are another agent's, which it reads as well: it judges by them only where it is chosen by name. */
  isBorrowed?: boolean
  hooks: LoadedHook[]
  findings: ConfigFinding[]
  /** The files that were read, for telling whether a pull request changed them. */
  files: string[]
  /** The agent's permission settings, as far as the repository has them, for a call as recorded or as hooks rewrote it. */
  permit(tool: { name: string; args: JsonObject }, event: SeenEvent, of: 'recorded' | 'rewritten'): PermissionRuling | null
  /** What of the files counts for nothing by the agent's own rules, so that `hooks` does not hold it; whole sentences that hold foreign text. */
  notes?: readonly string[]
  /** How many permission rules there are to decide by. */
  ruleCount: number
  /** What the configuration itself says about a hook's unanswered ask: Luxe's `hook_ask`. */
  askSetting: { decision: 'deny' | 'allow'; why: string } | null
  /** What the configuration makes of every ask, a hook's or a rule's, when nobody is there: Luxe's `agent.on_ask`. Absent or null: the agent's default. */
  nativeAsk?: { decision: 'deny' | 'allow'; why: string } | null
}

/** Why the agent itself fires no hook at an event. */
export interface FiresNone {
  /** One phrase that begins with "not fired by". */
  why: string
  /** False: it never came to the point where hooks are asked, so the gate asks none. True: a guard is asked all the same. */
  isAsked: boolean
}

/** One made-up event of a dry run, and the hooks that stand at it. */
export interface Rehearsal {
  /** The agent's own name of the event. */
  event: string
  /** What tells it from the other rehearsals of its event: the tool that is called, the value that matchers compare. null: it is the only one. */
  about: string | null
  seen: SeenEvent
  /** As a dry run of the agent asks them. */
  hooks: LoadedHook[]
}

/** A hook that a dry run does not ask, and why: one phrase. */
export interface NotAsked {
  hook: LoadedHook
  why: string
}

/** What a dry run of one dialect asks, in that agent's order of events. */
export interface Rehearsals {
  rehearsals: Rehearsal[]
  notAsked: NotAsked[]
}

/** One hook system. A file (or folder) in dialects/ exports one object of this type; dialects/index.ts is the table of all. */
export interface Dialect {
  id: DialectId
  title: string
  /** The page that defines it. */
  source: string
  /** Whose tool names and arguments its hooks expect. */
  vocabulary: string
  /** The agent's own name of each event it has. */
  events: Partial<Record<EventKind, string>>
  /** Events at which the agent enforces an answer. */
  gates: readonly EventKind[]
  /** `sequential` hooks see the arguments as rewritten so far when `feedsRewrites`. */
  order: 'parallel' | 'sequential'
  /** When the agent itself passes over a project's hooks: one sentence. Absent: never. */
  trust?: string
  /** Where hooks start: relative hook paths depend on it. */
  startsIn: 'recorded-cwd' | 'project-root'
  feedsRewrites: boolean
  /** Decisions that stop a run until somebody answers. */
  holds: readonly Decision[]
  /** What the agent does with such a decision when nobody is there. */
  headless: { ruling: 'refused' | 'runs'; why: string }
  /** When the agent checks its permission rules: before hooks (a rewrite is not checked) or after (as rewritten). */
  permissionRules: 'before-hooks' | 'after-hooks'
  load(tree: HookTree): Loaded
  /**
   * Every project path that `load` may read, whatever is there, relative to the project root; one that ends in `/` is a folder with all in it.
   * `parents` as in HookTree.
   */
  candidates(parents: readonly string[]): string[]
  /** Where the agent itself fires no hook, though one is configured; null everywhere else. */
  firesNone?(event: SeenEvent): FiresNone | null
  merge(verdicts: HookVerdict[], event: SeenEvent): Merged
  /** The agent's own words for an event that its hooks stop, as far as they are known. `reason` null: no hook gave one. */
  tell?(merged: Pick<Merged, 'native' | 'reason'>, kind: SeenEvent['kind'], tool: SeenEvent['tool']): string | null
  /** The agent's word for what none of its hooks has an opinion on. */
  unopposed: Decision
  /** Makes up an event for every hook. `stage` is an event of which nothing is known but where and when. */
  rehearse(hooks: readonly LoadedHook[], stage: SeenEvent): Rehearsals
}
