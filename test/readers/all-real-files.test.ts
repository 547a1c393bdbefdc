import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll } from '../transcript/sessions.ts'

// Every real transcript that lies beside the checkout of those who develop, against what INDEX.tsv says of it there.
const data = path.resolve(import.meta.dirname, '../../../shared/data/transcripts')

/** What INDEX.tsv calls a format, where we tell it in other words. */
const ids: Record<string, readonly string[]> = {
  'claude-action-execution-file': ['claude-stream-json'],
  'claude-embedded-log': ['claude-stream-json'],
  'openhands-events': ['openhands-events', 'openhands-v0'],
  'cline-roo': ['cline-roo', 'cline-ui'],
  'entire-checkpoint': ['claude-code-session', 'gemini-session', 'entire-compact'],
}

/** Files that are refused, and why. */
const refused: Record<string, string> = {
  'claude-code-session/002.meta.json': 'what kind of subagent 002.jsonl is',
  'codex-rollout/020.jsonl': 'untyped records, made by hand',
  'opencode-storage/003.opencode.db': 'a database',
  'factory-droid/001.settings.json': 'the settings beside 001.jsonl',
  'not-a-transcript/005.jsonl': 'an issue tracker',
}

/** Files of an Entire checkpoint that hold no records. */
const beside = /(?:metadata|checkpoint)\.json$|(?:content|transcript|raw_transcript)_hash\.txt$|prompt\.txt$|context\.md$/

/** Calls that INDEX.tsv counts otherwise, and why. Files that it could not count are not here. */
const counted: Record<string, [calls: number, why: string]> = {
  'codex-rollout/017.jsonl': [11, 'events and items that have no result are calls too'],
  'claude-embedded-log/001.txt': [2, 'two calls: INDEX.tsv counts each mention of their ids'],
  'copilot-cli-events/006.jsonl': [2, 'a request that was never started is a call too'],
  'cursor-agent-transcript/004.jsonl': [1, 'a block of the type tool_use'],
  'entire-checkpoint/v2-main-1/db/9e206ba7cd/0/transcript.jsonl': [134, 'blacking out made 21 lines of it invalid, which are gaps'],
  'otel-genai/001.json': [1, 'the call stands in the history of a later request only'],
  'otel-genai/002.json': [1, 'the call stands in the history of a later request only'],
  'aider-history/005.md': [7, 'edit blocks and commands: INDEX.tsv counts none'],
  'aider-history/006.md': [2, 'edit blocks and commands: INDEX.tsv counts none'],
  'aider-history/007.md': [8, 'edit blocks and commands: INDEX.tsv counts none'],
  'amp-thread/005.json': [0, 'its two calls have no name: both are told as unread'],
  'mini-swe-agent/001.json': [10, 'INDEX.tsv could not count: the marked command blocks'],
  'mini-swe-agent/002.json': [2, 'INDEX.tsv could not count: the marked command blocks'],
}

interface Row {
  /** A file, or the folder of a session that is kept in many. */
  named: string
  format: string
  calls: number
  files: number
}

/** The folder of a set of files, or the file. */
function nameSet(file: string): string {
  return /^(?:opencode-storage|openhands-events)\/[^/]+(?=\/)/.exec(file)?.[0] ?? file
}

function readRows(): Row[] {
  if (!existsSync(data)) return []
  const lines = readFileSync(path.join(data, 'INDEX.tsv'), 'utf8').trim().split('\n').slice(1)
  const rows = new Map<string, Row>()
  for (const [file = '', format = '', , , calls = ''] of lines.map((line) => line.split('\t'))) {
    const named = nameSet(file)
    const row = rows.get(named) ?? { named, format, calls: 0, files: 0 }
    rows.set(named, { ...row, calls: row.calls + (calls === '' ? Number.NaN : Number(calls)), files: row.files + 1 })
  }
  return [...rows.values()]
}

const rows = readRows()
if (rows.length === 0) process.stderr.write(`skipped: real transcripts are not read, since there is no folder ${data}\n`)

describe.skipIf(rows.length === 0)('every real transcript', () => {
  const isNone = ({ named, format }: Row) => named in refused || (format === 'entire-checkpoint' && beside.test(named))

  it.each(rows.filter((row) => !isNone(row)).map((row) => [row.named, row] as const))(
    '%s is of its format and has its calls',
    async (_, row) => {
      const { read, problems } = await readAll({ repo: data, named: [row.named] })
      expect(problems).toEqual([])
      expect(ids[row.format] ?? [row.format]).toEqual(expect.arrayContaining([...new Set(read.map(({ source }) => source.session.format))]))
      expect(read.length).toBeGreaterThan(0)
      expect(read.reduce((sum, { source }) => sum + source.tally.calls, 0)).toBe(counted[row.named]?.[0] ?? row.calls)
    },
  )

  it.each(rows.filter(isNone).map(({ named }) => [named]))('%s is none, and that is said', async (named) => {
    const { read, problems } = await readAll({ repo: data, named: [named] })
    expect(read).toEqual([])
    expect(problems).toHaveLength(1)
  })

  it('is counted as INDEX.tsv counts it, but for one in twenty of its files', () => {
    const files = rows.reduce((sum, row) => sum + row.files, 0)
    const otherwise = Object.entries(counted).filter(([named]) => Number.isFinite(rows.find((row) => row.named === named)?.calls))
    expect(files).toBeGreaterThan(250)
    expect(otherwise.length / files).toBeLessThanOrEqual(1 / 20)
  })
})
