import { describe, expect, it } from 'vitest'
import { copilotAgentLog } from '../../src/readers/copilot-agent-log.ts'
import { listGaps, listLacks, outline, readOne } from '../transcript/sessions.ts'

const piece = (delta: object) => ({ id: 'c', object: 'chat.completion.chunk', created: 1_760_000_000, choices: [{ index: 0, delta }] })
const call = (id: string, content = '') =>
  piece({
    role: 'assistant',
    content,
    tool_calls: [{ index: 0, id, type: 'function', function: { name: 'bash', arguments: `{"command":"${id}"}` } }],
  })
const toLog = (...pieces: object[]) => pieces.map((each) => `data: ${JSON.stringify(each)}\n\n`).join('')

describe('the session log of GitHub’s coding agent', () => {
  it('tells calls once, with their output where they are finished', async () => {
    const session = await readOne(
      toLog(piece({ role: 'assistant', content: 'I look' }), call('a'), call('a', 'files'), call('b', 'done'), call('c')),
      'log.txt',
    )
    expect(outline(session.events)).toEqual([
      'pre_tool bash {"command":"a"} ran',
      'post_tool bash {"command":"a"} ran',
      'pre_tool bash {"command":"b"} ran',
      'post_tool bash {"command":"b"} ran',
      'pre_tool bash {"command":"c"} unknown',
    ])
    expect(session.events[0]).toMatchObject({ ts: '2025-10-09T08:53:20.000Z', session: { agent: 'copilot', format: 'copilot-agent-log' } })
    expect(listLacks(session)).toEqual(['prompt_missing 1'])
    expect(session.source.tally.gapCount).toBe(0)
  })

  it('is not taken for a stream of OpenAI’s own, whose calls come in fragments', () => {
    const fragment = (args: string, id?: string) =>
      piece({ tool_calls: [{ index: 0, ...(id && { id }), function: { ...(id && { name: 'bash' }), arguments: args } }] })
    const objects = [piece({ role: 'assistant', content: 'hi' }), fragment('', 'a'), fragment('{"comm'), fragment('and":"x"}')]
    expect(copilotAgentLog.detect({ container: 'jsonl', objects })).toBe(false)
  })

  it('says which call it cannot read', async () => {
    const session = await readOne(toLog(call('a', 'ok'), piece({ tool_calls: [{ index: 0, function: { arguments: '{"x"' } }] })), 'log.txt')
    expect(listGaps(session)).toEqual(['unread-call 3'])
  })
})
