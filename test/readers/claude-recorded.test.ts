import { describe, expect, it } from 'vitest'
import { listLacks, readOne, toLines } from '../transcript/sessions.ts'

const frame = (uuid: string) => ({ uuid, parentUuid: null, isSidechain: false, sessionId: 's', cwd: '/app', version: '2.1.332' })
const use = (name: string, input: object) => ({
  ...{ ...frame('u1'), type: 'assistant' },
  message: { id: 'msg_1', role: 'assistant', content: [{ type: 'tool_use', id: 't1', name, input }] },
})
const refuse = (content: string, more: object = {}) => ({
  ...{ ...frame('u2'), type: 'user', toolUseResult: `Error: ${content}` },
  message: { role: 'user', content: [{ type: 'tool_result', tool_use_id: 't1', content, is_error: true }] },
  ...more,
})
const attachment = (body: object) => ({ ...frame('u3'), type: 'attachment', attachment: body })

/** What a session file says of its only call. */
async function readFate(...records: object[]) {
  const { events } = await readOne(toLines(...records))
  return events.flatMap((event) => (event.kind === 'pre_tool' ? [event.recorded, event.recordedBy ?? 'nobody'] : []))
}

async function readRuns(...records: object[]) {
  const { moments, source } = await readOne(toLines(use('Bash', { command: 'x' }), ...records))
  return { runs: moments.flatMap(({ facts }) => facts.hookRun ?? []), tally: source.tally.hookRuns }
}

describe('who refused a call of Claude Code', () => {
  const decided = (source: string) => ({ toolDenialKind: 'permission-rule', permissionDecision: { decision: 'reject', source } })
  it.each([
    ['hook', 'PreToolUse:Bash hook error: no', decided('hook')],
    ['rule', 'Permission to use Bash with command x has been denied.', decided('config')],
    ['user', "The user doesn't want to proceed with this tool use.", decided('user_reject')],
    ['host', 'Denied.', decided('classifier')],
    // A hook asked, and nobody was there to answer.
    [
      'hook',
      'R',
      { toolDenialKind: 'user-rejected', permissionDecision: { decision: 'reject', source: 'config', reasonCode: 'hook:PreToolUse' } },
    ],
    ['user', 'no', { toolDenialKind: 'user-rejected' }],
    ['rule', 'no', { toolDenialKind: 'permission-rule' }],
    ['hook', 'PreToolUse:Bash hook error: no', {}],
    ['rule', 'Permission to use Bash with command x has been denied.', {}],
    ['user', "The user doesn't want to proceed with this tool use.", {}],
  ])('is %s where the record says %s', async (who, text, keys) => {
    expect(await readFate(use('Bash', { command: 'x' }), refuse(text, keys))).toEqual(['denied', who])
  })

  it('is the agent itself where the call never began', async () => {
    const error = '<tool_use_error>Error: No such tool available: Bush</tool_use_error>'
    expect(await readFate(use('Edit', { file_path: 'a' }), refuse(error))).toEqual(['not-run', 'host'])
  })

  it('is nobody where the call ran, whatever it printed', async () => {
    const printed = { ...refuse('PreToolUse:Bash hook error: no'), toolUseResult: { stdout: '' } }
    printed.message.content = printed.message.content.map((block) => ({ ...block, is_error: false }))
    expect(await readFate(use('Bash', { command: 'x' }), printed)).toEqual(['ran', 'nobody'])
  })
})

describe('runs of hooks that Claude Code recorded', () => {
  const body = { hookName: 'PostToolUse:Bash', hookEvent: 'PostToolUse', toolUseID: 't1', command: './h.sh', durationMs: 7 }
  it.each([
    ['hook_success', 'ok', { stdout: 'fine', exitCode: 0 }],
    ['hook_non_blocking_error', 'failed', { stderr: 'oh', exitCode: 1 }],
    ['hook_cancelled', 'cancelled', {}],
    ['hook_error_during_execution', 'failed', {}],
    ['async_hook_response', 'ok', { exitCode: 0 }],
    ['async_hook_response', 'failed', { exitCode: 1 }],
    ['async_hook_response', 'failed', {}],
  ])('stand in attachments: %s is %s', async (type, outcome, more) => {
    const { runs } = await readRuns(attachment({ type, ...body, ...more }))
    const { hookName: name, hookEvent: event, toolUseID: callId, ...rest } = body
    expect(runs).toEqual([{ name, event, callId, ...rest, ...more, outcome }])
  })

  it.each([
    ['allow', 'ok'],
    ['deny', 'blocked'],
  ])('that answered a permission question with %s are %s', async (decision, outcome) => {
    const { runs } = await readRuns(
      attachment({ type: 'hook_permission_decision', decision, toolUseID: 't1', hookEvent: 'PermissionRequest' }),
    )
    expect(runs).toEqual([{ event: 'PermissionRequest', callId: 't1', outcome }])
  })

  it('that blocked name their command and reason inside the error', async () => {
    const error = { blockingError: 'again', command: './stop.sh' }
    const { runs, tally } = await readRuns(
      attachment({ type: 'hook_blocking_error', hookName: 'Stop', hookEvent: 'Stop', blockingError: error }),
    )
    expect(runs).toEqual([{ event: 'Stop', name: 'Stop', command: './stop.sh', stderr: 'again', outcome: 'blocked' }])
    expect(tally).toEqual({ runs: 1, blocked: 1, failed: 0 })
  })

  it('stand in progress records of old versions, which tell only that they began', async () => {
    const data = { type: 'hook_progress', hookEvent: 'PreToolUse', hookName: 'PreToolUse:Bash', command: './h.sh' }
    const { runs } = await readRuns({ ...frame('u4'), type: 'progress', toolUseID: 't1', data })
    expect(runs).toEqual([{ event: 'PreToolUse', name: 'PreToolUse:Bash', command: './h.sh', callId: 't1', outcome: 'unknown' }])
  })

  it('stand in the summary of a stop, and one that blocked is told only once', async () => {
    const hookInfos = [{ command: './a.sh', durationMs: 3 }, { command: './b.sh', durationMs: 4 }, { command: './stop.sh' }]
    const summary = { ...frame('u5'), type: 'system', subtype: 'stop_hook_summary', hookCount: 3, hookInfos, failedHookErrorIndexes: [1] }
    const { runs, tally } = await readRuns(summary)
    expect(runs.map(({ command, outcome }) => [command, outcome])).toEqual([
      ['./a.sh', 'ok'],
      ['./b.sh', 'failed'],
    ])
    expect(tally).toEqual({ runs: 2, blocked: 0, failed: 1 })
  })

  it('stand in the stream with their exit code, and what else a hook said is no run', async () => {
    const init = { type: 'system', subtype: 'init', session_id: 's', cwd: '/app', tools: ['Bash'] }
    const base = { type: 'system', session_id: 's', hook_event: 'PreToolUse', hook_name: 'PreToolUse:Bash' }
    const response = { ...base, subtype: 'hook_response', stdout: '', stderr: 'no', exit_code: 2, outcome: 'error' }
    const { moments } = await readOne(toLines(init, { ...base, subtype: 'hook_started' }, response))
    const runs = moments.flatMap(({ facts }) => facts.hookRun ?? [])
    expect(runs).toEqual([{ event: 'PreToolUse', name: 'PreToolUse:Bash', exitCode: 2, stderr: 'no', outcome: 'blocked' }])
    const began = { ...response, hook_event: 'SessionStart', hook_name: 'SessionStart:startup' }
    const early = (await readOne(toLines(init, began))).moments.flatMap(({ facts }) => facts.hookRun?.outcome ?? [])
    expect(early, 'exit code 2 stops no session from starting').toEqual(['failed'])
    expect((await readRuns(attachment({ type: 'hook_additional_context', content: ['x'], hookName: 'Stop' }))).runs).toEqual([])
  })
})

describe('what a record of Claude Code lacks', () => {
  const init = { type: 'system', subtype: 'init', session_id: 's', cwd: '/app', tools: ['Bash'] }
  const stream = { parent_tool_use_id: null, session_id: 's' }
  const said = { type: 'assistant', message: { id: 'm', role: 'assistant', content: [{ type: 'text', text: 'hm' }] }, ...stream }
  const asked = { type: 'user', message: { role: 'user', content: 'do it' }, ...stream }
  const result = { type: 'result', subtype: 'success', is_error: false, session_id: 's' }

  it('is the prompt of a stream, unless it was echoed', async () => {
    expect(listLacks(await readOne(toLines(init, said, said, result)))).toEqual(['prompt_missing 2'])
    expect(listLacks(await readOne(toLines(init, asked, said, result)))).toEqual([])
    expect(listLacks(await readOne(toLines(init, result)))).toEqual(['prompt_missing 2'])
  })

  it('is the rest of a run that has no result', async () => {
    expect(listLacks(await readOne(toLines(init, asked, said)))).toEqual(['file_cut 3'])
    expect(listLacks(await readOne(JSON.stringify([init, asked, said], null, 2)))).toEqual([expect.stringMatching(/^file_cut /)])
  })

  it('is what Entire blacked out in arguments, and nothing for the word in small letters', async () => {
    const lacks = async (command: string) => listLacks(await readOne(toLines(use('Bash', { command }))))
    expect(await lacks('curl -H "Authorization: REDACTED" x')).toEqual(['redacted 1'])
    expect(await lacks('grep redacted UNREDACTED_x')).toEqual([])
  })
})
