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

test('X17 ~ is not expanded: the hook fails to start, which is what on_timeout says', async (t) => {
  for (const [onTimeout, native] of Object.entries({ allow: 'none', ask: 'ask', deny: 'deny' })) {
    const judged = await judgeOne(t, { ...run(['~/x.sh'], { on_timeout: onTimeout }), user: { 'x.sh': '#!/bin/sh\n' } }, bash('ls'))
    expect(judged).toMatchObject({ native, verdicts: [{ failure: { kind: 'spawn-error' } }] })
  }
})

test('X18 a command that is absent, a text, empty or holds no text is a configuration error, and denies at both gates', async (t) => {
  for (const command of [undefined, 'echo hi', [], ['sleep', 5]]) {
    const { loaded, starts, judgements } = await replay(t, run(command, { on_timeout: 'allow' }), [bash('ls'), prompt('hi')])
    const denied = { native: 'deny', ruled: { ruling: 'deny' }, verdicts: [{ failure: { kind: 'spawn-error' } }] }
    expect(judgements, JSON.stringify(command)).toMatchObject([denied, denied])
    expect(loaded.findings).toMatchObject(Array(2).fill({ id: 'config-entry-invalid', level: 'warning', at: { path: '.luxe/hooks.json' } }))
    expect(starts.filter((each) => each.argv.length > 0)).toEqual([])
  }
})

test('X19 without timeout_ms a hook has 5000 ms', async (t) => {
  expect((await replay(t, run(['true']), [bash('ls')])).starts).toMatchObject([{ timeoutMs: 5000 }])
  expect((await replay(t, run(['true'], { timeout_ms: 1234 }), [bash('ls')])).starts).toMatchObject([{ timeoutMs: 1234 }])
})

test('X20 a timeout_ms of 0, a negative number, a fraction or a text is a configuration error', async (t) => {
  for (const value of [0, -1, 1.5, '5000', null]) {
    const { loaded, starts } = await replay(t, { hooks: { BeforeToolUse: [say('', { timeout_ms: value })] } }, [bash('ls')])
    expect(loaded.findings).toMatchObject([{ id: 'config-entry-invalid', at: { path: '.luxe/hooks.json', line: 9 } }])
    expect(loaded.findings[0]?.message).toContain(`timeout_ms is ${JSON.stringify(value)}`)
    expect(starts).toMatchObject([{ timeoutMs: 5000 }])
  }
})

test('X21 without on_timeout a failure is no opinion', async (t) => {
  const judged = await judgeOne(t, { hooks: { BeforeToolUse: [sh('exit 1')] } }, bash('ls'))
  expect(judged).toMatchObject({ native: 'none', ruled: { ruling: 'allow' }, verdicts: [{ failure: { kind: 'exit-nonzero' } }] })
})

test('X22 an on_timeout of another word is a configuration error, taken as deny', async (t) => {
  for (const value of ['Deny', 'block', null]) {
    const { loaded, judgements } = await replay(t, { hooks: { BeforeToolUse: [sh('exit 1', { on_timeout: value })] } }, [bash('ls')])
    expect(loaded.findings).toMatchObject([{ id: 'config-entry-invalid', message: expect.stringContaining(JSON.stringify(value)) }])
    expect(judgements).toMatchObject([{ native: 'deny' }])
  }
})

test('X23 an unknown setting is a warning and the rest is used', async (t) => {
  const hooks = { BeforeToolUse: [say({ decision: 'deny', reason: 'no' }, { timeout: 3 })] }
  const { loaded, judgements } = await replay(t, { hooks }, [bash('ls')])
  expect(loaded.findings).toMatchObject([{ id: 'config-entry-invalid', level: 'warning' }])
  expect(loaded.findings[0]?.message).toContain('"timeout"')
  expect(judgements).toMatchObject([{ native: 'deny', ruled: { reason: 'no' } }])
})
