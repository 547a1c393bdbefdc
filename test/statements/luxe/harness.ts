import * as fs from 'node:fs'
import * as path from 'node:path'
import { afterAll, type TestContext } from 'vitest'
import { FindingLog } from '../../../src/audit/finding-log.ts'
import { auditHookAnswers } from '../../../src/audit/hook-answers.ts'
import { auditHookFailures } from '../../../src/audit/hook-failures.ts'
import { auditStoppedEvents } from '../../../src/audit/stopped-events.ts'
import { luxe } from '../../../src/dialects/luxe/luxe.ts'
import type { Loaded } from '../../../src/model/dialect.ts'
import {
  type AgentEvent,
  isToolEvent,
  type JsonObject,
  type MomentEvent,
  type MomentFacts,
  type PostToolEvent,
  type PreToolEvent,
  type Session,
} from '../../../src/model/event.ts'
import type { Finding } from '../../../src/model/finding.ts'
import type { HookStart } from '../../../src/model/hook.ts'
import type { JudgedEvent, Judgement } from '../../../src/model/judgement.ts'
import type { TranscriptSource } from '../../../src/model/transcript.ts'
import type { OnAsk, OnHookFailure } from '../../../src/policy/rule.ts'
import { openRunner } from '../../../src/process/runner.ts'
import { AnswerMemory } from '../../../src/replay/answer-memory.ts'
import { readableTree } from '../../../src/replay/read-tree.ts'
import { replayTranscript } from '../../../src/replay/replay-transcript.ts'
import { NO_BUDGET } from '../../../src/replay/time-budget.ts'
import type { TrustedTree } from '../../../src/replay/workspace.ts'
import { WorkspacePool } from '../../../src/replay/workspace-pool.ts'
import { startTally } from '../../../src/transcript/tally.ts'
import { makeScratch } from '../../support/scratch.ts'

const runner = openRunner()
afterAll(runner.close)

type Files = Record<string, unknown>

/** A project and a user as Luxe finds them. Values that are no text are written as JSON; `*.sh` becomes executable. */
export interface Setup {
  /** Of the project's `.luxe/hooks.json`. */
  hooks?: unknown
  /** Of the user's `~/.config/luxe/hooks.json`. */
  userHooks?: unknown
  /** Further files of the project. */
  project?: Files
  /** Further files of the user, below `~`. */
  user?: Files
  trusted?: boolean
  /** The gate's options; `native` for failures, so that what Luxe makes of them is seen. */
  onAsk?: OnAsk
  onHookFailure?: OnHookFailure
  /** Moments that are neither prompts nor calls are judged too. */
  moments?: boolean
  /** Entries of the hooks' PATH instead of this process's own. */
  searched?: string
}

/** What a replay of events through Luxe's hooks yields. */
export interface Replayed {
  loaded: Loaded
  /** Every process that was started, in order. */
  starts: HookStart[]
  judged: JudgedEvent[]
  /** Luxe's judgements, in order. */
  judgements: Judgement[]
  /** What is found in the hooks' answers. */
  findings: Finding[]
  /** What is found of hooks that failed. */
  failures: Finding[]
  /** What is found of calls and messages: stopped, rewritten, passed unasked. */
  stopped: Finding[]
  /** Absolute: a folder of the test's own, outside of the workspace. */
  scratch: string
}

/** Loads the hooks of files written to a scratch folder. */
export function loadFiles(scratch: string, setup: Setup): Loaded {
  return lay(scratch, setup).loaded
}

/** Judges events with real hooks of real files: everything but the command line. A function receives the scratch folder, for naming files in it. */
export async function replay(test: TestContext, given: Setup | ((scratch: string) => Setup), events: AgentEvent[]): Promise<Replayed> {
  const scratch = makeScratch(test)
  const setup = typeof given === 'function' ? given(scratch) : given
  const { tree, loaded } = lay(scratch, setup)
  const starts: HookStart[] = []
  const judged: JudgedEvent[] = []
  const log = new FindingLog()
  const answers = auditHookAnswers((draft) => log.add(draft))
  const stopLog = new FindingLog()
  const stops = auditStoppedEvents((draft) => stopLog.add(draft))
  const failureLog = new FindingLog()
  const failures = auditHookFailures()
  fs.mkdirSync(path.join(scratch, 'run'))
  await replayTranscript(sourceOf(events), {
    configured: [{ dialect: luxe, loaded }],
    pool: new WorkspacePool(tree, path.join(scratch, 'run')),
    run: (start, more) => {
      starts.push(start)
      return runner.run(start, more)
    },
    memory: new AnswerMemory(),
    inherited: { PATH: setup.searched ?? process.env.PATH },
    foreign: null,
    time: NO_BUDGET,
    missed: () => {},
    unread: () => {},
    chooses: (event) => setup.moments === true || event.kind === 'prompt' || isToolEvent(event),
    onAsk: setup.onAsk ?? 'deny',
    onHookFailure: setup.onHookFailure ?? 'native',
    minConfidence: 'partial',
    pathMap: 'auto',
    judged: (each) => {
      judged.push(each)
      for (const audit of [answers, stops, failures]) audit.see(each)
    },
    changed: () => {},
    skipped: () => {},
  })
  failureLog.addAll(failures.findings())
  const judgements = judged.flatMap((each) => each.judgements)
  return { loaded, starts, judged, judgements, findings: log.list(), failures: failureLog.list(), stopped: stopLog.list(), scratch }
}

/** As `replay`, for the judgement of one event. */
export async function judgeOne(test: TestContext, given: Setup | ((scratch: string) => Setup), event: AgentEvent): Promise<Judgement> {
  const [judgement] = (await replay(test, given, [event])).judgements
  if (judgement === undefined) throw new Error('the event was not judged')
  return judgement
}

function lay(scratch: string, setup: Setup) {
  const project = path.join(scratch, 'app')
  const user = path.join(scratch, 'user')
  write(project, { 'README.md': 'a project\n', '.luxe/hooks.json': setup.hooks, ...setup.project })
  write(user, { '.config/luxe/hooks.json': setup.userHooks, ...setup.user })
  const plain = { prefix: '', repository: null, commit: null, branch: null, isCheckout: true, submodules: [] }
  const tree: TrustedTree = { ...plain, top: project, name: 'app' }
  return { tree, loaded: luxe.load(readableTree(tree, { userConfig: user, trusted: setup.trusted ?? true })) }
}

function write(root: string, files: Files): void {
  fs.mkdirSync(root, { recursive: true })
  for (const [name, content] of Object.entries(files)) {
    if (content === undefined) continue
    const file = path.join(root, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
    if (name.endsWith('.sh')) fs.chmodSync(file, 0o755)
  }
}

const session: Session = { id: 's1', agent: 'luxe', format: 'neutral', path: 't.jsonl', root: '/home/dev/app' }
const base = { session, thread: { id: 'main', subagent: false }, at: { path: 't.jsonl', line: 1 }, cwd: '/home/dev/app' }

/** A message that somebody sent. */
export function prompt(text: string): AgentEvent {
  return { ...base, kind: 'prompt', text }
}

/** A tool call that ran. */
export function call(name: string, args: JsonObject): PreToolEvent {
  return { ...base, kind: 'pre_tool', call: { id: 'c1', name, args }, recorded: 'ran' }
}

/** A bash call that ran. */
export function bash(command: string, more: JsonObject = {}): PreToolEvent {
  return call('bash', { command, ...more })
}

/** The result of a call. */
export function after(pre: PreToolEvent, text: string, { isError = false } = {}): PostToolEvent {
  return { ...base, kind: 'post_tool', call: pre.call, recorded: isError ? 'failed' : 'ran', result: { text, isError } }
}

/** A moment that is neither a prompt nor a call. */
export function moment(kind: MomentEvent['kind'], facts: MomentFacts = {}): MomentEvent {
  return { ...base, kind, facts, synthetic: false }
}

/** A hook that prints an answer; what is no text is printed as JSON. */
export function say(answer: unknown, settings: Files = {}): Files {
  return { command: ['printf', '%s', typeof answer === 'string' ? answer : JSON.stringify(answer)], ...settings }
}

/** A hook that is a shell script. */
export function sh(script: string, settings: Files = {}): Files {
  return { command: ['sh', '-c', script], ...settings }
}

/** A hook that gives what it reads on stdin as the reason of a deny. */
export const TELL_STDIN = sh('jq -Rsc \'{decision: "deny", reason: .}\'')

function sourceOf(events: AgentEvent[]): TranscriptSource {
  return {
    ...{ files: [], bytes: 0, lineage: 0, contents: async function* () {} },
    sessions: [{ session, tally: startTally() }],
    events: async function* () {
      yield* events
    },
  }
}
