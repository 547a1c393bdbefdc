import { expect, test } from 'vitest'
import { judge } from '../../support/judge.ts'
import { makeScratch } from '../../support/scratch.ts'
import { layOut, replayOver } from '../harness.ts'
import { after, bash, judgeOne, loadFiles, replay, say } from './harness.ts'
import { neutralSession } from './product.ts'

const ids = (replayed: { judgements: { verdicts: { hook: { id: string } }[] }[] }) =>
  replayed.judgements.flatMap((each) => each.verdicts.map((verdict) => verdict.hook.id))

test('X1 hooks of ~/.config/luxe/hooks.json run', async (t) => {
  const judged = await judgeOne(t, { userHooks: { BeforeToolUse: [say({ decision: 'deny', reason: 'no' })] } }, bash('ls'))
  expect(judged).toMatchObject({ native: 'deny', ruled: { ruling: 'deny', reason: 'no' } })
  expect(judged.verdicts[0]?.hook.at.path).toBe('~/.config/luxe/hooks.json')
})

test('X2 hooks of .luxe/hooks.json do not run without trust, and a notice says so', async (t) => {
  const hooks = { BeforeToolUse: [say({ decision: 'deny' })] }
  const { starts, judgements } = await replay(t, { hooks, trusted: false }, [bash('ls')])
  expect(starts).toEqual([])
  expect(judgements[0]?.ruled.ruling).toBe('allow')
  const files = { '.luxe/hooks.json': JSON.stringify(hooks), 't.jsonl': neutralSession(['bash', { command: 'ls' }]) }
  const { report } = await judge(makeScratch(t), files, ['app/t.jsonl', '--trust_project', 'false'])
  expect(report.notes.join('\n')).toContain('1 project hook listed but not run')
})

test('X3 with trust the hooks of the user run first, then those of the project, at each point', async (t) => {
  const two = { BeforeToolUse: [say(''), say('')], AfterToolUse: [say('')] }
  const ls = bash('ls')
  expect(ids(await replay(t, { hooks: two, userHooks: two }, [ls, after(ls, 'ok')]))).toEqual([
    'luxe:BeforeToolUse:~/.config/luxe/hooks.json#1',
    'luxe:BeforeToolUse:~/.config/luxe/hooks.json#2',
    'luxe:BeforeToolUse:.luxe/hooks.json#1',
    'luxe:BeforeToolUse:.luxe/hooks.json#2',
    'luxe:AfterToolUse:~/.config/luxe/hooks.json#1',
    'luxe:AfterToolUse:.luxe/hooks.json#1',
  ])
})

test('X4 after a deny of a hook of the user, those of the project at that point do not run', async (t) => {
  const setup = { hooks: { BeforeToolUse: [say('')] }, userHooks: { BeforeToolUse: [say({ decision: 'deny' })] } }
  expect(ids(await replay(t, setup, [bash('ls')]))).toEqual(['luxe:BeforeToolUse:~/.config/luxe/hooks.json#1'])
})

test('X5 a hooks.json that is no JSON, no object or has no list at a point is a configuration error, which fails the check', async (context) => {
  for (const [text, id] of [
    ['not json', 'config-unreadable'],
    ['[]', 'config-invalid'],
    ['{"BeforeToolUse": {"command": ["true"]}}', 'config-invalid'],
    ['{"BeforeToolUse": "true"}', 'config-invalid'],
  ] as const) {
    const laid = layOut(context, { files: { '.luxe/hooks.json': text } })
    const { report, findings } = await replayOver(laid, neutralSession(['bash', { command: 'ls' }]))
    expect(findings, text).toMatchObject([{ id, level: 'error', at: { path: '.luxe/hooks.json' } }])
    expect(report).toMatchObject({ outcome: 'bad-input', exit_code: 2, hooks: [] })
  }
})

test('X6 an absent file and {} hold no hooks, and nothing is wrong with them', async (t) => {
  expect(loadFiles(makeScratch(t), {})).toMatchObject({ configured: false, hooks: [], findings: [] })
  expect(loadFiles(makeScratch(t), { hooks: '{}' })).toMatchObject({ configured: true, hooks: [], findings: [] })
})

test('X7 trailing commas and comments are a configuration error', (t) => {
  for (const text of ['{"BeforeToolUse": [{"command": ["true"]},]}', '{\n// guard\n"BeforeToolUse": []}', '{/* guard */}']) {
    const loaded = loadFiles(makeScratch(t), { hooks: text })
    expect(loaded, text).toMatchObject({ hooks: [], findings: [{ id: 'config-unreadable', level: 'error' }] })
  }
})
