import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAll } from '../transcript/sessions.ts'

// Real runs of three agents, with what their own hooks were given in the same run. They lie beside the checkout of those who develop.
const data = path.resolve(import.meta.dirname, '../../../shared/data/agents')

interface HookCall {
  label: string
  stdin: Record<string, unknown>
}

/**
 * What the hooks before a call and at a prompt were given, and the formats that the transcript and the printed stream have. A prompt is what a person
 * or the caller sent: the hooks of these agents are run for more.
 */
const agents = {
  'gemini-cli': {
    call: ({ label, stdin }: HookCall) => (label === 'BeforeTool' ? `${stdin.tool_name} ${sortKeys(stdin.tool_input)}` : null),
    prompt: ({ label, stdin }: HookCall) => (label === 'BeforeAgent' ? stdin.prompt : null),
    formats: { transcript: 'gemini-session', 'headless-stdout.jsonl': 'gemini-stream-json' },
  },
  'qwen-code': {
    call: ({ label, stdin }: HookCall) => (label === 'PreToolUse' ? `${stdin.tool_name} ${sortKeys(stdin.tool_input)}` : null),
    // Also run when results or a stop hook's reason are sent to the model, and then without what was submitted.
    prompt: ({ label, stdin }: HookCall) => (label === 'UserPromptSubmit' ? (stdin.submitted_prompt ?? null) : null),
    formats: { transcript: 'qwen-code-session', 'headless-stdout.jsonl': 'claude-stream-json' },
  },
  copilot: {
    call: ({ label, stdin }: HookCall) => (label === 'preToolUse' ? `${stdin.toolName} ${sortKeys(stdin.toolArgs)}` : null),
    // Also run for what an agent tells its subagent.
    prompt: ({ label, stdin }: HookCall) => (label === 'userPromptSubmitted' && stdin.agentId === undefined ? stdin.prompt : null),
    formats: { transcript: 'copilot-cli-events', 'headless-stdout.jsonl': 'copilot-cli-events' },
  },
} as const

const started = 'agent {"description":"sub","prompt":"say hi","subagent_type":"general-purpose"}'

/** Where a record holds more or less than the hooks were given, and by which rule of the agent. */
const exceptions: Record<string, { why: string; calls?: string[]; prompts?: string[] }> = {
  'gemini-cli ask transcript': { why: 'a call is written down when it is over; this run was ended while it asked', calls: [] },
  'gemini-cli rewrite transcript': {
    why: 'a call that a hook changed is written down as it was changed',
    calls: ['run_shell_command {"command":"echo rewritten > marker2.txt"}'],
  },
  'gemini-cli stopBlockOnce headless-stdout.jsonl': {
    why: 'the reason of a stop hook goes to the model without being printed',
    prompts: ['do it'],
  },
  ...bothRecords('gemini-cli toolBadArgs', {
    why: 'no hook is run with arguments that do not fit',
    calls: ['run_shell_command {"nope":1}'],
  }),
  ...bothRecords('gemini-cli toolUnknown', { why: 'no hook is run for a tool that is not there', calls: ['no_such_tool {"x":1}'] }),
  ...bothRecords('qwen-code toolBadArgs', {
    why: 'no hook is run with arguments that do not fit',
    calls: ['run_shell_command {"nope":1}'],
  }),
  ...bothRecords('qwen-code toolUnknown', { why: 'no hook is run for a tool that is not there', calls: ['no_such_tool {"x":1}'] }),
  'qwen-code toolAgent transcript': { why: 'the deepest subagent has no tool that starts another', calls: Array(6).fill(started) },
  'qwen-code toolAgent headless-stdout.jsonl': { why: 'the calls of a subagent in the background are not printed', calls: [started] },
}

function bothRecords(run: string, exception: { why: string; calls: string[] }): typeof exceptions {
  return { [`${run} transcript`]: exception, [`${run} headless-stdout.jsonl`]: exception }
}

if (!existsSync(data)) process.stderr.write(`skipped: hooked runs are not read, since there is no folder ${data}\n`)

describe.skipIf(!existsSync(data)).each(Object.entries(agents))('a run of %s', (agent, { call, prompt, formats }) => {
  const runs = path.join(data, agent, 'runs')
  const names = existsSync(runs) ? readdirSync(runs) : []
  const cases = names.flatMap((run) => Object.entries(formats).map(([named, format]) => [run, named, format] as const))

  it.each(cases)('%s: %s holds what its hooks were given', async (run, named, format) => {
    const folder = path.join(runs, run)
    const given = readFileSync(path.join(folder, 'hooks.jsonl'), 'utf8').trim().split('\n').map(readHookCall)
    const { read, problems } = await readAll({ repo: folder, named: [named] })
    const events = read.flatMap((session) => session.events)
    const found = {
      calls: events.flatMap((event) => (event.kind === 'pre_tool' ? `${event.call.name} ${sortKeys(event.call.args)}` : [])),
      prompts: events.flatMap((event) => (event.kind === 'prompt' ? event.text : [])),
    }
    const expected = { calls: given.flatMap((each) => call(each) ?? []), prompts: given.flatMap((each) => prompt(each) ?? []) }
    expect({ problems, formats: new Set(read.map(({ source }) => source.session.format)) }).toEqual({
      problems: [],
      formats: new Set([format]),
    })
    expect(new Set(read.map(({ source }) => source.session.agent))).toEqual(new Set([agent]))
    const exception = exceptions[`${agent} ${run} ${named}`]
    // Qwen Code does not print what it was asked, and says so.
    const prompts = agent === 'qwen-code' && format === 'claude-stream-json' ? [] : expected.prompts
    if (exception !== undefined) expect(found).not.toEqual({ ...expected, prompts })
    expect(found).toEqual({ calls: exception?.calls ?? expected.calls, prompts: exception?.prompts ?? prompts })
  })
})

/** What became of the only call of a run: as the transcript tells it, and as the printed stream does. */
const fates: Record<keyof typeof agents, Record<string, [transcript: string, printed: string]>> = {
  'gemini-cli': {
    deny: ['denied', 'denied'],
    exit2stderr: ['denied', 'denied'],
    // A server may word its errors as it likes; the printed stream has the type of the error.
    toolMcpDeny: ['unknown', 'denied'],
    toolBadArgs: ['failed', 'not-run'],
    toolUnknown: ['failed', 'not-run'],
    // A command's exit code is no error to Gemini CLI.
    toolFails: ['ran', 'ran'],
    toolRead: ['ran', 'ran'],
  },
  'qwen-code': {
    // The printed stream tells what was refused only at its end.
    ask: ['denied', 'failed'],
    deny: ['denied', 'failed'],
    exit2stderr: ['denied', 'failed'],
    toolMcpDeny: ['denied', 'failed'],
    toolBadArgs: ['not-run', 'failed'],
    toolUnknown: ['not-run', 'failed'],
    toolFails: ['failed', 'failed'],
    toolRead: ['ran', 'ran'],
  },
  copilot: {
    ask: ['denied', 'denied'],
    deny: ['denied', 'denied'],
    exit2stderr: ['denied', 'denied'],
    toolMcpDeny: ['denied', 'denied'],
    toolBadArgs: ['failed', 'failed'],
    toolUnknown: ['failed', 'failed'],
    // Nor is it to Copilot.
    toolFails: ['ran', 'ran'],
    toolRead: ['ran', 'ran'],
  },
}

const told = Object.entries(fates).flatMap(([agent, runs]) =>
  Object.entries(runs).flatMap(([run, [transcript, printed]]) => [
    [agent, run, 'transcript', transcript] as const,
    [agent, run, 'headless-stdout.jsonl', printed] as const,
  ]),
)

describe.skipIf(!existsSync(data))('what became of the call', () => {
  it.each(told)('of %s in the run %s: %s says %s', async (agent, run, named, word) => {
    const { read } = await readAll({ repo: path.join(data, agent, 'runs', run), named: [named] })
    const calls = read.flatMap(({ events }) => events).filter((event) => event.kind === 'pre_tool')
    expect(calls.map((event) => event.recorded)).toEqual([word])
    expect(read.flatMap(({ source }) => source.tally.unreadable)).toEqual([])
  })
})

function readHookCall(line: string): HookCall {
  return JSON.parse(line)
}

function sortKeys(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? Object.fromEntries(Object.entries(inner).sort()) : inner,
  )
}
