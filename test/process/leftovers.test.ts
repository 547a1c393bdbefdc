import { spawn } from 'node:child_process'
import fs from 'node:fs'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { startHelper } from '../../src/process/by-helper/helper.ts'
import { type HookLab, KINDS, openLab } from './hook-lab.ts'

const OWN_SECONDS = `60.${process.pid}`

describe.each(KINDS)('launched by %s', (kind) => {
  let lab: HookLab
  beforeAll(() => {
    lab = openLab(kind)
  })
  afterEach(() => expect(lab.survivors()).toEqual([]))
  afterAll(() => lab.close())

  test.each([
    ['child-in-background', 1],
    ['child-in-new-session', 1],
    ['clean-environment', 1],
    ['double-fork', 2],
  ])('%s: the answer counts at once, what is left is killed and counted', async (name, leftovers) => {
    const ending = await lab.run(name)
    expect(ending).toMatchObject({ kind: 'exited', code: 0, stdout: 'answered\n', leftovers })
    expect(ending.ms).toBeLessThan(1000)
  })

  // What tells a pipe of ours is its name in /proc, which Node's own have not.
  if (kind !== 'node-pipes')
    test('a process that kept nothing of the hook but its stdin is killed and counted', async () => {
      expect(await lab.run('keeps-our-pipe')).toMatchObject({ kind: 'exited', code: 0, stdout: 'answered\n', leftovers: 1 })
    })

  test('a descendant that shares nothing with the hook but its parent is killed at the deadline', async () => {
    const ending = await lab.run('elsewhere-then-hangs', { timeoutMs: 300, args: [OWN_SECONDS] })
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
})

describe('launched by helper', () => {
  const lab = openLab('helper')
  afterEach(() => expect(lab.survivors()).toEqual([]))
  afterAll(() => lab.close())

  test('a process that kept nothing of the hook, not even its folder, is killed and counted', async () => {
    expect(await lab.run('leaves-everything-behind', { args: [OWN_SECONDS] })).toMatchObject({
      kind: 'exited',
      code: 0,
      stdout: 'answered\n',
      leftovers: 1,
    })
    expect(await listOrphans()).toEqual([])
  })

  test('a hook that kills what started it has not answered, leaves nobody behind, and the next one runs', async () => {
    const ending = await lab.run('kills-its-parent')
    expect(ending).toMatchObject({ kind: 'signalled', signal: 'SIGKILL' })
    expect(ending.leftovers).toBeGreaterThanOrEqual(1)
    expect(await lab.run('never-reads')).toMatchObject({ kind: 'exited', code: 0, leftovers: 0 })
  })

  test('a hook that stops what started it runs into its deadline, leaves nobody behind, and the next one runs', async () => {
    expect(await lab.run('stops-its-parent', { timeoutMs: 300 })).toMatchObject({ kind: 'timed-out', exitCode: null })
    expect(lab.survivors()).toEqual([])
    expect(await lab.run('never-reads')).toMatchObject({ kind: 'exited', code: 0, leftovers: 0 })
  })

  test('a helper that never gets ready is ended', async () => {
    expect(await startHelper(() => ['/bin/sleep', `1${OWN_SECONDS}`])).toBe(null)
    // A killed process may be listed for a moment.
    await expect.poll(() => listOrphans(`1${OWN_SECONDS}`), { timeout: 5000 }).toEqual([])
  })
})

/** Sleepers with next to no environment and a time that only the hooks of this process sleep. */
async function listOrphans(seconds = OWN_SECONDS): Promise<string[]> {
  return fs.readdirSync('/proc').filter((pid) => {
    try {
      const command = fs.readFileSync(`/proc/${pid}/cmdline`, 'latin1')
      return command.endsWith(`sleep\0${seconds}\0`) && ['', 'LD_BIND_NOW=1\0'].includes(fs.readFileSync(`/proc/${pid}/environ`, 'latin1'))
    } catch {
      return false
    }
  })
}
