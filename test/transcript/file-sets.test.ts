import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { claude, listGaps, outline, readAll, toLines, writeFolder } from './sessions.ts'

const text = (record: unknown) => JSON.stringify(record, null, 2)
const id = (n: number) => `${n}`.padStart(8, '0')
const events = (records: unknown[], folder = 'run/events') =>
  Object.fromEntries(records.map((record, n) => [`${folder}/event-${`${n}`.padStart(5, '0')}-${id(100 - n)}.json`, text(record)]))
const commands = (read: Awaited<ReturnType<typeof readAll>>['read']) =>
  read.map((session) => outline(session.events).filter((line) => line.startsWith('pre_tool')))

describe('numbered files of one session, one record each', () => {
  const records = [claude.prompt('go'), claude.call(1, 'a'), claude.result(1, 'ok'), claude.call(2, 'b'), claude.result(2, 'ok')]
  const expected = [['pre_tool Bash {"command":"a"} ran', 'pre_tool Bash {"command":"b"} ran']]

  it('are one transcript, in the order of their numbers, each with its own place', async () => {
    const repo = await writeFolder(events(records))
    const { read, candidates, problems } = await readAll({ repo, named: ['run'] })
    expect(commands(read)).toEqual(expected)
    expect([candidates, problems]).toEqual([[{ path: 'run/events', taken: true, why: 'claude-code-session' }], []])
    expect(read[0]?.events.map(({ at }) => path.basename(at.path).slice(0, 11))).toEqual([
      'event-00000',
      'event-00001',
      'event-00002',
      'event-00003',
      'event-00004',
    ])
    expect(read[0]?.source.files).toHaveLength(5)
  })

  it('are taken whole when one of them is named', async () => {
    const repo = await writeFolder(events(records))
    const { read } = await readAll({ repo, named: [`run/events/event-00003-${id(97)}.json`] })
    expect(commands(read)).toEqual(expected)
  })

  it('are two transcripts in two folders', async () => {
    const other = [claude.call(3, 'c', { sessionId: 'session-2' })]
    const repo = await writeFolder({ ...events(records), ...events(other, 'run/other') })
    expect(commands((await readAll({ repo, named: ['run'] })).read)).toEqual([...expected, ['pre_tool Bash {"command":"c"} unknown']])
  })

  it('tell a piece that is not there, and one that is no JSON', async () => {
    const { [`run/events/event-00002-${id(98)}.json`]: _, ...others } = events(records)
    const repo = await writeFolder({ ...others, [`run/events/event-00005-${id(95)}.json`]: '{"type":' })
    const { read } = await readAll({ repo, named: ['run'] })
    const [session] = read
    if (session === undefined) throw new Error('no session')
    expect(session.source.tally.gaps).toMatchObject([
      { path: 'run/events', kind: 'missing-piece', detail: expect.stringContaining('number 2 is not there') },
      { path: `run/events/event-00005-${id(95)}.json`, kind: 'bad-json' },
    ])
  })

  it('are unknown as a whole when they are in no known format', async () => {
    const repo = await writeFolder(events([{ a: 1 }, { b: 2 }]))
    const { problems, candidates } = await readAll({ repo, named: [`run/events/event-00000-${id(100)}.json`] })
    expect([problems.length, candidates.length]).toEqual([1, 1])
    expect(problems[0]?.message).toContain('its first records are { "a": number }; { "b": number }')
  })
})

describe('a storage folder of OpenCode', () => {
  it('is read session by session, each with its messages, each with its parts', async () => {
    const record = (n: number) => text(claude.call(n, `${n}`))
    const repo = await writeFolder({
      's/storage/session/p/ses_b.json': record(5),
      's/storage/session/p/ses_a.json': record(1),
      's/storage/message/ses_a/msg_2.json': record(3),
      's/storage/message/ses_a/msg_1.json': record(2),
      's/storage/message/gone/msg_8.json': record(8),
      's/storage/message/ses_b/msg_3.json': record(6),
      's/storage/part/msg_2/prt_1.json': record(4),
      's/storage/part/msg_3/prt_1.json': record(7),
      's/storage/part/gone/prt_1.json': record(9),
    })
    for (const named of ['s', 's/storage/part/msg_3/prt_1.json']) {
      const { read, candidates } = await readAll({ repo, named: [named] })
      expect(read.flatMap(({ events: all }) => all.map((event) => ('call' in event ? event.call.id : '')))).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `toolu_${n}`),
      )
      expect(candidates.map((candidate) => candidate.path)).toEqual(['s/storage'])
    }
  })
})

describe('a checkpoint of Entire', () => {
  const beside = (folder: string) => ({
    [`${folder}/metadata.json`]: '{"checkpoint_id":"a3b2c4d5e6f7"}',
    [`${folder}/0/metadata.json`]: '{"session_id":"session-1"}',
    [`${folder}/0/prompt.txt`]: 'go',
    [`${folder}/0/context.md`]: '# context',
    [`${folder}/0/content_hash.txt`]: 'sha256:00',
  })

  it('is its session, in pieces where it is large; what lies beside is passed over as such', async () => {
    const repo = await writeFolder({
      ...beside('a3/b2c4d5e6f7'),
      'a3/b2c4d5e6f7/0/full.jsonl': toLines(claude.call(1, 'a')),
      'a3/b2c4d5e6f7/0/full.jsonl.001': toLines(claude.result(1, 'ok'), claude.call(2, 'b')),
      'a3/b2c4d5e6f7/0/full.jsonl.002': toLines(claude.result(2, 'ok')),
    })
    const { read, candidates, problems } = await readAll({ repo, named: ['a3'] })
    expect(commands(read)).toEqual([['pre_tool Bash {"command":"a"} ran', 'pre_tool Bash {"command":"b"} ran']])
    expect(read[0] && listGaps(read[0])).toEqual([])
    expect(read[0]?.events.at(-1)?.at).toMatchObject({ path: 'a3/b2c4d5e6f7/0/full.jsonl.002', line: 1 })
    expect(problems).toEqual([])
    expect(candidates.filter(({ isBeside }) => isBeside === true)).toHaveLength(5)
    expect(candidates.filter(({ isBeside }) => isBeside !== true)).toEqual([
      { path: 'a3/b2c4d5e6f7/0/full.jsonl', taken: true, why: 'claude-code-session' },
    ])
  })

  it('has its subagents in tasks, and a later one repeats the session', async () => {
    const sub = { ...claude.call(7, 'sub', { isSidechain: true, agentId: 'a1' }) }
    const first = [claude.call(1, 'a'), claude.result(1, 'ok')]
    const repo = await writeFolder({
      ...beside('a3/b2c4d5e6f7'),
      'a3/b2c4d5e6f7/0/full.jsonl': toLines(...first),
      'a3/b2c4d5e6f7/0/tasks/toolu_9/agent-a1.jsonl': toLines(sub),
      ...beside('a4/000000000'),
      'a4/000000000/0/full.jsonl': toLines(...first, claude.call(2, 'b')),
    })
    const { read } = await readAll({ repo, named: ['a3/b2c4d5e6f7/0/full.jsonl', 'a4'] })
    expect(read.map(({ source }) => source.files.map((file) => file.path))).toEqual([
      ['a3/b2c4d5e6f7/0/full.jsonl', 'a3/b2c4d5e6f7/0/tasks/toolu_9/agent-a1.jsonl'],
      ['a4/000000000/0/full.jsonl'],
    ])
    expect(read.flatMap(({ events: all }) => outline(all)).filter((line) => line.includes('pre_tool'))).toEqual([
      'pre_tool Bash {"command":"a"} ran',
      '[a1] pre_tool Bash {"command":"sub"} unknown',
      'pre_tool Bash {"command":"b"} unknown',
    ])
    expect(read.map(({ source }) => source.tally.duplicates)).toEqual([0, 1])
  })
})
