import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { lecode } from '../../../src/dialects/lecode/lecode.ts'
import { renderAnnotations } from '../../../src/reporters/annotations.ts'
import { testWith } from '../../support/dry-run.ts'
import { layOut, loadFrom, replayOver, say } from '../harness.ts'
import { bash, config, prompt, replayHooks, session } from './session.ts'

const TOML = '.lecode/config.toml'
const GLOBAL = '.config/lecode/config.toml'
const ALLOW = say({ verdict: 'allow' })
const deny = (reason: string) => say({ verdict: 'deny', reason })
const transcript = session(prompt('go'), ...bash('ls'))
const list = (event: string, command: string) => `[hooks]\n${event} = [${JSON.stringify(command)}]\n`

test('L1 two listed commands are two hooks, run in that order', async (context) => {
  const laid = layOut(context, { files: {} })
  const log = path.join(laid.scratch, 'log')
  const commands = [`sleep 0.2; echo a >>${log}`, `echo b >>${log}`]
  fs.mkdirSync(path.join(laid.project, '.lecode'))
  fs.writeFileSync(path.join(laid.project, TOML), `[hooks]\nPreToolUse = ${JSON.stringify(commands)}\n`)
  const { report } = await replayOver(laid, transcript)
  expect(report.hooks.map((hook) => hook.command)).toEqual(commands)
  expect(fs.readFileSync(log, 'utf8')).toBe('a\nb\n')
})

test('L2 an event with an empty list has no hook and lets the call run', async (context) => {
  const { report, events } = await replayHooks(context, { PreToolUse: [], UserPromptSubmit: [ALLOW] }, transcript)
  expect(report.hooks.map((hook) => hook.event)).toEqual(['UserPromptSubmit'])
  expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({ native: 'none', ruling: 'allow', verdicts: [] })
})

test('L3 without usable hooks nothing runs, and a dry run says so and ends with 0', async (context) => {
  for (const files of [{ [TOML]: 'model = "x"\n' }, config({}), config({ Stop: [] }), config({ Nonsense: ['false'] })]) {
    const laid = layOut(context, { files })
    expect(await testWith('--repo', laid.project, '--dialects', 'lecode')).toMatchObject({ stdout: 'no hooks configured\n', code: 0 })
    const { report, events } = await replayOver(laid, transcript)
    expect(report.hooks).toEqual([])
    expect(report.totals.hook_runs).toBe(0)
    expect(events.flatMap((each) => each.verdicts)).toEqual([])
  }
})

test('L4 an unknown event name is a warning and the rest is kept', async (context) => {
  const loaded = await loadFrom(context, lecode, { files: { [TOML]: '[hooks]\nBogusEvent = ["x"]\nStop = ["y"]\n' } })
  expect(loaded.hooks).toMatchObject([{ event: 'Stop', command: 'y' }])
  expect(loaded.findings).toMatchObject([{ id: 'unknown-event', level: 'warning', at: { path: TOML, line: 2 } }])
  expect(loaded.findings[0]?.message).toContain('unknown hook event "BogusEvent"')
  const { report } = await replayHooks(context, { BogusEvent: ['x'], UserPromptSubmit: [ALLOW] }, transcript)
  const annotations = renderAnnotations(report, { mode: 'block', reportPath: null })
  expect(annotations).toContainEqual(
    expect.stringMatching(/^::warning file=\.lecode\/config\.json,line=1,title=hookwitness%3A unknown-event::/),
  )
})

test('L5 names are matched exactly, and the one that was meant is named', async (context) => {
  for (const name of ['pretooluse', 'Pre_Tool_Use', 'PRETOOLUSE']) {
    const { hooks, findings } = await loadFrom(context, lecode, { files: config({ [name]: ['x'] }) })
    expect(hooks).toEqual([])
    expect(findings).toMatchObject([{ id: 'unknown-event', mend: expect.stringContaining('PreToolUse') }])
  }
})

test('L6 a text, a number or a table instead of a list of commands voids the whole file and fails the check', async (context) => {
  const write = (value: string) => ({ files: { [TOML]: `[hooks]\nStop = ["say done"]\nPreToolUse = ${value}\n` } })
  for (const value of ['"x"', '[1]', '[{command = "x"}]', '["x", 1]']) {
    const { hooks, findings } = await loadFrom(context, lecode, write(value))
    expect(findings, value).toMatchObject([{ id: 'config-invalid', level: 'error', at: { path: TOML, line: 3 } }])
    expect(hooks, value).toEqual([])
  }
  const { report, events } = await replayOver(layOut(context, write('"x"')), transcript)
  expect(report).toMatchObject({ hooks: [], outcome: 'bad-input', exit_code: 2 })
  expect(events.flatMap((each) => each.verdicts)).toEqual([])
})

test('L7 malformed TOML, a duplicate key and a duplicate table fail the check', async (context) => {
  const twice = { files: { [TOML]: '[hooks]\nStop = ["x"]\n[hooks]\nPreToolUse = ["y"]\n' } }
  for (const text of ['[hooks]\nPreToolUse = ["x"\n', '[hooks]\nStop = ["x"]\nStop = ["y"]\n', twice.files[TOML]]) {
    const { hooks, findings } = await loadFrom(context, lecode, { files: { [TOML]: text } })
    expect(findings, text).toMatchObject([{ id: 'config-unreadable', level: 'error', at: { path: TOML } }])
    expect(findings[0]?.at.line, text).toBeGreaterThanOrEqual(2)
    expect(hooks, text).toEqual([])
  }
  expect((await replayOver(layOut(context, twice), transcript)).report).toMatchObject({ outcome: 'bad-input', exit_code: 2 })
})

test('L8 a project list replaces the global one of its event, other events are kept', async (context) => {
  const home = { [GLOBAL]: '[hooks]\nPreToolUse = ["g"]\nUserPromptSubmit = ["g"]\nStop = ["g"]\n' }
  const { hooks, notes } = await loadFrom(context, lecode, { home, files: { [TOML]: '[hooks]\nPreToolUse = ["p"]\nStop = []\n' } })
  expect(notes).toEqual(
    ['PreToolUse', 'Stop'].map(
      (event) => `~/${GLOBAL} has 1 hook at ${event} that lecode does not run here: the list of ${TOML} replaces it.`,
    ),
  )
  expect(hooks.map((hook) => `${hook.event} ${hook.command} ${hook.at.path}`)).toEqual([
    `UserPromptSubmit g ~/${GLOBAL}`,
    `PreToolUse p ${TOML}`,
  ])
})

test('L9 the nearest project file up to the git root counts, none above it', async (context) => {
  const project = 'services/api'
  const commandsOf = async (files: Record<string, string>, git: 'commit' | 'none') => {
    const around = { [TOML]: list('PreToolUse', 'above') }
    const { hooks } = await loadFrom(context, lecode, { files, around, project, git })
    return hooks.map((hook) => hook.command)
  }
  const top = { [TOML]: list('PreToolUse', 'top') }
  const between = { [`services/${TOML}`]: list('PreToolUse', 'between') }
  const own = { [`services/api/${TOML}`]: list('PreToolUse', 'own') }
  expect(await commandsOf({ ...top, ...between, ...own }, 'commit')).toEqual(['own'])
  const { notes } = await loadFrom(context, lecode, { files: { ...top, ...own }, project, git: 'commit' })
  expect(notes).toEqual([`../../${TOML} is not read: lecode takes ${TOML} before it.`])
  expect(await commandsOf({ ...top, ...between }, 'commit')).toEqual(['between'])
  expect(await commandsOf(top, 'commit')).toEqual(['top'])
  expect(await commandsOf({}, 'commit')).toEqual([])
  expect(await commandsOf({ ...top, ...between }, 'none')).toEqual([])
})

test('L10 of several formats the first of toml, yaml, yml and json counts', async (context) => {
  const texts = {
    toml: list('PreToolUse', 'toml'),
    yaml: 'hooks: {PreToolUse: [yaml]}\n',
    yml: 'hooks:\n  PreToolUse:\n    - yml\n',
    json: '{"hooks": {"PreToolUse": ["json"]}}',
  }
  const formats = ['toml', 'yaml', 'yml', 'json'] as const
  for (const [index, format] of formats.entries()) {
    for (const [level, stem] of [
      ['files', '.lecode/config'],
      ['home', '.config/lecode/config'],
    ] as const) {
      const files = Object.fromEntries(formats.slice(index).map((each) => [`${stem}.${each}`, texts[each]]))
      const { hooks, findings } = await loadFrom(context, lecode, { [level]: files })
      expect(hooks.map((hook) => hook.command)).toEqual([format])
      expect(findings).toEqual([])
    }
  }
})

test('L11 each hook has 10 s, which the file cannot change', async (context) => {
  const { report, findings } = await replayHooks(context, { PreToolUse: [{ command: 'x', timeout: 5 }] }, transcript)
  expect(findings).toMatchObject([{ id: 'config-invalid', level: 'error' }])
  expect(report.outcome).toBe('bad-input')
  const { hooks } = await loadFrom(context, lecode, { files: config({ PreToolUse: ['x'] }, { hook_timeout: 1, hooks_timeout: 1 }) })
  expect(hooks.map((hook) => hook.timeoutMs)).toEqual([10_000])
})

test('L12 project hooks run without any trust flag, and are those of the commit that is asked for', async (context) => {
  const laid = layOut(context, { files: config({ PreToolUse: [deny('of the base')] }), git: 'commit' })
  expect((await replayOver(laid, transcript)).report).toMatchObject({ outcome: 'blocked' })
  fs.writeFileSync(path.join(laid.project, '.lecode/config.json'), JSON.stringify({ hooks: { PreToolUse: [ALLOW] } }))
  expect((await replayOver(laid, transcript)).report).toMatchObject({ outcome: 'passed' })
  const { report, events } = await replayOver(laid, transcript, { hooks_from: 'HEAD' })
  expect(report).toMatchObject({ outcome: 'blocked' })
  expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({ ruling: 'deny', reason: 'of the base' })
})

test('L13 the keys __proto__ and constructor are unknown events and nothing else', async (context) => {
  const names = ['__proto__', 'constructor', 'toString']
  const spellings: Record<string, string>[] = [
    { [TOML]: `[hooks]\n${names.map((name) => `${name} = ["x"]\n`).join('')}PreToolUse = ["y"]\n` },
    { '.lecode/config.yaml': `hooks:\n${names.map((name) => `  ${name}: [x]\n`).join('')}  PreToolUse: [y]\n` },
    { '.lecode/config.json': `{"hooks": {${names.map((name) => `"${name}": ["x"], `).join('')}"PreToolUse": ["y"]}}` },
  ]
  for (const files of spellings) {
    const { hooks, findings } = await loadFrom(context, lecode, { files })
    expect(hooks).toMatchObject([{ event: 'PreToolUse', command: 'y' }])
    expect(findings.map((finding) => finding.id)).toEqual(names.map(() => 'unknown-event'))
    expect(names.filter((name) => !findings.some((finding) => finding.message.includes(`"${name}"`)))).toEqual([])
    expect(Object.keys(Object.prototype)).toEqual([])
    expect(Reflect.get({}, '0')).toBeUndefined()
  }
})

test('L14 an array of mixed types is TOML, and then no list of commands', async (context) => {
  const { findings } = await loadFrom(context, lecode, { files: { [TOML]: '[hooks]\nPreToolUse = ["a", 1, 2.5]\n' } })
  expect(findings).toMatchObject([{ id: 'config-invalid', message: expect.stringContaining('PreToolUse[1]') }])
  const other = await loadFrom(context, lecode, { files: { [TOML]: `mixed = ["a", 1]\n${list('PreToolUse', 'a')}` } })
  expect(other).toMatchObject({ findings: [], hooks: [{ command: 'a' }] })
})

test('L15 a TOML file with a byte order mark cannot be read', async (context) => {
  const files = { [TOML]: `\ufeff${list('PreToolUse', ALLOW)}` }
  const { report, findings } = await replayOver(layOut(context, { files }), transcript)
  expect(findings).toMatchObject([{ id: 'config-unreadable', level: 'error', at: { path: TOML } }])
  expect(report).toMatchObject({ hooks: [], outcome: 'bad-input' })
})
