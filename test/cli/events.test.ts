import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { runProduct } from '../support/product.ts'
import { claude, toLines, writeFolder } from '../transcript/sessions.ts'

const runtime = { name: 'this Node', node: process.execPath }

async function events(files: Record<string, string>, args: readonly string[]) {
  const cwd = await writeFolder(files)
  const done = await runProduct('cli.js', ['events', ...args], { runtime, cwd })
  return {
    ...done,
    cwd,
    lines: done.stdout
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line)),
  }
}

const session = toLines(claude.prompt('go'), claude.call(1, 'rm -rf build'), claude.result(1, 'gone'))

test('events prints what was read, runs no hook and ends with 0', async () => {
  const hook = { hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: 'touch "$CLAUDE_PROJECT_DIR"/ran /tmp/ran' }] }] } }
  const { code, stderr, lines, cwd } = await events({ 's.jsonl': session, '.claude/settings.json': JSON.stringify(hook) }, ['s.jsonl'])
  expect([code, stderr]).toEqual([0, ''])
  expect(lines.map(({ event }) => event)).toEqual([
    ...['session', 'session_start', 'prompt', 'turn_start', 'model_call', 'pre_tool', 'post_tool', 'session_end'],
  ])
  expect(lines.find(({ event }) => event === 'pre_tool')).toEqual({
    ...{ event: 'pre_tool', session: 'session-1', agent: 'claude-code', tool: 'Bash', args: { command: 'rm -rf build' }, recorded: 'ran' },
    ...{ at: { path: 's.jsonl', line: 2, call: 'toolu_1' }, cwd: '/home/dev/app', branch: 'main', ts: '2026-01-05T10:00:01.000Z' },
  })
  expect(fs.existsSync(path.join(cwd, 'ran'))).toBe(false)
})

test('events writes to a file what it would print, and that file is read as a transcript', async () => {
  const { code, stdout, cwd } = await events({ 's.jsonl': session }, ['--output', 'out/lines.jsonl', 's.jsonl'])
  expect([code, stdout]).toEqual([0, ''])
  const again = await runProduct('cli.js', ['events', 'out/lines.jsonl'], { runtime, cwd })
  expect(again.code).toBe(0)
  const withoutPlace = (text: string) => text.replaceAll(/"at":\{[^}]*\}|"format":"[^"]*"/g, '')
  expect(withoutPlace(again.stdout)).toBe(withoutPlace(fs.readFileSync(path.join(cwd, 'out/lines.jsonl'), 'utf8')))
})

test('events tells gaps on stderr with their place, and ends with 2 for what is unreadable', async () => {
  const gap = await events({ 's.jsonl': `${session}{"type":\n${toLines(claude.prompt('on'))}` }, ['s.jsonl'])
  expect([gap.code, gap.stderr]).toEqual([0, expect.stringMatching(/^warning: transcript-gap {2}s\.jsonl:4\n/)])
  const none = await events({ 's.jsonl': session, 'n.jsonl': '{"a":1}\n' }, ['s.jsonl', 'n.jsonl', 'missing.jsonl'])
  expect(none.code).toBe(2)
  expect(none.lines).toHaveLength(8)
  expect(none.stderr).toContain('error: transcript-unreadable  missing.jsonl:1\n  does not exist')
  expect(none.stderr).toContain('error: transcript-unreadable  n.jsonl:1\n')
})

test('events says what it takes, and that there is nothing to print', async () => {
  const wrong = await events({}, ['--on-ask', 'deny'])
  expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('events takes no --on-ask')])
  const nothing = await events({}, [])
  expect([nothing.code, nothing.stderr]).toEqual([3, 'no transcript was found\n'])
  const nowhere = await events({}, ['--repo', 'gone'])
  expect([nowhere.code, nowhere.stderr]).toEqual([2, expect.stringContaining('(repo-unreadable)')])
})
