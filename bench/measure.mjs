import { spawn, spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** What is measured: the built command line. */
export const CLI = path.join(ROOT, 'dist/cli.js')

/** A folder that is gone when the program ends. */
export function makeScratch() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'hookwitness-bench-'))
  process.on('exit', () => fs.rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Makes an empty folder. */
export function makeFolder(scratch, name) {
  const folder = path.join(scratch, name)
  fs.mkdirSync(folder)
  return folder
}

/** Makes a repository with one Claude Code hook and commits it; returns its folder. */
export function makeRepository(scratch, { name, matcher, command }) {
  const repo = path.join(scratch, name)
  const hooks = { PreToolUse: [{ matcher, hooks: [{ type: 'command', command }] }] }
  fs.mkdirSync(path.join(repo, '.claude'), { recursive: true })
  fs.writeFileSync(path.join(repo, '.claude/settings.json'), JSON.stringify({ hooks }, null, 2))
  const commit = ['-c', 'user.name=bench', '-c', 'user.email=bench@example.com', 'commit', '-qm', 'hooks']
  for (const args of [['init', '-q'], ['add', '-A'], commit]) must(spawnSync('git', args, { cwd: repo, encoding: 'utf8' }))
  return repo
}

// Tells on descriptor 3 what the process used, whatever the program is: `maxRSS` is in KiB on every system, times are microseconds.
const TELL_USAGE = `data:text/javascript,${encodeURIComponent(`
  import { writeSync } from 'node:fs'
  process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())))
`)}`

/** Runs Node to its end, which must be the exit code that is expected: seconds by the clock and of CPU (without its children), peak memory in MB of 10^6 bytes. */
export async function runNode(args, { cwd, code: expected = 0, env = {} }) {
  const begin = process.hrtime.bigint()
  const child = spawn(process.execPath, ['--import', TELL_USAGE, ...args], {
    ...{ cwd, stdio: ['ignore', 'ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } },
  })
  let said = ''
  let used = ''
  child.stderr.setEncoding('utf8').on('data', (text) => {
    said += text
  })
  child.stdio[3].setEncoding('utf8').on('data', (text) => {
    used += text
  })
  const code = await new Promise((resolve) => child.on('close', resolve))
  const seconds = Number(process.hrtime.bigint() - begin) / 1e9
  if (code !== expected) throw new Error(`node ${args.join(' ')} ended with ${code}: ${said}`)
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(used)
  return { seconds, cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: (maxRSS * 1024) / 1e6 }
}

/** Runs any program to its end; seconds. */
export async function runProgram(command, args, { cwd }) {
  const begin = process.hrtime.bigint()
  const child = spawn(command, args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve))
  if (code !== 0) throw new Error(`${command} ended with ${code}`)
  return { seconds: Number(process.hrtime.bigint() - begin) / 1e9 }
}

/** Runs contestants in turns (A B C A B C …), so that a busy machine is busy for all of them; returns each one's runs by name. */
export async function takeTurns(contestants, repeats) {
  const runs = Object.fromEntries(Object.keys(contestants).map((name) => [name, []]))
  for (let turn = 0; turn < repeats; turn += 1) {
    for (const [name, run] of Object.entries(contestants)) runs[name].push(await run())
  }
  return runs
}

/** The middle one, or the mean of the two in the middle. */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const half = sorted.length / 2
  return sorted.length % 2 === 1 ? sorted[Math.floor(half)] : (sorted[half - 1] + sorted[half]) / 2
}

/** Median of the ratios within each turn: what slows a whole turn down falls out. `of`: `seconds` or `cpu`. */
export function medianRatio(ours, theirs, of = 'seconds') {
  return median(ours.map((run, turn) => run[of] / theirs[turn][of])).toFixed(2)
}

/** A Markdown table. */
export function writeTable(heads, rows) {
  return [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** Throws when a program that was run to its end did not end well. */
export function must({ status, stderr, error }) {
  if (status !== 0) throw error ?? new Error(stderr)
}
