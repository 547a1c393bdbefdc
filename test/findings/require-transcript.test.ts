import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { claudeSession, GUARD, writeFiles } from '../action/repositories.ts'
import { judgeRepo } from '../support/judge.ts'
import { makeScratch } from '../support/scratch.ts'

// Author lines and trailers as the agents write them by default.
test.each([
  ['a person', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid'], 'Mend the till', 0],
  [
    'a person who writes about agents',
    ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid'],
    'Tell Claude and Codex about the till',
    0,
  ],
  [
    'Claude Code as co-author',
    ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid'],
    'Mend\n\nCo-Authored-By: Claude <noreply@anthropic.com>',
    3,
  ],
  ['the Copilot agent', ['-c', 'user.name=copilot-swe-agent[bot]', '-c', 'user.email=1+Copilot@users.noreply.github.com'], 'Mend', 3],
  [
    'a session that Entire recorded',
    ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.invalid'],
    'Mend\n\nEntire-Checkpoint: a3b2c4d5e6f7',
    3,
  ],
])('require_transcript: agent: a commit of %s', async (_, who, message, code) => {
  const ends: (() => void)[] = []
  const scratch = makeScratch({ onTestFinished: (end) => void ends.push(() => void end({} as never)) })
  const repo = writeFiles(scratch, GUARD)
  const git = (...args: string[]) => execFileSync('git', [...who, ...args], { cwd: repo })
  git('init', '-q', '-b', 'main')
  git('add', '-A')
  git('commit', '-qm', message)
  const { report, done } = await judgeRepo(scratch, repo, ['--require-transcript', 'agent'])
  for (const end of ends) end()
  expect(report.outcome).toBe('nothing-checked')
  expect(done.code, report.why).toBe(code)
})

test('require_transcript: agent outside git is red, since nobody can tell', async (context) => {
  const scratch = makeScratch(context)
  const { report, done } = await judgeRepo(scratch, writeFiles(scratch, GUARD), ['--require-transcript', 'agent'])
  expect(done.code).toBe(3)
  expect(report.why).toContain('git cannot tell')
})

test('without any hook configuration the sessions are read all the same', async (context) => {
  const scratch = makeScratch(context)
  const repo = writeFiles(scratch, { 'transcripts/s.jsonl': claudeSession([['Bash', { command: 'ls' }]]) })
  const { report, done } = await judgeRepo(scratch, repo, [])
  expect(done.code).toBe(3)
  expect(report.sessions).toMatchObject([{ agent: 'claude-code', calls: 1, prompts: 1, judged: 0 }])
  expect(report.findings).toEqual([])
})
