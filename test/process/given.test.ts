import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type HookLab, KINDS, openLab } from './hook-lab.ts'

describe.each(KINDS)('launched by %s', (kind) => {
  let lab: HookLab
  beforeAll(() => {
    lab = openLab(kind)
  })
  afterAll(() => lab.close())

  const runShell = (script: string, more: { input?: string } = {}) => lab.run('', { argv: ['/bin/sh', '-c', script], ...more })

  test.each(['0', '', '\n', '00000'])('the input %j comes through to the last byte', async (input) => {
    expect(await runShell('cat', { input })).toMatchObject({ kind: 'exited', code: 0, stdout: input })
  })

  test('an input of any length comes through, around what a pipe holds', async () => {
    for (const length of [65535, 65536, 65537, 1_000_000]) {
      expect(await runShell('wc -c', { input: '0'.repeat(length) })).toMatchObject({
        code: 0,
        stdout: expect.stringMatching(`^\\s*${length}\n$`),
      })
    }
  })

  test('the environment is what was asked for, and a mark at most', async () => {
    const { stdout } = await lab.run('', { argv: ['/usr/bin/env'] })
    const names = stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.replace(/=.*/, ''))
    expect(names.filter((name) => name !== 'HOOKWITNESS_RUN').sort()).toEqual(['HOOK_LAB', 'PATH'])
  })

  // SIGPIPE is signal 13: bit 12 of the mask (proc(5)).
  test.runIf(process.platform === 'linux')('a broken pipe ends what the hook starts, as in any shell', async () => {
    const { stdout } = await runShell('grep SigIgn /proc/self/status')
    expect(BigInt(`0x${stdout.trim().split(/\s+/)[1]}`) & 0x1000n).toBe(0n)
  })

  test.runIf(process.platform === 'linux')('no open file of ours is handed on', async () => {
    const { stdout } = await runShell('exec ls /proc/self/fd')
    // What these tests were started with, any child of theirs gets.
    expect(stdout).toBe(spawnSync('ls', ['/proc/self/fd'], { encoding: 'utf8' }).stdout)
  })

  test('a hook that is killed is told as killed, also after one that could not be started', async () => {
    expect(await lab.run('', { argv: ['no-such-guard'] })).toMatchObject({ kind: 'not-started' })
    expect(await runShell('kill -9 $$')).toMatchObject({ kind: 'signalled', signal: 'SIGKILL' })
  })

  test('a hook that does not read a long input, and one that signals who started it, are heard all the same', async () => {
    expect(await runShell('exec 0<&-; echo said', { input: 'x'.repeat(1_000_000) })).toMatchObject({
      kind: 'exited',
      code: 0,
      stdout: 'said\n',
    })
    expect(await runShell('kill -PIPE $PPID; sleep 0.1; echo said')).toMatchObject({ kind: 'exited', code: 0, stdout: 'said\n' })
  })
})
