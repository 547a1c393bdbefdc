import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import { listGaps, outline, readOne, readSessions, toLines } from '../transcript/sessions.ts'

const line = (event: string, more: Record<string, unknown> = {}) => ({ event, session: 's', agent: 'codex', ...more })
const pre = (call: string, more: Record<string, unknown> = {}) =>
  line('pre_tool', { tool: 'shell', at: { path: 'x', line: 7, call }, args: { command: call }, ...more })
const post = (call: string, more: Record<string, unknown> = {}) =>
  line('post_tool', { tool: 'shell', at: { call }, result: { text: 'ok', is_error: false }, ...more })
const root = path.resolve(import.meta.dirname, '../..')

describe('the neutral format', () => {
  it('carries everything an event has', async () => {
    const start = line('session_start', { name: 'n', cwd: '/app', branch: 'b', ts: 't0', agent_version: '1', permission_mode: 'auto' })
    const call = pre('c1', { thread: 'sub', agent_type: 'Explore', ts: 't2', cwd: '/app/x', recorded: 'failed', prompt_id: 'p' })
    const answer = post('c1', { thread: 'sub', recorded: 'failed', result: { text: 'no', is_error: true, structured: { code: 1 } } })
    const { events, source } = await readOne(toLines(start, line('prompt', { text: 'go', ts: 't1' }), call, answer))
    const { session } = source
    const base = { session, branch: 'b', permissionMode: 'auto' }
    const acted = {
      ...base,
      thread: { id: 'sub', subagent: true, agentType: 'Explore' },
      call: { id: 'c1', name: 'shell', args: { command: 'c1' } },
      recorded: 'failed',
    }
    expect(events).toEqual([
      {
        ...base,
        kind: 'prompt',
        thread: { id: 'main', subagent: false },
        at: { path: 't.jsonl', line: 2 },
        ts: 't1',
        cwd: '/app',
        text: 'go',
      },
      { ...acted, kind: 'pre_tool', at: { path: 't.jsonl', line: 3, call: 'c1' }, ts: 't2', cwd: '/app/x', promptId: 'p' },
      {
        ...{ ...acted, kind: 'post_tool', at: { path: 't.jsonl', line: 4, call: 'c1' }, ts: 't2', cwd: '/app', promptId: 'p' },
        result: { text: 'no', isError: true, structured: { code: 1 } },
      },
    ])
    expect(session).toEqual({
      ...{ id: 's', agent: 'codex', format: 'neutral', path: 't.jsonl', name: 'n', root: '/app', branch: 'b', startedAt: 't0' },
      ...{ cwd: '/app', agentVersion: '1', permissionMode: 'auto' },
    })
  })

  it('keeps what a call says about itself when no result follows', async () => {
    const { events } = await readOne(
      toLines(pre('a', { recorded: 'denied' }), pre('b', { recorded: 'unknown' }), pre('c', { recorded: 'ran' }), pre('d')),
    )
    expect(outline(events).map((event) => event.split(' ').at(-1))).toEqual(['denied', 'unknown', 'ran', 'unknown'])
  })

  it('lets results follow later', async () => {
    const { events } = await readOne(toLines(pre('a'), pre('b'), post('b', { result: { text: 'B', is_error: null } }), post('a')))
    expect(outline(events)).toEqual(
      ['a', 'b'].flatMap((id) => ['pre_tool', 'post_tool'].map((kind) => `${kind} shell {"command":"${id}"} ran`)),
    )
  })

  it('refuses a line that lacks what its event needs, and reads on', async () => {
    const lines = [
      ...[
        pre('good'),
        line('stopped'),
        { ...pre('x'), agent: 1 },
        { ...pre('x'), session: null },
        pre('x', { tool: 1 }),
        pre('x', { args: 'ls' }),
      ],
      ...[pre('x', { recorded: 'maybe' }), line('prompt'), line('post_tool'), pre('last', { args: null, raw: 'ls' })],
    ]
    const session = await readOne(toLines(...lines))
    expect(listGaps(session)).toEqual([
      'unknown-event 2',
      ...[3, 4, 5, 6, 7].map((n) => `unread-call ${n}`),
      'bad-record 8',
      'bad-record 9',
    ])
    expect(outline(session.events)).toEqual(['pre_tool shell {"command":"good"} unknown', 'pre_tool shell null unknown'])
  })

  it('survives values nested too deep to be written', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const lines = ['event', 'agent', 'recorded', 'args'].map((key) => JSON.stringify(pre('x', { [key]: 'DEEP' })).replace('"DEEP"', deep))
    const session = await readOne(`${toLines(pre('a'))}${lines.join('\n')}\n`)
    expect(listGaps(session)).toEqual(['unread-call 2', 'unread-call 3', 'unread-call 4', 'unread-call 5'])
  })

  it('gives the lines of a second session, or of a second agent, a session of their own', async () => {
    const start = line('session_start', { cwd: '/app', branch: 'b' })
    const other = { session: 'other', agent: 'luxe' }
    const read = await readSessions(
      toLines(start, pre('a'), { ...start, ...other, cwd: '/else', branch: 'c' }, pre('b', other), post('a'), post('b', other)),
    )
    expect(read.map(({ source }) => source.session)).toMatchObject([
      { id: 's', agent: 'codex', root: '/app', branch: 'b' },
      { id: 'other', agent: 'luxe', root: '/else', branch: 'c' },
    ])
    expect(read.map(({ events }) => events.map(({ kind, at, thread, cwd, branch }) => [kind, at.line, thread.id, cwd, branch]))).toEqual([
      ['pre_tool', 'post_tool'].map((kind, index) => [kind, [2, 5][index], 'main', '/app', 'b']),
      ['pre_tool', 'post_tool'].map((kind, index) => [kind, [4, 6][index], 'main', '/else', 'c']),
    ])
  })

  it('takes the folder of a session that is started again for the lines after it', async () => {
    const start = (cwd: string) => line('session_start', { cwd })
    const { events, source } = await readOne(toLines(start('/app'), pre('a'), post('a'), start('/app/sub'), pre('b')))
    expect(events.map((event) => event.cwd)).toEqual(['/app', '/app', '/app/sub'])
    expect(source.session.root).toBe('/app')
  })

  it('is described by its schema: what the document shows is valid, what is refused is not', async () => {
    const validate = new Ajv({ strict: false }).compile(JSON.parse(readFileSync(path.join(root, 'schemas/transcript.schema.json'), 'utf8')))
    const shown = /```jsonl\n([^`]*)```/.exec(readFileSync(path.join(root, 'docs/transcript-format.md'), 'utf8'))?.[1] ?? ''
    const lines = shown.trim().split('\n')
    expect(lines).toHaveLength(4)
    for (const text of lines) expect(validate(JSON.parse(text)), JSON.stringify(validate.errors)).toBe(true)
    for (const bad of [line('stopped'), { ...pre('x'), agent: 1 }, pre('x', { args: 'ls' }), line('prompt'), line('post_tool')])
      expect(validate(bad)).toBe(false)
    expect(outline((await readOne(shown)).events)).toEqual([
      'prompt clean up',
      'pre_tool Bash {"command":"rm -rf build"} ran',
      'post_tool Bash {"command":"rm -rf build"} ran',
    ])
  })
})
