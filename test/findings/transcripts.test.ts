import { expect, test } from 'vitest'
import { GUARD } from '../action/repositories.ts'
import { judge } from '../support/judge.ts'
import { makeScratch } from '../support/scratch.ts'
import { claude, toLines } from '../transcript/sessions.ts'

/** A hook that refuses everything outside the project folder, and tells where it stood and which session called. */
const FENCE: Record<string, string> = {
  '.claude/settings.json': JSON.stringify({
    hooks: { PreToolUse: [{ matcher: 'Read', hooks: [{ type: 'command', command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/fence.sh' }] }] },
  }),
  '.claude/hooks/fence.sh': [
    '#!/bin/sh',
    'input=$(cat)',
    'case "$input" in *"\\"file_path\\":\\"$CLAUDE_PROJECT_DIR/"*) ;; *) echo "outside" >&2; exit 2 ;; esac',
    'session=$(printf %s "$input" | sed "s/.*\\"session_id\\":\\"\\([^\\"]*\\)\\".*/\\1/")',
    'printf \'{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"ask","permissionDecisionReason":"%s on %s"}}\' \\',
    '  "$session" "$(git symbolic-ref --short HEAD)"',
    '',
  ].join('\n'),
}

function neutralSession(session: string, root: string, file = `${root}/a.ts`): object[] {
  const base = { session, agent: 'claude-code' }
  return [
    { ...base, event: 'session_start', cwd: root, branch: `work-${session}` },
    { ...base, event: 'pre_tool', tool: 'Read', args: { file_path: file }, at: { call: 'c' }, recorded: 'ran' },
  ]
}

test('each session in one neutral file is judged with its own folder, branch and id, and has its own row', async (context) => {
  const both = [...neutralSession('one', '/home/dev/app'), ...neutralSession('two', '/home/other/app')]
  const mixed = [both[0], both[2], both[1], both[3]]
  for (const lines of [both, mixed]) {
    const { report, events } = await judge(makeScratch(context), { ...FENCE, 't/a.jsonl': toLines(...lines) }, [
      'app/t/a.jsonl',
      '--on_ask',
      'allow',
    ])
    expect(report.outcome, report.why).toBe('passed')
    expect(events.map((event) => [event.session, event.native, event.verdicts[0]?.reason])).toEqual([
      ['one', 'ask', 'one on work-one'],
      ['two', 'ask', 'two on work-two'],
    ])
    expect(report.sessions.map(({ id, path, calls, judged }) => [id, path, calls, judged])).toEqual([
      ['one', 't/a.jsonl', 1, 1],
      ['two', 't/a.jsonl', 1, 1],
    ])
    expect(report.totals).toMatchObject({ sessions: 2, calls: 2, judged: 2 })
  }
})

test('a file of several formats is an error wherever it was found, and nothing of it counts as judged', async (context) => {
  const lines = [{ type: 'meta', schema_version: 1, id: 'l', cwd: '/home/dev/app' }, claude.call(1, 'rm -rf build')]
  const { report, done } = await judge(makeScratch(context), { ...GUARD, 'transcripts/a.jsonl': toLines(...lines) })
  expect([report.outcome, done.code]).toEqual(['bad-input', 2])
  expect(report.findings).toMatchObject([
    {
      id: 'transcript-unreadable',
      level: 'error',
      at: { path: 'transcripts/a.jsonl' },
      message: expect.stringContaining('several formats'),
    },
  ])
})

test('a named file that holds no calls is an error that says what to hand over; beside a session it is passed over', async (context) => {
  const metadata = JSON.stringify({ checkpoint_id: '03f06ef3454c', strategy: 'manual-commit', sessions: [] }, null, 2)
  const files = { ...GUARD, 't/metadata.json': metadata, 't/full.jsonl': toLines(claude.call(1, 'ls')) }
  const named = await judge(makeScratch(context), files, ['app/t/metadata.json'])
  expect([named.report.outcome, named.done.code]).toEqual(['bad-input', 2])
  expect(named.report.findings).toMatchObject([
    { id: 'transcript-unreadable', level: 'error', message: expect.stringContaining('no tool calls in it') },
  ])
  expect(JSON.stringify(named.report.findings)).toContain('full.jsonl')
  const found = await judge(makeScratch(context), files, ['app/t'])
  expect([found.report.outcome, found.done.code]).toEqual(['passed', 0])
})

const OPENAI = { role: 'assistant', tool_calls: [{ id: 'a', function: { name: 'Bash', arguments: '{"command":"rm -rf build"}' } }] }
const NEUTRAL = { session: 's', agent: 'claude-code', event: 'pre_tool', tool: 'Bash', args: { command: 'rm -rf build' } }
const LECODE = { type: 'message', seq: 1, role: 'assistant', message: OPENAI }
const FORMATS: Record<string, (command: string) => object> = {
  'Claude Code': (command) => claude.call(1, command),
  OpenAI: (command) => JSON.parse(JSON.stringify(OPENAI).replace('rm -rf build', command)),
  neutral: (command) => ({ ...NEUTRAL, args: { command } }),
  lecode: (command) => JSON.parse(JSON.stringify(LECODE).replace('rm -rf build', command)),
}
const PAIRS = Object.keys(FORMATS).flatMap((one) => Object.keys(FORMATS).map((other) => [one, other] as const))

test.for(PAIRS.filter(([one, other]) => one !== other))(
  'a %s file that ends in records of %s is red, however late they come',
  async ([one, other], context) => {
    const lines = [...Array.from({ length: 100 }, () => FORMATS[one]?.('ls')), FORMATS[other]?.('rm -rf build')]
    const { report, done } = await judge(makeScratch(context), { ...GUARD, 't/a.jsonl': toLines(...lines) }, ['app/t/a.jsonl'])
    expect([report.outcome, done.code]).toEqual(['bad-input', 2])
    expect(report.findings.map(({ id }) => id)).toContain('transcript-unreadable')
  },
)

test('calls behind the end of a list are not passed over in a green check', async (context) => {
  const list = JSON.stringify([{ role: 'user', content: 'hi' }])
  const call = { role: 'assistant', tool_calls: [{ id: 'a', function: { name: 'Bash', arguments: '{"command":"rm -rf build"}' } }] }
  const { report, done } = await judge(makeScratch(context), { ...GUARD, 'transcripts/a.jsonl': `${list}\n${toLines(call)}` })
  expect([report.outcome, done.code]).toEqual(['bad-input', 2])
  expect(report.findings.map(({ id }) => id)).toContain('transcript-unreadable')
})

test('records of unknown types are counted and shown, a few of them, and their names are made safe', async (context) => {
  const hostile = '\u001b[31m::error::x | `<b>`\n'
  const odd = Array.from({ length: 500 }, (_, index) => ({ type: `odd-${index}` }))
  const records = [claude.call(1, 'ls'), { type: hostile }, { type: hostile }, ...odd, { type: 'pr-link', prNumber: 1 }]
  const { report, done } = await judge(makeScratch(context), { ...GUARD, 't/a.jsonl': toLines(...records) }, ['app/t/a.jsonl'])
  expect(done.code).toBe(0)
  const [session] = report.sessions
  expect(session?.ignored_records).toEqual([{ type: 'pr-link', count: 1 }])
  expect(session?.unknown_records).toHaveLength(201)
  expect(session?.unknown_records.reduce((sum, { count }) => sum + count, 0)).toBe(502)
  const [finding] = report.findings.filter(({ id }) => id === 'unknown-records')
  expect(finding).toMatchObject({ level: 'notice', count: 1, at: { path: 't/a.jsonl' } })
  expect(finding?.message).toContain('502 records')
  expect(finding?.message.length).toBeLessThan(1_000)
  expect(session?.unknown_records[0]).toEqual({ type: '::error::x | `<b>`\n', count: 2 })
  expect(finding?.message).not.toContain('\u001b')
  expect(done.stdout).toContain('502 records')
  expect(done.stdout).not.toContain('\u001b[31m')
})

test('a file of another format among a session’s subagents is judged in the words of its own agent, and that is told', async (context) => {
  const stray = { event: 'pre_tool', session: 'x', agent: 'lecode', tool: 'bash', args: { command: 'rm -rf build' }, at: { call: 'c' } }
  const { report, events } = await judge(
    makeScratch(context),
    { ...GUARD, 't/m.jsonl': toLines(claude.call(1, 'ls')), 't/m/subagents/agent-x.jsonl': toLines(stray) },
    ['app/t/m.jsonl'],
  )
  expect(events.map(({ session, agent, ruling }) => [session, agent, ruling]).sort()).toEqual([
    ['session-1', 'claude-code', 'allow'],
    ['x', 'lecode', 'deny'],
  ])
  expect(report.findings.map(({ id }) => id)).toContain('subagent-of-another-format')
})
