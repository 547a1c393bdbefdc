import { expect, test } from 'vitest'
import { renderAnnotations } from '../../../src/reporters/annotations.ts'
import { layOut, replayOver } from '../harness.ts'
import { bash, judgeOne, moment, prompt, replay, say } from './harness.ts'
import { neutralSession } from './product.ts'

const DENY = say({ decision: 'deny', reason: 'no' })

test('X8 before_tool_use is BeforeToolUse', async (t) => {
  const judged = await judgeOne(t, { hooks: { before_tool_use: [DENY] } }, bash('ls'))
  expect(judged).toMatchObject({ native: 'deny', verdicts: [{ hook: { event: 'BeforeToolUse' } }] })
})

test('X9 the case of letters and what stands between them do not count in a name', async (t) => {
  for (const name of ['before-tool-use', 'BEFORETOOLUSE', 'beforeToolUse', 'before tool use', 'Before.Tool/Use']) {
    const { judgements, loaded } = await replay(t, { hooks: { [name]: [DENY] } }, [bash('ls')])
    expect(judgements, name).toMatchObject([{ native: 'deny' }])
    expect(loaded.findings).toEqual([])
  }
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
  expect(loaded.findings[0]?.message).toBe('unknown hook point "BeforToolUse"; the nearest real one is BeforeToolUse')
})

test('X12 for an unknown name the table of the page is asked first, then the nearest spelling, however far; it never runs under it', async (t) => {
  const guesses = {
    ...{ PreToolUse: 'BeforeToolUse', PostToolUse: 'AfterToolUse', PreCompact: 'BeforeCompact', PostCompact: 'AfterCompact' },
    ...{ Stop: 'AgentEnd', 'post-tool-use': 'AfterToolUse' },
    ...{ AgentEnds: 'AgentEnd', SubagentStart: 'AgentStart', Notification: 'ReviewGate', ToolUse: 'AfterToolUse', q: 'Error' },
  }
  for (const [name, point] of Object.entries(guesses)) {
    const { starts, loaded } = await replay(t, { hooks: { [name]: [DENY] } }, [bash('ls'), prompt('hi')])
    expect(starts).toEqual([])
    expect(loaded.hooks).toEqual([])
    expect(loaded.findings, name).toMatchObject([
      { id: 'unknown-event', level: 'warning', mend: `Rename it to ${point}, if that is what was meant.` },
    ])
  }
})

test('X13 an unknown point is annotated as a warning, and with fail_on: warning as an error that fails the check', async (context) => {
  const hooks = JSON.stringify({ BeforToolUse: [DENY], BeforeToolUse: [say('')] })
  const laid = layOut(context, { files: { '.luxe/hooks.json': hooks } })
  const annotate = async (fail_on: string[]) => {
    const { report } = await replayOver(laid, neutralSession(['bash', { command: 'ls' }]), { fail_on })
    const all = renderAnnotations(report, { mode: 'block', reportPath: null })
    const [found] = all.filter((each) => each.includes('title=hookwitness%3A unknown-event'))
    return { exit: report.exit_code, level: /^::(\w+)/.exec(found ?? '')?.[1] }
  }
  expect(await annotate([])).toEqual({ exit: 0, level: 'warning' })
  expect(await annotate(['warning'])).toEqual({ exit: 1, level: 'error' })
})

test('X63 hooks at ReviewGate and LoopControl are never run, and a notice says so', async (t) => {
  for (const point of ['ReviewGate', 'LoopControl']) {
    const { starts, loaded } = await replay(t, { hooks: { [point]: [DENY] }, moments: true }, [prompt('hi'), bash('ls'), moment('stop')])
    expect(starts).toEqual([])
    expect(loaded.findings).toMatchObject([{ id: 'hook-not-replayed', level: 'notice', message: expect.stringContaining(point) }])
  }
})
