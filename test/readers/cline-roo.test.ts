import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readOne } from '../transcript/sessions.ts'

const details =
  '<environment_details>\n# Current Working Directory (/home/dev/app) Files\na.ts\n\n# Current Mode\nACT MODE\n</environment_details>'
const task = { role: 'user', ts: 1_740_470_400_000, content: texts('<task>\nClean up\n</task>', details) }

function texts(...parts: string[]) {
  return parts.map((text) => ({ type: 'text', text }))
}

function said(...parts: string[]) {
  return { role: 'assistant', content: texts(...parts) }
}

function user(...parts: string[]) {
  return { role: 'user', content: texts(...parts) }
}

async function read(...messages: object[]) {
  return readOne(JSON.stringify([task, ...messages], null, 2), 'api_conversation_history.json')
}

const command =
  '<execute_command>\n<command>npm test && echo "<ok>"</command>\n<requires_approval>false</requires_approval>\n</execute_command>'

describe('Cline’s calls as XML', () => {
  it('are read with their parameters, and paired with the text of the next message', async () => {
    const session = await read(
      said(`I run the tests.\n\n${command}`),
      user("[execute_command for 'npm test'] Result:", 'Command executed.\nOutput:\n1 passed', details),
    )
    expect(session.source.session).toMatchObject({ format: 'cline-roo', agent: 'cline', root: '/home/dev/app' })
    const args = '{"command":"npm test && echo \\"<ok>\\"","requires_approval":"false"}'
    expect(outline(session.events)).toEqual([
      'prompt Clean up',
      `pre_tool execute_command ${args} ran`,
      `post_tool execute_command ${args} ran`,
    ])
    expect(session.events[2]).toMatchObject({ result: { text: 'Command executed.\nOutput:\n1 passed', isError: null } })
    expect(session.events[0]).toMatchObject({ ts: '2025-02-25T08:00:00.000Z' })
    expect(listGaps(session)).toEqual([])
  })

  it('keep a content as it is, closing tags of its own name included', async () => {
    const content = '  <content>\n    x\n  </content>\n'
    const session = await read(said(`<write_to_file>\n<path> a.xml </path>\n<content>\n${content}\n</content>\n</write_to_file>`))
    expect(session.events.at(-1)).toMatchObject({ call: { name: 'write_to_file', args: { path: 'a.xml', content } } })
  })

  it('take Roo’s tools alike, and no element of a text that is none', async () => {
    const diff = '<<<<<<< SEARCH\nold\n=======\nnew\n>>>>>>> REPLACE'
    const roo = `<apply_diff>\n<path>a.ts</path>\n<diff>\n${diff}\n</diff>\n</apply_diff>`
    const session = await read(said(`Use <div><b>x</b></div> and <my_tag> here.\n${roo}`))
    expect(session.events.slice(1)).toMatchObject([{ call: { name: 'apply_diff', args: { path: 'a.ts', diff } } }])
  })

  it('that are cut off where the message ends say so', async () => {
    const session = await read(said('<execute_command>\n<command>rm -rf bu'))
    expect(session.events.at(-1)).toMatchObject({ call: { args: { command: 'rm -rf bu' }, lacks: ['args_truncated'] } })
    expect(listLacks(session)).toEqual(['args_truncated 16'])
  })

  it('do not take long for a text of nothing but openings', async () => {
    const session = await read(said('<a_b><c>'.repeat(200_000)))
    expect(session.source.tally.calls).toBe(1)
  }, 20_000)
})

describe('what became of Cline’s calls', () => {
  it.each([
    ['execute_command', 'The user denied this operation.', 'denied'],
    ['write_to_file', 'The user denied this operation.', 'denied'],
    ['replace_in_file', 'Tool [replace_in_file] was not executed because a tool has already been used in this message.', 'not-run'],
    ['read_file', 'The user denied this operation.', 'unknown'],
    ['use_mcp_tool', 'The user denied this operation.', 'unknown'],
    ['execute_command', 'Command executed.\nOutput:\nThe user denied this operation.', 'ran'],
    ['execute_command', 'The tool execution failed with the following error:\n<error>\nx\n</error>', 'failed'],
  ])('%s: %s', async (tool, text, recorded) => {
    const session = await read(said(`<${tool}>\n<path>a</path>\n</${tool}>`), user(`[${tool} for 'a'] Result:\n${text}`))
    expect(session.events.find(({ kind }) => kind === 'pre_tool')).toMatchObject({ recorded })
  })

  it('and a refusal’s reason is a prompt', async () => {
    const text = 'The user denied this operation and provided the following feedback:\n<feedback>\nUse pnpm\n</feedback>'
    const session = await read(said(command), user("[execute_command for 'npm test'] Result:", text, details))
    expect(session.events.at(-1)).toMatchObject({ kind: 'prompt', text: 'Use pnpm' })
    expect(session.events.find(({ kind }) => kind === 'pre_tool')).toMatchObject({ recorded: 'denied', recordedBy: 'user' })
  })
})

describe('Cline’s native calls', () => {
  const two = {
    role: 'assistant',
    content: [
      { type: 'tool_use', id: 'a', name: 'read_file', input: { path: 'x' }, call_id: '' },
      { type: 'tool_use', id: 'b', name: 'execute_command', input: { command: 'ls' }, call_id: '' },
    ],
  }

  it('have results as text without an id, in their order and under their names', async () => {
    const session = await read(
      two,
      user("[execute_command for 'ls'] Result:\nThe user denied this operation.", "[read_file for 'x'] Result:\nhello", details),
    )
    expect(outline(session.events.slice(1))).toEqual([
      'pre_tool read_file {"path":"x"} ran',
      'post_tool read_file {"path":"x"} ran',
      'pre_tool execute_command {"command":"ls"} denied',
    ])
    expect(session.events[1]?.at.call).toBe('a')
  })

  it('or tool_result blocks with one', async () => {
    const content = [{ type: 'tool_result', tool_use_id: 'b', content: 'no', is_error: true }, ...texts('<feedback>\nGo on\n</feedback>')]
    const session = await read(two, { role: 'user', content })
    expect(outline(session.events.slice(1))).toEqual([
      'pre_tool read_file {"path":"x"} unknown',
      'pre_tool execute_command {"command":"ls"} failed',
      'post_tool execute_command {"command":"ls"} failed',
      'prompt Go on',
    ])
  })

  it('say that subagents’ calls are elsewhere', async () => {
    const agents = { role: 'assistant', content: [{ type: 'tool_use', id: 'a', name: 'use_subagents', input: { prompt_1: 'p' } }] }
    expect(listLacks(await read(agents))).toEqual(['subagent_not_recorded 16'])
  })
})

describe('what stands in Cline’s user messages', () => {
  it('is a prompt only where a person wrote it', async () => {
    const session = await read(
      said('Done?'),
      user('[ERROR] You did not use a tool in your previous response!', details),
      user('[TASK RESUMPTION] This task was interrupted.', 'New instructions:', details),
      user('Plain words of a person'),
    )
    expect(outline(session.events)).toEqual(['prompt Clean up', 'prompt New instructions:', 'prompt Plain words of a person'])
    expect([...session.source.tally.ignored]).toEqual([['notice', 2]])
  })

  it('is a gap where it is a result and no call was read', async () => {
    const session = await read(said('I use a tool.'), user("[future_tool for 'x'] Result:\ndone"))
    expect(listGaps(session)[0]).toMatch(/^unread-call /)
    expect(session.source.tally.unreadable).toHaveLength(1)
  })

  it('is left alone where the file begins with a result', async () => {
    const late = [user("[read_file for 'x'] Result:\nhello", details), said(command)]
    const session = await readOne(JSON.stringify(late))
    expect(listGaps(session)).toEqual(['result-without-call 1'])
  })
})
