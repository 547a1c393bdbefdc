import { describe, expect, it } from 'vitest'
import { listGaps, outline, readOne, toLines } from '../transcript/sessions.ts'

const start = { type: 'session', version: 3, id: 'pi-1', timestamp: '2026-03-31T10:00:00.000Z', cwd: '/w' }

function message(id: string, parentId: string | null, body: object) {
  return { type: 'message', id, parentId, timestamp: '2026-03-31T10:00:01.000Z', message: body }
}

function assistant(...content: object[]) {
  return { role: 'assistant', provider: 'p', model: 'm', content }
}

function call(id: string, name: string, args: object) {
  return { type: 'toolCall', id, name, arguments: args }
}

function result(toolCallId: string, text: string, isError: boolean) {
  return { role: 'toolResult', toolCallId, toolName: 'x', content: [{ type: 'text', text }], isError }
}

describe('a pi session file', () => {
  it('tells the session, prompts, calls and whether they failed', async () => {
    const read = await readOne(
      toLines(
        start,
        message('1', null, { role: 'user', content: 'Rename it' }),
        message(
          '2',
          '1',
          assistant({ type: 'text', text: 'ok' }, call('a', 'bash', { command: 'ls' }), call('b', 'edit', { path: 'x', edits: [] })),
        ),
        message('3', '2', result('b', 'no', true)),
        message('4', '3', result('a', 'one', false)),
        message('5', '4', { role: 'user', content: [{ type: 'text', text: 'Thanks' }] }),
      ),
    )
    expect(read.source.session).toMatchObject({ id: 'pi-1', agent: 'pi', root: '/w', startedAt: '2026-03-31T10:00:00.000Z' })
    expect(outline(read.events)).toEqual([
      'prompt Rename it',
      'pre_tool bash {"command":"ls"} ran',
      'post_tool bash {"command":"ls"} ran',
      'pre_tool edit {"path":"x","edits":[]} failed',
      'post_tool edit {"path":"x","edits":[]} failed',
      'prompt Thanks',
    ])
  })

  it('counts the calls of a branch that was left', async () => {
    const read = await readOne(
      toLines(
        start,
        message('1', null, { role: 'user', content: 'go' }),
        message('2', '1', assistant(call('a', 'bash', { command: 'rm old' }))),
        message('3', '2', result('a', '', false)),
        { type: 'branch_summary', id: '4', parentId: '1', summary: 's' },
        message('5', '1', assistant(call('b', 'bash', { command: 'rm new' }))),
        message('6', '5', result('b', '', false)),
      ),
    )
    expect(read.source.tally.calls).toBe(2)
  })

  it('takes neither summaries nor commands that a person ran for prompts or calls', async () => {
    const read = await readOne(
      toLines(
        start,
        message('1', null, { role: 'bashExecution', command: 'rm -rf x', output: '', exitCode: 0 }),
        message('2', '1', { role: 'compactionSummary', summary: 's', tokensBefore: 1 }),
        { type: 'model_change', id: '3', parentId: '2', provider: 'p', modelId: 'm' },
        { type: 'compaction', id: '4', parentId: '3', summary: 's', tokensBefore: 900 },
      ),
    )
    expect(read.events).toEqual([])
    expect(listGaps(read)).toEqual([])
    expect(read.moments).toEqual(expect.arrayContaining([expect.objectContaining({ kind: 'pre_compact', facts: { tokensBefore: 900 } })]))
    expect([...read.source.tally.unknown]).toEqual([])
  })

  it('leaves no call unread: without a name, in a prompt, or in a record that it does not know', async () => {
    const read = await readOne(
      toLines(
        start,
        message('1', null, assistant({ type: 'toolCall', id: 'a', arguments: {} })),
        message('2', '1', { role: 'user', content: [call('b', 'bash', { command: 'ls' })] }),
        { type: 'future', content: [call('c', 'bash', { command: 'ls' })] },
        message('3', '2', { role: 'future', content: 'x' }),
      ),
    )
    expect(listGaps(read)).toEqual(['unread-call 2', 'unread-call 3', 'unread-call 4'])
    expect([...read.source.tally.unknown]).toEqual([['message/future', 1]])
  })
})
