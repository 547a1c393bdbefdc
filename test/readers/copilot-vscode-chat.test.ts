import { describe, expect, it } from 'vitest'
import { listGaps, listLacks, outline, readOne, toLines } from '../transcript/sessions.ts'

const shown = (id: string, toolId: string, more: object = {}) => ({
  ...{ kind: 'toolInvocationSerialized', toolCallId: id, toolId, isConfirmed: { type: 1 }, isComplete: true },
  ...more,
})
const made = (id: string, name: string, args: object) => ({ id, name, arguments: JSON.stringify(args) })
function request(id: string, response: object[], toolCalls: object[] = [], more: object = {}) {
  const metadata = { toolCallRounds: [{ response: '', toolCalls }], toolCallResults: {} }
  return {
    ...{ requestId: id, timestamp: 1_760_000_000_000, agent: { extensionVersion: '0.37.1' }, message: { text: `ask ${id}`, parts: [] } },
    ...{ response, responseId: `r-${id}`, result: { metadata } },
    ...more,
  }
}
const session = (...requests: object[]) => ({
  ...{
    version: 3,
    initialLocation: 'panel',
    sessionId: 's',
    customTitle: 'A chat',
    creationDate: 1_760_000_000_000,
    responderUsername: 'GitHub Copilot',
  },
  requests,
})
const text = { value: 'I read it' }

describe('VS Code’s chat sessions', () => {
  const whole = session(request('1', [text, shown('x', 'copilot_readFile')], [made('a', 'read_file', { filePath: '/app/a' })]))
  it.each([
    ['one document', JSON.stringify(whole, null, 2)],
    ['a log of changes', toLines({ kind: 0, v: whole }, { kind: 1, k: ['inputState', 'inputText'], v: 'x' })],
  ])('are read as %s: calls as the model made them', async (_, content) => {
    const log = content.replace('"initialLocation"', '"inputState":{},"initialLocation"')
    const { events, source } = await readOne(log)
    expect(outline(events)).toEqual([
      'prompt ask 1',
      'pre_tool read_file {"filePath":"/app/a"} ran',
      'post_tool read_file {"filePath":"/app/a"} ran',
    ])
    expect(source.session).toMatchObject({
      ...{ id: 's', agent: 'copilot', format: 'copilot-vscode-chat', confidence: 'partial', name: 'A chat', agentVersion: '0.37.1' },
      startedAt: '2025-10-09T08:53:20.000Z',
    })
    expect(source.tally).toMatchObject({ calls: 1, prompts: 1, gapCount: 0 })
  })

  it('grow by what is pushed and set, each request with its line', async () => {
    const call = shown('x', 'run_in_terminal', { toolSpecificData: { kind: 'terminal', commandLine: { original: 'ls' } } })
    const changes = [
      { kind: 0, v: session() },
      { kind: 2, k: ['requests'], v: [request('1', [])] },
      { kind: 2, k: ['requests', 0, 'response'], v: [text, call] },
      { kind: 1, k: ['requests', 0, 'isCanceled'], v: true },
      { kind: 2, k: ['requests'], v: [request('2', [])] },
    ]
    const read = await readOne(toLines(...changes))
    expect(outline(read.events)).toEqual([
      'prompt ask 1',
      'pre_tool run_in_terminal {"command":"ls"} ran',
      'post_tool run_in_terminal {"command":"ls"} ran',
      'prompt ask 2',
    ])
    expect(read.events.map(({ at }) => at.line)).toEqual([2, 2, 2, 5])
    expect(listLacks(read)).toEqual(['args_truncated 2'])
    expect(read.moments.map(({ kind }) => kind)).toContain('interrupt')
  })

  it('keep what was taken away or overwritten: it has happened', async () => {
    const changes = [
      { kind: 0, v: session(request('1', [shown('x', 'copilot_readFile')]), request('2', [shown('y', 'copilot_readFile')])) },
      { kind: 2, k: ['requests'], v: [request('3', [])], i: 1 },
      { kind: 1, k: ['requests', 0, 'response'], v: [text] },
    ]
    const { events } = await readOne(toLines(...changes))
    expect(events.flatMap((event) => (event.kind === 'pre_tool' ? event.call.id : event.kind === 'prompt' ? event.text : []))).toEqual([
      'ask 1',
      'ask 3',
      'ask 2',
      'y',
      'x',
    ])
  })

  it('hold calls of which only what was displayed is left', async () => {
    const parts = [
      shown('x', 'copilot_readFile'),
      shown('y', 'some_mcp_tool', { toolSpecificData: { kind: 'input', rawInput: { q: 1 } } }),
      shown('i', 'vscode_editFile_internal'),
      shown('z', 'copilot_findFiles', { subAgentInvocationId: 'sub' }),
    ]
    const read = await readOne(JSON.stringify(session(request('1', parts, [made('a', 'read_file', {})]))))
    expect(outline(read.events).filter((line) => /pre_tool/.test(line))).toEqual([
      '[sub] pre_tool copilot_findFiles {} ran',
      'pre_tool read_file {} unknown',
      'pre_tool some_mcp_tool {"q":1} ran',
      'pre_tool vscode_editFile_internal {} ran',
    ])
    expect(listLacks(read)).toEqual(['args_truncated 1'])
  })

  it.each([
    [false, 'denied', ['deny']],
    [{ type: 0 }, 'denied', ['deny']],
    [{ type: 5 }, 'not-run', []],
    [{ type: 4 }, 'ran', ['allow_once']],
    [true, 'ran', []],
  ])('say how a person answered: %j', async (isConfirmed, recorded, decisions) => {
    const { events, moments } = await readOne(
      JSON.stringify(session(request('1', [shown('x', 'copilot_readFile', { isConfirmed })], [made('a', 'read_file', {})]))),
    )
    expect(events[1]).toMatchObject({ recorded })
    expect(moments.flatMap(({ facts }) => facts.decision ?? [])).toEqual(decisions)
  })

  it('say which change leads nowhere, and follow no path into a prototype', async () => {
    const changes = [
      { kind: 0, v: session() },
      { kind: 2, k: ['requests', 7, 'response'], v: [shown('x', 'y')] },
      { kind: 1, k: ['__proto__'], v: { polluted: true } },
      { kind: 1, k: ['constructor', 'prototype', 'polluted'], v: true },
      { kind: 1, k: ['requests', 4_000_000_000], v: {} },
      { kind: 9, k: ['x'], v: 1 },
    ]
    expect(listGaps(await readOne(toLines(...changes)))).toEqual([2, 3, 4, 5, 6].map((line) => `bad-record ${line}`))
    expect('polluted' in {}).toBe(false)
  })
})
