import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type HookLab, openLab } from './hook-lab.ts'

let lab: HookLab
beforeAll(() => {
  lab = openLab()
})
afterEach(() => expect(lab.survivors()).toEqual([]))
afterAll(() => lab.close())

test.each([
  ['child-in-background', 1],
  ['child-in-new-session', 1],
  ['clean-environment', 1],
  ['keeps-our-pipe', 1],
  ['double-fork', 2],
])('%s: the answer counts at once, what is left is killed and counted', async (name, leftovers) => {
  const ending = await lab.run(name)
  expect(ending).toMatchObject({ kind: 'exited', code: 0, stdout: 'answered\n', leftovers })
  expect(ending.ms).toBeLessThan(1000)
})

test('a descendant that shares nothing with the hook but its parent is killed at the deadline', async () => {
  const ending = await lab.run('elsewhere-then-hangs', { timeoutMs: 300 })
  expect(ending).toMatchObject({ kind: 'timed-out', leftovers: 2 })
  expect(await listOrphans()).toEqual([])
})

test('two hundred children are killed and counted', async () => {
  expect(await lab.run('many-children')).toMatchObject({ kind: 'exited', leftovers: 200 })
})

test('a process that starts itself anew all the time is caught', async () => {
  const ending = await lab.run('hops')
  expect(ending.kind).toBe('exited')
  expect(ending.leftovers).toBeGreaterThan(0)
})

test('a hook that ends while another shares its folder does not take the other’s processes with it', async () => {
  const [quick, slow] = await Promise.all([lab.run('clean-environment'), lab.run('output-too-late')])
  expect(slow).toMatchObject({ kind: 'exited', stdout: 'late\n' })
  expect(quick.leftovers + slow.leftovers).toBe(1)
})

test('a process that is not the hook’s is left alone, whenever it started', async () => {
  const running = lab.run('output-too-late')
  const stranger = spawn('sleep', ['30'], { cwd: '/', detached: true, stdio: 'ignore' })
  const inFolder = spawn('sleep', ['30'], { cwd: lab.scratch, detached: true, stdio: 'ignore' })
  expect(await running).toMatchObject({ leftovers: 0 })
  for (const child of [stranger, inFolder]) {
    expect([child.exitCode, child.signalCode]).toEqual([null, null])
    child.kill('SIGKILL')
    await new Promise((resolve) => child.once('exit', resolve))
  }
})

test('the folder in which a hook stands may vanish under it', async () => {
  const cwd = `${lab.scratch}/short-lived`
  fs.mkdirSync(cwd)
  expect(await lab.run('removes-its-folder', { cwd })).toMatchObject({ kind: 'exited', code: 0, stdout: 'gone\n' })
})

/** Sleepers of sixty seconds with an empty environment: only our hooks start such. */
async function listOrphans(): Promise<string[]> {
  return fs.readdirSync('/proc').filter((pid) => {
    try {
      const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'latin1')
      return command === 'sleep\x0060\0' && fs.readFileSync(`/proc/${pid}/environ`, 'latin1') === ''
    } catch {
      return false
    }
  })
}
