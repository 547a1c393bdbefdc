import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { codex } from '../../src/dialects/codex/codex.ts'
import type { HookTree, Loaded } from '../../src/model/dialect.ts'
import { ROOT } from '../support/runtimes.ts'
import { makeTree } from './tree.ts'

// Right values: codex-rs/hooks/src/engine/discovery.rs and codex-rs/config (hook_config), github.com/openai/codex.

const JSON_FILE = '.codex/hooks.json'
const TOML_FILE = '.codex/config.toml'
const load = (text: string, file = JSON_FILE): Loaded => codex.load(makeTree({ project: { [file]: text } }))
const one = (handler: object, group: object = {}, event = 'PreToolUse') =>
  load(JSON.stringify({ hooks: { [event]: [{ ...group, hooks: [{ type: 'command', command: 'guard', ...handler }] }] } }))
const told = ({ findings }: Loaded) => findings.map(({ id, level }) => `${id} ${level}`)

describe('Codex throws the whole file away for', () => {
  test.each<[string, string, string, number]>([
    ['a version', '{\n"version": 1, "hooks": {}}', 'config-invalid', 2],
    ['a schema', '{"hooks": {},\n"$schema": "x"}', 'config-invalid', 2],
    ['a handler without a type', '{"hooks": {"Stop": [{"hooks": [\n{"command": "x"}]}]}}', 'config-invalid', 2],
    ['a type that it does not know', '{"hooks": {"Stop": [{"hooks": [\n{"type": "http", "url": "x"}]}]}}', 'config-invalid', 2],
    ['a handler without a command', '{"hooks": {"Stop": [{"hooks": [\n{"type": "command"}]}]}}', 'config-invalid', 2],
    [
      'a fraction of a second',
      '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "x",\n"timeout": 1.5}]}]}}',
      'config-invalid',
      2,
    ],
    [
      'a time-out below nothing',
      '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "x",\n"timeout": -1}]}]}}',
      'config-invalid',
      2,
    ],
    [
      'a time-out in words',
      '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "x",\n"timeout": "30"}]}]}}',
      'config-invalid',
      2,
    ],
    ['an async of null', '{"hooks": {"Stop": [{"hooks": [{"type": "command", "command": "x",\n"async": null}]}]}}', 'config-invalid', 2],
    ['a matcher that is a list', '{"hooks": {"PreToolUse": [{\n"matcher": ["Bash"], "hooks": []}]}}', 'config-invalid', 2],
    ['an event that is no list', '{"hooks": {\n"Stop": {"hooks": []}}}', 'config-invalid', 2],
    ['hooks that are a list', '{\n"hooks": []}', 'config-invalid', 2],
    ['a list at the root', '[]', 'config-invalid', 1],
    ['a comment', '{\n// no\n"hooks": {}}', 'config-unreadable', 2],
    ['a byte order mark', '\ufeff{"hooks": {}}', 'config-unreadable', 1],
    ['nothing', '', 'config-unreadable', 1],
  ])('%s', (_, text, id, line) => {
    const loaded = load(text)
    expect(loaded).toMatchObject({ configured: true, hooks: [], findings: [{ id, level: 'error', at: { path: JSON_FILE, line } }] })
  })
})

describe('Codex reads', () => {
  test('what is decoration, and nulls', () => {
    const loaded = one({ name: 'x', timeout: null, statusMessage: null, async: false }, { matcher: null, description: 'd', id: 1 })
    expect(loaded.findings).toEqual([])
    expect(loaded.hooks).toMatchObject([{ id: 'codex:PreToolUse:.codex/hooks.json#1', matcher: null, timeoutMs: 600_000, trusted: true }])
  })

  test.each([
    [0, 1_000],
    [1, 1_000],
    [30, 30_000],
  ])('a time-out of %i s', (timeout, timeoutMs) => {
    expect(one({ timeout }).hooks).toMatchObject([{ timeoutMs }])
  })

  test('the tables of config.toml, and what it says beside them', () => {
    const text = [
      'model = "gpt-5"',
      '[features]',
      'hooks = true',
      '[[hooks.PreToolUse]]',
      'matcher = "Bash"',
      '[[hooks.PreToolUse.hooks]]',
      'type = "command"',
      'command = "guard"',
      'timeout = 30',
      '[hooks.state."/a/hooks.json:pre_tool_use:0:0"]',
      'trusted_hash = "x"',
    ].join('\n')
    const loaded = load(text, TOML_FILE)
    expect(loaded.findings).toEqual([])
    expect(loaded.hooks).toMatchObject([
      { event: 'PreToolUse', matcher: 'Bash', command: 'guard', timeoutMs: 30_000, at: { path: TOML_FILE } },
    ])
    expect(loaded.notes).toEqual([expect.stringContaining('trusted')])
  })

  test('both files of every folder from the git root down, after the user’s, and identical hooks as often as they stand there', () => {
    const file = (command: string) => JSON.stringify({ hooks: { Stop: [{ hooks: [{ type: 'command', command }] }] } })
    const toml = '[[hooks.Stop]]\n[[hooks.Stop.hooks]]\ntype = "command"\ncommand = "same"\n'
    const tree: HookTree = {
      ...makeTree({
        user: { [JSON_FILE]: file('user') },
        project: { [JSON_FILE]: file('same'), [TOML_FILE]: toml, [`../${JSON_FILE}`]: file('above') },
      }),
      parents: ['', '../'],
    }
    const { hooks } = codex.load(tree)
    expect(hooks.map((hook) => hook.command)).toEqual(['user', 'above', 'same', 'same'])
    expect(hooks.map((hook) => hook.runKey)).toEqual([null, null, null, null])
  })

  test('no hook where hooks are switched off', () => {
    const loaded = codex.load(
      makeTree({
        project: {
          [JSON_FILE]: '{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"x"}]}]}}',
          [TOML_FILE]: '[features]\nhooks = false\n',
        },
      }),
    )
    expect([loaded.hooks, told(loaded)]).toEqual([[], ['hooks-disabled warning']])
  })

  test('a config.toml without hooks as no configuration of hooks', () => {
    expect(load('model = "gpt-5"\n', TOML_FILE)).toMatchObject({ configured: false, hooks: [], findings: [] })
  })
})

describe('what does nothing in Codex is told', () => {
  test.each<[string, Loaded, string]>([
    [
      'a flat group',
      load('{"hooks": {"PreToolUse": [{"name": "p", "tool": "Bash", "command": "exit 2"}]}}'),
      'no list "hooks": what the group itself says',
    ],
    ['a matcher that looks ahead', one({}, { matcher: '^(?!Bash)' }), 'no regular expression of Rust'],
    ['a prompt hook', load('{"hooks": {"Stop": [{"hooks": [{"type": "prompt"}]}]}}'), 'supports command hooks only'],
    ['an empty command', one({ command: ' ' }), 'is empty'],
    ['milliseconds', one({ timeout: 30_000 }), 'Codex counts seconds: that is 8.3 hours'],
    ['a condition', one({ if: 'Bash(git *)' }), 'ignores the key "if"'],
    ['an older name of the time-out', one({ timeoutSec: 5 }), 'ignores the key "timeoutSec"'],
    ['a variable of Claude Code', one({ command: '"$CLAUDE_PROJECT_DIR"/x.sh' }), 'uses $CLAUDE_PROJECT_DIR'],
  ])('%s', (_, loaded, message) => {
    expect(told(loaded)).toEqual(['config-entry-invalid warning'])
    expect(loaded.findings[0]?.message).toContain(message)
  })

  test('a variable with a value in its place is not', () => {
    expect(one({ command: '"${CLAUDE_PROJECT_DIR:-.}"/x.sh' }).findings).toEqual([])
  })

  test.each([
    ['preToolUse', 'PreToolUse'],
    ['BeforeTool', null],
    ['PostToolUseFailure', 'PostToolUse'],
  ])('the event %s', (event, nearest) => {
    const loaded = one({}, {}, event)
    expect([loaded.hooks, told(loaded)]).toEqual([[], ['unknown-event warning']])
    if (nearest !== null) expect(loaded.findings[0]?.mend).toContain(nearest)
  })

  test.each([
    ['Read', false],
    ['exec_command|shell', false],
    ['Bash|shell', true],
    ['Write', true],
  ])('a matcher that finds no tool of Codex: %s', (matcher, reachable) => {
    expect(one({}, { matcher }).hooks).toMatchObject([{ reachable }])
  })
})

test('hooks of a project that is not trusted are listed and not run', () => {
  const tree = makeTree(
    { project: { [JSON_FILE]: '{"hooks":{"Stop":[{"hooks":[{"type":"command","command":"x"}]}]}}' } },
    { trusted: false },
  )
  expect(codex.load(tree).hooks).toMatchObject([{ trusted: false }])
})

/** Other people's files, which lie beside this project where it is developed. */
const REAL = path.join(ROOT, '../shared/data/hook-configs/codex')

describe.skipIf(!fs.existsSync(REAL))('real configurations load', () => {
  test.each(fs.existsSync(REAL) ? fs.readdirSync(REAL) : [])('%s', (name) => {
    const loaded = load(fs.readFileSync(path.join(REAL, name), 'utf8'), name.endsWith('.toml') ? TOML_FILE : JSON_FILE)
    expect(loaded.hooks.length + loaded.findings.length).toBeGreaterThan(0)
    for (const { at } of [...loaded.hooks, ...loaded.findings])
      expect(at).toMatchObject({ path: expect.any(String), line: expect.any(Number) })
  })
})
