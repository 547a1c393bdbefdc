import { expect, test } from 'vitest'
import { reporters } from '../../../src/reporters/index.ts'
import { checkSchema } from '../../support/schemas.ts'
import { layOut, replayOver } from '../harness.ts'
import { bash, judgeOne, replay, say } from './harness.ts'
import { neutralSession } from './product.ts'

const ask = (reason: string) => say({ decision: 'ask', reason })
const DENY = say({ decision: 'deny', reason: 'no' })
const ALLOW = say({ decision: 'allow' })
const before = (...list: unknown[]) => ({ hooks: { BeforeToolUse: list } })

test('X104 ask, then deny, is deny', async (t) => {
  expect(await judgeOne(t, before(ask('sure?'), DENY), bash('ls'))).toMatchObject({ native: 'deny', ruled: { reason: 'no' } })
})

test('X105 after a deny the rest is not started', async (t) => {
  const { starts, judgements } = await replay(t, before(ALLOW, DENY, ask('x'), ALLOW), [bash('ls')])
  expect(starts).toHaveLength(2)
  expect(judgements).toMatchObject([{ native: 'deny' }])
})

test('X106 ask, then allow, is ask', async (t) => {
  expect((await judgeOne(t, before(ask('sure?'), ALLOW), bash('ls'))).native).toBe('ask')
})

test('X107 no output, then ask, is ask', async (t) => {
  expect((await judgeOne(t, before(say(''), ask('sure?')), bash('ls'))).native).toBe('ask')
})

test('X108 of two asks the first reason is shown, and the report lists both', async (context) => {
  const laid = layOut(context, { files: { '.luxe/hooks.json': JSON.stringify(before(ask('first'), ask('second')).hooks) } })
  const { report, events, findings } = await replayOver(laid, neutralSession(['bash', { command: 'ls' }]))
  const call = events.find((each) => each.event === 'pre_tool')
  expect(call).toMatchObject({ native: 'ask', ruling: 'deny', reason: 'first', verdicts: [{ reason: 'first' }, { reason: 'second' }] })
  expect(findings).toMatchObject([{ id: 'ask-refused', event: { reason: 'first', voices: [{ reason: 'first' }, { reason: 'second' }] } }])
  expect(checkSchema('report', report)).toEqual([])
  for (const format of ['terminal', 'markdown'] as const) {
    const text = [...reporters[format](report, { color: false, width: 100, reportPath: null })].join('')
    expect(text).toContain('first')
    expect(text).toMatch(/said ask(?::|&#58;) second/)
  }
})

test('X109 hooks of a file run in the order of the list', async (t) => {
  const names = Array.from({ length: 12 }, (_, index) => `hook ${index}`)
  const { verdicts } = await judgeOne(t, before(...names.map(ask)), bash('ls'))
  expect(verdicts.map((each) => each.reason)).toEqual(names)
})
