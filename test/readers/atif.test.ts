import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readOne } from '../transcript/sessions.ts'

const agent = { name: 'claude-code', version: '2.1.0', model_name: 'm', extra: { cwds: ['/app'], git_branches: ['main'] } }
const call = (tool_call_id: string, command: string) => ({ tool_call_id, function_name: 'Bash', arguments: { command } })
const answer = (source_call_id: string, content: unknown, more: object = {}) => ({ source_call_id, content, ...more })

function agentStep(calls: object[], results: object[], more: object = {}) {
  return { source: 'agent', timestamp: '2026-02-01T10:00:00Z', message: 'So.', tool_calls: calls, observation: { results }, ...more }
}

function read(steps: object[], more: object = {}) {
  const numbered = steps.map((step, index) => ({ step_id: index + 1, ...step }))
  return readOne(
    JSON.stringify({ schema_version: 'ATIF-v1.7', session_id: 's1', agent, steps: numbered, ...more }, null, 2),
    'trajectory.json',
  )
}

describe('an ATIF trajectory', () => {
  it('has the agent’s own tools; a copied step is judged where it was made', async () => {
    const found = await read([
      { source: 'system', message: 'You are …' },
      agentStep([call('c0', 'old')], [answer('c0', 'old')], { is_copied_context: true }),
      {
        source: 'user',
        message: [
          { type: 'text', text: 'fix it' },
          { type: 'image', source: {} },
        ],
      },
      agentStep([call('c1', 'ls'), call('c2', 'pwd')], [answer('c2', 'B'), answer('c1', [{ type: 'text', text: 'A' }])]),
      agentStep([call('c3', 'x')], [{ content: 'no id, but one call' }]),
      { source: 'agent', message: 'Done.' },
    ])
    expect(outline(found.events)).toEqual([
      'prompt fix it',
      'pre_tool Bash {"command":"ls"} ran',
      'post_tool Bash {"command":"ls"} ran',
      'pre_tool Bash {"command":"pwd"} ran',
      'post_tool Bash {"command":"pwd"} ran',
      'pre_tool Bash {"command":"x"} ran',
      'post_tool Bash {"command":"x"} ran',
    ])
    expect(found.events[2]).toMatchObject({ result: { text: 'A', isError: null }, cwd: '/app', branch: 'main' })
    expect(found.source.session).toMatchObject({ id: 's1', agent: 'claude-code', format: 'atif', agentVersion: '2.1.0', root: '/app' })
    expect(listGaps(found)).toEqual([])
  })

  it.each([
    ['copilot-cli', 'copilot'],
    ['qwen-coder', 'qwen-code'],
    ['cursor-cli', 'cursor'],
    ['OpenHands-SDK', 'openhands'],
    ['gemini-cli', 'gemini-cli'],
    ['terminus-2', 'terminus-2'],
    ['<redacted>', 'unknown'],
  ])('of the agent %s is one of %s', async (name, id) => {
    const found = await read([{ source: 'user', message: 'x' }], { agent: { ...agent, name } })
    expect(found.source.session.agent).toBe(id)
  })

  it('counts a call again whose id comes again in a later step', async () => {
    const found = await read([
      agentStep([call('call_1', 'ls')], [answer('call_1', 'a')]),
      agentStep([call('call_1', 'ls')], [answer('call_1', 'b')]),
    ])
    expect(found.source.tally).toMatchObject({ calls: 2, duplicates: 0, gapCount: 0 })
    expect(found.events.flatMap((each) => (each.kind === 'post_tool' ? [each.result.text] : []))).toEqual(['a', 'b'])
  })

  it('holds subagents’ trajectories within itself, or lacks them', async () => {
    const inner = {
      trajectory_id: 't2',
      agent: { name: 'helper' },
      steps: [{ source: 'user', message: 'look' }, agentStep([call('c9', 'ls')], [answer('c9', '')])],
    }
    const reference = (trajectory_id: string) => ({ subagent_trajectory_ref: [{ trajectory_id, session_id: 's9' }] })
    const steps = [
      agentStep([call('c1', 'x')], [answer('c1', 'seen', reference('t2'))]),
      agentStep([call('c2', 'y')], [answer('c2', 'seen', reference('t3'))]),
    ]
    const found = await read(steps, { subagent_trajectories: [inner] })
    expect(outline(found.events).filter((line) => line.includes('pre_tool'))).toEqual([
      '[t2] pre_tool Bash {"command":"ls"} ran',
      'pre_tool Bash {"command":"x"} ran',
      'pre_tool Bash {"command":"y"} ran',
    ])
    expect(listLacks(found)).toEqual(['subagent_not_recorded 1'])
    expect(found.source.tally.prompts).toBe(0)
  })

  it('with subagents in each other without end is not read to their end, and says so', async () => {
    let inner: object = { trajectory_id: 'last', steps: [agentStep([call('c9', 'ls')], [])] }
    for (let depth = 0; depth < 100; depth += 1) inner = { trajectory_id: `t${depth}`, steps: [], subagent_trajectories: [inner] }
    const found = await read([], { subagent_trajectories: [inner] })
    expect(listGaps(found)).toEqual(['unread-call 1'])
  })

  it('that was blacked out still counts its calls, each as one, and says what it lacks', async () => {
    const black = { tool_call_id: '<redacted>', function_name: 'terminal', arguments: '<redacted>' }
    const found = await read([
      { source: '<redacted>', message: '<redacted>' },
      agentStep([black, black], [answer('<redacted>', '<redacted>'), answer('<redacted>', '<redacted>')], { timestamp: '<redacted>' }),
    ])
    expect(outline(found.events)).toEqual([
      'pre_tool terminal null ran',
      'post_tool terminal null ran',
      'pre_tool terminal null ran',
      'post_tool terminal null ran',
    ])
    expect(found.source.tally).toMatchObject({ calls: 2, duplicates: 0 })
    expect(found.source.tally.lacks.get('redacted')?.count).toBe(3)
  })

  it('that goes on in another file says so; what cannot be read is a gap', async () => {
    const found = await read(
      [
        agentStep([{ tool_call_id: 'c1' }], []),
        { source: 'oracle', tool_calls: [call('c2', 'x')] },
        { source: '<redacted>', tool_calls: [call('c3', 'x')] },
      ],
      { continued_trajectory_ref: { trajectory_path: 'next.json' } },
    )
    expect(listGaps(found)).toEqual(['unread-call 1', 'unread-call 1', 'unread-call 1'])
    expect(listLacks(found)).toContain('file_cut 1')
  })
})
