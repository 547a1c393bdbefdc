import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { claudeSession, GUARD, writeFiles } from '../action/repositories.ts'
import { judge, judgeRepo } from '../support/judge.ts'
import { makeScratch } from '../support/scratch.ts'
import { commitAll } from '../support/set-up-case.ts'

const RULES = JSON.stringify({ permissions: { deny: ['Bash(rm:*)'] } })

/** 1,200 different calls that were denied when they were recorded, as many notices, and a damaged line after them. */
function crowdedSession(): string {
  const calls = Array.from({ length: 1200 }, (_, index) => ['Bash', { command: `rm ${index}` }] as const)
  const denied = claudeSession(calls).replaceAll(
    '"content":"ok","is_error":false',
    '"content":"Permission to use Bash has been denied.","is_error":true',
  )
  return `${denied}{broken\n`
}

test('fail_on sees what comes after the first 1,000 findings, and it is listed', async (context) => {
  const scratch = makeScratch(context)
  const files = { '.claude/settings.json': RULES, 'transcripts/s.jsonl': crowdedSession() }
  const { report } = await judge(scratch, files, ['--fail_on', 'transcript-gap'])
  expect(report.totals).toMatchObject({ judged: 1201, blocked: 0, already_denied: 1200, findings: 1201, findings_listed: 1000 })
  expect(report).toMatchObject({ outcome: 'blocked', exit_code: 1, why: '1 finding named by fail_on' })
  expect(report.findings.some((finding) => finding.id === 'transcript-gap')).toBe(true)
  const notices = await judgeRepo(scratch, path.join(scratch, 'app'), ['--fail_on', 'notice'])
  expect(notices.report.why).toBe('1200 findings named by fail_on')
})

test('a guard that loses its execute bit, and settings that would switch it off, are named and can be made red', async (context) => {
  const scratch = makeScratch(context)
  const repo = writeFiles(scratch, { ...GUARD, 'pkg/a': '', '.lecode/config.toml': '[hooks]\nPreToolUse = ["true"]\n' })
  const base = commitAll(repo, 'base')
  fs.chmodSync(path.join(repo, '.claude/hooks/guard.sh'), 0o644)
  writeFiles(scratch, {
    '.claude/settings.local.json': '{"disableAllHooks":true}',
    '.luxe/permissions.json': '{}',
    '.gitattributes': '* eol=crlf\n',
    'transcripts/s.jsonl': claudeSession([['Bash', { command: 'ls' }]]),
  })
  const { report } = await judgeRepo(scratch, repo, ['--hooks_from', base, '--fail_on', 'hook-files-changed'])
  const changed = report.findings.filter((finding) => finding.id === 'hook-files-changed').map((finding) => finding.message)
  expect(changed).toEqual([
    '.claude/hooks/guard.sh is no longer executable in the work tree; the trusted version was used',
    '.claude/settings.local.json is new in the work tree; the trusted version was used',
    '.gitattributes is new in the work tree; the trusted version was used',
    '.luxe/permissions.json is new in the work tree; the trusted version was used',
  ])
  expect(report).toMatchObject({ outcome: 'blocked', exit_code: 1 })
})

test('in a project below the top, a configuration that would take over from the one above it is named', async (context) => {
  const scratch = makeScratch(context)
  const repo = writeFiles(scratch, { 'pkg/a': '', '.lecode/config.toml': '[hooks]\nPreToolUse = ["true"]\n' })
  const base = commitAll(repo, 'base')
  writeFiles(scratch, {
    'pkg/.lecode/config.toml': '[hooks]\nPreToolUse = []\n',
    'pkg/transcripts/s.jsonl': claudeSession([['Bash', { command: 'ls' }]]),
  })
  const { report } = await judgeRepo(scratch, path.join(repo, 'pkg'), ['--hooks_from', base])
  const changed = report.findings.filter((finding) => finding.id === 'hook-files-changed')
  expect(changed.map((finding) => finding.message)).toEqual(['.lecode/config.toml is new in the work tree; the trusted version was used'])
})

test('settings that a pull request turns into an endless file are not read', async (context) => {
  const scratch = makeScratch(context)
  const repo = writeFiles(scratch, { ...GUARD, 'transcripts/s.jsonl': claudeSession([['Bash', { command: 'rm -rf x' }]]) })
  const base = commitAll(repo, 'base')
  fs.rmSync(path.join(repo, '.claude/settings.json'))
  fs.symlinkSync('/dev/zero', path.join(repo, '.claude/settings.json'))
  const { report } = await judgeRepo(scratch, repo, ['--hooks_from', base])
  expect(report.totals).toMatchObject({ judged: 2, blocked: 1 })
  expect(report.findings.find((finding) => finding.id === 'hook-files-changed')?.message).toContain('.claude/settings.json is a link')
})

test('a file that could not be copied for the hooks is a finding that can be made red', async (context) => {
  const scratch = makeScratch(context)
  const repo = writeFiles(scratch, { ...GUARD, 'transcripts/s.jsonl': claudeSession([['Bash', { command: 'ls' }]]) })
  // The longest path that Linux opens has 4,095 bytes, and the copy's folder has a longer name than this one.
  const room = 4094 - repo.length - '/é'.length - 1
  const folder = `${'d'.repeat(200)}/`.repeat(Math.floor(room / 201) - 1)
  const name = `${folder}é${'f'.repeat(room - folder.length - 201)}/${'g'.repeat(200)}`
  writeFiles(scratch, { [name]: 'rm' })
  const { report } = await judgeRepo(scratch, repo, ['--fail_on', 'file-not-copied'])
  const found = report.findings.filter((finding) => finding.id === 'file-not-copied')
  expect(found).toMatchObject([{ level: 'warning', count: 1, at: { path: name }, message: expect.stringContaining('ENAMETOOLONG') }])
  expect(report).toMatchObject({ outcome: 'blocked', exit_code: 1, why: '1 finding named by fail_on' })
})

test('of more damaged stretches than are listed, the report says how many there are', async (context) => {
  const session = claudeSession([['Bash', { command: 'ls' }]])
  const broken = Array.from({ length: 1300 }, (_, index) => `{broken ${index}\n{"type":"summary"}\n`).join('')
  const { report } = await judge(makeScratch(context), { ...GUARD, 'transcripts/s.jsonl': session + broken })
  const [row] = report.sessions
  expect(row?.gaps).toHaveLength(1000)
  const found = report.findings.filter((finding) => finding.id === 'transcript-gap')
  expect(found.reduce((sum, finding) => sum + finding.count, 0)).toBe(row?.gap_count)
  expect(found.map((finding) => finding.message)).toContain('300 more stretches of this session were not read, counted but not listed')
})
