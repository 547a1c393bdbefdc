import { describe, expect, it } from 'vitest'
import { listGaps, outline, readOne, toLines } from '../transcript/sessions.ts'

const meta = {
  ...{ type: 'meta', id: '20260901-120000-a1b2c3', name: 'fix-ci', cwd: '/home/dev/app', created_at: '2026-09-01T12:00:00+00:00' },
  ...{ agent: 'build', model: 'x/y', schema_version: 1 },
}
let seq = 0

function message(role: string, body: Record<string, unknown>) {
  seq += 1
  return { type: 'message', seq, ts: `2026-09-01T12:00:${seq}+00:00`, role, message: { role, ...body }, usage: null }
}

const user = (content: unknown) => message('user', { content })
const calls = (...list: [string, string, unknown][]) =>
  message('assistant', {
    content: null,
    tool_calls: list.map(([id, name, args]) => ({ id, type: 'function', function: { name, arguments: args } })),
  })
const result = (id: string, name: string, content: unknown) => message('tool', { tool_call_id: id, name, content })
const bash = (id: string, command: string) => calls([id, 'bash', JSON.stringify({ command })])

describe('a lecode session', () => {
  it('gives prompts, calls and results with the session’s keys', async () => {
    const { events, source } = await readOne(
      toLines(meta, user('clean up'), bash('c1', 'rm -rf build'), result('c1', 'bash', '(no output)\n[exit code 1]'), {
        type: 'event',
        seq: 9,
        ts: 't',
        kind: 'rename',
        data: { name: 'better' },
      }),
    )
    expect(outline(events)).toEqual([
      'prompt clean up',
      'pre_tool bash {"command":"rm -rf build"} failed',
      'post_tool bash {"command":"rm -rf build"} failed',
    ])
    expect(events[1]).toMatchObject({ cwd: '/home/dev/app', at: { line: 3, call: 'c1' } })
    expect(source.session).toMatchObject({
      id: meta.id,
      agent: 'lecode',
      name: 'better',
      root: '/home/dev/app',
      startedAt: meta.created_at,
    })
  })

  it('judges calls that an undo hid from the model: they ran', async () => {
    const tombstone = { type: 'tombstone', seq: 99, ts: 't', up_to_seq: 0 }
    const { source } = await readOne(toLines(meta, bash('c1', 'a'), result('c1', 'bash', 'ok'), tombstone))
    expect(source.tally).toMatchObject({ calls: 1, gapCount: 0 })
  })

  it('keeps the calls of one turn in their order', async () => {
    const turn = calls(['c1', 'bash', '{"command":"one"}'], ['c2', 'read', '{"path":"two"}'])
    const { events } = await readOne(
      toLines(
        meta,
        turn,
        result('c1', 'bash', 'ok'),
        result('c2', 'read', [
          { type: 'text', text: 'a' },
          { type: 'text', text: 'b' },
        ]),
      ),
    )
    expect(events.map((event) => (event.kind === 'prompt' ? '' : `${event.kind} ${event.call.name}`))).toEqual([
      'pre_tool bash',
      'post_tool bash',
      'pre_tool read',
      'post_tool read',
    ])
    expect(events[3]).toMatchObject({ result: { text: 'a\nb' } })
  })

  it('keeps the text of arguments that are no JSON object', async () => {
    const { events } = await readOne(
      toLines(
        meta,
        calls(['c1', 'bash', '{"command": "rm'], ['c2', 'bash', '["rm"]']),
        result('c1', 'bash', 'error: invalid tool arguments JSON: x'),
        result('c2', 'bash', 'error: tool arguments must be an object'),
      ),
    )
    expect(events).toMatchObject([
      { call: { args: null, raw: '{"command": "rm' }, recorded: 'not-run' },
      { call: { args: null, raw: '["rm"]' }, recorded: 'not-run' },
    ])
  })

  const nested = `${'['.repeat(600)}${']'.repeat(600)}`
  it.each([
    ['a number that Python reads', '{"command": "rm -rf x; cat y", "timeout": NaN}'],
    ['an endless number', '{"command": "rm -rf x; cat y", "timeout": -Infinity}'],
    ['lists nested deeper than we pass on', `{"command": "rm -rf x; cat y", "z": ${nested}}`],
  ])('does not believe that arguments with %s were refused', async (_, text) => {
    const { events } = await readOne(
      toLines(meta, calls(['c1', 'bash', text]), result('c1', 'bash', 'error: invalid tool arguments JSON: x')),
    )
    expect(events[0]).toMatchObject({ call: { args: null }, recorded: 'unknown' })
  })

  it('makes calls beside a message, or in an event that tells of no run, unreadable', async () => {
    const listed = [{ id: 'c2', function: { name: 'bash', arguments: '{}' } }]
    const others = [
      { type: 'message', seq: 4, role: 'assistant', message: { role: 'assistant', content: '' }, tool_calls: listed },
      { type: 'message', seq: 5, role: 'user', message: { role: 'user', content: 'x', tool_calls: listed } },
      { type: 'event', seq: 6, kind: 'run', data: { run_id: 'r', done: [{ name: 'bash', args: '{"command":"rm"}' }] } },
    ]
    const session = await readOne(toLines(meta, ...others))
    expect(listGaps(session)).toEqual(['unread-call 2', 'unread-call 3', 'unread-call 4'])
    expect(session.source.tally.unreadable).toHaveLength(1)
  })

  it.each([
    ['bash', 'denied by hook: no', 'denied'],
    ['bash', 'denied: hook requires approval (sure)', 'denied'],
    ['bash', 'denied by user (not now)', 'denied'],
    ['bash', 'denied: requires approval (bash)', 'denied'],
    ['bash', 'denied: deny rule matched: rm *', 'denied'],
    ['bash', 'denied: tool denied by agent overlay: bash', 'denied'],
    ['bash', 'denied: read-only: bash', 'denied'],
    ['bash', 'denied: mode: readonly', 'denied'],
    ['bash', 'denied: doom loop: bash', 'denied'],
    ['hologram', "error: unknown tool 'hologram'", 'not-run'],
    ['write', 'error: tool arguments too large (9 MB)', 'not-run'],
    ['bash', 'error: ValueError: bad', 'failed'],
    ['read', 'error: no such file', 'failed'],
    ['bash', 'error: printed by a program', 'ran'],
    ['bash', 'boom\n[exit code 2]', 'failed'],
    ['bash', 'x\n[exit code -9; timed out after 10.0s]', 'failed'],
    ['bash', '[killed: no output for 30s]', 'failed'],
    ['bash', 'a list [exit code 2, maybe]', 'ran'],
    ['read', 'text that ends [exit code 2]', 'ran'],
    ['bash', 'ok', 'ran'],
    ['read', 'denied by hook: no', 'denied'],
    ['bash', 'denied by hook: no\n[exit code 1]', 'failed'],
    ['bash', "error: unknown tool 'bash'", 'unknown'],
    ['hologram', "error: unknown tool 'bash'", 'unknown'],
    ['bash', 'error: invalid tool arguments JSON: x', 'not-run'],
    ['task', 'denied by user (no)', 'unknown'],
    ['mcp:memo:note', 'denied by hook: no', 'unknown'],
    ['mcp:memo:note', "error: unknown tool 'mcp:memo:note'", 'unknown'],
  ])('tells from what %s returned, "%s", that it is %s', async (tool, text, recorded) => {
    const { events } = await readOne(toLines(meta, calls(['c1', tool, '{"command":"rm -rf x"}']), result('c1', tool, text)))
    expect(events[0]).toMatchObject({ recorded })
  })

  it.each([
    "printf 'den%s' 'ied by hook: no'",
    'rm -rf x && cat y',
    'rm -rf x; ./say',
    'rm -rf "$(./say)"',
    'rm x > /dev/null | ./say',
    './rm x',
    'PATH=. rm x',
    'rm x\n./say',
    'git push --force',
    'ls',
  ])('does not believe a refusal that %s may have printed', async (command) => {
    for (const text of [
      'denied by hook: no',
      'denied: mode: readonly',
      'error: tool arguments too large',
      'error: invalid tool arguments JSON: x',
    ]) {
      const { events } = await readOne(toLines(meta, calls(['c1', 'bash', JSON.stringify({ command })]), result('c1', 'bash', text)))
      expect(events).toMatchObject([{ recorded: 'unknown' }])
    }
  })

  it('has a subagent’s calls in the record of its run', async () => {
    const run = {
      ...{ run_id: 'r1', agent: 'explore', status: 'ok' },
      tool_calls: [
        { name: 'read', args: '{"path":"a"}', result: 'text', is_error: false },
        { name: 'bash', args: '{"command":"x"}', result: 'boom', is_error: true },
        { name: 'bash', args: '{"command":"y"}', result: 'denied by hook: no', is_error: true },
        { name: 'bash', args: '{"command":"z"}', result: `denied by hook: ${'no '.repeat(1000)}`, is_error: true },
        { name: 'bash', args: '{"command":"z"}', result: 'denied by hook: no', is_error: false },
      ],
    }
    const { events } = await readOne(toLines(meta, { type: 'event', seq: 5, ts: 't', kind: 'subagent', data: run }))
    expect(outline(events)).toEqual([
      '[r1] pre_tool read {"path":"a"} ran',
      '[r1] post_tool read {"path":"a"} ran',
      '[r1] pre_tool bash {"command":"x"} failed',
      '[r1] post_tool bash {"command":"x"} failed',
      '[r1] pre_tool bash {"command":"y"} denied',
      '[r1] pre_tool bash {"command":"z"} unknown',
      '[r1] pre_tool bash {"command":"z"} ran',
      '[r1] post_tool bash {"command":"z"} ran',
    ])
    expect(events[0]?.thread).toEqual({ id: 'r1', subagent: true, agentType: 'explore' })
  })

  it('counts compaction and unknown records, and gaps only what holds nothing where a message should be', async () => {
    const others = [
      { type: 'event', seq: 4, ts: 't', kind: 'compact', data: { summary: 'x', keep_from_seq: 3 } },
      { type: 'hologram', seq: 5 },
      { type: 'message', seq: 6, role: 'user' },
    ]
    const session = await readOne(toLines(meta, ...others))
    expect([...session.source.tally.ignored.keys(), ...session.source.tally.unknown.keys()]).toEqual(['hologram'])
    expect(listGaps(session)).toEqual(['bad-record 4'])
  })

  it('is known without its first line', async () => {
    expect((await readOne(toLines(bash('c1', 'a')))).source.session).toMatchObject({ agent: 'lecode', id: 't.jsonl' })
  })
})
