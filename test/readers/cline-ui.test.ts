import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readOne } from '../transcript/sessions.ts'

let clock = 1_740_470_400_000
function shown(type: 'ask' | 'say', kind: string, text: string, more: object = {}) {
  clock += 1_000
  return { ts: clock, type, [type]: kind, text, ...more }
}

const say = (kind: string, text: string, more?: object) => shown('say', kind, text, more)
const ask = (kind: string, text: string, more?: object) => shown('ask', kind, text, more)

async function read(...records: object[]) {
  return readOne(JSON.stringify([say('text', 'Clean up'), ...records], null, 2), 'ui_messages.json')
}

describe('what Cline showed', () => {
  it('tells calls in the screen’s words, and prompts', async () => {
    const session = await read(
      say('api_req_started', '{"request":"x"}'),
      ask('command', 'npm testREQ_APP'),
      say('command_output', '1 passed'),
      ask('tool', '{"tool":"editedExistingFile","path":"a.ts","diff":"x"}'),
      say('use_mcp_server', '{"type":"use_mcp_tool","serverName":"s","toolName":"t","arguments":"{}"}'),
      say('user_feedback', 'And b'),
      say('text', 'Done'),
    )
    expect(session.source.session).toMatchObject({ format: 'cline-ui', agent: 'cline', confidence: 'partial' })
    expect(outline(session.events)).toEqual([
      'prompt Clean up',
      'pre_tool command {"command":"npm test"} unknown',
      'pre_tool editedExistingFile {"path":"a.ts","diff":"x"} unknown',
      'pre_tool use_mcp_server {"type":"use_mcp_tool","serverName":"s","toolName":"t","arguments":"{}"} unknown',
      'prompt And b',
    ])
    expect([...session.source.tally.unknown]).toEqual([])
  })

  it('tells a call once that was written piece by piece, or said again when it began', async () => {
    const session = await read(
      ask('command', 'np', { partial: true }),
      ask('command', 'npm te', { partial: true }),
      ask('command', 'npm test'),
      say('command', 'npm test'),
      say('command', 'npm test'),
    )
    expect(session.source.tally.calls).toBe(2)
    expect(session.source.tally.ignored.get('partial')).toBe(2)
  })

  it('says of a call that was never whole that it is cut', async () => {
    const session = await read(ask('tool', '{"tool":"newFileCreated","path":"a', { partial: true }))
    expect(listLacks(session)).toEqual(['args_truncated 8'])
    expect(session.events.at(-1)).toMatchObject({ call: { name: 'tool', args: null, raw: '{"tool":"newFileCreated","path":"a' } })
  })

  it('counts kinds that it does not know', async () => {
    const session = await read(say('future', 'x'))
    expect([...session.source.tally.unknown]).toEqual([['future', 1]])
    expect(listGaps(session)).toEqual([])
  })
})
