import { describe, expect, it } from 'vitest'
import { loadClaude } from '../../src/dialects/claude-code/load.ts'
import { loadCodex } from '../../src/dialects/codex/load.ts'
import { loadLecode } from '../../src/dialects/lecode/load.ts'
import { loadLuxe } from '../../src/dialects/luxe/load.ts'
import { makeTree, seeCall } from './tree.ts'

const lecode = (path: string, text: string) => loadLecode(makeTree({ project: { [path]: text } }))
const claude = (text: string) => loadClaude(makeTree({ project: { '.claude/settings.json': text } }))
const codex = (text: string) => loadCodex(makeTree({ project: { '.codex/hooks.json': text } }))
const luxe = (text: string) => loadLuxe(makeTree({ project: { '.luxe/hooks.json': text } }))

describe('a configuration that is no list of commands is told, with its line', () => {
  it.each([
    ['.lecode/config.toml', '[hooks]\nPreToolUse = 99999999999999999\n', 'config-invalid', 2],
    ['.lecode/config.toml', '[hooks]\nPreToolUse = ["x", 99999999999999999]\n', 'config-invalid', 2],
    ['.lecode/config.toml', '[hooks]\nPreToolUse = [1979-05-27T07:32:00Z]\n', 'config-invalid', 2],
    ['.lecode/config.toml', '\nhooks = 1979-05-27\n', 'config-invalid', 2],
    ['.lecode/config.yaml', 'hooks: &a {PreToolUse: *a}\n', 'config-unreadable', 1],
    ['.lecode/config.yaml', 'hooks: !!omap\n  - PreToolUse: [x]\n', 'config-unreadable', 1],
    ['.lecode/config.yaml', 'hooks: !!set {PreToolUse}\n', 'config-unreadable', 1],
    ['.lecode/config.yaml', 'hooks: !mine {PreToolUse: [x]}\n', 'config-unreadable', 1],
    ['.lecode/config.yaml', 'hooks: !!timestamp 2001-12-14\n', 'config-invalid', 1],
  ])('%s: %j is %s in line %i', (path, text, id, line) => {
    const { findings, hooks } = lecode(path, text)
    expect(hooks).toEqual([])
    expect(findings).toMatchObject([{ id, level: 'error', at: { path, line } }])
  })

  it('also when it is nested 20,000 deep', () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    for (const { findings } of [
      claude(`{"hooks":\n${deep}}`),
      codex(`{"hooks":\n${deep}}`),
      luxe(`{"BeforeToolUse":\n${deep}}`),
      lecode('.lecode/config.json', `\n${deep}`),
    ]) {
      expect(findings).toMatchObject([{ id: 'config-unreadable', level: 'error', at: { line: 2 } }])
    }
  })
})

describe('a list of 130,000 is read', () => {
  const list = (entry: unknown) => Array.from({ length: 130_000 }, () => entry)

  it('by Claude Code', () => {
    const handlers = list({ type: 'command', command: 'x' })
    expect(claude(JSON.stringify({ hooks: { PreToolUse: [{ hooks: handlers }] } })).hooks).toHaveLength(130_000)
  }, 60_000)

  it('by Codex, as are as many findings', () => {
    const handlers = list({ type: 'command', command: 'x', if: 'y' })
    const { hooks, findings } = codex(JSON.stringify({ hooks: { PreToolUse: [{ hooks: handlers }] } }))
    expect([hooks.length, findings.length]).toEqual([130_000, 130_000])
  }, 60_000)

  it('by lecode', () => {
    expect(lecode('.lecode/config.json', JSON.stringify({ hooks: { PreToolUse: list('x') } })).hooks).toHaveLength(130_000)
  }, 60_000)

  it('by Luxe, as are as many unknown settings', () => {
    const settings = Object.fromEntries(list(0).map((_, index) => [`k${index}`, 1]))
    expect(luxe(JSON.stringify({ BeforeToolUse: [{ command: ['x'], ...settings }] })).findings).toHaveLength(130_000)
  }, 60_000)
})

describe('a lecode rule whose regular expression is broken', () => {
  const text = [
    '[permissions.rules.deny]',
    'bash = [',
    '  {pattern = "rm *"},',
    '  {pattern = "git push.*(--force|-f", kind = "regex"},',
    ']',
  ].join('\n')

  it('is told and is no guard', () => {
    const loaded = lecode('.lecode/config.toml', text)
    expect(loaded.ruleCount).toBe(1)
    expect(loaded.findings).toMatchObject([
      { id: 'config-entry-invalid', level: 'warning', at: { path: '.lecode/config.toml', line: 4 }, live: 'lecode never matches it' },
    ])
    expect(loaded.findings[0]?.message).toContain('"git push.*(--force|-f"')
    const permit = (command: string) => loaded.permit({ name: 'bash', args: { command } }, seeCall(command, 'bash'), 'recorded')
    expect(permit('git push --force')).toBeNull()
    expect(permit('rm -rf x')).toMatchObject({ decision: 'deny' })
  })
})

describe('an "if" of Claude Code', () => {
  const withIf = (event: string, rule: string) =>
    claude(`{"hooks": {"${event}": [{"hooks": [\n{"type": "command", "command": "x",\n"if": ${JSON.stringify(rule)}}]}]}}`)

  it.each([
    ['PreToolUse', 'Bash(git push *'],
    ['PreToolUse', '(x)'],
    ['UserPromptSubmit', 'Bash(git *)'],
  ])('that never runs at %s is told with its line: %s', (event, rule) => {
    const { findings, hooks } = withIf(event, rule)
    expect(hooks).toHaveLength(1)
    expect(findings).toMatchObject([{ id: 'config-entry-invalid', level: 'warning', at: { path: '.claude/settings.json', line: 3 } }])
    expect(findings[0]?.message).toContain(JSON.stringify(rule))
  })

  it.each(['Bash(git push *)', 'Bash', 'mcp__memo__note', ''])('that is a rule is not told: %j', (rule) => {
    expect(withIf('PreToolUse', rule).findings).toEqual([])
  })

  it('that matched by the documentation only says so', () => {
    const why = (rule: string) => withIf('PreToolUse', rule).hooks[0]?.matches(seeCall('ls'))
    expect(why('Bash(git push *')).toMatchObject({ fires: true, why: expect.stringContaining('2.1.332 was seen not to run') })
    expect(why('Bash(ls)')?.why).not.toContain('2.1.332')
  })
})
