import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { readInputs } from '../../../src/config/read-inputs.ts'
import type { OnAsk } from '../../../src/policy/rule.ts'
import { makeScratch } from '../../support/scratch.ts'
import { layOut, replayOver } from '../harness.ts'
import { bash, judgeOne, loadFiles, replay, say, sh } from './harness.ts'
import { neutralSession } from './product.ts'

interface Nobody {
  hookAsk?: unknown
  /** The gate's option; `native` is Luxe's own default. */
  onAsk: OnAsk
}

const before = (hook: unknown, { hookAsk, onAsk }: Nobody) => ({
  hooks: { BeforeToolUse: [hook] },
  project: hookAsk === undefined ? {} : { '.luxe/permissions.json': { permission: { hook_ask: hookAsk } } },
  onAsk,
})
const ASK = say({ decision: 'ask', reason: 'sure?' })
const ALLOW = { ruling: 'allow', cause: 'none' }

test('X110 without hook_ask and on_ask an ask is allowed', async (t) => {
  const judged = await judgeOne(t, before(ASK, { onAsk: 'native' }), bash('ls'))
  expect(judged).toMatchObject({ native: 'ask', ruled: { ...ALLOW, live: 'runs' } })
})

test('X111 without hook_ask, on_ask deny refuses it and says why: by the option, and live by config.json', async (t) => {
  const refused = { native: 'ask', ruled: { ruling: 'deny', cause: 'ask', reason: 'sure?' } }
  expect(await judgeOne(t, before(ASK, { onAsk: 'deny' }), bash('ls'))).toMatchObject(refused)
  const configured = { ...before(ASK, { onAsk: 'native' }), user: { '.config/luxe/config.json': { agent: { on_ask: 'deny' } } } }
  expect(await judgeOne(t, configured, bash('ls'))).toMatchObject({ ...refused, ruled: { ...refused.ruled, live: 'stopped' } })
})

test('agent.on_ask of config.json is what Luxe does with nobody there: the more severe of the files that are trusted', (t) => {
  const load = (user: unknown, project: unknown, trusted = true) =>
    loadFiles(makeScratch(t), { user: { '.config/luxe/config.json': user }, project: { '.luxe/config.json': project }, trusted })
  const set = (value: unknown) => ({ agent: { on_ask: value } })
  expect(load({}, undefined).nativeAsk).toBeNull()
  expect(load(set('deny'), undefined).nativeAsk).toEqual({ decision: 'deny', why: 'agent.on_ask: deny in ~/.config/luxe/config.json' })
  expect(load(set('allow'), set('deny')).nativeAsk).toEqual({ decision: 'deny', why: 'agent.on_ask: deny in .luxe/config.json' })
  expect(load(set('deny'), set('allow')).nativeAsk?.decision).toBe('deny')
  expect(load(set('allow'), set('deny'), false).nativeAsk?.decision).toBe('allow')
  for (const wrong of [set('Deny'), set(null), { agent: 5 }]) {
    expect(load(wrong, undefined)).toMatchObject({ nativeAsk: { decision: 'deny' }, findings: [{ id: 'config-invalid', level: 'error' }] })
  }
})

test('X112 hook_ask deny makes a block of every ask, whatever on_ask says', async (t) => {
  for (const onAsk of ['deny', 'allow', 'native'] as const) {
    const { ruled } = await judgeOne(t, before(ASK, { hookAsk: 'deny', onAsk }), bash('ls'))
    // Attended too: it is no matter of who is there.
    expect(ruled).toMatchObject({ ruling: 'deny', live: 'stopped', reason: expect.stringContaining('sure?') })
  }
})

test('X113 hook_ask allow lets an ask pass', async (t) => {
  const { ruled } = await judgeOne(t, before(ASK, { hookAsk: 'allow', onAsk: 'native' }), bash('ls'))
  expect(ruled).toMatchObject({ ruling: 'allow', cause: 'silenced', live: 'runs' })
})

test('X114 hook_ask allow silences an ask before on_ask deny sees it, which is reported as a silenced ask', async (t) => {
  const setup = before(ASK, { hookAsk: 'allow', onAsk: 'deny' })
  const { judgements, stopped } = await replay(t, setup, [bash('ls')])
  const silenced = { ruling: 'allow', cause: 'silenced', reason: expect.stringContaining('silenced ask') }
  expect(judgements).toMatchObject([{ native: 'ask', ruled: silenced }])
  expect(stopped).toMatchObject([
    {
      id: 'ask-silenced',
      level: 'notice',
      hook: 'luxe:BeforeToolUse:.luxe/hooks.json#1',
      message: expect.stringContaining('silenced ask'),
    },
  ])
  expect(stopped[0]?.message).toContain('sure?')
  const failing = before(sh('exit 1', { on_timeout: 'ask' }), { hookAsk: 'allow', onAsk: 'deny' })
  expect((await judgeOne(t, failing, bash('ls'))).ruled).toMatchObject(silenced)
})

test('X115 on_ask deny refuses the asks of permission rules too, which hook_ask does not touch', async (t) => {
  const rules = (hookAsk: unknown) => ({ '.luxe/permissions.json': { permission: { bash: { 'git push *': 'ask' }, hook_ask: hookAsk } } })
  const { ruled } = await judgeOne(t, { project: rules('allow'), onAsk: 'deny' }, bash('git push'))
  expect(ruled).toMatchObject({ ruling: 'deny', cause: 'ask', reason: expect.stringContaining('git push *') })
  expect((await judgeOne(t, { project: rules('deny'), onAsk: 'native' }, bash('git push'))).ruled).toMatchObject(ALLOW)
})

test('X116 on_ask deny does not touch an allow, nor no opinion', async (t) => {
  for (const answer of [{ decision: 'allow' }, '']) {
    expect((await judgeOne(t, before(say(answer), { onAsk: 'deny' }), bash('ls'))).ruled).toMatchObject(ALLOW)
  }
})

test('X117 the option beats agent.on_ask of config.json', async (t) => {
  const setup = (onAsk: OnAsk, inFile: string) => ({
    hooks: { BeforeToolUse: [ASK] },
    project: { '.luxe/config.json': { agent: { on_ask: inFile } } },
    onAsk,
  })
  expect((await judgeOne(t, setup('allow', 'deny'), bash('ls'))).ruled).toMatchObject(ALLOW)
  expect((await judgeOne(t, setup('deny', 'allow'), bash('ls'))).ruled.ruling).toBe('deny')
})

test('X118 the default is deny whatever Luxe says, and only an input of the workflow changes it, no file of the pull request', async (context) => {
  expect(readInputs({}).options.on_ask).toBe('deny')
  expect(readInputs({ INPUT_ON_ASK: 'native' }).options.on_ask).toBe('native')
  const files = {
    '.luxe/hooks.json': JSON.stringify({ BeforeToolUse: [ASK] }),
    '.luxe/config.json': JSON.stringify({ agent: { on_ask: 'allow' } }),
  }
  const laid = layOut(context, { files, git: 'commit' })
  fs.writeFileSync(path.join(laid.project, '.hookwitness.toml'), 'on_ask = "allow"\n')
  const { events, report } = await replayOver(laid, neutralSession(['bash', { command: 'ls' }]), { hooks_from: 'HEAD' })
  expect(report.options.on_ask).toBe('deny')
  expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({ native: 'ask', ruling: 'deny' })
})

test('X119 a hook_ask of another word or type is a configuration error, taken as deny', async (t) => {
  for (const value of ['Deny', 'no', null, true, 5]) {
    const { loaded, judgements } = await replay(t, before(ASK, { hookAsk: value, onAsk: 'allow' }), [bash('ls')])
    expect(loaded.findings).toMatchObject([{ id: 'config-invalid', level: 'error', at: { path: '.luxe/permissions.json' } }])
    expect(judgements[0]?.ruled.ruling).toBe('deny')
  }
})
