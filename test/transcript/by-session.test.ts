import { describe, expect, it } from 'vitest'
import { listGaps, outline, readOne, readSessions, toLines } from './sessions.ts'

const neutral = (session: string, event: string, more: Record<string, unknown> = {}) => ({ event, session, agent: 'lecode', ...more })
const pre = (session: string, call: string) => neutral(session, 'pre_tool', { tool: 'bash', args: { command: call }, at: { call } })
const post = (session: string, call: string) => neutral(session, 'post_tool', { at: { call }, result: { text: session, is_error: false } })

describe('a transcript that holds several sessions', () => {
  it('of lecode, one behind the other, gives each its folder', async () => {
    const meta = (id: string) => ({ type: 'meta', schema_version: 1, id, name: id, cwd: `/${id}`, created_at: id })
    const call = (id: string) => ({
      ...{ type: 'message', seq: 1, role: 'assistant', ts: id },
      message: { role: 'assistant', content: '', tool_calls: [{ id: 'c', function: { name: 'bash', arguments: '{"command":"ls"}' } }] },
    })
    const read = await readSessions(toLines(meta('a'), call('a'), meta('b'), call('b')))
    expect(read.map(({ source: { session }, events }) => [session.id, session.root, session.name, events.map((each) => each.cwd)])).toEqual(
      [
        ['a', '/a', 'a', ['/a']],
        ['b', '/b', 'b', ['/b']],
      ],
    )
  })

  it('of stream-json, one behind the other, gives each its folder and mode', async () => {
    const run = (id: string) => [
      { type: 'system', subtype: 'init', session_id: id, tools: [], cwd: `/${id}`, permissionMode: `mode ${id}` },
      {
        ...{ type: 'assistant', parent_tool_use_id: null, session_id: id, uuid: id },
        message: { id: `msg ${id}`, content: [{ type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'ls' } }] },
      },
    ]
    const read = await readSessions(toLines(...run('a'), ...run('b')))
    expect(
      read.map(({ source: { session }, events }) => [session.id, session.root, events.map((each) => [each.cwd, each.permissionMode])]),
    ).toEqual([
      ['a', '/a', [['/a', 'mode a']]],
      ['b', '/b', [['/b', 'mode b']]],
    ])
  })

  it('keeps their calls and results apart, though they use the same call ids and their lines are mixed', async () => {
    const read = await readSessions(toLines(pre('a', 'c'), pre('b', 'c'), post('b', 'c'), post('a', 'c')))
    expect(read.map(({ events }) => events.map((event) => (event.kind === 'post_tool' ? event.result.text : event.kind)))).toEqual([
      ['pre_tool', 'a'],
      ['pre_tool', 'b'],
    ])
  })

  it('counts for each session what was read of it', async () => {
    const read = await readSessions(toLines(pre('a', 'c'), neutral('a', 'dance'), pre('b', 'd'), neutral('b', 'prompt', { text: 'go' })))
    expect(read.map(({ source: { tally } }) => [tally.calls, tally.prompts, tally.gapCount])).toEqual([
      [1, 0, 1],
      [1, 1, 0],
    ])
  })

  it('judges every call of many mixed ones, and takes up a session again', async () => {
    const ids = Array.from({ length: 50 }, (_, index) => `s${index}`)
    const start = (id: string) => neutral(id, 'session_start', { cwd: `/${id}` })
    const read = await readSessions(toLines(...ids.map(start), ...ids.map((id) => pre(id, 'one')), ...ids.map((id) => pre(id, 'two'))))
    expect(read.map(({ source }) => source.session.id)).toEqual(ids)
    for (const { source, events } of read) {
      expect(outline(events)).toEqual(['one', 'two'].map((call) => `pre_tool bash {"command":"${call}"} unknown`))
      expect(events.map((event) => event.cwd)).toEqual(['one', 'two'].map(() => `/${source.session.id}`))
    }
  })

  it('is not read to its end when it claims to hold more than a thousand, and that is an error', async () => {
    const ids = Array.from({ length: 1_010 }, (_, index) => `s${index}`)
    const read = await readSessions(toLines(...ids.map((id) => pre(id, 'x')), pre('s0', 'last')))
    expect(read).toHaveLength(1_000)
    expect(read.flatMap(({ source }) => source.tally.unreadable)).toEqual([
      't.jsonl: it holds more than 1000 sessions, and the others were not read',
    ])
    expect(read[0]?.events).toHaveLength(2)
  })

  it('lists a thousand gaps of all sessions together, and counts each session’s own', async () => {
    const lines = ['a', 'b'].flatMap((id) => [pre(id, id), ...Array.from({ length: 800 }, () => neutral(id, 'dance'))])
    const read = await readSessions(toLines(...lines))
    expect(read.map((each) => [listGaps(each).length, each.source.tally.gapCount])).toEqual([
      [800, 800],
      [200, 800],
    ])
  })
})

it('what stands before the first id belongs to the session of that id', async () => {
  const { source } = await readOne(`not json\n${toLines(pre('a', 'c'))}`)
  expect([source.session.id, source.tally.gapCount]).toEqual(['a', 1])
})
