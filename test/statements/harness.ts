import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll } from 'vitest'
import { FindingLog } from '../../src/audit/finding-log.ts'
import { auditHookAnswers } from '../../src/audit/hook-answers.ts'
import { auditHookFailures } from '../../src/audit/hook-failures.ts'
import { auditStoppedEvents } from '../../src/audit/stopped-events.ts'
import { replay } from '../../src/commands/replay.ts'
import type { Options } from '../../src/config/options.ts'
import { matchesGlob } from '../../src/matching/path.ts'
import type { Dialect, Loaded } from '../../src/model/dialect.ts'
import { isToolEvent } from '../../src/model/event.ts'
import type { Finding } from '../../src/model/finding.ts'
import type { EventLine, Report } from '../../src/model/report.ts'
import { openRunner } from '../../src/process/runner.ts'
import { readers } from '../../src/readers/index.ts'
import { AnswerMemory } from '../../src/replay/answer-memory.ts'
import { toEventLine } from '../../src/replay/event-line.ts'
import { readableTree } from '../../src/replay/read-tree.ts'
import { type ReplayContext, replayTranscript } from '../../src/replay/replay-transcript.ts'
import { NO_BUDGET } from '../../src/replay/time-budget.ts'
import { describeCheckout } from '../../src/replay/trusted-tree.ts'
import type { TrustedTree } from '../../src/replay/workspace.ts'
import { WorkspacePool } from '../../src/replay/workspace-pool.ts'
import { openTranscripts } from '../../src/transcript/open.ts'
import { commitAll } from '../support/set-up-case.ts'

/** What a test's folders need of its context: whom to tell what to do at its end. */
export interface Scratch {
  onTestFinished(cleanUp: () => void): void
}

/** Files by their paths: a repository, the folder around it, and a folder that stands for the home folder. */
export interface Layout {
  files?: Record<string, string>
  around?: Record<string, string>
  home?: Record<string, string>
  /** The project's folder below the repository. */
  project?: string
  /** `commit`: the repository is one of git, with everything in it committed. */
  git?: 'none' | 'commit'
}

export interface LaidOut {
  scratch: string
  /** The project's folder, absolute. */
  project: string
  home: string | null
}

/** Writes a layout into a folder of the test's own; scripts become executable. */
export function layOut(context: Scratch, { files = {}, around = {}, home, project = '', git = 'none' }: Layout): LaidOut {
  const scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hw-test-')))
  context.onTestFinished(() => fs.rmSync(scratch, { recursive: true, force: true }))
  const repo = path.join(scratch, 'around', 'app')
  write(repo, { 'README.md': 'a project', ...files })
  write(path.join(scratch, 'around'), around)
  if (home !== undefined) write(path.join(scratch, 'home'), home)
  fs.mkdirSync(path.join(repo, project), { recursive: true })
  if (git === 'commit') commitAll(repo, 'all')
  return { scratch, project: path.join(repo, project), home: home === undefined ? null : path.join(scratch, 'home') }
}

/** What a dialect finds in a layout. */
export async function loadFrom(context: Scratch, dialect: Dialect, layout: Layout): Promise<Loaded> {
  const { project, home } = layOut(context, layout)
  return dialect.load(readableTree(await describeCheckout(project), { userConfig: home, trusted: true }))
}

/** A whole run, in this process: real files, real hooks. */
export interface Replayed {
  report: Report
  events: EventLine[]
  findings: Report['findings']
}

/** Replays a transcript over what was laid out. */
export async function replayOver(
  { scratch, project, home }: LaidOut,
  transcript: string,
  options: Partial<Options> = {},
  env: Record<string, string> = {},
): Promise<Replayed> {
  const file = path.join(scratch, 'session.jsonl')
  const lines = path.join(scratch, 'events.jsonl')
  fs.writeFileSync(file, transcript)
  const given: Options = { ...DEFAULTS, transcripts: [file], repo: project, user_config: home, events_out: lines, ...options }
  const around = { env: { PATH: process.env.PATH ?? '', ...env }, workflow: null, given: [] }
  const { report } = await replay(given, around, { judged: () => undefined })
  const texts = fs.readFileSync(lines, 'utf8').split('\n')
  const events = texts.filter((text) => text !== '').map((text): EventLine => JSON.parse(text))
  return { report, events, findings: report.findings }
}

// One for all tests of a file: opening one takes a process.
const runner = openRunner()
afterAll(() => runner.close())

/** Options of the gate, and whether moments that are neither prompts nor calls are judged too. */
export type Judging = Partial<Pick<Options, 'on_ask' | 'on_hook_failure'>> & { moments?: boolean }

/** What the gate decides and finds about a session, without the report around it: no git, so that many can be run. */
export async function judgeOver(
  { scratch, project, home }: LaidOut,
  dialect: Dialect,
  transcript: string,
  { on_ask = 'deny', on_hook_failure = 'deny', moments = false }: Judging = {},
): Promise<{ events: EventLine[]; findings: Finding[] }> {
  const place = { top: project, prefix: '', name: path.basename(project), isCheckout: true, submodules: [] }
  const tree: TrustedTree = { ...place, repository: null, commit: null, branch: null }
  const loaded = dialect.load(readableTree(tree, { userConfig: home, trusted: true }))
  const file = path.join(scratch, 'session.jsonl')
  fs.writeFileSync(file, transcript)
  const opened = await openTranscripts({ named: [file], cwd: scratch, repo: project, env: {}, matches: matchesGlob }, readers)
  const log = new FindingLog()
  const folds = [auditStoppedEvents((each) => log.add(each)), auditHookAnswers((each) => log.add(each)), auditHookFailures()]
  const events: EventLine[] = []
  const context: ReplayContext = {
    configured: [{ dialect, loaded }],
    pool: new WorkspacePool(tree, path.join(scratch, 'work')),
    run: runner.run,
    memory: new AnswerMemory(),
    inherited: { PATH: process.env.PATH },
    time: NO_BUDGET,
    missed: () => undefined,
    unread: () => undefined,
    foreign: null,
    chooses: (event) => moments || event.kind === 'prompt' || isToolEvent(event),
    onAsk: on_ask,
    onHookFailure: on_hook_failure,
    minConfidence: 'partial',
    pathMap: 'auto',
    judged: (judged) => {
      for (const fold of folds) fold.see(judged)
      events.push(...judged.judgements.map((judgement) => toEventLine(judged.event, judgement)))
    },
    changed: () => undefined,
    skipped: () => undefined,
  }
  for (const source of opened.sources) await replayTranscript(source, context)
  for (const fold of folds) log.addAll(fold.findings())
  return { events, findings: log.list() }
}

const DEFAULTS: Omit<Options, 'transcripts' | 'repo' | 'user_config' | 'events_out'> = {
  dialects: [],
  copilot_host: 'cli',
  hooks_from: null,
  trust_project: 'auto',
  on_ask: 'deny',
  on_hook_failure: 'deny',
  events: 'tools',
  path_map: 'auto',
  sandbox: 'off',
  require_transcript: 'true',
  min_confidence: 'partial',
  fail_on: [],
  mode: 'block',
  concurrency: null,
  time_budget: null,
  summary: false,
  report_path: null,
  format: 'json',
  output: null,
  ...{ base: null, head: null },
}

/** Text as one word of a POSIX shell. */
export function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}

/** A shell command that prints a text, or a value as JSON, and nothing else. */
export function say(what: unknown): string {
  return `printf '%s' ${quote(typeof what === 'string' ? what : JSON.stringify(what))}`
}

/** Command lines of living processes that hold a text. */
export function findAlive(text: string): string[] {
  return fs
    .readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .map((pid) => readQuietly(`/proc/${pid}/cmdline`).replaceAll('\0', ' '))
    .filter((line) => line.includes(text))
}

function write(root: string, files: Record<string, string>): void {
  for (const [name, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    fs.writeFileSync(path.join(root, name), text, { mode: name.endsWith('.sh') ? 0o755 : 0o644 })
  }
}

function readQuietly(file: string): string {
  try {
    return fs.readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}
