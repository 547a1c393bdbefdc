import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll } from '../transcript/sessions.ts'

// Real transcripts that nobody here wrote lie beside the checkout of those who develop; they are not ours to copy.
const data = path.resolve(import.meta.dirname, '../../../shared/data')
const formats = ['claude-code-session', 'claude-stream-json', 'claude-action-execution-file', 'claude-embedded-log']

/** Files in which the index counts a call each time that it is written, and how many there are by their ids. */
const repeating = new Map([['claude-embedded-log/001.txt', 2]])

if (!existsSync(data)) process.stderr.write(`skipped: real transcripts are not read, since there is no folder ${data}\n`)

describe.skipIf(!existsSync(data))('real transcripts', () => {
  const rows = existsSync(data)
    ? readFileSync(path.join(data, 'transcripts/INDEX.tsv'), 'utf8')
        .trim()
        .split('\n')
        .map((row) => row.split('\t'))
    : []
  const listed = rows.filter(([file]) => formats.includes(file?.split('/')[0] ?? ''))

  it.each(listed.map(([file = '', , , , calls]) => [file, Number(calls)] as const))('%s has %i calls', async (file, calls) => {
    const { read } = await readAll({ repo: path.join(data, 'transcripts'), named: [file] })
    const found = read.reduce((sum, { source }) => sum + source.tally.calls, 0)
    expect(found).toBe(repeating.get(file) ?? calls)
    expect(read.flatMap(({ source }) => source.tally.unreadable)).toEqual([])
  })

  it('are all read', () => {
    expect(listed.length).toBeGreaterThan(30)
  })

  it('of a subagent’s run are one session with their session', async () => {
    const { read } = await readAll({ repo: data, named: ['agents/claude-code/runs/toolAgent/transcript'] })
    expect(read.map(({ source }) => source.files.length)).toEqual([4])
  })

  const runs = path.join(data, 'agents/claude-code/runs')
  const recorded = {
    ask: 'denied',
    deny: 'denied',
    exit2stderr: 'denied',
    toolMcpDeny: 'denied',
    toolBadArgs: 'not-run',
    toolUnknown: 'not-run',
    toolFails: 'failed',
    toolRead: 'ran',
    silent: 'ran',
  }
  it.each(Object.entries(recorded))('of the run %s say in both formats that the call is %s', async (run, word) => {
    for (const named of ['headless-stdout.jsonl', 'transcript']) {
      const { read } = await readAll({ repo: path.join(runs, run), named: [named] })
      const calls = read.flatMap(({ events }) => events).filter((event) => event.kind === 'pre_tool')
      expect(calls.map((event) => event.recorded)).toEqual([word])
      expect(read.flatMap(({ source }) => source.tally.gaps)).toEqual([])
    }
  })

  it('of other agents are never taken for one of ours', async () => {
    const folder = path.join(data, 'transcripts')
    const others = readdirSync(folder).filter((name) => !/^(claude|entire)/.test(name))
    const { read } = await readAll({ repo: folder, named: others.filter((name) => statSync(path.join(folder, name)).isDirectory()) })
    const taken = read.filter(({ source }) => formats.includes(source.session.format))
    expect(taken.map(({ source }) => `${source.session.format} ${source.session.path}`)).toEqual([])
  })
})
