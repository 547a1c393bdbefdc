import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readOne, readSessions, toLines } from '../transcript/sessions.ts'

const init = (id = 's') => ({ type: 'init', timestamp: '2026-04-01T10:00:00.000Z', session_id: id, model: 'gemini-2.5-flash' })
const message = (role: string, content: string, more: object = {}) => ({
  type: 'message',
  timestamp: '2026-04-01T10:00:01.000Z',
  role,
  content,
  ...more,
})
const use = (id: string, more: object = {}) => ({
  ...{ type: 'tool_use', timestamp: '2026-04-01T10:00:02.000Z', tool_name: 'run_shell_command', tool_id: id, parameters: { command: id } },
  ...more,
})
const result = (id: string, more: object = {}) => ({
  type: 'tool_result',
  timestamp: '2026-04-01T10:00:03.000Z',
  tool_id: id,
  status: 'success',
  ...more,
})
const end = { type: 'result', timestamp: '2026-04-01T10:00:04.000Z', status: 'success', stats: {} }

describe('Gemini CLI’s stream-json', () => {
  it('tells the session, the prompt and calls, be they parallel and without output', async () => {
    const deltas = [message('assistant', 'I ', { delta: true }), message('assistant', 'run', { delta: true })]
    const lines = toLines(
      init(),
      message('user', 'go'),
      ...deltas,
      use('a'),
      use('b'),
      result('b'),
      result('a'),
      message('assistant', 'done', { delta: true }),
      end,
    )
    const { events, moments, source } = await readOne(lines)
    expect(outline(events)).toEqual([
      'prompt go',
      'pre_tool run_shell_command {"command":"a"} ran',
      'post_tool run_shell_command {"command":"a"} ran',
      'pre_tool run_shell_command {"command":"b"} ran',
      'post_tool run_shell_command {"command":"b"} ran',
    ])
    expect(source.session).toMatchObject({ id: 's', agent: 'gemini-cli', format: 'gemini-stream-json', startedAt: init().timestamp })
    expect(source.tally).toMatchObject({ calls: 2, prompts: 1, gapCount: 0, unknown: new Map() })
    expect(moments.map(({ kind }) => kind)).toEqual(['session_start', 'turn_start', 'model_call', 'model_call', 'stop', 'session_end'])
  })

  it.each([
    ['policy_violation', 'Tool execution blocked: no', 'denied', 'hook'],
    ['policy_violation', 'Tool execution denied by policy.', 'denied', 'rule'],
    ['invalid_tool_params', 'params must have required property', 'not-run', 'host'],
    ['tool_not_registered', 'Tool "x" not found.', 'not-run', 'host'],
    ['shell_execute_error', 'Tool execution blocked: printed', 'failed', undefined],
  ])('says what became of a call by the type of its error: %s', async (type, text, recorded, recordedBy) => {
    const { events } = await readOne(
      toLines(init(), use('a'), result('a', { status: 'error', output: text, error: { type, message: text } })),
    )
    expect(events[0]).toMatchObject({ recorded })
    expect(events[0]?.kind === 'pre_tool' && events[0].recordedBy).toBe(recordedBy)
  })

  it('may hold a run that was tried again, a call without a result, and keys of a recorder', async () => {
    const sessions = await readSessions(toLines(init(), message('user', 'go'), { ...init('s2'), ts: 1 }, message('user', 'go'), use('a')))
    expect(sessions.map(({ source, events }) => [source.session.id, outline(events)])).toEqual([
      ['s', ['prompt go']],
      ['s2', ['prompt go', 'pre_tool run_shell_command {"command":"a"} unknown']],
    ])
  })

  it('holds no call of a subagent, and says so', async () => {
    const session = await readOne(toLines(init(), use('a', { tool_name: 'invoke_agent' }), result('a')))
    expect(listLacks(session)).toEqual(['subagent_not_recorded 2'])
  })

  it('says what is damaged or failed', async () => {
    const failed = { ...end, status: 'error', error: { type: 'FatalError', message: 'quota' } }
    const warned = { type: 'error', timestamp: 't', severity: 'warning', message: 'Agent execution blocked: again' }
    const session = await readOne(toLines(init(), use('a', { tool_name: undefined }), warned, { type: 'tomorrow' }, failed))
    expect(listGaps(session)).toEqual(['unread-call 2'])
    expect(session.source.tally.unknown).toEqual(new Map([['tomorrow', 1]]))
    expect(session.moments.filter(({ kind }) => kind === 'error').map(({ facts }) => facts.message)).toEqual(['quota'])
  })
})
