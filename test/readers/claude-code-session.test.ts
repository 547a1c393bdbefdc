import { describe, expect, it } from 'vitest'
import { claude, listGaps, listLacks, outline, readAll, readOne, toLines, writeFolder } from '../transcript/sessions.ts'

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

const REJECTED =
  "The user doesn't want to proceed with this tool use. The tool use was rejected (eg. if it was a file edit, the new_string was NOT written to the file)."
const STOP = 'STOP what you are doing and wait for the user to tell you how to proceed.'

/** What became of one call, by the tool, its arguments and an error result. */
async function readFate(name: string, input: object, text: string, more: Record<string, unknown> = {}): Promise<string> {
  const content = [{ type: 'tool_use', id: 'toolu_1', name, input }]
  const call = claude.call(1, '', { message: { id: 'm', role: 'assistant', content }, ...(more.version ? { version: more.version } : {}) })
  const { events } = await readOne(toLines(call, claude.result(1, text, { is_error: true, ...more })))
  const [pre] = events
  expect(events).toHaveLength(pre?.kind === 'pre_tool' && pre.recorded === 'failed' ? 2 : 1)
  return pre?.kind === 'pre_tool' ? pre.recorded : ''
}

describe('what became of a call, by the text of an error result', () => {
  it.each([
    ['denied', "The user doesn't want to proceed with this tool use."],
    ['denied', `${REJECTED} ${STOP}`],
    ['denied', `${REJECTED} ${STOP}\n\nNote: The user's next message may contain a correction or preference.`],
    ['denied', `${REJECTED} To tell you how to proceed, the user said:\nanother way\nplease`],
    ['denied', `The user doesn't want to take this action right now. ${STOP}`],
    ['denied', 'Permission to use Bash with command x has been denied.'],
    ['denied', 'Permission to use Bash has been denied.'],
    ['denied', "Claude requested permissions to write to /app/a, but you haven't granted it yet."],
    ['denied', 'Permission prompt was aborted.'],
    ['denied', 'PreToolUse:Bash hook error: [guard.sh]: no'],
    ['denied', "Hook 'guard.sh' blocked this action: no"],
    ['not-run', '<tool_use_error>File has not been read yet.</tool_use_error>'],
    ['failed', 'Exit code 7'],
    ['failed', 'Exit code 1\nPreToolUse:Bash hook error: [guard.sh]: no'],
    ['failed', 'PostToolUse:Bash hook error: no'],
    ['unknown', 'Permission to use Bash with command rm -rf / has been denied.'],
    ['unknown', 'Permission to use Read has been denied.'],
    ['unknown', 'PreToolUse:Read hook error: no'],
    ['unknown', "The user doesn't want to proceed with this tool use. Or so it seems"],
    ['unknown', '<tool_use_error>begun'],
  ])('%s: %s', async (recorded, text) => {
    expect(await readFate('Bash', { command: 'x' }, text)).toBe(recorded)
  })

  it.each([
    ['Escape pressed while it ran', `${REJECTED} ${STOP}`, { toolUseResult: 'User rejected tool use' }],
    ['an interrupt', '[Request interrupted by user for tool use]', {}],
    [
      'a failed sibling',
      '<tool_use_error>Cancelled: parallel tool call Bash(false) errored</tool_use_error>',
      { toolUseResult: 'Cancelled: x' },
    ],
    ['a failed sibling, in old words', '<tool_use_error>Sibling tool call errored</tool_use_error>', {}],
    ['a lost stream', '<tool_use_error>Error: Streaming fallback - tool execution discarded</tool_use_error>', {}],
  ])('a command that %s broke off may have done its work', async (_, text, more) => {
    expect(await readFate('Bash', { command: 'rm -rf x && sleep 9' }, text, more)).toBe('unknown')
  })

  it.each([
    ['Bash', '2.0.21'],
    ['Bash', '2.1.6'],
    ['Bash', 'odd'],
    ['mcp__memo__note', '2.1.332'],
    ['WebFetch', '2.1.332'],
    ['Task', '2.1.332'],
    ['PowerShell', '2.1.332'],
  ])('the words of a refusal prove nothing of %s in version %s, which can print them', async (tool, version) => {
    const words = [`PreToolUse:${tool} hook error: no`, `Permission to use ${tool} has been denied.`, `${REJECTED} ${STOP}`]
    const tags = [
      '<tool_use_error>InputValidationError: x</tool_use_error>',
      `<tool_use_error>Error: No such tool available: ${tool}</tool_use_error>`,
    ]
    for (const text of [...words, ...tags]) {
      const printed = { version, toolUseResult: `Error: ${text}` }
      expect(await readFate(tool, { command: "printf '\\x50'" }, text, printed), text).toBe('unknown')
      expect(await readFate(tool, { command: "printf '\\x50'" }, text, { ...printed, toolDenialKind: 'permission-rule' }), text).toBe(
        'denied',
      )
    }
  })

  it('they are believed of a tool or command that cannot print them, in any version', async () => {
    const version = '1.0.51'
    expect(await readFate('Write', { file_path: 'a' }, 'Permission prompt was aborted.', { version })).toBe('denied')
    expect(await readFate('Edit', {}, '<tool_use_error>File has not been read yet.</tool_use_error>', { version })).toBe('not-run')
    expect(await readFate('Bash', { command: 'rm -rf build' }, 'Permission to use Bash has been denied.', { version })).toBe('denied')
    expect(await readFate('Bash', { command: 'rm x; cat y' }, 'Permission to use Bash has been denied.', { version })).toBe('unknown')
  })

  it('an error of Claude Code itself is told from a printed one by the structured result', async () => {
    const text = '<tool_use_error>Error: No such tool available: odd</tool_use_error>'
    expect(await readFate('odd', {}, text, { toolUseResult: 'Error: No such tool available: odd' })).toBe('not-run')
    expect(await readFate('odd', {}, text)).toBe('unknown')
  })

  it('a permission that was given outweighs the words of a refusal', async () => {
    const given = { permissionDecision: { decision: 'accept' } }
    expect(await readFate('Read', {}, 'Permission to use Read has been denied.', given)).toBe('unknown')
    expect(await readFate('Read', {}, 'odd', { ...given, toolDenialKind: 'user-rejected' })).toBe('unknown')
    expect(await readFate('Read', {}, 'odd', given)).toBe('failed')
  })

  it('a refusal of another kind, or of one of several results, is not known to be of this call', async () => {
    expect(await readFate('WebFetch', {}, 'odd', { toolDenialKind: 'cancelled' })).toBe('unknown')
    const results = ['toolu_1', 'toolu_2'].map((id) => ({ type: 'tool_result', tool_use_id: id, content: 'odd', is_error: true }))
    const more = { message: { role: 'user', content: results }, toolDenialKind: 'user-rejected' }
    const content = ['toolu_1', 'toolu_2'].map((id) => ({ type: 'tool_use', id, name: 'WebFetch', input: {} }))
    const { events } = await readOne(
      toLines(claude.call(1, '', { message: { id: 'm', role: 'assistant', content } }), claude.result(1, '', more)),
    )
    expect(events.flatMap((event) => (event.kind === 'pre_tool' ? event.recorded : []))).toEqual(['failed', 'failed'])
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
    const wrap = (name: string) => `<${name}>x</${name}>`
    const marks = [{ isMeta: true }, { isCompactSummary: true }, { isVisibleInTranscriptOnly: true }, { sourceToolUseID: 'toolu_1' }]
    const texts = [
      ...['local-command-stdout', 'local-command-stderr', 'local-command-caveat', 'bash-input', 'bash-stdout', 'bash-stderr'].map(wrap),
      ...['task-notification', 'system-reminder'].map(wrap),
      `${wrap('bash-stdout')}${wrap('bash-stderr')}\n`,
      ...['[Request interrupted by user]', 'Caveat: The messages below were generated by the user while running local commands.'],
      ...['This session is being continued from a previous conversation', 'Base directory for this skill: /x'],
    ]
    const marked = marks.map((mark, index) => claude.prompt(`marked ${index}`, mark))
    expect(await prompts(...marked, ...texts.map((text) => claude.prompt(text)))).toEqual([])
  })

  it('are what stands behind Claude Code’s own texts, in the same block or in another', async () => {
    const reminder = '<system-reminder>be kind</system-reminder>'
    const texts = (...parts: string[]) => ({ message: { role: 'user', content: parts.map((text) => ({ type: 'text', text })) } })
    const command = '<command-name>/clear</command-name><command-message>clear</command-message><command-args></command-args>'
    const records = [
      claude.prompt('1', texts(reminder, 'one')),
      claude.prompt('2', texts(`${reminder}\ntwo`, reminder)),
      claude.prompt('3', texts('[Request interrupted by user for tool use]', 'three')),
      claude.prompt('4', texts(`${command}\nfour`)),
      claude.prompt('5', texts(command, 'five')),
      claude.prompt('6', texts('<bash-input>ls</bash-input>six')),
      claude.prompt('<system-reminder>seven has no end'),
      claude.prompt('<command-message>eight names no command</command-message>'),
      claude.prompt('[Request interrupted by user]nine'),
    ]
    expect((await prompts(...records)).map((text) => text.trim())).toEqual([
      ...['one', 'two', 'three', '/clear\nfour', '/clear\nfive', 'six', '<system-reminder>seven has no end'],
      ...['<command-message>eight names no command</command-message>', 'nine'],
    ])
  })

  it('are also what stands beside a tool result', async () => {
    const answer = claude.result(1, 'ok', { message: undefined })
    const content = [
      { type: 'tool_result', tool_use_id: 'toolu_1', content: 'ok' },
      { type: 'text', text: 'and now this' },
    ]
    expect(await prompts(claude.call(1, 'x'), { ...answer, message: { role: 'user', content } })).toEqual(['and now this'])
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

  it('lack in the record when the session says that they made calls, and these are nowhere', async () => {
    const told = (calls: number, agentId?: string) => ({ toolUseResult: { agentId, totalToolUseCount: calls } })
    const main = (calls: number) => toLines(claude.call(1, 'task'), claude.result(1, '', told(calls, 'a1')))
    expect(listLacks(await readOne(main(3)))).toEqual(['subagent_not_recorded 2'])

    const seen = (calls: number) =>
      toLines(claude.call(1, 'task'), progress('assistant', call, 'u1'), claude.result(1, '', told(calls, 'a1')))
    expect(listLacks(await readOne(seen(1)))).toEqual([])
    const some = await readOne(seen(3))
    expect([...some.source.tally.lacks.values()]).toMatchObject([
      { detail: 'a subagent made 3 tool calls, and 2 of them are not in this transcript' },
    ])

    const own = (...calls: object[]) => toLines({ ...claude.prompt('do it'), ...inner }, ...calls.map((each) => ({ ...each, ...inner })))
    const inner = { isSidechain: true, agentId: 'a1' }
    for (const [file, lacks] of [
      [own(), ['subagent_not_recorded 2']],
      [own(claude.call(2, 'x')), ['subagent_not_recorded 2']],
      [own(claude.call(2, 'x'), claude.call(3, 'y')), []],
    ] as const) {
      const repo = await writeFolder({ 's.jsonl': main(2), 's/subagents/agent-a1.jsonl': file })
      const { read } = await readAll({ repo, named: ['s.jsonl'] })
      expect(read.map(listLacks)).toEqual([lacks])
    }
  })

  it('without names are counted together', async () => {
    const side = { isSidechain: true }
    const told = (n: number, calls: number) => claude.result(n, '', { toolUseResult: { totalToolUseCount: calls } })
    const session = (calls: number) =>
      toLines(
        claude.call(1, 'task'),
        claude.call(2, 'a', side),
        told(1, 1),
        claude.call(3, 'task'),
        claude.call(4, 'b', side),
        told(3, calls),
      )
    expect(listLacks(await readOne(session(1)))).toEqual([])
    expect(listLacks(await readOne(session(2)))).toEqual(['subagent_not_recorded 3'])
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

  const { message } = claude.call(9, 'rm')
  const [block] = message.content
  it.each([
    ['a side record', { type: 'summary', leafUuid: 'x', message }],
    ['a system record', { type: 'system', subtype: 'odd', content: message.content }],
    ['an attachment', { type: 'attachment', attachment: { type: 'odd', content: message.content } }],
    ['the progress of something else', { type: 'progress', data: { type: 'odd', message: { type: 'assistant', message } } }],
    ['a user message', { ...claude.prompt('x'), message: { role: 'user', content: message.content } }],
    ['a block without a type', { ...claude.call(8, 'x'), message: { content: [{ ...block, type: undefined }] } }],
    ['a block without a name', { ...claude.call(8, 'x'), message: { content: [{ ...block, name: 7 }] } }],
    ['a content that is no list', { ...claude.call(8, 'x'), message: { content: block } }],
    ['a list of messages', { ...claude.call(8, 'x'), message: [message] }],
  ])('with a call in %s make the session unreadable', async (_, record) => {
    const session = await readOne(toLines(claude.call(1, 'x'), record))
    expect(listGaps(session)).toEqual(['unread-call 2'])
    expect(session.source.tally.unreadable).toHaveLength(1)
  })

  it('that report progress may repeat the calls of earlier ones', async () => {
    const data = { type: 'odd', normalizedMessages: [{ type: 'assistant', message }] }
    expect((await readOne(toLines(claude.call(1, 'x'), { type: 'progress', data }))).source.tally.gapCount).toBe(0)
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
