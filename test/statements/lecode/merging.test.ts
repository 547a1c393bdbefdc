import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { reporters } from '../../../src/reporters/index.ts'
import { layOut, say } from '../harness.ts'
import { ask, bash, prompt, replayHooks, session } from './session.ts'

type Verdict = 'allow' | 'defer' | 'ask' | 'deny'

const verdict = (word: Verdict, more: { reason?: string; rewrite?: string } = {}) => {
  const { reason, rewrite } = more
  return say({
    verdict: word,
    ...(reason === undefined ? {} : { reason }),
    ...(rewrite === undefined ? {} : { rewritten_input: { command: rewrite } }),
  })
}
const ABSTAIN = 'cat >/dev/null'

test('L53 deny wins over everything', async (context) => {
  const line = await ask(context, 'PreToolUse', [verdict('allow'), verdict('deny'), verdict('ask'), verdict('defer')])
  expect(line).toMatchObject({ native: 'deny', ruling: 'deny' })
  expect(line.verdicts.map((each) => each.verdict)).toEqual(['allow', 'deny', 'ask', 'defer'])
})

test('L54 ask wins over defer', async (context) => {
  expect(await ask(context, 'PreToolUse', [verdict('defer'), verdict('ask')])).toMatchObject({ native: 'ask' })
})

test('L55 defer wins over allow', async (context) => {
  expect(await ask(context, 'PreToolUse', [verdict('allow'), verdict('defer')])).toMatchObject({ native: 'defer', ruling: 'allow' })
})

test('L56 an abstention takes no part', async (context) => {
  expect(await ask(context, 'PreToolUse', [ABSTAIN, verdict('defer')])).toMatchObject({ native: 'defer', ruling: 'allow' })
})

test('L57 when all abstain the call runs, and there is no reason', async (context) => {
  expect(await ask(context, 'PreToolUse', [ABSTAIN, ABSTAIN])).toMatchObject({
    native: 'none',
    ruling: 'allow',
    reason: null,
    rewritten: null,
  })
})

test('L58 the first reason is reported, and the report lists each hook’s own', async (context) => {
  const hooks = { PreToolUse: [verdict('ask', { reason: 'first' }), verdict('deny', { reason: 'second' })] }
  const { events, findings, report } = await replayHooks(context, hooks, session(prompt('go'), ...bash('ls')))
  const voices = [
    { verdict: 'ask', reason: 'first' },
    { verdict: 'deny', reason: 'second' },
  ]
  expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({
    native: 'deny',
    ruling: 'deny',
    reason: 'first',
    verdicts: voices,
  })
  expect(findings).toMatchObject([{ id: 'call-blocked', event: { reason: 'first', voices } }])
  const told = [...reporters.terminal(report, { color: false, width: 100, reportPath: null })].join('')
  expect(told).toMatch(/lecode {2}first\n/)
  expect(told).toContain('also: .lecode/config.json:1 said ask: first')
  expect(told).toContain('also: .lecode/config.json:1 said deny: second')
})

test('L59 the first reason is reported even when it is that of an allow', async (context) => {
  const line = await ask(context, 'PreToolUse', [verdict('allow', { reason: 'fine' }), verdict('deny', { reason: 'no' })])
  expect(line).toMatchObject({ native: 'deny', reason: 'fine' })
})

test('L60 a deny without a reason takes a later hook’s', async (context) => {
  expect(await ask(context, 'PreToolUse', [verdict('deny'), verdict('ask', { reason: 'r' })])).toMatchObject({
    native: 'deny',
    reason: 'r',
  })
})

test('L61 hooks after a deny still run', async (context) => {
  const { scratch } = layOut(context, {})
  const log = path.join(scratch, 'log')
  const line = await ask(context, 'PreToolUse', [verdict('deny'), `echo ran >>${log}`, `echo ran >>${log}`])
  expect(line.verdicts).toHaveLength(3)
  expect(fs.readFileSync(log, 'utf8')).toBe('ran\nran\n')
})

test('L62 the rewrite of the most severe hook that gave one is taken', async (context) => {
  const line = await ask(context, 'PreToolUse', [verdict('allow', { rewrite: 'A' }), verdict('deny'), verdict('ask', { rewrite: 'B' })])
  expect(line).toMatchObject({ native: 'deny', rewritten: { command: 'B' } })
})

test('L63 of equally severe hooks the first one’s rewrite is taken', async (context) => {
  const line = await ask(context, 'PreToolUse', [verdict('allow', { rewrite: 'A' }), verdict('allow', { rewrite: 'B' })])
  expect(line).toMatchObject({ ruling: 'allow', rewritten: { command: 'A' } })
})

test('L64 a defer’s rewrite goes before an allow’s', async (context) => {
  for (const hooks of [
    [verdict('defer', { rewrite: 'A' }), verdict('allow', { rewrite: 'B' })],
    [verdict('allow', { rewrite: 'B' }), verdict('defer', { rewrite: 'A' })],
  ]) {
    expect(await ask(context, 'PreToolUse', hooks)).toMatchObject({ native: 'defer', ruling: 'allow', rewritten: { command: 'A' } })
  }
})

test('L65 an ask with a rewrite is refused by the gate and runs rewritten in an unattended lecode', async (context) => {
  const hooks = [verdict('ask', { rewrite: 'A' }), verdict('allow', { rewrite: 'B' })]
  const told = 'denied: hook requires approval (PreToolUse hook)'
  expect(await ask(context, 'PreToolUse', hooks)).toMatchObject({ native: 'ask', ruling: 'deny', rewritten: { command: 'A' }, told })
  expect(await ask(context, 'PreToolUse', hooks, { on_ask: 'native' })).toMatchObject({
    native: 'ask',
    ruling: 'allow',
    rewritten: { command: 'A' },
  })
})

test('L66 every hook is shown the original arguments', async (context) => {
  const { scratch } = layOut(context, {})
  await ask(context, 'PreToolUse', [verdict('allow', { rewrite: 'A' }), `cat >${scratch}/second`])
  expect(JSON.parse(fs.readFileSync(path.join(scratch, 'second'), 'utf8'))).toMatchObject({ tool: { args: { command: 'ls' } } })
})

test('L67 a failed hook beside an allow denies at an enforced event', async (context) => {
  for (const event of ['PreToolUse', 'UserPromptSubmit'] as const) {
    const line = await ask(context, event, ['exit 7', verdict('allow')], { on_hook_failure: 'native' })
    expect(line, event).toMatchObject({ native: 'deny', ruling: 'deny', reason: 'hook failed: exit code 7' })
  }
})

test('L68 a failed hook at another event is a logged abstention', async (context) => {
  const line = await ask(context, 'PostToolUse', ['echo bad >&2; exit 7', ABSTAIN])
  expect(line).toMatchObject({ native: 'none', ruling: 'allow', reason: null })
  expect(line.verdicts).toMatchObject([{ verdict: 'none', failure: { kind: 'exit-nonzero', exit_code: 7 } }, { failure: null }])
  expect(line.findings).toMatchObject([{ id: 'hook-failed', level: 'warning' }])
})

test('L69 a command that is listed twice runs twice', async (context) => {
  const { scratch } = layOut(context, {})
  const command = `echo ran >>${scratch}/log`
  const line = await ask(context, 'PreToolUse', [command, command])
  expect(line.verdicts).toHaveLength(2)
  expect(fs.readFileSync(path.join(scratch, 'log'), 'utf8')).toBe('ran\nran\n')
})
