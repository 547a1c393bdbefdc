import * as fs from 'node:fs'
import * as path from 'node:path'
import type { EventLine, Report } from '../../src/model/report.ts'
import { writeFiles } from '../action/repositories.ts'
import { listProcesses } from '../support/processes.ts'
import { type Finished, readEvents, readReport, runProduct } from '../support/product.ts'
import { RUNTIMES } from '../support/runtimes.ts'
import { readTree } from '../support/scratch.ts'
import { commitAll } from '../support/set-up-case.ts'
import type { System } from './systems.ts'
import type { Fate, FaultSession } from './table.ts'

/** What a run of the built command line made of faults. */
export interface FaultRun {
  done: Finished
  report: Report
  events: EventLine[]
  /** What became of the call with this id. */
  fateOf(call: string): Fate
  /** Files of the tree that it says hooks have changed. */
  changed: string[]
  /** Files of the checkout that are not as they were, git's own included. */
  touched: string[]
  /** Processes that it left. */
  leftovers: ReturnType<typeof listProcesses>
  /** What is left in its folder for temporary files. */
  temporary: string[]
}

/** Folders of one run: one for everything, and one for temporary files. */
export interface Place {
  scratch: string
  tmp: string
}

/** How many sessions are judged at the same time: most hooks only wait, lecode's for ten seconds. */
const SIDE_BY_SIDE = 16

/** The id of a call in its transcript. */
export function callId(fault: string, number: number): string {
  return `${fault}#${number}`
}

/** Writes a repository with hooks that have these faults, and a transcript of each session; judges them. */
export async function judgeFaults(
  { system, sessions, launcher }: { system: System; sessions: readonly FaultSession[]; launcher: string },
  { scratch, tmp }: Place,
): Promise<FaultRun> {
  const repo = writeFiles(scratch, { 'README.md': 'a project\n', ...system.configure(sessions) })
  fs.cpSync(path.join(import.meta.dirname, '../hooks'), path.join(repo, 'hooks'), { recursive: true, verbatimSymlinks: true })
  commitAll(repo, 'all')
  const before = readTree(repo)
  const transcripts = path.join(scratch, 'transcripts')
  fs.mkdirSync(transcripts)
  for (const session of sessions) fs.writeFileSync(path.join(transcripts, `${session.name}.jsonl`), writeSession(session, system))
  const [events, report] = [path.join(scratch, 'events.jsonl'), path.join(scratch, 'report.json')]
  const flags = ['--repo', repo, '--dialects', system.dialect, '--concurrency', String(SIDE_BY_SIDE), '--events_out', events]
  const done = await runProduct('cli.js', ['replay', transcripts, ...flags, '--report_path', report], {
    runtime: RUNTIMES[0] ?? fail('no Node to run on'),
    cwd: scratch,
    env: { TMPDIR: tmp, HOOKWITNESS_LAUNCHER: launcher },
  })
  const run = { report: readReport(report), events: readEvents(events) }
  const after = readTree(repo)
  return {
    ...{ done, ...run },
    fateOf: (call) => readFate(call, run),
    changed: run.report.findings.flatMap(({ id, at }) => (id === 'hook-changed-files' && at !== null ? [at.path] : [])).sort(),
    touched: [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => before[name] !== after[name]),
    leftovers: listProcesses({ variable: tmp, folder: tmp }),
    temporary: fs.readdirSync(tmp),
  }
}

function writeSession({ name, faults }: FaultSession, { dialect }: System): string {
  const own = { session: name, agent: dialect }
  const calls = faults.flatMap((fault) => fault.calls.map((command, number) => ({ command, call: callId(fault.name, number) })))
  const lines = [
    { ...own, event: 'session_start', cwd: '/home/dev/app', branch: name },
    ...calls.map(({ command, call }) => ({ ...own, event: 'pre_tool', tool: name, at: { call }, args: { command }, recorded: 'ran' })),
  ]
  return `${lines.map((line) => JSON.stringify(line)).join('\n')}\n`
}

/** What a hook's own finding says of the agent, for each answer that a failure can become. */
const FAILED_LIVE: Record<string, string> = {
  none: 'lets the call pass as if the hook had said nothing',
  ask: 'asks instead',
  deny: 'stops the call, whatever it is',
}

/** From the event line, and from what the findings say the agent would have done. */
function readFate(call: string, { report, events }: Pick<FaultRun, 'report' | 'events'>): Fate {
  const line = events.find(({ at }) => at.call === call) ?? fail(`${call} was not judged`)
  const verdict = line.verdicts[0] ?? fail(`no hook was asked about ${call}`)
  const failure = verdict.failure?.kind ?? null
  const blocked = report.findings.find(({ id, at }) => id === 'call-blocked' && at?.call === call)
  const isRefused = line.native === 'deny' || failure !== null
  if ((line.ruling === 'deny') !== isRefused || (blocked !== undefined) !== isRefused)
    fail(`${call}: ruled ${line.ruling}, native ${line.native}`)
  if (failure !== null) {
    const said = report.findings.find(({ id, hook, message }) => {
      return id === 'hook-failed' && message.includes(`(${failure})`) && commandOf(hook, report) === commandOf(verdict.hook, report)
    })?.live
    if (said?.endsWith(FAILED_LIVE[line.native] ?? '?') !== true) fail(`${call}: hook-failed says: ${said}`)
  }
  return { native: line.native, failure, live: readLive(blocked?.live ?? null, isRefused) }
}

/** Hooks of one command have one finding for all. */
function commandOf(hook: string | null, { hooks }: Report): string {
  return hooks.find(({ id }) => id === hook)?.command ?? fail(`no hook ${hook}`)
}

function readLive(live: string | null, isRefused: boolean): Fate['live'] {
  if (live === null) return isRefused ? 'stopped' : 'goes ahead'
  if (live.includes('an ask is allowed in a headless run')) return 'asked'
  return live.includes('would allow it') ? 'goes ahead' : fail(`no known sentence: ${live}`)
}

function fail(message: string): never {
  throw new Error(message)
}
