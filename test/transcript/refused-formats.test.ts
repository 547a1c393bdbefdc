import { describe, expect, it } from 'vitest'
import { refusedFormats } from '../../src/transcript/refused-formats.ts'
import { readAll, toLines, writeFolder } from './sessions.ts'

const trace = {
  ...{ version: '0.1.0', id: 'i', timestamp: '2026-01-05T10:00:00Z', vcs: { type: 'git', revision: 'x' }, tool: { name: 'cursor' } },
  files: [{ path: 'a.ts', conversations: [{ url: 'u', contributor: { type: 'ai' }, ranges: [{ start_line: 1, end_line: 2 }] }] }],
}
const checkpoint = { checkpoint_id: '03f06ef3454c', strategy: 'manual-commit', branch: 'b', sessions: [] }
const result = { type: 'result', subtype: 'success', is_error: false, session_id: 's', result: 'Done', permission_denials: [] }
const note = 'a.ts\n  s_1::t_1 1-3\n---\n{"schema_version":"authorship/3.0.0","git_ai_version":"1.4.2","sessions":{}}\n'

const samples: Record<string, string[]> = {
  'agent-trace': [toLines(trace, trace)],
  'git-ai-attribution': [note],
  'entire-metadata': [
    JSON.stringify(checkpoint, null, 2),
    JSON.stringify({ checkpoint_id: 'x', session_id: 's', strategy: 'manual-commit', agent: 'Claude Code' }),
    JSON.stringify({ session_id: 's', tool_use_id: 'toolu_1', checkpoint_uuid: '', agent_id: 'a' }, null, 2),
  ],
  'claude-result': [JSON.stringify(result), toLines(result, result)],
  'gemini-result': [JSON.stringify({ session_id: 's', response: 'Done', stats: { models: {}, tools: { totalCalls: 2 } } }, null, 2)],
  'droid-settings': [JSON.stringify({ assistantActiveTimeMs: 1, model: 'm', autonomyMode: 'auto-low', tokenUsage: {} }, null, 2)],
}

describe('a file without calls', () => {
  it('is there for every refused format', () => {
    expect(Object.keys(samples)).toEqual(refusedFormats.map(({ id }) => id))
  })

  const each = Object.entries(samples).flatMap(([id, contents]) => contents.map((content, n) => [id, n, content] as const))
  it.each(each)(
    'of the format %s (%i) is a problem when it is named: the message says what it is, and what to hand over',
    async (id, _, content) => {
      const format = refusedFormats.find((one) => one.id === id)
      const { read, problems, candidates } = await readAll({ repo: await writeFolder({ 'x.json': content }), named: ['x.json'] })
      expect(read).toEqual([])
      expect(problems).toEqual([{ path: 'x.json', message: `is ${format?.title}: there are no tool calls in it`, next: format?.next }])
      expect(candidates).toEqual([{ path: 'x.json', taken: false, why: problems[0]?.message, next: format?.next }])
    },
  )

  it('that is merely found is passed over with the reason', async () => {
    const session = { role: 'assistant', content: [{ type: 'tool_use', id: 't', name: 'Bash', input: {} }] }
    const repo = await writeFolder({ 'all/metadata.json': JSON.stringify(checkpoint), 'all/full.jsonl': toLines(session) })
    const { read, problems, candidates } = await readAll({ repo, named: ['all'] })
    expect(read.map(({ source }) => source.session.path)).toEqual(['all/full.jsonl'])
    expect(problems).toEqual([])
    const found = candidates.find(({ path }) => path === 'all/metadata.json')
    expect(found).toMatchObject({ taken: false, why: expect.stringContaining('Entire checkpoint') })
  })

  it('is not refused for it when other records stand beside: they may hold calls', async () => {
    const repo = await writeFolder({ 'x.jsonl': toLines(result, { type: 'future', name: 'Bash', input: {} }) })
    const { problems } = await readAll({ repo, named: ['x.jsonl'] })
    expect(problems).toMatchObject([{ message: expect.stringContaining('in no known transcript format') }])
  })

  it('gives way to a reader: a stream ends with the same result', async () => {
    const init = { type: 'system', subtype: 'init', session_id: 's', tools: ['Bash'], cwd: '/' }
    const repo = await writeFolder({ 'x.jsonl': toLines(init, result) })
    expect((await readAll({ repo, named: ['x.jsonl'] })).read.map(({ source }) => source.session.format)).toEqual(['claude-stream-json'])
  })
})
