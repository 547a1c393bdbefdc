import { expect, test } from 'vitest'
import { judge } from '../support/judge.ts'
import { makeScratch } from '../support/scratch.ts'

// What hooks see of Codex's calls: codex-rs/core/src/tools in https://github.com/openai/codex, and envelopes recorded from Codex 0.171.0.

const PATCH = '*** Begin Patch\n*** Add File: src/a.txt\n+x\n*** Update File: .env\n@@\n-A=1\n+A=2\n*** End Patch\n'
const PROGRAM = `await tools.apply_patch(${JSON.stringify(PATCH)})\nawait tools.exec_command({ cmd: "git push --force" })`
const CALLS: [string, object][] = [
  ['exec_command', { cmd: 'ls', workdir: '/home/dev/app' }],
  ['shell', { command: ['bash', '-lc', 'git push --force'] }],
  ['apply_patch', { input: PATCH }],
  ['exec', { input: PROGRAM }],
  ['write_stdin', { session_id: 1, chars: '' }],
]

const LINES = [
  { event: 'session_start', agent_version: '0.171.0', model: 'gpt-5' },
  ...CALLS.map(([tool, args], index) => ({ event: 'pre_tool', tool, args, at: { call: `c${index}` }, recorded: 'ran' })),
]
const SESSION = LINES.map((line) => `${JSON.stringify({ session: 's', agent: 'codex', cwd: '/home/dev/app', ...line })}\n`).join('')

const GUARD = `import json, sys
call = json.load(sys.stdin)
text = json.dumps(call["tool_input"])
if "push --force" in text or ".env" in text:
    print(call["tool_name"], text, file=sys.stderr)
    sys.exit(2)
`

const hooks = (matcher: string) =>
  JSON.stringify({ hooks: { PreToolUse: [{ matcher, hooks: [{ type: 'command', command: 'python3 guard.py' }] }] } })

test('hooks of Codex see a Codex session as Codex shows it', async (t) => {
  const scratch = makeScratch(t)
  const files = { 'guard.py': GUARD, 's.jsonl': SESSION, '.codex/hooks.json': hooks('.*') }
  const { events, report } = await judge(scratch, files, [`${scratch}/app/s.jsonl`])
  expect(events.map(({ tool, native, args }) => [tool, native, Object.values(args ?? {})[0]])).toEqual([
    ['exec_command', 'none', 'ls'],
    ['shell', 'deny', "bash -lc 'git push --force'"],
    ['apply_patch', 'deny', PATCH],
    ['exec', 'deny', PATCH],
    ['exec', 'deny', 'git push --force'],
    ['write_stdin', 'none', 1],
  ])
  expect(events.map((each) => each.translated)).toEqual(events.map(() => false))
  expect(events[1]?.told).toMatch(/^Command blocked by PreToolUse hook: Bash .*\. Command: bash -lc 'git push --force'$/)
  expect(events[5]).toMatchObject({ verdicts: [], ruling: 'allow', not_fired: expect.stringContaining('write_stdin') })
  expect(report.notes).toContainEqual(expect.stringContaining('Codex itself runs a project hook only after'))
})

test('hooks of Claude Code see the commands, and one call for each file of a patch', async (t) => {
  const scratch = makeScratch(t)
  const files = { 'guard.py': GUARD, 's.jsonl': SESSION, '.claude/settings.json': hooks('Bash|Write|Edit') }
  const { events } = await judge(scratch, files, [`${scratch}/app/s.jsonl`])
  expect(events.map(({ tool, native, args }) => [tool, native, Object.values(args ?? {})[0]])).toEqual([
    ['exec_command', 'none', 'ls'],
    ['shell', 'deny', 'git push --force'],
    ['apply_patch', 'none', 'src/a.txt'],
    ['apply_patch', 'deny', '.env'],
    ['exec', 'none', 'src/a.txt'],
    ['exec', 'deny', '.env'],
    ['exec', 'deny', 'git push --force'],
    ['write_stdin', 'none', 1],
  ])
  expect(events.every((each) => each.translated)).toBe(true)
})

test('hooks of Codex see a Claude Code session in the words of Codex', async (t) => {
  const scratch = makeScratch(t)
  const calls = [
    { tool: 'Bash', args: { command: 'git push --force' } },
    { tool: 'Edit', args: { file_path: '/home/dev/app/.env', old_string: 'a', new_string: 'b' } },
    { tool: 'Read', args: { file_path: '/home/dev/app/.env' } },
  ]
  const session = calls
    .map((each, index) => ({ event: 'pre_tool', session: 's', agent: 'claude-code', at: { call: `c${index}` }, recorded: 'ran', ...each }))
    .map((line) => `${JSON.stringify({ cwd: '/home/dev/app', ...line })}\n`)
    .join('')
  const files = { 'guard.py': GUARD, 's.jsonl': session, '.codex/hooks.json': hooks('Bash|Write') }
  const { events } = await judge(scratch, files, [`${scratch}/app/s.jsonl`])
  expect(events.map(({ tool, native }) => [tool, native])).toEqual([
    ['Bash', 'deny'],
    ['Edit', 'deny'],
    ['Read', 'none'],
  ])
  expect(events[1]?.args).toEqual({ command: expect.stringContaining('*** Update File: ') })
})
