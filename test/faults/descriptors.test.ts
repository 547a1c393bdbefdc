import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRunner, type Runner } from '../../src/process/runner.ts'
import { LAUNCHERS } from './launchers.ts'

const HOOKS = path.join(import.meta.dirname, '../hooks')
const RUNS = 1000
const SIDE_BY_SIDE = 4
/** Three for each of six hooks that are yet to start. */
const STOCK = 18

/** Faults of every kind of ending; those that wait have little time. */
const MIXED: readonly { words: string[]; timeoutMs?: number; outputCap?: number }[] = [
  { words: ['never-reads.sh', 'x'] },
  { words: ['closes-stdin.sh', 'x'] },
  { words: ['reads-half.sh', 'x'] },
  { words: ['exits-as-told.sh'] },
  { words: ['dies-as-told.sh'] },
  { words: ['no-such-script.sh'] },
  { words: ['missing-interpreter.sh'] },
  { words: ['not-executable.sh'] },
  { words: ['a-folder.sh'] },
  { words: ['child-in-background.sh'] },
  { words: ['child-in-new-session.sh'] },
  { words: ['keeps-our-pipe.sh'] },
  { words: ['endless-output.sh'], outputCap: 1000 },
  { words: ['endless-errors.sh'], outputCap: 1000 },
  { words: ['never-ends.sh'], timeoutMs: 30 },
  { words: ['child-holds-stdout.sh'], timeoutMs: 30 },
]

describe.each(LAUNCHERS)('started by $name', ({ name }) => {
  let scratch: string
  beforeAll(() => {
    scratch = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'hook-lab-')))
  })
  afterAll(() => {
    fs.rmSync(scratch, { recursive: true, force: true })
  })

  test(`after ${RUNS} faults there are as many file descriptors and children as before`, async () => {
    // What Node itself opens once, it has opened then.
    const first = openRunner({ launcher: name })
    await runMixed(first, MIXED.length, scratch)
    await first.close()

    const before = await countOpen()
    const runner = openRunner({ launcher: name })
    await runMixed(runner, MIXED.length, scratch)
    const warm = await countOpen()
    await runMixed(runner, RUNS, scratch)
    const after = await countOpen()
    // A stock of pipes may be fuller or emptier: what is allowed does not grow with the runs.
    expect(Math.abs(after.descriptors - warm.descriptors)).toBeLessThanOrEqual(STOCK)
    expect(after.children).toBe(warm.children)
    await runner.close()
    expect(await countOpen()).toEqual(before)
  })
})

async function runMixed(runner: Runner, times: number, cwd: string): Promise<void> {
  const numbers = Array.from({ length: times }, (_, number) => number).values()
  const work = async () => {
    for (const number of numbers) {
      const { words, timeoutMs = 20_000, outputCap = 1_000_000 } = MIXED[number % MIXED.length] ?? { words: [] }
      const [script = '', ...args] = words
      const env = { PATH: process.env.PATH ?? '/usr/bin:/bin' }
      const start = { argv: [path.join(HOOKS, script), ...args], cwd, env, timeoutMs, outputCap }
      await runner.run({ ...start, input: 'exit code 3, signal KILL', completeAt: 'pipes' })
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
}

async function countOpen(): Promise<{ descriptors: number; children: number }> {
  // Node closes sockets in a later turn.
  await new Promise((resolve) => setTimeout(resolve, 100))
  const children = fs.readdirSync('/proc').filter((pid) => parentOf(pid) === process.pid)
  return { descriptors: fs.readdirSync('/proc/self/fd').length, children: children.length }
}

/** proc_pid_stat(5): pid, name in parentheses, state, parent. Zombies are listed too. */
function parentOf(pid: string): number | null {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'latin1')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return null
  }
}
