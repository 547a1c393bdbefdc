import { expect, test } from 'vitest'
import { auditHookFailures } from '../../../src/audit/hook-failures.ts'
import { after, bash, judgeOne, prompt, replay, say, sh } from './harness.ts'

const before = (answer: unknown, onTimeout = 'ask') => ({ hooks: { BeforeToolUse: [say(answer, { on_timeout: onTimeout })] } })

test.for([
  'not json',
  'ok {"decision":"allow"}',
  '{"decision":"allow"} ok',
  '{"decision":"allow"}{"decision":"allow"}',
  '["allow"]',
  '"allow"',
  '5',
  'null',
  "{'decision':'allow'}",
])('X72 the output %s is a failure', async (text, t) => {
  const { native, verdicts } = await judgeOne(t, before(text), bash('ls'))
  expect(native).toBe('ask')
  expect(verdicts[0]?.failure).not.toBeNull()
})

test.for(['Deny', 'DENY', 'block', 'denied', ' deny', '', null, true])(
  'X73 the decision %j is a failure that is told; its args and context are dropped',
  async (decision, t) => {
    const answer = { decision, reason: 'r', args: { command: 'rm x' }, context: 'c' }
    const { native, verdicts, rewritten } = await judgeOne(t, before(answer), bash('ls'))
    expect({ native, rewritten }).toEqual({ native: 'ask', rewritten: null })
    expect(verdicts).toMatchObject([{ rewrite: null, context: null, failure: { kind: 'invalid-verdict' } }])
    expect(verdicts[0]?.failure?.detail).toContain(JSON.stringify(decision))
  },
)

test.for([{ args: { command: 'x' } }, { context: 'c' }, { reason: 'r' }, {}])(
  'X74 the answer %j without a decision is a failure',
  async (answer, t) => {
    const { native, verdicts, rewritten } = await judgeOne(t, before(answer), bash('ls'))
    expect({ native, rewritten }).toEqual({ native: 'ask', rewritten: null })
    expect(verdicts).toMatchObject([{ failure: { kind: 'invalid-verdict' } }])
  },
)

test.for([{ args: 'rm x' }, { args: ['x'] }, { args: null }, { reason: 5 }, { reason: null }, { context: ['c'] }])(
  'X75 an allow with %j is a failure',
  async (more, t) => {
    const { native, verdicts } = await judgeOne(t, before({ decision: 'allow', ...more }), bash('ls'))
    expect(native).toBe('ask')
    expect(verdicts).toMatchObject([{ failure: { kind: 'invalid-verdict' } }])
  },
)

test('X75 a deny that is lost so does not claim that the hook exited otherwise', async (t) => {
  const { verdicts } = await judgeOne(t, before({ decision: 'deny', args: 5 }, 'allow'), bash('ls'))
  expect(verdicts[0]?.notes).toMatchObject([{ id: 'deny-lost' }])
  expect(verdicts[0]?.notes[0]?.message).not.toContain('exited')
})

/** The table: what a failure is at each point, and whether the next hook still runs. */
const TABLE = [
  ['absent', { pre: 'none', prompt: 'none', post: 'none' }, { endsChain: false }],
  ['allow', { pre: 'none', prompt: 'none', post: 'none' }, { endsChain: false }],
  ['ask', { pre: 'ask', prompt: 'none', post: 'none' }, { endsChain: false }],
  ['deny', { pre: 'deny', prompt: 'deny', post: 'deny' }, { endsChain: true }],
] as const

test.for(TABLE)('X78 a failure under on_timeout %s, at each point', async ([onTimeout, natives, { endsChain }], t) => {
  const list = [sh('exit 3', onTimeout === 'absent' ? {} : { on_timeout: onTimeout }), say('')]
  const ls = bash('ls')
  const denied = onTimeout === 'deny' || onTimeout === 'ask'
  const gates = await replay(t, { hooks: { BeforeToolUse: list, UserPromptSubmit: list } }, [ls, prompt('hi')])
  const result = await replay(t, { hooks: { AfterToolUse: list } }, [ls, after(ls, 'ok')])
  const [pre, message, post] = [...gates.judgements, ...result.judgements.slice(1)]
  expect([pre?.native, message?.native]).toEqual([natives.pre, natives.prompt])
  expect([pre?.ruled.ruling, message?.ruled.ruling]).toEqual([denied ? 'deny' : 'allow', onTimeout === 'deny' ? 'deny' : 'allow'])
  expect(post?.ruled.ruling).toBe('allow')
  for (const each of [pre, message, post]) expect(each?.verdicts).toHaveLength(endsChain ? 1 : 2)
})

test.for([
  ['allow', 'native', 'warning'],
  ['allow', 'deny', 'error'],
  ['deny', 'native', 'error'],
] as const)('X79 a failure under on_timeout %s and on_hook_failure %s is a finding: %s', async ([onTimeout, onHookFailure, level], t) => {
  const hooks = { BeforeToolUse: [sh('exit 3', { on_timeout: onTimeout })] }
  const { judged, judgements } = await replay(t, { hooks, onHookFailure }, [bash('ls')])
  const audit = auditHookFailures()
  for (const each of judged) audit.see(each)
  expect(judgements[0]?.ruled.ruling).toBe(level === 'error' ? 'deny' : 'allow')
  expect(audit.findings()).toMatchObject([{ id: 'hook-failed', level, at: { path: '.luxe/hooks.json' } }])
})

test.for([
  ['timed out after 200 ms', sh('sleep 30', { timeout_ms: 200 })],
  ['exit code 3', sh('exit 3')],
  ['could not start', { command: ['./missing'] }],
  ['unreadable answer', say('hello')],
  ['unrecognized decision "Deny"', say({ decision: 'Deny' })],
] as const)('X80 under on_timeout deny the reason names the cause: %s', async ([cause, hook], t) => {
  const { ruled } = await judgeOne(t, { hooks: { BeforeToolUse: [{ ...hook, on_timeout: 'deny' }] } }, bash('ls'))
  expect(ruled).toMatchObject({ ruling: 'deny', reason: expect.stringContaining(cause) })
})

test('X81 a failure after a rewrite leaves the rewrite as it is', async (t) => {
  const hooks = { BeforeToolUse: [say({ decision: 'allow', args: { command: 'bun test' } }), sh('exit 1')] }
  expect((await judgeOne(t, { hooks }, bash('npm test'))).rewritten).toEqual({ command: 'bun test' })
})
