import { expect, test } from 'vitest'
import { readers } from '../../src/readers/index.ts'
import { withDerivedMoments } from '../../src/replay/derived-moments.ts'
import { openTranscripts } from '../../src/transcript/open.ts'
import { toLines, writeFolder } from '../transcript/sessions.ts'

const line = (session: string, event: string, more: object) => ({ event, session, agent: 'claude-code', cwd: '/w', ...more })
const started = (session: string, id: string) =>
  line(session, 'pre_tool', { tool: 'Agent', at: { call: id }, args: { description: 'd', prompt: 'p' }, recorded: 'ran' })
const ended = (session: string, id: string) =>
  line(session, 'post_tool', { tool: 'Agent', at: { call: id }, recorded: 'ran', result: { text: 'x', is_error: false } })

test('a recorded run of one session hides no run of another that only its call tells of', async () => {
  const repo = await writeFolder({
    't.jsonl': toLines(
      ...[line('a', 'prompt', { text: 'go' }), started('a', '1')],
      line('a', 'pre_tool', { tool: 'Bash', thread: 'sub', at: { call: '2' }, args: { command: 'ls' }, recorded: 'unknown' }),
      ...[line('b', 'prompt', { text: 'go' }), started('b', '3'), ended('b', '3')],
    ),
  })
  const search = { named: ['t.jsonl'], cwd: repo, repo, env: {}, matches: () => () => false }
  const { sources } = await openTranscripts(search, readers)
  const told: string[] = []
  for (const source of sources) {
    for await (const { kind, session } of withDerivedMoments(source.events())) {
      if (kind.startsWith('subagent_')) told.push(`${session.id} ${kind}`)
    }
  }
  expect(told.sort()).toEqual(['a subagent_end', 'a subagent_start', 'b subagent_end', 'b subagent_start'])
})
