import { describe, expect, test } from 'vitest'
import { geminiCli } from '../../src/dialects/gemini-cli/gemini-cli.ts'
import { qwenCode } from '../../src/dialects/qwen-code/qwen-code.ts'
import type { Dialect, LoadedHook, SeenEvent } from '../../src/model/dialect.ts'
import type { MomentFacts, MomentKind } from '../../src/model/event.ts'
import { makeTree, seeCall } from './tree.ts'

// Right values: what the hooks of Gemini CLI 0.61.0 and Qwen Code 0.24.4 were recorded to get on stdin, key by key and in that order.

const TS = '2026-09-01T12:00:00.000Z'
const SUBAGENT = { id: 'general-purpose-call_1', subagent: true, agentType: 'general-purpose' }
const CALL: SeenEvent = { ...seeCall('git push --force', 'run_shell_command'), ts: TS }
const NO_CALL: SeenEvent = { ...CALL, tool: null, recordedTool: null, recorded: null }
const PROMPT: SeenEvent = { ...NO_CALL, kind: 'prompt', prompt: 'do it' }

function moment(kind: MomentKind, facts: MomentFacts = {}, more: Partial<SeenEvent> = {}): SeenEvent {
  return { ...NO_CALL, kind, moment: { facts, synthetic: true }, ...more }
}

function hookAt(dialect: Dialect, event: string, group: object = {}, settings: object = {}): LoadedHook {
  const [file = ''] = dialect.candidates([''])
  const text = JSON.stringify({ hooks: { [event]: [{ ...group, hooks: [{ type: 'command', command: 'x' }] }] }, ...settings })
  const [hook] = dialect.load(makeTree({ project: { [file]: text } })).hooks
  return hook ?? expect.unreachable()
}

const told = (dialect: Dialect, event: string, seen: SeenEvent, settings: object = {}) =>
  hookAt(dialect, event, {}, settings).prepare(seen).input
const end = (text: string, more: Partial<SeenEvent['result']> = {}): Partial<SeenEvent> => ({
  kind: 'post_tool',
  result: { text, isError: false, ...more },
})

describe('Gemini CLI tells', () => {
  const base = (event: string) => ({ session_id: 's', transcript_path: '/t.jsonl', cwd: '/repo', hook_event_name: event, timestamp: TS })
  const call = { tool_name: 'run_shell_command', tool_input: { command: 'git push --force' } }

  test('BeforeTool the call', () => {
    expect(told(geminiCli, 'BeforeTool', CALL)).toBe(JSON.stringify({ ...base('BeforeTool'), ...call }))
  })

  test('AfterTool what the model and what the person was shown', () => {
    const shown = (seen: SeenEvent) => JSON.parse(told(geminiCli, 'AfterTool', seen))
    const seen = { ...CALL, ...end('Output: (empty)', { structured: '' }) }
    expect(told(geminiCli, 'AfterTool', seen)).toBe(
      JSON.stringify({ ...base('AfterTool'), ...call, tool_response: { llmContent: 'Output: (empty)', returnDisplay: '' } }),
    )
    expect(shown({ ...CALL, ...end('boom', { isError: true }) }).tool_response).toEqual({
      llmContent: 'boom',
      returnDisplay: 'boom',
      error: { message: 'boom' },
    })
    expect(shown({ ...seen, translated: true, ...end('ok', { structured: { stdout: 'ok' } }) }).tool_response.returnDisplay).toBe('ok')
  })

  test('of an MCP tool its server as configured, and what it said in parts', () => {
    const servers = { mcpServers: { memo: { command: 'node', args: ['mcp.mjs'], env: { TOKEN: 'x' } } } }
    const seen = { ...CALL, tool: { id: '1', name: 'mcp_memo_note', args: { text: 'hi' } }, ...end('noted', { structured: 'noted' }) }
    expect(JSON.parse(told(geminiCli, 'AfterTool', seen, servers))).toMatchObject({
      tool_response: { llmContent: [{ text: 'noted' }], returnDisplay: 'noted' },
    })
    const context = { server_name: 'memo', tool_name: 'note', command: 'node', args: ['mcp.mjs'] }
    expect(JSON.parse(told(geminiCli, 'BeforeTool', { ...seen, kind: 'pre_tool', result: null }, servers)).mcp_context).toEqual(context)
    expect(JSON.parse(told(geminiCli, 'AfterTool', seen)).mcp_context).toEqual({ server_name: 'memo', tool_name: 'note' })
  })

  test.each([
    ['BeforeAgent', PROMPT, { prompt: 'do it' }],
    ['AfterAgent', moment('stop', { message: 'done' }), { prompt: '', prompt_response: 'done', stop_hook_active: false }],
    ['SessionStart', moment('session_start'), { source: 'startup' }],
    ['SessionEnd', moment('session_end'), { reason: 'exit' }],
    ['PreCompress', moment('pre_compact', { trigger: 'manual' }), { trigger: 'manual' }],
  ])('%s', (event, seen, keys) => {
    expect(told(geminiCli, event, seen)).toBe(JSON.stringify({ ...base(event), ...keys }))
  })

  test('at a moment only hooks whose matcher is the whole value', () => {
    const fires = (event: string, matcher: string, seen: SeenEvent) => hookAt(geminiCli, event, { matcher }).matches(seen).fires
    expect(fires('SessionStart', 'startup', moment('session_start'))).toBe(true)
    expect(fires('SessionStart', 'startup|resume', moment('session_start'))).toBe(false)
    expect(fires('SessionEnd', 'clear', moment('session_end', { reason: 'clear' }))).toBe(true)
    expect(fires('PreCompress', 'manual', moment('pre_compact', { trigger: 'auto' }))).toBe(false)
    expect(fires('BeforeAgent', 'anything', PROMPT)).toBe(true)
    expect(fires('AfterAgent', 'anything', moment('stop'))).toBe(true)
  })
})

describe('Qwen Code tells', () => {
  const base = (event: string) => ({
    ...{ session_id: 's', transcript_path: '/t.jsonl', cwd: '/repo', hook_event_name: event, timestamp: TS },
    permission_mode: 'default',
  })
  const prompt = { prompt_id: 's########0' }
  const call = { tool_name: 'run_shell_command', tool_input: { command: 'git push --force' } }
  const ids = { tool_use_id: '1', tool_call_id: '1' }

  test('PreToolUse the call, in a subagent with its id', () => {
    expect(told(qwenCode, 'PreToolUse', CALL)).toBe(JSON.stringify({ ...base('PreToolUse'), ...prompt, ...call, ...ids }))
    const within = { ...CALL, thread: SUBAGENT, promptId: 'p', permissionMode: 'yolo' }
    expect(told(qwenCode, 'PreToolUse', within)).toBe(
      JSON.stringify({ ...base('PreToolUse'), permission_mode: 'yolo', agent_id: SUBAGENT.id, prompt_id: 'p', ...call, ...ids }),
    )
  })

  test('PostToolUse what came of it, PostToolUseFailure how it failed', () => {
    const ran = { ...CALL, ...end('ok', { structured: '' }) }
    expect(told(qwenCode, 'PostToolUse', ran)).toBe(
      JSON.stringify({
        ...{ ...base('PostToolUse'), ...prompt, ...call },
        ...{ tool_response: { llmContent: 'ok', returnDisplay: '' }, ...ids, duration_ms: 0 },
      }),
    )
    const shell = { ...CALL, ...end('Output: hi', { structured: { type: 'shell_result', version: 1, text: 'hi', exitCode: 0 } }) }
    expect(JSON.parse(told(qwenCode, 'PostToolUse', shell)).tool_response).toEqual({ llmContent: 'Output: hi', returnDisplay: 'hi' })
    const failed = { ...CALL, ...end('boom', { isError: true }) }
    expect(told(qwenCode, 'PostToolUseFailure', failed)).toBe(
      JSON.stringify({
        ...{ ...base('PostToolUseFailure'), ...prompt, ...ids, ...call },
        ...{ error: 'boom', is_interrupt: false, duration_ms: 0 },
      }),
    )
    expect([hookAt(qwenCode, 'PostToolUse').matches(failed).fires, hookAt(qwenCode, 'PostToolUseFailure').matches(ran).fires]).toEqual([
      false,
      false,
    ])
  })

  test.each([
    ['UserPromptSubmit', PROMPT, { ...prompt, prompt: 'do it', submitted_prompt: 'do it' }],
    ['SessionStart', moment('session_start'), { source: 'startup', model: 'unknown' }],
    [
      'SubagentStart',
      moment('subagent_start', {}, { thread: SUBAGENT }),
      { agent_id: SUBAGENT.id, ...prompt, agent_type: 'general-purpose' },
    ],
    [
      'Stop',
      moment('stop', { message: 'done' }),
      { ...prompt, stop_hook_active: false, last_assistant_message: 'done', background_tasks: [], crons: [] },
    ],
    ['PreCompact', moment('pre_compact'), { ...prompt, trigger: 'auto', custom_instructions: '' }],
  ])('%s', (event, seen, keys) => {
    expect(JSON.parse(told(qwenCode, event, seen))).toEqual({ ...base(event), ...keys })
  })

  test('at a moment hooks whose matcher finds the value', () => {
    const fires = (event: string, matcher: string, seen: SeenEvent) => hookAt(qwenCode, event, { matcher }).matches(seen).fires
    expect(fires('SessionStart', 'startup|resume', moment('session_start'))).toBe(true)
    expect(fires('SessionStart', 'resume', moment('session_start'))).toBe(false)
    expect(fires('SubagentStop', 'general', moment('subagent_end', {}, { thread: SUBAGENT }))).toBe(true)
    expect(fires('Stop', 'anything', moment('stop', {}, { thread: SUBAGENT }))).toBe(false)
    expect(fires('UserPromptSubmit', 'anything', PROMPT)).toBe(true)
  })
})
