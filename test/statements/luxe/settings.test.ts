import { expect, test } from 'vitest'
import { bash, judgeOne, prompt, replay, say, sh } from './harness.ts'

/** Gives its arguments, one a line, as the reason of a deny. */
const ARGUMENTS = '#!/bin/sh\nprintf "%s\\n" "$@" | jq -Rsc \'{decision: "deny", reason: .}\'\n'

const run = (command: unknown, settings: Record<string, unknown> = {}) => ({
  hooks: { BeforeToolUse: [{ command, ...settings }], UserPromptSubmit: [{ command, ...settings }] },
  project: { 'arguments.sh': ARGUMENTS },
})

test('X14 a command is a program and its arguments: one with a blank is one argument', async (t) => {
  expect((await judgeOne(t, run(['./arguments.sh', 'a b', 'c']), bash('ls'))).ruled.reason).toBe('a b\nc\n')
})

test('X15 no shell looks at the arguments', async (t) => {
  expect((await judgeOne(t, run(['./arguments.sh', '$HOME', '*', '$(id)']), bash('ls'))).ruled.reason).toBe('$HOME\n*\n$(id)\n')
})

test('X16 with ["sh", "-c", …] the features of a shell work', async (t) => {
  const piped = sh('echo \'{"decision":"ask","reason":"x"}\' | sed s/ask/deny/ && true')
  expect((await judgeOne(t, { hooks: { BeforeToolUse: [piped] } }, bash('ls'))).native).toBe('deny')
})

test.for([
  ['allow', 'none'],
  ['ask', 'ask'],
  ['deny', 'deny'],
] as const)('X17 ~ is not expanded: the hook fails to start, which is on_timeout: %s', async ([onTimeout, native], t) => {
  const judged = await judgeOne(t, { ...run(['~/x.sh'], { on_timeout: onTimeout }), user: { 'x.sh': '#!/bin/sh\n' } }, bash('ls'))
  expect(judged).toMatchObject({ native, verdicts: [{ failure: { kind: 'spawn-error' } }] })
})

test.for([
  ['absent', undefined],
  ['a text', 'echo hi'],
  ['an empty list', []],
  ['a list with a number', ['sleep', 5]],
])('X18 a command that is %s is a configuration error and denies at both gates', async ([, command], t) => {
  const { loaded, judgements } = await replay(t, run(command), [bash('ls'), prompt('hi')])
  expect(judgements).toMatchObject([
    { native: 'deny', verdicts: [{ failure: { kind: 'spawn-error' } }] },
    { native: 'deny', verdicts: [{ failure: { kind: 'spawn-error' } }] },
  ])
  expect(loaded.findings.map((finding) => finding.id)).toEqual(['config-entry-invalid', 'config-entry-invalid'])
})

test('X19 without timeout_ms a hook has 5000 ms', async (t) => {
  expect((await replay(t, run(['true']), [bash('ls')])).starts).toMatchObject([{ timeoutMs: 5000 }])
  expect((await replay(t, run(['true'], { timeout_ms: 1234 }), [bash('ls')])).starts).toMatchObject([{ timeoutMs: 1234 }])
})

test.for([0, -1, 1.5, '5000', null])('X20 timeout_ms %o is a configuration error', async (value, t) => {
  const { loaded, starts } = await replay(t, { hooks: { BeforeToolUse: [say('', { timeout_ms: value })] } }, [bash('ls')])
  expect(loaded.findings).toMatchObject([{ id: 'config-entry-invalid', at: { path: '.luxe/hooks.json', line: 9 } }])
  expect(loaded.findings[0]?.message).toContain(`timeout_ms is ${JSON.stringify(value)}`)
  expect(starts).toMatchObject([{ timeoutMs: 5000 }])
})

test('X21 without on_timeout a failure is no opinion', async (t) => {
  const judged = await judgeOne(t, { hooks: { BeforeToolUse: [sh('exit 1')] } }, bash('ls'))
  expect(judged).toMatchObject({ native: 'none', ruled: { ruling: 'allow' }, verdicts: [{ failure: { kind: 'exit-nonzero' } }] })
})

test.for(['Deny', 'block', null])('X22 on_timeout %j is a configuration error, taken as deny', async (value, t) => {
  const { loaded, judgements } = await replay(t, { hooks: { BeforeToolUse: [sh('exit 1', { on_timeout: value })] } }, [bash('ls')])
  expect(loaded.findings).toMatchObject([{ id: 'config-entry-invalid' }])
  expect(judgements).toMatchObject([{ native: 'deny' }])
})

test('X23 an unknown setting is a warning and the rest is used', async (t) => {
  const hooks = { BeforeToolUse: [say({ decision: 'deny', reason: 'no' }, { timeout: 3 })] }
  const { loaded, judgements } = await replay(t, { hooks }, [bash('ls')])
  expect(loaded.findings).toMatchObject([{ id: 'config-entry-invalid', level: 'warning' }])
  expect(loaded.findings[0]?.message).toContain('"timeout"')
  expect(judgements).toMatchObject([{ native: 'deny', ruled: { reason: 'no' } }])
})
