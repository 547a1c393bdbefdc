import { expect, type TestContext, test } from 'vitest'
import { renderAnnotations } from '../../../src/reporters/annotations.ts'
import { layOut, replayOver } from '../harness.ts'
import { after, bash, call, judgeOne, moment, prompt, replay, say, sh } from './harness.ts'
import { neutralSession } from './product.ts'

const before = (answer: unknown, onTimeout = 'ask') => ({ hooks: { BeforeToolUse: [say(answer, { on_timeout: onTimeout })] } })

/** Each answer is a failure, so that `on_timeout: ask` asks, and nothing of it counts. */
async function expectFailures(t: TestContext, answers: readonly unknown[], kinds: readonly string[] = ['invalid-verdict']): Promise<void> {
  for (const answer of answers) {
    const { native, verdicts, rewritten } = await judgeOne(t, before(answer), bash('ls'))
    expect({ native, rewritten }, JSON.stringify(answer)).toEqual({ native: 'ask', rewritten: null })
    expect(verdicts, JSON.stringify(answer)).toMatchObject([{ rewrite: null, context: null, failure: expect.anything() }])
    expect(kinds).toContain(verdicts[0]?.failure?.kind)
  }
}

test('X72 output that is not one JSON object is a failure', async (t) => {
  const answer = '{"decision":"allow"}'
  const around = [`ok ${answer}`, `${answer} ok`, `${answer}${answer}`, `${answer}\n${answer}`]
  const texts = ['not json', ...around, '["allow"]', '"allow"', '5', 'null', "{'decision':'allow'}"]
  await expectFailures(t, texts, ['invalid-json', 'invalid-verdict'])
})

test('X73 a decision of another word, case or type is a failure that is told, and its args and context are dropped', async (t) => {
  for (const decision of ['Deny', 'DENY', 'block', 'denied', ' deny', '', null, true]) {
    const answer = { decision, reason: 'r', args: { command: 'rm x' }, context: 'c' }
    await expectFailures(t, [answer])
    const { failures } = await replay(t, before(answer, 'allow'), [bash('ls')])
    expect(failures).toMatchObject([
      { id: 'hook-failed', level: 'warning', message: expect.stringContaining(`unrecognized decision ${JSON.stringify(decision)}`) },
    ])
    const ls = bash('ls')
    const { judgements } = await replay(t, { hooks: { AfterToolUse: [say(answer)] } }, [ls, after(ls, 'ok')])
    expect(judgements[1]).toMatchObject({ context: null, verdicts: [{ context: null, failure: { kind: 'invalid-verdict' } }] })
  }
})

test('X74 an answer without a decision is a failure', async (t) => {
  await expectFailures(t, [{ args: { command: 'x' } }, { context: 'c' }, { reason: 'r' }, {}])
})

test('X75 args that are no object, and a reason or context that is no text, are a failure', async (t) => {
  const wrong = [{ args: 'rm x' }, { args: ['x'] }, { args: null }, { reason: 5 }, { reason: null }, { context: ['c'] }, { context: 5 }]
  await expectFailures(
    t,
    wrong.map((more) => ({ decision: 'allow', ...more })),
  )
})

test('a deny that is lost beside something unreadable does not claim that the hook exited otherwise', async (t) => {
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

test('X78 a failure is at each point what the table of on_timeout says', async (t) => {
  for (const [onTimeout, natives, { endsChain }] of TABLE) {
    const list = [sh('exit 3', onTimeout === 'absent' ? {} : { on_timeout: onTimeout }), say('')]
    const ls = bash('ls')
    const edit = call('edit', { path: 'a', old_string: '', new_string: '' })
    const gates = await replay(t, { hooks: { BeforeToolUse: list, UserPromptSubmit: list } }, [ls, prompt('hi')])
    const result = await replay(t, { hooks: { AfterToolUse: list } }, [ls, after(ls, 'ok')])
    const [pre, message, post] = [...gates.judgements, ...result.judgements.slice(1)]
    expect([pre?.native, message?.native, post?.native], onTimeout).toEqual([natives.pre, natives.prompt, natives.post])
    const isStopped = natives.pre !== 'none'
    expect([pre?.ruled.ruling, message?.ruled.ruling]).toEqual([isStopped ? 'deny' : 'allow', natives.prompt === 'deny' ? 'deny' : 'allow'])
    // After a call there is nothing to block.
    expect(post?.ruled.ruling).toBe('allow')
    for (const each of [pre, message, post]) expect(each?.verdicts, onTimeout).toHaveLength(endsChain ? 1 : 2)
    // Where nothing stands under "Can" the failure is nothing, and the chain goes on.
    const { judgements } = await replay(t, { hooks: { FileChanged: list, AgentEnd: list }, moments: true }, [
      edit,
      after(edit, 'ok'),
      moment('stop'),
    ])
    const observed = judgements.filter((each) => each.event.kind === 'file_changed' || each.event.kind === 'stop')
    expect(observed).toMatchObject(Array(2).fill({ native: 'none', ruled: { ruling: 'allow' }, verdicts: [{ verdict: 'none' }, {}] }))
  }
})

test('X79 every failure is annotated whatever on_timeout says: as a warning where the call passed, as an error where it led to a deny', async (context) => {
  const annotate = async (onTimeout: string | undefined, on_hook_failure: 'deny' | 'native', on_ask: 'deny' | 'native' = 'deny') => {
    const hooks = { BeforeToolUse: [sh('exit 3', onTimeout === undefined ? {} : { on_timeout: onTimeout })] }
    const laid = layOut(context, { files: { '.luxe/hooks.json': JSON.stringify(hooks) } })
    const { report, events } = await replayOver(laid, neutralSession(['bash', { command: 'ls' }]), { on_hook_failure, on_ask })
    const all = renderAnnotations(report, { mode: 'block', reportPath: null })
    const [failure, ...others] = all.filter((each) => each.includes('title=hookwitness%3A hook-failed'))
    expect(others).toEqual([])
    expect(failure).toContain('file=.luxe/hooks.json')
    return `${/^::(\w+)/.exec(failure ?? '')?.[1]}, ${events.find((each) => each.event === 'pre_tool')?.ruling}`
  }
  expect(await annotate(undefined, 'native')).toBe('warning, allow')
  expect(await annotate('allow', 'native')).toBe('warning, allow')
  expect(await annotate('allow', 'deny')).toBe('error, deny')
  expect(await annotate('ask', 'native', 'native')).toBe('warning, allow')
  expect(await annotate('ask', 'native')).toBe('error, deny')
  expect(await annotate('deny', 'native')).toBe('error, deny')
})

test('X80 under on_timeout deny the reason names the cause', async (t) => {
  const causes = [
    ['timed out after 200 ms', sh('sleep 30', { timeout_ms: 200 })],
    ['exit code 3', sh('exit 3')],
    ['could not start', { command: ['./missing'] }],
    ['unreadable answer', say('hello')],
    ['unrecognized decision "Deny"', say({ decision: 'Deny' })],
  ] as const
  for (const [cause, hook] of causes) {
    const { ruled } = await judgeOne(t, { hooks: { BeforeToolUse: [{ ...hook, on_timeout: 'deny' }] } }, bash('ls'))
    expect(ruled).toMatchObject({ ruling: 'deny', reason: expect.stringContaining(cause) })
  }
})

test('X81 a failure after a rewrite leaves the rewrite as it is', async (t) => {
  for (const onTimeout of ['allow', 'ask']) {
    const hooks = { BeforeToolUse: [say({ decision: 'allow', args: { command: 'bun test' } }), sh('exit 1', { on_timeout: onTimeout })] }
    expect((await judgeOne(t, { hooks }, bash('npm test'))).rewritten).toEqual({ command: 'bun test' })
  }
})
