import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readOne, readSessions, toLines } from '../transcript/sessions.ts'

const header = {
  sessionId: 's',
  projectHash: 'h',
  startTime: '2026-04-01T10:00:00.000Z',
  lastUpdated: '2026-04-01T10:00:00.000Z',
  kind: 'main',
}
const user = (id: string, content: unknown, more: object = {}) => ({ id, timestamp: `t-${id}`, type: 'user', content, ...more })
const gemini = (id: string, toolCalls?: object[], content: unknown = '') => ({
  ...{ id, timestamp: `t-${id}`, type: 'gemini', content },
  ...(toolCalls && { toolCalls }),
})
const respond = (id: string, response: object) => [{ functionResponse: { id, name: 'run_shell_command', response } }]
const call = (id: string, status: string, response?: object, more: object = {}) => ({
  ...{ id, name: 'run_shell_command', args: { command: id }, status, timestamp: 't' },
  ...(response && { result: respond(id, response) }),
  ...more,
})
const ran = (id: string) => call(id, 'success', { output: 'ok' })
const context =
  '<session_context>\nThis is the Gemini CLI.\n- **Workspace Directories:**\n  - /home/dev/app\n- **Directory Structure:**\n</session_context>'

describe('Gemini CLI’s session files', () => {
  const messages = [user('1', 'go'), gemini('2', [ran('a')], 'I run it'), { ...user('3', 'update!'), type: 'info' }]
  it.each([
    ['one document', JSON.stringify({ ...header, messages }, null, 2)],
    ['lines', toLines(header, ...messages)],
  ])('are read as %s', async (_, content) => {
    const { events, source } = await readOne(content)
    expect(outline(events)).toEqual([
      'prompt go',
      'pre_tool run_shell_command {"command":"a"} ran',
      'post_tool run_shell_command {"command":"a"} ran',
    ])
    expect(source.session).toMatchObject({ id: 's', agent: 'gemini-cli', format: 'gemini-session', startedAt: header.startTime })
    expect(source.tally).toMatchObject({ calls: 1, prompts: 1, gapCount: 0 })
  })

  it('give a message once that is written again whenever it changes', async () => {
    const growing = [
      gemini('2'),
      gemini('2', [call('a', 'executing')]),
      gemini('2', [ran('a'), call('b', 'executing')]),
      gemini('2', [ran('a'), ran('b')]),
    ]
    const { events, source } = await readOne(toLines(header, user('1', 'go'), user('1', 'go'), ...growing, { $set: { lastUpdated: 'x' } }))
    expect(outline(events).filter((line) => !line.startsWith('post'))).toEqual([
      'prompt go',
      'pre_tool run_shell_command {"command":"a"} ran',
      'pre_tool run_shell_command {"command":"b"} ran',
    ])
    expect(source.tally).toMatchObject({ calls: 2, prompts: 1, gapCount: 0 })
  })

  it('repeat messages in a checkpoint', async () => {
    const set = { $set: { messages: [user('1', 'go'), gemini('2', [ran('a')])], summary: 'Go' } }
    const { events, source } = await readOne(toLines(header, user('1', 'go'), gemini('2', [ran('a')]), set, gemini('4', [ran('c')])))
    expect(outline(events).filter((line) => !line.startsWith('post'))).toEqual([
      'prompt go',
      'pre_tool run_shell_command {"command":"a"} ran',
      'pre_tool run_shell_command {"command":"c"} ran',
    ])
    expect(source.session.name).toBe('Go')
  })

  it('keep what was taken back, and what a checkpoint left out: it has happened', async () => {
    const { events } = await readOne(
      toLines(header, gemini('2', [ran('a')]), { $rewindTo: '2' }, { $set: { messages: [] } }, gemini('3', [ran('b')])),
    )
    expect(events.flatMap((event) => (event.kind === 'pre_tool' ? event.call.id : []))).toEqual(['a', 'b'])
  })

  it('hide no call behind an id that was used before', async () => {
    const other = call('a', 'success', { output: 'ok' }, { args: { command: 'rm -rf .' } })
    const { events } = await readOne(toLines(header, gemini('2', [ran('a')]), gemini('2', [other]), gemini('3', [ran('a')])))
    expect(events.flatMap((event) => (event.kind === 'pre_tool' ? event.call.args?.command : []))).toEqual(['a', 'rm -rf .', 'a'])
  })

  it.each([
    ['a command that a hook stopped', 'error', { error: 'Tool execution blocked: no' }, {}, 'denied', 'hook'],
    ['a command that a rule stopped', 'error', { error: 'Tool execution denied by policy. no' }, {}, 'denied', 'rule'],
    [
      'a tool of a server, which may word its errors like that',
      'error',
      { error: 'Tool execution blocked: no' },
      { name: 'mcp_memo_note' },
      'unknown',
      'hook',
    ],
    ['a command that printed such words', 'success', { output: 'Tool execution blocked: no' }, {}, 'ran', undefined],
    ['another error', 'error', { error: 'File not found' }, {}, 'failed', undefined],
    ['a refusal by a person', 'cancelled', { error: '[Operation Cancelled] Reason: User did not allow tool call' }, {}, 'denied', 'user'],
    [
      'a call that was broken off',
      'cancelled',
      { error: '[Operation Cancelled] Reason: User cancelled tool execution.' },
      {},
      'unknown',
      undefined,
    ],
  ])('say what became of %s', async (_, status, response, more, recorded, recordedBy) => {
    const { events } = await readOne(toLines(header, gemini('2', [call('a', status, response, more)])))
    expect(events[0]).toMatchObject({ recorded })
    expect(events[0]?.kind === 'pre_tool' && events[0].recordedBy).toBe(recordedBy)
  })

  it('hold texts that nobody typed: the folder, what a hook added, results', async () => {
    const added = user('2', [{ text: 'go' }, { text: '<hook_context>more</hook_context>' }])
    const shown = user('3', [{ text: '@file\nall of it' }], { displayContent: [{ text: '@file' }] })
    const results = user('5', respond('a', { output: 'ok' }))
    const { events, source } = await readOne(
      toLines(header, user('1', [{ text: context }]), added, shown, gemini('4', [ran('a')]), results),
    )
    expect(outline(events)).toEqual([
      'prompt go',
      'prompt @file',
      expect.stringContaining('pre_tool'),
      expect.stringContaining('post_tool'),
    ])
    expect(events[0]?.cwd).toBe('/home/dev/app')
    expect(source.session.root).toBe('/home/dev/app')
    expect(source.tally.gapCount).toBe(0)
  })

  it('say when a result is there and its call is not', async () => {
    const session = await readOne(toLines(header, user('1', respond('x', { error: 'Unauthorized tool call' }))))
    expect(listGaps(session)).toEqual(['result-without-call 2'])
  })

  it('of a subagent hold no prompt, and lack nothing when they are there', async () => {
    const display = { isSubagentProgress: true, recentActivity: [{ type: 'tool_call', args: '{}' }, { type: 'thought' }] }
    const invoke = { ...ran('i'), name: 'invoke_agent', agentId: 'sub', resultDisplay: display }
    const alone = await readOne(toLines(header, gemini('2', [invoke])))
    expect(listLacks(alone)).toEqual(['subagent_not_recorded 2'])
    const [inner] = await readSessions(
      toLines({ ...header, sessionId: 'sub', kind: 'subagent', directories: ['/app'] }, user('1', 'dig'), gemini('2', [ran('a')])),
    )
    expect(outline(inner?.events ?? [])[0]).toBe('[sub] pre_tool run_shell_command {"command":"a"} ran')
    expect(inner?.source.tally).toMatchObject({ calls: 1, prompts: 0 })
  })

  it('say what is damaged', async () => {
    const session = await readOne(
      toLines(header, gemini('2', [{ id: 'x', args: {} }]), { id: '3', timestamp: 't', type: 'tomorrow', content: '' }),
    )
    expect(listGaps(session)).toEqual(['unread-call 2'])
    expect(session.source.tally.unknown).toEqual(new Map([['tomorrow', 1]]))
  })
})
