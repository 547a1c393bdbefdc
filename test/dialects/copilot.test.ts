import { describe, expect, test } from 'vitest'
import { copilotAt } from '../../src/dialects/copilot/copilot.ts'
import type { CopilotHost } from '../../src/dialects/copilot/hosts.ts'
import type { LoadedHook, SeenEvent } from '../../src/model/dialect.ts'
import type { Ending } from '../../src/model/hook.ts'
import { makeTree, seeCall } from './tree.ts'

const FILE = '.github/hooks/guard.json'
const load = (hooks: unknown, host: CopilotHost = 'cli', more: object = {}) =>
  copilotAt(host).load(makeTree({ project: { [FILE]: JSON.stringify({ version: 1, hooks, ...more }) } }))

function oneHook(event: string, entry: object = {}, host: CopilotHost = 'cli'): LoadedHook {
  const [hook] = load({ [event]: [{ bash: 'guard', ...entry }] }, host).hooks
  if (hook === undefined) throw new Error('no hook')
  return hook
}

/** A call of a session that Copilot recorded. */
function see(tool: string, args: object = { command: 'ls' }, agentVersion?: string): SeenEvent {
  const call = seeCall('ls', tool)
  const session = { ...call.session, agent: 'copilot', ...(agentVersion !== undefined && { agentVersion }) }
  return { ...call, session, tool: { id: 'c1', name: tool, args: { ...args } }, ts: '2026-09-01T12:00:00.000Z' }
}

const base = { stdout: '', stderr: '', ms: 1, readInput: true, leftovers: 0 }
const exited = (code: number, stdout: unknown = '', stderr = ''): Ending => ({
  ...{ ...base, kind: 'exited', code, stderr },
  stdout: typeof stdout === 'string' ? stdout : JSON.stringify(stdout),
})
const TIMED_OUT: Ending = { ...base, kind: 'timed-out', timeoutMs: 5, exitCode: null, stdout: '{"permissionDecision":"deny"}' }
const stdinOf = (hook: LoadedHook, seen: SeenEvent) => JSON.parse(hook.prepare(seen).input)

// The reference's exit codes, and the changelog's 1.0.57, 1.0.67 and 1.0.70.
describe('a hook that fails before a call, by host and recorded version', () => {
  const answer = (ending: Ending, host: CopilotHost, version?: string) =>
    oneHook('preToolUse', {}, host).interpret(ending, see('bash', {}, version)).verdict

  test.each([
    ['cli', undefined, 'deny', 'deny', 'none'],
    ['cli', '1.0.102', 'deny', 'deny', 'none'],
    ['cli', '1.0.69', 'deny', 'deny', 'none'],
    ['cli', '1.0.66', 'deny', 'deny', 'deny'],
    ['cli', '1.0.56', 'none', 'none', 'none'],
    ['cli', '0.0.420', 'none', 'none', 'none'],
    ['cli', 'nightly', 'deny', 'deny', 'none'],
    ['cloud', undefined, 'deny', 'deny', 'none'],
    ['vscode', undefined, 'none', 'deny', 'none'],
    ['vscode', '1.0.56', 'none', 'deny', 'none'],
  ] as const)('%s %s: exit 1 is %s, exit 2 %s, a time-out %s', (host, version, exit1, exit2, timeout) => {
    expect([answer(exited(1), host, version), answer(exited(2), host, version), answer(TIMED_OUT, host, version)]).toEqual([
      exit1,
      exit2,
      timeout,
    ])
  })

  test('a session of another agent says nothing of the version', () => {
    const seen = { ...see('bash'), session: { ...see('bash').session, agent: 'claude-code', agentVersion: '1.0.1' } }
    expect(oneHook('preToolUse').interpret(exited(1), seen).verdict).toBe('deny')
    expect(stdinOf(oneHook('preToolUse'), seen).toolArgs).toEqual({ command: 'ls' })
  })

  test('a deny that a time-out lost is told', () => {
    expect(oneHook('preToolUse').interpret(TIMED_OUT, see('bash'))).toMatchObject({
      verdict: 'none',
      failure: { kind: 'timeout' },
      notes: [{ id: 'deny-lost' }],
    })
  })

  test('exit 2 denies for the JSON’s reason, else for that code; what stands on stderr is shown to people', () => {
    const hook = oneHook('preToolUse')
    const reason = (ending: Ending) => hook.interpret(ending, see('bash')).reason
    expect(reason(exited(2, { permissionDecision: 'allow', permissionDecisionReason: 'R' }))).toBe('R')
    expect(reason(exited(2, '', 'why not'))).toBe('hook exited with code 2: why not')
    const { tell } = copilotAt('cli')
    expect(tell?.({ native: 'deny', reason: 'hook exited with code 2: why not' }, 'pre_tool', null)).toBe(
      'Denied by preToolUse hook: hook exited with code 2',
    )
  })

  test('an interpreter that finds no script exits with 2, which denies and is told', () => {
    const stderr = "python3: can't open file '/repo/missing.py': [Errno 2] No such file or directory"
    expect(oneHook('preToolUse').interpret(exited(2, '', stderr), see('bash'))).toMatchObject({
      verdict: 'deny',
      failure: { kind: 'launch-failed' },
    })
  })
})

describe('what Copilot does not hear is a failure, so that the gate can refuse it', () => {
  test.each([
    ['preToolUse', { hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'deny' } }, 'unrecognized-output'],
    ['preToolUse', { decision: 'block', reason: 'R' }, 'unrecognized-output'],
    ['preToolUse', { continue: false }, 'unrecognized-output'],
    ['preToolUse', { permissionDecision: 'Deny' }, 'invalid-verdict'],
    ['preToolUse', '"deny"', 'unrecognized-output'],
    ['preToolUse', 'checking\n{"permissionDecision":"deny"}', 'invalid-json'],
    ['preToolUse', '{"permissionDecision":"allow"}\n{"permissionDecision":"deny"}', 'invalid-json'],
    ['userPromptSubmitted', { decision: 'deny' }, 'unrecognized-output'],
    ['userPromptSubmitted', { continue: false }, 'unrecognized-output'],
    ['userPromptSubmitted', { permissionDecision: 'deny' }, 'unrecognized-output'],
  ])('%s %j: %s', (event, printed, kind) => {
    expect(oneHook(event).interpret(exited(0, printed), see('bash'))).toMatchObject({ verdict: 'none', failure: { kind } })
  })

  test.each(['', '{}', '[1,2]', 'null', 'looks fine', '{"toolName":"bash"}'])('%j says nothing at all', (printed) => {
    expect(oneHook('preToolUse').interpret(exited(0, printed), see('bash'))).toMatchObject({ verdict: 'none', failure: null, notes: [] })
  })

  test('lines for the screen are no answer, and hide none', () => {
    const printed =
      '{"type":"progress","message":"a"}\n{"permissionDecision":\n"deny"}\n{"type":"progress","message":"b","temporary":true}\n'
    expect(oneHook('preToolUse').interpret(exited(0, printed), see('bash')).verdict).toBe('deny')
  })

  test('PascalCase files hear Claude’s form too, VS Code only that, with the right name', () => {
    const nested = (hookEventName: string) => ({ hookSpecificOutput: { hookEventName, permissionDecision: 'deny' } })
    const say = (printed: unknown, host: CopilotHost) => oneHook('PreToolUse', {}, host).interpret(exited(0, printed), see('bash')).verdict
    expect([say(nested('PreToolUse'), 'cli'), say({ permissionDecision: 'deny' }, 'cli')]).toEqual(['deny', 'deny'])
    expect([say(nested('PreToolUse'), 'vscode'), say(nested('Other'), 'vscode')]).toEqual(['deny', 'none'])
    expect(oneHook('PreToolUse', {}, 'vscode').interpret(exited(0, { permissionDecision: 'deny' }), see('bash')).failure?.kind).toBe(
      'unrecognized-output',
    )
  })
})

// Appendix of the hooks reference, for `git push --force` in /w.
describe('what a hook is told', () => {
  const call = (version?: string): SeenEvent => ({ ...see('bash', { command: 'git push --force' }, version), cwd: '/w' })

  test('camelCase: Copilot’s own words, arguments as a text up to 1.0.80', () => {
    const hook = oneHook('preToolUse')
    const told = { sessionId: 's', timestamp: 1788264000000, cwd: '/w', toolName: 'bash' }
    expect(stdinOf(hook, call('1.0.80'))).toEqual({ ...told, toolArgs: '{"command":"git push --force"}' })
    expect(stdinOf(hook, call('1.0.81'))).toEqual({ ...told, toolArgs: { command: 'git push --force' } })
    expect(hook.prepare(call()).input.endsWith('}')).toBe(true)
  })

  test('PascalCase: Claude’s names of tools, Copilot’s names of arguments', () => {
    expect(stdinOf(oneHook('PreToolUse'), call())).toEqual({
      ...{ hook_event_name: 'PreToolUse', session_id: 's', timestamp: '2026-09-01T12:00:00.000Z', cwd: '/w' },
      ...{ tool_name: 'Bash', tool_input: { command: 'git push --force' } },
    })
    expect(stdinOf(oneHook('PreToolUse'), see('create', { path: '/a', file_text: 'x' }))).toMatchObject({
      ...{ tool_name: 'Write', tool_input: { path: '/a', file_text: 'x' } },
    })
  })

  test('VS Code: its own form, whatever the spelling', () => {
    const seen = { ...see('run_in_terminal', { command: 'git push --force' }), cwd: '/w' }
    for (const event of ['preToolUse', 'PreToolUse'])
      expect(stdinOf(oneHook(event, {}, 'vscode'), seen)).toEqual({
        ...{
          timestamp: '2026-09-01T12:00:00.000Z',
          hook_event_name: 'PreToolUse',
          session_id: 's',
          transcript_path: '/t.jsonl',
          cwd: '/w',
        },
        ...{ tool_name: 'run_in_terminal', tool_input: { command: 'git push --force' }, tool_use_id: 'c1' },
      })
  })

  test('within a subagent, its own id as the session’s', () => {
    const seen = { ...call(), thread: { id: 'a1', subagent: true, agentType: 'explore' } }
    expect(stdinOf(oneHook('preToolUse'), seen)).toMatchObject({ sessionId: 'a1', agentId: 'a1', agentType: 'explore', parentAgentId: 's' })
  })

  test('after a call, its result or its error', () => {
    const finished = (isError: boolean): SeenEvent => ({ ...call(), kind: 'post_tool', result: { text: 'out', isError } })
    expect(stdinOf(oneHook('postToolUse'), finished(false)).toolResult).toEqual({ resultType: 'success', textResultForLlm: 'out' })
    expect(stdinOf(oneHook('PostToolUse'), finished(false)).tool_result).toEqual({ result_type: 'success', text_result_for_llm: 'out' })
    expect(stdinOf(oneHook('postToolUseFailure'), finished(true)).error).toBe('out')
    expect(oneHook('postToolUse').matches(finished(true)).fires).toBe(false)
  })

  test('the variables of the command line', () => {
    expect(oneHook('preToolUse').prepare(call('1.0.102')).env).toEqual({
      ...{ COPILOT_CLI: '1', COPILOT_PROJECT_DIR: '/repo', CLAUDE_PROJECT_DIR: '/repo', COPILOT_HOOK_DIR: '/repo/.github/hooks' },
      COPILOT_CLI_BINARY_VERSION: '1.0.102',
    })
    expect(oneHook('preToolUse', { env: { A: 'b' } }, 'vscode').prepare(call()).env).toEqual({ A: 'b' })
  })
})

describe('a matcher', () => {
  test.each([
    ['preToolUse', 'bash', 'bash', true],
    ['preToolUse', 'Bash', 'bash', false],
    ['preToolUse', 'ba', 'bash', false],
    ['preToolUse', 'edit|create', 'create', true],
    ['preToolUse', '.*', 'memo-note', true],
    ['preToolUse', '', 'bash', false],
    ['preToolUse', '(', 'bash', false],
    ['PreToolUse', 'Bash', 'bash', true],
    ['PreToolUse', 'bash', 'bash', true],
    ['PreToolUse', 'Bash', 'powershell', true],
    ['PreToolUse', 'Edit|Write', 'str_replace_editor', true],
    ['PreToolUse', 'Task', 'task', true],
    ['PreToolUse', 'Ba.*', 'bash', true],
    ['PreToolUse', 'ba.*', 'bash', false],
    ['PreToolUse', '*', 'bash', true],
    ['PreToolUse', '**', 'bash', true],
    ['PreToolUse', '', 'bash', true],
  ])('%s %j and the tool %s: %s', (event, matcher, tool, fires) => {
    expect(oneHook(event, { matcher }).matches(see(tool)).fires).toBe(fires)
  })

  test('is looked at from 1.0.36 on before calls, from 1.0.63 on after, and never in VS Code', () => {
    const fires = (event: string, kind: 'pre_tool' | 'post_tool', version: string) =>
      oneHook(event, { matcher: 'edit' }).matches({ ...see('bash', {}, version), kind }).fires
    expect(['1.0.35', '1.0.36'].map((version) => fires('preToolUse', 'pre_tool', version))).toEqual([true, false])
    expect(['1.0.62', '1.0.63'].map((version) => fires('postToolUse', 'post_tool', version))).toEqual([true, false])
    expect(oneHook('preToolUse', { matcher: 'edit' }, 'vscode').matches(see('run_in_terminal')).fires).toBe(true)
    expect(load({ preToolUse: [{ bash: 'x', matcher: 'edit' }] }, 'vscode').findings).toMatchObject([
      { message: expect.stringContaining('matcher') },
    ])
  })

  test.each([
    ['preToolUse', 'Bash', false],
    ['preToolUse', '', false],
    ['preToolUse', 'Write|Edit', false],
    ['preToolUse', 'bash', true],
    ['preToolUse', 'memo-.*', true],
    ['PreToolUse', 'Bash', true],
    ['PreToolUse', 'run_in_terminal', false],
  ])('%s %j can match a tool: %s', (event, matcher, reachable) => {
    expect(oneHook(event, { matcher }).reachable).toBe(reachable)
  })
})

describe('files', () => {
  test('of .github/hooks all count, the user’s first; other names do not', () => {
    const entry = (bash: string) => JSON.stringify({ hooks: { preToolUse: [{ bash }] } })
    const project = { '.github/hooks/b.json': entry('b'), '.github/hooks/a.json': entry('a'), '.github/hooks/c.txt': 'x' }
    const loaded = copilotAt('cli').load(makeTree({ project, user: { '.copilot/hooks/u.json': entry('u') } }))
    expect(loaded.hooks.map(({ command, at }) => [command, at.path])).toEqual([
      ['u', '~/.copilot/hooks/u.json'],
      ['a', '.github/hooks/a.json'],
      ['b', '.github/hooks/b.json'],
    ])
    expect(loaded).toMatchObject({ configured: true, isBorrowed: false, findings: [] })
  })

  const claude = {
    '.claude/settings.json': JSON.stringify({
      hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'c' }] }], Setup: [] },
    }),
  }

  test('of Claude Code are read by two hosts, and alone make no project Copilot’s', () => {
    for (const host of ['cli', 'vscode'] as const) {
      const loaded = copilotAt(host).load(makeTree({ project: claude }))
      expect(loaded).toMatchObject({ configured: true, isBorrowed: true })
      expect(loaded.findings.map(({ id }) => id)).toEqual(host === 'cli' ? [] : ['config-entry-invalid'])
      expect(loaded.hooks.map(({ event, matcher, command }) => [event, matcher, command])).toEqual([['PreToolUse', 'Bash', 'c']])
      expect(loaded.notes).toEqual([expect.stringContaining('Setup of .claude/settings.json')])
    }
    expect(copilotAt('cloud').load(makeTree({ project: claude })).configured).toBe(false)
  })

  const settings = (value: object) => ({ '.github/copilot/settings.json': JSON.stringify(value) })

  test('of settings are the command line’s alone, and one wrong entry drops all of their hooks', () => {
    const good = { hooks: { preToolUse: [{ bash: 'x' }] } }
    const hooksAt = (host: CopilotHost) => copilotAt(host).load(makeTree({ project: settings(good) })).hooks.length
    expect([hooksAt('cli'), hooksAt('cloud'), hooksAt('vscode')]).toEqual([1, 0, 0])
    const bad = { hooks: { preToolUse: [{ bash: 'x' }, { matcher: 'bash' }] } }
    expect(copilotAt('cli').load(makeTree({ project: settings(bad) }))).toMatchObject({ hooks: [], findings: [{ id: 'config-invalid' }] })
    const kept = load({ preToolUse: [{ bash: 'x' }, { matcher: 'bash' }] })
    expect(kept).toMatchObject({ hooks: [{ command: 'x' }], findings: [{ id: 'config-entry-invalid', level: 'warning' }] })
  })

  test('that switch hooks off: a file its own, settings all, but not from a project without trust', () => {
    const user = { '.copilot/hooks/u.json': JSON.stringify({ hooks: { preToolUse: [{ bash: 'u' }] } }) }
    const own = { [FILE]: JSON.stringify({ disableAllHooks: true, hooks: { preToolUse: [{ bash: 'p' }] } }) }
    const commands = (project: Record<string, string>, trusted = true) =>
      copilotAt('cli')
        .load(makeTree({ project, user }, { trusted }))
        .hooks.map(({ command }) => command)
    expect(commands(own)).toEqual(['u'])
    expect(commands(settings({ disableAllHooks: true }))).toEqual([])
    expect(commands(settings({ disableAllHooks: true }), false)).toEqual(['u'])
  })

  test.each([
    ['[]', 'config-invalid', 1],
    ['{"version": "1",\n"hooks": {}}', 'config-invalid', 1],
    ['{"version": 1,\n"hooks": []}', 'config-invalid', 2],
    ['{"hooks": {\n"preToolUse": {}}}', 'config-invalid', 2],
    ['{"hooks": {}, // no\n}', 'config-unreadable', 1],
    ['{"version": 1}', 'config-entry-invalid', 1],
    ['{"hooks": {\n"beforeShellExecution": []}}', 'unknown-event', 2],
    ['{"hooks": {"preToolUse": [\n{"bash": "x", "matcher": {"toolName": "bash"}}]}}', 'config-entry-invalid', 2],
    ['{"hooks": {"preToolUse": [\n{"bash": "x", "timeoutSec": 30000}]}}', 'config-entry-invalid', 2],
    ['{"hooks": {"preToolUse": [\n{"bash": "x", "failClosed": true}]}}', 'config-entry-invalid', 2],
    ['{"hooks": {"preToolUse": [\n{"powershell": "x"}]}}', 'config-entry-invalid', 2],
    ['{"hooks": {"preToolUse": [\n{"type": "http", "url": "x"}]}}', 'hook-not-replayed', 2],
    ['{"hooks": {"preToolUse": [\n{"type": "process", "bash": "x"}]}}', 'config-entry-invalid', 2],
  ])('%j: %s in line %i', (text, id, line) => {
    const { findings } = copilotAt('cli').load(makeTree({ project: { [FILE]: text } }))
    expect(findings).toMatchObject([{ id, at: { path: FILE, line } }])
  })

  test('an unknown event is told with the nearest real one', () => {
    expect(load({ preToolUsed: [], PostToolUseFailures: [] }).findings.map(({ mend }) => mend)).toEqual([
      'Rename it to preToolUse.',
      'Rename it to PostToolUseFailure.',
    ])
    expect(load({ sessionEnd: [] }, 'vscode').findings).toMatchObject([{ id: 'unknown-event' }])
  })

  test('lie at the top of the repository, and hooks start there', () => {
    const tree = {
      ...makeTree({ project: { [`../${FILE}`]: '{"hooks":{"preToolUse":[{"bash":"x"},{"bash":"y","cwd":"sub"}]}}' } }),
      parents: ['', '../'],
    }
    const { hooks } = copilotAt('cli').load(tree)
    expect(hooks.map((hook) => hook.prepare({ ...see('bash'), projectRoot: '/repo/pkg' }).cwd)).toEqual(['/repo', '/repo/sub'])
  })
})

describe('a command', () => {
  const start = (entry: object, host: CopilotHost) => load({ preToolUse: [entry] }, host).hooks[0]?.prepare(see('bash')).argv

  test('is looked for under the host’s own keys', () => {
    const all = { bash: 'b c', command: 'c d', powershell: 'p', linux: 'l m' }
    expect([start(all, 'cli'), start(all, 'cloud'), start(all, 'vscode')].map((argv) => argv?.at(-1))).toEqual(['b c', 'b c', 'l m'])
    expect(start({ command: 'c d' }, 'cloud')).toEqual(['bash', '-c', 'c d'])
    expect(start({ exec: 'x', args: ['y z'] }, 'cli')).toEqual(['x', 'y z'])
    expect(start({ powershell: 'p' }, 'cli')).toEqual(['pwsh', '-NoProfile', '-Command', 'p'])
    expect(load({ preToolUse: [{ powershell: 'p' }] }, 'cloud')).toMatchObject({ hooks: [], findings: [{ id: 'config-entry-invalid' }] })
  })

  test('has 30 seconds, or those of timeoutSec, else of timeout', () => {
    const ms = (entry: object) => oneHook('preToolUse', entry).timeoutMs
    expect([ms({}), ms({ timeout: 5 }), ms({ timeoutSec: 7, timeout: 5 }), ms({ timeoutSec: 'x' })]).toEqual([30_000, 5_000, 7_000, 30_000])
  })
})
