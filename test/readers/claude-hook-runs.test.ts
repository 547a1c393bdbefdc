import { describe, expect, it } from 'vitest'
import { claude, listLacks, type ReadSession, readAll, readOne, toLines, writeFolder } from '../transcript/sessions.ts'

const attach = (n: number, attachment: object) => ({ ...claude.envelope(`hook-${n}`), type: 'attachment', attachment })
const listRuns = ({ moments }: ReadSession) => moments.flatMap(({ facts }) => facts.hookRun ?? [])
const about = { hookEvent: 'PreToolUse', hookName: 'PreToolUse:Bash', toolUseID: 'toolu_1' }

describe('runs of hooks that a session file tells', () => {
  it('have event, name, command, call, output and time as recorded', async () => {
    const ended = { ...about, stdout: 'out', stderr: 'err', exitCode: 0, command: './guard.sh', durationMs: 12, content: 'x' }
    const session = await readOne(toLines(claude.call(1, 'ls'), attach(1, { type: 'hook_success', ...ended })))
    const told = { event: 'PreToolUse', outcome: 'ok', name: 'PreToolUse:Bash', command: './guard.sh', callId: 'toolu_1' }
    expect(listRuns(session)).toEqual([{ ...told, stdout: 'out', stderr: 'err', exitCode: 0, durationMs: 12 }])
    expect(session.source.tally.hookRuns).toEqual({ runs: 1, blocked: 0, failed: 0 })
  })

  it.each([
    ['ok', { type: 'hook_success', exitCode: 0 }],
    ['failed', { type: 'hook_non_blocking_error', exitCode: 1 }],
    ['failed', { type: 'hook_error_during_execution' }],
    ['blocked', { type: 'hook_blocking_error', blockingError: { blockingError: 'no', command: './guard.sh' } }],
    ['blocked', { type: 'hook_stopped_continuation', message: 'enough' }],
    ['cancelled', { type: 'hook_cancelled' }],
    ['ok', { type: 'hook_permission_decision', decision: 'allow' }],
    ['blocked', { type: 'hook_permission_decision', decision: 'deny' }],
    ['ok', { type: 'async_hook_response', exitCode: 0 }],
    ['failed', { type: 'async_hook_response', exitCode: 1 }],
  ])('are %s: %j', async (outcome, attachment) => {
    const session = await readOne(toLines(claude.call(1, 'ls'), attach(1, { ...about, ...attachment })))
    expect(listRuns(session)).toMatchObject([{ event: 'PreToolUse', callId: 'toolu_1', outcome }])
  })

  it('say why they blocked', async () => {
    const blocked = { type: 'hook_blocking_error', ...about, blockingError: { blockingError: 'no', command: './guard.sh' } }
    expect(listRuns(await readOne(toLines(claude.call(1, 'ls'), attach(1, blocked))))).toMatchObject([
      { command: './guard.sh', stderr: 'no' },
    ])
  })

  it('are not what stands beside them', async () => {
    const side = ['hook_additional_context', 'hook_system_message', 'hook_deferred_tool'].map((type, n) => attach(n, { ...about, type }))
    const session = await readOne(toLines(claude.call(1, 'ls'), ...side))
    expect(listRuns(session)).toEqual([])
    expect(session.source.tally.hookRuns.runs).toBe(0)
  })

  const progress = (hookEvent: string, command: string) => ({
    ...claude.envelope(`progress-${command}`),
    ...{ type: 'progress', toolUseID: 'use-1', data: { type: 'hook_progress', hookEvent, hookName: hookEvent, command } },
  })
  const summary = (...commands: string[]) => ({
    ...claude.envelope('summary'),
    ...{ type: 'system', subtype: 'stop_hook_summary', toolUseID: 'use-1', hookErrors: [] as string[] },
    hookInfos: commands.map((command) => ({ command, durationMs: 5 })),
  })

  it('of versions that record only their start are of unknown outcome', async () => {
    const session = await readOne(toLines(claude.call(1, 'ls'), progress('PostToolUse', './lint.sh')))
    expect(listRuns(session)).toMatchObject([{ event: 'PostToolUse', command: './lint.sh', callId: 'use-1', outcome: 'unknown' }])
  })

  it('at the end of a turn are told in one record, each once', async () => {
    const told = { type: 'hook_success', hookEvent: 'Stop', toolUseID: 'use-1', command: './a.sh', exitCode: 0 }
    const records = [claude.call(1, 'ls'), progress('Stop', './b.sh'), attach(1, told), summary('./a.sh', './b.sh', './c.sh')]
    const runs = listRuns(await readOne(toLines(...records)))
    expect(runs.map(({ command, outcome }) => `${command} ${outcome}`)).toEqual(['./a.sh ok', './b.sh ok', './c.sh ok'])
  })

  it('at the end of a turn with an error that names no hook are of unknown outcome', async () => {
    const runs = listRuns(await readOne(toLines(claude.call(1, 'ls'), { ...summary('./a.sh', './b.sh'), hookErrors: ['no'] })))
    expect(runs.map(({ outcome }) => outcome)).toEqual(['unknown', 'unknown'])
  })
})

const init = {
  type: 'system',
  subtype: 'init',
  session_id: 's',
  tools: ['Bash'],
  cwd: '/app',
  uuid: 'init',
  claude_code_version: '2.1.332',
}
const message = (content: unknown, more: object = {}) => ({
  ...{ type: 'assistant', message: { id: 'msg_1', role: 'assistant', content }, parent_tool_use_id: null, session_id: 's' },
  ...more,
})
const tool = { type: 'tool_use', id: 'toolu_1', name: 'Bash', input: { command: 'ls' } }
const prompt = { type: 'user', message: { role: 'user', content: 'do it' }, parent_tool_use_id: null, session_id: 's', uuid: 'p' }
const result = { type: 'result', subtype: 'success', is_error: false, result: 'done', session_id: 's', permission_denials: [] }

describe('runs of hooks in SDK messages', () => {
  const response = (more: object) => ({
    ...{ type: 'system', subtype: 'hook_response', session_id: 's', hook_id: 'h', hook_name: 'PreToolUse:Bash', hook_event: 'PreToolUse' },
    ...{ stdout: 'out', stderr: '', ...more },
  })
  it.each([
    ['ok', { exit_code: 0, outcome: 'success' }],
    ['blocked', { exit_code: 2, outcome: 'error' }],
    ['failed', { exit_code: 1, outcome: 'error' }],
    ['failed', { exit_code: 2, outcome: 'error', hook_event: 'SessionStart' }],
    ['cancelled', { outcome: 'cancelled' }],
  ])('are %s: %j', async (outcome, more) => {
    const began = { ...response({}), subtype: 'hook_started' }
    const session = await readOne(toLines(began, response(more), init, prompt, message([tool]), result))
    expect(listRuns(session)).toMatchObject([{ name: 'PreToolUse:Bash', stdout: 'out', outcome }])
    expect(session.moments.filter(({ kind }) => kind === 'session_start')).toHaveLength(1)
  })
})

describe('a stream of SDK messages', () => {
  it('lacks its prompt unless it is in it', async () => {
    expect(listLacks(await readOne(toLines(init, message([tool]), result)))).toEqual(['prompt_missing 2'])
    expect(listLacks(await readOne(toLines(init, prompt, message([tool]), result)))).toEqual([])
  })

  it('without a result is cut off', async () => {
    expect(listLacks(await readOne(toLines(init, prompt, message([tool]))))).toEqual(['file_cut 2'])
  })

  it('of several runs says of each what it lacks', async () => {
    const second = [
      { ...init, session_id: 't' },
      { ...message([tool]), session_id: 't' },
    ]
    const repo = await writeFolder({ 't.jsonl': toLines(init, prompt, message([tool]), ...second) })
    const { read } = await readAll({ repo, named: ['t.jsonl'] })
    expect(read.map(listLacks)).toEqual([['file_cut 2'], ['prompt_missing 5', 'file_cut 5']])
  })
})

describe('who refused a call', () => {
  const user = "The user doesn't want to proceed with this tool use."
  it.each([
    ['hook', 'PreToolUse:Bash hook error: no', {}],
    ['hook', "Hook 'guard.sh' blocked this action: no", {}],
    ['user', user, {}],
    ['rule', 'Permission to use Bash has been denied.', {}],
    ['rule', "Claude requested permissions to use Bash, but you haven't granted it yet.", {}],
    ['user', 'R-ask', { toolDenialKind: 'user-rejected' }],
    ['rule', 'odd', { toolDenialKind: 'permission-rule' }],
    ['hook', 'R-deny', { toolDenialKind: 'permission-rule', permissionDecision: { decision: 'reject', source: 'hook' } }],
    [
      'hook',
      'R-ask',
      { toolDenialKind: 'user-rejected', permissionDecision: { decision: 'reject', source: 'config', reasonCode: 'hook:PreToolUse' } },
    ],
    ['user', user, { permissionDecision: { decision: 'reject', source: 'user_reject' } }],
  ])('is the %s: %s %j', async (recordedBy, text, more) => {
    const { events } = await readOne(toLines(claude.call(1, 'ls'), claude.result(1, text, { is_error: true, ...more })))
    expect(events).toMatchObject([{ recorded: 'denied', recordedBy }])
  })

  it('is the agent itself where the call could not be made', async () => {
    const text = '<tool_use_error>File has not been read yet.</tool_use_error>'
    const more = { is_error: true, toolUseResult: 'Error: File has not been read yet.' }
    expect((await readOne(toLines(claude.call(1, 'ls'), claude.result(1, text, more)))).events).toMatchObject([
      { recorded: 'not-run', recordedBy: 'host' },
    ])
  })

  it('is nobody where it ran', async () => {
    const [call] = (await readOne(toLines(claude.call(1, 'ls'), claude.result(1, 'Exit code 1', { is_error: true })))).events
    expect(call).not.toHaveProperty('recordedBy')
  })

  it.each([
    ['hook', 'hook'],
    ['rule', 'rule'],
    ['rule', 'mode'],
    ['host', 'classifier'],
  ])('is the %s where a notice ahead of the result names the reason %s', async (recordedBy, decision_reason_type) => {
    const notice = {
      type: 'system',
      subtype: 'permission_denied',
      tool_use_id: 'toolu_1',
      tool_name: 'Bash',
      session_id: 's',
      decision_reason_type,
    }
    const content = [{ type: 'tool_result', tool_use_id: 'toolu_1', content: 'R', is_error: true }]
    const refused = {
      ...prompt,
      message: { role: 'user', content },
      tool_result_meta: [{ id: 'toolu_1', non_execution_kind: 'user-rejected' }],
    }
    expect((await readOne(toLines(init, prompt, message([tool]), notice, refused, result))).events[1]).toMatchObject({
      recorded: 'denied',
      recordedBy,
    })
  })

  it('and whether a person answered is told where the record says so', async () => {
    const answers = { user_temporary: 'allow_once', user_permanent: 'allow_always' }
    for (const [source, decision] of Object.entries(answers)) {
      const more = { permissionDecision: { decision: 'accept', source } }
      const { moments } = await readOne(toLines(claude.call(1, 'ls'), claude.result(1, 'ok', more)))
      expect(moments.find(({ kind }) => kind === 'permission_result')).toMatchObject({ facts: { decision } })
    }
    const byRule = await readOne(
      toLines(claude.call(1, 'ls'), claude.result(1, 'ok', { permissionDecision: { decision: 'accept', source: 'config' } })),
    )
    expect(byRule.moments.map(({ kind }) => kind)).not.toContain('permission_result')
  })
})

describe('what a recorder blacked out', () => {
  it.each(['curl -H "Authorization: REDACTED" x', 'cat /home/REDACTED/key', 'export KEY=[REDACTED]'])('is lacking: %s', async (command) => {
    const session = await readOne(toLines(claude.call(1, command), claude.result(1, 'REDACTED')))
    expect(session.events[0]).toMatchObject({ call: { lacks: ['redacted'] } })
    expect(listLacks(session)).toEqual(['redacted 1'])
  })

  it('is looked for in the call’s own arguments only', async () => {
    const session = await readOne(toLines(claude.prompt('REDACTED'), claude.call(1, 'redacted'), claude.result(1, 'REDACTED')))
    expect(listLacks(session)).toEqual([])
  })
})
