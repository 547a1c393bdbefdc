import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { geminiCli } from '../../src/dialects/gemini-cli/gemini-cli.ts'
import { qwenCode } from '../../src/dialects/qwen-code/qwen-code.ts'
import type { Dialect, Loaded } from '../../src/model/dialect.ts'
import { makeTree, seeCall } from './tree.ts'

const FILES: Record<string, string> = { 'gemini-cli': '.gemini/settings.json', 'qwen-code': '.qwen/settings.json' }

function load(dialect: Dialect, project: string | object, more: { user?: object; trusted?: boolean } = {}): Loaded {
  const file = FILES[dialect.id] ?? ''
  const text = typeof project === 'string' ? project : JSON.stringify(project)
  const user = more.user === undefined ? {} : { user: { [file]: JSON.stringify(more.user) } }
  return dialect.load(makeTree({ project: { [file]: text }, ...user }, { trusted: more.trusted ?? true }))
}

const command = (name: string, more: object = {}) => ({ type: 'command', command: name, ...more })
const at = (event: string, ...groups: object[]) => ({ hooks: { [event]: groups } })
const group = (...hooks: unknown[]) => ({ hooks })
const PRE: Record<string, string> = { 'gemini-cli': 'BeforeTool', 'qwen-code': 'PreToolUse' }
const BOTH = [geminiCli, qwenCode]

describe.each(BOTH)('settings of $title', (dialect) => {
  const pre = PRE[dialect.id] ?? ''
  const ids = ({ findings }: Loaded) => findings.map(({ id, at: place }) => `${id}:${place.line ?? 0}`)

  test('may hold comments, but no trailing comma', () => {
    const text = `{\n// ours\n"hooks": {"${pre}": [{"hooks": [\n/* a\n * b */ {"type": "command", "command": "echo // x"}]}]}}`
    const { hooks, findings } = load(dialect, text)
    expect(findings).toEqual([])
    expect(hooks).toMatchObject([{ command: 'echo // x', at: { path: FILES[dialect.id], line: 5 } }])
    expect(ids(load(dialect, `{"hooks": {},\n}`))).toEqual(['config-unreadable:2'])
    expect(ids(load(dialect, '[]'))).toEqual(['config-invalid:1'])
    expect(ids(load(dialect, `{\n"hooks": []}`))).toEqual(['config-invalid:2'])
  })

  test('lose malformed entries one by one, each told with its line', () => {
    const text = [
      `{"hooks": {"${pre}": [`,
      '{"command": "x"},',
      '7,',
      '{"hooks": [',
      '"x",',
      '{"command": "no type"},',
      '{"type": "shell", "command": "x"},',
      '{"type": "command"},',
      '{"type": "command", "command": "kept"}]}]}}',
    ].join('\n')
    const loaded = load(dialect, text)
    expect(ids(loaded)).toEqual([2, 3, 5, 6, 7, 8].map((line) => `config-entry-invalid:${line}`))
    expect(loaded.hooks.map((hook) => hook.command)).toEqual(['kept'])
  })

  test('with a matcher that is no text run no hook of the event, which is an error', () => {
    expect(load(dialect, at(pre, { matcher: { tool: 'x' }, hooks: [command('x')] })).findings).toMatchObject([
      { id: 'config-invalid', level: 'error' },
    ])
  })

  test('tell keys of other agents, and types that are not replayed', () => {
    const { findings } = load(dialect, at(pre, group(command('x', { if: 'Bash(rm *)', args: ['y'] }))))
    expect(findings).toMatchObject([{ id: 'config-entry-invalid', message: `${dialect.title} does not read if, args` }])
    const type = dialect === geminiCli ? { type: 'runtime', name: 'x' } : { type: 'http', url: 'http://127.0.0.1/' }
    expect(load(dialect, at(pre, group(type)))).toMatchObject({ hooks: [], findings: [{ id: 'hook-not-replayed' }] })
  })

  test('tell of hooks at moments that no transcript has, and whether they could have said no', () => {
    const level = (event: string) => load(dialect, at(event, group(command('x')))).findings.map((finding) => [finding.id, finding.level])
    const [gate, other] = dialect === geminiCli ? ['BeforeModel', 'BeforeToolSelection'] : ['PermissionRequest', 'MessageDisplay']
    expect(level(gate)).toEqual([['hook-not-replayed', 'warning']])
    expect(level(other)).toEqual([['hook-not-replayed', 'notice']])
  })

  test('pass over settings of old that are no events', () => {
    expect(load(dialect, { hooks: { enabled: true, disabled: [], notifications: true } })).toMatchObject({ hooks: [], findings: [] })
  })

  test('run a command once that stands in two groups', () => {
    const { hooks } = load(dialect, at(pre, { matcher: 'read_file', ...group(command('x')) }, group(command('x'))))
    expect(new Set(hooks.map((hook) => hook.runKey)).size).toBe(1)
  })

  test('are not run from a project that is not trusted', () => {
    const loaded = load(dialect, at(pre, group(command('theirs'))), { trusted: false, user: at(pre, group(command('mine'))) })
    expect(loaded.hooks.map((hook) => [hook.command, hook.trusted])).toContainEqual(['mine', true])
    expect(loaded.hooks.map((hook) => [hook.command, hook.trusted])).toContainEqual(['theirs', false])
  })

  test('start a hook with bash in the project, with no newline behind its input', () => {
    const [hook] = load(dialect, at(pre, group(command('x', { env: { MINE: 1 } })))).hooks
    const call = hook?.prepare({ ...seeCall('ls', 'run_shell_command'), startsIn: '/repo/sub' })
    expect(call).toMatchObject({
      argv: ['bash', '-c', 'x'],
      cwd: '/repo',
      env: { MINE: '1', CLAUDE_PROJECT_DIR: '/repo' },
      completeAt: 'pipes',
    })
    expect(call?.input.endsWith('}')).toBe(true)
  })

  test('whose groups say sequential run one after the other', () => {
    const { hooks } = load(dialect, at(pre, group(command('a')), { sequential: true, ...group(command('b')) }))
    expect(hooks.map((hook) => hook.isInTurn)).toEqual([false, true])
  })
})

describe('an event that the agent does not have is told with its own name for it', () => {
  test.each([
    [geminiCli, 'PreToolUse', 'BeforeTool'],
    [geminiCli, 'UserPromptSubmit', 'BeforeAgent'],
    [geminiCli, 'Beforetool', 'BeforeTool'],
    [qwenCode, 'BeforeTool', 'PreToolUse'],
    [qwenCode, 'AfterAgent', 'Stop'],
    [qwenCode, 'preToolUse', 'PreToolUse'],
  ])('$title: %s', (dialect, event, nearest) => {
    const { hooks, findings } = load(dialect, at(event, group(command('x'))))
    expect(hooks).toEqual([])
    expect(findings).toMatchObject([{ id: 'unknown-event', mend: `Rename it to ${nearest}.` }])
  })
})

describe('a timeout', () => {
  const timeoutOf = (dialect: Dialect, timeout: unknown) => {
    const { hooks, findings } = load(dialect, at(PRE[dialect.id] ?? '', group(command('x', timeout === undefined ? {} : { timeout }))))
    return [hooks[0]?.timeoutMs, findings.map((finding) => finding.id)]
  }
  const told = ['config-entry-invalid']

  test.each([
    [undefined, 60_000, []],
    [5000, 5000, []],
    [30, 30, told],
    ['5000', 5000, []],
    [3_000_000_000, 1, told],
    ['soon', 1, told],
  ])('of Gemini CLI counts milliseconds: %j is %i', (value, ms, findings) => {
    expect(timeoutOf(geminiCli, value)).toEqual([ms, findings])
  })

  test.each([
    [undefined, 60_000, []],
    [30, 30_000, []],
    [0.5, 500, []],
    ['10', 10_000, []],
    [30_000, 30_000, []],
    [1800, 1800, told],
    [0, 60_000, told],
    ['soon', 60_000, told],
    [null, 60_000, told],
  ])('of Qwen Code counts seconds below 1000: %j is %i ms', (value, ms, findings) => {
    expect(timeoutOf(qwenCode, value)).toEqual([ms, findings])
  })
})

describe('Gemini CLI', () => {
  test('runs no hook with hooksConfig.enabled false, nor one that is disabled by name or command', () => {
    const events = at('BeforeTool', group(command('a', { name: 'guard' }), command('b'), command('c')))
    expect(load(geminiCli, { ...events, hooksConfig: { enabled: false } })).toMatchObject({
      hooks: [],
      findings: [{ id: 'hooks-disabled' }],
    })
    const { hooks, findings } = load(geminiCli, { ...events, hooksConfig: { disabled: ['guard', 'b'] } })
    expect(hooks.map((hook) => hook.command)).toEqual(['c'])
    expect(findings.map((finding) => finding.id)).toEqual(['hooks-disabled', 'hooks-disabled'])
  })

  test('puts the project folder into the command as a quoted text', () => {
    const [hook] = load(geminiCli, at('BeforeTool', group(command('"$GEMINI_PROJECT_DIR"/x ${CLAUDE_PROJECT_DIR}')))).hooks
    const start = (projectRoot: string) => hook?.prepare({ ...seeCall('ls'), projectRoot }).argv[2]
    expect(start('/repo')).toBe('"/repo"/x ${CLAUDE_PROJECT_DIR}')
    expect(start('/my repo')).toBe(`"'/my repo'"/x \${CLAUDE_PROJECT_DIR}`)
  })

  test('has the user’s hooks before the project’s, Qwen Code the project’s before the user’s', () => {
    const order = (dialect: Dialect) => {
      const event = PRE[dialect.id] ?? ''
      return load(dialect, at(event, group(command('theirs'))), { user: at(event, group(command('mine'))) }).hooks.map(
        (hook) => hook.command,
      )
    }
    expect(order(geminiCli)).toEqual(['mine', 'theirs'])
    expect(order(qwenCode)).toEqual(['theirs', 'mine'])
  })

  test.each([
    ['Write|Edit|Bash', false],
    ['write_file|replace', true],
    ['mcp_memo_.*', true],
    [undefined, true],
    ['(', false],
  ])('can run for %j: %s', (matcher, reachable) => {
    const [hook] = load(geminiCli, at('BeforeTool', { ...(matcher === undefined ? {} : { matcher }), ...group(command('x')) })).hooks
    expect(hook?.reachable).toBe(reachable)
  })
})

describe('Qwen Code', () => {
  test('runs no hook with disableAllHooks', () => {
    const loaded = load(qwenCode, { ...at('PreToolUse', group(command('a'))), disableAllHooks: true })
    expect(loaded).toMatchObject({ hooks: [], findings: [{ id: 'hooks-disabled' }] })
  })

  test('keeps the first only of hooks with one name and one matcher', () => {
    const { hooks, findings } = load(qwenCode, at('PreToolUse', group(command('a', { name: 'guard' }), command('b', { name: 'guard' }))))
    expect(hooks.map((hook) => hook.command)).toEqual(['a'])
    expect(findings).toMatchObject([{ id: 'config-entry-invalid', message: 'a hook before it at PreToolUse is named "guard" too' }])
    const others = load(
      qwenCode,
      at('PreToolUse', group(command('a', { name: 'g' })), { matcher: 'edit', ...group(command('b', { name: 'g' })) }),
    )
    expect(others.hooks).toHaveLength(2)
  })

  test('does not wait for an async hook', () => {
    const [hook] = load(qwenCode, at('PreToolUse', group(command('x', { async: true })))).hooks
    const ended = { kind: 'exited', code: 2, stdout: '', stderr: 'no', ms: 1, readInput: true, leftovers: 0 } as const
    expect(hook?.interpret(ended, seeCall('ls'))).toMatchObject({ verdict: 'none', failure: null })
    expect(hook?.isUnheard).toBe(true)
  })

  test.each([
    ['Bash', true],
    ['Write|Edit', true],
    ['WebFetchTool', true],
    ['ClipImage', true],
    ['bash', false],
    ['mcp__memo__.*', true],
  ])('can run for %j: %s', (matcher, reachable) => {
    expect(load(qwenCode, at('PreToolUse', { matcher, ...group(command('x')) })).hooks[0]?.reachable).toBe(reachable)
  })
})

// Files of other people lie beside the checkout of those who develop; they are not ours to copy.
const data = path.resolve(import.meta.dirname, '../../../shared/data/hook-configs')
if (!existsSync(data)) process.stderr.write(`skipped: real settings are not read, since there is no folder ${data}\n`)

describe.skipIf(!existsSync(data))('real settings', () => {
  const listed = existsSync(data) ? BOTH.flatMap((dialect) => listSettings(dialect)) : []

  test.each(listed)('%s load, or it is told why not', (name, dialect) => {
    const { hooks, findings } = load(dialect, readFileSync(path.join(data, name), 'utf8'))
    expect(hooks.length + findings.length).toBeGreaterThan(0)
    for (const hook of hooks) expect(hook.at.line).toBeGreaterThan(0)
    for (const finding of findings) expect(finding.at).toMatchObject({ path: FILES[dialect.id], line: expect.any(Number) })
  })

  test('are told for what is known to be wrong with them', () => {
    const found = (name: string) => load(geminiCli, readFileSync(path.join(data, name), 'utf8'))
    expect(new Set(found('gemini/004.json').findings.map((finding) => finding.id))).toEqual(new Set(['hook-not-replayed']))
    expect(found('gemini/002.json').hooks.find((hook) => hook.matcher === 'Write|Edit')?.reachable).toBe(false)
    expect(found('gemini/008.json').findings.map((finding) => finding.message)).toContainEqual(
      expect.stringMatching(/^timeout is \d+: Gemini CLI counts milliseconds/),
    )
  })

  function listSettings(dialect: Dialect): [string, Dialect][] {
    const folder = dialect === geminiCli ? 'gemini' : 'qwen'
    return readdirSync(path.join(data, folder)).map((name) => [`${folder}/${name}`, dialect])
  }
})
