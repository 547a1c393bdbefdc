import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readOne, toLines } from '../transcript/sessions.ts'

const created = 1_760_000_000
const say = (role: string, content: object[], more: object = {}) => ({ role, created, content, ...more })
const text = (words: string) => ({ type: 'text', text: words })
const request = (id: string, name: string, args: object) => ({
  type: 'toolRequest',
  id,
  toolCall: { status: 'success', value: { name, arguments: args } },
})
const response = (id: string, value: unknown) => ({ type: 'toolResponse', id, toolResult: { status: 'success', value } })
const shell = (command: string) => request('c1', 'developer__shell', { command })

const head = { working_dir: '/work', description: 'Tidy up', message_count: 4 }
const messages = [
  say('user', [text('list the files')], { id: 'm1' }),
  say('assistant', [text('I look.'), { type: 'thinking', thinking: 'hm' }, shell('ls')], { id: 'm2' }),
  say('user', [response('c1', [{ type: 'text', text: 'a.txt' }])], { id: 'm3' }),
  say('assistant', [text('There.')], { id: 'm4' }),
]
const expected = [
  'prompt list the files',
  'pre_tool developer__shell {"command":"ls"} ran',
  'post_tool developer__shell {"command":"ls"} ran',
]

describe('a session of goose', () => {
  it.each([
    ['the files of older versions', toLines(head, ...messages)],
    [
      'the export',
      JSON.stringify({ id: '20260101_1', name: 'Tidy up', working_dir: '/work', session_type: 'user', conversation: messages }, null, 2),
    ],
  ])('is read from %s', async (_, content) => {
    const read = await readOne(content)
    expect(outline(read.events)).toEqual(expected)
    expect(read.source.session).toMatchObject({ agent: 'goose', format: 'goose', root: '/work', name: 'Tidy up' })
    expect(read.events[1]).toMatchObject({ ts: '2025-10-09T08:53:20.000Z', cwd: '/work', call: { id: 'c1' } })
    expect(outline(read.moments).at(-2)).toBe('stop {"reason":"done","message":"There."}')
    expect(listGaps(read)).toEqual([])
  })

  it.each([
    ['json', JSON.stringify({ messages, metadata: { total_tokens: 1, status: 'completed' } }, null, 2)],
    ['stream-json', toLines(...messages.map((message) => ({ type: 'message', message })), { type: 'complete', total_tokens: 1 })],
  ])('is read from what goose run --output-format %s prints', async (_, content) => {
    const read = await readOne(content)
    expect(outline(read.events)).toEqual(expected)
    expect(listGaps(read)).toEqual([])
  })

  it('without a call is still goose’s, not a plain chat', async () => {
    const { source } = await readOne(toLines(head, messages[0], messages[3]))
    expect(source.session.format).toBe('goose')
  })

  it('says whether a call failed, by the agent’s word or the tool’s', async () => {
    const ask = (result: object) =>
      toLines(head, say('assistant', [shell('ls')]), say('user', [{ type: 'toolResponse', id: 'c1', toolResult: result }]))
    const fates = []
    for (const result of [
      { status: 'error', error: 'gone' },
      { status: 'success', value: { content: [text('bad')], isError: true } },
      { status: 'success', value: { content: [text('ok')], isError: false } },
      // What a command prints comes in the same place.
      { status: 'success', value: [text('The user has declined to run this tool. DO NOT attempt …')] },
    ]) {
      const [event] = (await readOne(ask(result))).events
      fates.push(event?.kind === 'pre_tool' && event.recorded)
    }
    expect(fates).toEqual(['failed', 'failed', 'ran', 'unknown'])
  })

  it('has prompts of the person alone: no summaries, no answers of tools', async () => {
    const hidden = say('user', [text('Summary of the conversation so far')], { metadata: { userVisible: false, agentVisible: true } })
    const archived = say('user', [text('older')], { metadata: { userVisible: true, agentVisible: false } })
    const { events } = await readOne(toLines(head, archived, hidden, ...messages))
    expect(outline(events)).toEqual(['prompt older', ...expected])
  })

  it('does not count a call that goose could make nothing of', async () => {
    const broken = say('assistant', [{ type: 'toolRequest', id: 'c9', toolCall: { status: 'error', error: 'bad arguments' } }])
    const read = await readOne(toLines(head, broken, say('user', [response('c9', [text('bad arguments')])]), ...messages))
    expect(outline(read.events)).toEqual(expected)
    expect(listGaps(read)).toEqual([])
  })

  it('lacks what subagents did, and leaves gaps for calls that cannot be read', async () => {
    const read = await readOne(
      toLines(
        head,
        say('assistant', [request('c1', 'subagent', { instructions: 'look' })]),
        say('assistant', [{ type: 'toolRequest', id: 'c2', toolCall: { status: 'success', value: {} } }]),
        say('assistant', [{ type: 'tool_use', id: 'c3', name: 'x', input: {} }]),
        say('assistant', [{ type: 'hologram' }]),
      ),
    )
    expect(listLacks(read)).toEqual(['subagent_not_recorded 2'])
    expect(listGaps(read)).toEqual(['unread-call 3', 'unread-call 4'])
    expect([...read.source.tally.unknown.keys()]).toEqual(['block/hologram'])
  })
})
