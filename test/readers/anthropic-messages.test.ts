import { describe, expect, it } from 'vitest'
import { listGaps, outline, readAll, readOne, toLines, writeFolder } from '../transcript/sessions.ts'

const prompt = { role: 'user', content: 'List it' }
const call = {
  role: 'assistant',
  content: [
    { type: 'text', text: 'ok' },
    { type: 'tool_use', id: 'toolu_1', name: 'bash', input: { command: 'ls' } },
    { type: 'tool_use', id: 'toolu_2', name: 'read', input: { path: 'a' } },
  ],
}
const results = {
  role: 'user',
  content: [
    { type: 'tool_result', tool_use_id: 'toolu_2', content: [{ type: 'text', text: 'no' }], is_error: true },
    { type: 'tool_result', tool_use_id: 'toolu_1', content: 'one' },
    { type: 'text', text: 'Now the next' },
  ],
}
const told = [
  'prompt List it',
  'pre_tool bash {"command":"ls"} ran',
  'post_tool bash {"command":"ls"} ran',
  'pre_tool read {"path":"a"} failed',
  'post_tool read {"path":"a"} failed',
  'prompt Now the next',
]

describe('plain Anthropic messages', () => {
  const messages = [prompt, call, results]
  it.each([
    ['a list', JSON.stringify(messages)],
    ['a printed list', JSON.stringify(messages, null, 2)],
    ['JSON lines', toLines(...messages)],
    ['a request', JSON.stringify({ model: 'm', system: 's', tools: [{ name: 'bash', input_schema: {} }], messages }, null, 1)],
  ])('are read as %s', async (_, content) => {
    const read = await readOne(content)
    expect(read.source.session).toMatchObject({ format: 'anthropic-messages', agent: 'unknown' })
    expect(outline(read.events)).toEqual(told)
    expect(listGaps(read)).toEqual([])
  })

  it('are read as responses too, which have more keys', async () => {
    const response = { id: 'msg_1', type: 'message', model: 'm', stop_reason: 'tool_use', stop_sequence: null, usage: {}, ...call }
    expect(outline((await readOne(toLines(prompt, response, results))).events)).toEqual(told)
  })

  it('are never refused by words: it is not known whose words they are', async () => {
    const words = "The user doesn't want to proceed with this tool use. The tool use was rejected"
    const denied = { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_2', content: words, is_error: true }] }
    const read = await readOne(toLines(call, denied))
    expect(read.events.filter(({ kind }) => kind === 'pre_tool')).toMatchObject([{ recorded: 'unknown' }, { recorded: 'failed' }])
  })

  it('do not take reminders for prompts', async () => {
    const reminded = { role: 'user', content: [{ type: 'text', text: '<system-reminder>x</system-reminder>' }] }
    expect(outline((await readOne(toLines(call, results, reminded))).events)).toEqual(told.slice(1))
  })

  it('leave no call of another shape unread', async () => {
    const odd = [
      { ...call, tool_calls: [{ id: 'x', function: { name: 'bash', arguments: '{}' } }] },
      { role: 'user', content: [{ type: 'tool_use', id: 'y', name: 'bash', input: {} }] },
      { role: 'future', content: [{ type: 'tool_use', id: 'z', name: 'bash', input: {} }] },
    ]
    // Further on than a format is told by.
    const many = Array.from({ length: 40 }, () => results)
    const beside = { messages: [prompt], next: { name: 'bash', input: {} } }
    const read = await readOne(toLines(call, ...many, ...odd, beside))
    expect(read.source.session.format).toBe('anthropic-messages')
    expect(listGaps(read).filter((gap) => gap.startsWith('unread-call'))).toEqual([42, 43, 44, 45].map((line) => `unread-call ${line}`))
  })
})

describe('messages of agents that keep them otherwise', () => {
  const block = { type: 'tool_use', id: 'toolu_1', name: 'Bash', input: {} }
  it.each([
    [
      'Claude Code',
      'claude-code-session',
      { type: 'assistant', sessionId: 's', uuid: 'u', parentUuid: null, message: { role: 'assistant', content: [block] } },
    ],
    [
      'Claude’s stream',
      'claude-stream-json',
      { type: 'assistant', parent_tool_use_id: null, message: { role: 'assistant', content: [block] } },
    ],
    ['Droid', 'factory-droid', { type: 'session_start', id: 'd', cwd: '/' }],
    ['Amp', 'amp-thread', { id: 'T-1', messages: [{ role: 'assistant', messageId: 0, content: [block] }] }],
    ['Cline', 'cline-roo', { role: 'assistant', ts: 1, content: [block] }],
    ['nobody known', null, { role: 'assistant', content: [block], conversationId: 'c' }],
    ['Cursor', null, { role: 'assistant', message: { content: [block] } }],
  ])('are not taken: %s', async (_, format, record) => {
    const repo = await writeFolder({ t: toLines(record) })
    const { read } = await readAll({ repo, named: ['t'] })
    expect(read[0]?.source.session.format ?? null).not.toBe('anthropic-messages')
    if (format !== null) expect(read[0]?.source.session.format).toBe(format)
  })
})
