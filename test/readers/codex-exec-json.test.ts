import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, type ReadSession, readOne, readSessions, toLines } from '../transcript/sessions.ts'

const started = { type: 'thread.started', thread_id: 'thread-1' }
const begin = [started, { type: 'turn.started' }]
const end = { type: 'turn.completed', usage: { input_tokens: 1 } }
const item = (state: string, id: string, type: string, more: object) => ({ type: `item.${state}`, item: { id, type, ...more } })
const command = (state: string, id: string, more: object = {}) =>
  item(state, id, 'command_execution', { command: "bash -lc 'ls'", aggregated_output: '', status: 'in_progress', ...more })
const read = (...records: unknown[]) => readOne(toLines(...begin, ...records, end))
const listCalls = ({ events }: ReadSession) => events.filter((event) => event.kind === 'pre_tool').map(({ call }) => call)

describe('calls of codex exec --json', () => {
  it('are told when they begin, with the command as recorded, and get their result when they end', async () => {
    const done = command('completed', 'item_1', { aggregated_output: 'a.txt\n', exit_code: 0, status: 'completed' })
    const session = await read(
      command('started', 'item_1'),
      item('updated', 'item_2', 'todo_list', { items: [] }),
      command('updated', 'item_1'),
      done,
    )
    expect(session.events).toMatchObject([
      {
        kind: 'pre_tool',
        at: { line: 3 },
        call: { id: 'item_1', name: 'command_execution', args: { command: "bash -lc 'ls'" } },
        recorded: 'ran',
      },
      { kind: 'post_tool', at: { line: 6 }, result: { text: 'a.txt\n', isError: false } },
    ])
    expect(session.source.session).toMatchObject({ id: 'thread-1', agent: 'codex', format: 'codex-exec-json', confidence: 'partial' })
    expect(listGaps(session)).toEqual([])
  })

  it.each([
    ['failed', undefined, { exit_code: 7, status: 'failed' }],
    ['ran', undefined, { exit_code: 0, status: 'completed' }],
    ['denied', 'user', { exit_code: null, status: 'declined' }],
    ['ran', undefined, { status: 'in_progress' }],
  ])('are %s by %s when the item says %j', async (recorded, recordedBy, more) => {
    const [call] = (await read(command('completed', 'item_1', more))).events
    expect(call).toMatchObject({ recorded })
    expect(call).toEqual(
      recordedBy === undefined ? expect.not.objectContaining({ recordedBy: expect.anything() }) : expect.objectContaining({ recordedBy }),
    )
  })

  it('stay open while the agent goes on speaking', async () => {
    const session = await read(
      command('started', 'item_1'),
      item('completed', 'item_2', 'agent_message', { text: 'it is under way' }),
      command('completed', 'item_1', { exit_code: 1, status: 'failed' }),
    )
    expect(outline(session.events)[0]).toContain('failed')
    expect(listGaps(session)).toEqual([])
  })

  it('without an end are unknown', async () => {
    const session = await readOne(toLines(...begin, command('started', 'item_1')))
    expect(session.events).toMatchObject([{ recorded: 'unknown' }])
    expect(listLacks(session)).toEqual(['prompt_missing 1', 'file_cut 2'])
  })

  it.each([
    [
      'mcp__memo__note',
      item('completed', 'item_1', 'mcp_tool_call', { server: 'memo', tool: 'note', arguments: { text: 'hi' }, status: 'completed' }),
      { text: 'hi' },
    ],
    ['web_search', item('completed', 'item_1', 'web_search', { query: 'q' }), { query: 'q' }],
    [
      'wait',
      item('completed', 'item_1', 'collab_tool_call', { tool: 'wait', receiver_thread_ids: [], prompt: null, status: 'completed' }),
      {},
    ],
  ])('of %s are read', async (name, record, args) => {
    expect(listCalls(await read(record))).toEqual([{ id: 'item_1', name, args }])
  })

  it('that edit lack what they write, and may be told only when they are done', async () => {
    const changes = [{ path: '/repo/a', kind: 'add' }]
    const session = await read(item('completed', 'item_1', 'file_change', { changes, status: 'completed' }))
    expect(session.events).toMatchObject([
      { call: { name: 'file_change', args: { changes }, lacks: ['edit_without_content'] }, recorded: 'ran' },
      {},
    ])
  })

  it('that start a subagent lack its calls', async () => {
    const session = await read(item('completed', 'item_1', 'collab_tool_call', { tool: 'spawn_agent', prompt: 'go', status: 'completed' }))
    expect(listCalls(session)).toMatchObject([{ name: 'spawn_agent', args: { prompt: 'go' }, lacks: ['subagent_not_recorded'] }])
  })

  it('of a run that goes on with a thread are others, though its items are numbered anew', async () => {
    const run = [...begin, command('completed', 'item_1', { exit_code: 0 }), end]
    const session = await readOne(toLines(...run, ...run))
    expect(listCalls(session).map(({ id }) => id)).toEqual(['item_1', 'item_1#2'])
  })

  it('of another thread are another session’s', async () => {
    const other = [{ ...started, thread_id: 'thread-2' }, { type: 'turn.started' }, command('completed', 'item_1', { exit_code: 0 }), end]
    const sessions = await readSessions(toLines(...begin, command('completed', 'item_1', { exit_code: 0 }), end, ...other))
    expect(sessions.map(({ source }) => [source.session.id, source.tally.calls])).toEqual([
      ['thread-1', 1],
      ['thread-2', 1],
    ])
  })

  it('in items of types that are not known are gaps, and other such items are counted', async () => {
    const session = await read(
      item('completed', 'item_1', 'hologram', { call: { type: 'function_call', name: 'x', arguments: '{}' } }),
      item('completed', 'item_2', 'novelty', {}),
      item('completed', 'item_3', 'mcp_tool_call', { arguments: {} }),
    )
    expect(listGaps(session)).toEqual(['unread-call 3', 'unread-call 5'])
    expect([...session.source.tally.unknown.keys()]).toEqual(['item/novelty'])
  })
})

describe('codex exec --json', () => {
  it('does not tell the prompt', async () => {
    const session = await read()
    expect(listLacks(session)).toEqual(['prompt_missing 1'])
    expect(session.source.tally.prompts).toBe(0)
  })

  it('tells how turns end', async () => {
    const failed = { type: 'turn.failed', error: { message: 'no credit' } }
    const session = await readOne(
      toLines(...begin, item('completed', 'item_0', 'agent_message', { text: 'hi' }), end, { type: 'turn.started' }, failed),
    )
    const told = session.moments.filter(({ synthetic }) => !synthetic).map(({ kind, facts }) => [kind, facts])
    expect(told).toEqual([
      ['stop', { reason: 'done' }],
      ['error', { message: 'no credit' }],
    ])
    expect(listLacks(session)).toEqual(['prompt_missing 1'])
  })
})
