import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { type Tested, testWith } from '../../support/dry-run.ts'
import { layOut, type Scratch, say } from '../harness.ts'
import { config } from './session.ts'

/** lecode's events in the order of `lecode --hooks-test`. */
const EVENTS = [
  ...['PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PermissionRequest', 'PermissionResult', 'UserPromptSubmit', 'Stop'],
  ...['SessionStart', 'SessionEnd', 'SubagentStart', 'SubagentEnd', 'PreCompact', 'PostCompact', 'Interrupt', 'Notification'],
]

function testLecode(context: Scratch, hooks: Record<string, unknown>): Promise<Tested> {
  return testWith('--repo', layOut(context, { files: config(hooks) }).project, '--dialects', 'lecode')
}

test('L104 a handler that fails is marked, and ends the run with 1', async (context) => {
  const { stdout, stderr, code } = await testLecode(context, {
    Stop: ['exit 3', 'cat >/dev/null'],
    PreToolUse: ['echo boom >&2; exit 1'],
    PostToolUse: [say({ verdict: 'allow', reason: 'fine' }), 'kill -9 $$'],
    UserPromptSubmit: ['echo talk'],
    Notification: ['exit 1'],
  })
  expect(stdout).toBe(
    [
      'PreToolUse: deny — hook failed: exit code 1: boom (handler failed)',
      'PostToolUse: allow — fine (handler failed)',
      'UserPromptSubmit: deny — hook failed: invalid JSON output (handler failed)',
      'Stop: allow (handler failed)',
      'Notification: allow (handler failed)',
      '',
    ].join('\n'),
  )
  expect(code).toBe(1)
  expect(stderr).toContain('Stop: hook failed (exit-nonzero): exit code 3')
})

test('L105 a clean deny is an answer: its reason is printed and the run ends with 0', async (context) => {
  const { stdout, stderr, code } = await testLecode(context, {
    PreToolUse: [say({ verdict: 'deny', reason: 'R' })],
    PostToolUseFailure: [say({ verdict: 'defer' }), say({ verdict: 'ask', reason: 'why' })],
    Stop: ['cat >/dev/null'],
    UserPromptSubmit: [say({ verdict: 'deny' })],
  })
  expect(stdout).toBe('PreToolUse: deny — R\nPostToolUseFailure: ask — why\nUserPromptSubmit: deny\nStop: allow\n')
  expect(stderr).toBe('')
  expect(code).toBe(0)
})

test('L106 an unknown event is a warning on stderr and changes no exit code', async (context) => {
  const { stdout, stderr, code } = await testLecode(context, { BogusEvent: ['false'], Stop: ['true'] })
  expect(stdout).toBe('Stop: allow\n')
  expect(stderr).toContain('unknown hook event "BogusEvent"')
  expect(code).toBe(0)
})

test('L107 every envelope of a dry run carries tool, result, prompt and agent, in the order of the events, and no tool runs', async (context) => {
  const { project, scratch } = layOut(context, {})
  const hooks = Object.fromEntries([...EVENTS].reverse().map((event) => [event, [`cat >>${scratch}/log; echo >>${scratch}/log`]]))
  fs.mkdirSync(path.join(project, '.lecode'))
  fs.writeFileSync(path.join(project, '.lecode/config.json'), JSON.stringify({ hooks }))
  const { stdout } = await testWith('--repo', project, '--dialects', 'lecode')
  expect(stdout).toBe(EVENTS.map((event) => `${event}: allow\n`).join(''))
  const envelopes = fs.readFileSync(path.join(scratch, 'log'), 'utf8').trim().split('\n')
  const keys = ['event', 'ts', 'session', 'cwd', 'tool', 'result', 'prompt', 'agent']
  for (const [index, text] of envelopes.entries()) {
    const envelope = JSON.parse(text)
    expect(Object.keys(envelope)).toEqual(keys)
    expect(envelope).toMatchObject({
      event: EVENTS[index],
      ts: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{6})?\+00:00$/),
      session: null,
      tool: { name: 'example_tool', args: { example: true } },
      result: { content: 'example result', is_error: false },
      prompt: 'example prompt',
      agent: 'example_agent',
    })
  }
  expect(envelopes).toHaveLength(EVENTS.length)
})
