import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, type ReadSession, readAll, readOne, toLines, writeFolder } from '../transcript/sessions.ts'
import { codex } from './codex.ts'

const read = (...records: unknown[]) => readOne(toLines(codex.meta(), codex.turn(), ...records))
const listCalls = ({ events }: ReadSession) => events.filter((event) => event.kind === 'pre_tool').map(({ call }) => call)
const listPrompts = ({ events }: ReadSession) => events.filter((event) => event.kind === 'prompt').map(({ text }) => text)

describe('calls of a Codex rollout', () => {
  it('have the tool’s own name and arguments, and folder, branch, turn and permission mode of their turn', async () => {
    const { events, source } = await read(codex.call('call_a', 'exec_command', { cmd: 'ls', workdir: '/repo/x' }))
    expect(events).toEqual([
      {
        ...{ kind: 'pre_tool', session: source.session, thread: { id: 'main', subagent: false }, ts: '2026-08-03T10:00:00.000Z' },
        ...{
          at: { path: 't.jsonl', line: 3, call: 'call_a' },
          cwd: '/repo',
          branch: 'main',
          permissionMode: 'default',
          promptId: 'turn-1',
        },
        call: { id: 'call_a', name: 'exec_command', args: { cmd: 'ls', workdir: '/repo/x' } },
        recorded: 'unknown',
      },
    ])
    expect(source.session).toMatchObject({
      ...{ id: 'thread-1', agent: 'codex', format: 'codex-rollout', agentVersion: '0.128.0', root: '/repo', branch: 'main' },
      ...{ startedAt: '2026-08-03T09:59:59.000Z', permissionMode: 'default' },
    })
  })

  it.each([
    ['never', 'bypassPermissions'],
    ['on-request', 'default'],
    ['untrusted', 'default'],
    [{ granular: { rules: true } }, 'default'],
  ])('made under the approval policy %j are made in the mode that Codex tells its hooks: %s', async (approval_policy, mode) => {
    const { events } = await read(codex.turn({ approval_policy }), codex.call('a', 'shell', { command: ['ls'] }))
    expect(events).toMatchObject([{ permissionMode: mode }])
  })

  it('follow the turn into its folder', async () => {
    const { events, source } = await read(codex.turn({ cwd: '/repo/sub' }), codex.call('a', 'shell', { command: ['ls'] }))
    expect(events).toMatchObject([{ cwd: '/repo/sub' }])
    expect(source.session).toMatchObject({ root: '/repo', cwd: '/repo/sub' })
  })

  it.each([
    ['exec_command', codex.call('a', 'exec_command', { cmd: 'ls' }), { cmd: 'ls' }],
    ['shell', codex.call('a', 'shell', { command: ['bash', '-lc', 'ls'], workdir: '.' }), { command: ['bash', '-lc', 'ls'], workdir: '.' }],
    ['shell_command', codex.call('a', 'shell_command', { command: 'ls' }), { command: 'ls' }],
    ['write_stdin', codex.call('a', 'write_stdin', { session_id: 1, chars: 'y\n' }), { session_id: 1, chars: 'y\n' }],
    ['update_plan', codex.call('a', 'update_plan', { plan: [] }), { plan: [] }],
    ['spawn_agent', codex.call('a', 'spawn_agent', { message: 'go' }, { namespace: 'multi_agent_v1' }), { message: 'go' }],
    ['mcp__memo__note', codex.call('a', 'note', { text: 'hi' }, { namespace: 'mcp__memo' }), { text: 'hi' }],
    ['mcp__codex_apps__github__fetch_pr', codex.call('a', '_fetch_pr', {}, { namespace: 'mcp__codex_apps__github' }), {}],
    ['mcp__a__b', codex.call('a', 'b', '', { namespace: 'mcp__a__' }), {}],
    ['apply_patch', codex.custom('a', 'apply_patch', '*** Begin Patch'), { input: '*** Begin Patch' }],
    [
      'local_shell',
      codex.item('local_shell_call', { call_id: null, id: 'a', action: { type: 'exec', command: ['ls'], working_directory: '/x' } }),
      { type: 'exec', command: ['ls'], working_directory: '/x' },
    ],
    ['tool_search', codex.item('tool_search_call', { call_id: 'a', arguments: { query: 'q' } }), { query: 'q' }],
    ['web_search', codex.item('web_search_call', { id: 'a', action: { type: 'search', query: 'q' } }), { type: 'search', query: 'q' }],
    [
      'image_generation',
      codex.item('image_generation_call', { id: 'a', revised_prompt: 'a cat', result: 'AAAA' }),
      { revised_prompt: 'a cat' },
    ],
  ])('of %s are read', async (name, record, args) => {
    const session = await read(record)
    expect(listCalls(session)).toEqual([{ id: 'a', name, args }])
    expect(listGaps(session)).toEqual([])
  })

  it('whose arguments are no JSON keep their text', async () => {
    expect(listCalls(await read(codex.call('a', 'exec_command', '{"cmd":"ls"')))).toEqual([
      { id: 'a', name: 'exec_command', args: null, raw: '{"cmd":"ls"' },
    ])
  })

  it('that a recorder blacked out lack what it took', async () => {
    const session = await read(
      codex.call('a', 'exec_command', { cmd: 'curl -H "Authorization: REDACTED"' }),
      codex.custom('b', 'apply_patch', '+REDACTED'),
    )
    expect(listCalls(session).map(({ lacks }) => lacks)).toEqual([['redacted'], ['redacted']])
  })

  it('without a name are a gap with which the session does not count as read', async () => {
    const session = await read(codex.item('function_call', { arguments: '{}', call_id: 'a' }))
    expect(listGaps(session)).toEqual(['unread-call 3'])
    expect(session.source.tally.unreadable).toHaveLength(1)
  })

  it('made side by side get their own results, in whatever order these come', async () => {
    const session = await read(
      codex.call('a', 'exec_command', { cmd: '1' }),
      codex.item('reasoning', { summary: [] }),
      codex.call('b', 'exec_command', { cmd: '2' }),
      codex.says('both are under way'),
      codex.output('b', 'Exit code: 1\nWall time: 0 seconds\nOutput:\n'),
      codex.output('a', 'Exit code: 0\nWall time: 0 seconds\nOutput:\nfine'),
    )
    expect(outline(session.events)).toEqual([
      'pre_tool exec_command {"cmd":"1"} ran',
      'post_tool exec_command {"cmd":"1"} ran',
      'pre_tool exec_command {"cmd":"2"} failed',
      'post_tool exec_command {"cmd":"2"} failed',
    ])
    expect(listGaps(session)).toEqual([])
  })

  it('without an answer are closed by the next prompt', async () => {
    const session = await read(
      codex.call('a', 'exec_command', { cmd: '1' }),
      codex.event('turn_aborted', { reason: 'interrupted' }),
      codex.user('go on'),
    )
    expect(outline(session.events)).toEqual(['pre_tool exec_command {"cmd":"1"} unknown', 'prompt go on'])
    expect(session.moments.map(({ kind }) => kind)).toContain('interrupt')
  })

  it('that were rolled back, and those before a compaction, ran; the history that replaces them repeats them', async () => {
    const call = codex.call('a', 'exec_command', { cmd: 'rm x' })
    const session = await read(
      call,
      codex.output('a', 'ok'),
      codex.record('compacted', { message: '', replacement_history: [call.payload, codex.user('old').payload] }),
      codex.event('context_compacted'),
      codex.event('thread_rolled_back', { num_turns: 1 }),
    )
    expect(outline(session.events.slice(0, 1))).toEqual(['pre_tool exec_command {"cmd":"rm x"} ran'])
    expect(session.source.tally).toMatchObject({ calls: 1, prompts: 0, gapCount: 0 })
    expect(session.moments.filter(({ kind }) => kind.endsWith('_compact'))).toHaveLength(2)
  })

  it('in records of types that are not known are a gap, and everything else of such a type is counted', async () => {
    const session = await read(
      codex.record('hologram', { type: 'function_call', name: 'shell', arguments: '{}' }),
      codex.record('novelty', { x: 1 }),
      codex.item('novelty', { x: 1 }),
      codex.event('novelty', { x: 1 }),
      codex.done('Novelty', { x: 1 }),
    )
    expect(listGaps(session)).toEqual(['unread-call 3'])
    expect([...session.source.tally.unknown.keys()]).toEqual(['novelty', 'item/novelty', 'event/novelty', 'item/Novelty'])
  })
})

describe('events about a call', () => {
  const ended = (more: object) => codex.event('exec_command_end', { call_id: 'a', command: ['bash', '-lc', 'x'], cwd: '/repo', ...more })
  const call = codex.call('a', 'exec_command', { cmd: 'x' })

  it.each([
    ['ran', ended({ exit_code: 0, status: 'completed' })],
    ['failed', ended({ exit_code: 2, status: 'failed' })],
    ['denied', ended({ exit_code: -1, status: 'declined' })],
    ['failed', codex.event('patch_apply_end', { call_id: 'a', success: false, changes: {} })],
    ['failed', codex.event('mcp_tool_call_end', { call_id: 'a', invocation: { server: 's', tool: 't' }, result: { Err: 'no' } })],
    [
      'failed',
      codex.event('mcp_tool_call_end', { call_id: 'a', invocation: { server: 's', tool: 't' }, result: { Ok: { isError: true } } }),
    ],
    ['failed', codex.done('CommandExecution', { id: 'a', command: ['x'], status: 'failed', exit_code: 1 })],
    ['denied', codex.done('FileChange', { id: 'a', changes: {}, status: 'declined' })],
  ])('say that it %s, and are no call of their own', async (recorded, event) => {
    const session = await read(call, event, codex.output('a', 'free text'))
    expect(session.events[0]).toMatchObject({
      call: { name: 'exec_command' },
      recorded,
      ...(recorded === 'denied' && { recordedBy: 'user' }),
    })
    expect(session.source.tally).toMatchObject({ calls: 1, gapCount: 0 })
  })

  it('may come behind its result', async () => {
    const session = await read(
      call,
      codex.output('a', 'Exit code: 3\nWall time: 1 seconds\nOutput:\n'),
      ended({ exit_code: 3, status: 'failed' }),
    )
    expect(session.source.tally).toMatchObject({ calls: 1, gapCount: 0 })
    expect(session.events[0]).toMatchObject({ recorded: 'failed' })
  })

  it.each([
    ['shell', ended({ exit_code: 1 }), { command: ['bash', '-lc', 'x'], cwd: '/repo' }],
    [
      'apply_patch',
      codex.event('patch_apply_end', { call_id: 'a', success: false, changes: { '/x': { type: 'delete' } } }),
      { changes: { '/x': { type: 'delete' } } },
    ],
    [
      'mcp__s__t',
      codex.event('mcp_tool_call_end', { call_id: 'a', invocation: { server: 's', tool: 't', arguments: { q: 1 } }, result: { Err: 'x' } }),
      { q: 1 },
    ],
    ['mcp__s__t', codex.done('McpToolCall', { id: 'a', server: 's', tool: 't', arguments: { q: 1 }, status: 'failed' }), { q: 1 }],
    ['spawn_agent', codex.done('CollabAgentToolCall', { id: 'a', tool: 'spawn_agent', prompt: 'go', status: 'failed' }), { prompt: 'go' }],
    ['lookup', codex.event('dynamic_tool_call_response', { call_id: 'a', tool: 'lookup', arguments: { q: 1 }, success: false }), { q: 1 }],
  ])('make a call of %s where no item tells of it', async (name, event, args) => {
    const session = await read(event, event)
    expect(listCalls(session)).toEqual([{ id: 'a', name, args }])
    expect(session.events[0]).toMatchObject({ recorded: 'failed' })
  })

  it('of commands that a person typed make none', async () => {
    const session = await read(
      ended({ source: 'user_shell', exit_code: 0 }),
      codex.done('CommandExecution', { id: 'b', source: 'user_shell', command: ['x'] }),
    )
    expect(session.source.tally).toMatchObject({ calls: 0, gapCount: 0 })
  })

  it('of a search repeat the search, whose item has no id', async () => {
    const action = { type: 'search', query: 'q' }
    const session = await read(
      codex.event('web_search_end', { call_id: 'ws_1', action }),
      codex.item('web_search_call', { status: 'completed', action }),
    )
    expect(outline(session.events)).toEqual(['pre_tool web_search {"type":"search","query":"q"} ran'])
  })

  it('of the reviewer that stands in for a person say who refused it', async () => {
    const denied = codex.event('guardian_assessment', { target_item_id: 'a', status: 'denied', action: { type: 'command', command: 'x' } })
    const { events } = await read(call, denied, codex.output('a', 'no'))
    expect(events).toMatchObject([{ recorded: 'denied', recordedBy: 'host' }])
  })
})

describe('what became of a call, by the text of its result', () => {
  const json = (exit_code: number) => JSON.stringify({ output: 'printed', metadata: { exit_code, duration_seconds: 0.1 } })
  it.each([
    ['ran', 'printed', json(0)],
    ['failed', 'printed', json(1)],
    [
      'ran',
      'printed',
      'Chunk ID: 8926aa\nWall time: 0.0000 seconds\nProcess exited with code 0\nOriginal token count: 0\nOutput:\nprinted',
    ],
    [
      'failed',
      'printed',
      'Chunk ID: 8926aa\nWall time: 0.0000 seconds\nProcess exited with code 7\nOriginal token count: 0\nOutput:\nprinted',
    ],
    [
      'ran',
      'so far',
      'Chunk ID: 8926aa\nWall time: 1.0 seconds\nProcess running with session ID 4\nOriginal token count: 0\nOutput:\nso far',
    ],
    ['failed', '', 'Command: bash -lc "a\nb"\nChunk ID: 1\nWall time: 1 seconds\nProcess exited with code 1\nOutput:\n'],
    ['failed', 'printed', 'Exit code: 1\nWall time: 0.1 seconds\nOutput:\nprinted'],
    ['ran', 'Success.', 'Wall time: 0.0000 seconds\nOutput:\nExit code: 0\nWall time: 0 seconds\nOutput:\nSuccess.'],
    [
      'ran',
      'Exit code: 9\nWall time: 0 seconds\nOutput:\n',
      'Exit code: 0\nWall time: 0 seconds\nOutput:\nExit code: 9\nWall time: 0 seconds\nOutput:\n',
    ],
    ['ran', 'Plan updated', 'Plan updated'],
  ])('%s, and it put out %j', async (recorded, text, output) => {
    const { events } = await read(codex.call('a', 'exec_command', { cmd: 'x' }), codex.output('a', output))
    expect(events).toMatchObject([{ recorded }, { result: { text } }])
  })

  it('is read of parts, too', async () => {
    const parts = [
      { type: 'input_text', text: 'Exit code: 1\nWall time: 0 seconds\nOutput:\n' },
      { type: 'input_image', image_url: 'x' },
    ]
    expect((await read(codex.call('a', 'shell', {}), codex.output('a', parts))).events).toMatchObject([{ recorded: 'failed' }, {}])
  })

  it.each([
    ['denied', 'hook', 'exec_command', 'Command blocked by PreToolUse hook: no. Command: rm x'],
    ['denied', 'hook', 'spawn_agent', 'Tool call blocked by PreToolUse hook: no. Tool: spawn_agent'],
    ['denied', 'user', 'shell', 'exec command rejected by user'],
    ['denied', 'user', 'apply_patch', 'patch rejected by user'],
    [
      'denied',
      'user',
      'exec_command',
      'exec_command failed for `/bin/bash -lc x`: CreateProcess { message: "Rejected(\\"rejected by user\\")" }',
    ],
    ['denied', 'rule', 'apply_patch', 'patch rejected: writing outside of the project; rejected by user approval settings'],
    ['not-run', 'host', 'exec_command', 'failed to parse function arguments: missing field `cmd` at line 1 column 10'],
    ['not-run', 'host', 'no_such_tool', 'unsupported call: no_such_tool'],
    ['not-run', 'host', 'apply_patch', 'apply_patch verification failed: Failed to find expected lines'],
    ['unknown', 'user', 'exec_command', 'aborted by user after 6.2s'],
  ])('%s by the %s: %s, %s', async (recorded, recordedBy, tool, output) => {
    const { events } = await read(codex.call('a', tool, { x: 1 }), codex.output('a', output))
    expect(events).toMatchObject([{ recorded, recordedBy }])
  })

  it('is not told by a program that prints a refusal', async () => {
    const printed = 'Exit code: 0\nWall time: 0 seconds\nOutput:\nCommand blocked by PreToolUse hook: no. Command: x'
    expect((await read(codex.call('a', 'exec_command', { cmd: 'x' }), codex.output('a', printed))).events[0]).toMatchObject({
      recorded: 'ran',
    })
  })

  describe('of an MCP server, which may print anything', () => {
    const call = codex.call('a', 'note', {}, { namespace: 'mcp__memo' })
    const refusal = codex.output('a', 'Tool call blocked by PreToolUse hook: no. Tool: mcp__memo__note')
    const item = codex.done('McpToolCall', { id: 'a', server: 'memo', tool: 'note', status: 'completed', result: { content: [] } })
    it.each([
      ['unknown', 'in versions that write no item of a call that ran', [codex.meta(), call, refusal]],
      ['denied', 'where such an item is missing', [codex.meta({ history_mode: 'paginated' }), call, refusal]],
      ['ran', 'where it is there', [codex.meta({ history_mode: 'paginated' }), call, item, refusal]],
    ])('is %s %s', async (recorded, _, records) => {
      expect((await readOne(toLines(...records))).events[0]).toMatchObject({ recorded })
    })
  })
})

describe('prompts of a Codex rollout', () => {
  it('are told twice, in either order, and count once', async () => {
    const session = await read(
      codex.user('one'),
      codex.event('user_message', { message: 'one' }),
      codex.says('a'),
      codex.event('user_message', { message: 'two' }),
      codex.event('task_started'),
      codex.user('two'),
      codex.event('task_complete', {}),
      codex.user('two'),
      codex.done('UserMessage', { id: 'u', content: [{ type: 'text', text: 'two' }] }),
    )
    expect(listPrompts(session)).toEqual(['one', 'two', 'two'])
  })

  it('may be told by one record only', async () => {
    expect(listPrompts(await read(codex.user('item')))).toEqual(['item'])
    expect(listPrompts(await read(codex.event('user_message', { message: 'event' })))).toEqual(['event'])
  })

  it('are not what Codex writes itself', async () => {
    const injected = [
      '<environment_context>\n<cwd>/repo</cwd>\n</environment_context>',
      '<user_instructions>be good</user_instructions>',
      '# AGENTS.md instructions for /repo\n\n<INSTRUCTIONS>',
      '<turn_aborted>\nThe user interrupted\n</turn_aborted>',
      '<skill>\n<name>x</name>\n</skill>',
      '<permissions instructions>x</permissions instructions>',
      '<subagent_notification>{}</subagent_notification>',
      '<user_shell_command>ls</user_shell_command>',
      '<hook_prompt hook_run_id="stop:9">again</hook_prompt>',
    ]
    const developer = codex.item('message', { role: 'developer', content: [{ type: 'input_text', text: 'rules' }] })
    const session = await read(developer, ...injected.map((text) => codex.user(text)), codex.user(...injected), codex.user('<b>mine</b>'))
    expect(listPrompts(session)).toEqual(['<b>mine</b>'])
  })

  it('are told by where their parts come from, where a version says so', async () => {
    const content = ['<skill> is a word of mine', 'reminder'].map((text) => ({ type: 'input_text', text }))
    const origins = [{ provenance: { type: 'user' } }, { provenance: { type: 'harness', hook: true } }]
    const more = { internal_chat_message_metadata_passthrough: { content_item_metadata: origins } }
    expect(listPrompts(await read(codex.item('message', { role: 'user', content, ...more })))).toEqual(['<skill> is a word of mine'])
  })

  it('are taken out of what an editor puts around them', async () => {
    const wrapped = '# Context from my IDE setup:\n\n## Open tabs:\n- a.ts: a.ts\n\n## My request for Codex:\nfix it\n'
    const named = '\n# Files mentioned by the user:\n\n## a.png: /x/a.png\n\n## My request for Codex:\nadd this image\n'
    const session = await read(
      codex.user(wrapped),
      codex.event('user_message', { message: wrapped }),
      codex.user(named, '<image name=[Image #1]>', '', '</image>'),
      codex.event('user_message', { message: named }),
      codex.user('say:\n## My request for Codex:\nhi'),
    )
    expect(listPrompts(session)).toEqual(['fix it', 'add this image', 'say:\n## My request for Codex:\nhi'])
  })

  it('sent while the agent works close no open call', async () => {
    const session = await read(
      codex.call('a', 'exec_command', { cmd: 'x' }),
      codex.user('hurry'),
      codex.output('a', 'Exit code: 0\nWall time: 0 seconds\nOutput:\n'),
    )
    expect(outline(session.events)).toEqual([
      'pre_tool exec_command {"cmd":"x"} ran',
      'post_tool exec_command {"cmd":"x"} ran',
      'prompt hurry',
    ])
  })
})

describe('code mode', () => {
  const program = codex.custom('p', 'exec', 'await tools.exec_command({cmd:"ls"})')
  const output = codex.item('custom_tool_call_output', { call_id: 'p', output: 'Script completed' })

  it('lacks the calls of a program that no event tells', async () => {
    const session = await read(program, output)
    expect(listCalls(session)).toMatchObject([
      { name: 'exec', args: { input: 'await tools.exec_command({cmd:"ls"})' }, lacks: ['code_mode_nested'] },
    ])
    expect(listLacks(session)).toEqual(['code_mode_nested 3'])
  })

  it.each([
    ['the end', []],
    ['the next prompt', [codex.user('go on')]],
    ['another program', [codex.custom('q', 'exec', 'y')]],
  ])('lacks them too where the record stops at %s', async (_, more) => {
    expect(listCalls(await read(program, ...more))[0]).toMatchObject({ id: 'p', lacks: ['code_mode_nested'] })
  })

  it('is none where events tell of its calls: these are judged in its place', async () => {
    const command = ['bash', '-lc', 'ls']
    const nested = codex.done('CommandExecution', { id: 'n', command, cwd: 'file:///repo', status: 'completed', exit_code: 0 })
    const session = await read(program, nested, output)
    expect(listLacks(session)).toEqual([])
    expect(listGaps(session)).toEqual([])
    expect(listCalls(session)).toEqual([{ id: 'n', name: 'shell', args: { command, cwd: 'file:///repo' } }])
  })
})

describe('forks and subagents', () => {
  const call = (id: string, cmd: string, ts: string, ordinal?: number) => ({
    ...codex.call(id, 'exec_command', { cmd }),
    timestamp: ts,
    ...(ordinal !== undefined && { ordinal }),
  })
  const readFiles = async (files: Record<string, unknown[]>) => {
    const repo = await writeFolder(Object.fromEntries(Object.entries(files).map(([name, records]) => [name, toLines(...records)])))
    return (await readAll({ repo, named: Object.keys(files) })).read
  }

  it('the first session_meta is the file’s own', async () => {
    const session = await read(codex.meta({ id: 'other', cwd: '/elsewhere' }), codex.call('a', 'shell', {}))
    expect(session.source.session).toMatchObject({ id: 'thread-1', root: '/repo' })
  })

  it('what a fork copied is counted once, though it was written at another time', async () => {
    const base = [codex.meta(), codex.turn(), codex.user('one'), call('a', 'x', '2026-01-01T00:00:00Z')]
    const copy = [
      codex.meta({ id: 'fork', forked_from_id: 'thread-1' }),
      codex.meta(),
      codex.turn(),
      codex.user('one'),
      call('a', 'x', '2026-02-02T00:00:00Z'),
      call('b', 'y', '2026-02-02T00:00:01Z'),
    ]
    const sessions = await readFiles({ 'a.jsonl': base, 'b.jsonl': copy })
    expect(sessions.map(({ source }) => [source.session.id, source.tally.calls, source.tally.prompts, source.tally.duplicates])).toEqual([
      ['thread-1', 1, 1, 0],
      ['fork', 1, 0, 2],
    ])
    expect(await readFiles({ 'b.jsonl': copy })).toMatchObject([{ source: { tally: { calls: 2, duplicates: 0 } } }])
  })

  it('calls of different sessions that happen to have one id are two', async () => {
    const one = [codex.meta(), codex.turn(), call('call_1', 'x', '2026-01-01T00:00:00Z')]
    const two = [codex.meta({ id: 'other' }), codex.turn(), call('call_1', 'x', '2026-02-01T00:00:00Z')]
    expect((await readFiles({ 'a.jsonl': one, 'b.jsonl': two })).map(({ source }) => source.tally.calls)).toEqual([1, 1])
  })

  it('a call that is made again under the same id in one file counts again', async () => {
    const session = await read(
      call('call_1', 'x', '2026-01-01T00:00:00Z'),
      codex.output('call_1', 'ok'),
      call('call_1', 'x', '2026-01-01T00:01:00Z'),
      codex.output('call_1', 'ok'),
    )
    expect(session.source.tally).toMatchObject({ calls: 2, duplicates: 0 })
  })

  const child = (...records: unknown[]) => [
    codex.meta({ id: 'child', agent_role: 'worker', source: { subagent: { thread_spawn: { parent_thread_id: 'thread-1', depth: 1 } } } }),
    codex.turn(),
    ...records,
  ]
  const spawn = [codex.call('s', 'spawn_agent', { message: 'go' }), codex.output('s', '{"agent_id":"child","nickname":"Ada"}')]

  it('a subagent’s rollout is part of its parent’s session, as its hooks see it', async () => {
    const [session, second] = await readFiles({
      'b.jsonl': [codex.meta(), codex.turn(), codex.user('do it'), ...spawn],
      'a.jsonl': child(codex.user('go'), codex.call('c', 'exec_command', { cmd: 'ls' })),
    })
    expect(second).toBeUndefined()
    expect(session?.source.session.id).toBe('thread-1')
    expect(outline(session?.events ?? [])).toEqual([
      'prompt do it',
      'pre_tool spawn_agent {"message":"go"} ran',
      'post_tool spawn_agent {"message":"go"} ran',
      '[child] prompt go',
      '[child] pre_tool exec_command {"cmd":"ls"} unknown',
    ])
    expect(session?.events.at(-1)?.thread).toEqual({ id: 'child', subagent: true, agentType: 'worker' })
    expect(session && listLacks(session)).toEqual([])
  })

  it('a subagent whose rollout is not there is lacking', async () => {
    expect(listLacks(await read(...spawn))).toEqual(['subagent_not_recorded 4'])
    const told = codex.event('collab_agent_spawn_end', { call_id: 's', new_thread_id: 'child', prompt: 'go' })
    expect(listLacks(await read(spawn[0], told))).toEqual(['subagent_not_recorded 4'])
  })

  it('a subagent’s rollout by itself is a session', async () => {
    const [session] = await readFiles({ 'a.jsonl': child(codex.user('go')) })
    expect(session?.source.session.id).toBe('child')
    expect(outline(session?.events ?? [])).toEqual(['prompt go'])
  })

  it('what a subagent took over from its parent ends at an ordinal', async () => {
    const meta = codex.meta({ id: 'child', parent_thread_id: 'thread-1', subagent_history_start_ordinal: 3 })
    const parent = [codex.meta(), codex.turn(), call('a', 'x', '2026-01-01T00:00:00Z', 2)]
    const taken = [
      { ...meta, ordinal: 0 },
      codex.turn(),
      call('a', 'x', '2026-01-02T00:00:00Z', 2),
      call('b', 'x', '2026-01-02T00:00:00Z', 3),
    ]
    const [session] = await readFiles({ 'a.jsonl': parent, 'b.jsonl': taken })
    expect(session?.source.tally).toMatchObject({ calls: 2, duplicates: 1 })
  })

  it('rollouts that call each other their parent are sessions of their own', async () => {
    const a = [codex.meta({ id: 'a', parent_thread_id: 'b' }), codex.user('a')]
    const b = [codex.meta({ id: 'b', parent_thread_id: 'a' }), codex.user('b')]
    const own = [codex.meta({ id: 'c', parent_thread_id: 'c' }), codex.user('c')]
    const sessions = await readFiles({ 'a.jsonl': a, 'b.jsonl': b, 'c.jsonl': own })
    expect(sessions.map(({ source }) => source.session.id)).toEqual(['a', 'b', 'c'])
  })

  it('a history that begins in another file is lacking', async () => {
    const base = { thread_id: 'other', end_ordinal_exclusive: 9 }
    expect(listLacks(await readOne(toLines(codex.meta({ history_base: base }), codex.user('x'))))).toEqual(['history_base_missing 1'])
  })
})

describe('a Codex rollout', () => {
  it('that breaks off within a turn says so', async () => {
    const began = codex.event('task_started', { turn_id: 'turn-1' })
    expect(listLacks(await read(began, codex.user('x')))).toEqual(['file_cut 3'])
    expect(listLacks(await read(began, codex.user('x'), codex.event('task_complete', { last_agent_message: 'done' })))).toEqual([])
    expect(listLacks(await read(began, codex.user('x'), codex.event('turn_aborted', { reason: 'interrupted' })))).toEqual([])
  })

  it('tells the ends of turns, errors and the session’s name', async () => {
    const session = await read(
      codex.user('x'),
      codex.says('done'),
      codex.event('thread_name_updated', { thread_name: 'Greeting' }),
      codex.event('task_complete', { last_agent_message: 'done' }),
      codex.event('error', { message: 'no credit' }),
    )
    const told = session.moments.filter(({ synthetic }) => !synthetic).map(({ kind, facts }) => [kind, facts])
    expect(told).toEqual([
      ['stop', { reason: 'done', message: 'done' }],
      ['error', { message: 'no credit' }],
    ])
    expect(session.source.session.name).toBe('Greeting')
  })

  it('with damaged lines keeps what is whole', async () => {
    const text = `${toLines(codex.meta())}not json\n${toLines(codex.event('user_message', { message: 'hi' }))}`
    const session = await readOne(text)
    expect(listGaps(session)).toEqual(['bad-json 2'])
    expect(listPrompts(session)).toEqual(['hi'])
  })

  it('of mid-2025 has a head without a type, and bare items', async () => {
    const session = await readOne(
      toLines(
        { id: 'old', timestamp: '2025-07-01T00:00:00Z', instructions: null, git: { branch: 'main' } },
        { record_type: 'state' },
        codex.user('fix it').payload,
        codex.call('a', 'shell', { command: ['ls'] }).payload,
        codex.output('a', JSON.stringify({ output: 'x', metadata: { exit_code: 1 } })).payload,
      ),
    )
    expect(session.source.session).toMatchObject({ id: 'old', branch: 'main', format: 'codex-rollout' })
    expect(outline(session.events).slice(0, 2)).toEqual(['prompt fix it', 'pre_tool shell {"command":["ls"]} failed'])
  })

  it('of the first version is one document', async () => {
    const items = [codex.user('fix it').payload, codex.call('a', 'shell', { command: ['ls'] }).payload]
    const session = await readOne(
      JSON.stringify({ session: { id: 'first', timestamp: '2025-04-20T00:00:00Z', instructions: '' }, items }, null, 2),
    )
    expect(session.source.session.id).toBe('first')
    expect(outline(session.events)).toEqual(['prompt fix it', 'pre_tool shell {"command":["ls"]} unknown'])
  })
})
