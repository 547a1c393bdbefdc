import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, it, test } from 'vitest'
import { ROOT } from '../support/runtimes.ts'
import { claude, toLines, writeFolder } from '../transcript/sessions.ts'
import { countGates, readTwice } from './round-trip.ts'

const isLine = new Ajv().compile(JSON.parse(readFileSync(path.join(ROOT, 'schemas/transcript.schema.json'), 'utf8')))

/** Returns how many events there are. */
async function expectSame(named: readonly string[], cwd: string): Promise<number> {
  const { first, again, lines } = await readTwice(named, cwd)
  for (const [index, event] of again.events.entries()) expect(event).toBe(first.events[index])
  expect(again.events.length).toBe(first.events.length)
  expect(again.sessions).toEqual(first.sessions)
  for (const line of lines) expect(isLine(JSON.parse(line)), `${line.slice(0, 300)} ${JSON.stringify(isLine.errors)}`).toBe(true)
  const gates = first.events.filter((event) => /"kind":"(?:prompt|pre_tool)"/.test(event)).length
  expect(await countGates(lines)).toBe(gates)
  return first.events.length
}

/** Files that mix the lines of more than eight sessions: one that is closed and taken up again begins anew when it is read from lines. */
const reopened = new Set(['transcripts/git-ai-notes/005.txt'])

/** Copilot prints the session's id with its last event, so that the lines before are written under the file's path. */
const namedLate = /^agents\/copilot\/runs\/.*\/headless-stdout\.jsonl$/

describe('events written as lines of the neutral format are read as the same events', () => {
  const cases = path.join(ROOT, 'test/cases')
  it.each(readdirSync(cases))('of the case %s', async (name) => {
    await expectSame(['transcript'], path.join(cases, name))
  })

  it('of the example', async () => {
    expect(await expectSame(['transcripts'], path.join(ROOT, 'examples/agent-pr'))).toBeGreaterThan(50)
  })

  const data = path.resolve(ROOT, '../shared/data')
  if (!existsSync(data)) process.stderr.write(`skipped: real transcripts are not converted, since there is no folder ${data}\n`)
  // One at a time: copies of one session in several files become one session in one stream.
  const below = (folder: string) =>
    existsSync(path.join(data, folder)) ? readdirSync(path.join(data, folder)).map((name) => `${folder}/${name}`) : []
  const formats = below('transcripts').filter((name) => !name.endsWith('.tsv'))
  const agents = below('agents').map((name) => `${name}/runs`)
  it.skipIf(!existsSync(data)).each([...formats, ...agents])(
    'of the real files in %s',
    async (folder) => {
      const runs = folder.endsWith('/runs') ? below(folder).flatMap((run) => [`${run}/transcript`, `${run}/headless-stdout.jsonl`]) : null
      for (const named of (runs ?? below(folder)).filter((each) => !reopened.has(each) && !namedLate.test(each)))
        await expectSame([named], data)
    },
    120_000,
  )
})

test('a call that lacks its result does not take the next one’s', async () => {
  const call = (id: string, recorded: string) => ({
    event: 'pre_tool',
    session: 's',
    agent: 'luxe',
    tool: 'shell',
    args: { n: 1 },
    at: { call: id },
    recorded,
  })
  const repo = await writeFolder({ 't.jsonl': toLines(call('a', 'ran'), { ...call('b', 'ran'), args: { n: 2 } }) })
  const { lines } = await readTwice(['t.jsonl'], repo)
  expect(
    lines
      .map((line) => JSON.parse(line))
      .filter((line) => line.event === 'pre_tool')
      .map((line) => line.result),
  ).toEqual([null, null])
  await expectSame(['t.jsonl'], repo)
})

test('calls that differ in a masked secret only stay two calls, each with its result', async () => {
  // No real token: the form is that of GitHub's.
  const push = (letter: string) => `git push https://x:ghp_${letter.repeat(36)}@github.com/a/b`
  const timestamp = '2026-01-05T10:00:01.000Z'
  const records = ['a', 'b'].flatMap((letter, n) => [
    { ...claude.call(1, push(letter)), uuid: `c${n}`, timestamp },
    { ...claude.result(1, letter), uuid: `r${n}`, timestamp },
  ])
  const repo = await writeFolder({ 't.jsonl': toLines(...records) })
  const { first, again, lines } = await readTwice(['t.jsonl'], repo)
  const calls = (events: string[]) => events.filter((event) => event.includes('"kind":"pre_tool"')).length
  expect([calls(first.events), calls(again.events)]).toEqual([2, 2])
  const written = lines.map((line) => JSON.parse(line))
  expect(written.filter(({ event }) => event === 'pre_tool').map(({ at }) => at.call)).toEqual(['toolu_1', 'toolu_1 (2)'])
  expect(written.filter(({ event }) => event === 'post_tool').map(({ at, result }) => [at.call, result.text])).toEqual([
    ['toolu_1', 'a'],
    ['toolu_1 (2)', 'b'],
  ])
  expect(lines.join('')).not.toContain('ghp_')
  expect(written.filter(({ event }) => event === 'pre_tool').map(({ lacks }) => lacks)).toEqual([['redacted'], ['redacted']])
})

test('characters that a log must not show are kept, for a hook may look for them', async () => {
  const command = 'echo \u001b[31m\u200b\u202e##[error]\u2028 \u0007'
  const repo = await writeFolder({ 't.jsonl': toLines(claude.call(1, command), claude.result(1, 'ok')) })
  const { lines } = await readTwice(['t.jsonl'], repo)
  const [call] = lines.filter((line) => line.includes('"pre_tool"'))
  expect(JSON.parse(call ?? '').args).toEqual({ command })
  expect(call).not.toMatch(/[\p{C}\u2028]|##\[/u)
  await expectSame(['t.jsonl'], repo)
})

test('what could not be read of a transcript, and what it lacks, is told by its lines too', async () => {
  const torn = `${JSON.stringify(claude.call(1, 'ls'))}\n{"type":"assistant","mess\n${JSON.stringify(claude.result(1, 'ok'))}\n`
  const hidden = { type: 'novelty', holds: { type: 'tool_use', name: 'Bash', input: { command: 'rm -rf /' } }, ...claude.envelope('n') }
  const repo = await writeFolder({ 't.jsonl': torn + toLines(hidden) })
  const { lines, first } = await readTwice(['t.jsonl'], repo)
  const gaps = lines.map((line) => JSON.parse(line)).filter(({ event }) => event === 'gap')
  expect(gaps.map(({ gap, at }) => [gap, at])).toEqual([
    ['bad-json', { path: 't.jsonl', line: 2 }],
    ['unread-call', { path: 't.jsonl', line: 4 }],
  ])
  expect(first.sessions).toMatchObject([{ isUnreadable: true, worth: 'partial' }])
  await expectSame(['t.jsonl'], repo)
})
