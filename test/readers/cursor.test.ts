import { describe, expect, it } from 'vitest'
import { claudeStreamJson } from '../../src/readers/claude-stream-json/claude-stream-json.ts'
import { listGaps, listLacks, outline, readOne, toLines } from '../transcript/sessions.ts'

const init = {
  type: 'system',
  subtype: 'init',
  apiKeySource: 'login',
  cwd: '/app',
  session_id: 's',
  model: 'Auto',
  permissionMode: 'default',
}
const user = (text: string) => ({ type: 'user', message: { role: 'user', content: [{ type: 'text', text }] }, session_id: 's' })
const answer = (text: string, more: object = {}) => ({
  type: 'assistant',
  message: { role: 'assistant', content: [{ type: 'text', text }] },
  session_id: 's',
  ...more,
})
const call = (subtype: string, call_id: string, tool_call: object, more: object = {}) => ({
  ...{ type: 'tool_call', subtype, call_id, tool_call, model_call_id: 'm1', session_id: 's', timestamp_ms: 1_770_000_000_000 },
  ...more,
})
const shell = (id: string, result?: object) => ({
  shellToolCall: { args: { command: id, workingDirectory: '' }, ...(result && { result }) },
})
const ok = { success: { exitCode: 0, stdout: 'fine', stderr: '' } }
const edit = (result?: object) => ({ editToolCall: { args: { path: '/app/x' }, ...(result && { result }) } })
const ran = (id: string) => [call('started', id, shell(id)), call('completed', id, shell(id, ok))]

describe('Cursor’s stream-json', () => {
  it('tells the session, the prompt and calls, parallel ones too', async () => {
    const id = 'call_1\nfc_2'
    const parallel = [
      call('started', id, shell('a')),
      call('started', 'b', shell('b')),
      call('completed', 'b', shell('b', ok)),
      call('completed', id, shell('a', ok)),
    ]
    const thoughts = [
      { type: 'thinking', subtype: 'delta', text: 'hm', session_id: 's' },
      { type: 'thinking', subtype: 'completed', session_id: 's' },
    ]
    const end = { type: 'result', subtype: 'success', is_error: false, result: 'done', session_id: 's' }
    const { events, source } = await readOne(
      toLines(init, user('go'), ...thoughts, answer('I run', { model_call_id: 'm1' }), ...parallel, answer('done'), end),
    )
    expect(outline(events).filter((line) => !line.startsWith('post'))).toEqual([
      'prompt go',
      'pre_tool shellToolCall {"command":"a","workingDirectory":""} ran',
      'pre_tool shellToolCall {"command":"b","workingDirectory":""} ran',
    ])
    expect(events[1]).toMatchObject({ at: { call: id }, cwd: '/app', ts: '2026-02-02T02:40:00.000Z' })
    expect(source.session).toMatchObject({
      id: 's',
      agent: 'cursor',
      format: 'cursor-stream-json',
      root: '/app',
      permissionMode: 'default',
    })
    expect(source.tally).toMatchObject({ calls: 2, prompts: 1, gapCount: 0, unknown: new Map() })
  })

  it('is never taken for Claude’s, which begins alike', () => {
    const objects = [init, user('go'), answer('x'), ...ran('a')]
    expect(claudeStreamJson.detect({ container: 'jsonl', objects })).toBe(false)
    for (const object of objects) expect(claudeStreamJson.detect({ container: 'jsonl', objects: [object] })).toBe(false)
  })

  it.each([
    ['success', { exitCode: 0 }, 'ran', undefined],
    ['success', { exitCode: 2 }, 'failed', undefined],
    ['error', { errorMessage: 'no' }, 'failed', undefined],
    ['rejected', { reason: 'no' }, 'denied', 'user'],
    ['permissionDenied', {}, 'denied', undefined],
    ['tomorrow', {}, 'failed', undefined],
  ])('says what became of a call: %s', async (key, told, recorded, recordedBy) => {
    const { events } = await readOne(toLines(init, call('started', 'a', shell('a')), call('completed', 'a', shell('a', { [key]: told }))))
    expect(events[0]).toMatchObject({ recorded })
    expect(events[0]?.kind === 'pre_tool' && events[0].recordedBy).toBe(recordedBy)
  })

  it('tells what an edit wrote only at its end, and where not, it lacks it', async () => {
    const whole = edit({ success: { path: '/app/x', afterFullFileContent: 'new' } })
    const session = await readOne(
      toLines(
        init,
        call('started', 'e', edit()),
        call('started', 'a', shell('a')),
        call('completed', 'a', shell('a', ok)),
        call('completed', 'e', whole),
      ),
    )
    expect(outline(session.events).filter((line) => !line.startsWith('post'))).toEqual([
      'pre_tool editToolCall {"path":"/app/x","afterFullFileContent":"new"} ran',
      'pre_tool shellToolCall {"command":"a","workingDirectory":""} ran',
    ])
    expect(session.events.map(({ at }) => at.line)).toEqual([2, 5, 3, 4])
    expect(listLacks(session)).toEqual([])
    const bare = await readOne(toLines(init, call('started', 'e', edit()), call('completed', 'e', edit({ success: { diffString: '+x' } }))))
    expect(listLacks(bare)).toEqual(['edit_without_content 2'])
    const cut = await readOne(toLines(init, call('started', 'e', edit())))
    expect(outline(cut.events)).toEqual(['pre_tool editToolCall {"path":"/app/x"} unknown'])
    expect(listLacks(cut)).toEqual(['edit_without_content 2'])
  })

  it('tells what a write wrote at its start', async () => {
    const write = { writeToolCall: { args: { path: '/app/x', fileText: 'new' } } }
    const session = await readOne(toLines(init, call('started', 'w', write)))
    expect(outline(session.events)).toEqual(['pre_tool writeToolCall {"path":"/app/x","fileText":"new"} unknown'])
    expect(listLacks(session)).toEqual([])
  })

  it('names other functions itself, and lacks what a subagent did', async () => {
    const other = { function: { name: 'fetch_rules', arguments: '{"x":1}' } }
    const task = { taskToolCall: { args: { description: 'dig' } } }
    const session = await readOne(
      toLines(init, call('started', 'f', other), call('completed', 'f', { ...other }), call('started', 't', task)),
    )
    expect(outline(session.events)[0]).toMatch(/^pre_tool fetch_rules \{"x":1\}/)
    expect(listLacks(session)).toEqual(['subagent_not_recorded 4'])
  })

  it('that begins behind the start of a call still holds the call', async () => {
    const { events, source } = await readOne(toLines(call('completed', 'a', shell('a', ok)), ...ran('b')))
    expect(outline(events).filter((line) => line.startsWith('pre'))).toHaveLength(2)
    expect(source.tally.gapCount).toBe(0)
  })

  it('says what is damaged', async () => {
    const session = await readOne(
      toLines(init, call('started', 'a', { shellToolCall: 'x' }), { type: 'interaction_query', subtype: 'request' }),
    )
    expect(listGaps(session)).toEqual(['unread-call 2'])
    expect(session.source.tally.unknown).toEqual(new Map([['interaction_query/request', 1]]))
  })
})

describe('Cursor’s agent transcripts', () => {
  const turn = (role: string, ...content: object[]) => ({ role, message: { content } })
  const text = (said: string) => ({ type: 'text', text: said })
  const use = (name: string, input: object) => ({ type: 'tool_use', name, input })

  it('tell prompts and calls, and what became of none', async () => {
    const asked = turn('user', text('<attached_files>x</attached_files>\n<user_query>\ngo\n</user_query>'))
    const { events, source } = await readOne(
      toLines(
        asked,
        turn('assistant', text('[REDACTED]'), use('Shell', { command: 'ls' }), use('Read', { path: 'x' })),
        turn('user', text('more')),
      ),
    )
    expect(outline(events)).toEqual([
      'prompt go',
      'pre_tool Shell {"command":"ls"} unknown',
      'pre_tool Read {"path":"x"} unknown',
      'prompt more',
    ])
    expect(source.session).toMatchObject({ agent: 'cursor', format: 'cursor-agent-transcript', confidence: 'partial' })
    expect(source.tally).toMatchObject({ calls: 2, prompts: 2, gapCount: 0, lacks: new Map() })
  })

  it('give results by their order, where there are some', async () => {
    const results = turn('user', { type: 'tool_result', tool_use_id: 't1', content: 'ok' })
    const { events } = await readOne(toLines(turn('user', text('go')), turn('assistant', use('Shell', { command: 'ls' })), results))
    expect(outline(events)).toEqual(['prompt go', 'pre_tool Shell {"command":"ls"} ran', 'post_tool Shell {"command":"ls"} ran'])
  })

  it('lack what a subagent did, and what was blacked out', async () => {
    const session = await readOne(toLines(turn('assistant', use('Task', { prompt: 'dig' }), use('Shell', { command: 'echo [REDACTED]' }))))
    expect(listLacks(session)).toEqual(['subagent_not_recorded 1', 'redacted 1'])
  })

  it('say what is damaged', async () => {
    const records = [
      turn('user', text('go'), use('Shell', { command: 'x' })),
      turn('assistant', { type: 'tool_use', input: {} }),
      { type: 'turn_ended' },
    ]
    const session = await readOne(toLines(...records))
    expect(listGaps(session)).toEqual(['unread-call 1', 'unread-call 2'])
    expect(session.source.tally.ignored).toEqual(new Map([['turn_ended', 1]]))
  })
})
