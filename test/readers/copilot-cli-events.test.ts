import { describe, expect, it } from 'vitest'
import { listGaps, outline, readOne, toLines } from '../transcript/sessions.ts'

let count = 0
function event(type: string, data: object, more: object = {}) {
  count += 1
  return { type, data, id: `e${count}`, timestamp: `2026-03-01T10:00:${String(count % 60).padStart(2, '0')}.000Z`, parentId: null, ...more }
}

const start = event('session.start', {
  sessionId: 's',
  copilotVersion: '1.0.102',
  startTime: '2026-03-01T09:59:00.000Z',
  context: { cwd: '/app', branch: 'main' },
})
const prompt = (content: string, more: object = {}) => event('user.message', { content, transformedContent: `<now>${content}`, ...more })
const request = (id: string, more: object = {}) => ({ toolCallId: id, name: 'bash', arguments: { command: id }, type: 'function', ...more })
const message = (...toolRequests: object[]) => event('assistant.message', { messageId: `m${count}`, content: '', toolRequests })
const begin = (id: string, more: object = {}) =>
  event('tool.execution_start', { toolCallId: id, toolName: 'bash', arguments: { command: id }, ...more })
const complete = (id: string, more: object = {}) =>
  event('tool.execution_complete', { toolCallId: id, success: true, result: { content: 'ok' }, ...more })

describe('GitHub Copilot’s events', () => {
  it('tell the session, prompts and calls', async () => {
    const { events, source } = await readOne(toLines(start, prompt('go'), message(request('a')), begin('a'), complete('a')))
    expect(outline(events)).toEqual(['prompt go', 'pre_tool bash {"command":"a"} ran', 'post_tool bash {"command":"a"} ran'])
    expect(source.session).toMatchObject({
      ...{ id: 's', agent: 'copilot', format: 'copilot-cli-events', agentVersion: '1.0.102', root: '/app', branch: 'main' },
      startedAt: '2026-03-01T09:59:00.000Z',
    })
    expect(source.tally).toMatchObject({ calls: 1, prompts: 1, gapCount: 0, duplicates: 0 })
  })

  it('are no session of Claude Code at the end of what is printed, where alone the session is named', async () => {
    const end = { type: 'result', timestamp: '2026-03-01T10:00:00.000Z', sessionId: 'printed', exitCode: 0, usage: {} }
    const piece = event(
      'assistant.tool_call_delta',
      { toolCallId: 'a', toolName: 'bash', inputDelta: '{"command":"a"}' },
      { ephemeral: true },
    )
    const { events, source } = await readOne(toLines(prompt('go'), piece, message(request('a')), begin('a'), complete('a'), end))
    expect(source.session).toMatchObject({ id: 'printed', agent: 'copilot' })
    expect(events).toHaveLength(3)
    expect(source.tally).toMatchObject({ calls: 1, gapCount: 0, unknown: new Map() })
  })

  it('give a call that was requested and never began', async () => {
    const { events } = await readOne(toLines(start, message(request('a'), request('b')), begin('b'), complete('b'), message()))
    expect(outline(events)).toEqual([
      'pre_tool bash {"command":"a"} unknown',
      'pre_tool bash {"command":"b"} ran',
      'post_tool bash {"command":"b"} ran',
    ])
  })

  it('give a call that began without a request, and once where its message is recorded behind', async () => {
    const { events, source } = await readOne(toLines(start, begin('a'), complete('a'), begin('b'), message(request('b')), complete('b')))
    expect(events.map((each) => each.kind === 'pre_tool' && [each.call.id, each.recorded])).toEqual([
      ['a', 'ran'],
      false,
      ['b', 'ran'],
      false,
    ])
    expect(source.tally.gapCount).toBe(0)
  })

  it('hide no call behind an id that was used before', async () => {
    const again = request('a', { arguments: { command: 'rm -rf .' } })
    const other = begin('c', { arguments: { command: 'rm -rf /' } })
    const { events } = await readOne(toLines(start, message(request('a')), message(again), complete('a'), message(request('c')), other))
    expect(events.flatMap((each) => (each.kind === 'pre_tool' ? each.call.args?.command : []))).toEqual(['a', 'rm -rf .', 'c', 'rm -rf /'])
  })

  it.each([
    ['an object', { command: 'x' }, 'function', { command: 'x' }, undefined],
    ['a JSON string', '{"command":"x"}', 'function', { command: 'x' }, undefined],
    ['a text of a tool with its own grammar', '*** Begin Patch', 'custom', { input: '*** Begin Patch' }, undefined],
    ['broken JSON', '{"command":', 'function', null, '{"command":'],
    ['nothing', undefined, 'function', {}, undefined],
  ])('have %s as arguments', async (_, recorded, type, args, raw) => {
    const { events } = await readOne(toLines(start, message(request('a', { arguments: recorded, type }))))
    expect(events).toMatchObject([{ call: { args, ...(raw !== undefined && { raw }) } }])
  })

  it('name MCP tools as Copilot does', async () => {
    const mcp = request('a', { name: 'memo-note', arguments: { text: 'x' }, mcpServerName: 'memo', mcpToolName: 'note' })
    const { events } = await readOne(toLines(start, message(mcp)))
    expect(outline(events)).toEqual(['pre_tool memo-note {"text":"x"} unknown'])
  })

  const asked = event('permission.requested', {
    requestId: 'r',
    permissionRequest: { kind: 'shell', toolCallId: 'a', fullCommandText: 'a' },
  })
  const answer = (kind: string, decisionSource?: string, toolCallId?: string) =>
    event('permission.completed', { requestId: 'r', toolCallId, result: { kind }, decisionSource })
  it.each([
    ['denied-interactively-by-user', 'human_response', 'deny', 'denied', 'user'],
    ['denied-by-rules', 'host_policy', 'deny', 'denied', 'rule'],
    ['denied-by-content-exclusion-policy', undefined, 'deny', 'denied', 'rule'],
    ['denied-by-permission-request-hook', undefined, 'deny', 'denied', 'hook'],
    ['denied-no-approval-rule-and-could-not-request-from-user', 'unattended_fallback', 'deny', 'denied', 'host'],
  ])('say who denied a call: %s', async (kind, source, decision, recorded, recordedBy) => {
    const refused = complete('a', { success: false, result: undefined, error: { message: 'no', code: 'denied' } })
    const { events, moments } = await readOne(toLines(start, message(request('a')), begin('a'), asked, answer(kind, source, 'a'), refused))
    expect(events).toMatchObject([{ kind: 'pre_tool', recorded, recordedBy }])
    expect(moments.flatMap(({ facts }) => facts.decision ?? [])).toEqual([decision])
  })

  it('count a denied call without a result as denied, by the question when the answer names no call', async () => {
    const { events } = await readOne(toLines(start, message(request('a')), asked, answer('denied-by-rules')))
    expect(events).toMatchObject([{ recorded: 'denied', recordedBy: 'rule' }])
  })

  it.each([
    ['approved', 'human_response', 'allow_once'],
    ['approved-for-session', 'human_response', 'allow_always'],
    ['approved', 'host_policy', 'auto'],
  ])('say who approved a call: %s, %s', async (kind, source, decision) => {
    const { events, moments } = await readOne(toLines(start, message(request('a')), asked, answer(kind, source, 'a'), complete('a')))
    expect(events[0]).toMatchObject({ recorded: 'ran' })
    expect(moments.flatMap(({ facts }) => facts.decision ?? [])).toEqual([decision])
  })

  it('tell what failed from what was refused by Copilot’s own word, also that of older versions', async () => {
    const ends = [
      { success: false, error: { message: 'Denied by preToolUse hook: no', code: 'denied' } },
      { success: false, error: { message: 'denied', code: 'failure' } },
      { success: undefined, result: { result_type: 'success', text_result_for_llm: 'ok' } },
      { success: undefined, result: { result_type: 'rejected', text_result_for_llm: 'no' } },
    ]
    const calls = ends.flatMap((end, index) => [message(request(`${index}`)), complete(`${index}`, end)])
    const { events } = await readOne(toLines(start, ...calls))
    expect(events.flatMap((each) => (each.kind === 'pre_tool' ? [[each.recorded, each.recordedBy]] : []))).toEqual([
      ['denied', 'hook'],
      ['failed', undefined],
      ['ran', undefined],
      ['denied', 'user'],
    ])
  })

  it('hold the runs of hooks', async () => {
    const run = (id: string, more: object) => [
      event('hook.start', {
        hookInvocationId: id,
        hookType: 'preToolUse',
        input: { toolCalls: [{ id: 'a', name: 'bash', args: { command: 'a' } }] },
      }),
      event('hook.end', { hookInvocationId: id, hookType: 'preToolUse', success: true, ...more }),
    ]
    const runs = [
      ...run('1', {}),
      ...run('2', { output: { a: 'Denied by preToolUse hook: no' } }),
      ...run('3', { success: false, error: { message: 'exit 1' } }),
      ...run('4', { output: { permissionDecision: 'deny' } }),
    ]
    const { moments, source } = await readOne(toLines(start, message(request('a')), begin('a'), ...runs, complete('a')))
    const told = moments.flatMap(({ kind, facts }) => (kind === 'hook_run' ? [facts.hookRun] : []))
    expect(told).toMatchObject([
      { event: 'preToolUse', outcome: 'ok', callId: 'a', durationMs: 1000 },
      { outcome: 'blocked', callId: 'a', stdout: '{"a":"Denied by preToolUse hook: no"}' },
      { outcome: 'failed', stderr: 'exit 1' },
      { outcome: 'blocked' },
    ])
    expect(source.tally.hookRuns).toEqual({ runs: 4, blocked: 2, failed: 1 })
    expect(source.tally.gapCount).toBe(0)
  })

  it('keep what a subagent does apart, and what it was told is no prompt', async () => {
    const inner = { agentId: 'agent-1' }
    const records = [
      message(request('t', { name: 'task', arguments: { prompt: 'dig' } })),
      event('subagent.started', { toolCallId: 't', agentName: 'general-purpose' }, inner),
      { ...prompt('dig', { source: 'agent-s' }), ...inner },
      { ...message(request('b')), ...inner },
      { ...complete('b'), ...inner },
      event('subagent.completed', { toolCallId: 't', agentName: 'general-purpose' }, inner),
      complete('t'),
    ]
    const { events, moments } = await readOne(toLines(start, prompt('go'), ...records))
    expect(outline(events)).toEqual([
      'prompt go',
      '[agent-1] pre_tool bash {"command":"b"} ran',
      '[agent-1] post_tool bash {"command":"b"} ran',
      'pre_tool task {"prompt":"dig"} ran',
      'post_tool task {"prompt":"dig"} ran',
    ])
    expect(events[1]?.thread).toEqual({ id: 'agent-1', subagent: true, agentType: 'general-purpose' })
    expect(moments.map(({ kind }) => kind).filter((kind) => kind.startsWith('subagent'))).toEqual(['subagent_start', 'subagent_end'])
  })

  it('hold messages that nobody typed', async () => {
    const skill = prompt('read this', { source: 'skill-pdf' })
    const { events } = await readOne(toLines(start, prompt('go'), skill, prompt('on', { isAutopilotContinuation: true })))
    expect(outline(events)).toEqual(['prompt go'])
  })

  it('say what is damaged', async () => {
    const nameless = message(request('a', { name: undefined }))
    const stranger = event('session.tomorrow', { toolCalls: [{ name: 'bash', arguments: { command: 'x' } }] })
    const session = await readOne(toLines(start, nameless, complete('zzz'), stranger, { type: 'new.thing', data: {} }))
    expect(listGaps(session)).toEqual(['unread-call 2', 'result-without-call 3', 'unread-call 4'])
    expect(session.source.tally.unknown).toEqual(new Map([['new.thing', 1]]))
  })
})
