import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { readWorkflow } from '../../src/github/workflow.ts'
import { runStep } from '../support/runner.ts'
import { RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'
import { commitAll } from '../support/set-up-case.ts'
import { claudeSession, GUARD, writeFiles } from './repositories.ts'

const [runtime = { name: 'node', node: process.execPath }] = RUNTIMES
const SESSION = claudeSession([['Bash', { command: 'rm -rf build' }]])

/** A base with a strict guard, and a pull request whose own guard lets everything pass and leaves a proof that it ran. */
function makePullRequest(scratch: string): { workspace: string; base: string; proof: string } {
  const workspace = writeFiles(scratch, GUARD)
  const base = commitAll(workspace, 'base')
  const proof = path.join(scratch, 'proof')
  writeFiles(scratch, { '.claude/hooks/guard.sh': `#!/bin/sh\ntouch ${proof}\n`, 'transcripts/s.jsonl': SESSION })
  commitAll(workspace, 'pull request')
  return { workspace, base, proof }
}

describe("a pull request's own hooks never judge it", () => {
  test.each(['pull_request', 'pull_request_review', 'pull_request_review_comment', 'pull_request_target', 'an_event_to_come'])(
    '%s: those of the base do',
    async (name) => {
      const ends: (() => void)[] = []
      const scratch = makeScratch({ onTestFinished: (end) => void ends.push(() => void end({} as never)) })
      const { workspace, base, proof } = makePullRequest(scratch)
      const done = await runStep({ runtime, workspace, scratch, inputs: {} }, { name, payload: { pull_request: { base: { sha: base } } } })
      expect(done.outputs.outcome, done.log.join('\n')).toBe('blocked')
      expect(fs.existsSync(proof)).toBe(false)
      for (const end of ends) end()
    },
  )

  test.each<[string, object]>([
    ['issue_comment', { issue: { pull_request: {} } }],
    ['workflow_run', {}],
    ['check_run', {}],
    ['an_event_to_come', {}],
  ])('%s, which names no base commit, is refused with the lines that mend it', async (name, payload) => {
    const ends: (() => void)[] = []
    const scratch = makeScratch({ onTestFinished: (end) => void ends.push(() => void end({} as never)) })
    const { workspace, proof } = makePullRequest(scratch)
    const done = await runStep({ runtime, workspace, scratch, inputs: {} }, { name, payload })
    expect(done.code).toBe(2)
    expect(done.log.join('\n')).toContain('hooks_from: origin/DEFAULT_BRANCH')
    expect(fs.existsSync(proof)).toBe(false)
    for (const end of ends) end()
  })

  test.for(['issue_comment', 'workflow_dispatch'])(
    '%s: a commit that is named judges, whatever an agent changed in the checkout of the same job',
    async (name, context) => {
      const scratch = makeScratch(context)
      const workspace = writeFiles(scratch, GUARD)
      const started = commitAll(workspace, 'default branch')
      const proof = path.join(scratch, 'proof')
      writeFiles(scratch, { '.claude/hooks/guard.sh': `#!/bin/sh\ntouch ${proof}\n`, 'transcripts/s.jsonl': SESSION })
      const done = await runStep({ runtime, workspace, scratch, inputs: { hooks_from: started } }, { name, payload: { issue: {} } })
      expect(done.outputs.outcome, done.log.join('\n')).toBe('blocked')
      expect(fs.existsSync(proof)).toBe(false)
    },
  )

  test('push, schedule and a run by hand take the work tree as it stands', () => {
    for (const event of ['push', 'schedule', 'workflow_dispatch']) {
      expect(readWorkflow({ GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: 'x' }, () => '{}')).toEqual({
        event,
        baseCommit: null,
        isForeign: false,
      })
    }
  })

  test('a payload that cannot be read names no base', () => {
    expect(readWorkflow({ GITHUB_EVENT_NAME: 'pull_request', GITHUB_EVENT_PATH: 'x' }, () => '{')).toEqual({
      event: 'pull_request',
      baseCommit: null,
      isForeign: true,
    })
  })

  test('the project folder turned into a link to one with weaker hooks is refused', async (context) => {
    const scratch = makeScratch(context)
    const inApp = Object.fromEntries(Object.entries(GUARD).map(([name, text]) => [`app/${name}`, text]))
    const workspace = writeFiles(scratch, { ...inApp, 'demo/.claude/settings.json': '{"hooks": {}}', 'demo/transcripts/s.jsonl': SESSION })
    const base = commitAll(workspace, 'base')
    fs.rmSync(path.join(workspace, 'app'), { recursive: true })
    fs.symlinkSync('demo', path.join(workspace, 'app'))
    commitAll(workspace, 'a link')
    const done = await runStep(
      { runtime, workspace, scratch, inputs: { repo: 'app' } },
      { name: 'pull_request', payload: { pull_request: { base: { sha: base } } } },
    )
    expect(done.code).toBe(2)
    expect(done.log.join('\n')).toContain('a link inside the repository')
  })
})
