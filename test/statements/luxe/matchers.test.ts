import { expect, type TestContext, test } from 'vitest'
import { matchLuxe, readLuxeMatcher } from '../../../src/matching/luxe-matcher.ts'
import type { AgentEvent, JsonObject, PreToolEvent } from '../../../src/model/event.ts'
import { after, bash, call, moment, prompt, replay, say } from './harness.ts'

const DENY = { decision: 'deny', reason: 'seen' }

/** Which of these calls a guard with this matcher denies; real hooks of a real file. */
async function listDenied(t: TestContext, matcher: unknown, calls: readonly PreToolEvent[]): Promise<PreToolEvent[]> {
  const { judgements } = await replay(t, { hooks: { BeforeToolUse: [say(DENY, { matcher })] } }, [...calls])
  expect(judgements).toHaveLength(calls.length)
  return calls.filter((_, index) => judgements[index]?.native === 'deny')
}

const tools = (...names: string[]) => names.map((name) => call(name, {}))
const namesOf = (calls: readonly PreToolEvent[]) => calls.map((each) => each.call.name)
const argsOf = (calls: readonly PreToolEvent[], key: string) => calls.map((each) => each.call.args?.[key])

/** How many hooks of each event were run, for hooks that say nothing. */
async function countRuns(t: TestContext, hooks: Record<string, unknown>, events: readonly AgentEvent[]): Promise<Record<string, number>> {
  const { judgements } = await replay(t, { hooks, moments: true }, [...events])
  return Object.fromEntries(judgements.map((each) => [each.event.tool?.name ?? each.event.kind, each.verdicts.length]))
}

test('X24 without a matcher a hook runs on every tool call', async (t) => {
  const names = ['bash', 'edit', 'web_fetch', 'mcp__files__remove', 'anything']
  expect(namesOf(await listDenied(t, undefined, tools(...names)))).toEqual(names)
})

test('X25 "bash" is bash only, not bash_x', async (t) => {
  expect(namesOf(await listDenied(t, 'bash', tools('bash', 'bash_x', 'Bash', 'my_bash')))).toEqual(['bash'])
})

test('X26 "web_*" is web_fetch and every other tool whose name starts so', async (t) => {
  const names = tools('web_fetch', 'web_search', 'web_', 'webfetch', 'my_web_fetch')
  expect(namesOf(await listDenied(t, 'web_*', names))).toEqual(['web_fetch', 'web_search', 'web_'])
})

test('X27 an object is bash calls with rm or edits under src, and a read under src is neither', async (t) => {
  const calls = [
    ...[bash('rm x'), bash('ls'), call('edit', { path: 'src/a/b.ts' }), call('edit', { path: 'docs/a.md' })],
    call('read', { path: 'src/a.ts' }),
  ]
  expect(await listDenied(t, { bash: 'rm *', edit: 'src/**' }, calls)).toEqual([calls[0], calls[2]])
})

test('X28 for a call that does not match no process is started', async (t) => {
  const hooks = { BeforeToolUse: [say(DENY, { matcher: { bash: 'rm *' } }), say(DENY, { matcher: 'edit' })] }
  const { starts, judgements } = await replay(t, { hooks }, [bash('ls'), call('read', { path: 'rm x' })])
  expect(starts).toEqual([])
  expect(judgements.map((each) => each.verdicts)).toEqual([[], []])
})

test('X29 {} matches nothing and is warned about; what is no matcher is a configuration error and runs on every call', async (t) => {
  const empty = await replay(t, { hooks: { BeforeToolUse: [say(DENY, { matcher: {} })] } }, [bash('rm x')])
  expect(empty).toMatchObject({ starts: [], loaded: { findings: [{ id: 'matcher-never-matches', level: 'warning' }] } })
  for (const matcher of ['', 5, ['bash'], null, true, { bash: 5 }, { edit: 'a', bash: { x: 'y' } }]) {
    const hooks = { BeforeToolUse: [say(DENY, { matcher })] }
    const { loaded, judgements } = await replay(t, { hooks }, [bash('ls'), call('read', {})])
    expect(loaded.findings, JSON.stringify(matcher)).toMatchObject([{ id: 'config-entry-invalid', level: 'warning' }])
    expect(judgements).toMatchObject([{ native: 'deny' }, { native: 'deny' }])
  }
})

test('X47 a path under src is found in every spelling, and no other path is', async (t) => {
  const found = ['src/a.ts', './src/a.ts', '/home/dev/app/src/a.ts', 'lib/../src/a.ts', 'src/.hid/a']
  const others = ['src2/a', '/other/src/a', 'docs/src/a', 'src/../a.ts']
  for (const key of ['path', 'file_path']) {
    const calls = [...found, ...others].map((each) => call('edit', { [key]: each }))
    expect(argsOf(await listDenied(t, { edit: 'src/**' }, calls), key)).toEqual(found)
  }
})

test('X48 a pattern for web_fetch is about the address', async (t) => {
  const addresses = ['https://a.com/x/y?z=1', 'https://a.com/', 'https://a.com.evil/x', 'https://evil/https://a.com/x']
  const calls = addresses.map((url) => call('web_fetch', { url }))
  expect(argsOf(await listDenied(t, { web_fetch: 'https://a.com/*' }, calls), 'url')).toEqual(addresses.slice(0, 2))
})

test('X49 an entry for edit does not cover write', async (t) => {
  expect(await listDenied(t, { edit: 'src/**' }, [call('write', { path: 'src/a.ts' })])).toEqual([])
  expect(await listDenied(t, { edit: 'src/**' }, [call('edit', { path: 'src/a.ts' })])).toHaveLength(1)
})

test('X50 a call of the tool without the argument in question is a match: the guard runs', async (t) => {
  const matcher = { bash: 'rm *', edit: 'src/**', web_fetch: 'https://a.com/*' }
  const without: [string, JsonObject][] = [
    ['bash', {}],
    ['bash', { command: ['rm'] }],
    ['edit', { text: 'a' }],
    ['web_fetch', { url: 5 }],
  ]
  const calls = without.map(([name, args]) => call(name, args))
  expect(await listDenied(t, matcher, calls)).toEqual(calls)
})

test('X51 at AfterToolUse "edit" is results of edit only', async (t) => {
  const [edit, write, multi] = tools('edit', 'write', 'multi_edit').map((each) => [each, after(each, 'ok')])
  const hooks = { AfterToolUse: [say('', { matcher: 'edit' })] }
  const events = [edit, write, multi].flatMap((each) => each ?? [])
  expect(await countRuns(t, hooks, events)).toEqual({ edit: 1, write: 0, multi_edit: 0 })
})

test('X52 at AfterToolUse {"bash": "rm *"} is every result of bash: only the name is matched', async (t) => {
  const [ls, edit] = [bash('ls'), call('edit', { path: 'a' })]
  const hooks = { AfterToolUse: [say('', { matcher: { bash: 'rm *' } })] }
  expect(await countRuns(t, hooks, [ls, after(ls, 'ok'), edit, after(edit, 'ok')])).toMatchObject({ bash: 1, edit: 0 })
})

test('X53 at points without a tool call the matcher is ignored and the hook runs', async (t) => {
  const points = [
    ...['SessionStart', 'SessionEnd', 'UserPromptSubmit', 'BeforeAgentStart', 'AgentStart', 'FileChanged', 'BeforeCompact'],
    ...['AfterCompact', 'AgentEnd', 'Error', 'PermissionRequested', 'PermissionResolved'],
  ]
  const edit = call('edit', { path: 'docs/a.md', old_string: '', new_string: '' })
  const about = { call: { id: 'c9', name: 'bash', args: { command: 'ls' } } }
  const kinds = ['session_start', 'turn_start', 'model_call', 'pre_compact', 'post_compact', 'stop', 'error', 'session_end'] as const
  const events = [
    ...kinds.map((kind) => moment(kind)),
    ...[prompt('hi'), edit, after(edit, 'ok'), moment('permission_request', about), moment('permission_result', about)],
  ]
  for (const matcher of ['nothing', { bash: 'rm *', edit: 'src/**' }]) {
    const hooks = Object.fromEntries(points.map((point) => [point, [say('', { matcher })]]))
    const { judgements } = await replay(t, { hooks, moments: true }, events)
    const run = judgements.flatMap((each) => each.verdicts.map((verdict) => verdict.hook.event))
    expect(run.sort()).toEqual([...points].sort())
  }
  for (const point of points) expect(matchLuxe(readLuxeMatcher({}), point, null).matched, point).toBe(true)
})
