import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { reporters } from '../../../src/reporters/index.ts'
import { checkSchema } from '../../support/schemas.ts'
import { layOut, replayOver, say } from '../harness.ts'
import { ask, bash, config, judgeBy, prompt, replayHooks, result, session, turn } from './session.ts'

const DENY = say({ verdict: 'deny', reason: 'R' })
const ALLOW = say({ verdict: 'allow' })
const rewrite = (verdict: string, args: Record<string, unknown>) => say({ verdict, rewritten_input: args })
const DENY_RM = { permissions: { rules: { deny: { bash: [{ pattern: 'rm *' }] } } } }

test('L70 a denied call is blocked with the hook’s reason, in lecode’s words', async (context) => {
  const line = await ask(context, 'PreToolUse', [DENY])
  expect(line).toMatchObject({ native: 'deny', ruling: 'deny', reason: 'R', told: 'denied by hook: R' })
  expect(line.findings).toMatchObject([{ id: 'call-blocked', level: 'error', live: null, message: expect.stringContaining('R') }])
})

test('L71 an ask is refused when nobody is there, in lecode’s words, and runs by on_ask: allow', async (context) => {
  const command = say({ verdict: 'ask', reason: 'R' })
  const refused = await ask(context, 'PreToolUse', [command])
  expect(refused).toMatchObject({ native: 'ask', ruling: 'deny', reason: 'R', told: 'denied: hook requires approval (R)' })
  expect(refused.findings).toMatchObject([{ id: 'ask-refused', level: 'error', live: expect.stringContaining('lecode -p') }])
  for (const on_ask of ['allow', 'native'] as const) {
    expect(await ask(context, 'PreToolUse', [command], { on_ask })).toMatchObject({ native: 'ask', ruling: 'allow', findings: [] })
  }
})

test('L72 a deferred, allowed or unjudged call runs', async (context) => {
  for (const command of [say({ verdict: 'defer', reason: 'R' }), ALLOW, 'cat >/dev/null']) {
    expect(await ask(context, 'PreToolUse', [command])).toMatchObject({ ruling: 'allow', findings: [] })
  }
})

test('L73 a rewrite replaces the arguments as a whole', async (context) => {
  const { scratch } = layOut(context, {})
  const hooks = { PreToolUse: [rewrite('allow', { timeout: 5 })], PostToolUse: [`cat >${scratch}/post`] }
  const call = [turn(['c1', 'bash', { command: 'ls', idle_timeout: 9 }]), result('c1', 'bash', 'ok')]
  const { events, findings } = await judgeBy(context, hooks, session(prompt('go'), ...call))
  expect(events.find((each) => each.event === 'pre_tool')?.rewritten).toEqual({ timeout: 5 })
  expect(JSON.parse(fs.readFileSync(path.join(scratch, 'post'), 'utf8')).tool.args).toEqual({ timeout: 5 })
  expect(findings.map((finding) => finding.id)).toEqual(['call-rewritten'])
})

test('L74 a rewrite of a blocked call is not applied, and shown in the report', async (context) => {
  for (const verdict of ['ask', 'deny']) {
    const { scratch } = layOut(context, {})
    const hooks = { PreToolUse: [rewrite(verdict, { command: 'true' })], PostToolUse: [`cat >${scratch}/post`] }
    const { events, report, findings } = await replayHooks(context, hooks, session(prompt('go'), ...bash('ls')))
    expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({
      ruling: 'deny',
      args: { command: 'ls' },
      rewritten: { command: 'true' },
    })
    expect(fs.existsSync(path.join(scratch, 'post'))).toBe(false)
    expect(findings).toMatchObject([{ event: { subject: 'ls', rewrite: 'true' } }])
    expect(checkSchema('report', report)).toEqual([])
    for (const format of ['terminal', 'markdown'] as const)
      expect([...reporters[format](report, { color: false, width: 200, reportPath: null })].join('')).toContain('a hook rewrote it to')
  }
})

test('L75 a rewrite into what a deny rule stops is refused and told: lecode would run it', async (context) => {
  const files = config({ PreToolUse: [rewrite('allow', { command: 'rm -rf x' })] }, DENY_RM)
  const { events, findings } = await replayOver(layOut(context, { files }), session(prompt('go'), ...bash('ls')))
  expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({
    native: 'allow',
    ruling: 'deny',
    rewritten: { command: 'rm -rf x' },
  })
  const live = 'lecode would allow it: a rewritten call is not checked against permission rules there'
  expect(findings).toMatchObject([{ id: 'rewrite-meets-deny-rule', level: 'error', live }])
})

test('a rewrite lifts no rule that stopped or asked about the call as recorded', async (context) => {
  const rules = { permissions: { rules: { deny: { bash: [{ pattern: 'rm *' }] }, ask: { bash: [{ pattern: 'git push*' }] } } } }
  const files = config({ PreToolUse: [rewrite('allow', { command: 'ls' })] }, rules)
  const transcript = session(prompt('go'), ...bash('rm -rf x'), ...bash('git push', 'ok', 'c2'))
  const { events, findings } = await replayOver(layOut(context, { files }), transcript)
  const pre = events.filter((each) => each.event === 'pre_tool')
  expect(pre).toMatchObject(Array(2).fill({ native: 'allow', ruling: 'deny', rewritten: { command: 'ls' } }))
  expect(findings.map((finding) => finding.id)).toEqual(['call-blocked', 'ask-refused'])
})

test('L76 an allow does not lift what the permission rules deny', async (context) => {
  const files = config({ PreToolUse: [ALLOW] }, DENY_RM)
  const { events, report } = await replayOver(layOut(context, { files }), session(prompt('go'), ...bash('rm -rf x')))
  expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({
    native: 'allow',
    ruling: 'deny',
    reason: expect.stringContaining('rm *'),
  })
  expect(report.outcome).toBe('blocked')
})

test('L77 a call that was recorded as denied is judged, marked, and not counted', async (context) => {
  const denials = [
    'denied: deny rule matched: rm *',
    'denied by user (no)',
    'denied: mode: readonly',
    'denied: requires approval (bash)',
    'denied by hook: R',
  ]
  const calls = denials.flatMap((text, index) => bash(`rm ${index}`, text, `c${index}`))
  const { report, events, findings } = await replayHooks(context, { PreToolUse: [DENY] }, session(prompt('go'), ...calls))
  const pre = events.filter((each) => each.event === 'pre_tool')
  expect(pre).toHaveLength(denials.length)
  for (const each of pre) expect(each).toMatchObject({ recorded: 'denied', ruling: 'deny', verdicts: [{ verdict: 'deny' }] })
  expect(new Set(findings.map((finding) => `${finding.level} ${finding.id}`))).toEqual(new Set(['notice already-denied']))
  expect(report).toMatchObject({ outcome: 'passed', totals: { blocked: 0, already_denied: denials.length } })
})

test('L78 a call with arguments that cannot be read, or of an unknown tool, meets no hook, and a notice says so', async (context) => {
  const calls = [
    turn(['c1', 'bash', '{"command": "rm']),
    result('c1', 'bash', 'error: invalid tool arguments JSON: Unterminated string'),
    turn(['c2', 'bash', '["rm"]']),
    result('c2', 'bash', 'error: tool arguments must be an object'),
    turn(['c3', 'hologram', {}]),
    result('c3', 'hologram', "error: unknown tool 'hologram'"),
  ]
  const { report, events, findings } = await replayHooks(context, { PreToolUse: [DENY] }, session(prompt('go'), ...calls))
  const pre = events.filter((each) => each.event === 'pre_tool')
  expect(pre.map((each) => each.tool)).toEqual(['bash', 'bash', 'hologram'])
  for (const each of pre) expect(each).toMatchObject({ recorded: 'not-run', native: 'none', ruling: 'allow', verdicts: [] })
  expect(pre.map((each) => each.reason)).toEqual([
    expect.stringContaining('no hook sees them'),
    expect.stringContaining('no hook sees them'),
    expect.stringContaining('not fired by lecode for a tool that it does not know'),
  ])
  expect(findings.map(({ id, level, count }) => `${level} ${id} ${count}`).sort()).toEqual([
    'notice call-not-shown 1',
    'notice call-not-shown 2',
  ])
  expect(report).toMatchObject({ outcome: 'passed', totals: { blocked: 0, hook_runs: 0 } })
})

test('L79 a call of an MCP tool meets hooks, marked as not fired by lecode', async (context) => {
  for (const name of ['mcp:files:remove', 'mcp:a-b:c']) {
    const call = [turn(['c1', name, { path: 'x' }]), result('c1', name, 'ok')]
    const { events, findings } = await judgeBy(context, { PreToolUse: [DENY] }, session(prompt('go'), ...call))
    const not_fired = 'not fired by lecode for MCP tools'
    expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({ tool: name, ruling: 'deny', reason: 'R', not_fired })
    expect(findings).toMatchObject([{ id: 'call-blocked', live: `lecode would allow it: ${not_fired}` }])
  }
  expect(await ask(context, 'PreToolUse', [DENY])).toMatchObject({ not_fired: null, findings: [{ live: null }] })
})

test('L80 the calls of one turn are judged in order, each one’s result before the next', async (context) => {
  const { scratch } = layOut(context, {})
  const log = (word: string) => `echo ${word} "$(jq -r .tool.args.command)" >>${scratch}/log`
  const calls = [
    turn(['c1', 'bash', { command: 'one' }], ['c2', 'bash', { command: 'two' }]),
    result('c1', 'bash', 'ok'),
    result('c2', 'bash', 'ok'),
  ]
  await judgeBy(context, { PreToolUse: [`sleep 0.1; ${log('pre')}`], PostToolUse: [log('post')] }, session(prompt('go'), ...calls))
  expect(fs.readFileSync(path.join(scratch, 'log'), 'utf8')).toBe('pre one\npost one\npre two\npost two\n')
})

test('L81 a subagent’s call is shown with the parent’s session', async (context) => {
  const { scratch } = layOut(context, {})
  const run = {
    ...{ run_id: 'r1', agent: 'explore', description: 'look', prompt: 'look', status: 'ok', answer: 'done' },
    tool_calls: [{ name: 'bash', args: '{"command":"inner"}', result: 'ok', is_error: false }],
  }
  const transcript = session(prompt('go'), { type: 'event', kind: 'subagent_run', data: run })
  await judgeBy(context, { PreToolUse: [`cat >${scratch}/pre`] }, transcript)
  expect(JSON.parse(fs.readFileSync(path.join(scratch, 'pre'), 'utf8'))).toMatchObject({
    session: { id: '20260901-120000-a1b2c3', name: 'fix-ci' },
    tool: { name: 'bash', args: { command: 'inner' } },
  })
})
