import { describe, expect, it } from 'vitest'
import { confidenceOfSession } from '../../src/transcript/lacks.ts'
import { listGaps, listLacks, outline, readOne, readSessions, toLines } from '../transcript/sessions.ts'

type Value = string | number | boolean

function attributes(values: Record<string, Value>) {
  return Object.entries(values).map(([key, value]) => {
    const kind = typeof value === 'string' ? 'stringValue' : typeof value === 'boolean' ? 'boolValue' : 'intValue'
    return { key, value: { [kind]: typeof value === 'number' ? String(value) : value } }
  })
}

/** `second` is when it began. */
function span(second: number, values: Record<string, Value>, more: object = {}) {
  const startTimeUnixNano = `17722411${String(second).padStart(2, '0')}000000001`
  return { traceId: 't', spanId: `span-${second}`, name: 'x', startTimeUnixNano, attributes: attributes(values), ...more }
}

function spans(service: string, ...listed: object[]) {
  return {
    resourceSpans: [{ resource: { attributes: attributes({ 'service.name': service }) }, scopeSpans: [{ scope: {}, spans: listed }] }],
  }
}

function logs(service: string, ...records: Record<string, Value>[]) {
  const logRecords = records.map((values, index) => ({
    timeUnixNano: `1772241100000000${String(index).padStart(3, '0')}`,
    body: { stringValue: String(values['event.name']) },
    attributes: attributes({ 'session.id': 's-1', ...values }),
  }))
  return { resourceLogs: [{ resource: { attributes: attributes({ 'service.name': service }) }, scopeLogs: [{ logRecords }] }] }
}

const execute = (id: string, name: string, more: Record<string, Value> = {}) => ({
  ...{ 'gen_ai.operation.name': 'execute_tool', 'gen_ai.tool.name': name, 'gen_ai.tool.call.id': id, 'gen_ai.conversation.id': 'c-1' },
  ...more,
})
const chat = (input: object[], output: object[]) => ({
  ...{ 'gen_ai.operation.name': 'chat', 'gen_ai.conversation.id': 'c-1' },
  ...{ 'gen_ai.input.messages': JSON.stringify(input), 'gen_ai.output.messages': JSON.stringify(output) },
})
const text = (role: string, content: string) => ({ role, parts: [{ type: 'text', content }] })
const call = (id: string, name: string, args: object) => ({ role: 'assistant', parts: [{ type: 'tool_call', id, name, arguments: args }] })
const response = (id: string, result: string) => ({ role: 'tool', parts: [{ type: 'tool_call_response', id, response: result }] })

describe('spans of generative AI', () => {
  it('are told by when they began, though they were written when they ended', async () => {
    const read = await readOne(
      toLines(
        spans(
          'my-agent',
          span(3, execute('b', 'write', { 'gen_ai.tool.call.arguments': '{"path":"x"}', 'gen_ai.tool.call.result': 'ok' })),
        ),
        spans('my-agent', span(9, { 'http.method': 'GET' })),
        spans('my-agent', span(2, execute('a', 'bash', { 'gen_ai.tool.call.arguments': '{"command":"ls"}' }), { status: { code: 2 } })),
        { resourceMetrics: [] },
      ),
    )
    expect(outline(read.events).filter((line) => line.startsWith('pre'))).toEqual([
      'pre_tool bash {"command":"ls"} failed',
      'pre_tool write {"path":"x"} ran',
    ])
    expect(read.source.session).toMatchObject({ id: 'c-1', agent: 'unknown', confidence: 'partial' })
    expect(read.events[0]).toMatchObject({ ts: '2026-02-28T01:11:42.000Z', at: { line: 3, call: 'a' } })
    expect([...read.source.tally.ignored]).toEqual([
      ['span', 1],
      ['resourceMetrics', 1],
    ])
  })

  it('tell a call once: in the model’s answer, in the histories behind it, and when it runs', async () => {
    const asked = [text('user', 'Go')]
    const called = [...asked, call('a', 'bash', { command: 'ls' })]
    const answered = [...called, response('a', 'one'), text('user', 'Go')]
    const read = await readOne(
      toLines(
        spans('x', span(1, chat(asked, [call('a', 'bash', { command: 'ls' })]))),
        spans('x', span(2, execute('a', 'bash', { 'gen_ai.tool.call.result': 'one' }))),
        spans('x', span(3, chat(answered, [text('assistant', 'done')]))),
      ),
    )
    expect(outline(read.events)).toEqual([
      'prompt Go',
      'pre_tool bash {"command":"ls"} ran',
      'post_tool bash {"command":"ls"} ran',
      'prompt Go',
    ])
    expect(listGaps(read)).toEqual([])
    expect(listLacks(read)).toEqual([])
  })

  it('tell a call of which only a history knows', async () => {
    const history = [text('user', 'Go'), call('a', 'bash', { command: 'ls' }), response('a', 'one')]
    const read = await readOne(JSON.stringify(spans('x', span(1, chat(history, [text('assistant', 'done')]))), null, 2))
    expect(outline(read.events)).toEqual(['prompt Go', 'pre_tool bash {"command":"ls"} ran', 'post_tool bash {"command":"ls"} ran'])
  })

  it('say where arguments were not recorded, or cut', async () => {
    const cut = execute('b', 'bash', { 'gen_ai.tool.call.arguments': '{"command":"rm -rf bu' })
    const read = await readOne(toLines(spans('x', span(1, execute('a', 'bash')), span(2, cut))))
    expect(read.events.filter(({ kind }) => kind === 'pre_tool')).toMatchObject([
      { call: { args: {}, lacks: ['args_truncated'] } },
      { call: { args: null, raw: '{"command":"rm -rf bu', lacks: ['args_truncated'] } },
    ])
    expect(confidenceOfSession(read.source.session, read.source.tally)).toBe('partial')
  })

  it('belong to the conversation that they name, or to their trace', async () => {
    const { 'gen_ai.conversation.id': _, ...bare } = execute('b', 'bash')
    const sessions = await readSessions(toLines(spans('claude-code', span(1, execute('a', 'bash')), span(2, bare))))
    expect(sessions.map(({ source }) => [source.session.agent, source.session.id])).toEqual([
      ['claude-code', 'c-1'],
      ['claude-code', 't'],
    ])
  })

  it('may hold what was said in an event, or be nothing but attributes', async () => {
    const events = [{ name: 'gen_ai.client.inference.operation.details', attributes: attributes(chat([text('user', 'Go')], [])) }]
    const inEvent = await readOne(toLines(spans('x', span(1, { 'gen_ai.operation.name': 'chat' }, { events }))))
    expect(outline(inEvent.events)).toEqual(['prompt Go'])
    const bare = await readOne(JSON.stringify({ ...execute('a', 'bash'), input: '{"command":"ls"}', output: 'x' }, null, 2))
    expect(outline(bare.events)[0]).toBe('pre_tool bash {"command":"ls"} ran')
  })

  it('leave no call unread', async () => {
    const { 'gen_ai.tool.name': _, ...nameless } = execute('a', 'x')
    const odd = {
      role: 'assistant',
      parts: [
        { type: 'tool_call', id: 'b' },
        { type: 'future', name: 'x', input: {} },
      ],
    }
    const read = await readOne(toLines(spans('x', span(1, nameless), span(2, chat([], [odd])))))
    expect(listGaps(read)).toEqual(['unread-call 1', 'unread-call 1', 'unread-call 1'])
  })

  it('in any number are told with bounded memory, and none is lost', async () => {
    const many = Array.from({ length: 25_000 }, (_, n) => spans('x', span(n % 60, execute(`id-${n}`, 'bash'))))
    expect((await readOne(toLines(...many))).source.tally.calls).toBe(25_000)
  }, 60_000)
})

describe('the log events of agents', () => {
  it('of Claude Code tell calls with their results, and refused ones by their decision', async () => {
    const read = await readOne(
      toLines(
        logs(
          'claude-code',
          { 'event.name': 'claude_code.user_prompt', prompt: 'Go', prompt_length: 2 },
          { 'event.name': 'claude_code.tool_decision', tool_name: 'Bash', tool_use_id: 'a', decision: 'accept', source: 'config' },
          { 'event.name': 'claude_code.tool_result', tool_name: 'Bash', tool_use_id: 'a', success: 'true', tool_input: '{"command":"ls"}' },
          { 'event.name': 'claude_code.tool_decision', tool_name: 'Write', tool_use_id: 'b', decision: 'reject', source: 'user_reject' },
          { 'event.name': 'claude_code.tool_decision', tool_name: 'Edit', tool_use_id: 'c', decision: 'reject', source: 'hook' },
          { 'event.name': 'claude_code.tool_decision', tool_name: 'Read', tool_use_id: 'd', decision: 'accept', source: 'config' },
          { 'event.name': 'claude_code.api_request', cost_usd: '0.1' },
        ),
      ),
    )
    expect(read.source.session).toMatchObject({ id: 's-1', agent: 'claude-code' })
    expect(outline(read.events)).toEqual([
      'prompt Go',
      'pre_tool Bash {"command":"ls"} ran',
      'post_tool Bash {"command":"ls"} ran',
      'pre_tool Write {} denied',
      'pre_tool Edit {} denied',
      'pre_tool Read {} unknown',
    ])
    expect(read.events.filter(({ kind }) => kind === 'pre_tool').slice(1)).toMatchObject([
      { recordedBy: 'user' },
      { recordedBy: 'hook' },
      {},
    ])
    expect([...read.source.tally.ignored]).toEqual([['claude_code.api_request', 1]])
    expect(listGaps(read)).toEqual([])
  })

  it('say when a value was cut, when a command is only described, and when a prompt is blacked out', async () => {
    const result = { 'event.name': 'claude_code.tool_result', tool_name: 'Bash', success: 'false', error: 'no' }
    const read = await readOne(
      toLines(
        logs(
          'claude-code',
          { 'event.name': 'claude_code.user_prompt', prompt: '<REDACTED>' },
          { ...result, tool_use_id: 'a', tool_input: JSON.stringify({ command: 'x'.repeat(512) }) },
          { ...result, tool_use_id: 'b', tool_parameters: '{"bash_command":"npm","full_command":"npm test","timeout":5}' },
          { ...result, tool_use_id: 'c', tool_input: JSON.stringify({ command: 'x'.repeat(511) }) },
        ),
      ),
    )
    const calls = read.events.filter((event) => event.kind === 'pre_tool')
    expect(calls.map(({ call, recorded }) => [call.lacks, recorded])).toEqual([
      [['args_truncated'], 'failed'],
      [['args_truncated'], 'failed'],
      [undefined, 'failed'],
    ])
    expect(calls[1]?.call.args).toEqual({ timeout: 5, command: 'npm test' })
    expect(listLacks(read)).toEqual(['prompt_missing 1', 'args_truncated 1'])
  })

  it('of Gemini CLI, Qwen Code and Codex are read under their own names', async () => {
    const gemini = {
      'event.name': 'gemini_cli.tool_call',
      function_name: 'write_file',
      function_args: '{"path":"x"}',
      success: false,
      decision: 'reject',
    }
    const qwen = {
      'event.name': 'qwen-code.tool_call',
      function_name: 'shell',
      function_args: '{"command":"ls"}',
      success: true,
      decision: 'auto_accept',
    }
    const codex = {
      'event.name': 'codex.tool_result',
      tool_name: 'shell',
      call_id: 'c',
      arguments: '{"command":["ls"]}',
      success: 'true',
      output: 'x',
    }
    const sessions = await readSessions(toLines(logs('gemini-cli', gemini), logs('qwen-code', qwen), logs('codex_cli_rs', codex)))
    expect(sessions.map(({ source, events }) => [source.session.agent, outline(events)[0]])).toEqual([
      ['gemini-cli', 'pre_tool write_file {"path":"x"} denied'],
      ['qwen-code', 'pre_tool shell {"command":"ls"} ran'],
      ['codex', 'pre_tool shell {"command":["ls"]} ran'],
    ])
  })

  it('are known with plain attributes too, as the agents’ own file exporters write them', async () => {
    const record = {
      attributes: { 'event.name': 'gemini_cli.tool_call', 'session.id': 's', function_name: 'ls', function_args: '{}', success: true },
    }
    const read = await readOne(toLines(record))
    expect(read.source.session).toMatchObject({ id: 's', agent: 'gemini-cli' })
    expect(outline(read.events)[0]).toBe('pre_tool ls {} ran')
  })
})
