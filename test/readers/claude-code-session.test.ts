import { describe, expect, it } from 'vitest'
import { claude, listGaps, outline, readAll, readOne, toLines, writeFolder } from '../transcript/sessions.ts'

const prompts = async (...records: unknown[]) =>
  (await readOne(toLines(claude.call(0, 'ls'), ...records))).events.filter((event) => event.kind === 'prompt').map((event) => event.text)

describe('calls of a Claude Code session', () => {
  it('have name, arguments, place, time, folder, branch and the structured result as recorded', async () => {
    const structured = { stdout: 'a.txt', interrupted: false }
    const mode = { type: 'permission-mode', permissionMode: 'acceptEdits', sessionId: 'session-1' }
    const { events, source } = await readOne(toLines(mode, claude.call(1, 'ls'), claude.result(1, 'a.txt', { toolUseResult: structured })))
    const context = {
      thread: { id: 'main', subagent: false },
      ts: '2026-01-05T10:00:01.000Z',
      cwd: '/home/dev/app',
      branch: 'main',
      permissionMode: 'acceptEdits',
    }
    const call = { id: 'toolu_1', name: 'Bash', args: { command: 'ls' } }
    const { session } = source
    expect(events).toEqual([
      { kind: 'pre_tool', session, ...context, at: { path: 't.jsonl', line: 2, call: 'toolu_1' }, call, recorded: 'ran' },
      {
        ...{ kind: 'post_tool', session, ...context, at: { path: 't.jsonl', line: 3, call: 'toolu_1' }, call, recorded: 'ran' },
        result: { text: 'a.txt', isError: false, structured },
      },
    ])
    expect(session).toEqual({
      ...{ id: 'session-1', agent: 'claude-code', format: 'claude-code-session', path: 't.jsonl', agentVersion: '2.1.220' },
      ...{ root: '/home/dev/app', branch: 'main', startedAt: '2026-01-05T10:00:01.000Z', permissionMode: 'acceptEdits' },
    })
  })

  it('made in parallel are records of one message; their results come in any order', async () => {
    const message = (n: number) => ({ ...claude.call(n, `c${n}`).message, id: 'msg_same' })
    const records = [
      claude.call(1, 'c1', { message: message(1) }),
      claude.call(2, 'c2', { message: message(2) }),
      claude.result(2, ''),
      claude.result(1, ''),
    ]
    expect(outline((await readOne(toLines(...records))).events)).toEqual([
      'pre_tool Bash {"command":"c1"} ran',
      'post_tool Bash {"command":"c1"} ran',
      'pre_tool Bash {"command":"c2"} ran',
      'post_tool Bash {"command":"c2"} ran',
    ])
  })

  it('whose input is nested too deep are kept without it, and the gap says so', async () => {
    const inputs = [`${'['.repeat(100_000)}${']'.repeat(100_000)}`, `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`]
    const lines = inputs.map((input, n) => JSON.stringify(claude.call(n, 'DEEP')).replace('{"command":"DEEP"}', input))
    const session = await readOne(`${lines.join('\n')}\n`)
    expect(session.events).toMatchObject([{ call: { name: 'Bash', args: null } }, { call: { name: 'Bash', args: null } }])
    expect(listGaps(session)).toEqual(['too-deep 2'])
  })

  it('whose input is no object keep its text', async () => {
    const content = [{ type: 'tool_use', id: 't', name: 'Bash', input: 'rm -rf x' }]
    const { events } = await readOne(toLines(claude.call(1, '', { message: { role: 'assistant', content } })))
    expect(events).toMatchObject([{ call: { name: 'Bash', args: null, raw: 'rm -rf x' }, recorded: 'unknown' }])
  })

  it('are text and images joined in their results', async () => {
    const content = [
      { type: 'text', text: 'one' },
      { type: 'image', source: {} },
      { type: 'text', text: 'two' },
    ]
    const { events } = await readOne(
      toLines(
        claude.call(1, 'x'),
        claude.result(1, '', { message: { content: [{ type: 'tool_result', tool_use_id: 'toolu_1', content }] } }),
      ),
    )
    expect(events[1]).toMatchObject({ result: { text: 'one\ntwo' } })
  })
})

describe('what became of a call, by the text of an error result', () => {
  it.each([
    ['denied', "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit …"],
    ['denied', "The user doesn't want to take this action right now. STOP what you are doing"],
    ['denied', 'Permission to use Bash with command rm -rf x has been denied.'],
    ['denied', "Claude requested permissions to write to /app/a, but you haven't granted it yet."],
    ['denied', 'Permission prompt was aborted.'],
    ['denied', '[Request interrupted by user for tool use]'],
    ['denied', 'PreToolUse:Bash hook error: [guard.sh]: no'],
    ['denied', 'PreToolUse:mcp__memo__note hook error: no'],
    ['denied', "Hook 'guard.sh' blocked this action: no"],
    ['not-run', '<tool_use_error>File has not been read yet.</tool_use_error>'],
    ['not-run', '<tool_use_error>Sibling tool call errored</tool_use_error>'],
    ['failed', 'Exit code 7'],
    ['failed', 'Exit code 1\nPreToolUse:Bash hook error: [guard.sh]: no'],
    ['failed', 'PostToolUse:Bash hook error: no'],
  ])('%s: %s', async (recorded, text) => {
    const { events } = await readOne(toLines(claude.call(1, 'x'), claude.result(1, text, { is_error: true })))
    expect(events[0]).toMatchObject({ recorded })
    expect(events).toHaveLength(recorded === 'failed' ? 2 : 1)
  })

  it('such a text in a result that is no error is a tool’s output', async () => {
    const { events } = await readOne(toLines(claude.call(1, 'x'), claude.result(1, 'PreToolUse:Bash hook error: quoted')))
    expect(events[0]).toMatchObject({ recorded: 'ran' })
  })

  it('a refusal that only its own key tells is a refusal', async () => {
    const { events } = await readOne(
      toLines(claude.call(1, 'x'), claude.result(1, 'R-ask', { is_error: true, toolDenialKind: 'user-rejected' })),
    )
    expect(events).toMatchObject([{ recorded: 'denied' }])
  })
})

describe('prompts of a Claude Code session', () => {
  it('are what a person wrote, as a string or in parts', async () => {
    const parts = [{ type: 'text', text: 'two' }, { type: 'image' }, { type: 'text', text: 'three' }]
    expect(await prompts(claude.prompt('one'), claude.prompt('p', { message: { role: 'user', content: parts } }))).toEqual([
      'one',
      'two\nthree',
    ])
  })

  it('are slash commands as they were typed', async () => {
    const command =
      '<command-message>review is running…</command-message>\n<command-name>/review</command-name>\n<command-args>all of it</command-args>'
    const bare = '<command-name>/clear</command-name>\n  <command-message>clear</command-message>\n  <command-args></command-args>'
    expect(await prompts(claude.prompt(command), claude.prompt(bare))).toEqual(['/review all of it', '/clear'])
  })

  it('are not what Claude Code wrote itself', async () => {
    const marks = [{ isMeta: true }, { isCompactSummary: true }, { isVisibleInTranscriptOnly: true }, { sourceToolUseID: 'toolu_1' }]
    const texts = [
      ...['<local-command-stdout>x', '<local-command-stderr>x', '<local-command-caveat>x', '<bash-input>x', '<bash-stdout>x'],
      ...['<task-notification>x', '<system-reminder>x', '[Request interrupted by user]', 'Caveat: The messages below were generated'],
      ...['This session is being continued from a previous conversation', 'Base directory for this skill: /x'],
    ]
    const marked = marks.map((mark, index) => claude.prompt(`marked ${index}`, mark))
    expect(await prompts(...marked, ...texts.map((text) => claude.prompt(text)))).toEqual([])
  })

  it('are not what an agent tells its subagent', async () => {
    expect(await prompts(claude.prompt('a', { isSidechain: true }), claude.prompt('b', { isSidechain: true, agentId: 'x' }))).toEqual([])
  })

  it('are those queued while the agent worked, in prompt mode', async () => {
    const queued = (prompt: unknown, commandMode: string) => ({
      ...claude.envelope(`q-${commandMode}`),
      type: 'attachment',
      attachment: { type: 'queued_command', prompt, commandMode },
    })
    expect(await prompts(queued([{ type: 'text', text: 'also this' }], 'prompt'), queued('done', 'task-notification'))).toEqual([
      'also this',
    ])
  })
})

describe('subagents of a Claude Code session', () => {
  const progress = (type: string, message: unknown, uuid: string) => ({
    ...claude.envelope(`progress-${uuid}`),
    type: 'progress',
    data: {
      type: 'agent_progress',
      agentId: 'a1',
      message: { type, message, uuid, timestamp: 't' },
      normalizedMessages: [{ type, message }],
    },
  })
  const call = { id: 'msg_s', role: 'assistant', content: [{ type: 'tool_use', id: 'toolu_s', name: 'Read', input: { file_path: 'a' } }] }
  const answer = { role: 'user', content: [{ type: 'tool_result', tool_use_id: 'toolu_s', content: 'text' }] }

  it('are read from progress records, not from the copies beside them', async () => {
    const { events } = await readOne(
      toLines(claude.call(1, 'x'), progress('assistant', call, 'u1'), progress('user', answer, 'u2'), claude.result(1, '')),
    )
    expect(outline(events)).toEqual([
      '[a1] pre_tool Read {"file_path":"a"} ran',
      '[a1] post_tool Read {"file_path":"a"} ran',
      'pre_tool Bash {"command":"x"} ran',
      'post_tool Bash {"command":"x"} ran',
    ])
  })

  it('are judged once when they also have a file of their own', async () => {
    const own = { ...claude.envelope('u1'), type: 'assistant', isSidechain: true, agentId: 'a1', timestamp: 't', message: call }
    const files = {
      's.jsonl': toLines(claude.call(1, 'x'), progress('assistant', call, 'u1'), claude.result(1, '')),
      's/subagents/agent-a1.jsonl': toLines(own),
    }
    const { read } = await readAll({ repo: await writeFolder(files), named: ['s.jsonl'] })
    expect(read[0]?.source.tally).toMatchObject({ calls: 2, duplicates: 1 })
  })

  it('stand between the main records in old versions, without a name', async () => {
    const side = { isSidechain: true }
    const { events } = await readOne(
      toLines(claude.call(1, 'task'), claude.call(2, 'sub', side), claude.result(2, '', side), claude.result(1, '')),
    )
    expect(outline(events).filter((line) => line.includes('pre_tool'))).toEqual([
      '[sidechain] pre_tool Bash {"command":"sub"} ran',
      'pre_tool Bash {"command":"task"} ran',
    ])
  })

  it('are a gap when the session says that they made calls, and these are nowhere', async () => {
    const told = { toolUseResult: { agentId: 'a1', totalToolUseCount: 3 } }
    expect(listGaps(await readOne(toLines(claude.call(1, 'task'), claude.result(1, '', told))))).toEqual(['subagent-not-recorded 2'])
    const seen = toLines(claude.call(1, 'task'), progress('assistant', call, 'u1'), claude.result(1, '', told))
    expect(listGaps(await readOne(seen))).toEqual([])
    const files = {
      's.jsonl': toLines(claude.call(1, 'task'), claude.result(1, '', told)),
      's/subagents/agent-a1.jsonl': toLines({ ...claude.call(2, 'x'), isSidechain: true, agentId: 'a1' }),
    }
    const { read } = await readAll({ repo: await writeFolder(files), named: ['s.jsonl'] })
    expect(read.map(listGaps)).toEqual([[]])
  })
})

describe('other records of a Claude Code session', () => {
  it('are counted by type, unknown ones apart, and are no gaps', async () => {
    const { source } = await readOne(
      toLines(
        claude.call(1, 'x'),
        { type: 'pr-link', prNumber: 3 },
        { type: 'hologram' },
        { ...claude.envelope('s'), type: 'system', subtype: 'turn_duration' },
      ),
    )
    expect([...source.tally.ignored]).toEqual([
      ['pr-link', 1],
      ['system/turn_duration', 1],
    ])
    expect([...source.tally.unknown]).toEqual([['hologram', 1]])
    expect(source.tally.gapCount).toBe(0)
  })

  it('that repeat a request to the model hold no calls', async () => {
    const blob = { type: 'api-request-blob', message: claude.call(9, 'copy').message }
    expect((await readOne(toLines(claude.call(1, 'x'), blob))).source.tally.calls).toBe(1)
  })

  it('without the message that their type promises are gaps', async () => {
    const broken = [
      { type: 'assistant', sessionId: 's', parentUuid: null },
      { type: 'user', message: 'text', sessionId: 's', parentUuid: null },
      { ...claude.call(1, 'x'), message: { id: 'm' } },
    ]
    expect(listGaps(await readOne(toLines(...broken)))).toEqual(['bad-record 1', 'bad-record 2', 'bad-record 3'])
  })

  it('give the session its name: the person’s before the model’s', async () => {
    const titles = [
      { type: 'ai-title', aiTitle: 'guessed', sessionId: 's' },
      { type: 'custom-title', customTitle: 'mine', sessionId: 's' },
      { type: 'ai-title', aiTitle: 'again', sessionId: 's' },
    ]
    expect((await readOne(toLines(claude.call(1, 'x'), ...titles))).source.session.name).toBe('mine')
  })
})
