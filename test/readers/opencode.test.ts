import { describe, expect, it } from 'vitest'
import { readers } from '../../src/readers/index.ts'
import { opencodeStorage } from '../../src/readers/opencode-storage.ts'
import { listGaps, listLacks, outline, readOne, readSessions, toLines } from '../transcript/sessions.ts'
import { readPieces } from './pieces.ts'

const start = 1_760_000_000_000
const session = {
  id: 'ses_one',
  projectID: 'p',
  directory: '/work/app',
  title: 'Tidy up',
  version: '1.2.15',
  time: { created: start, updated: start },
}

function user(id: string, more: Record<string, unknown> = {}) {
  return { id, sessionID: 'ses_one', role: 'user', time: { created: start }, agent: 'build', ...more }
}

function assistant(id: string, more: Record<string, unknown> = {}) {
  return {
    id,
    sessionID: 'ses_one',
    role: 'assistant',
    time: { created: start },
    path: { cwd: '/work/app/web', root: '/work/app' },
    ...more,
  }
}

function text(message: string, words: string, more: Record<string, unknown> = {}) {
  return { id: `prt_${words}`, sessionID: 'ses_one', messageID: message, type: 'text', text: words, ...more }
}

function tool(message: string, callID: string, state: Record<string, unknown>, more: Record<string, unknown> = {}) {
  return { id: `prt_${callID}`, sessionID: 'ses_one', messageID: message, type: 'tool', callID, tool: 'bash', state, ...more }
}

const ls = { status: 'completed', input: { command: 'ls' }, output: 'a.txt', metadata: { exit: 0 }, time: { start, end: start + 5 } }
const document = {
  info: session,
  messages: [
    { info: user('msg_1'), parts: [text('msg_1', 'list'), text('msg_1', 'reminder', { synthetic: true }), text('msg_1', 'the files')] },
    {
      info: assistant('msg_2'),
      parts: [
        { id: 'prt_s', messageID: 'msg_2', type: 'step-start' },
        text('msg_2', 'I look.', { time: { start, end: start } }),
        tool('msg_2', 'c1', ls),
        { id: 'prt_f', messageID: 'msg_2', type: 'step-finish', reason: 'tool-calls' },
      ],
    },
    { info: assistant('msg_3'), parts: [text('msg_3', 'Done.', { time: { start, end: start } })] },
  ],
}
const expected = ['prompt list\nthe files', 'pre_tool bash {"command":"ls"} ran', 'post_tool bash {"command":"ls"} ran']

describe('an OpenCode export', () => {
  const banner = 'Exporting session: ses_one'
  it.each([
    ['pretty', JSON.stringify(document, null, 2)],
    ['on one line', JSON.stringify(document)],
    ['behind the banner of stderr', `${banner}\n${JSON.stringify(document, null, 2)}\n`],
    ['behind a banner that ends without a newline', `${banner}${JSON.stringify(document, null, 2)}\n`],
  ])('is read %s', async (_, content) => {
    const read = await readOne(content, 'export.json')
    expect(outline(read.events)).toEqual(expected)
    expect(read.source.session).toMatchObject({
      id: 'ses_one',
      agent: 'opencode',
      format: 'opencode-export',
      root: '/work/app',
      name: 'Tidy up',
      agentVersion: '1.2.15',
      startedAt: '2025-10-09T08:53:20.000Z',
    })
    expect(read.events[1]).toMatchObject({ ts: '2025-10-09T08:53:20.000Z', cwd: '/work/app/web', at: { call: 'c1' } })
    expect(read.events[2]).toMatchObject({ ts: '2025-10-09T08:53:20.005Z', result: { text: 'a.txt', isError: false } })
    expect(outline(read.moments).at(-2)).toBe('stop {"reason":"done","message":"Done."}')
    expect(listGaps(read)).toEqual([])
  })

  it('that is cut off behind its banner counts as unread', async () => {
    const read = await readOne(`${banner}\n${JSON.stringify(document, null, 2).slice(0, -200)}`, 'export.txt')
    expect(listGaps(read)).toEqual(['unread-call 2'])
    expect(read.source.tally.unreadable).toHaveLength(1)
  })

  const refusal = 'The user rejected permission to use this specific tool call'
  it.each([
    ['bash', `${refusal}.`, 'denied', 'user'],
    ['bash', `Error: ${refusal} with the following feedback: no`, 'denied', 'user'],
    ['bash', 'The user has specified a rule which prevents you from using this specific tool call. Here are …', 'denied', 'rule'],
    // Somebody else's tool may fail with any words.
    ['docs_search', `${refusal}.`, 'failed', undefined],
    ['bash', `cat: ${refusal}`, 'failed', undefined],
    ['bash', 'Tool execution aborted', 'unknown', undefined],
  ])('says of %s that ended with %j that it is %s', async (name, error, recorded, recordedBy) => {
    const part = tool('msg_2', 'c1', { status: 'error', input: { command: 'rm x' }, error }, { tool: name })
    const { events } = await readOne(JSON.stringify({ info: session, messages: [{ info: assistant('msg_2'), parts: [part] }] }))
    const [event] = events
    expect(event?.kind === 'pre_tool' && [event.recorded, event.recordedBy]).toEqual([recorded, recordedBy])
  })

  it('does not take printed words for a refusal', async () => {
    const part = tool('msg_2', 'c1', { ...ls, output: `${refusal}.` })
    const { events } = await readOne(JSON.stringify({ info: session, messages: [{ info: assistant('msg_2'), parts: [part] }] }))
    expect(events[0]).toMatchObject({ recorded: 'ran' })
  })

  it('says what it lacks: a subagent’s session, what was sanitized, arguments that were still being written', async () => {
    const parts = [
      tool('msg_2', 'c1', { ...ls, input: { prompt: 'look', description: 'x' }, metadata: { sessionId: 'ses_child' } }, { tool: 'task' }),
      tool('msg_2', 'c2', { ...ls, input: { redacted: 'tool-input:prt_c2' } }),
      tool('msg_2', 'c3', { status: 'pending', input: {}, raw: '' }),
      tool('msg_2', 'c4', { ...ls, input: {} }, { tool: 'list' }),
    ]
    const prompt = text('msg_1', '[redacted:text:prt_1]')
    const read = await readOne(
      JSON.stringify({
        info: session,
        messages: [
          { info: user('msg_1'), parts: [prompt] },
          { info: assistant('msg_2'), parts },
        ],
      }),
    )
    expect([...read.source.tally.lacks].map(([kind, { count, at }]) => [kind, count, at.call])).toEqual([
      ['redacted', 2, undefined],
      ['subagent_not_recorded', 1, 'c1'],
      ['args_truncated', 1, 'c3'],
    ])
    expect(outline(read.events).at(-1)).toBe('post_tool list {} ran')
  })

  it('tells compaction, errors and interrupts after the message that they end', async () => {
    const messages = [
      { info: user('msg_1'), parts: [{ id: 'prt_c', messageID: 'msg_1', type: 'compaction', auto: true }] },
      { info: assistant('msg_2', { summary: true }), parts: [text('msg_2', 'so far …', { time: { start, end: start } })] },
      {
        info: assistant('msg_3', { error: { name: 'MessageAbortedError', data: { message: 'aborted' } } }),
        parts: [tool('msg_3', 'c1', { status: 'error', input: { command: 'sleep 9' }, error: 'Tool execution aborted' })],
      },
      { info: assistant('msg_4', { error: { name: 'APIError', data: { message: 'overloaded' } } }), parts: [] },
    ]
    const { moments } = await readOne(JSON.stringify({ info: session, messages }))
    expect(moments.filter(({ synthetic }) => !synthetic).map(({ kind, facts }) => [kind, facts])).toEqual([
      ['pre_compact', { trigger: 'auto' }],
      ['post_compact', {}],
      ['interrupt', {}],
      ['error', { message: 'overloaded' }],
    ])
  })

  it('with parts that cannot be read leaves a gap for each', async () => {
    const parts = [
      tool('msg_2', 'c1', ls, { tool: undefined }),
      { id: 'prt_o', messageID: 'msg_2', type: 'tool-invocation', toolInvocation: { toolName: 'bash', args: { command: 'x' } } },
      { id: 'prt_n', messageID: 'msg_2', type: 'hologram' },
      'torn',
    ]
    const read = await readOne(JSON.stringify({ info: session, messages: [{ info: assistant('msg_2'), parts }] }))
    expect(listGaps(read)).toEqual(['unread-call 1', 'unread-call 1', 'bad-record 1'])
    expect([...read.source.tally.unknown.keys()]).toEqual(['part/hologram'])
  })
})

describe('what opencode run --format json prints', () => {
  const record = (type: string, part: object) => ({ type, timestamp: start, sessionID: 'ses_one', part })
  it('has each part once, when it is done, and no prompt', async () => {
    const read = await readOne(
      toLines(
        record('step_start', { id: 'a', messageID: 'm1', type: 'step-start' }),
        record('tool_use', tool('m1', 'c1', ls)),
        record('step_finish', { id: 'b', messageID: 'm1', type: 'step-finish' }),
        record('step_start', { id: 'c', messageID: 'm2', type: 'step-start' }),
        record('text', text('m2', 'Done.', { time: { start, end: start } })),
        { type: 'error', timestamp: start, sessionID: 'ses_one', error: { name: 'APIError', data: { message: 'gone' } } },
      ),
    )
    expect(outline(read.events)).toEqual(expected.slice(1))
    expect(read.source.session).toMatchObject({ id: 'ses_one', format: 'opencode-run-json' })
    expect(listLacks(read)).toEqual(['prompt_missing 1'])
    expect(read.moments.filter(({ synthetic }) => !synthetic).map(({ kind, facts }) => [kind, facts])).toEqual([
      ['error', { message: 'gone' }],
    ])
    expect(listGaps(read)).toEqual([])
  })

  it('says of a refused call that the run refused it: nobody is there', async () => {
    const error = 'The user rejected permission to use this specific tool call.'
    const refused = tool('m1', 'c1', { status: 'error', input: { command: 'rm x' }, error })
    const { events } = await readOne(toLines(record('tool_use', refused)))
    expect(events).toMatchObject([{ recorded: 'denied', recordedBy: 'host' }])
  })
})

describe('OpenCode’s event stream', () => {
  const event = (type: string, properties: object) => ({ type, properties })
  const wrap = (bare: object) => ({ timestamp: start, threadId: '1', projectDirectory: '/work/app', event: bare })
  const part = (each: object) => event('message.part.updated', { part: each })
  const states = (callID: string, input: object, last: Record<string, unknown>) => [
    part(tool('msg_2', callID, { status: 'pending', input: {}, raw: '' })),
    part(tool('msg_2', callID, { status: 'running', input, time: { start } })),
    part(tool('msg_2', callID, { status: 'running', input, title: 't', time: { start } })),
    part(tool('msg_2', callID, { input, time: { start, end: start }, ...last })),
  ]
  const opening = [
    event('session.created', { info: session }),
    event('message.updated', { info: user('msg_1') }),
    part(text('msg_1', 'list')),
    part(text('msg_1', 'list')),
    part(text('msg_1', 'note', { synthetic: true })),
    event('message.updated', { info: assistant('msg_2') }),
    event('message.updated', { info: user('msg_1') }),
  ]
  const asked = event('permission.asked', {
    id: 'per_1',
    sessionID: 'ses_one',
    permission: 'bash',
    tool: { messageID: 'msg_2', callID: 'c1' },
  })
  const replied = (reply: string) => event('permission.replied', { sessionID: 'ses_one', requestID: 'per_1', reply })

  it.each([
    ['bare', (bare: object) => bare],
    ['wrapped', wrap],
  ])('%s repeats a part for each of its states: it is one call', async (_, pack) => {
    const stream = [...opening, ...states('c1', { command: 'ls' }, { status: 'completed', output: 'ok' })]
    const repeated = part(
      tool('msg_2', 'c1', { status: 'completed', input: { command: 'ls' }, output: '', time: { start, end: start, compacted: start } }),
    )
    const read = await readOne(toLines(...[...stream, event('session.idle', { sessionID: 'ses_one' }), repeated].map(pack)))
    expect(outline(read.events)).toEqual(['prompt list', ...expected.slice(1)])
    expect(read.source.tally).toMatchObject({ calls: 1, prompts: 1, gapCount: 0, duplicates: 1 })
    expect(read.events[1]).toMatchObject({ at: { line: 9 }, cwd: '/work/app/web' })
  })

  it('may be server-sent events', async () => {
    const lines = [...opening, ...states('c1', { command: 'ls' }, { status: 'completed', output: 'ok' })]
    const read = await readOne(lines.map((each) => `data: ${JSON.stringify(each)}\n\n`).join(''))
    expect(read.source.tally).toMatchObject({ calls: 1, gapCount: 0 })
  })

  it('keeps parallel calls in the order in which they began', async () => {
    const [first, second] = [
      states('c1', { command: 'a' }, { status: 'completed', output: '' }),
      states('c2', { command: 'b' }, { status: 'completed', output: '' }),
    ]
    const mixed = [...first.slice(0, 3), ...second, ...first.slice(3)]
    const { events } = await readOne(toLines(...opening, ...mixed))
    expect(events.filter(({ kind }) => kind === 'pre_tool').map((each) => each.kind === 'pre_tool' && each.call.id)).toEqual(['c1', 'c2'])
  })

  it.each([
    ['once', 'allow_once', 'ran'],
    ['always', 'allow_always', 'ran'],
    ['reject', 'deny', 'denied'],
  ])('tells that the answer to a question was %s', async (reply, decision, recorded) => {
    const last = reply === 'reject' ? { status: 'error', error: 'no' } : { status: 'completed', output: '' }
    const stream = states('c1', { command: 'ls' }, last)
    const read = await readOne(toLines(...opening, ...stream.slice(0, 1), asked, ...stream.slice(1, 3), replied(reply), ...stream.slice(3)))
    expect(read.moments.filter(({ kind }) => kind === 'permission_result').map(({ facts }) => facts.decision)).toEqual([decision])
    expect(read.events[1]).toMatchObject({ kind: 'pre_tool', recorded })
    expect(listGaps(read)).toEqual([])
  })

  it('that is cut off before the arguments are there says so', async () => {
    const read = await readOne(toLines(...opening, ...states('c1', {}, {}).slice(0, 2)))
    expect(outline(read.events)).toEqual(['prompt list', 'pre_tool bash {} unknown'])
    expect(listLacks(read)).toEqual(['args_truncated 9'])
  })

  it('whose arguments are others at the end has them both judged', async () => {
    const stream = states('c1', { command: 'ls' }, { status: 'completed', output: '', input: { command: 'rm -rf /' } })
    const { events } = await readOne(toLines(...opening, ...stream))
    const shown = events.filter(({ kind }) => kind === 'pre_tool').map((each) => each.kind === 'pre_tool' && each.call.args)
    expect(shown).toEqual([{ command: 'ls' }, { command: 'rm -rf /' }])
  })

  it('holds subagents in sessions of their own, whose first message is no prompt', async () => {
    const child = { ...session, id: 'ses_two', parentID: 'ses_one' }
    const begun = part(tool('msg_2', 'c1', { status: 'running', input: { prompt: 'look' }, time: { start } }, { tool: 'task' }))
    const ended = part(
      tool(
        'msg_2',
        'c1',
        { status: 'completed', input: { prompt: 'look' }, output: 'seen', metadata: { sessionId: 'ses_two' }, time: { start } },
        { tool: 'task' },
      ),
    )
    const inner = [
      event('session.created', { info: child }),
      event('message.updated', { info: user('msg_7', { sessionID: 'ses_two', agent: 'general' }) }),
      part(text('msg_7', 'look', { sessionID: 'ses_two' })),
      event('message.updated', { info: assistant('msg_8', { sessionID: 'ses_two' }) }),
      part(tool('msg_8', 'c9', ls, { sessionID: 'ses_two' })),
    ]
    const [main, second] = await readSessions(toLines(...opening, begun, ...inner, ended))
    expect(outline(main?.events ?? [])).toEqual([
      'prompt list',
      'pre_tool task {"prompt":"look"} ran',
      'post_tool task {"prompt":"look"} ran',
    ])
    expect(outline(second?.events ?? [])).toEqual(expected.slice(1).map((line) => `[ses_two] ${line}`))
    expect(second?.events[0]?.thread).toEqual({ id: 'ses_two', subagent: true, agentType: 'general' })
    expect(second?.moments.find(({ kind }) => kind === 'subagent_start')?.facts).toEqual({ prompt: 'look' })
    expect([main, second].map((each) => each && listLacks(each))).toEqual([[], []])
  })

  it('tells an error once, though the message and the session tell it', async () => {
    const error = { name: 'APIError', data: { message: 'overloaded' } }
    const stream = [
      event('message.updated', { info: assistant('msg_2', { error }) }),
      event('session.error', { sessionID: 'ses_one', error }),
    ]
    const { moments } = await readOne(toLines(...opening, ...stream))
    expect(moments.filter(({ kind }) => kind === 'error').map(({ facts }) => facts)).toEqual([{ message: 'overloaded' }])
  })

  it('has a prompt once, though it is told again, and one whose text comes late', async () => {
    const begun = event('message.updated', { info: assistant('msg_2') })
    const late = [
      event('message.updated', { info: user('msg_3') }),
      event('message.updated', { info: assistant('msg_4') }),
      part(text('msg_3', 'and hurry')),
    ]
    const { events, source } = await readOne(toLines(...opening, begun, part(text('msg_1', 'list')), ...late))
    expect(outline(events)).toEqual(['prompt list', 'prompt and hurry'])
    expect(source.tally).toMatchObject({ prompts: 2, duplicates: 1 })
  })

  it('that begins behind a message’s own record does not guess whose its text is', async () => {
    const read = await readOne(toLines(part(text('msg_0', 'rm everything')), ...opening))
    expect(listGaps(read)).toEqual(['bad-record 1'])
  })

  it('counts events of unknown families, and sees calls in them', async () => {
    const odd = event('swarm.moved', { sessionID: 'ses_one' })
    const hidden = event('swarm.acted', { sessionID: 'ses_one', part: { type: 'tool_use', name: 'bash', input: {} } })
    const read = await readOne(toLines(...opening, odd, hidden))
    expect([...read.source.tally.unknown.keys()]).toEqual(['swarm.moved'])
    expect(listGaps(read)).toEqual(['unread-call 9'])
  })
})

describe('OpenCode’s storage tree', () => {
  const bare = { id: 'prt_1', type: 'text', text: 'list', time: { start } }
  const pieces = [
    { path: 's/session/p/ses_one.json', value: session },
    { path: 's/message/ses_one/msg_1.json', value: user('msg_1') },
    { path: 's/part/msg_1/prt_1.json', value: bare },
    { path: 's/message/ses_one/msg_2.json', value: assistant('msg_2', { path: '/work/app/web' }) },
    { path: 's/part/msg_2/prt_1.json', value: { ...tool('msg_2', 'c1', ls), sessionID: undefined, messageID: undefined } },
    { path: 's/session/p/ses_two.json', value: { ...session, id: 'ses_two' } },
    { path: 's/message/ses_two/msg_3.json', value: assistant('msg_3', { sessionID: 'ses_two' }) },
    { path: 's/part/msg_3/prt_1.json', value: tool('msg_3', 'c2', ls, { sessionID: 'ses_two' }) },
  ]

  it('is one stream of sessions, messages and parts, each at its own path; a part may be named by its folder alone', async () => {
    const [one, two] = await readPieces(opencodeStorage, pieces)
    expect(outline(one?.events ?? [])).toEqual(['prompt list', ...expected.slice(1)])
    expect(outline(two?.events ?? [])).toEqual(expected.slice(1))
    expect(one?.events[1]).toMatchObject({ at: { path: 's/part/msg_2/prt_1.json', call: 'c1' }, cwd: '/work/app/web' })
    expect(one?.source.session).toMatchObject({ id: 'ses_one', root: '/work/app', agentVersion: '1.2.15' })
    expect([one, two].map((each) => each?.source.tally.gapCount)).toEqual([0, 0])
  })

  it('is told piece by piece, on one line or on many', () => {
    for (const { value } of pieces) {
      const sample = { container: 'object' as const, objects: [JSON.parse(JSON.stringify(value))] }
      expect(readers.find((reader) => reader.detect(sample))?.id).toBe('opencode-storage')
    }
  })

  it('counts pieces of unknown kinds', async () => {
    const read = await readPieces(opencodeStorage, [...pieces, { path: 's/x/y.json', value: { id: 'x', type: 'todo' } }])
    expect(read.flatMap(({ source }) => [...source.tally.unknown.keys()])).toEqual(['storage/todo'])
  })
})
