import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { runStep, type StepResult } from '../support/runner.ts'
import { RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'
import { commitAll } from '../support/set-up-case.ts'
import { claudeSession, writeFiles } from './repositories.ts'

const [runtime = { name: 'node', node: process.execPath }] = RUNTIMES

/** Asks about everything, so that `on_ask` decides. */
const ASKING: Record<string, string> = {
  '.claude/settings.json': JSON.stringify({ hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: 'cat ask.json' }] }] } }),
  'ask.json': JSON.stringify({
    hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision: 'ask', permissionDecisionReason: 'sure?' },
  }),
}
const SESSION = claudeSession([['Bash', { command: 'ls' }]])
const LOOSE = 'on_ask = "allow"\n'
const NEVER = `[[hooks]]\ncommand = "cat ask.json"\nreplay = "never"\n`

/** A pull request into a base that has the file `base` (null: none), which makes it `head`. */
async function judgePullRequest(
  scratch: string,
  file: { base: string | null; head: string | null },
  inputs: Record<string, string> = {},
): Promise<StepResult> {
  const workspace = writeFiles(scratch, { ...ASKING, ...(file.base === null ? {} : { '.hookwitness.toml': file.base }) })
  const base = commitAll(workspace, 'base')
  fs.rmSync(path.join(workspace, '.hookwitness.toml'), { force: true })
  writeFiles(scratch, { 'transcripts/s.jsonl': SESSION, ...(file.head === null ? {} : { '.hookwitness.toml': file.head }) })
  commitAll(workspace, 'pull request')
  return runStep({ runtime, workspace, scratch, inputs }, { name: 'pull_request', payload: { pull_request: { base: { sha: base } } } })
}

const idsOf = ({ report }: StepResult) => report?.findings.map(({ id, at }) => `${id} ${at?.path}`) ?? []

describe("on a pull request the base commit's configuration file counts", () => {
  test.each([
    ['lets asks pass', LOOSE],
    ['keeps the guard from running', NEVER],
    ['says that nothing need be recorded and only Luxe counts', 'require_transcript = false\ndialects = ["luxe"]\n'],
    ['cannot be read', 'on_ask = = "allow"'],
  ])('one that the pull request brings and that %s changes nothing, and is named', async (_, head) => {
    const ends: (() => void)[] = []
    const scratch = makeScratch({ onTestFinished: (end) => void ends.push(() => void end({} as never)) })
    const done = await judgePullRequest(scratch, { base: null, head })
    expect([done.code, done.outputs.outcome], done.log.join('\n')).toEqual([1, 'blocked'])
    expect(done.report?.options).toMatchObject({ on_ask: 'deny', dialects: [], require_transcript: 'true' })
    expect(idsOf(done)).toContain('hook-files-changed .hookwitness.toml')
    expect(done.commands.join('\n')).toContain('.hookwitness.toml is new in the work tree; the trusted version was used')
    for (const end of ends) end()
  })

  test("the base's holds, whatever the pull request makes of it", async (t) => {
    for (const head of ['on_ask = "deny"\n', null]) {
      const done = await judgePullRequest(makeScratch(t), { base: LOOSE, head })
      expect(done.outputs.outcome, done.log.join('\n')).toBe('passed')
      expect(done.report?.options_from).toMatchObject({ on_ask: 'file', on_hook_failure: 'default' })
      expect(idsOf(done)).toContain('hook-files-changed .hookwitness.toml')
    }
  })

  test('one that the pull request leaves as it is is not named', async (t) => {
    const done = await judgePullRequest(makeScratch(t), { base: LOOSE, head: LOOSE })
    expect(idsOf(done).filter((id) => id.startsWith('hook-files-changed'))).toEqual([])
    expect(done.log.join('\n')).toContain('.hookwitness.toml settles on_ask: allow.')
  })

  test('a pull request that loosens a strict file is blocked', async (t) => {
    const done = await judgePullRequest(makeScratch(t), { base: 'on_ask = "deny"\n', head: LOOSE })
    expect(done.outputs.outcome).toBe('blocked')
    expect(done.commands.join('\n')).toContain('.hookwitness.toml differs in the work tree')
  })

  test('a faulty one of the base is bad input, with an annotation at its line', async (t) => {
    const done = await judgePullRequest(makeScratch(t), { base: '\non_ask = "alow"\n', head: LOOSE })
    expect([done.code, done.outputs.outcome]).toEqual([2, 'bad-input'])
    expect(done.commands.find((line) => line.includes('file=.hookwitness.toml'))).toMatch(/^::error file=\.hookwitness\.toml,line=2/)
  })

  test('an input wins over it, also one that is given its default', async (t) => {
    const done = await judgePullRequest(makeScratch(t), { base: LOOSE, head: LOOSE }, { on_ask: 'deny' })
    expect(done.outputs.outcome).toBe('blocked')
    expect(done.report?.options_from.on_ask).toBe('given')
    expect(done.log.join('\n')).toContain('A flag or input wins over .hookwitness.toml, which says on_ask: allow.')
  })
})

describe('where the work tree may be a stranger and its hooks run all the same', () => {
  const inputs = { hooks_from: 'worktree', trust_project: 'true' }

  test.each([LOOSE, NEVER, 'not = toml = at all'])('its file %j is ignored, with a notice', async (head) => {
    const ends: (() => void)[] = []
    const scratch = makeScratch({ onTestFinished: (end) => void ends.push(() => void end({} as never)) })
    const done = await judgePullRequest(scratch, { base: LOOSE, head }, inputs)
    expect(done.outputs.outcome, done.log.join('\n')).toBe('blocked')
    expect(done.report?.findings.filter((each) => each.id === 'config-file-ignored')).toMatchObject([{ level: 'notice' }])
    expect(done.commands.some((line) => line.startsWith('::notice') && line.includes('.hookwitness.toml was ignored'))).toBe(true)
    for (const end of ends) end()
  })

  test('where there is none there is no notice', async (t) => {
    const done = await judgePullRequest(makeScratch(t), { base: null, head: null }, inputs)
    expect(idsOf(done)).not.toContain('config-file-ignored .hookwitness.toml')
  })
})

test("on a push the work tree's file counts", async (t) => {
  const scratch = makeScratch(t)
  const workspace = writeFiles(scratch, { ...ASKING, 'transcripts/s.jsonl': SESSION, '.hookwitness.toml': LOOSE })
  commitAll(workspace, 'all')
  expect((await runStep({ runtime, workspace, scratch, inputs: {} })).outputs.outcome).toBe('passed')
  fs.writeFileSync(path.join(workspace, '.hookwitness.toml'), NEVER)
  const done = await runStep({ runtime, workspace, scratch, inputs: {} })
  expect([done.code, done.outputs.outcome]).toEqual([4, 'indeterminate'])
})

test('with repo, the file of that folder counts, and none above it', async (t) => {
  const scratch = makeScratch(t)
  const below = Object.fromEntries(Object.entries(ASKING).map(([name, text]) => [`web/${name}`, text]))
  const workspace = writeFiles(scratch, { ...below, 'web/transcripts/s.jsonl': SESSION, '.hookwitness.toml': LOOSE })
  const base = commitAll(workspace, 'base')
  const event = { name: 'pull_request', payload: { pull_request: { base: { sha: base } } } }
  expect((await runStep({ runtime, workspace, scratch, inputs: { repo: 'web' } }, event)).outputs.outcome).toBe('blocked')
  writeFiles(scratch, { 'web/.hookwitness.toml': LOOSE })
  const next = { name: 'pull_request', payload: { pull_request: { base: { sha: commitAll(workspace, 'next') } } } }
  expect((await runStep({ runtime, workspace, scratch, inputs: { repo: 'web' } }, next)).outputs.outcome).toBe('passed')
})
