import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { writeLecodeEnvelope } from '../../../src/dialects/lecode/envelope.ts'
import { lecode } from '../../../src/dialects/lecode/lecode.ts'
import type { SeenEvent } from '../../../src/model/dialect.ts'
import type { MomentFacts, MomentKind } from '../../../src/model/event.ts'
import { seeCall } from '../../dialects/tree.ts'
import { layOut, loadFrom, type Scratch, say } from '../harness.ts'
import { bash, config, judgeBy, prompt, result, session, turn } from './session.ts'

type Envelope = Record<string, unknown>

/** Every envelope that hooks at these events read, in order. */
async function observe(context: Scratch, events: readonly string[], transcript: string): Promise<Envelope[]> {
  const { scratch } = layOut(context, {})
  const log = path.join(scratch, 'log')
  await judgeBy(context, Object.fromEntries(events.map((event) => [event, [`cat >>${log}; echo >>${log}`]])), transcript, { moments: true })
  const texts = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').split('\n') : []
  return texts.filter((text) => text !== '').map((text): Envelope => JSON.parse(text))
}

/** A Claude Code session in which somebody pressed Escape. */
const INTERRUPTED = ['go', '[Request interrupted by user]']
  .map((text, index) => ({
    ...{ type: 'user', uuid: `u${index}`, parentUuid: index === 0 ? null : 'u0', sessionId: 's1' },
    ...{ cwd: '/home/dev/app', version: '2.1.332', timestamp: '2026-09-01T12:00:00.000Z' },
    message: { role: 'user', content: [{ type: 'text', text }] },
  }))
  .map((record) => `${JSON.stringify(record)}\n`)
  .join('')

function seeMoment(kind: MomentKind, facts: Omit<MomentFacts, 'call'>): SeenEvent {
  return { ...seeCall('ls'), kind, moment: { facts, synthetic: false } }
}

const eventsOf = (envelopes: Envelope[]) => envelopes.map((each) => each.event)
const says = (content: string) => ({ role: 'assistant', content })
const BASE = ['event', 'ts', 'session', 'cwd']

test('L92 Stop fires where a turn ends, with its reason, and not where the end is not known', async (context) => {
  const ended = session(prompt('go'), ...bash('ls'), says('done'), prompt('more'), says(''))
  const envelopes = await observe(context, ['Stop'], ended)
  expect(envelopes.map((each) => each.reason)).toEqual(['done', 'empty'])
  expect(await observe(context, ['Stop'], session(prompt('go'), ...bash('ls')))).toEqual([])
  // lecode's other two reasons leave no trace in its file; told by another reader they go on as they are.
  for (const reason of ['done', 'empty', 'max_turns', 'context_overflow'])
    expect(JSON.parse(writeLecodeEnvelope('Stop', seeMoment('stop', { reason })))).toMatchObject({ event: 'Stop', reason })
  // A message that was cut off: by Ctrl-C, or by an error of the provider.
  expect(await observe(context, ['Stop'], session(prompt('go'), { ...says('I am'), incomplete: true }))).toEqual([])
})

test('L93 a deny at an observing event is ignored', async (context) => {
  const about = ['PermissionRequest', 'PermissionResult']
  const events = [
    'Stop',
    'SessionStart',
    'SessionEnd',
    'PreCompact',
    'PostCompact',
    'SubagentStart',
    'SubagentEnd',
    ...about,
    'Notification',
  ]
  const deny = say({ verdict: 'deny', reason: 'no' })
  const hooks = Object.fromEntries(events.map((event) => [event, [deny]]))
  const run = { run_id: 'r1', agent: 'explore', prompt: 'look', status: 'ok', answer: 'found', tool_calls: [] }
  const transcript = session(
    prompt('go'),
    { type: 'event', kind: 'compact', data: { summary: 's' } },
    { type: 'event', kind: 'subagent_run', data: run },
    ...bash('rm x', 'denied by user (rm x)'),
    says('done'),
  )
  const judged = await judgeBy(context, hooks, transcript, { moments: true })
  const observed = judged.events.filter((each) => each.verdicts.length > 0)
  expect(observed.map((each) => each.event)).toEqual([
    ...['session_start', 'pre_compact', 'post_compact', 'subagent_start', 'stop', 'subagent_end'],
    ...['permission_request', 'permission_result', 'stop', 'session_end'],
  ])
  expect(observed.map((each) => each.verdicts[0]?.verdict)).toEqual(observed.map(() => 'deny'))
  expect(judged.events.filter((each) => each.ruling !== 'allow')).toEqual([])
  expect(judged.findings.filter((finding) => finding.level === 'error')).toEqual([])
})

test('L94 PermissionRequest has the tool, PermissionResult the tool and the decision; only what left a trace is told', async (context) => {
  const grant = { type: 'event', kind: 'permission_grant', data: { tool: 'bash', pattern: 'make *' } }
  const transcript = session(
    prompt('go'),
    ...bash('rm x', 'denied by user (rm x)'),
    turn(['c2', 'bash', { command: 'make' }]),
    grant,
    result('c2', 'bash', 'ok'),
    ...bash('ls', 'ok', 'c3'),
  )
  const envelopes = await observe(context, ['PermissionRequest', 'PermissionResult'], transcript)
  expect(envelopes.map(({ event, tool, decision }) => ({ event, tool, decision }))).toEqual([
    { event: 'PermissionRequest', tool: { name: 'bash', args: { command: 'rm x' } } },
    { event: 'PermissionResult', tool: { name: 'bash', args: { command: 'rm x' } }, decision: 'deny' },
    { event: 'PermissionRequest', tool: { name: 'bash', args: { command: 'make' } } },
    { event: 'PermissionResult', tool: { name: 'bash', args: { command: 'make' } }, decision: 'allow_always' },
  ])
  for (const decision of ['allow_once', 'allow_always', 'deny', 'auto'] as const)
    expect(JSON.parse(writeLecodeEnvelope('PermissionResult', seeMoment('permission_result', { decision })))).toMatchObject({ decision })
})

test('L95 Notification is told by no transcript: its hooks do not run, and a notice says so', async (context) => {
  const transcript = session(prompt('go'), ...bash('ls'), says('done'))
  expect(await observe(context, ['Notification'], transcript)).toEqual([])
  const { findings } = await loadFrom(context, lecode, { files: config({ Notification: ['say done'] }) })
  expect(findings).toMatchObject([{ id: 'hook-not-replayed', level: 'notice' }])
  expect(findings[0]?.message).toContain('Notification')
})

test('L96 SubagentStart has the agent and its prompt, SubagentEnd the agent and its clipped result', async (context) => {
  const tool_calls = [{ name: 'bash', args: '{"command":"ls"}', result: 'ok', is_error: false }]
  const run = (more: object) => ({
    type: 'event',
    kind: 'subagent_run',
    data: { run_id: 'r1', agent: 'explore', prompt: 'look', tool_calls, ...more },
  })
  const told = ['SubagentStart', 'PreToolUse', 'SubagentEnd']
  const ok = await observe(context, told, session(prompt('go'), run({ status: 'ok', answer: '€'.repeat(3000) })))
  expect(eventsOf(ok)).toEqual(told)
  expect(ok[0]).toMatchObject({ agent: 'explore', prompt: 'look', session: { id: '20260901-120000-a1b2c3', name: 'fix-ci' } })
  expect(ok[2]).toMatchObject({ agent: 'explore', result: { content: '€'.repeat(2000), is_error: false } })
  const failed = await observe(context, told, session(prompt('go'), run({ status: 'error', answer: 'boom' })))
  expect(failed[2]).toMatchObject({ result: { content: 'boom', is_error: true } })
  const cancelled = await observe(context, told, session(prompt('go'), run({ status: 'cancelled' })))
  expect(cancelled[2]).toMatchObject({ result: { content: 'cancelled', is_error: true } })
  // Without a record of the run, the call that started it tells of it; a blocked one started none.
  const task = [turn(['t1', 'task', { prompt: 'look', agent: 'explore' }]), result('t1', 'task', 'found')]
  const [started, ended] = await observe(context, ['SubagentStart', 'SubagentEnd'], session(prompt('go'), ...task))
  expect([started, ended]).toMatchObject([{ agent: 'explore', prompt: 'look' }, { result: { content: 'found', is_error: false } }])
  expect(Object.keys(started ?? {})).toEqual([...BASE, 'prompt', 'agent'])
})

test('L97 SessionStart, SessionEnd, PreCompact, PostCompact and Interrupt carry the base keys and no other', async (context) => {
  const events = ['SessionStart', 'SessionEnd', 'PreCompact', 'PostCompact', 'Interrupt']
  const transcript = session(prompt('go'), { type: 'event', kind: 'compact', data: { summary: 's' } }, says('done'))
  const envelopes = await observe(context, events, transcript)
  expect(eventsOf(envelopes)).toEqual(['SessionStart', 'PreCompact', 'PostCompact', 'SessionEnd'])
  expect(envelopes.map((each) => Object.keys(each))).toEqual(envelopes.map(() => BASE))
  expect(envelopes[0]?.ts).toBe('2026-09-01T12:00:00+00:00')
  // lecode's own file does not tell of Ctrl-C; Claude Code's does.
  const interrupted = await observe(context, events, INTERRUPTED)
  expect(eventsOf(interrupted)).toEqual(['SessionStart', 'Interrupt', 'SessionEnd'])
  expect(interrupted.map((each) => Object.keys(each))).toEqual(interrupted.map(() => BASE))
})
