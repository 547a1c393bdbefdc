import { chmod, mkdir, rm, symlink } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readers } from '../../src/readers/index.ts'
import { isWorkflowEvidence } from '../../src/transcript/candidates.ts'
import { openTranscripts } from '../../src/transcript/open.ts'
import { claude, outline, readAll, toLines, writeFolder } from './sessions.ts'

const session = (command: string, sessionId = command) => toLines(claude.call(1, command, { sessionId, uuid: command, timestamp: command }))

/** For each session: the files that make it. */
function listFiles(sessions: { source: { files: { path: string }[] } }[]): string[][] {
  return sessions.map(({ source }) => source.files.map((file) => file.path))
}

describe('named transcripts', () => {
  it('are files, folders and globs, each file read once, in the order named', async () => {
    const repo = await writeFolder({
      'b.jsonl': session('b'),
      'dir/a.jsonl': session('a'),
      'dir/deep/c.jsonl': session('c'),
      'x/1.log.jsonl': session('x'),
    })
    const { read, problems } = await readAll({ repo, named: ['b.jsonl', 'dir', './b.jsonl', 'x/*.jsonl', path.join(repo, 'dir/a.jsonl')] })
    expect(listFiles(read)).toEqual([['b.jsonl'], ['dir/a.jsonl'], ['dir/deep/c.jsonl'], ['x/1.log.jsonl']])
    expect(problems).toEqual([])
  })

  it('are problems when they are missing, empty, foreign, damaged beyond reading, or match nothing', async () => {
    const repo = await writeFolder({
      'empty.jsonl': '',
      'foreign.jsonl': '{"a":1}\n',
      'broken.jsonl': 'not json\n{"half":\n',
      'README.md': '# Hi\n',
    })
    const named = ['missing.jsonl', 'empty.jsonl', 'foreign.jsonl', 'broken.jsonl', 'none/*.jsonl', '*.nothing', 'README.md']
    const { read, problems } = await readAll({ repo, named })
    expect(read).toEqual([])
    expect(problems.map((problem) => `${problem.path} ${problem.message.slice(0, 22)}`).sort()).toEqual([
      '*.nothing matches no file',
      'README.md has no readable record',
      'broken.jsonl has no readable record',
      'empty.jsonl holds no record',
      'foreign.jsonl is in no known transcr',
      'missing.jsonl does not exist',
      'none/*.jsonl matches no file',
    ])
    expect(problems.every((problem) => problem.next.endsWith('.'))).toBe(true)
  })

  it('are problems when the system does not let them be read', async () => {
    const repo = await writeFolder({ 'locked/a.jsonl': session('a') })
    await chmod(path.join(repo, 'locked/a.jsonl'), 0)
    // Root reads everything, so there the file is simply read.
    const { read, problems } = await readAll({ repo, named: ['locked'] })
    if (process.getuid?.() === 0) expect(read).toHaveLength(1)
    else expect(problems).toEqual([{ path: 'locked/a.jsonl', message: expect.stringContaining('EACCES'), next: expect.any(String) }])
  })

  it('found in a folder are passed over with the reason when they are none', async () => {
    const repo = await writeFolder({ 't/a.jsonl': session('a'), 't/notes.md': '# notes\n', 't/other.jsonl': '{"a":1}\n' })
    const { read, problems, candidates } = await readAll({ repo, named: ['t'] })
    expect(listFiles(read)).toEqual([['t/a.jsonl']])
    expect(problems).toEqual([])
    expect(candidates).toMatchObject([
      { path: 't/a.jsonl', taken: true, why: 'claude-code-session' },
      { path: 't/notes.md', taken: false, why: 'has no readable record' },
      { path: 't/other.jsonl', taken: false, why: expect.stringContaining('no known transcript format') },
    ])
  })

  it('behind a broken link are a problem, and the files beside it are read', async () => {
    const repo = await writeFolder({ 't/z.jsonl': session('z') })
    await symlink('nowhere', path.join(repo, 't/a.jsonl'))
    const { read, problems } = await readAll({ repo, named: ['t'] })
    expect(listFiles(read)).toEqual([['t/z.jsonl']])
    expect(problems).toEqual([{ path: 't/a.jsonl', message: expect.stringContaining('ENOENT'), next: expect.any(String) }])
  })

  it('may be links; a walk neither circles nor leaves its folder', async () => {
    const repo = await writeFolder({ 'in/a.jsonl': session('a'), 'out/b.jsonl': session('b') })
    await symlink('..', path.join(repo, 'in/up'))
    await symlink('.', path.join(repo, 'in/self'))
    await symlink('../out', path.join(repo, 'in/out'))
    await symlink('../out/b.jsonl', path.join(repo, 'in/b.jsonl'))
    await symlink('a.jsonl', path.join(repo, 'in/same.jsonl'))
    await symlink('in/a.jsonl', path.join(repo, 'link.jsonl'))
    expect(listFiles((await readAll({ repo, named: ['in'] })).read)).toEqual([['in/a.jsonl']])
    expect(listFiles((await readAll({ repo, named: ['link.jsonl'] })).read)).toEqual([['link.jsonl']])
  })
})

describe('with nothing named', () => {
  it('the known places are looked through in a fixed order, then the output of claude-code-action', async () => {
    const output = JSON.stringify([{ type: 'system', subtype: 'init', session_id: 'w', tools: [] }])
    const repo = await writeFolder({
      'src/z.transcript.jsonl': session('z'),
      'transcripts/b.jsonl': session('b'),
      'transcripts/README.md': '# read me\n',
      '.hookwitness/transcripts/a.jsonl': session('a'),
      'node_modules/n.transcript.jsonl': session('n'),
      '.git/g.transcript.jsonl': session('g'),
      'other.jsonl': session('o'),
    })
    const temp = await writeFolder({ 'claude-execution-output.json': output })
    const { read, problems } = await readAll({ repo, env: { RUNNER_TEMP: temp } })
    const action = path.join(temp, 'claude-execution-output.json')
    expect(listFiles(read)).toEqual([['.hookwitness/transcripts/a.jsonl'], ['transcripts/b.jsonl'], ['src/z.transcript.jsonl'], [action]])
    expect(problems).toEqual([])
    expect(await isWorkflowEvidence(action, { RUNNER_TEMP: temp })).toBe(true)
    expect(await isWorkflowEvidence(path.join(repo, 'transcripts/b.jsonl'), { RUNNER_TEMP: temp })).toBe(false)
    expect(await isWorkflowEvidence(action, {})).toBe(false)
  })

  it('an empty repository has none, and that is no problem', async () => {
    const repo = await writeFolder({ 'README.md': 'x' })
    expect(await readAll({ repo })).toMatchObject({ read: [], problems: [], candidates: [] })
  })
})

describe('a Claude Code session with subagents', () => {
  const worker = (id: string, sessionId = 'm') =>
    toLines({ ...claude.call(7, id, { sessionId, uuid: id, timestamp: id }), isSidechain: true, agentId: id })
  const files = {
    't/m.jsonl': session('main', 'm'),
    't/m/subagents/agent-b2.jsonl': worker('b2'),
    't/m/subagents/agent-b2.meta.json': '{"agentType":"Explore"}',
    't/m/subagents/workflows/wf_1/agent-a1.jsonl': worker('a1'),
    't/m/subagents/workflows/wf_1/journal.jsonl': '{"step":1}\n',
  }

  it('is one session: the main file, then the others', async () => {
    const repo = await writeFolder(files)
    for (const named of [['t'], ['t/m.jsonl'], ['t/m/subagents/agent-b2.jsonl', 't/m.jsonl']]) {
      const { read } = await readAll({ repo, named })
      expect(listFiles(read)).toEqual([['t/m.jsonl', 't/m/subagents/agent-b2.jsonl', 't/m/subagents/workflows/wf_1/agent-a1.jsonl']])
      expect(outline(read[0]?.events ?? [])).toEqual([
        'pre_tool Bash {"command":"main"} unknown',
        '[b2] pre_tool Bash {"command":"b2"} unknown',
        '[a1] pre_tool Bash {"command":"a1"} unknown',
      ])
      expect(read[0]?.events[1]?.thread).toEqual({ id: 'b2', subagent: true, agentType: 'Explore' })
    }
  })

  it('takes in the flat files of old versions by the session they name', async () => {
    const repo = await writeFolder({
      't/agent-0123abcd.jsonl': worker('0123abcd'),
      't/m.jsonl': session('main', 'm'),
      't/z.jsonl': session('z'),
    })
    expect(listFiles((await readAll({ repo, named: ['t'] })).read)).toEqual([['t/m.jsonl', 't/agent-0123abcd.jsonl'], ['t/z.jsonl']])
  })

  it('whose main file is not there leaves each subagent file a session of its own', async () => {
    const repo = await writeFolder({ 't/m/subagents/agent-b2.jsonl': worker('b2'), 't/agent-0123abcd.jsonl': worker('0123abcd') })
    const { read } = await readAll({ repo, named: ['t'] })
    expect(listFiles(read)).toEqual([['t/agent-0123abcd.jsonl'], ['t/m/subagents/agent-b2.jsonl']])
    expect(read.map(({ source }) => source.session.id)).toEqual(['m', 'm'])
  })
})

describe('files that lie where a subagent’s do', () => {
  const worker = toLines({ ...claude.call(7, 'rm', { sessionId: 'm', uuid: 'w' }), isSidechain: true, agentId: 'w' })
  const foreign = (id: string) =>
    toLines({ event: 'pre_tool', session: id, agent: 'lecode', tool: 'bash', args: { command: 'rm' }, at: { call: 'c' } })

  it('are sessions of their own when they are in another format than the main file, and that is told', async () => {
    const repo = await writeFolder({
      't/m.jsonl': session('main', 'm'),
      't/m/subagents/agent-x.jsonl': foreign('x'),
      't/n.jsonl': foreign('n'),
      't/n/subagents/agent-w.jsonl': worker,
      't/n/subagents/agent-y.jsonl': foreign('y'),
    })
    const { read, strays } = await readAll({ repo, named: ['t'] })
    expect(listFiles(read)).toEqual([
      ['t/m/subagents/agent-x.jsonl'],
      ['t/m.jsonl'],
      ['t/n/subagents/agent-w.jsonl'],
      ['t/n.jsonl', 't/n/subagents/agent-y.jsonl'],
      ['t/n.jsonl', 't/n/subagents/agent-y.jsonl'],
    ])
    expect(read.map(({ source, events }) => [source.session.agent, source.session.format, events.length])).toEqual([
      ['lecode', 'neutral', 1],
      ['claude-code', 'claude-code-session', 1],
      ['claude-code', 'claude-code-session', 1],
      ['lecode', 'neutral', 1],
      ['lecode', 'neutral', 1],
    ])
    expect(strays).toEqual([
      { path: 't/m/subagents/agent-x.jsonl', format: 'neutral', main: { path: 't/m.jsonl', format: 'claude-code-session' } },
      { path: 't/n/subagents/agent-w.jsonl', format: 'claude-code-session', main: { path: 't/n.jsonl', format: 'neutral' } },
    ])
  })

  it('below another subagent’s file are read with the session that this one belongs to', async () => {
    const repo = await writeFolder({
      't/m.jsonl': session('main', 'm'),
      't/m/subagents/agent-a.jsonl': worker,
      't/m/subagents/agent-a/subagents/agent-b.jsonl': worker.replaceAll('rm', 'rm b').replaceAll('"w"', '"b"'),
    })
    const { read } = await readAll({ repo, named: ['t'] })
    expect(listFiles(read)).toEqual([['t/m.jsonl', 't/m/subagents/agent-a.jsonl', 't/m/subagents/agent-a/subagents/agent-b.jsonl']])
    expect(read[0]?.events).toHaveLength(3)
  })
})

describe('a session that is opened', () => {
  it('can be read once only, and knows its bytes', async () => {
    const content = session('a')
    const repo = await writeFolder({ 'a.jsonl': content })
    const { read } = await readAll({ repo, named: ['a.jsonl'] })
    expect(read[0]?.source.bytes).toBe(Buffer.byteLength(content))
    expect(() => read[0]?.source.events()).toThrow('only once')
  })

  it('whose file is gone or cut before it is read counts as unreadable, never as empty', async () => {
    const repo = await writeFolder({ 'a.jsonl': session('a') })
    const opened = await openTranscripts({ named: ['a.jsonl'], cwd: repo, repo, env: {}, matches: () => () => false }, readers)
    await rm(path.join(repo, 'a.jsonl'))
    await mkdir(path.join(repo, 'a.jsonl'))
    const [source] = opened.sources
    for await (const _ of source?.events() ?? []) expect.unreachable()
    expect(source?.sessions[0]?.tally.gaps).toMatchObject([{ kind: 'read-error', detail: expect.stringContaining('EISDIR') }])
    expect(source?.sessions[0]?.tally.unreadable[0]).toContain('EISDIR')
  })

  it('repeats nothing of another session: a fork’s copy is judged once', async () => {
    const parent = toLines(claude.call(1, 'rm -rf g'), claude.result(1, 'ok'))
    const fork = toLines(
      ...[claude.call(1, 'rm -rf g'), claude.result(1, 'ok'), claude.call(2, 'ls')].map((record) => ({ ...record, sessionId: 'fork' })),
    )
    const repo = await writeFolder({ 't/1.jsonl': parent, 't/2.jsonl': fork })
    const { read } = await readAll({ repo, named: ['t'] })
    expect(read.map(({ source }) => [source.session.id, source.tally.calls, source.tally.duplicates])).toEqual([
      ['session-1', 1, 0],
      ['fork', 1, 1],
    ])
  })
})
