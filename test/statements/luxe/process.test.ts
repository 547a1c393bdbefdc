import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { openRunner } from '../../../src/process/runner.ts'
import { makeScratch } from '../../support/scratch.ts'
import { after, bash, judgeOne, loadFiles, replay, say, sh } from './harness.ts'

const MS = 400
const before = (hook: Record<string, unknown>, settings: Record<string, unknown> = {}) => ({
  hooks: { BeforeToolUse: [{ ...hook, timeout_ms: MS, on_timeout: 'ask', ...settings }] },
})
const patient = { timeout_ms: 5000 }

test('X65 a deadline that passed before the event was sent, the output read and the process gone is a failure', async (t) => {
  const late = [
    ['exec sleep 30', 'x'.repeat(3_000_000)],
    ['cat >/dev/null; printf "{"; exec sleep 30', 'ls'],
    ['exec >&- 2>&-; exec sleep 30', 'ls'],
  ] as const
  for (const [script, command] of late) {
    const { native, verdicts } = await judgeOne(t, before(sh(script)), bash(command))
    expect({ native, kind: verdicts[0]?.failure?.kind }, script).toEqual({ native: 'ask', kind: 'timeout' })
  }
})

test('X66 a child that holds stdout makes a failure at the deadline, though the hook exited with 0', async (t) => {
  const { verdicts } = await judgeOne(t, before(sh('printf \'{"decision":"deny"}\'; sleep 30 & exit 0')), bash('ls'))
  expect(verdicts).toMatchObject([{ verdict: 'ask', failure: { kind: 'timeout' } }])
  expect(verdicts[0]?.ms).toBeGreaterThanOrEqual(MS - 5)
})

test('X67 the answer of a hook that closed stdin, or exited before it was read, counts', async (t) => {
  const closing = sh('exec <&-; sleep 0.1; printf \'{"decision":"deny","reason":"no"}\'')
  for (const hook of [closing, say({ decision: 'deny', reason: 'no' })]) {
    const { verdicts } = await judgeOne(t, before(hook, patient), bash('x'.repeat(1_000_000)))
    expect(verdicts).toMatchObject([{ verdict: 'deny', reason: 'no', failure: null }])
  }
})

test('X68 on timeout every process that the hook started is dead: in its group, in a session of its own, started twice over', async (t) => {
  for (const script of [
    'sleep 300 & echo $! >pid; wait',
    'setsid sh -c \'echo $$ >"$0"; exec sleep 300\' pid; wait',
    'setsid sh -c \'sh -c "echo \\$\\$ >pid; exec sleep 300" & exit 0\' & sleep 300',
  ]) {
    const scratch = makeScratch(t)
    const { verdicts } = await judgeOne(t, before(sh(`cd '${scratch}'; ${script}`)), bash('ls'))
    expect(verdicts, script).toMatchObject([{ failure: { kind: 'timeout' } }])
    const pid = fs.readFileSync(path.join(scratch, 'pid'), 'utf8').trim()
    expect(pid).toMatch(/^\d+$/)
    expect(isAlive(pid), script).toBe(false)
  }
})

test('X69 a program that is missing or not executable is a failure, and so is a folder that is not there', async (t) => {
  for (const command of [['./missing.sh'], ['no-such-program-of-luxe'], ['./README.md']]) {
    const { verdicts } = await judgeOne(t, before({ command }), bash('ls'))
    expect(verdicts, command.join(' ')).toMatchObject([{ verdict: 'ask', failure: { kind: 'spawn-error' } }])
  }
  const [hook] = loadFiles(makeScratch(t), before(say(''))).hooks
  const { event } = await judgeOne(t, {}, bash('ls'))
  const runner = openRunner()
  t.onTestFinished(runner.close)
  const call = hook?.prepare({ ...event, projectRoot: '/no/such/folder' })
  if (call === undefined) throw new Error('no hook')
  const ending = await runner.run({ ...call, env: {} })
  expect(hook?.interpret(ending, event)).toMatchObject({ verdict: 'ask', failure: { kind: 'spawn-error' } })
})

test('X70 a non-zero exit is a failure even with a decision printed; the lost deny is told', async (t) => {
  const hook = sh('echo \'{"decision":"deny","reason":"no"}\'; exit 3', { on_timeout: 'allow' })
  const { judgements, findings } = await replay(t, { hooks: { BeforeToolUse: [hook] } }, [bash('ls')])
  expect(judgements).toMatchObject([{ native: 'none', verdicts: [{ reason: null, failure: { kind: 'exit-nonzero', exitCode: 3 } }] }])
  const message = 'answered deny but exited 3: Luxe counts that as a failure and the deny is lost'
  expect(findings).toMatchObject([{ id: 'deny-lost', level: 'error', message }])
})

test('a deny that is lost after a call could have stopped nothing, so it is no error', async (t) => {
  const hook = sh('echo \'{"decision":"deny","reason":"no"}\'; exit 3')
  const ls = bash('ls')
  const { findings } = await replay(t, { hooks: { AfterToolUse: [hook] } }, [ls, after(ls, 'ok')])
  expect(findings).toMatchObject([{ id: 'deny-lost', level: 'warning' }])
})

test('X71 a hook that a signal kills has failed', async (t) => {
  const { verdicts } = await judgeOne(t, before(sh('echo \'{"decision":"allow"}\'; kill -9 $$'), patient), bash('ls'))
  expect(verdicts).toMatchObject([{ verdict: 'ask', failure: { kind: 'signal' } }])
})

test('X76 output of more than 1 MiB is a failure, one of just so much is read', async (t) => {
  const padded = (bytes: number) => sh(`printf '{"decision":"deny"}'; head -c ${bytes - 19} /dev/zero | tr '\\0' ' '`)
  const long = await judgeOne(t, before(padded(2 ** 20 + 1), patient), bash('ls'))
  expect(long.verdicts).toMatchObject([{ verdict: 'ask', failure: { kind: 'output-too-large' } }])
  const just = await judgeOne(t, before(padded(2 ** 20), patient), bash('ls'))
  expect(just.verdicts).toMatchObject([{ verdict: 'deny', failure: null }])
})

test('X77 exit 0 with empty or blank output is no opinion, not a failure', async (t) => {
  for (const text of ['', ' ', '\n\n', '\t \r\n']) {
    const { native, verdicts } = await judgeOne(t, before(say(text), patient), bash('ls'))
    expect(native).toBe('none')
    expect(verdicts).toMatchObject([{ verdict: 'none', failure: null }])
  }
})

/** Whether a process runs; one that is dead but not yet buried by its parent does not. */
function isAlive(pid: string): boolean {
  try {
    return !/\) [ZX] /.test(fs.readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
