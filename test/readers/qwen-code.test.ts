import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readOne, toLines } from '../transcript/sessions.ts'

let count = 0
function record(type: string, parts: object[] | null, more: object = {}) {
  count += 1
  const message = parts === null ? {} : { message: { role: type === 'assistant' ? 'model' : 'user', parts } }
  const envelope = {
    uuid: `u${count}`,
    parentUuid: null,
    sessionId: 's',
    timestamp: `2026-08-01T10:00:00.${String(count).padStart(3, '0')}Z`,
  }
  return { ...envelope, type, cwd: '/app', version: '0.24.4', gitBranch: 'main', ...message, ...more }
}

const prompt = (text: string, more: object = {}) => record('user', [{ text }], more)
const call = (id: string, more: object = {}) =>
  record('assistant', [{ text: 'hm', thought: true }, { functionCall: { id, name: 'run_shell_command', args: { command: id } } }], more)
const result = (id: string, response: object, toolCallResult: object = { status: 'success' }, more: object = {}) =>
  record('tool_result', [{ functionResponse: { id, name: 'run_shell_command', response } }], {
    toolCallResult: { callId: id, ...toolCallResult },
    ...more,
  })
const telemetry = (id: string, decision: string, more: object = {}) =>
  record('system', null, {
    subtype: 'ui_telemetry',
    systemPayload: {
      uiEvent: {
        call_id: id,
        function_name: 'run_shell_command',
        function_args: { command: id },
        decision,
        prompt_id: 's########0',
        ...more,
      },
    },
  })

describe('Qwen Code’s session files', () => {
  it('tell the session, prompts and calls, each once', async () => {
    const records = [prompt('go'), call('a'), telemetry('a', 'auto_accept'), result('a', { output: 'ok' })]
    const { events, moments, source } = await readOne(toLines(...records))
    expect(outline(events)).toEqual([
      'prompt go',
      'pre_tool run_shell_command {"command":"a"} ran',
      'post_tool run_shell_command {"command":"a"} ran',
    ])
    expect(events[1]).toMatchObject({ cwd: '/app', branch: 'main' })
    expect(source.session).toMatchObject({
      id: 's',
      agent: 'qwen-code',
      format: 'qwen-code-session',
      agentVersion: '0.24.4',
      root: '/app',
      branch: 'main',
    })
    expect(source.tally).toMatchObject({ calls: 1, prompts: 1, gapCount: 0, unknown: new Map() })
    expect(moments.map(({ kind }) => kind)).not.toContain('permission_request')
  })

  it.each([
    [
      'what a person typed beside a hook’s words',
      [{ text: 'go' }, { text: '<qwen:user-prompt-submit-context>\nx\n</qwen:user-prompt-submit-context>' }],
      {},
      ['prompt go'],
    ],
    ['the text that was shown', [{ text: '@f\nall of f' }], { systemPayload: { displayText: '@f' } }, ['prompt @f']],
    ['what was typed meanwhile', [{ text: 'wait' }], { subtype: 'mid_turn_user_message' }, ['prompt wait']],
    ['no notice', [{ text: '<task-notification>…' }], { subtype: 'notification' }, []],
    ['nothing that Qwen Code says itself', [{ text: 'x' }], { provenance: 'system' }, []],
  ])('hold as a prompt %s', async (_, parts, more, expected) => {
    const { events } = await readOne(toLines(record('user', parts, more)))
    expect(outline(events)).toEqual(expected)
  })

  it.each([
    ['denied', { error: 'no' }, { status: 'error', errorType: 'execution_denied', executionStatus: 'not_started' }],
    ['denied', { error: 'no' }, { status: 'error', errorType: 'execution_denied' }],
    ['denied', { error: '[Operation Cancelled] Reason: User did not allow tool call' }, { status: 'cancelled' }],
    ['not-run', { error: 'params must have' }, { status: 'error', errorType: 'invalid_tool_params', executionStatus: 'not_started' }],
    ['not-run', { error: 'odd' }, { status: 'error', executionStatus: 'not_started' }],
    ['unknown', { error: '[Operation Cancelled] Reason: abort' }, { status: 'cancelled' }],
    ['failed', { error: 'Exit Code: 7' }, { status: 'error', errorType: 'shell_execute_error', executionStatus: 'error' }],
    ['failed', { error: 'execution_denied' }, {}],
    ['ran', { output: 'ok' }, {}],
  ])('say that a call is %s', async (recorded, response, outcome) => {
    const { events } = await readOne(toLines(call('a'), result('a', response, outcome)))
    expect(events[0]).toMatchObject({ recorded })
  })

  it.each([
    ['accept', ['allow_once']],
    ['reject', ['deny']],
    ['auto_accept', []],
  ])('tell by the telemetry how a person answered: %s', async (decision, expected) => {
    const { moments } = await readOne(toLines(call('a'), telemetry('a', decision), result('a', { output: 'ok' })))
    expect(moments.flatMap(({ facts }) => facts.decision ?? [])).toEqual(expected)
  })

  it('hold the branch that was taken back, and records that share a uuid', async () => {
    const rewind = record('system', null, { subtype: 'rewind', systemPayload: { targetUuid: 'u1' } })
    const { events } = await readOne(
      toLines(
        call('a'),
        rewind,
        call('b', { uuid: 'same' }),
        call('c', { uuid: 'same' }),
        result('b', { output: '' }),
        result('c', { output: '' }),
      ),
    )
    expect(events.flatMap((event) => (event.kind === 'pre_tool' ? [[event.call.id, event.recorded]] : []))).toEqual([
      ['a', 'unknown'],
      ['b', 'ran'],
      ['c', 'ran'],
    ])
  })

  it('count no call of the history that a compaction keeps', async () => {
    const compressedHistory = [{ role: 'model', parts: [{ functionCall: { id: 'x', name: 'run_shell_command', args: { command: 'x' } } }] }]
    const compaction = record('system', null, {
      subtype: 'chat_compression',
      systemPayload: { info: { originalTokenCount: 9 }, compressedHistory },
    })
    const { moments, source } = await readOne(toLines(prompt('go'), compaction))
    expect(source.tally).toMatchObject({ calls: 0, gapCount: 0 })
    expect(moments.filter(({ kind }) => kind.endsWith('compact')).map(({ facts }) => facts)).toEqual([
      { tokensBefore: 9 },
      { tokensBefore: 9 },
    ])
  })

  it('of a subagent hold its calls in its thread and no prompt; without them the session says what it lacks', async () => {
    const side = { isSidechain: true, agentId: 'general-1', agentName: 'general' }
    const inner = await readOne(toLines(prompt('dig', side), call('b', side), result('b', { output: 'ok' }, {}, side)))
    expect(outline(inner.events)[0]).toBe('[general-1] pre_tool run_shell_command {"command":"b"} ran')
    expect(inner.source.tally.prompts).toBe(0)
    const alone = await readOne(toLines(prompt('go'), telemetry('b', 'auto_accept', { prompt_id: 's#general-1#0' })))
    expect(listLacks(alone)).toEqual(['subagent_not_recorded 2'])
  })

  it('say what is damaged', async () => {
    const session = await readOne(
      toLines(prompt('go'), record('assistant', [{ functionCall: { id: 'a', args: {} } }]), record('tomorrow', [])),
    )
    expect(listGaps(session)).toEqual(['unread-call 2'])
    expect(session.source.tally.unknown).toEqual(new Map([['tomorrow', 1]]))
  })
})

describe('Qwen Code’s stream-json', () => {
  const init = {
    type: 'system',
    subtype: 'init',
    session_id: 's',
    cwd: '/app',
    tools: ['agent'],
    permission_mode: 'yolo',
    qwen_code_version: '0.24.4',
  }
  const envelope = { session_id: 's', parent_tool_use_id: null }
  const said = (content: object[]) => ({ type: 'assistant', ...envelope, message: { id: 'm', role: 'assistant', content } })
  const told = (content: object[]) => ({ type: 'user', ...envelope, message: { role: 'user', content } })
  const use = said([{ type: 'tool_use', id: 'a', name: 'agent', input: { prompt: 'dig' } }])

  it('is made of Claude’s messages, and its session is Qwen Code’s', async () => {
    const session = await readOne(toLines(init, use, told([{ type: 'tool_result', tool_use_id: 'a', is_error: false, content: 'ok' }])))
    expect(outline(session.events)).toEqual(['pre_tool agent {"prompt":"dig"} ran', 'post_tool agent {"prompt":"dig"} ran'])
    expect(session.source.session).toEqual({
      ...{ id: 's', agent: 'qwen-code', format: 'claude-stream-json', path: 't.jsonl' },
      ...{ root: '/app', permissionMode: 'yolo', agentVersion: '0.24.4' },
    })
    expect(listLacks(session)).toEqual(['prompt_missing 2', 'file_cut 3'])
  })

  it('lacks the calls of a subagent in the background, and its notice is no prompt', async () => {
    const end = {
      type: 'system',
      subtype: 'task_notification',
      ...envelope,
      data: { task_id: 'general-a', tool_use_id: 'a', usage: { tool_uses: 2 } },
    }
    const session = await readOne(toLines(init, use, told([{ type: 'text', text: 'Background agent "general: dig" completed.' }]), end))
    expect(outline(session.events)).toEqual(['pre_tool agent {"prompt":"dig"} unknown'])
    expect(listLacks(session)).toEqual(['prompt_missing 2', 'file_cut 3', 'subagent_not_recorded 4'])
  })
})
