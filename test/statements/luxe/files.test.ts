import { expect, test } from 'vitest'
import { BAD_INPUT_FINDINGS } from '../../../src/policy/outcome.ts'
import { judge } from '../../support/judge.ts'
import { makeScratch } from '../../support/scratch.ts'
import { bash, judgeOne, loadFiles, replay, say } from './harness.ts'
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
  expect(report.notes.join('\n')).toContain('1 project hooks were listed but not run')
})

test("X3 with trust the user's hooks run first, then the project's, at each point", async (t) => {
  const two = { BeforeToolUse: [say(''), say('')], AfterToolUse: [say('')] }
  expect(ids(await replay(t, { hooks: two, userHooks: two }, [bash('ls')]))).toEqual([
    'luxe:BeforeToolUse:~/.config/luxe/hooks.json#1',
    'luxe:BeforeToolUse:~/.config/luxe/hooks.json#2',
    'luxe:BeforeToolUse:.luxe/hooks.json#1',
    'luxe:BeforeToolUse:.luxe/hooks.json#2',
  ])
})

test("X4 after a deny of a user's hook the project's hooks at that point do not run", async (t) => {
  const setup = { hooks: { BeforeToolUse: [say('')] }, userHooks: { BeforeToolUse: [say({ decision: 'deny' })] } }
  expect(ids(await replay(t, setup, [bash('ls')]))).toEqual(['luxe:BeforeToolUse:~/.config/luxe/hooks.json#1'])
})

test.for([
  ['that is no JSON', 'not json', 'config-unreadable'],
  ['that is a list', '[]', 'config-invalid'],
  ['with an object at a point', '{"BeforeToolUse": {"command": ["true"]}}', 'config-invalid'],
  ['with a text at a point', '{"BeforeToolUse": "true"}', 'config-invalid'],
] as const)('X5 a hooks.json %s is a configuration error, which fails the check', async ([, text, id], t) => {
  const loaded = loadFiles(makeScratch(t), { hooks: text })
  expect(loaded.findings).toMatchObject([{ id, level: 'error', at: { path: '.luxe/hooks.json' } }])
  expect(loaded.configured).toBe(true)
  expect(BAD_INPUT_FINDINGS.has(id)).toBe(true)
})

test('X6 an absent file and {} hold no hooks, and nothing is wrong with them', async (t) => {
  expect(loadFiles(makeScratch(t), {})).toMatchObject({ configured: false, hooks: [], findings: [] })
  expect(loadFiles(makeScratch(t), { hooks: '{}' })).toMatchObject({ configured: true, hooks: [], findings: [] })
})

test.for([
  ['a trailing comma', '{"BeforeToolUse": [{"command": ["true"]},]}'],
  ['a comment', '{\n// guard\n"BeforeToolUse": []}'],
])('X7 %s is a configuration error', async ([, text], t) => {
  const loaded = loadFiles(makeScratch(t), { hooks: text })
  expect(loaded).toMatchObject({ hooks: [], findings: [{ id: 'config-unreadable', level: 'error' }] })
})
