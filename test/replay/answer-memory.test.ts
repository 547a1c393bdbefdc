import { describe, expect, test } from 'vitest'
import type { HookCall } from '../../src/model/dialect.ts'
import type { Ending } from '../../src/model/hook.ts'
import { AnswerMemory, keyOfCall } from '../../src/replay/answer-memory.ts'

const exited = (stdout: string, code = 0): Ending => ({ kind: 'exited', code, stdout, stderr: '', ms: 5, readInput: true, leftovers: 0 })
const isAnswer = (ending: Ending) => ending.kind === 'exited' && ending.code === 0

/** Asks with the endings in turn, and says which of them were started. */
function makeDesk(memory: AnswerMemory) {
  const started: string[] = []
  const ask = (key: string, ending: Ending, scratch = '/s/1') => {
    const start = async () => {
      started.push(ending.stdout)
      await new Promise((resolve) => setTimeout(resolve, 5))
      return ending
    }
    return memory.ask({ key, scratch, start, isAnswer })
  }
  return { started, ask }
}

describe('the memory of answers', () => {
  test('answers the same call once by a process, then by itself', async () => {
    const { started, ask } = makeDesk(new AnswerMemory())
    expect(await ask('k', exited('one'))).toMatchObject({ reused: false, ending: { stdout: 'one' } })
    expect(await ask('k', exited('two'))).toMatchObject({ reused: true, ending: { stdout: 'one' } })
    expect(await ask('other', exited('three'))).toMatchObject({ reused: false, ending: { stdout: 'three' } })
    expect(started).toEqual(['one', 'three'])
  })

  test('keeps no failure, no time-out and nothing of a process that was killed', async () => {
    const { started, ask } = makeDesk(new AnswerMemory())
    const late: Ending = { ...exited('late'), kind: 'timed-out', timeoutMs: 1, exitCode: 0 }
    const killed: Ending = { ...exited('killed'), kind: 'signalled', signal: 'SIGKILL' }
    for (const ending of [exited('crashed', 1), late, killed]) expect(await ask('k', ending)).toMatchObject({ reused: false })
    expect(await ask('k', exited('well'))).toMatchObject({ reused: false })
    expect(await ask('k', exited('again'))).toMatchObject({ reused: true, ending: { stdout: 'well' } })
    expect(started).toEqual(['crashed', 'late', 'killed', 'well'])
  })

  test('who asks while the answer is being found waits for it; after a failure it asks itself', async () => {
    const { started, ask } = makeDesk(new AnswerMemory())
    const both = await Promise.all([ask('k', exited('one')), ask('k', exited('two'))])
    expect(both.map((each) => each.ending.stdout)).toEqual(['one', 'one'])
    const failed = await Promise.all([ask('f', exited('crashed', 1)), ask('f', exited('well'))])
    expect(failed.map((each) => each.ending.stdout)).toEqual(['crashed', 'well'])
    expect(started).toEqual(['one', 'crashed', 'well'])
  })

  test('a process that cannot be looked after is thrown for whoever started it, and asked again by the next', async () => {
    const memory = new AnswerMemory()
    const broken = memory.ask({ key: 'k', scratch: '/s', start: () => Promise.reject(new Error('ours')), isAnswer })
    const next = memory.ask({ key: 'k', scratch: '/s', start: async () => exited('well'), isAnswer })
    await expect(broken).rejects.toThrow('ours')
    expect(await next).toMatchObject({ reused: false, ending: { stdout: 'well' } })
  })

  test('shows the paths of the session that asks, not of the one that was answered first', async () => {
    const { ask } = makeDesk(new AnswerMemory())
    await ask('k', exited('no rm in /s/1/tree/app'), '/s/1')
    expect(await ask('k', exited(''), '/s/2')).toMatchObject({ ending: { stdout: 'no rm in /s/2/tree/app' } })
  })

  test('forgets what it kept first once it holds 32 MiB', async () => {
    const { started, ask } = makeDesk(new AnswerMemory())
    const big = 'x'.repeat(6 * 1024 * 1024)
    for (const key of ['a', 'b', 'c']) await ask(key, exited(key + big))
    expect((await ask('c', exited('c2'))).reused).toBe(true)
    expect((await ask('a', exited('a2'))).reused).toBe(false)
    await ask('huge', exited(big + big + big))
    expect((await ask('huge', exited('again'))).reused).toBe(false)
    expect(started).toHaveLength(6)
  })
})

describe('the key of a call', () => {
  const call: HookCall = {
    ...{
      argv: ['/s/1/tree/app/guard.sh'],
      cwd: '/s/1/tree/app',
      env: { ROOT: '/s/1/tree/app' },
      timeoutMs: 5,
      input: '{"cwd":"/s/1/tree/app"}',
    },
    ...{ completeAt: 'exit', outputCap: 10 },
  }
  const moved: HookCall = JSON.parse(JSON.stringify(call).replaceAll('/s/1', '/s/2'))

  test('is the same in every scratch copy', () => {
    expect(keyOfCall('h', call, '/s/1')).toBe(keyOfCall('h', moved, '/s/2'))
  })

  test.each<[string, string, Partial<HookCall>]>([
    ['another hook', 'g', {}],
    ['another program', 'h', { argv: ['other'] }],
    ['another folder', 'h', { cwd: '/s/1/tree/app/sub' }],
    ['another variable', 'h', { env: { ROOT: '/' } }],
    ['another envelope', 'h', { input: '{"cwd":"/s/1/tree/app/"}' }],
    ['a blank in the envelope', 'h', { input: '{"cwd": "/s/1/tree/app"}' }],
    ['another deadline', 'h', { timeoutMs: 6 }],
  ])('is another for %s', (_, hook, patch) => {
    expect(keyOfCall(hook, { ...call, ...patch }, '/s/1')).not.toBe(keyOfCall('h', call, '/s/1'))
  })
})
