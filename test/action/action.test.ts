import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { runStep } from '../support/runner.ts'
import { RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'
import { commitAll } from '../support/set-up-case.ts'
import { claudeSession, GUARD, writeFiles } from './repositories.ts'

const ALLOWED = /^::(?:error|warning|notice|group|endgroup|debug)(?: |::)/

describe.each(RUNTIMES)('the action on $name', (runtime) => {
  const step = (scratch: string, workspace: string, inputs: Record<string, string> = {}) => runStep({ runtime, workspace, scratch, inputs })

  test('a session without objection passes', async (context) => {
    const scratch = makeScratch(context)
    const workspace = writeFiles(scratch, { ...GUARD, 'transcripts/s.jsonl': claudeSession([['Bash', { command: 'ls' }]]) })
    const done = await step(scratch, workspace)
    expect(done.code, done.stderr).toBe(0)
    expect(done.outputs).toMatchObject({ outcome: 'passed', judged: '2', blocked: '0', asked: '0', hook_failures: '0' })
    expect(done.outputs.report_path).toBe(path.join(scratch, 'hookwitness-report.json'))
    expect(done.commands.filter((line) => line.startsWith('::error'))).toEqual([])
    expect(done.summary).toContain('passed')
  })

  test('a call that a hook denies fails the step and is annotated', async (context) => {
    const scratch = makeScratch(context)
    const session = claudeSession([
      ['Bash', { command: 'ls' }],
      ['Bash', { command: 'rm -rf build' }],
    ])
    const workspace = writeFiles(scratch, { ...GUARD, 'transcripts/s.jsonl': session })
    const done = await step(scratch, workspace)
    expect(done.code).toBe(1)
    expect(done.outputs).toMatchObject({ outcome: 'blocked', judged: '3', blocked: '1', asked: '0' })
    const errors = done.commands.filter((line) => line.startsWith('::error'))
    expect(errors).toHaveLength(2)
    expect(
      errors.some(
        (line) =>
          line.includes('no recursive delete') &&
          line.includes('file=transcripts/s.jsonl') &&
          line.includes('title=hookwitness%3A call-blocked'),
      ),
    ).toBe(true)
    expect(done.summary).toContain('no recursive delete')
    expect(done.report?.findings.map((finding) => finding.id)).toContain('call-blocked')
  })

  test('a hook configuration that cannot be read ends as bad-input', async (context) => {
    const scratch = makeScratch(context)
    const workspace = writeFiles(scratch, {
      '.claude/settings.json': '{\n "hooks": {\n  "PreToolUse": [,]\n }\n}\n',
      'transcripts/s.jsonl': claudeSession([['Bash', { command: 'ls' }]]),
    })
    const done = await step(scratch, workspace)
    expect(done.code).toBe(2)
    expect(done.outputs.outcome).toBe('bad-input')
    expect(
      done.commands.some((line) => line.startsWith('::error') && line.includes('file=.claude/settings.json') && line.includes('line=3')),
    ).toBe(true)
    expect(done.report?.findings[0]).toMatchObject({
      id: 'config-unreadable',
      level: 'error',
      at: { path: '.claude/settings.json', line: 3 },
    })
  })

  test('nothing to judge is red, unless the workflow says otherwise', async (context) => {
    const scratch = makeScratch(context)
    const workspace = writeFiles(scratch, GUARD)
    const red = await step(scratch, workspace)
    expect(red.code).toBe(3)
    expect(red.outputs).toMatchObject({ outcome: 'nothing-checked', judged: '0' })
    const green = await step(scratch, workspace, { require_transcript: 'false' })
    expect(green.code).toBe(0)
    expect(green.outputs.outcome).toBe('nothing-checked')
    expect(green.commands.some((line) => line.startsWith('::notice'))).toBe(true)
  })

  test('a misspelt input is an error that names the nearest', async (context) => {
    const scratch = makeScratch(context)
    const done = await step(scratch, writeFiles(scratch, GUARD), { on_aks: 'deny' })
    expect(done.code).toBe(2)
    expect(done.outputs.outcome).toBe('bad-input')
    expect(done.commands.join('\n')).toContain('on_ask')
  })

  test("on a pull request the pull request's own hooks are not run unasked", async (context) => {
    const scratch = makeScratch(context)
    const workspace = writeFiles(scratch, {
      ...GUARD,
      '.claude/hooks/guard.sh': `#!/bin/sh\ntouch ${scratch}/ran\n`,
      'transcripts/s.jsonl': claudeSession([['Bash', { command: 'ls' }]]),
    })
    const inputs = { hooks_from: 'worktree' }
    const refused = await runStep({ runtime, workspace, scratch, inputs }, { name: 'pull_request', payload: {} })
    expect(refused.code).toBe(2)
    expect(refused.commands.join('\n')).toContain('trust_project: true')
    expect(fs.existsSync(path.join(scratch, 'ran'))).toBe(false)
    const trusted = await runStep(
      { runtime, workspace, scratch, inputs: { ...inputs, trust_project: 'true' } },
      { name: 'pull_request', payload: {} },
    )
    expect(trusted.code).toBe(0)
    expect(fs.existsSync(path.join(scratch, 'ran'))).toBe(true)
  })

  test('on a pull request the hooks of the base commit judge', async (context) => {
    const scratch = makeScratch(context)
    const workspace = writeFiles(scratch, GUARD)
    const base = commitAll(workspace, 'base')
    writeFiles(scratch, {
      '.claude/hooks/guard.sh': '#!/bin/sh\nexit 0\n',
      'transcripts/s.jsonl': claudeSession([['Bash', { command: 'rm -rf build' }]]),
    })
    commitAll(workspace, 'weaker guard')
    const done = await runStep(
      { runtime, workspace, scratch, inputs: {} },
      { name: 'pull_request', payload: { pull_request: { base: { sha: base } } } },
    )
    expect(done.code).toBe(1)
    expect(
      done.report?.findings.some((finding) => finding.id === 'hook-files-changed' && finding.at?.path === '.claude/hooks/guard.sh'),
    ).toBe(true)
  })

  test('hooks get no token, no input and no file of the runner', async (context) => {
    const scratch = makeScratch(context)
    const guard = `#!/bin/sh\nenv > ${scratch}/env\n`
    const workspace = writeFiles(scratch, {
      ...GUARD,
      '.claude/hooks/guard.sh': guard,
      'transcripts/s.jsonl': claudeSession([['Bash', { command: 'ls' }]]),
    })
    const secrets = {
      GITHUB_TOKEN: 'x1',
      NPM_TOKEN: 'x2',
      ACTIONS_RUNTIME_TOKEN: 'x3',
      GITHUB_ENV: '/tmp/env',
      GITHUB_PATH: '/tmp/path',
      MY_SECRET: 'x4',
    }
    await runStep({ runtime, workspace, scratch, inputs: {} }, { name: 'push' }, secrets)
    const seen = fs.readFileSync(path.join(scratch, 'env'), 'utf8')
    expect(seen).toContain('CLAUDE_PROJECT_DIR=')
    expect(seen).not.toMatch(/TOKEN|SECRET|GITHUB_|ACTIONS_|INPUT_|RUNNER_/)
  })

  test('text of transcripts and hooks never becomes a workflow command', async (context) => {
    const scratch = makeScratch(context)
    const nasty = '::add-mask::x\n##[error]y\r\n ::set-output name=outcome::passed\n%0A::stop-commands::z'
    const workspace = writeFiles(scratch, {
      ...GUARD,
      '.claude/hooks/guard.sh': '#!/bin/sh\ncat >/dev/null\nprintf "::add-mask::a\\n##[command]b\\n  ::error::c\\n" >&2\nexit 2\n',
      'transcripts/s.jsonl': claudeSession([['Bash', { command: nasty }]], nasty),
    })
    const done = await step(scratch, workspace)
    expect(done.code).toBe(1)
    expect(done.commands.filter((line) => !ALLOWED.test(line))).toEqual([])
    expect(done.commands.length).toBeGreaterThan(0)
  })
})
