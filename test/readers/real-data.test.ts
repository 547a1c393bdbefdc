import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll } from '../transcript/sessions.ts'

// Real transcripts that nobody here wrote lie beside the checkout of those who develop; they are not ours to copy.
const data = path.resolve(import.meta.dirname, '../../../shared/data')
const formats = ['claude-code-session', 'claude-stream-json', 'claude-action-execution-file', 'codex-rollout', 'codex-exec-json']

/** Files that are not read, and why. */
const exceptions = new Map([
  ['claude-stream-json/010.txt', 'a build log with the messages printed pretty inside: it holds no line that is a record'],
  ['codex-rollout/020.jsonl', 'written by hand, in a form that no version of Codex is known to write: messages and calls without a head'],
])

/** Calls that the index does not count, and why. */
const uncounted = new Map([
  // One image, and three calls of which only an event tells: two of MCP servers and a patch.
  ['codex-rollout/017.jsonl', 4],
])

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
    const { read, problems } = await readAll({ repo: path.join(data, 'transcripts'), named: [file] })
    const found = read.reduce((sum, { source }) => sum + source.tally.calls, 0)
    if (exceptions.has(file)) expect(problems).toHaveLength(1)
    else expect(found).toBe(calls + (uncounted.get(file) ?? 0))
    expect(read.flatMap(({ source }) => source.tally.unreadable)).toEqual([])
  })

  it('are read but for one in twenty', () => {
    expect(listed.length).toBeGreaterThan(30)
    expect(exceptions.size / listed.length).toBeLessThanOrEqual(1 / 20)
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

  it('are taken for Codex’s only where they are', async () => {
    const folder = path.join(data, 'transcripts')
    // What Entire keeps is in the agents' own formats.
    const others = readdirSync(folder).filter((name) => !/^(codex|entire)/.test(name) && statSync(path.join(folder, name)).isDirectory())
    const { read } = await readAll({ repo: folder, named: others })
    expect(read.filter(({ source }) => source.session.agent === 'codex').map(({ source }) => source.session.path)).toEqual([])
  })

  it('of other agents are never taken for one of ours', async () => {
    const folder = path.join(data, 'transcripts')
    const others = readdirSync(folder).filter((name) => /^(copilot|cursor|gemini|qwen|factory|pi-|openhands|opencode|not-a)/.test(name))
    const { read } = await readAll({ repo: folder, named: others.filter((name) => statSync(path.join(folder, name)).isDirectory()) })
    expect(read.map(({ source }) => `${source.session.format} ${source.session.path}`)).toEqual([])
  })
})
