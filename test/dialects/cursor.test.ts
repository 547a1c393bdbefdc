import { describe, expect, test } from 'vitest'
import { cursor } from '../../src/dialects/cursor/cursor.ts'
import type { Dialect, LoadedHook, SeenEvent } from '../../src/model/dialect.ts'
import type { Ending } from '../../src/model/hook.ts'
import { judgeOver, layOut } from '../statements/harness.ts'
import { makeTree, seeCall } from './tree.ts'

const FILE = '.cursor/hooks.json'
const loadText = (text: string) => cursor.load(makeTree({ project: { [FILE]: text } }))
const load = (hooks: unknown) => loadText(JSON.stringify({ version: 1, hooks }))

function oneHook(event: string, entry: object = {}): LoadedHook {
  const [hook] = load({ [event]: [{ command: 'guard', ...entry }] }).hooks
  if (hook === undefined) throw new Error('no hook')
  return hook
}

function see(tool: string, args: object): SeenEvent {
  const call = seeCall('ls', tool)
  return {
    ...call,
    session: { ...call.session, agent: 'cursor' },
    tool: { id: 'c1', name: tool, args: { ...args } },
    cwd: '/w',
    projectRoot: '/w',
  }
}
const SHELL = see('Shell', { command: 'git push --force' })
const PROMPT: SeenEvent = { ...SHELL, kind: 'prompt', tool: null, prompt: 'go' }

const base = { stdout: '', stderr: '', ms: 1, readInput: true, leftovers: 0 }
const exited = (code: number, stdout: unknown = '', stderr = ''): Ending => ({
  ...{ ...base, kind: 'exited', code, stderr },
  stdout: typeof stdout === 'string' ? stdout : JSON.stringify(stdout),
})
const stdinOf = (hook: LoadedHook, seen: SeenEvent) => JSON.parse(hook.prepare(seen).input)

// https://cursor.com/docs/hooks, for `git push --force` in /w.
describe('what a hook is told', () => {
  const common = (hook_event_name: string) => ({
    ...{ conversation_id: 's', generation_id: 's', model: 'unknown', hook_event_name, cursor_version: 'unknown', workspace_roots: ['/w'] },
    ...{ user_email: null, transcript_path: '/t.jsonl' },
  })

  test.each([
    ['preToolUse', SHELL, { tool_name: 'Shell', tool_input: { command: 'git push --force' }, tool_use_id: 'c1', cwd: '/w' }],
    ['beforeShellExecution', SHELL, { command: 'git push --force', cwd: '/w', sandbox: false }],
    ['beforeMCPExecution', see('MCP:note', { text: 'hi' }), { tool_name: 'note', tool_input: '{"text":"hi"}' }],
    ['beforeReadFile', see('Read', { file_path: '/w/.env' }), { file_path: '/w/.env', content: '', attachments: [] }],
    ['beforeSubmitPrompt', PROMPT, { prompt: 'go', attachments: [] }],
    [
      'afterFileEdit',
      { ...see('StrReplace', { path: '/w/a', old_string: 'x', new_string: 'y' }), kind: 'post_tool' as const },
      { file_path: '/w/a', edits: [{ old_string: 'x', new_string: 'y' }] },
    ],
  ])('%s', (event, seen, told) => {
    expect(stdinOf(oneHook(event), seen)).toEqual({ ...common(event), ...told })
  })

  test('an event of calls that the call is not about is not fired', () => {
    expect(oneHook('beforeReadFile').matches(SHELL).fires).toBe(false)
    expect(oneHook('beforeShellExecution').matches(see('Read', { path: 'a' })).fires).toBe(false)
    expect(oneHook('beforeMCPExecution').matches(SHELL).fires).toBe(false)
    expect(oneHook('beforeShellExecution', { matcher: 'x' }).matches(see('Shell', { command: ['ls'] })).fires).toBe(true)
  })
})

describe('a matcher', () => {
  test.each([
    ['preToolUse', 'Shell|Read', SHELL, true],
    ['preToolUse', '^Sh', SHELL, true],
    ['preToolUse', 'Bash', SHELL, false],
    ['preToolUse', 'git', SHELL, false],
    ['preToolUse', 'Write', see('StrReplace', { path: 'a' }), true],
    ['preToolUse', 'StrReplace', see('StrReplace', { path: 'a' }), true],
    ['preToolUse', 'MCP:.*', see('MCP:note', {}), true],
    ['beforeShellExecution', 'push', SHELL, true],
    ['beforeShellExecution', '^curl|wget', SHELL, false],
    ['beforeShellExecution', 'Shell', SHELL, false],
    ['beforeReadFile', '\\.env$', see('Read', { path: '/w/.env' }), true],
    ['beforeSubmitPrompt', 'UserPromptSubmit', PROMPT, true],
    ['preToolUse', '*', SHELL, true],
    ['preToolUse', '(', SHELL, true],
  ])('%s %j', (event, matcher, seen, fires) => {
    expect(oneHook(event, { matcher }).matches(seen).fires).toBe(fires)
  })

  test.each([
    ['preToolUse', 'Bash', false],
    ['preToolUse', 'Edit$', false],
    ['preToolUse', 'Write|Edit', true],
    ['beforeShellExecution', 'Bash', true],
  ])('%s %j can match: %s', (event, matcher, reachable) => {
    expect(oneHook(event, { matcher }).reachable).toBe(reachable)
  })
})

describe('answers', () => {
  test.each([
    ['preToolUse', { permission: 'deny', agent_message: 'no' }, 'deny', null],
    ['preToolUse', { permission: 'allow' }, 'allow', null],
    ['beforeShellExecution', { permission: 'ask' }, 'ask', null],
    ['beforeMCPExecution', { permission: 'ask' }, 'ask', null],
    ['preToolUse', { permission: 'ask' }, 'ask', 'unsupported-verdict'],
    ['beforeReadFile', { permission: 'ask' }, 'ask', 'unsupported-verdict'],
    ['preToolUse', { permission: 'block' }, 'none', 'invalid-verdict'],
    ['preToolUse', { decision: 'deny' }, 'none', 'unrecognized-output'],
    ['preToolUse', { continue: false }, 'none', 'unrecognized-output'],
    ['preToolUse', { hookSpecificOutput: { permissionDecision: 'deny' } }, 'none', 'unrecognized-output'],
    ['preToolUse', 'looks fine', 'none', 'invalid-json'],
    ['preToolUse', '{"permission": "deny"', 'none', 'invalid-json'],
    ['preToolUse', '', 'none', null],
    ['preToolUse', { tool_name: 'Shell' }, 'none', null],
    ['beforeSubmitPrompt', { continue: false, user_message: 'no' }, 'deny', null],
    ['beforeSubmitPrompt', { continue: true }, 'allow', null],
    ['beforeSubmitPrompt', { permission: 'deny' }, 'none', 'unrecognized-output'],
    ['beforeSubmitPrompt', { continue: true, permission: 'deny' }, 'none', 'unrecognized-output'],
  ])('at %s %j', (event, printed, verdict, kind) => {
    const answer = oneHook(event).interpret(exited(0, printed), event === 'beforeSubmitPrompt' ? PROMPT : SHELL)
    expect([answer.verdict, answer.failure?.kind ?? null]).toEqual([verdict, kind])
  })

  test('exit code 2 denies whatever is printed, and stderr is the reason', () => {
    expect(oneHook('preToolUse').interpret(exited(2, { permission: 'allow' }, 'no'), SHELL)).toMatchObject({
      verdict: 'deny',
      reason: 'no',
    })
    expect(oneHook('beforeSubmitPrompt').interpret(exited(2), PROMPT).verdict).toBe('deny')
  })

  test.each([
    ['exit 1', exited(1)],
    ['a time-out', { ...base, kind: 'timed-out' as const, timeoutMs: 5, exitCode: null }],
    ['a signal', { ...base, kind: 'signalled' as const, signal: 'SIGKILL' }],
    ['no start', { ...base, kind: 'not-started' as const, code: 'ENOENT', message: 'no such file' }],
    ['an answer that is no JSON', exited(0, 'hello')],
    ['an answer in another agent’s form', exited(0, { decision: 'deny' })],
  ])('%s passes, and denies with failClosed', (_, ending) => {
    expect(oneHook('preToolUse').interpret(ending, SHELL).verdict).toBe('none')
    for (const [event, seen] of [
      ['preToolUse', SHELL],
      ['beforeSubmitPrompt', PROMPT],
    ] as const)
      expect(oneHook(event, { failClosed: true }).interpret(ending, seen)).toMatchObject({ verdict: 'deny', failure: {} })
    expect(oneHook('preToolUse', { failClosed: 'yes' }).interpret(ending, SHELL).verdict).toBe('none')
  })

  test('silence with failClosed passes, as on the command line, and is told', () => {
    expect(oneHook('preToolUse', { failClosed: true }).interpret(exited(0), SHELL)).toMatchObject({
      ...{ verdict: 'none', failure: null, notes: [{ id: 'silent-fail-closed' }] },
    })
  })

  test('a deny that a failure lost is told, unless the failure denies', () => {
    const lost = (entry: object) => oneHook('preToolUse', entry).interpret(exited(1, { permission: 'deny' }), SHELL).notes
    expect(lost({})).toMatchObject([{ id: 'deny-lost' }])
    expect(lost({ failClosed: true })).toEqual([])
  })

  test('after a call, what is printed for people is no failure', () => {
    const seen: SeenEvent = { ...SHELL, kind: 'post_tool', result: { text: 'out', isError: false } }
    expect(oneHook('afterShellExecution').interpret(exited(0, 'formatted 3 files'), seen)).toMatchObject({ verdict: 'none', failure: null })
  })
})

describe('files', () => {
  test.each([
    ['[]', 'config-invalid', 1],
    ['{"version": 1,\n"preToolUse": []}', 'config-invalid', 1],
    ['{"version": 1, "hooks": {\n// no\n}}', 'config-unreadable', 2],
    ['{"hooks": {}}', 'config-entry-invalid', 1],
    ['{"version": 1, "hooks": {\n"PreToolUse": []}}', 'unknown-event', 2],
    ['{"version": 1, "hooks": {\n"preToolUse": {}}}', 'config-entry-invalid', 2],
    ['{"version": 1, "hooks": {"preToolUse": [\n{"hooks": [{"command": "x"}]}]}}', 'config-entry-invalid', 2],
    ['{"version": 1, "hooks": {"preToolUse": [\n{"command": "x", "timeout": 5000}]}}', 'config-entry-invalid', 2],
    ['{"version": 1, "hooks": {"preToolUse": [\n{"command": "x", "matcher": "("}]}}', 'config-entry-invalid', 2],
    ['{"version": 1, "hooks": {"preToolUse": [\n{"command": "x", "failclosed": true}]}}', 'config-entry-invalid', 2],
    ['{"version": 1, "hooks": {"preToolUse": [\n{"command": "x", "failClosed": "true"}]}}', 'config-entry-invalid', 2],
    ['{"version": 1, "hooks": {"stop": [\n{"type": "prompt", "prompt": "x"}]}}', 'hook-not-replayed', 2],
    ['{"version": 1, "hooks": {"beforeReadFile": [\n{"command": "x"}]}}', 'envelope-incomplete', 2],
  ])('%j: %s in line %i', (text, id, line) => {
    expect(loadText(text).findings).toMatchObject([{ id, at: { path: FILE, line } }])
  })

  test('an unknown event is told with the nearest real one, whatever its name', () => {
    const { findings } = load({ PreToolUse: [], beforeShelExecution: [], UserPromptSubmit: [], constructor: [], toString: [] })
    expect(findings.slice(0, 3).map(({ mend }) => mend)).toEqual(
      ['preToolUse', 'beforeShellExecution', 'beforeSubmitPrompt'].map((name) => `Rename it to ${name}.`),
    )
    expect(findings).toHaveLength(5)
  })

  test('of the project come first, and preToolUse before the other events of a call', () => {
    const file = (name: string) =>
      JSON.stringify({ version: 1, hooks: { beforeShellExecution: [{ command: `${name} 2` }], preToolUse: [{ command: `${name} 1` }] } })
    const { hooks } = cursor.load(makeTree({ project: { [FILE]: file('project') }, user: { [FILE]: file('user') } }))
    expect(hooks.map(({ command }) => command)).toEqual(['project 1', 'user 1', 'project 2', 'user 2'])
  })
})

const SESSION = [
  { event: 'session_start', cwd: '/home/dev/app' },
  { event: 'pre_tool', at: { call: 'c1' }, tool: 'Shell', args: { command: 'rm x' }, recorded: 'ran' },
]
  .map((line) => `${JSON.stringify({ session: 's1', agent: 'cursor', ...line })}\n`)
  .join('')

test('one call asks the hooks of two events, and the second sees what the first made of it', async (t) => {
  const deny = '{"permission":"deny","agent_message":"no mv"}'
  const hooks = {
    beforeShellExecution: [{ command: `grep -q '"command":"mv x y"' && echo '${deny}'`, matcher: '^mv' }],
    preToolUse: [{ command: `echo '{"permission":"allow","updated_input":{"command":"mv x y"}}'` }],
  }
  const laid = layOut(t, { files: { [FILE]: JSON.stringify({ version: 1, hooks }) } })
  const { events } = await judgeOver(laid, cursor satisfies Dialect, SESSION)
  expect(events[0]?.verdicts.map(({ verdict }) => verdict)).toEqual(['allow', 'deny'])
  expect(events[0]).toMatchObject({ native: 'deny', ruling: 'deny', reason: 'no mv' })
})
