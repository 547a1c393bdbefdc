import { describe, expect, it } from 'vitest'
import { openhandsEvents } from '../../src/readers/openhands-events/openhands-events.ts'
import { listGaps, outline, readOne, toLines } from '../transcript/sessions.ts'
import { readPieces } from './pieces.ts'

const timestamp = '2026-02-01T10:00:00.000001'

function event(kind: string, id: string, more: Record<string, unknown>) {
  return { id, timestamp, source: 'agent', kind, ...more }
}

function message(id: string, source: string, text: string, more: Record<string, unknown> = {}) {
  const role = source === 'agent' ? 'assistant' : 'user'
  return event('MessageEvent', id, { source, llm_message: { role, content: [{ type: 'text', text }] }, extended_content: [], ...more })
}

function action(id: string, call: string, command: string, more: Record<string, unknown> = {}) {
  return event('ActionEvent', id, {
    thought: [{ type: 'text', text: 'So.' }],
    action: { kind: 'TerminalAction', command, is_input: false },
    tool_name: 'terminal',
    tool_call_id: call,
    tool_call: { id: call, name: 'terminal', arguments: JSON.stringify({ command, security_risk: 'LOW' }) },
    llm_response_id: `r-${id}`,
    ...more,
  })
}

function observation(call: string, text: string, more: Record<string, unknown> = {}) {
  const seen = {
    kind: 'TerminalObservation',
    content: [{ type: 'text', text }],
    is_error: false,
    exit_code: 0,
    metadata: { working_dir: '/work' },
  }
  return event('ObservationEvent', `o-${call}`, {
    source: 'environment',
    tool_name: 'terminal',
    tool_call_id: call,
    action_id: `a-${call}`,
    observation: { ...seen, ...more },
  })
}

const args = '{"kind":"TerminalAction","command":"ls","is_input":false}'

describe('OpenHands’ events', () => {
  const events = [
    event('SystemPromptEvent', 's', {
      system_prompt: { type: 'text', text: 'You are …' },
      tools: [{ title: 'terminal', description: 'runs' }],
    }),
    message('m1', 'user', 'list the files', { extended_content: [{ type: 'text', text: '<skill>' }] }),
    action('a-c1', 'c1', 'ls'),
    observation('c1', 'a.txt'),
    action('a-c2', 'c2', 'ls'),
    observation('c2', 'no', { is_error: true }),
    message('m2', 'agent', 'There it is.', { llm_response_id: 'r-m2' }),
    message('m3', 'user', 'The task appears incomplete (iteration 1/3, predicted success likelihood: 41.0%).\n\nPlease …'),
    message('m4', 'user', 'look at this', { sender: 'reviewer' }),
  ]

  it('are read one a line: what hooks are shown is the action, and only what a person wrote is a prompt', async () => {
    const read = await readOne(toLines(...events))
    expect(outline(read.events)).toEqual([
      'prompt list the files',
      `pre_tool terminal ${args} ran`,
      `post_tool terminal ${args} ran`,
      `pre_tool terminal ${args} failed`,
      `post_tool terminal ${args} failed`,
    ])
    expect(read.events[3]).toMatchObject({ ts: timestamp, cwd: '/work', at: { line: 5, call: 'c2' } })
    expect(read.source.session).toMatchObject({ agent: 'openhands', format: 'openhands-events', root: '/work' })
    expect(outline(read.moments).at(-2)).toBe('stop {"reason":"done","message":"There it is."}')
    expect(listGaps(read)).toEqual([])
  })

  it('are read one a file', async () => {
    const pieces = events.map((value, index) => ({ path: `events/event-0000${index}-x.json`, value }))
    const [read] = await readPieces(openhandsEvents, pieces)
    expect(read?.source.tally).toMatchObject({ calls: 2, prompts: 1, gapCount: 0 })
    expect(read?.events[1]?.at).toEqual({ path: 'events/event-00002-x.json', line: 1, call: 'c1' })
  })

  it('pair parallel calls of one response by id', async () => {
    const both = [action('a-c1', 'c1', 'ls', { llm_response_id: 'r' }), action('a-c2', 'c2', 'ls', { llm_response_id: 'r' })]
    const { events: found } = await readOne(toLines(...both, observation('c2', 'B'), observation('c1', 'A')))
    expect(found.map((each) => (each.kind === 'post_tool' ? each.result.text : each.kind))).toEqual(['pre_tool', 'A', 'pre_tool', 'B'])
  })

  it.each([
    [{ rejection_source: 'user', rejection_reason: 'no' }, 'user'],
    [{ rejection_source: 'hook', rejection_reason: 'blocked' }, 'hook'],
    [{ rejection_reason: 'older versions know no hooks' }, 'user'],
  ])('say who refused a call: %j', async (rejection, by) => {
    const refused = event('UserRejectObservation', 'u', {
      source: 'user',
      tool_name: 'terminal',
      tool_call_id: 'c1',
      action_id: 'a-c1',
      ...rejection,
    })
    const { events: found } = await readOne(toLines(action('a-c1', 'c1', 'ls'), refused))
    expect(found).toMatchObject([{ kind: 'pre_tool', recorded: 'denied', recordedBy: by }])
  })

  it('say of a call that the SDK could make nothing of that it was not run, of another that it failed', async () => {
    const failure = event('AgentErrorEvent', 'e', { tool_name: 'terminal', tool_call_id: 'c1', error: 'Tool not found' })
    const broken = action('a-c1', 'c1', 'ls', { action: null })
    const { events: found } = await readOne(toLines(broken, failure))
    expect(outline(found)).toEqual(['pre_tool terminal {"command":"ls","security_risk":"LOW"} not-run'])
    const { events: failed } = await readOne(toLines(action('a-c1', 'c1', 'ls'), failure))
    expect(failed[0]).toMatchObject({ recorded: 'failed' })
  })

  it('record runs of hooks, interrupts, compaction and errors', async () => {
    const hook = event('HookExecutionEvent', 'h', {
      ...{ source: 'hook', hook_event_type: 'PreToolUse', hook_command: './guard.sh', tool_name: 'terminal', action_id: 'a-c1' },
      ...{ success: false, blocked: true, exit_code: 2, stdout: '', stderr: 'no', reason: 'no' },
    })
    const { moments, source } = await readOne(
      toLines(
        action('a-c1', 'c1', 'ls'),
        hook,
        event('CondensationRequest', 'q', {}),
        event('Condensation', 'c', { forgotten_event_ids: [], summary: 'so far' }),
        event('PauseEvent', 'p', { source: 'user' }),
        event('ConversationErrorEvent', 'x', { source: 'environment', code: 'LLM', detail: 'overloaded' }),
      ),
    )
    expect(moments.filter(({ synthetic }) => !synthetic).map(({ kind, facts }) => [kind, facts])).toEqual([
      [
        'hook_run',
        {
          hookRun: { event: 'PreToolUse', outcome: 'blocked', command: './guard.sh', callId: 'c1', exitCode: 2, stdout: '', stderr: 'no' },
        },
      ],
      ['pre_compact', {}],
      ['post_compact', {}],
      ['interrupt', {}],
      ['error', { message: 'overloaded' }],
    ])
    expect(source.tally.hookRuns).toEqual({ runs: 1, blocked: 1, failed: 0 })
  })

  it('of an agent that is driven by ACP name its calls by their kind, once they are over', async () => {
    const call = { tool_call_id: 'c1', title: 'Run ls', tool_kind: 'execute', raw_input: { command: 'ls' }, is_error: false }
    const read = await readOne(
      toLines(
        event('ACPToolCallEvent', 'x1', { ...call, status: 'in_progress', raw_input: {} }),
        event('ACPToolCallEvent', 'x2', { ...call, status: 'completed', raw_output: 'a.txt' }),
      ),
    )
    expect(outline(read.events)).toEqual(['pre_tool execute {"command":"ls"} ran', 'post_tool execute {"command":"ls"} ran'])
  })

  it('without a tool’s name, of unknown kinds and without their call leave a trace', async () => {
    const nameless = action('a-c1', 'c1', 'ls', { tool_name: undefined, tool_call: undefined })
    const read = await readOne(toLines(nameless, event('WishEvent', 'w', {}), observation('c9', 'lost')))
    expect(listGaps(read)).toEqual(['unread-call 1', 'result-without-call 3'])
    expect([...read.source.tally.unknown.keys()]).toEqual(['WishEvent'])
  })
})

describe('OpenHands’ older trajectories', () => {
  function act(id: number, name: string, more: Record<string, unknown>, beside: Record<string, unknown> = {}) {
    return { id, timestamp, source: 'agent', message: '', action: name, args: { thought: '', ...more }, ...beside }
  }
  function seen(id: number, cause: number, name: string, content: string, extras: Record<string, unknown> = {}) {
    return { id, timestamp, source: 'agent', message: '', cause, observation: name, content, extras }
  }
  function asked(call: string, name: string, given: Record<string, unknown>) {
    const calls = [{ id: call, type: 'function', function: { name, arguments: JSON.stringify(given) } }]
    return {
      tool_call_metadata: {
        function_name: name,
        tool_call_id: call,
        model_response: { id: `r-${call}`, choices: [{ message: { tool_calls: calls } }] },
      },
    }
  }
  const metadata = (exit_code: number, working_dir = '/workspace') => ({ metadata: { exit_code, working_dir } })
  const list = (...events: object[]) => JSON.stringify(events, null, 2)

  it('have the model’s own calls where they are kept, else the actions; results are told by their cause', async () => {
    const read = await readOne(
      list(
        { id: 0, timestamp, source: 'environment', message: '', observation: 'agent_state_changed', content: '', extras: {} },
        { id: 1, timestamp, source: 'user', message: 'x', action: 'message', args: { content: 'make it' } },
        seen(2, 1, 'null', ''),
        act(
          3,
          'edit',
          { path: '/w/a', content: '' },
          asked('t1', 'str_replace_editor', { command: 'create', path: '/w/a', file_text: 'hi' }),
        ),
        seen(4, 3, 'edit', 'done'),
        act(5, 'run', { command: 'ls' }),
        seen(6, 5, 'run', 'a', metadata(1)),
        act(7, 'run', { command: 'serve' }),
        seen(8, 7, 'run', '…', metadata(-1)),
        act(9, 'think', { thought: 'hm' }, asked('t9', 'think', { thought: 'hm' })),
        { ...seen(10, 9, 'think', 'Your thought has been logged.'), ...asked('t9', 'think', { thought: 'hm' }) },
        act(11, 'finish', { final_thought: 'All done.' }),
      ),
      'trajectory.json',
    )
    const edit = 'str_replace_editor {"command":"create","path":"/w/a","file_text":"hi"}'
    expect(outline(read.events)).toEqual([
      'prompt make it',
      `pre_tool ${edit} ran`,
      `post_tool ${edit} ran`,
      'pre_tool run {"thought":"","command":"ls"} failed',
      'post_tool run {"thought":"","command":"ls"} failed',
      'pre_tool run {"thought":"","command":"serve"} ran',
      'post_tool run {"thought":"","command":"serve"} ran',
    ])
    expect(read.events[5]).toMatchObject({ cwd: '/workspace' })
    expect(read.events[6]).toMatchObject({ result: { isError: null } })
    expect(read.source.session).toMatchObject({ agent: 'openhands', format: 'openhands-v0', root: '/workspace' })
    expect(outline(read.moments).at(-2)).toBe('stop {"reason":"done","message":"All done."}')
    expect(listGaps(read)).toEqual([])
  })

  it('say that a person refused, in the observation or in the action', async () => {
    const { events } = await readOne(
      list(
        act(1, 'run', { command: 'rm a', confirmation_state: 'awaiting_confirmation' }),
        seen(2, 1, 'user_rejected', 'no'),
        act(3, 'run', { command: 'rm b', confirmation_state: 'rejected' }),
        act(4, 'run', { command: 'rm c', confirmation_state: 'confirmed' }),
        seen(5, 4, 'error', 'broken'),
      ),
    )
    const found = events.flatMap((each) => (each.kind === 'pre_tool' ? [[each.call.args?.command, each.recorded, each.recordedBy]] : []))
    expect(found).toEqual([
      ['rm a', 'denied', 'user'],
      ['rm b', 'denied', 'user'],
      ['rm c', 'failed', undefined],
    ])
  })

  it('hold commands that the person typed, which are no calls', async () => {
    const read = await readOne(
      list({ ...act(1, 'run', { command: 'ls' }), source: 'user' }, seen(2, 1, 'run', 'a', metadata(0)), act(3, 'run', { command: 'pwd' })),
    )
    expect(outline(read.events)).toEqual(['pre_tool run {"thought":"","command":"pwd"} unknown'])
    expect(listGaps(read)).toEqual([])
  })

  it('lose the text of a new file where the model’s call is not kept, and say so', async () => {
    const { events } = await readOne(list(act(1, 'edit', { path: '/w/a', content: '', start: 1, end: -1 })))
    expect(events[0]).toMatchObject({ call: { name: 'edit', lacks: ['edit_without_content'] } })
  })

  it('count an action that is not known as a call, and a result without a call as a gap', async () => {
    const read = await readOne(list(act(1, 'teleport', { to: 'x' }), seen(2, 1, 'teleport', 'ok'), seen(3, 99, 'run', 'lost')))
    expect(outline(read.events)[0]).toBe('pre_tool teleport {"thought":"","to":"x"} ran')
    expect(listGaps(read)).toEqual(['result-without-call 23'])
  })
})
