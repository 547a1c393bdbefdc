import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import type { PreToolEvent } from '../../src/model/event.ts'
import { listLacks, type ReadSession, readAll } from '../transcript/sessions.ts'

// Runs of the agents themselves, with everything that their own hooks were given beside the transcripts. They lie beside the checkout of those who develop.
const agents = path.resolve(import.meta.dirname, '../../../shared/data/agents')
if (!existsSync(agents))
  process.stderr.write(`skipped: transcripts are not compared with what hooks got, since there is no folder ${agents}\n`)

/** Prompts that hooks got though nobody sent them. */
const madeUp = /^<task-notification>/

interface Envelope {
  hook_event_name: string
  prompt?: string
  tool_name?: string
  tool_input?: Record<string, unknown>
  tool_use_id?: string
}

function listRuns(agent: string): string[] {
  const folder = path.join(agents, agent, 'runs')
  return existsSync(folder) ? readdirSync(folder) : []
}

function readEnvelopes(agent: string, run: string): Envelope[] {
  const lines = readFileSync(path.join(agents, agent, 'runs', run, 'hooks.jsonl'), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => JSON.parse(line).stdin)
}

function listPromptsOf(envelopes: Envelope[]): string[] {
  const prompts = envelopes.flatMap(({ hook_event_name, prompt }) => (hook_event_name === 'UserPromptSubmit' ? [prompt ?? ''] : []))
  return prompts.filter((prompt) => !madeUp.test(prompt))
}

async function readRun(agent: string, run: string, what: string): Promise<ReadSession> {
  const { read } = await readAll({ repo: path.join(agents, agent, 'runs', run), named: [what] })
  const [session, second] = read
  if (session === undefined || second !== undefined) throw new Error(`${read.length} sessions`)
  expect(session.source.tally.gaps).toEqual([])
  expect([...session.source.tally.unknown]).toEqual([])
  return session
}

const listCalls = ({ events }: ReadSession): PreToolEvent[] => events.filter((event) => event.kind === 'pre_tool')
const listPrompts = ({ events }: ReadSession) => events.filter((event) => event.kind === 'prompt').map(({ text }) => text)

/** No hook is asked about a call that the agent itself finds wanting: its tool is not there, or its arguments are wrong. */
const wasAsked = ({ recorded }: PreToolEvent) => recorded !== 'not-run'

describe.skipIf(!existsSync(agents))('a run of Claude Code', () => {
  it.each(listRuns('claude-code'))('%s: its session file holds the prompts and calls that its hooks got', async (run) => {
    const envelopes = readEnvelopes('claude-code', run)
    const session = await readRun('claude-code', run, 'transcript')
    expect(listPrompts(session)).toEqual(listPromptsOf(envelopes))
    const asked = envelopes.filter(({ hook_event_name }) => hook_event_name === 'PreToolUse')
    const calls = listCalls(session).filter(wasAsked)
    expect(calls.map(({ call }) => [call.id, call.name]).sort()).toEqual(asked.map((each) => [each.tool_use_id, each.tool_name]).sort())
  })

  it.each(listRuns('claude-code'))('%s: its stream holds the calls of the main agent, and lacks the prompt', async (run) => {
    const envelopes = readEnvelopes('claude-code', run)
    const session = await readRun('claude-code', run, 'headless-stdout.jsonl')
    expect(listPrompts(session)).toEqual([])
    expect(listLacks(session).map((lack) => lack.split(' ')[0])).toContain('prompt_missing')
    const asked = envelopes.filter((each) => each.hook_event_name === 'PreToolUse').map(({ tool_use_id }) => tool_use_id)
    const calls = listCalls(session).filter(wasAsked)
    // A subagent's subagents are not in the stream.
    if (run === 'toolAgent') expect(asked).toEqual(expect.arrayContaining(calls.map(({ call }) => call.id)))
    else expect(calls.map(({ call }) => call.id)).toEqual(asked)
  })

  it.each(['deny', 'exit2stderr', 'toolMcpDeny', 'ask'])('%s: a hook refused the call', async (run) => {
    for (const what of ['transcript', 'headless-stdout.jsonl'])
      expect(listCalls(await readRun('claude-code', run, what))).toMatchObject([{ recorded: 'denied', recordedBy: 'hook' }])
  })

  it('stopBlockOnce: each run of the hook at the end of the turn is told once', async () => {
    const { source, moments } = await readRun('claude-code', 'stopBlockOnce', 'transcript')
    const runs = moments.flatMap(({ facts }) => (facts.hookRun?.event === 'Stop' ? [facts.hookRun.outcome] : []))
    expect(runs).toEqual(['blocked', 'ok'])
    expect(source.tally.hookRuns).toMatchObject({ blocked: 1, failed: 0 })
  })
})

describe.skipIf(!existsSync(agents))('a run of Codex', () => {
  /** As Codex names a call to its hooks: all ways to run a command are one tool. */
  const asHooked = ({ call }: PreToolEvent) =>
    call.name === 'exec_command' ? ['Bash', { command: call.args?.cmd }] : [call.name, call.args]

  it.each(listRuns('codex'))('%s: its rollouts hold the prompts and calls that its hooks got', async (run) => {
    const envelopes = readEnvelopes('codex', run)
    const session = await readRun('codex', run, 'transcript')
    expect(listPrompts(session)).toEqual(listPromptsOf(envelopes))
    const asked = envelopes.filter(({ hook_event_name }) => hook_event_name === 'PreToolUse')
    const calls = listCalls(session).filter(wasAsked)
    expect(calls.map(asHooked)).toEqual(asked.map(({ tool_name, tool_input }) => [tool_name, tool_input]))
    expect(calls.map(({ call }) => call.id)).toEqual(asked.map(({ tool_use_id }) => tool_use_id))
    expect(listLacks(session)).toEqual([])
  })

  it.each(listRuns('codex'))('%s: what codex exec --json prints holds the calls that no hook stopped', async (run) => {
    const envelopes = readEnvelopes('codex', run)
    const stopped = listCalls(await readRun('codex', run, 'transcript')).filter(({ recorded }) => recorded === 'denied')
    const asked = envelopes.filter(({ hook_event_name }) => hook_event_name === 'PreToolUse')
    const session = await readRun('codex', run, 'headless-stdout.jsonl')
    expect(listCalls(session)).toHaveLength(asked.length - stopped.length)
    expect(listPrompts(session)).toEqual([])
    expect(listLacks(session)[0]).toBe('prompt_missing 1')
  })

  it.each([
    ['deny', 'denied', 'hook'],
    ['exit2stderr', 'denied', 'hook'],
    ['toolMcpDeny', 'denied', 'hook'],
    ['toolBadArgs', 'not-run', 'host'],
    ['toolUnknown', 'not-run', 'host'],
    ['toolFails', 'failed', undefined],
    ['toolRead', 'ran', undefined],
  ])('%s: the call is %s', async (run, recorded, recordedBy) => {
    const [call] = listCalls(await readRun('codex', run, 'transcript'))
    expect([call?.recorded, call?.recordedBy]).toEqual([recorded, recordedBy])
  })

  it('toolRead: the result is what the hook after the call got', async () => {
    const { events } = await readRun('codex', 'toolRead', 'transcript')
    const after = readEnvelopes('codex', 'toolRead').find(({ hook_event_name }) => hook_event_name === 'PostToolUse')
    expect(events.find((event) => event.kind === 'post_tool')).toMatchObject({
      result: { text: (after as { tool_response?: string }).tool_response },
    })
  })
})
