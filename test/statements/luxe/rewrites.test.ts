import { expect, test } from 'vitest'
import { layOut, replayOver } from '../harness.ts'
import { after, bash, call, judgeOne, prompt, replay, say, TELL_STDIN } from './harness.ts'
import { neutralSession } from './product.ts'

const rewrite = (args: Record<string, unknown>, decision = 'allow') => say({ decision, args, reason: 'r' })
const before = (...list: unknown[]) => ({ hooks: { BeforeToolUse: list } })

test('X92 new values are merged into the call: other keys stay', async (t) => {
  const judged = await judgeOne(t, before(rewrite({ command: 'bun test' })), bash('npm test', { timeout: 9 }))
  expect(judged).toMatchObject({ native: 'allow', ruled: { ruling: 'allow' } })
  expect(judged.rewritten).toEqual({ command: 'bun test', timeout: 9 })
})

test('X93 a nested object is replaced whole', async (t) => {
  const { rewritten } = await judgeOne(t, before(rewrite({ env: { B: '2' } })), bash('ls', { env: { A: '1', C: '3' } }))
  expect(rewritten).toEqual({ command: 'ls', env: { B: '2' } })
})

test('X94 null sets the value to null and keeps the key', async (t) => {
  expect((await judgeOne(t, before(rewrite({ timeout: null })), bash('ls', { timeout: 9 }))).rewritten).toEqual({
    command: 'ls',
    timeout: null,
  })
})

test('X95 rewrites of several hooks are combined in order', async (t) => {
  expect((await judgeOne(t, before(rewrite({ a: 1 }), rewrite({ b: 2 })), call('x', {}))).rewritten).toEqual({ a: 1, b: 2 })
  expect((await judgeOne(t, before(rewrite({ a: 1 }), rewrite({ a: 3 })), call('x', { a: 0 }))).rewritten).toEqual({ a: 3 })
})

test('X96 a later hook reads the call as rewritten, and its matcher is tried on the call before and after', async (t) => {
  const told = await judgeOne(t, before(rewrite({ command: 'rm x' }), TELL_STDIN), bash('ls', { timeout: 9 }))
  expect(JSON.parse(told.ruled.reason ?? '')).toEqual({ ToolUse: { tool_name: 'bash', args: { command: 'rm x', timeout: 9 } } })
  const guard = say({ decision: 'deny', reason: 'rm' }, { matcher: { bash: 'rm *' } })
  expect((await judgeOne(t, before(rewrite({ command: 'rm x' }), guard), bash('ls'))).native).toBe('deny')
  expect((await judgeOne(t, before(rewrite({ command: 'ls' }), guard), bash('rm x'))).native).toBe('deny')
  expect((await judgeOne(t, before(rewrite({ command: 'ls' }), guard), bash('id'))).native).toBe('allow')
})

test('X97 an ask with args is about the rewritten call, and refused with nobody there', async (t) => {
  const judged = await judgeOne(t, before(rewrite({ command: 'rm -i x' }, 'ask')), bash('rm x'))
  expect(judged).toMatchObject({ native: 'ask', ruled: { ruling: 'deny', cause: 'ask' }, rewritten: { command: 'rm -i x' } })
})

test('X98 a deny with args applies nothing', async (t) => {
  const judged = await judgeOne(t, before(rewrite({ command: 'ls' }, 'deny')), bash('rm x'))
  expect(judged).toMatchObject({ native: 'deny', rewritten: null })
})

test('X99 args elsewhere than at BeforeToolUse, and context there, are ignored, and that is told', async (t) => {
  const ls = bash('ls')
  const both = say({ decision: 'allow', args: { command: 'x' }, context: 'c' })
  const hooks = { BeforeToolUse: [say({ decision: 'allow', context: 'c' })], UserPromptSubmit: [both], AfterToolUse: [both] }
  const { judgements, findings } = await replay(t, { hooks }, [prompt('hi'), ls, after(ls, 'ok')])
  const [message, pre, post] = judgements.map((each) => each.verdicts[0])
  expect(pre).toMatchObject({ context: null, notes: [{ id: 'answer-key-ignored', message: expect.stringContaining('context') }] })
  for (const each of [message, post]) {
    expect(each).toMatchObject({ rewrite: null, context: 'c', notes: [{ message: expect.stringContaining('args') }] })
  }
  expect(findings.map(({ id, level, message }) => `${level} ${id}: ${message}`).sort()).toEqual([
    'warning answer-key-ignored: Luxe ignores args at AfterToolUse',
    'warning answer-key-ignored: Luxe ignores args at UserPromptSubmit',
    'warning answer-key-ignored: Luxe ignores context at BeforeToolUse',
  ])
})

test('X100 the permission rules check the call as rewritten, and without a file of rules the report says that none were', async (t) => {
  const project = { '.luxe/permissions.json': { permission: { bash: { 'rm *': 'deny', 'git push *': 'ask' } } } }
  const judge = (to: string, from: string) => judgeOne(t, { ...before(rewrite({ command: to })), project }, bash(from))
  expect((await judge('git push', 'ls')).ruled).toMatchObject({
    ruling: 'deny',
    cause: 'ask',
    reason: expect.stringContaining('git push *'),
  })
  expect((await judge('rm x', 'ls')).ruled).toMatchObject({ ruling: 'deny', cause: 'rewrite', live: 'stopped' })
  expect((await judge('ls', 'git push')).ruled).toMatchObject({ ruling: 'allow' })
  const note = 'Rules not evaluated: luxe checks a rewritten call by permission rules, and none were found.'
  const notes = async (decision: unknown, more: Record<string, string> = {}) => {
    const laidOut = layOut(t, { files: { '.luxe/hooks.json': JSON.stringify(before(say(decision)).hooks), ...more } })
    return (await replayOver(laidOut, neutralSession(['bash', { command: 'ls' }]))).report.notes
  }
  const rewritten = { decision: 'allow', args: { command: 'pwd' } }
  expect(await notes(rewritten)).toContain(note)
  expect(await notes({ decision: 'allow' })).not.toContain(note)
  expect(await notes(rewritten, { '.luxe/permissions.json': JSON.stringify(project['.luxe/permissions.json']) })).not.toContain(note)
})

test('X101 context of several hooks is all added, in order, one below the other', async (t) => {
  const ls = bash('ls')
  const list = [say({ decision: 'allow', context: 'one' }), say(''), say({ decision: 'allow', context: 'two' })]
  const { judgements } = await replay(t, { hooks: { UserPromptSubmit: list, AfterToolUse: list } }, [prompt('hi'), ls, after(ls, 'ok')])
  for (const judged of [judgements[0], judgements[2]]) expect(judged).toMatchObject({ context: 'one\ntwo' })
})

test('X102 context beside a deny of a message goes with the message, also that of an earlier hook', async (t) => {
  const list = [say({ decision: 'allow', context: 'one' }), say({ decision: 'deny', context: 'c' })]
  const judged = await judgeOne(t, { hooks: { UserPromptSubmit: list } }, prompt('hi'))
  expect(judged).toMatchObject({ native: 'deny', context: null, verdicts: [{ context: 'one' }, { context: null }] })
})

test('X103 context of a hook before a deny at AfterToolUse stays', async (t) => {
  const ls = bash('ls')
  const hooks = { AfterToolUse: [say({ decision: 'allow', context: 'one' }), say({ decision: 'deny', reason: 'late' })] }
  const { judgements } = await replay(t, { hooks }, [ls, after(ls, 'ok')])
  expect(judgements[1]).toMatchObject({ context: 'one', verdicts: [{ context: 'one' }, { verdict: 'deny' }] })
})
