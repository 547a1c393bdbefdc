import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readAll, readSessions, writeFolder } from '../transcript/sessions.ts'

const attestations = 'README.md\n  b909cf56c30c0d28 1-3\nsrc/a b.ts\n  b909cf56c30c0d28 4,6-9\n  1f52499a3a4e5e1e 10\n'

function note(prompts: object, version = '1.1.23', attested = attestations): string {
  const document = { schema_version: 'authorship/3.0.0', git_ai_version: version, base_commit_sha: 'x', prompts }
  return `${attested}---\n${JSON.stringify(document, null, 2)}`
}

function prompt(tool: string, id: string, ...messages: object[]) {
  return { agent_id: { tool, id, model: 'm' }, human_author: 'A', messages, total_additions: 1 }
}

const call = (name: string, input: unknown, timestamp?: string) => ({ type: 'tool_use', name, input, ...(timestamp && { timestamp }) })

describe('a git-ai note with messages', () => {
  it('holds a session for each prompt, of the agent that it names', async () => {
    const sessions = await readSessions(
      note({
        b909cf56c30c0d28: prompt(
          ...(['claude', 's-1'] as const),
          { type: 'user', text: 'Fix it', timestamp: '2026-03-31T22:27:43.258Z' },
          { type: 'assistant', text: 'ok' },
          call('Bash', { command: 'ls' }, '2026-03-31T22:27:49.340Z'),
        ),
        '1f52499a3a4e5e1e': prompt(
          'cursor',
          's-2',
          call('search_replace', { file_path: '/a' }),
          call('search_replace', { file_path: '/a' }),
        ),
        abc: prompt('codex', 's-3', call('apply_patch', '*** Begin Patch')),
      }),
    )
    expect(sessions.map(({ source }) => [source.session.agent, source.session.id, source.session.confidence])).toEqual([
      ['claude-code', 's-1', 'lossy'],
      ['cursor', 's-2', 'lossy'],
      ['codex', 's-3', 'lossy'],
    ])
    expect(sessions.map(({ events }) => outline(events))).toEqual([
      ['prompt Fix it', 'pre_tool Bash {"command":"ls"} unknown'],
      ['pre_tool search_replace {"file_path":"/a"} unknown', 'pre_tool search_replace {"file_path":"/a"} unknown'],
      ['pre_tool apply_patch {"input":"*** Begin Patch"} unknown'],
    ])
    expect(sessions.flatMap(listGaps)).toEqual([])
  })

  it('repeats what an earlier note told of the same session: that is judged once', async () => {
    const first = note({ a: prompt('claude', 's-1', call('Bash', { command: 'ls' }, 't1')) })
    const second = note({ a: prompt('claude', 's-1', call('Bash', { command: 'ls' }, 't1'), call('Bash', { command: 'ls' }, 't2')) })
    const { read } = await readAll({ repo: await writeFolder({ 'a.txt': first, 'b.txt': second }), named: ['a.txt', 'b.txt'] })
    expect(read.map(({ source }) => [source.tally.calls, source.tally.duplicates])).toEqual([
      [1, 0],
      [1, 1],
    ])
  })

  it('takes slash commands and reminders as Claude Code means them', async () => {
    const texts = [
      '<command-message>fix</command-message>\n<command-name>/fix</command-name>',
      '<local-command-stdout>x</local-command-stdout>',
    ]
    const [session] = await readSessions(note({ a: prompt('claude', 's', ...texts.map((text) => ({ type: 'user', text }))) }))
    expect(outline(session?.events ?? [])).toEqual(['prompt /fix'])
  })

  it('may begin with its divider, and says which session’s messages are stored elsewhere', async () => {
    const moved = { agent_id: { tool: 'claude', id: 's-2' }, messages: [], messages_url: 'https://x' }
    const sessions = await readSessions(note({ a: prompt('claude', 's-1', call('Bash', {})), b: moved }, 'development:1.0.26', ''))
    expect(sessions.map(listLacks)).toEqual([[], ['history_base_missing 2']])
  })

  it('that is damaged, or holds no messages at all, does not count as read', async () => {
    const many = 'src/a.ts\n  b909cf56c30c0d28 1-3\n'.repeat(30)
    const unread = async (content: string) => {
      const [session] = await readSessions(content)
      return [session && listGaps(session), session?.source.tally.unreadable.length]
    }
    expect(await unread(note({ a: prompt('claude', 's', call('Bash', {})) }).slice(0, -30))).toEqual([['unread-call 7'], 1])
    expect(await unread(many)).toEqual([['unread-call 1'], 1])
    expect(await unread(note({}, '1.3.4', many))).toEqual([['calls-elsewhere 62'], 1])
    expect(await unread(note({ a: { agent_id: { tool: 'x', id: 'y' }, messages: [] } }))).toEqual([['calls-elsewhere 7'], 1])
  })

  it('leaves no call unread', async () => {
    const [session] = await readSessions(
      note({ a: prompt('claude', 's', { type: 'tool_use', input: {} }, { type: 'future', name: 'Bash', input: {} }) }),
    )
    expect(session && listGaps(session)).toEqual(['unread-call 7', 'unread-call 7'])
  })
})

describe('a git-ai note of a version that stores no messages', () => {
  it.each(['1.3.4', '1.10.0', '2.0.0', 'development:1.4.0'])('(%s) is refused', async (version) => {
    const repo = await writeFolder({ n: note({ a: { agent_id: { tool: 'claude', id: 's' }, accepted_lines: 1 } }, version) })
    const { read, problems } = await readAll({ repo, named: ['n'] })
    expect(read).toEqual([])
    expect(problems).toMatchObject([{ message: expect.stringContaining('git-ai note without messages') }])
  })
})
