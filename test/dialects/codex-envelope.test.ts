import { describe, expect, test } from 'vitest'
import { codex } from '../../src/dialects/codex/codex.ts'
import { CODEX_EVENTS } from '../../src/dialects/codex/events.ts'
import type { LoadedHook, SeenEvent } from '../../src/model/dialect.ts'
import type { MomentFacts, ToolResult } from '../../src/model/event.ts'
import { makeTree, seeCall } from './tree.ts'

// Right values: envelopes and schemas of Codex 0.171.0; https://github.com/openai/codex, codex-rs/hooks.

const SESSION = { id: 's1', agent: 'codex', format: 'f', path: 't.jsonl', model: 'gpt-5' }
const CALL: SeenEvent = { ...seeCall('git push --force'), session: SESSION, promptId: 't1', cwd: '/w', transcriptPath: '/t.jsonl' }
const STAGE: SeenEvent = { ...CALL, kind: 'other', tool: null, recordedTool: null, recorded: null }
const COMMON = { session_id: 's1', turn_id: 't1', transcript_path: '/t.jsonl', cwd: '/w', model: 'gpt-5', permission_mode: 'default' }

function hookAt(event: string, matcher?: string): LoadedHook {
  const text = JSON.stringify({ hooks: { [event]: [{ matcher, hooks: [{ type: 'command', command: 'guard' }] }] } })
  const [hook] = codex.load(makeTree({ project: { '.codex/hooks.json': text } })).hooks
  if (hook === undefined) throw new Error('no hook')
  return hook
}

const inputOf = (event: string, seen: SeenEvent) => JSON.parse(hookAt(event).prepare(seen).input)
const moment = (kind: SeenEvent['kind'], facts: MomentFacts, more: Partial<SeenEvent> = {}): SeenEvent => ({
  ...STAGE,
  kind,
  moment: { facts, synthetic: false },
  ...more,
})
const SUBAGENT = { id: 'a1', subagent: true, agentType: 'explorer' }

describe('the envelope of', () => {
  test('a call, as it stands in the documentation, and without a line end', () => {
    const { input } = hookAt('PreToolUse').prepare(CALL)
    expect(input).not.toMatch(/\n$/)
    expect(Object.keys(JSON.parse(input))).toEqual([
      ...['session_id', 'turn_id', 'transcript_path', 'cwd', 'hook_event_name', 'model', 'permission_mode'],
      ...['tool_name', 'tool_input', 'tool_use_id'],
    ])
    const call = { tool_name: 'Bash', tool_input: { command: 'git push --force' }, tool_use_id: '1' }
    expect(JSON.parse(input)).toEqual({ ...COMMON, hook_event_name: 'PreToolUse', ...call })
  })

  test('a call of a subagent', () => {
    const input = inputOf('PreToolUse', { ...CALL, thread: SUBAGENT })
    expect(input).toMatchObject({ session_id: 's1', agent_id: 'a1', agent_type: 'explorer' })
  })

  test('a prompt', () => {
    const seen: SeenEvent = { ...STAGE, kind: 'prompt', prompt: 'do it', permissionMode: 'never' }
    const mode = { permission_mode: 'bypassPermissions' }
    expect(inputOf('UserPromptSubmit', seen)).toEqual({ ...COMMON, ...mode, hook_event_name: 'UserPromptSubmit', prompt: 'do it' })
  })

  test.each<[string, SeenEvent, object, string[]]>([
    ['SessionStart', moment('session_start', {}), { source: 'startup' }, ['turn_id']],
    ['SessionEnd', moment('session_end', {}), { reason: 'other' }, ['turn_id', 'model', 'permission_mode']],
    ['Stop', moment('stop', { message: 'done' }), { stop_hook_active: false, last_assistant_message: 'done' }, []],
    ['SubagentStart', moment('subagent_start', {}, { thread: SUBAGENT }), { agent_id: 'a1', agent_type: 'explorer' }, []],
    [
      'SubagentStop',
      moment('subagent_end', { result: { text: 'found', isError: false } }, { thread: SUBAGENT }),
      { agent_id: 'a1', agent_type: 'explorer', agent_transcript_path: null, stop_hook_active: false, last_assistant_message: 'found' },
      [],
    ],
    ['PreCompact', moment('pre_compact', { trigger: 'manual' }), { trigger: 'manual' }, ['permission_mode']],
    ['PostCompact', moment('post_compact', {}), { trigger: 'auto' }, ['permission_mode']],
    ['Interrupt', moment('interrupt', {}), {}, []],
    [
      'PermissionRequest',
      moment('permission_request', {}, { tool: CALL.tool }),
      { tool_name: 'Bash', tool_input: { command: 'git push --force' } },
      [],
    ],
  ])('%s', (event, seen, more, without) => {
    const wanted = Object.entries({ ...COMMON, hook_event_name: event, ...more }).filter(([key]) => !without.includes(key))
    expect(inputOf(event, seen)).toEqual(Object.fromEntries(wanted))
  })

  test('a session that tells little', () => {
    const seen: SeenEvent = { ...CALL, promptId: null, session: { ...SESSION, model: undefined }, permissionMode: 'acceptEdits' }
    expect(inputOf('PreToolUse', seen)).toMatchObject({ turn_id: 's1', model: 'unknown', permission_mode: 'acceptEdits' })
    expect(inputOf('PreToolUse', { ...CALL, permissionMode: 'on-request' })).toMatchObject({ permission_mode: 'default' })
  })
})

describe('the response of', () => {
  const responseOf = (name: string, result: ToolResult) =>
    inputOf('PostToolUse', { ...CALL, kind: 'post_tool', tool: { id: '1', name, args: { command: 'x' } }, result }).tool_response
  const text = (value: string): ToolResult => ({ text: value, isError: null })

  test('a command is what it printed', () => {
    expect(responseOf('Bash', { ...text('line one\n'), structured: { exit_code: 0 } })).toBe('line one\n')
  })

  test('an MCP tool is what its server answered', () => {
    expect(responseOf('mcp__memo__note', text('noted'))).toEqual({ content: [{ type: 'text', text: 'noted' }] })
    expect(responseOf('mcp__memo__note', { ...text('noted'), structured: { content: [] } })).toEqual({ content: [] })
  })

  test('another tool is its text', () => {
    expect(responseOf('spawn_agent', text('{"agent_id":"a"}'))).toBe('{"agent_id":"a"}')
  })
})

describe('a hook', () => {
  test('starts in a shell, in the session’s folder', () => {
    expect(hookAt('PreToolUse').prepare({ ...CALL, startsIn: '/scratch/sub' })).toMatchObject({
      ...{ argv: ['bash', '-c', 'guard'], cwd: '/scratch/sub', timeoutMs: 600_000, completeAt: 'pipes', env: {} },
    })
  })

  test.each([
    ['UserPromptSubmit', { ...STAGE, kind: 'prompt', prompt: 'x' } as SeenEvent, 'nonsense', true],
    ['Stop', moment('stop', {}), 'nonsense', true],
    ['Stop', moment('stop', {}, { thread: SUBAGENT }), undefined, false],
    ['SessionStart', moment('session_start', {}), 'resume', false],
    ['SessionStart', moment('session_start', {}), 'startup|resume', true],
    ['SubagentStart', moment('subagent_start', {}, { thread: SUBAGENT }), 'explorer', true],
    ['SubagentStart', moment('subagent_start', {}, { thread: SUBAGENT }), 'default', false],
  ])('at %s', (event, seen, matcher, fires) => {
    expect(hookAt(event, matcher).matches(seen).fires).toBe(fires)
  })
})

describe('no hook of Codex is asked about', () => {
  const see = (name: string, args: object, version?: string): SeenEvent => ({
    ...CALL,
    session: { ...SESSION, agentVersion: version },
    tool: { id: '1', name, args: { ...args } },
    recordedTool: name,
  })

  test.each(['write_stdin', 'wait', 'exec', 'web_search'])('%s, whatever the matcher', (name) => {
    const seen = see(name, { chars: 'y' })
    expect(hookAt('PreToolUse').matches(seen)).toMatchObject({
      fires: false,
      why: expect.stringContaining(name === 'exec' ? 'a program' : 'not fired by Codex'),
    })
    expect(codex.firesNone?.(seen)).toMatchObject({ isAsked: true })
  })

  test('but about a call of that name of another agent', () => {
    const seen = { ...see('write_stdin', {}), session: { ...SESSION, agent: 'claude-code' } }
    expect(hookAt('PreToolUse').matches(seen).fires).toBe(true)
    expect(codex.firesNone?.(seen)).toBeNull()
  })

  test('a command that it could not read', () => {
    expect(codex.firesNone?.(see('exec_command', { nope: 1 }))).toMatchObject({ isAsked: false })
    expect(codex.firesNone?.(see('Bash', { command: 'ls' }))).toBeNull()
  })

  test.each([
    ['0.118.0', true],
    ['0.122.9', true],
    ['0.123.0', false],
    ['1.0.0', false],
    [undefined, false],
    ['main', false],
  ])('a patch in version %s: %s', (version, none) => {
    const seen = see('apply_patch', { command: '*** Begin Patch' }, version)
    expect(codex.firesNone?.(seen) !== null).toBe(none)
    // The guard is asked all the same.
    expect(hookAt('PreToolUse').matches(seen).fires).toBe(true)
    expect(codex.firesNone?.(see('Bash', { command: 'ls' }, version))).toBeNull()
  })
})

describe('a dry run', () => {
  test('makes up a moment for every event', () => {
    const hooks = CODEX_EVENTS.map((event) => hookAt(event))
    const { rehearsals, notAsked } = codex.rehearse(hooks, STAGE)
    expect(notAsked).toEqual([])
    expect(rehearsals.map((each) => each.event)).toEqual(CODEX_EVENTS)
    for (const { event, seen } of rehearsals) expect(inputOf(event, seen).hook_event_name).toBe(event)
  })

  test.each([
    ['Bash', 'Bash'],
    ['Write|Edit', 'apply_patch'],
    ['^Agent$', 'spawn_agent'],
    ['mcp__memory__.*', 'mcp__memory__example'],
    ['SomeNewTool', 'SomeNewTool'],
  ])('finds a call for the matcher %s', (matcher, tool) => {
    const { rehearsals } = codex.rehearse([hookAt('PreToolUse', matcher)], STAGE)
    expect(rehearsals.map((each) => each.seen.tool?.name)).toEqual([tool])
  })

  test('says where no example fires a hook', () => {
    const { rehearsals, notAsked } = codex.rehearse([hookAt('PreToolUse', '^x{9}$')], STAGE)
    expect([rehearsals, notAsked.length]).toEqual([[], 1])
  })
})
