import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readOne, toLines } from '../transcript/sessions.ts'

const state = (working_dir: string) => ({ open_file: 'n/a', working_dir })

describe('a trajectory of SWE-agent', () => {
  const call = (id: string, name: string, args: object) => ({ id, type: 'function', function: { name, arguments: JSON.stringify(args) } })
  const said = (action: string, tool_calls?: object[]) => ({
    ...{ role: 'assistant', content: 'So.', action, agent: 'main', message_type: 'action' },
    ...(tool_calls && { tool_calls }),
  })
  const task = { role: 'user', content: 'Template around the task', agent: 'main', message_type: 'observation' }
  const step = (action: string, observation: string, more: object = {}) => ({
    action,
    observation,
    response: 'So.',
    thought: 'So.',
    ...more,
  })
  const read = (document: object) => readOne(JSON.stringify(document, null, 2), 'x.traj')

  it('names the model’s own tool calls, and calls of bash where there are none; what was run stands in trajectory alone', async () => {
    const found = await read({
      environment: 'main',
      trajectory: [
        step('find_file a.py', 'Found 1', { state: state('/repo'), execution_time: 0.1 }),
        step('cd src', '', { state: state('/repo/src'), execution_time: 0.1 }),
        step('submit\n', 'diff', { state: state('/repo/src'), execution_time: 0.1 }),
        step('', 'exit', { state: state('/repo/src'), execution_time: 0 }),
      ],
      history: [
        { role: 'system', content: 'You are …', message_type: 'system_prompt' },
        { role: 'user', content: 'A demonstration', is_demo: true },
        { ...said('submit\n', [call('d1', 'submit', { force: true })]), is_demo: true },
        task,
        said('find_file a.py', [call('c1', 'find_file', { file_name: 'a.py' })]),
        said('cd src'),
        said('rm -rf /', [call('c9', 'bash', { command: 'rm -rf /' })]),
      ],
      info: { exit_status: 'submitted', swe_agent_version: '1.1.0' },
      replay_config: { problem_statement: { text: 'It is broken', type: 'text' } },
    })
    expect(outline(found.events)).toEqual([
      'prompt It is broken',
      'pre_tool find_file {"file_name":"a.py"} ran',
      'post_tool find_file {"file_name":"a.py"} ran',
      'pre_tool bash {"command":"cd src"} ran',
      'post_tool bash {"command":"cd src"} ran',
      'pre_tool bash {"command":"submit"} ran',
      'post_tool bash {"command":"submit"} ran',
    ])
    // This version says where a step ended.
    expect(found.events.filter(({ kind }) => kind === 'pre_tool').map(({ cwd }) => cwd)).toEqual(['/repo', '/repo', '/repo/src'])
    expect(found.source.session).toMatchObject({ agent: 'swe-agent', format: 'swe-agent-traj', root: '/repo', agentVersion: '1.1.0' })
    expect(found.source.tally).toMatchObject({ calls: 3, gapCount: 0 })
    expect([...found.source.tally.ignored]).toEqual([['step without an action', 1]])
  })

  it.each([
    ['an object', state('/repo')],
    ['JSON', JSON.stringify(state('/repo'))],
    ['Python’s notation', "{'open_file': 'n/a', 'working_dir': '/repo'}"],
  ])('of an older version says where a step began, as %s', async (_, told) => {
    const steps = [step('cd src', '', { state: told }), step('ls', '', { state: JSON.stringify(state('/repo/src')) })]
    const { events } = await read({ environment: 'x', trajectory: steps, history: [task], info: {} })
    expect(outline(events)[0]).toBe('prompt Template around the task')
    expect(events.filter(({ kind }) => kind === 'pre_tool').map(({ cwd }) => cwd)).toEqual(['/repo', '/repo/src'])
  })

  it('counts a step again that brings the id of one before it', async () => {
    const twice = said('ls', [call('c1', 'bash', { command: 'ls' })])
    const { source } = await read({
      trajectory: [step('ls', 'a'), step('ls', 'a')],
      history: [task, twice, twice],
      replay_config: '{"problem',
    })
    expect(source.tally).toMatchObject({ calls: 2, duplicates: 0 })
  })

  it('that is a demonstration alone holds no calls', async () => {
    const found = await read({ history: [task, said('ls', [call('c1', 'bash', { command: 'ls' })])] })
    expect(found.source.tally).toMatchObject({ calls: 0, prompts: 0, gapCount: 0 })
  })

  it('without messages lacks its prompt; what is no step is a gap', async () => {
    const found = await read({ trajectory: [step('ls', 'a'), 'torn'], info: {} })
    expect(listLacks(found)).toEqual(['prompt_missing 1'])
    expect(listGaps(found)).toEqual(['bad-record 1'])
  })
})

describe('a trajectory of mini-swe-agent', () => {
  const fence = '```'
  const block = (command: string, mark = 'mswea_bash_command') => `Thought.\n\n${fence}${mark}\n${command}\n${fence}`
  const system = { role: 'system', content: `Answer with ONE block:\n${block('your_command')}` }
  const says = (content: string, more: object = {}) => ({ role: 'assistant', content, ...more })
  const told = (content: string, more: object = {}) => ({ role: 'user', content, ...more })
  const output = (code: number, text: string) => told(`<returncode>${code}</returncode>\n<output>\n${text}\n</output>`)
  const bash = (command: string, recorded: string) => [
    `pre_tool bash ${JSON.stringify({ command })} ${recorded}`,
    `post_tool bash ${JSON.stringify({ command })} ${recorded}`,
  ]
  const messages = [
    system,
    told('Solve this'),
    says(block('ls -la')),
    output(0, 'a.py'),
    says(`${block('ls')}\n${block('pwd')}`),
    told('Please always provide EXACTLY ONE action'),
    says(`An example:\n${block('rm -rf /', 'bash')}`),
    told('Please always provide EXACTLY ONE action'),
    says(block('cat nothing')),
    output(1, 'no such file'),
    says(block('echo COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT')),
    told(''),
  ]
  const expected = [
    'prompt Solve this',
    ...bash('ls -la', 'ran'),
    ...bash('cat nothing', 'failed'),
    ...bash('echo COMPLETE_TASK_AND_SUBMIT_FINAL_OUTPUT', 'ran'),
  ]

  it.each([
    ['a bare list', JSON.stringify(messages)],
    ['one a line', toLines(...messages)],
    ['version 1', JSON.stringify({ info: { mini_version: '1.9.0' }, messages, trajectory_format: 'mini-swe-agent-1' }, null, 2)],
  ])('runs the one block of a message, none when there are several or when it has another mark: %s', async (_, content) => {
    const read = await readOne(content, 'x.traj.json')
    expect(outline(read.events)).toEqual(expected)
    expect(read.source.session).toMatchObject({ agent: 'mini-swe-agent', format: 'mini-swe-agent' })
    expect(read.source.tally).toMatchObject({ calls: 3, prompts: 1, gapCount: 0 })
  })

  it('of the first versions has blocks of plain bash', async () => {
    const old = [told('Solve this'), says(block('ls', 'bash')), output(0, 'a')]
    expect(outline((await readOne(JSON.stringify(old))).events)).toEqual(['prompt Solve this', ...bash('ls', 'ran')])
  })

  it('of version 1.1 keeps the actions, which count before blocks; results may be tool messages', async () => {
    const tool_calls = ['t1', 't2'].map((id) => ({ id, type: 'function', function: { name: 'bash', arguments: '{"command":"x"}' } }))
    const actions = [
      { command: 'ls', tool_call_id: 't1' },
      { command: 'pwd', tool_call_id: 't2' },
    ]
    const document = {
      info: { mini_version: '2.1.0', config: { environment: { cwd: '/testbed' } } },
      messages: [
        system,
        told('Solve this'),
        says('Both.', { tool_calls, extra: { actions, timestamp: 1_760_000_000.5 } }),
        { role: 'tool', tool_call_id: 't2', content: '<returncode>2</returncode>', extra: { returncode: 2 } },
        { role: 'tool', tool_call_id: 't1', content: 'a', extra: { returncode: 0 } },
        {
          object: 'response',
          output: [{ type: 'function_call', name: 'bash' }],
          extra: { actions: [{ command: 'id', tool_call_id: 't3' }] },
        },
        { type: 'function_call_output', call_id: 't3', output: 'root', extra: { returncode: 0 } },
        says(block('rm x'), { extra: { actions: [] } }),
        told('a notice'),
        { role: 'exit', content: 'diff', extra: { exit_status: 'Submitted' } },
      ],
      trajectory_format: 'mini-swe-agent-1.1',
    }
    const read = await readOne(JSON.stringify(document), 'x.traj.json')
    expect(outline(read.events)).toEqual(['prompt Solve this', ...bash('ls', 'ran'), ...bash('pwd', 'failed'), ...bash('id', 'ran')])
    expect(read.events[1]).toMatchObject({ ts: '2025-10-09T08:53:20.500Z', cwd: '/testbed' })
    expect(read.source.session).toMatchObject({ root: '/testbed', agentVersion: '2.1.0' })
    expect(listGaps(read)).toEqual([])
  })

  it('says that a person refused where the record does; words alone prove nothing, since a command may print them', async () => {
    const words = 'Command not executed. The user rejected your command with the following message: no'
    const [kept] = (
      await readOne(JSON.stringify([system, told('x'), says(block('ls')), told(words, { extra: { interrupt_type: 'UserRejection' } })]))
    ).events.slice(1)
    expect(kept).toMatchObject({ recorded: 'denied', recordedBy: 'user' })
    const [printed] = (await readOne(JSON.stringify([system, told('x'), says(block('ls')), told(words)]))).events.slice(1)
    expect(printed).toMatchObject({ recorded: 'unknown' })
  })

  it('holds further tasks of the person', async () => {
    const next = told('The user added a new task: test it', { extra: { interrupt_type: 'UserNewTask' } })
    const { events } = await readOne(JSON.stringify([system, told('x'), says(block('ls')), output(0, ''), next]))
    expect(outline(events).at(-1)).toBe('prompt The user added a new task: test it')
  })

  it('is not a plain chat, and a plain chat is none of it', async () => {
    const chat = [told('x'), says('Use ```bash\nls\n```')]
    expect((await readOne(JSON.stringify(chat))).source.session.format).toBe('openai-chat')
  })
})
