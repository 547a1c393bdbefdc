import { describe, expect, it } from 'vitest'
import { outline, readOne, toLines } from '../transcript/sessions.ts'

const init = {
  type: 'system',
  subtype: 'init',
  session_id: 's',
  cwd: '/home/runner/work/app',
  tools: ['Bash'],
  permissionMode: 'default',
  claude_code_version: '2.1.285',
}

function call(id: string, more: Record<string, unknown> = {}) {
  const content = [{ type: 'tool_use', id, name: 'Bash', input: { command: id } }]
  return {
    type: 'assistant',
    message: { id: `msg_${id}`, role: 'assistant', content },
    parent_tool_use_id: null,
    session_id: 's',
    uuid: `u-${id}`,
    ...more,
  }
}

function result(id: string, content: string, more: Record<string, unknown> = {}) {
  const block = { type: 'tool_result', tool_use_id: id, content, is_error: more.is_error }
  return { type: 'user', message: { role: 'user', content: [block] }, parent_tool_use_id: null, session_id: 's', ...more }
}

const messages = [
  init,
  call('a'),
  result('a', 'ok', { tool_use_result: { stdout: 'ok' } }),
  { type: 'result', subtype: 'success', session_id: 's', permission_denials: [] },
]

describe('Claude SDK messages', () => {
  it.each([
    ['JSON lines', toLines(...messages), [2, 3]],
    ['one list, as claude-code-action writes it', JSON.stringify(messages, null, 2), [13, 33]],
  ])('are read from %s', async (_, content, lines) => {
    const { events, source } = await readOne(content, 'claude-execution-output.json')
    expect(outline(events)).toEqual(['pre_tool Bash {"command":"a"} ran', 'post_tool Bash {"command":"a"} ran'])
    expect(events.map((event) => event.at.line)).toEqual(lines)
    expect(events[1]).toMatchObject({ cwd: '/home/runner/work/app', permissionMode: 'default', result: { structured: { stdout: 'ok' } } })
    expect(source.session).toMatchObject({
      id: 's',
      agent: 'claude-code',
      format: 'claude-stream-json',
      root: '/home/runner/work/app',
      agentVersion: '2.1.285',
    })
    expect(source.tally).toMatchObject({ calls: 1, gapCount: 0 })
  })

  it('name a refused call before its result', async () => {
    const denied = { type: 'system', subtype: 'permission_denied', tool_use_id: 'a', session_id: 's' }
    const end = { type: 'result', subtype: 'success', session_id: 's', permission_denials: [{ tool_use_id: 'a' }] }
    const { events, source } = await readOne(toLines(init, call('a'), denied, result('a', 'R-ask', { is_error: true }), end))
    expect(outline(events)).toEqual(['pre_tool Bash {"command":"a"} denied'])
    expect(source.tally.gaps).toEqual([])
  })

  it('say that a command ran by its exit code, against a notice that it was refused', async () => {
    const denied = { type: 'system', subtype: 'permission_denied', tool_use_id: 'a', session_id: 's' }
    const { events } = await readOne(toLines(init, call('a'), denied, result('a', 'Exit code 1\nrm: x', { is_error: true })))
    expect(events[0]).toMatchObject({ recorded: 'failed' })
  })

  it('that only say at the end that a call was refused leave a gap: it was judged by then', async () => {
    const end = { type: 'result', subtype: 'success', session_id: 's', permission_denials: [{ tool_use_id: 'a' }] }
    const { events, source } = await readOne(toLines(init, call('a'), result('a', 'odd words', { is_error: true }), end))
    expect(events[0]).toMatchObject({ recorded: 'failed' })
    expect(source.tally.gaps).toMatchObject([{ kind: 'late-denial', line: 4 }])
  })

  it('say beside each result whether its call was refused', async () => {
    const meta = (id: string, more: object) => ({ is_error: true, tool_result_meta: [{ id, ...more }] })
    const refused = { non_execution_kind: 'permission-rule', permission_decision: { decision: 'reject' } }
    const read = async (more: Record<string, unknown>) => (await readOne(toLines(init, call('a'), result('a', 'odd', more)))).events[0]
    expect(await read(meta('a', refused))).toMatchObject({ recorded: 'denied' })
    expect(await read(meta('b', refused))).toMatchObject({ recorded: 'failed' })
    expect(await read(meta('a', { permission_decision: { decision: 'accept' } }))).toMatchObject({ recorded: 'failed' })
    expect(await read(meta('a', { non_execution_kind: 'hologram' }))).toMatchObject({ recorded: 'unknown' })
  })

  it('lack calls when a subagent made more of them than they hold', async () => {
    const inner = { parent_tool_use_id: 'task' }
    const end = (calls: number) => result('task', 'y', { tool_use_result: { totalToolUseCount: calls } })
    const lacks = async (calls: number) => (await readOne(toLines(init, call('task'), call('a', inner), end(calls)))).source.tally.lacks
    expect((await lacks(1)).get('subagent_not_recorded')).toBeUndefined()
    expect((await lacks(7)).get('subagent_not_recorded')).toMatchObject({
      count: 1,
      detail: expect.stringContaining('7 tool calls, and 6 of them'),
    })
  })

  it('keep a subagent’s calls in its own thread', async () => {
    const inner = { parent_tool_use_id: 'task', subagent_type: 'Explore' }
    const { events } = await readOne(toLines(init, call('task'), call('a', inner), result('a', 'x', inner), result('task', 'y')))
    expect(outline(events).filter((line) => line.includes('pre_tool'))).toEqual([
      '[task] pre_tool Bash {"command":"a"} ran',
      'pre_tool Bash {"command":"task"} ran',
    ])
    expect(events[0]?.thread).toEqual({ id: 'task', subagent: true, agentType: 'Explore' })
  })

  it('hold a prompt where the run echoes it, once', async () => {
    const prompt = { type: 'user', message: { role: 'user', content: 'go' }, parent_tool_use_id: null, session_id: 's', uuid: 'p' }
    const { events } = await readOne(
      toLines(
        init,
        { ...prompt, isReplay: true },
        prompt,
        { ...prompt, uuid: 'q', isSynthetic: true },
        { ...prompt, uuid: 'r', parent_tool_use_id: 'task' },
      ),
    )
    expect(outline(events)).toEqual(['prompt go'])
  })

  it('follow the folder of the last init, and the first is the root', async () => {
    const { events, source } = await readOne(toLines(init, { ...init, cwd: '/other' }, call('a')))
    expect(events[0]).toMatchObject({ cwd: '/other' })
    expect(source.session.root).toBe('/home/runner/work/app')
  })

  it('are read without init and result, as a killed run leaves them', async () => {
    const { events } = await readOne(`${toLines(call('a'))}{"type":"assis`)
    expect(outline(events)).toEqual(['pre_tool Bash {"command":"a"} unknown'])
  })
})
