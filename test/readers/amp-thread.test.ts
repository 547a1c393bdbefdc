import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readOne } from '../transcript/sessions.ts'

const tree = { displayName: 'app', uri: 'file:///home/dev/my%20app', repository: { type: 'git', ref: 'refs/heads/feature/x' } }

function thread(...messages: object[]): string {
  const env = { initial: { trees: [tree], platform: { clientVersion: '0.0.17' } } }
  const numbered = messages.map((message, messageId) => ({ ...message, messageId }))
  return JSON.stringify({ v: 220, id: 'T-0001', created: 1_772_241_173_221, messages: numbered, env }, null, 2)
}

function call(id: string, name: string, input: object, more: object = {}) {
  return { role: 'assistant', content: [{ type: 'tool_use', complete: true, id, name, input, ...more }] }
}

function result(toolUseID: string, run: object) {
  return { role: 'user', content: [{ type: 'tool_result', toolUseID, run }] }
}

describe('an Amp thread', () => {
  it('tells the session, prompts, calls and how each run ended', async () => {
    const read = await readOne(
      thread(
        { role: 'user', content: [{ type: 'text', text: 'Go' }], meta: { sentAt: 1_772_241_201_792 } },
        call('a', 'Bash', { cmd: 'ls', cwd: '/x' }),
        result('a', { status: 'done', result: { output: 'one', exitCode: 0 } }),
        call('b', 'edit_file', { path: 'y' }),
        result('b', { status: 'rejected-by-user' }),
        call('c', 'Bash', { cmd: 'sleep' }),
        result('c', { status: 'cancelled' }),
        call('d', 'Read', { path: 'z' }),
        result('d', { status: 'error', error: { message: 'no such file' } }),
      ),
    )
    expect(read.source.session).toMatchObject({
      ...{ id: 'T-0001', agent: 'amp', root: '/home/dev/my app', branch: 'feature/x', agentVersion: '0.0.17' },
      startedAt: '2026-02-28T01:12:53.221Z',
    })
    expect(outline(read.events.filter(({ kind }) => kind !== 'post_tool'))).toEqual([
      'prompt Go',
      'pre_tool Bash {"cmd":"ls","cwd":"/x"} ran',
      'pre_tool edit_file {"path":"y"} denied',
      'pre_tool Bash {"cmd":"sleep"} unknown',
      'pre_tool Read {"path":"z"} failed',
    ])
    expect(read.events[0]?.ts).toBe('2026-02-28T01:13:21.792Z')
    expect(read.events.find(({ kind }) => kind === 'pre_tool')?.at.line).toBe(1)
    expect(read.events.filter(({ kind }) => kind === 'pre_tool')[1]).toMatchObject({ recordedBy: 'user' })
  })

  it('is read as well when it is one line, and knows a message without an id of Amp’s by the thread’s', async () => {
    const compact = JSON.stringify(JSON.parse(thread({ role: 'user', content: [{ type: 'text', text: 'Go' }] })))
    expect((await readOne(compact)).source.session.format).toBe('amp-thread')
    const other = { id: 'T-2', messages: [{ role: 'user', content: [{ type: 'text', text: 'Go' }] }] }
    expect((await readOne(JSON.stringify(other))).source.session.format).toBe('amp-thread')
  })

  it('says what it lacks: a subagent’s calls, and arguments that were cut off', async () => {
    const read = await readOne(thread(call('a', 'Task', { prompt: 'p' }), call('b', 'Bash', {}, { complete: false })))
    expect(listLacks(read)).toEqual(['subagent_not_recorded 1', 'args_truncated 1'])
  })

  it('leaves no call unread', async () => {
    const hidden = { status: 'done', progress: [{ type: 'tool_use', id: 'x', name: 'Bash', input: {} }] }
    const read = await readOne(thread({ role: 'assistant', content: [{ type: 'tool_use', text: 'Writing a.ts' }] }, result('a', hidden)))
    expect(listGaps(read)).toEqual(['unread-call 1', 'unread-call 1', 'result-without-call 1'])
  })
})
