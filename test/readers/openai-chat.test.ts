import { describe, expect, it } from 'vitest'
import { listGaps, outline, readOne, toLines } from '../transcript/sessions.ts'

const call = (id: string, args: unknown) => ({
  role: 'assistant',
  content: null,
  tool_calls: [{ id, type: 'function', function: { name: 'bash', arguments: args } }],
})
const messages = [
  { role: 'system', content: 'You are …' },
  {
    role: 'user',
    content: [
      { type: 'text', text: 'clean' },
      { type: 'text', text: 'up' },
    ],
  },
  call('c1', '{"command":"ls"}'),
  { role: 'tool', tool_call_id: 'c1', content: 'ok' },
  { role: 'assistant', content: 'done' },
]
const expected = ['prompt clean\nup', 'pre_tool bash {"command":"ls"} ran', 'post_tool bash {"command":"ls"} ran']

describe('OpenAI chat messages', () => {
  it.each([
    ['lines', toLines(...messages)],
    ['one list', JSON.stringify(messages)],
    ['an object', JSON.stringify({ model: 'x', messages }, null, 2)],
    ['lines of whole conversations', toLines({ messages: messages.slice(0, 3) }, { messages: messages.slice(3) })],
  ])('are read as %s, and name no agent', async (_, content) => {
    const { events, source } = await readOne(content)
    expect(outline(events)).toEqual(expected)
    expect(source.session).toEqual({ id: 't.jsonl', agent: 'unknown', format: 'openai-chat', path: 't.jsonl' })
    expect(source.tally).toMatchObject({ calls: 1, prompts: 1, gapCount: 0 })
  })

  it('have arguments as a JSON string or as an object; anything else is kept as text', async () => {
    const { events } = await readOne(
      toLines(call('a', { command: 'x' }), call('b', '{"command":'), call('c', '"text"'), call('d', undefined)),
    )
    expect(events.map((event) => event.kind === 'pre_tool' && [event.call.args, event.call.raw])).toEqual([
      [{ command: 'x' }, undefined],
      [null, '{"command":'],
      [null, '"text"'],
      [null, ''],
    ])
  })

  it('may use the older function_call, and custom tools with plain text', async () => {
    const legacy = { role: 'assistant', content: null, function_call: { name: 'bash', arguments: '{"command":"a"}' } }
    const custom = { role: 'assistant', tool_calls: [{ id: 'x', type: 'custom', custom: { name: 'patch', input: '*** Begin Patch' } }] }
    const { events } = await readOne(toLines(legacy, { role: 'function', name: 'bash', content: 'ok' }, custom))
    expect(outline(events)).toEqual([
      'pre_tool bash {"command":"a"} ran',
      'post_tool bash {"command":"a"} ran',
      'pre_tool patch null unknown',
    ])
  })

  it('pair parallel calls by id', async () => {
    const both = { role: 'assistant', tool_calls: [...call('a', '{"n":1}').tool_calls, ...call('b', '{"n":2}').tool_calls] }
    const { events } = await readOne(
      toLines(both, { role: 'tool', tool_call_id: 'b', content: 'B' }, { role: 'tool', tool_call_id: 'a', content: 'A' }),
    )
    expect(events.map((event) => (event.kind === 'post_tool' ? event.result.text : event.kind))).toEqual(['pre_tool', 'A', 'pre_tool', 'B'])
  })

  it.each([
    ['beside the messages', { messages, more: [call('z', '{}')] }],
    ['in a list among them', { messages: [...messages, [call('z', '{}')]] }],
  ])('with a call %s make the session unreadable', async (_, record) => {
    const session = await readOne(toLines(record))
    expect(listGaps(session)).toEqual(['unread-call 1'])
    expect(session.source.tally.unreadable).toHaveLength(1)
  })

  it('may stand in a request that names the tools and the function to call', async () => {
    const tool = { type: 'function', function: { name: 'bash', parameters: { type: 'object' } } }
    const request = {
      messages,
      tools: [tool],
      tool_choice: { type: 'function', function: { name: 'bash' } },
      function_call: { name: 'bash' },
    }
    expect(listGaps(await readOne(toLines(request)))).toEqual([])
  })

  it('with calls in the shape of another format, or without a name, leave a gap', async () => {
    const foreign = { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'Bash', input: {} }] }
    const many = Array.from({ length: 45 }, () => ({ role: 'assistant', content: 'x' }))
    const typed = { type: 'tool_call', function: { name: 'git' }, arguments: 'status' }
    const session = await readOne(
      toLines(...many, foreign, { role: 'assistant', tool_calls: [{ id: 'a' }] }, { role: 'alien', content: '' }, typed),
    )
    expect(listGaps(session)).toEqual(['unread-call 46', 'unread-call 47', 'unread-call 49'])
    expect([...session.source.tally.unknown.keys()]).toEqual(['alien'])
  })
})
