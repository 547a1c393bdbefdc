import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { describeTranscripts } from '../../src/commands/transcript-findings.ts'
import { readers } from '../../src/readers/index.ts'
import { openTranscripts } from '../../src/transcript/open.ts'
import { claude, readAll, toLines, writeFolder } from './sessions.ts'

const session = toLines(claude.call(1, 'ls'), claude.result(1, 'ok'))
const open = (repo: string, named: string[]) => openTranscripts({ named, cwd: repo, repo, env: {}, matches: () => () => false }, readers)

test.skipIf(process.platform === 'win32')('pipes, devices and links to them are never opened', async () => {
  const repo = await writeFolder({ 'transcripts/a.jsonl': session })
  execFileSync('mkfifo', [path.join(repo, 'transcripts/pipe.jsonl')])
  await symlink('pipe.jsonl', path.join(repo, 'transcripts/link.jsonl'))
  await symlink('/dev/zero', path.join(repo, 'transcripts/zero.jsonl'))
  await symlink('.', path.join(repo, 'transcripts/loop'))
  const { read, problems } = await readAll({ repo })
  expect(read).toHaveLength(1)
  expect(problems.map((problem) => problem.path).sort()).toEqual(['transcripts/link.jsonl', 'transcripts/zero.jsonl'])
  const named = await readAll({ repo, named: ['/dev/zero', 'transcripts/pipe.jsonl'] })
  expect(named.problems.map(({ message }) => message)).toEqual(Array(2).fill('is neither a file nor a folder'))
})

test('a file that grows while it is read is read as it was, and that is a gap', async () => {
  const repo = await writeFolder({ 't.jsonl': session })
  const { sources } = await open(repo, ['t.jsonl'])
  const [source] = sources
  if (source === undefined) throw new Error('no transcript')
  let grown = false
  for await (const _ of source.events()) {
    if (!grown) appendFileSync(path.join(repo, 't.jsonl'), toLines(claude.call(2, 'later')))
    grown = true
  }
  const { tally } = source.sessions[0] ?? { tally: null }
  expect([tally?.calls, tally?.unreadable]).toEqual([1, []])
  expect(tally?.gaps).toMatchObject([{ kind: 'file-grew', detail: expect.stringMatching(/^the file grew from \d+ to \d+ bytes/) }])
})

test('more than one run reads is refused, with the largest files', async () => {
  const repo = await writeFolder({ 'a.jsonl': session, 'b.jsonl': session + session })
  const search = { named: ['a.jsonl', 'b.jsonl'], cwd: repo, repo, env: {}, matches: () => () => false }
  await expect(openTranscripts(search, readers, { total: session.length })).rejects.toMatchObject({
    code: 'transcripts-too-large',
    message: expect.stringMatching(/^2 transcripts have \d+ bytes together, .* the largest are b\.jsonl \(\d+\), a\.jsonl/),
  })
})

test('a folder of thousands of files that are none is looked through', async () => {
  const names = Array.from({ length: 3_000 }, (_, n) => [`many/${n}.txt`, 'nothing'])
  const repo = await writeFolder({ ...Object.fromEntries(names), 'many/z.jsonl': session })
  await mkdir(path.join(repo, 'many/deep/er'), { recursive: true })
  const { read, candidates } = await readAll({ repo, named: ['many'] })
  expect([read.length, candidates.length]).toEqual([1, 3_001])
}, 60_000)

test('a database that lies among transcripts is a warning with the command that exports a session', async () => {
  const repo = await writeFolder({ 'transcripts/a.jsonl': session, 'transcripts/opencode.db': Buffer.from('SQLite format 3\0\0\0') })
  const findings = describeTranscripts(await open(repo, ['transcripts']))
  expect(findings).toMatchObject([
    {
      ...{ id: 'transcript-passed-over', level: 'warning', at: { path: 'transcripts/opencode.db' } },
      ...{ message: expect.stringContaining('is a SQLite database'), mend: expect.stringContaining('opencode export SESSION') },
    },
  ])
})
