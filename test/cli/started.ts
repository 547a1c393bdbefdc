import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { claudeSession, GUARD, writeFiles } from '../action/repositories.ts'
import { ROOT, RUNTIMES } from '../support/runtimes.ts'
import { commitAll } from '../support/set-up-case.ts'

const NODE = RUNTIMES[0]?.node ?? process.execPath
const GIT = execFileSync('sh', ['-c', 'command -v git'], { encoding: 'utf8' }).trim()

/** A place for one run: a repository with a session in which one command is refused, a temp folder, a folder of programs. */
export interface Place {
  scratch: string
  app: string
  tmp: string
  bin: string
}

/** Lays out a place. `guard` is the hook's script; the recorded calls are `ls` and `rm -rf build`, or `calls`. */
export function makePlace(scratch: string, { guard, calls = ['ls', 'rm -rf build'] }: { guard?: string; calls?: string[] } = {}): Place {
  const place = { scratch, app: path.join(scratch, 'app'), tmp: path.join(scratch, 'tmp'), bin: path.join(scratch, 'bin') }
  fs.mkdirSync(place.tmp)
  fs.mkdirSync(place.bin)
  const session = claudeSession(calls.map((command) => ['Bash', { command }] as const))
  const script: Record<string, string> = guard === undefined ? {} : { '.claude/hooks/guard.sh': guard }
  writeFiles(scratch, { ...GUARD, ...script, 'transcripts/s.jsonl': session })
  commitAll(place.app, 'base')
  return place
}

/** Puts a git on PATH that runs `line` of shell before the real one when its arguments match a shell pattern. */
export function wrapGit({ bin }: Place, pattern: string, line: string): void {
  const file = path.join(bin, 'git')
  fs.writeFileSync(file, `#!/bin/sh\ncase "$*" in ${pattern}) ${line} ;; esac\nexec ${GIT} "$@"\n`, { mode: 0o755 })
}

/** Shell that says that it has come here, then waits longer than any test. */
export function waitHere({ scratch }: Pick<Place, 'scratch'>): string {
  return `touch ${scratch}/here; sleep 120 & sleep 120`
}

/** The environment of a run in a place. */
export function environmentOf({ app, tmp, bin }: Place, more: Record<string, string> = {}): Record<string, string> {
  return { PATH: `${bin}:${process.env.PATH ?? ''}`, HOME: app, TMPDIR: tmp, ...more }
}

/** The built command line's arguments for the main job in a place. */
export const REPLAY = ['replay', '--repo', '.']

/** How a started program ended. */
export interface Ended {
  code: number | null
  signal: string | null
  stdout: string
  stderr: string
}

/** Starts a built entry point, behind other words of a command (`unshare …`) where given. */
export function start(
  door: 'cli.js' | 'index.js',
  place: Place,
  more: { args?: string[]; env?: Record<string, string>; behind?: string[]; uid?: number; node?: string; ownGroup?: true } = {},
): { child: ChildProcess; ended: Promise<Ended> } {
  const words = [
    ...(more.behind ?? []),
    more.node ?? NODE,
    path.join(ROOT, 'dist', door),
    ...(more.args ?? (door === 'cli.js' ? REPLAY : [])),
  ]
  const options = {
    cwd: place.app,
    env: environmentOf(place, more.env),
    ...(more.uid === undefined ? {} : { uid: more.uid, gid: more.uid }),
  }
  const child = spawn(words[0] ?? '', words.slice(1), { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: more.ownGroup === true })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output.stdout += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output.stderr += text
  })
  const ended = new Promise<Ended>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal, ...output }))
  })
  return { child, ended }
}

/** Resolves once somebody has come to `waitHere`; throws after a while. */
export async function untilHere({ scratch }: Place): Promise<void> {
  for (let n = 0; n < 1500; n++) {
    if (fs.existsSync(path.join(scratch, 'here'))) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('nobody came here')
}

/** What a run has left: names in its temp folder, and processes that stand in its place or carry its name in their environment. */
export async function listLeft({ scratch, tmp }: Place): Promise<{ files: string[]; processes: string[] }> {
  // A killed process may be listed for a moment.
  for (let n = 0; n < 50 && listProcesses(scratch).length > 0; n++) await new Promise((resolve) => setTimeout(resolve, 20))
  return { files: fs.readdirSync(tmp), processes: listProcesses(scratch) }
}

/** Nothing. */
export const NOTHING = { files: [], processes: [] }

function listProcesses(scratch: string): string[] {
  return fs.readdirSync('/proc').flatMap((pid) => {
    if (!/^\d+$/.test(pid) || Number(pid) === process.pid || /\) [ZX] /.test(read(`/proc/${pid}/stat`))) return []
    const belongs = read(`/proc/${pid}/environ`).includes(`${scratch}/`) || link(`/proc/${pid}/cwd`).startsWith(scratch)
    return belongs ? [read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ')] : []
  })
}

function read(file: string): string {
  try {
    return fs.readFileSync(file, 'latin1')
  } catch {
    return ''
  }
}

function link(file: string): string {
  try {
    return fs.readlinkSync(file)
  } catch {
    return ''
  }
}
