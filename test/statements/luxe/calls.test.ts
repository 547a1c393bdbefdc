import { expect, test } from 'vitest'
import { judge } from '../../support/judge.ts'
import { makeScratch } from '../../support/scratch.ts'
import { after, bash, call, replay, say, TELL_STDIN } from './harness.ts'
import { linesOf } from './product.ts'

test('X126 a message sent while the agent works meets the hooks of UserPromptSubmit', async (t) => {
  const hooks = { UserPromptSubmit: [say({ decision: 'deny', reason: 'no' })] }
  const transcript = linesOf(
    { event: 'pre_tool', at: { call: 'c1' }, tool: 'bash', args: { command: 'ls' }, recorded: 'ran' },
    { event: 'prompt', text: 'also this', queued: true },
    { event: 'post_tool', at: { call: 'c1' }, result: { text: 'ok', is_error: false } },
  )
  const { events } = await judge(makeScratch(t), { '.luxe/hooks.json': JSON.stringify(hooks), 't.jsonl': transcript }, ['app/t.jsonl'])
  expect(events).toContainEqual(expect.objectContaining({ event: 'prompt', args: { prompt: 'also this' }, ruling: 'deny' }))
})

test('X129 a call that is blocked has no AfterToolUse and no FileChanged', async (t) => {
  const write = (path: string) => call('write', { path, content: '' })
  const [blocked, passed] = [write('blocked'), write('passed')]
  const hooks = {
    BeforeToolUse: [say({ decision: 'deny' }, { matcher: { write: 'blocked' } })],
    ...{ AfterToolUse: [say('')], FileChanged: [say('')] },
  }
  const { judgements } = await replay(t, { hooks, moments: true }, [blocked, after(blocked, ''), passed, after(passed, 'ok')])
  const told = judgements.map(({ event }) => [event.kind, event.moment?.facts.file?.path.replace(/.*\//, '') ?? event.tool?.args.path])
  expect(told).toEqual([
    ['pre_tool', 'blocked'],
    ['pre_tool', 'passed'],
    ['file_changed', 'passed'],
    ['post_tool', 'passed'],
  ])
})

test('X130 a tool that failed has AfterToolUse with is_error true', async (t) => {
  const ls = bash('ls x')
  const { judgements } = await replay(t, { hooks: { AfterToolUse: [TELL_STDIN] } }, [ls, after(ls, 'no such file', { isError: true })])
  expect(JSON.parse(judgements[1]?.verdicts[0]?.reason ?? '')).toEqual({
    ToolResult: { tool_name: 'bash', result: 'no such file', is_error: true },
  })
})
