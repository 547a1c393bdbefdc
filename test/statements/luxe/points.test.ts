import { expect, test } from 'vitest'
import { judge } from '../../support/judge.ts'
import { makeScratch } from '../../support/scratch.ts'
import { bash, judgeOne, loadFiles, prompt, replay, say } from './harness.ts'
import { neutralSession } from './product.ts'

const DENY = say({ decision: 'deny', reason: 'no' })

test('X8 before_tool_use is BeforeToolUse', async (t) => {
  const judged = await judgeOne(t, { hooks: { before_tool_use: [DENY] } }, bash('ls'))
  expect(judged).toMatchObject({ native: 'deny', verdicts: [{ hook: { event: 'BeforeToolUse' } }] })
})

test.for(['before-tool-use', 'BEFORETOOLUSE', 'beforeToolUse', 'before tool use'])('X9 "%s" is BeforeToolUse', async (name, t) => {
  expect((await judgeOne(t, { hooks: { [name]: [DENY] } }, bash('ls'))).native).toBe('deny')
})

test('X10 two spellings of one point in a file are both run, in file order', async (t) => {
  const hooks = {
    before_tool_use: [say({ decision: 'ask', reason: 'first' })],
    BeforeToolUse: [say({ decision: 'ask', reason: 'second' })],
  }
  const { verdicts } = await judgeOne(t, { hooks }, bash('ls'))
  expect(verdicts.map((each) => each.reason)).toEqual(['first', 'second'])
})

test('X11 a misspelt point skips its hook alone, with a warning that names the nearest', async (t) => {
  const { starts, loaded } = await replay(t, { hooks: { BeforToolUse: [DENY], UserPromptSubmit: [say('')] } }, [bash('ls'), prompt('hi')])
  expect(starts).toHaveLength(1)
  expect(loaded.hooks.map((hook) => hook.event)).toEqual(['UserPromptSubmit'])
  expect(loaded.findings).toMatchObject([{ id: 'unknown-event', level: 'warning', at: { line: 2 } }])
  expect(loaded.findings[0]?.message).toContain('BeforeToolUse')
})

test.for([
  ['PreToolUse', 'BeforeToolUse'],
  ['PostToolUse', 'AfterToolUse'],
  ['PreCompact', 'BeforeCompact'],
  ['PostCompact', 'AfterCompact'],
  ['Stop', 'AgentEnd'],
  ['AgentEnds', 'AgentEnd'],
] as const)(
  "X12 %s, a name of Claude Code's or a near one, is unknown and %s is named, but never run under it",
  async ([name, point], t) => {
    const { starts, loaded } = await replay(t, { hooks: { [name]: [DENY] } }, [bash('ls')])
    expect(starts).toEqual([])
    expect(loaded).toMatchObject({ hooks: [], findings: [{ id: 'unknown-event', level: 'warning', mend: `Rename it to ${point}.` }] })
  },
)

test('X13 an unknown point is a warning, and with fail_on: warning it fails the check', async (t) => {
  const files = {
    '.luxe/hooks.json': JSON.stringify({ BeforToolUse: [DENY], BeforeToolUse: [say('')] }),
    't.jsonl': neutralSession(['bash', { command: 'ls' }]),
  }
  const lenient = await judge(makeScratch(t), files, ['app/t.jsonl'])
  expect(lenient.report.findings).toContainEqual(expect.objectContaining({ id: 'unknown-event', level: 'warning' }))
  expect(lenient.done.code).toBe(0)
  expect((await judge(makeScratch(t), files, ['app/t.jsonl', '--fail_on', 'warning'])).done.code).toBe(1)
})

test.for(['ReviewGate', 'LoopControl'])('X63 a hook at %s is never run, and a notice says so', async (point, t) => {
  const { starts } = await replay(t, { hooks: { [point]: [DENY] } }, [prompt('hi'), bash('ls')])
  expect(starts).toEqual([])
  const { findings } = loadFiles(makeScratch(t), { hooks: { [point]: [DENY] } })
  expect(findings).toMatchObject([{ id: 'hook-not-replayed', level: 'notice' }])
  expect(findings[0]?.message).toContain(point)
})
