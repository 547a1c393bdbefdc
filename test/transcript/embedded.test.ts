import { describe, expect, it, test } from 'vitest'
import { claude, listGaps, outline, readAll, readOne, writeFolder } from './sessions.ts'

const message = (record: Record<string, unknown>) => {
  const { uuid: _, parentUuid: __, isSidechain: ___, sessionId, ...rest } = record
  return { ...rest, session_id: sessionId, parent_tool_use_id: null }
}
const call = (n: number, command: string) => message(claude.call(n, command))
const result = (n: number, text: string) => message(claude.result(n, text))
const records = [call(1, 'echo "{" # }'), result(1, 'a\n{ "b": [1,\n'), call(2, 'rm -rf build'), result(2, 'ok')]
const pretty = (value: unknown) => JSON.stringify(value, null, 2)
const noise = ['Run tests', 'function f() {', '  return { a: 1 }', '}', '{ not json', 'added 116 packages in 10s', 'x'.repeat(300)]
const expected = [
  'pre_tool Bash {"command":"echo \\"{\\" # }"} ran',
  'post_tool Bash {"command":"echo \\"{\\" # }"} ran',
  'pre_tool Bash {"command":"rm -rf build"} ran',
  'post_tool Bash {"command":"rm -rf build"} ran',
]

/** GitHub's raw log has the time before each line. */
const withTimes = (text: string) => text.replace(/^/gm, '2026-01-05T10:00:01.1234567Z ')

describe('records in a log are read', () => {
  it.each([
    ['one a line behind a time', [...noise, ...records.map((record) => `[16:29:14.606] got ${JSON.stringify(record)}`)].join('\n')],
    ['several in a line', [...noise, `a ${records.map((record) => JSON.stringify(record)).join(', ')} b`].join('\n')],
    ['printed over several lines', [...noise, ...records.flatMap((record) => ['Message: ', ` ${pretty(record)}`])].join('\n')],
    ['printed as a list', [...noise, pretty(records), ...noise].join('\n')],
    ['printed in a job of GitHub', withTimes([...noise, ...records.map(pretty), ...noise].join('\n'))],
    [
      'behind a line that opens what it never closes',
      [...noise, 'if (x) {', ...records.map((record) => pretty(record)), ...noise].join('\n'),
    ],
    ['behind “data: ” between comments', [...noise, ...records.map((record) => `: ping\n\ndata: ${JSON.stringify(record)}`)].join('\r\n')],
  ])('%s', async (_, text) => {
    const session = await readOne(text, 'job.log')
    expect(outline(session.events)).toEqual(expected)
    expect(listGaps(session)).toEqual([])
    expect(session.source.tally.unreadable).toEqual([])
    expect(session.source.session).toMatchObject({ id: 'session-1', format: 'claude-stream-json' })
    expect(session.source.tally.ignored.get('log line')).toBeGreaterThan(3)
  })

  it('with the line where each begins', async () => {
    const { events } = await readOne(['one', 'two', pretty(records[0]), 'three'].join('\n'))
    expect(events[0]?.at.line).toBe(3)
  })

  it('once, however often and in whatever shape the log says them', async () => {
    const copies = records.flatMap((record) => [
      `sent ${JSON.stringify(record)}`,
      pretty({ ...record, timestamp: '2026-01-05T10:00:09Z', uuid: 'u' }),
      pretty({ role: 'agent', content: { data: record } }),
    ])
    const asked = 'asking {"name":"Bash","arguments":{"command":"rm -rf build"}}'
    const { source, events } = await readOne([...noise, asked, ...copies].join('\n'))
    expect(events.filter(({ kind }) => kind === 'pre_tool')).toHaveLength(2)
    expect(source.tally.unreadable).toEqual([])
  })
})

test('JSON lines among which fewer lines are damaged stay JSON lines, and damage is a gap', async () => {
  const lines = records.map((record) => JSON.stringify(record))
  const session = await readOne(['banner', ...lines.slice(0, 2), '{"type":"assi', ...lines.slice(2)].join('\n'))
  expect(listGaps(session)).toEqual(['bad-json 1', 'bad-json 4'])
})

describe('a log hides no call', () => {
  const whole = records.map((record) => JSON.stringify(record))
  it.each([
    ['cut off in its line', JSON.stringify(call(3, 'git push --force')).slice(0, -20)],
    ['cut off at the end of the log', pretty(call(3, 'git push --force')).slice(0, -40)],
    ['with a line of another program inside', pretty(call(3, 'git push --force')).replace('"id"', 'warning: disk is full\n"id"')],
    ['in another format', JSON.stringify({ role: 'x', tool_calls: [{ function: { name: 'shell', arguments: '{}' } }] })],
    ['with other arguments than the one that was read', pretty({ wrapped: call(2, 'rm -rf /') })],
    ['behind more false beginnings than are tried', `${'{"'.repeat(50)} ${JSON.stringify(call(3, 'git push'))}`],
  ])('%s', async (_, text) => {
    const session = await readOne([...noise, ...whole, text].join('\n'))
    const { calls, unreadable } = session.source.tally
    expect([calls, unreadable.length]).toEqual([2, 1])
    for (const gap of listGaps(session)) expect(gap).toMatch(/^unread-call /)
  })
})

test('a log without a record is in no known format, and says what it holds', async () => {
  const repo = await writeFolder({ 'job.log': [...noise, 'x {"token":"hush","type":"novelty","n":[1]}', ...noise].join('\n') })
  const { problems } = await readAll({ repo, named: ['job.log'] })
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^is in no known transcript format .*\{ "token": string, "type": "novelty", "n": list \}/),
  ])
  expect(problems[0]?.message).not.toContain('hush')
})

test('braces without an end take no more time the more there are', async () => {
  const text = [...noise, ...Array.from({ length: 30_000 }, () => '{ "a": {'), '{ "b": '.repeat(100_000), JSON.stringify(records[0])].join(
    '\n',
  )
  const { source } = await readOne(text)
  expect(source.tally.calls).toBe(1)
}, 30_000)
