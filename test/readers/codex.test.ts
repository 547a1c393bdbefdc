import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readAll, readOne, toLines, writeFolder } from '../transcript/sessions.ts'

const line = (type: string, payload: object, more: object = {}) => ({ timestamp: '2026-08-01T10:00:00.000Z', type, payload, ...more })
const meta = line('session_meta', {
  ...{ id: 'thread-1', cwd: '/app', cli_version: '0.171.0', originator: 'codex_exec', source: 'exec' },
  ...{ timestamp: '2026-08-01T10:00:00.000Z', git: { branch: 'main' } },
})
const turn = (more: object = {}) =>
  line('turn_context', { turn_id: 'turn-1', cwd: '/app', approval_policy: 'never', model: 'gpt-x', ...more })
const item = (payload: object) => line('response_item', payload)
const event = (payload: object) => line('event_msg', payload)
const run = (id: string, cmd: string) =>
  item({ type: 'function_call', name: 'exec_command', arguments: JSON.stringify({ cmd }), call_id: id })
const output = (id: string, text: unknown) => item({ type: 'function_call_output', call_id: id, output: text })
const printed = (code: number, text = '') => `Chunk ID: 1\nWall time: 0.1 seconds\nProcess exited with code ${code}\nOutput:\n${text}`

/** The calls of a rollout, with what became of them. */
async function readCalls(...records: object[]) {
  const { events } = await readOne(toLines(meta, turn(), ...records))
  return outline(events).filter((each) => each.includes('pre_tool'))
}

/** What became of the only call, and by whom. */
async function readFate(...records: object[]) {
  const { events } = await readOne(toLines(meta, turn(), ...records))
  return events.flatMap((each) => (each.kind === 'pre_tool' ? [each.recorded, each.recordedBy ?? 'nobody'] : []))
}

describe('calls of a rollout', () => {
  it('are of every kind that the model has, by their own names and arguments', async () => {
    const kinds = [
      run('a', 'ls'),
      item({ type: 'function_call', name: 'shell', arguments: '{"command":["bash","-lc","ls"],"workdir":"/app"}', call_id: 'b' }),
      item({ type: 'custom_tool_call', name: 'apply_patch', input: '*** Begin Patch', call_id: 'c', status: 'completed' }),
      item({ type: 'local_shell_call', call_id: 'd', status: 'completed', action: { type: 'exec', command: ['ls'] } }),
      item({ type: 'function_call', name: '_fetch_pr', namespace: 'mcp__apps__github__', arguments: '{"n":1}', call_id: 'e' }),
      item({ type: 'web_search_call', id: 'f', status: 'completed', action: { query: 'x' } }),
    ]
    expect(await readCalls(...kinds)).toEqual([
      'pre_tool exec_command {"cmd":"ls"} unknown',
      'pre_tool shell {"command":["bash","-lc","ls"],"workdir":"/app"} unknown',
      'pre_tool apply_patch {"input":"*** Begin Patch"} unknown',
      'pre_tool local_shell {"type":"exec","command":["ls"]} unknown',
      'pre_tool mcp__apps__github__fetch_pr {"n":1} unknown',
      'pre_tool web_search {"query":"x"} ran',
    ])
  })

  it('whose arguments are no JSON keep their text', async () => {
    const broken = item({ type: 'function_call', name: 'exec_command', arguments: '{"cmd": "ls', call_id: 'a' })
    const { events } = await readOne(toLines(meta, broken))
    expect(events).toMatchObject([{ kind: 'pre_tool', call: { args: null, raw: '{"cmd": "ls' } }])
  })

  it('told by an item and an event are one, and by an event alone one too', async () => {
    const end = (id: string) => event({ type: 'exec_command_end', call_id: id, command: ['bash', '-lc', 'ls'], cwd: '/app', exit_code: 0 })
    expect(await readCalls(run('a', 'ls'), end('a'), output('a', printed(0)))).toEqual(['pre_tool exec_command {"cmd":"ls"} ran'])
    expect(await readCalls(run('a', 'ls'), output('a', printed(0)), end('a'))).toEqual(['pre_tool exec_command {"cmd":"ls"} ran'])
    expect(await readCalls(end('b'))).toEqual(['pre_tool shell {"command":["bash","-lc","ls"],"cwd":"/app"} ran'])
  })

  it('that a person typed are not the model’s', async () => {
    const typed = event({ type: 'exec_command_end', call_id: 'u', source: 'user_shell', command: ['ls'], cwd: '/app', exit_code: 0 })
    expect(await readCalls(typed)).toEqual([])
  })

  it('in the history of a compaction are repeats, and those that were rolled back ran', async () => {
    const history = [{ type: 'function_call', name: 'exec_command', arguments: '{"cmd":"old"}', call_id: 'z' }]
    const records = [run('a', 'ls'), output('a', printed(0)), line('compacted', { message: '', replacement_history: history })]
    expect(await readCalls(...records, event({ type: 'thread_rolled_back', num_turns: 1 }))).toEqual([
      'pre_tool exec_command {"cmd":"ls"} ran',
    ])
  })

  it('of a program lack its calls, unless they are recorded: then those count, and the program does not', async () => {
    const program = item({ type: 'custom_tool_call', name: 'exec', input: 'await tools.exec_command({cmd:"ls"})', call_id: 'p' })
    const result = item({ type: 'custom_tool_call_output', call_id: 'p', output: 'done' })
    const alone = await readOne(toLines(meta, program, result))
    expect(listLacks(alone)).toEqual(['code_mode_nested 2'])
    expect(outline(alone.events)[0]).toContain('pre_tool exec ')
    const inner = event({ type: 'item_completed', item: { type: 'CommandExecution', id: 'i', command: ['ls'], cwd: '/app', exit_code: 0 } })
    const whole = await readOne(toLines(meta, program, inner, result))
    expect(listLacks(whole)).toEqual([])
    expect(listGaps(whole)).toEqual([])
    expect(outline(whole.events).filter((each) => each.includes('pre_tool'))).toEqual([
      'pre_tool shell {"command":["ls"],"cwd":"/app"} ran',
    ])
  })
})

describe('what became of a call of a rollout', () => {
  it.each([
    ['ran', 'nobody', printed(0)],
    ['failed', 'nobody', printed(7)],
    ['failed', 'nobody', 'Exit code: 2\nWall time: 0.1 seconds\nOutput:\nno'],
    ['failed', 'nobody', JSON.stringify({ output: 'x', metadata: { exit_code: 1, duration_seconds: 0.1 } })],
    ['ran', 'nobody', 'Wall time: 1 seconds\nProcess running with session ID 3\nOutput:\n'],
    ['denied', 'hook', 'Command blocked by PreToolUse hook: no. Command: ls'],
    ['denied', 'user', 'exec command rejected by user'],
    ['denied', 'rule', 'rejected: blocked by policy'],
    ['unknown', 'user', 'aborted by user after 6.2s'],
    ['not-run', 'host', 'failed to parse function arguments: missing field `cmd`'],
  ])('is %s by %s where the output begins so: %j', async (recorded, by, text) => {
    expect(await readFate(run('a', 'ls'), output('a', text))).toEqual([recorded, by])
  })

  it('is not told by the words of a server that prints the same', async () => {
    const call = item({ type: 'function_call', name: 'mcp__s__t', arguments: '{}', call_id: 'a' })
    expect(await readFate(call, output('a', 'Tool call blocked by PreToolUse hook: no. Tool: mcp__s__t'))).toEqual(['unknown', 'hook'])
  })

  it('is not told by what a command printed behind its header', async () => {
    expect(await readFate(run('a', 'cat x'), output('a', printed(0, 'exec command rejected by user')))).toEqual(['ran', 'nobody'])
  })

  it('is declined where an event says so', async () => {
    const declined = event({ type: 'exec_command_end', call_id: 'a', command: ['ls'], cwd: '/app', status: 'declined', exit_code: -1 })
    expect(await readFate(run('a', 'ls'), declined, output('a', 'exec command rejected by user'))).toEqual(['denied', 'user'])
  })
})

describe('prompts of a rollout', () => {
  const typed = (message: string) => event({ type: 'user_message', message })
  const sent = (text: string) => item({ type: 'message', role: 'user', content: [{ type: 'input_text', text }] })
  const prompts = async (...records: object[]) => {
    const { events } = await readOne(toLines(meta, turn(), ...records))
    return events.flatMap((each) => (each.kind === 'prompt' ? [each.text] : []))
  }

  it('are told twice and counted once, in either order', async () => {
    expect(await prompts(sent('go'), typed('go'))).toEqual(['go'])
    expect(await prompts(typed('go'), sent('go'))).toEqual(['go'])
    expect(await prompts(sent('go'), typed('go'), sent('go'), typed('go'))).toEqual(['go', 'go'])
  })

  it.each([
    '<environment_context>x</environment_context>',
    '# AGENTS.md instructions for /app',
    '<user_instructions>x</user_instructions>',
    '<turn_aborted>x</turn_aborted>',
    '<skill>x</skill>',
  ])('are not what Codex put in itself: %s', async (text) => {
    expect(await prompts(sent(text))).toEqual([])
  })

  it('are not a developer’s, and without what an editor put around them', async () => {
    expect(await prompts(item({ type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'x' }] }))).toEqual([])
    const wrapped = '# Context from my IDE setup:\n\n## Open tabs\n- a.ts\n\n## My request for Codex:\nmend it\n'
    expect(await prompts(typed(wrapped))).toEqual(['mend it'])
  })
})

describe('the session of a rollout', () => {
  it('is that of its first record, and a turn says where it works, by which model and with whom', async () => {
    const copied = line('session_meta', { id: 'other', cwd: '/else', cli_version: '0.1.0' })
    const { source, events } = await readOne(
      toLines(meta, copied, turn({ cwd: '/app/sub', approval_policy: 'on-request' }), run('a', 'ls')),
    )
    expect(source.session).toMatchObject({
      ...{ id: 'thread-1', agent: 'codex', format: 'codex-rollout', root: '/app', branch: 'main', agentVersion: '0.171.0', model: 'gpt-x' },
    })
    expect(events).toMatchObject([{ cwd: '/app/sub', permissionMode: 'default' }])
    expect((await readOne(toLines(meta, turn(), run('a', 'ls')))).events).toMatchObject([{ permissionMode: 'bypassPermissions' }])
  })

  it('that goes on where another was left says what it lacks', async () => {
    const fork = line('session_meta', { id: 'f', cwd: '/app', history_base: { thread_id: 'thread-1', end_ordinal_exclusive: 9 } })
    expect(listLacks(await readOne(toLines(fork, run('a', 'ls'))))).toEqual(['history_base_missing 1'])
  })

  it('and its subagents’ files are one session, and a copied call is judged once', async () => {
    const spawned = { parent_thread_id: 'thread-1', source: { subagent: { thread_spawn: { parent_thread_id: 'thread-1', depth: 1 } } } }
    const child = line('session_meta', { id: 'thread-2', cwd: '/app', cli_version: '0.171.0', agent_role: 'reviewer', ...spawned })
    const files = {
      'r/rollout-1.jsonl': toLines(meta, turn(), run('a', 'ls'), output('a', printed(0))),
      'r/rollout-2.jsonl': toLines(child, meta, turn(), run('a', 'ls'), output('a', printed(0)), run('b', 'pwd'), output('b', printed(0))),
    }
    const { read } = await readAll({ repo: await writeFolder(files), named: ['r'] })
    expect(read.map(({ source }) => [source.session.id, source.tally.calls, source.tally.duplicates])).toEqual([['thread-1', 2, 1]])
    expect(outline(read[0]?.events ?? []).filter((each) => each.includes('pre_tool'))).toEqual([
      'pre_tool exec_command {"cmd":"ls"} ran',
      '[thread-2] pre_tool exec_command {"cmd":"pwd"} ran',
    ])
  })
})

describe('events of codex exec', () => {
  const started = { type: 'thread.started', thread_id: 'thread-1' }
  const begin = { type: 'turn.started' }
  const end = { type: 'turn.completed', usage: { input_tokens: 1 } }
  const command = (type: string, more: object) => ({
    type,
    item: { id: 'item_0', type: 'command_execution', command: "/bin/bash -lc 'ls'", aggregated_output: '', ...more },
  })
  const done = command('item.completed', { status: 'completed', exit_code: 0 })

  it('tell a call once, and lack the prompt', async () => {
    const session = await readOne(toLines(started, begin, command('item.started', { status: 'in_progress', exit_code: null }), done, end))
    expect(outline(session.events)).toEqual([
      `pre_tool command_execution {"command":"/bin/bash -lc 'ls'"} ran`,
      `post_tool command_execution {"command":"/bin/bash -lc 'ls'"} ran`,
    ])
    expect(session.source.session).toMatchObject({ id: 'thread-1', agent: 'codex', format: 'codex-exec-json' })
    expect(listLacks(session)).toEqual(['prompt_missing 1'])
  })

  it('tell edits without what they wrote, and are cut where a turn has no end', async () => {
    const change = { id: 'item_1', type: 'file_change', changes: [{ path: '/app/a', kind: 'add' }], status: 'completed' }
    const session = await readOne(toLines(started, begin, { type: 'item.completed', item: change }))
    expect(session.events).toMatchObject([{ call: { name: 'file_change', lacks: ['edit_without_content'] } }, { kind: 'post_tool' }])
    expect(listLacks(session)).toEqual(['prompt_missing 1', 'edit_without_content 3', 'file_cut 2'])
  })

  it('of two runs number their items anew, and both count', async () => {
    const { events } = await readOne(toLines(started, begin, done, end, started, begin, done, end))
    expect(events.filter(({ kind }) => kind === 'pre_tool')).toHaveLength(2)
  })

  it('tell what was declined', async () => {
    const { events } = await readOne(toLines(started, begin, command('item.completed', { status: 'declined', exit_code: null }), end))
    expect(events).toMatchObject([{ recorded: 'denied', recordedBy: 'user' }])
  })
})

const data = path.resolve(import.meta.dirname, '../../../shared/data/transcripts')
const rows = existsSync(data)
  ? readFileSync(path.join(data, 'INDEX.tsv'), 'utf8')
      .trim()
      .split('\n')
      .map((row) => row.split('\t'))
  : []

if (!existsSync(data)) process.stderr.write(`skipped: real rollouts are not read, since there is no folder ${data}\n`)

/** Counts that INDEX.tsv has otherwise, and why. */
const counted: Record<string, number> = {
  // Four calls more stand in events and items without a result: an image, a search for tools, one that a tool asked for, and a completed item.
  'codex-rollout/017.jsonl': 11,
}

describe.skipIf(!existsSync(data))('real rollouts and events', () => {
  const listed = rows.filter(([file, format]) => /^codex-(?:rollout|exec)/.test(format ?? '') && file !== 'codex-rollout/020.jsonl')
  it.each(listed.map(([file = '', , , , calls]) => [file, counted[file] ?? Number(calls)] as const))(
    '%s has %i calls',
    async (file, calls) => {
      const { read } = await readAll({ repo: data, named: [file] })
      expect(read.reduce((sum, { source }) => sum + source.tally.calls, 0)).toBe(calls)
      expect(read.flatMap(({ source }) => [...source.tally.unknown.keys()])).toEqual([])
    },
  )

  it('of untyped records, made by hand, are of no known format', async () => {
    const { problems } = await readAll({ repo: data, named: ['codex-rollout/020.jsonl'] })
    expect(problems).toMatchObject([{ message: expect.stringContaining('no known transcript format') }])
  })
})
