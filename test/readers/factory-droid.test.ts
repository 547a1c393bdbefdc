import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readOne, readSessions, toLines } from '../transcript/sessions.ts'

const start = { type: 'session_start', id: 'd-1', title: 't', version: 2, cwd: '/home/dev/app' }

function message(id: string, role: string, content: unknown, timestamp = '2026-01-05T10:00:00.000Z') {
  return { type: 'message', id, timestamp, message: { role, content } }
}

function call(id: string, name: string, input: object) {
  return { type: 'tool_use', id, name, input }
}

function result(id: string, content: string, more: object = {}) {
  return { type: 'tool_result', tool_use_id: id, content, ...more }
}

describe('a Droid session file', () => {
  it('tells the session, prompts, parallel calls of one record and their results', async () => {
    const read = await readOne(
      toLines(
        start,
        message('m1', 'user', [{ type: 'text', text: 'Tidy up' }]),
        message('m2', 'assistant', [call('a', 'Execute', { command: 'ls', riskLevel: 'low' }), call('b', 'LS', { directory_path: '.' })]),
        { type: 'todo_state', id: 't1', timestamp: 'x', todos: { todos: '1. [pending] x' } },
        message('m3', 'user', [result('b', 'two'), result('a', 'one')]),
      ),
    )
    expect(outline(read.events)).toEqual([
      'prompt Tidy up',
      'pre_tool Execute {"command":"ls","riskLevel":"low"} ran',
      'post_tool Execute {"command":"ls","riskLevel":"low"} ran',
      'pre_tool LS {"directory_path":"."} ran',
      'post_tool LS {"directory_path":"."} ran',
    ])
    expect(read.source.session).toMatchObject({ id: 'd-1', agent: 'factory-droid', root: '/home/dev/app' })
    expect(read.events[1]).toMatchObject({ cwd: '/home/dev/app', ts: '2026-01-05T10:00:00.000Z' })
    expect([...read.source.tally.ignored]).toEqual([['todo_state', 1]])
    expect(listGaps(read)).toEqual([])
  })

  it('has no error flag: only a failed command says so', async () => {
    const read = await readOne(
      toLines(
        start,
        message('m1', 'assistant', [call('a', 'Execute', { command: 'x' }), call('b', 'Read', { file_path: 'y' }), call('c', 'Edit', {})]),
        message('m2', 'user', [
          result('a', 'Error: Command failed (exit code: 1)\nno'),
          result('b', 'Error: in the file'),
          result('c', 'no', { is_error: true }),
        ]),
      ),
    )
    expect(read.events.filter(({ kind }) => kind === 'pre_tool')).toMatchObject([
      { recorded: 'failed' },
      { recorded: 'ran' },
      { recorded: 'failed' },
    ])
  })

  it('takes neither reminders nor named files for what a person typed', async () => {
    const typed = [
      { type: 'text', text: '<system-reminder>\nBe brief.\n</system-reminder>\n\nChange @a.ts' },
      { type: 'text', text: 'Contents of /home/dev/app/a.ts (lines 1-2 of 2):\nconst secret = 1\n' },
    ]
    const read = await readOne(toLines(start, message('m1', 'user', typed), message('m2', 'user', 'and b')))
    expect(outline(read.events)).toEqual(['prompt Change @a.ts', 'prompt and b'])
  })

  it('says that a subagent’s calls are elsewhere, and that the session was compacted', async () => {
    const read = await readOne(
      toLines(start, message('m1', 'assistant', [call('a', 'Task', { prompt: 'p' })]), {
        type: 'compaction_state',
        id: 'c',
        summaryText: 's',
      }),
    )
    expect(listLacks(read)).toEqual(['subagent_not_recorded 2'])
    expect(read.moments.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['session_start', 'pre_compact', 'post_compact']))
  })

  it('leaves no call unread, wherever it stands', async () => {
    const read = await readOne(
      toLines(start, message('m1', 'assistant', [{ type: 'tool_use', id: 'a', input: {} }]), {
        type: 'news',
        message: { content: [call('b', 'Execute', { command: 'ls' })] },
      }),
    )
    expect(listGaps(read)).toEqual(['unread-call 2', 'unread-call 3'])
    expect(read.source.tally.unreadable).toHaveLength(1)
  })
})

describe('what droid exec prints', () => {
  const at = { session_id: 's-1', timestamp: '2026-01-05T10:00:00.000Z' }
  const init = { type: 'system', subtype: 'init', cwd: '/w', tools: ['Execute'], reasoning_effort: 'low', ...at }

  it('is read, whichever keys name the tool and the call', async () => {
    const read = await readOne(
      toLines(
        init,
        { type: 'message', role: 'user', id: 'm1', text: 'Do it', ...at },
        { type: 'tool_call', id: 'c1', messageId: 'm2', toolId: 'Execute', toolName: 'Execute', parameters: { command: 'ls' }, ...at },
        { type: 'tool_result', id: 'c1', messageId: 'm3', toolId: 'Execute', isError: true, value: 'no', ...at },
        { type: 'tool_call', id: 't2', toolCallId: 'c2', toolName: 'Read', parameters: { file_path: 'a' }, ...at },
        { type: 'tool_result', id: 'r2', toolCallId: 'c2', value: { text: 'x' }, ...at },
        { type: 'completion', finalText: 'Done', id: 'e', ...at },
      ),
    )
    expect(read.source.session).toMatchObject({ id: 's-1', format: 'factory-droid', root: '/w' })
    expect(outline(read.events)).toEqual([
      'prompt Do it',
      'pre_tool Execute {"command":"ls"} failed',
      'post_tool Execute {"command":"ls"} failed',
      'pre_tool Read {"file_path":"a"} ran',
      'post_tool Read {"file_path":"a"} ran',
    ])
    expect(listGaps(read)).toEqual([])
  })

  it('is told from Claude Code’s stream by its init', async () => {
    const claude = { type: 'system', subtype: 'init', cwd: '/w', tools: ['Bash'], session_id: 's' }
    expect((await readSessions(toLines(init)))[0]?.source.session.format).toBe('factory-droid')
    expect((await readSessions(toLines(claude)))[0]?.source.session.format).toBe('claude-stream-json')
  })
})
