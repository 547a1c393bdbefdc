import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, type TestContext, test } from 'vitest'
import type { AgentEvent, JsonObject } from '../../../src/model/event.ts'
import { judge } from '../../support/judge.ts'
import { makeScratch } from '../../support/scratch.ts'
import { after, bash, call, moment, replay, say, sh } from './harness.ts'
import { linesOf } from './product.ts'

/** What hooks at these points read, in order. */
async function observe(t: TestContext, points: readonly string[], events: AgentEvent[]): Promise<unknown[]> {
  const given = (scratch: string) => {
    const log = [sh(`cat >>${scratch}/log; echo >>${scratch}/log`)]
    return { hooks: Object.fromEntries(points.map((point) => [point, log])), moments: true }
  }
  const { scratch } = await replay(t, given, events)
  const log = path.join(scratch, 'log')
  const texts = fs.existsSync(log) ? fs.readFileSync(log, 'utf8').split('\n') : []
  return texts.filter((text) => text !== '').map((text) => JSON.parse(text))
}

/** As `observe`, over a whole recorded session: with the moments that follow from it. */
async function observeSession(t: TestContext, points: readonly string[], ...lines: JsonObject[]): Promise<string[]> {
  const scratch = makeScratch(t)
  const log = path.join(scratch, 'log')
  const hooks = Object.fromEntries(points.map((point) => [point, [sh(`cat >/dev/null; echo ${point} >>${log}`)]]))
  const files = { '.luxe/hooks.json': JSON.stringify(hooks), 't.jsonl': linesOf(...lines) }
  await judge(scratch, files, ['app/t.jsonl', '--events', 'all'])
  return fs.existsSync(log) ? fs.readFileSync(log, 'utf8').trim().split('\n') : []
}

const NOTHING = { Other: null }
const DENY = say({ decision: 'deny', reason: 'no' })
const pre = (id: string, tool: string, args: JsonObject, recorded = 'ran') => ({
  event: 'pre_tool',
  at: { call: id },
  tool,
  args,
  recorded,
})

test('X54 SessionStart, SessionEnd, BeforeAgentStart and AgentStart read {"Other": null}', async (t) => {
  const points = ['SessionStart', 'SessionEnd', 'BeforeAgentStart', 'AgentStart']
  const events = [moment('session_start'), moment('turn_start'), moment('model_call'), moment('session_end')]
  expect(await observe(t, points, events)).toEqual([NOTHING, NOTHING, NOTHING, NOTHING])
})

test('X58 FileChanged reads an absolute path and the operation', async (t) => {
  const edit = call('edit', { path: 'src/a.ts', old_string: 'a', new_string: 'b' })
  const write = {
    ...call('write', { path: '/home/dev/app/b.ts', content: '' }),
    call: { id: 'c2', name: 'write', args: { path: '/home/dev/app/b.ts', content: '' } },
  }
  const told = await observe(t, ['FileChanged'], [edit, after(edit, 'ok'), write, after(write, 'ok')])
  expect(told).toEqual([
    { FileChanged: { path: expect.stringMatching(/^\/.*\/src\/a\.ts$/), operation: 'edit' } },
    { FileChanged: { path: expect.stringMatching(/^\/.*\/b\.ts$/), operation: 'write' } },
  ])
})

test('X59 BeforeCompact and AfterCompact read the tokens before, null where they are not recorded', async (t) => {
  const events = [moment('pre_compact', { tokensBefore: 12_345 }), moment('post_compact', {})]
  expect(await observe(t, ['BeforeCompact', 'AfterCompact'], events)).toEqual([
    { Other: { tokens_before: 12_345 } },
    { Other: { tokens_before: null } },
  ])
})

test('X60 AgentEnd reads the percent of the context, null since no transcript tells it', async (t) => {
  expect(await observe(t, ['AgentEnd'], [moment('stop', { reason: 'done' })])).toEqual([{ Other: { effective_context_percent: null } }])
})

test('X61 Error reads the message', async (t) => {
  expect(await observe(t, ['Error'], [moment('error', { message: 'overloaded' })])).toEqual([{ Other: { message: 'overloaded' } }])
})

test('X62 PermissionRequested and PermissionResolved read the tool and the phase', async (t) => {
  const about = { call: { id: 'c1', name: 'bash', args: { command: 'rm x' } } }
  const events = [moment('permission_request', about), moment('permission_result', { ...about, decision: 'deny' })]
  expect(await observe(t, ['PermissionRequested', 'PermissionResolved'], events)).toEqual([
    { Other: { tool: 'bash', phase: 'requested' } },
    { Other: { tool: 'bash', phase: 'resolved', outcome: 'deny' } },
  ])
})

test('X88 a deny at AgentEnd, FileChanged or SessionStart is ignored, and later hooks run', async (t) => {
  const edit = call('edit', { path: 'a', old_string: '', new_string: '' })
  const hooks = { AgentEnd: [DENY, DENY], FileChanged: [DENY, DENY], SessionStart: [DENY, DENY] }
  const events = [moment('session_start'), edit, after(edit, 'ok'), moment('stop')]
  const { starts, judgements } = await replay(t, { hooks, moments: true }, events)
  expect(starts).toHaveLength(6)
  expect(judgements.filter((each) => each.ruled.ruling !== 'allow' || each.native !== 'none')).toEqual([])
})

test('X124 a hook at a point that only observes runs; its answer is ignored and its failure is told', async (t) => {
  for (const [answer, failure] of [
    [DENY, null],
    [say('garbage'), 'invalid-json'],
    [sh('exit 1', { on_timeout: 'deny' }), 'exit-nonzero'],
  ] as const) {
    const { judgements, failures } = await replay(t, { hooks: { AgentEnd: [answer, say('')] }, moments: true }, [moment('stop')])
    expect(judgements[0]).toMatchObject({ native: 'none', ruled: { ruling: 'allow' } })
    expect(judgements[0]?.verdicts.map((each) => each.failure?.kind ?? null)).toEqual([failure, null])
    expect(failures).toMatchObject(failure === null ? [] : [{ id: 'hook-failed', level: 'warning' }])
  }
})

test('X125 SessionEnd is the last event, and its hook is waited for', async (t) => {
  const hooks = { SessionEnd: [sh('sleep 0.3; cat >/dev/null')] }
  const { judgements } = await replay(t, { hooks, moments: true }, [moment('session_end')])
  expect(judgements[0]?.verdicts[0]).toMatchObject({ failure: null })
  expect(judgements[0]?.verdicts[0]?.ms).toBeGreaterThanOrEqual(300)
  const points = ['SessionStart', 'BeforeToolUse', 'SessionEnd']
  expect(await observeSession(t, points, { event: 'prompt', text: 'go' }, pre('c1', 'bash', { command: 'ls' }))).toEqual(points)
})

test('X127 SessionStart fires again where a session is resumed', async (t) => {
  const lines = [{ event: 'session_start' }, { event: 'prompt', text: 'go' }, { event: 'session_start' }, { event: 'prompt', text: 'on' }]
  expect(await observeSession(t, ['SessionStart', 'UserPromptSubmit'], ...lines)).toEqual([
    ...['SessionStart', 'UserPromptSubmit', 'SessionStart', 'UserPromptSubmit'],
  ])
})

test('X128 FileChanged comes from writes and edits that happened, not from bash, blocked or failed calls', async (t) => {
  const named = (id: string, tool: string, path: string) => ({
    ...call(tool, { path, content: '' }),
    call: { id, name: tool, args: { path, content: '' } },
  })
  const write = named('c1', 'write', 'a')
  const failed = named('c2', 'write', 'b')
  const blocked = named('c3', 'write', 'blocked')
  const shell = { ...bash('touch made-by-bash'), call: { id: 'c4', name: 'bash', args: { command: 'touch made-by-bash' } } }
  const guard = sh('grep -q blocked && echo \'{"decision":"deny"}\' || true')
  const given = (scratch: string) => ({
    hooks: { BeforeToolUse: [guard], FileChanged: [sh(`cat >>${scratch}/log`)] },
    moments: true,
  })
  const events = [
    write,
    after(write, 'ok'),
    failed,
    after(failed, 'no', { isError: true }),
    blocked,
    after(blocked, 'ok'),
    shell,
    after(shell, ''),
  ]
  const { scratch } = await replay(t, given, events)
  expect(fs.readFileSync(path.join(scratch, 'log'), 'utf8')).toMatch(/^\{"FileChanged":\{"path":"[^"]*\/a","operation":"write"\}\}$/)
})

test('the report says at which moments hooks were asked that no transcript records', async (t) => {
  const files = {
    '.luxe/hooks.json': JSON.stringify({ SessionStart: [say('')], AgentEnd: [say('')], BeforeToolUse: [say('')] }),
    't.jsonl': linesOf({ event: 'session_start' }, { event: 'prompt', text: 'go' }, pre('c1', 'bash', { command: 'ls' })),
  }
  const notesOf = async (events: string) => (await judge(makeScratch(t), files, ['app/t.jsonl', '--events', events])).report.notes
  expect(await notesOf('gates')).not.toContainEqual(expect.stringContaining('no transcript records'))
  // The start is recorded; nothing tells where the turn ended.
  expect(await notesOf('all')).not.toContainEqual(expect.stringContaining('no transcript records'))
  const ended = { ...files, '.luxe/hooks.json': JSON.stringify({ SessionEnd: [say('')] }) }
  const { report } = await judge(makeScratch(t), ended, ['app/t.jsonl', '--events', 'all'])
  expect(report.notes).toContain(
    'Hooks were asked at moments that no transcript records, but that follow from what stands around them: session_end (1).',
  )
})
