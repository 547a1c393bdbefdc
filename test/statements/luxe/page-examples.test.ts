import { spawnSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, type TestContext, test } from 'vitest'
import { writeFiles } from '../../action/repositories.ts'
import { readEvents, readReport, runProduct } from '../../support/product.ts'
import { RUNTIMES } from '../../support/runtimes.ts'
import { makeScratch } from '../../support/scratch.ts'
import { linesOf, neutralSession } from './product.ts'

// The three examples of Luxe's page, end to end on the built command line. Every file is as the page has it, but that `/home/you` is the folder
// that stands for the home folder. `npm` is a script of ours, so that its start-up time cannot pass the deadline.

const GUARD_HOOKS = `{
  "BeforeToolUse": [
    {
      "matcher": { "bash": "rm *" },
      "command": ["/home/you/.config/luxe/hooks/guard.sh"],
      "on_timeout": "deny"
    }
  ]
}
`
const GUARD = `#!/usr/bin/env bash
cmd=$(jq -r '.ToolUse.args.command // empty')
case "$cmd" in
  *"rm -rf /"*|*"rm -rf ~"*) echo '{"decision":"deny","reason":"refusing a root or home wipe"}' ;;
  *)                         echo '{"decision":"ask","reason":"recursive delete"}' ;;
esac
`
const LINT_HOOKS = `{
  "AfterToolUse": [
    {
      "matcher": "edit",
      "command": ["sh", "-c", "jq -n --arg out \\"$(npm run -s lint 2>&1 | tail -20)\\" '{decision: \\"allow\\", context: $out}'"]
    }
  ]
}
`
const PROMPT_POLICY = `#!/usr/bin/env bash
prompt=$(jq -r '.Other.content // empty')
if printf '%s' "$prompt" | grep -qE 'CORP-SECRET-[0-9]+'; then
  echo '{"decision":"deny","reason":"the message contained an internal token"}'
fi
`

const HAS_JQ = spawnSync('jq', ['--version']).status === 0

function needJq(t: TestContext): void {
  if (HAS_JQ) return
  process.stderr.write(`skipped, since jq is not on PATH: ${t.task.name}\n`)
  t.skip('jq is not on PATH')
}

/** Replays a transcript over what stands in the user's `~/.config/luxe`; `programs` are scripts ahead in PATH, or the only ones there. */
async function run(
  t: TestContext,
  { config, transcript, programs = {}, only }: { config: Files; transcript: string; programs?: Files; only?: readonly string[] },
) {
  const [runtime] = RUNTIMES
  if (runtime === undefined) throw new Error('no Node to run on')
  const scratch = makeScratch(t)
  const home = path.join(scratch, 'home')
  for (const [name, text] of Object.entries(config)) write(path.join(home, '.config/luxe', name), text.replaceAll('/home/you', home))
  const bin = path.join(scratch, 'bin')
  for (const [name, text] of Object.entries(programs)) write(path.join(bin, name), text)
  for (const name of only ?? []) fs.symlinkSync(findProgram(name), path.join(makeFolder(bin), name))
  const repo = writeFiles(scratch, { 'README.md': 'a project\n', 't.jsonl': transcript })
  const [report, events] = [path.join(scratch, 'report.json'), path.join(scratch, 'events.jsonl')]
  const files = ['--report_path', report, '--events_out', events]
  const args = ['replay', 't.jsonl', '--repo', repo, '--user_config', home, '--events', 'tools', '--dialects', 'luxe', ...files]
  const PATH = only === undefined ? `${bin}:${process.env.PATH}` : bin
  const done = await runProduct('cli.js', args, { runtime, cwd: repo, env: { PATH } })
  return { done, report: readReport(report), events: readEvents(events) }
}

type Files = Record<string, string>

const guarded = (t: TestContext, command: string, only?: readonly string[]) =>
  run(t, {
    config: { 'hooks.json': GUARD_HOOKS, 'hooks/guard.sh': GUARD },
    transcript: neutralSession(['bash', { command }]),
    ...(only && { only }),
  })

test('X131 the guard denies rm -rf /, and rm -rf /tmp/x too, since it looks for a part of the text', async (t) => {
  needJq(t)
  for (const command of ['rm -rf /', 'rm -rf ~', 'rm -rf /tmp/x']) {
    const { done, report, events } = await guarded(t, command)
    const reason = 'refusing a root or home wipe'
    expect(
      events.find((each) => each.event === 'pre_tool'),
      command,
    ).toMatchObject({ native: 'deny', ruling: 'deny', reason })
    expect(report).toMatchObject({ outcome: 'blocked', findings: [{ id: 'call-blocked', event: { subject: command, reason } }] })
    expect(done.code).toBe(1)
  }
})

test('X132 the guard asks about rm -rf build, and about rm  -rf / with two blanks, which the gate refuses', async (t) => {
  needJq(t)
  for (const command of ['rm -rf build', 'rm  -rf /']) {
    const { done, report, events } = await guarded(t, command)
    const reason = 'recursive delete'
    expect(
      events.find((each) => each.event === 'pre_tool'),
      command,
    ).toMatchObject({ native: 'ask', ruling: 'deny', reason })
    expect(report).toMatchObject({ outcome: 'blocked', findings: [{ id: 'ask-refused', event: { reason } }] })
    expect(done.code).toBe(1)
  }
})

test('X133 for ls the guard is not started', async (t) => {
  const { done, report, events } = await guarded(t, 'ls')
  expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({ native: 'none', ruling: 'allow', verdicts: [] })
  expect(report.totals.hook_runs).toBe(0)
  expect(done.code).toBe(0)
})

test('X134 the prompt policy blocks a message with an internal token, and says nothing to any other', async (t) => {
  needJq(t)
  const hooks = `{ "UserPromptSubmit": [{ "command": ["/home/you/.config/luxe/hooks/prompt-policy.sh"] }] }`
  const transcript = linesOf({ event: 'prompt', text: 'use CORP-SECRET-12' }, { event: 'prompt', text: 'use CORP-SECRET-x' })
  const { done, events } = await run(t, { config: { 'hooks.json': hooks, 'hooks/prompt-policy.sh': PROMPT_POLICY }, transcript })
  expect(events).toMatchObject([
    { native: 'deny', ruling: 'deny', reason: 'the message contained an internal token' },
    { native: 'none', ruling: 'allow', verdicts: [{ verdict: 'none', failure: null }] },
  ])
  expect(done.code).toBe(1)
})

test('X135 the lint hook adds context to results of edit only', async (t) => {
  needJq(t)
  const npm = '#!/bin/sh\n[ "$*" = "run -s lint" ] && [ -f README.md ] && echo "a.ts: unused"\n'
  const pair = (id: string, tool: string) => [
    { event: 'pre_tool', at: { call: id }, tool, args: { path: 'a.ts', content: '' }, recorded: 'ran' },
    { event: 'post_tool', at: { call: id }, result: { text: 'done', is_error: false } },
  ]
  const transcript = linesOf({ event: 'prompt', text: 'go' }, ...pair('c1', 'edit'), ...pair('c2', 'write'), ...pair('c3', 'read'))
  const { done, events } = await run(t, { config: { 'hooks.json': LINT_HOOKS }, transcript, programs: { npm } })
  expect(events.filter((each) => each.event === 'post_tool').map((each) => [each.tool, each.context, each.verdicts.length])).toEqual([
    ['edit', 'a.ts: unused', 1],
    ['write', null, 0],
    ['read', null, 0],
  ])
  // It stands behind calls only: nothing could have been stopped, so nothing was checked.
  expect(done.code).toBe(3)
})

test('X136 without jq the guard asks about rm -rf /: no deny, no failure, and refused all the same', async (t) => {
  const { done, report, events } = await guarded(t, 'rm -rf /', ['env', 'bash', 'sh', 'git'])
  expect(events.find((each) => each.event === 'pre_tool')).toMatchObject({
    ...{ native: 'ask', ruling: 'deny', reason: 'recursive delete' },
    verdicts: [{ verdict: 'ask', failure: null }],
  })
  expect(report.findings.map((finding) => finding.id)).toEqual(['ask-refused'])
  expect(done.code).toBe(1)
})

function write(file: string, text: string): void {
  makeFolder(path.dirname(file))
  fs.writeFileSync(file, text, { mode: 0o755 })
}

function makeFolder(folder: string): string {
  fs.mkdirSync(folder, { recursive: true })
  return folder
}

function findProgram(name: string): string {
  const found = (process.env.PATH ?? '').split(':').map((folder) => path.join(folder, name))
  return found.find((file) => fs.existsSync(file)) ?? name
}
