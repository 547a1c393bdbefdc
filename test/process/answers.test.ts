import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type HookLab, KINDS, openLab } from './hook-lab.ts'

describe.each(KINDS)('launched by %s', (kind) => {
  const hasPipes = kind !== 'node-pipes'
  /** Node's own pipes do not tell whether the input was read. */
  const known = (read: boolean) => (hasPipes ? read : null)
  let lab: HookLab
  beforeAll(() => {
    lab = openLab(kind)
  })
  afterEach(() => expect(lab.survivors()).toEqual([]))
  afterAll(() => lab.close())

  describe('stdin', () => {
    test('the hook gets the input byte for byte, without a newline, then its end', async () => {
      const ending = await lab.run('echoes-input', { input: '{"path":"Zoë \u{1F600}"}' })
      expect(ending).toMatchObject({ kind: 'exited', code: 0, stdout: '{"path":"Zoë \u{1F600}"}', readInput: known(true), leftovers: 0 })
    })

    test('an input larger than a pipe arrives whole', async () => {
      const input = `${'0123456789'.repeat(200_000)}end`
      const ending = await lab.run('echoes-input', { input, outputCap: 3_000_000 })
      expect(ending.stdout === input).toBe(true)
      expect(ending.readInput).toBe(known(true))
    })

    test('five megabytes that nobody reads are no failure and no wait', async () => {
      const ending = await lab.run('never-reads', { args: ['heard'], input: 'x'.repeat(5_000_000) })
      expect(ending).toMatchObject({ kind: 'exited', code: 0, stdout: 'heard', readInput: known(false) })
      expect(ending.ms).toBeLessThan(2000)
    })

    test('a hook that closes its input and answers is heard', async () => {
      const ending = await lab.run('closes-stdin', { args: ['heard'], input: 'x'.repeat(500_000) })
      expect(ending).toMatchObject({ kind: 'exited', code: 0, stdout: 'heard', readInput: known(false) })
    })

    test('a hook that reads a part has read', async () => {
      const input = Array.from({ length: 40_000 }, (_, n) => String(n)).join(' ')
      expect(await lab.run('reads-half', { input })).toMatchObject({ code: 0, stderr: '0 1 2 3 4 ', readInput: known(true) })
      expect(await lab.run('reads-half', { input: '0 1 2 3 4 5' })).toMatchObject({ code: 0, stderr: '0 1 2 3 4 ', readInput: known(true) })
    })

    test('whether an empty input was read cannot be told', async () => {
      expect(await lab.run('echoes-input', { input: '' })).toMatchObject({ kind: 'exited', stdout: '', readInput: null })
    })

    // Node's own pipes are sockets on Linux, which no name opens again (ENXIO).
    if (hasPipes)
      test('stdin can be opened by name', async () => {
        expect(await lab.run('reads-dev-stdin', { input: '{"a":1}' })).toMatchObject({ code: 0, stdout: '{"a":1}', stderr: '' })
      })
  })

  describe('output', () => {
    if (hasPipes)
      test('stdout and stderr can be opened by name, and the exit code stays the hook’s own', async () => {
        expect(await lab.run('writes-dev-stderr')).toMatchObject({ kind: 'exited', code: 3, stdout: 'out\n', stderr: 'reason\n' })
      })

    test('both pipes are read at the same time', async () => {
      const ending = await lab.run('much-on-both')
      expect([ending.stdout.length, ending.stderr.length]).toEqual([200_000, 200_000])
    })

    test('a character split over two writes is one character, a wrong byte becomes U+FFFD', async () => {
      expect((await lab.run('split-character')).stdout).toBe('é\uFFFD')
    })

    test('a byte order mark, a NUL and a missing newline are kept', async () => {
      expect((await lab.run('prints', { args: ['\\357\\273\\277a\\000b'] })).stdout).toBe('\uFEFFa\0b')
    })

    test('endless output ends the hook and keeps exactly as many bytes as allowed', async () => {
      const ending = await lab.run('endless-output', { outputCap: 10_001 })
      expect(ending).toMatchObject({ kind: 'too-large', stream: 'stdout', cap: 10_001 })
      expect(ending.stdout.length).toBe(10_001)
      expect(await lab.run('endless-errors')).toMatchObject({ kind: 'too-large', stream: 'stderr', cap: 1_000_000 })
    })

    test('output of exactly the allowed size is not too large', async () => {
      expect(await lab.run('echoes-input', { input: 'abcde', outputCap: 5 })).toMatchObject({ kind: 'exited', stdout: 'abcde' })
      expect(await lab.run('echoes-input', { input: 'abcdef', outputCap: 5 })).toMatchObject({ kind: 'too-large', stdout: 'abcde' })
    })
  })

  describe('the end of an answer', () => {
    test('at exit: what a child prints within the grace still counts', async () => {
      const ending = await lab.run('output-after-exit', { completeAt: 'exit' })
      expect(ending).toMatchObject({ kind: 'exited', code: 0, stdout: 'late\n', leftovers: 0 })
    })

    test('at exit: a child that holds the pipes is not waited for longer than the grace', async () => {
      const ending = await lab.run('child-holds-stdout', { completeAt: 'exit' })
      expect(ending).toMatchObject({ kind: 'exited', code: 0, stdout: 'answered\n', leftovers: 1 })
      expect(ending.ms).toBeLessThan(400)
      expect(await lab.run('output-too-late', { completeAt: 'exit' })).toMatchObject({ kind: 'exited', stdout: '' })
    })

    test('at exit: a deadline that falls into the grace is no time-out', async () => {
      expect(await lab.run('child-holds-stdout', { completeAt: 'exit', timeoutMs: 60 })).toMatchObject({ kind: 'exited', code: 0 })
    })

    test('at exit: with nobody holding the pipes there is no grace to wait for', async () => {
      expect((await lab.run('never-reads', { completeAt: 'exit' })).ms).toBeLessThan(90)
    })

    test('at pipes: what a child prints later counts', async () => {
      expect(await lab.run('output-too-late')).toMatchObject({ kind: 'exited', stdout: 'late\n' })
    })

    test('at pipes: a child that holds them is a time-out, which knows the exit code', async () => {
      const ending = await lab.run('child-holds-stdout', { timeoutMs: 300 })
      expect(ending).toMatchObject({ kind: 'timed-out', timeoutMs: 300, exitCode: 0, stdout: 'answered\n', leftovers: 1 })
    })
  })

  describe('deadline', () => {
    test.each(['never-ends', 'ignores-signals', 'answers-on-term', 'prints-then-hangs'])(
      '%s is killed at the deadline, without a polite signal',
      async (name) => {
        for (const completeAt of ['exit', 'pipes'] as const) {
          const began = performance.now()
          const ending = await lab.run(name, { args: ['answer'], timeoutMs: 250, completeAt })
          expect(ending).toMatchObject({
            kind: 'timed-out',
            timeoutMs: 250,
            exitCode: null,
            stdout: name === 'prints-then-hangs' ? 'answer\n' : '',
          })
          expect(ending.ms).toBeGreaterThanOrEqual(249)
          // performance.md: at most 100 ms over; doubled for a loaded machine.
          expect(performance.now() - began).toBeLessThan(450)
        }
      },
    )

    test('a time longer than a timer can hold is no time-out', async () => {
      expect(await lab.run('never-reads', { timeoutMs: 2 ** 40 })).toMatchObject({ kind: 'exited' })
    })

    test('an answer that came in time counts though this program was too busy to hear it', async () => {
      const pending = lab.run('', { argv: ['/bin/sh', '-c', 'sleep 0.7; echo answered'], timeoutMs: 2000 })
      await new Promise((resolve) => setTimeout(resolve, 500))
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2000)
      expect(await pending).toMatchObject({ kind: 'exited', code: 0, stdout: 'answered\n' })
    })
  })

  describe('exit', () => {
    test.each([0, 1, 2, 126, 127, 255])('code %i is told as it is', async (code) => {
      expect(await lab.run('exits-as-told', { input: `exit code ${code}` })).toMatchObject({ kind: 'exited', code })
    })

    test('a death by signal tells the signal', async () => {
      expect(await lab.run('dies-as-told', { input: 'signal KILL' })).toMatchObject({ kind: 'signalled', signal: 'SIGKILL' })
      expect(await lab.run('dies-as-told', { input: 'signal SEGV' })).toMatchObject({ kind: 'signalled', signal: 'SIGSEGV' })
    })

    test('arguments, folder and environment arrive as given, in a session of its own', async () => {
      const env = { PATH: '/usr/bin:/bin', FLAVOUR: 'a b=c' }
      const ending = await lab.run('shows-itself', { args: ['x y', '', '$HOME'], env })
      expect(ending.stdout).toBe(`x y||$HOME|${lab.scratch}\na b=c\nleader\n`)
    })
  })
})
