import { expect, test } from 'vitest'
import { after, bash, judgeOne, moment, prompt, replay, say } from './harness.ts'

const RULES = { permission: { bash: { 'rm *': 'deny', 'git push *': 'ask' } } }
const withRules = (answer: unknown) => ({ hooks: { BeforeToolUse: [say(answer)] }, project: { '.luxe/permissions.json': RULES } })

test('X82 a deny at BeforeToolUse blocks the call, with its reason', async (t) => {
  const { native, ruled } = await judgeOne(t, { hooks: { BeforeToolUse: [say({ decision: 'deny', reason: 'no rm' })] } }, bash('rm x'))
  expect(native).toBe('deny')
  expect(ruled).toMatchObject({ ruling: 'deny', cause: 'hook', reason: 'no rm', live: 'stopped' })
})

test('X83 a deny at UserPromptSubmit blocks the message, with its reason', async (t) => {
  const { ruled } = await judgeOne(t, { hooks: { UserPromptSubmit: [say({ decision: 'deny', reason: 'a token' })] } }, prompt('hi'))
  expect(ruled).toMatchObject({ ruling: 'deny', cause: 'hook', reason: 'a token', live: 'stopped' })
})

test('X84 an allow skips no rule and no prompt, and undoes no ask', async (t) => {
  expect((await judgeOne(t, withRules({ decision: 'allow' }), bash('rm x'))).ruled).toMatchObject({ ruling: 'deny', cause: 'rule' })
  expect((await judgeOne(t, withRules({ decision: 'allow' }), bash('git push'))).ruled).toMatchObject({ ruling: 'deny', cause: 'ask' })
  expect((await judgeOne(t, withRules({ decision: 'allow' }), bash('ls'))).ruled.ruling).toBe('allow')
  const both = [say({ decision: 'ask', reason: 'sure?' }), say({ decision: 'allow' })]
  expect((await judgeOne(t, { hooks: { BeforeToolUse: both } }, bash('ls'))).native).toBe('ask')
})

test('X85 an ask is about one call: the same call is asked about again', async (t) => {
  const hooks = { BeforeToolUse: [say({ decision: 'ask', reason: 'sure?' })] }
  const { judgements } = await replay(t, { hooks }, [bash('ls'), bash('ls')])
  expect(judgements.map(({ native, ruled }) => [native, ruled.cause, ruled.reason])).toEqual([
    ['ask', 'ask', 'sure?'],
    ['ask', 'ask', 'sure?'],
  ])
})

test('X86 an ask at another point is as an allow, and that is told', async (t) => {
  const list = [say({ decision: 'ask', reason: 'sure?' }), say('')]
  const ls = bash('ls')
  const hooks = { UserPromptSubmit: list, AfterToolUse: list }
  const { judgements, findings } = await replay(t, { hooks }, [prompt('hi'), ls, after(ls, 'ok')])
  const observing = { hooks: { AgentEnd: list }, moments: true }
  const observed = await replay(t, observing, [moment('stop')])
  expect(observed.judgements).toMatchObject([{ native: 'none', ruled: { ruling: 'allow' }, verdicts: [{}, {}] }])
  expect(observed.findings).toMatchObject([{ id: 'answer-key-ignored', level: 'warning' }])
  for (const judged of [judgements[0], judgements[2]]) {
    expect(judged).toMatchObject({ native: 'allow', ruled: { ruling: 'allow' } })
    expect(judged?.verdicts).toMatchObject([{ verdict: 'allow', notes: [{ id: 'answer-key-ignored' }] }, { verdict: 'none' }])
  }
  expect(findings.map(({ id, level, message }) => `${level} ${id}: ${message}`).sort()).toEqual([
    'warning answer-key-ignored: Luxe takes an ask at AfterToolUse as an allow',
    'warning answer-key-ignored: Luxe takes an ask at UserPromptSubmit as an allow',
  ])
})

test('X87 a deny at AfterToolUse leaves the result, and the hooks after it do not run', async (t) => {
  const ls = bash('ls')
  const hooks = { AfterToolUse: [say({ decision: 'deny', reason: 'late' }), say('')] }
  const { judgements } = await replay(t, { hooks }, [ls, after(ls, 'ok')])
  expect(judgements[1]).toMatchObject({ native: 'deny', ruled: { ruling: 'allow' } })
  expect(judgements[1]?.verdicts).toHaveLength(1)
})

test('X89 a deny without a reason blocks with a text of ours', async (t) => {
  const { ruled } = await judgeOne(t, { hooks: { BeforeToolUse: [say({ decision: 'deny' })] } }, bash('ls'))
  expect(ruled).toMatchObject({ ruling: 'deny', reason: 'denied without a reason' })
})

test('X90 keys that Luxe does not know are ignored', async (t) => {
  const answer =
    '{"decision": "allow", "hookSpecificOutput": {"permissionDecision": "deny"}, "verdict": "deny", "__proto__": {"decision": "deny"}}'
  const { native, verdicts } = await judgeOne(t, { hooks: { BeforeToolUse: [say(answer)] } }, bash('ls'))
  expect(native).toBe('allow')
  expect(verdicts).toMatchObject([{ failure: null }])
})

test('X91 the reason of an allow is ignored', async (t) => {
  const { ruled, verdicts } = await judgeOne(t, { hooks: { BeforeToolUse: [say({ decision: 'allow', reason: 'fine' })] } }, bash('ls'))
  expect(ruled).toMatchObject({ ruling: 'allow', reason: null })
  expect(verdicts).toMatchObject([{ reason: null }])
})
