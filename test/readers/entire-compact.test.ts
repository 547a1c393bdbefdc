import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, test } from 'vitest'
import { listGaps, outline, readAll, readOne, toLines } from '../transcript/sessions.ts'

const record = (type: string, content: unknown[], more: Record<string, unknown> = {}) => ({
  ...{ v: 1, agent: 'claude-code', cli_version: '0.6.0', type, ts: '2026-01-05T10:00:01Z', content, ...more },
})
const use = (id: string, result?: unknown) => ({
  type: 'tool_use',
  id,
  name: 'Bash',
  input: { command: id },
  ...(result !== undefined && { result }),
})

it('reads prompts, and calls with their results', async () => {
  const session = await readOne(
    toLines(
      record('user', [{ id: 'u1', text: 'go on' }]),
      record('user', [{ id: 'u2', text: 'Base directory for this skill: /x\n\n# Skill' }]),
      record(
        'assistant',
        [{ type: 'text', text: 'I will' }, use('a', { output: 'fine', status: 'success' }), use('b', { output: 'bad', status: 'error' })],
        { id: 'm1' },
      ),
      record('assistant', [use('c')], { id: 'm2' }),
    ),
  )
  expect(outline(session.events)).toEqual([
    'prompt go on',
    ...['pre_tool', 'post_tool'].map((kind) => `${kind} Bash {"command":"a"} ran`),
    ...['pre_tool', 'post_tool'].map((kind) => `${kind} Bash {"command":"b"} failed`),
    'pre_tool Bash {"command":"c"} unknown',
  ])
  expect(session.source.session).toMatchObject({
    agent: 'claude-code',
    format: 'entire-compact',
    confidence: 'partial',
    startedAt: '2026-01-05T10:00:01Z',
  })
})

it('loses no call that it cannot read', async () => {
  const session = await readOne(
    toLines(record('assistant', [{ type: 'tool_use', id: 'x', input: {} }]), record('user', [use('y')]), record('novel', [use('z')]), {
      ...record('user', []),
      content: use('w'),
    }),
  )
  expect(listGaps(session)).toEqual(['unread-call 1', 'unread-call 2', 'unread-call 3', 'unread-call 4'])
})

const data = path.resolve(import.meta.dirname, '../../../shared/data/transcripts/entire-checkpoint')
test.skipIf(!existsSync(data))('real checkpoints have the calls that their records hold', async () => {
  for (const n of [0, 1]) {
    const file = `v2-main-1/db/9e206ba7cd/${n}/transcript.jsonl`
    const { read } = await readAll({ repo: data, named: [file] })
    const parse = (line: string) => {
      try {
        return JSON.parse(line)
      } catch {
        // Entire's redaction cut into an escape there.
        return null
      }
    }
    const records = readFileSync(path.join(data, file), 'utf8')
      .split('\n')
      .map(parse)
      .filter((each) => each !== null)
    const calls = records.flatMap(({ content }) => content).filter(({ type }) => type === 'tool_use')
    expect(read.reduce((sum, { source }) => sum + source.tally.calls, 0)).toBe(calls.length)
  }
})
