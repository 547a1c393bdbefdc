import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, type TestContext, test } from 'vitest'
import type { Report } from '../../src/model/report.ts'
import { claudeSession } from '../action/repositories.ts'
import { readReport } from '../support/product.ts'
import { makeScratch } from '../support/scratch.ts'
import { listLeft, makePlace, NOTHING, type Place, REPLAY, start, wrapGit } from './started.ts'

/** Lets `ls` pass, refuses `rm -rf`, and never ends at `wait`, with a child that does not either; every start is one line of a file. */
const guard = (scratch: string) => `#!/bin/sh
input=$(cat)
echo x >> ${scratch}/starts
case "$input" in
  *"rm -rf"*) echo "no recursive delete" >&2; exit 2 ;;
  *'"wait"'*) sleep 300 & setsid sleep 300 & sleep 300 ;;
esac
`

/** Runs a session of commands (`wait` never ends) with a budget of some seconds. */
async function runFor(
  seconds: number,
  calls: string[],
  context: TestContext,
  more: { args?: string[]; change?: (place: Place) => void } = {},
) {
  const scratch = makeScratch(context)
  const place = makePlace(scratch, { guard: guard(scratch), calls })
  more.change?.(place)
  const outputs = ['--report-path', `${scratch}/report.json`, '--events-out', `${scratch}/events`, '--time-budget', String(seconds)]
  const done = await start('cli.js', place, { args: [...REPLAY, ...outputs, ...(more.args ?? [])] }).ended
  expect(done.stderr).toBe('')
  expect(await listLeft(place)).toEqual(NOTHING)
  const starts = fs.existsSync(`${scratch}/starts`) ? fs.readFileSync(`${scratch}/starts`, 'utf8').split('\n').length - 1 : 0
  return { place, code: done.code, stdout: done.stdout, report: readReport(`${scratch}/report.json`), starts }
}

function tellUndone({ findings }: Report): string[] {
  return findings.filter(({ id }) => id === 'time-budget-spent').map(({ level, at, message }) => `${level} ${at?.path}: ${message}`)
}

test('when the time is over no hook is asked any more, those that run are ended, and the outcome is indeterminate', async (context) => {
  const { code, stdout, report, starts } = await runFor(3, ['ls', 'wait', 'ls'], context)
  expect(code).toBe(4)
  expect(report).toMatchObject({
    outcome: 'indeterminate',
    time_budget_spent: true,
    why: 'time_budget was spent: 2 recorded calls and prompts judged, 2 not',
    totals: { calls: 3, prompts: 1, judged: 2, not_judged: 2, blocked: 0, hook_runs: 1, hook_failures: 0 },
    sessions: [{ judged: 2, not_judged: 2, read_to_end: true }],
  })
  expect(tellUndone(report)).toEqual([
    'error transcripts/s.jsonl: time_budget (3 s) was spent: 2 of the 4 calls and prompts that were read here were judged',
  ])
  expect(stdout).toContain('2 not judged for want of time')
  expect(starts).toBe(2)
})

test('what was refused before the time was over stays refused', async (context) => {
  const { code, report } = await runFor(3, ['rm -rf build', 'wait'], context)
  expect(code).toBe(1)
  expect(report).toMatchObject({ outcome: 'blocked', time_budget_spent: true, totals: { judged: 2, blocked: 1, not_judged: 1 } })
  expect(tellUndone(report)).toHaveLength(1)
})

test('a refusal that came in time holds though another hook of the same call had not answered yet', async (context) => {
  const hooks = ['sh slow.sh', 'sh no.sh'].map((command) => ({ type: 'command', command: `cd "$CLAUDE_PROJECT_DIR" && ${command}` }))
  const { code, report } = await runFor(3, ['ls'], context, {
    change: ({ app }) => {
      fs.writeFileSync(path.join(app, '.claude/settings.json'), JSON.stringify({ hooks: { PreToolUse: [{ matcher: 'Bash', hooks }] } }))
      fs.writeFileSync(path.join(app, 'slow.sh'), 'sleep 300')
      fs.writeFileSync(path.join(app, 'no.sh'), 'echo "not this one" >&2; exit 2')
    },
  })
  expect(code).toBe(1)
  expect(report).toMatchObject({
    outcome: 'blocked',
    time_budget_spent: true,
    totals: { judged: 2, blocked: 1, not_judged: 0, hook_runs: 1 },
  })
  expect(report.findings.find(({ id }) => id === 'call-blocked')?.message).toContain('not this one')
})

test('every transcript that was not reached is told, each with what it holds', async (context) => {
  const { report } = await runFor(3, ['wait'], context, {
    args: ['--concurrency', '1'],
    change: ({ app }) => {
      const other = claudeSession([['Bash', { command: 'ls' }]], 'do that')
        .replaceAll('"s1"', '"s2"')
        .replace(/"u(?=\d)/g, '"v')
        .replaceAll('toolu_', 'toolv_')
      fs.writeFileSync(path.join(app, 'transcripts/t.jsonl'), other)
    },
  })
  expect(report.totals).toMatchObject({ judged: 1, not_judged: 3 })
  expect(tellUndone(report)).toEqual([
    'error transcripts/s.jsonl: time_budget (3 s) was spent: 1 of the 2 calls and prompts that were read here was judged',
    'error transcripts/t.jsonl: time_budget (3 s) was spent: 0 of the 2 calls and prompts that were read here were judged',
  ])
})

test.for([
  { where: 'while the workspace is made', pattern: '*init*' },
  { where: 'before the project is found', pattern: '*rev-parse*' },
])('time that is over $where starts no hook and is not green', async ({ pattern }, context) => {
  const { code, report, starts } = await runFor(1, ['ls'], context, {
    change: (place) => wrapGit(place, pattern, `if mkdir ${place.scratch}/once 2>/dev/null; then sleep 1.5; fi`),
  })
  expect(code).toBe(4)
  expect(report).toMatchObject({ outcome: 'indeterminate', time_budget_spent: true, totals: { judged: 0, not_judged: 2, hook_runs: 0 } })
  expect(starts).toBe(0)
})

test('with mode: warn the outcome is told, and not enforced', async (context) => {
  const { code, stdout, report } = await runFor(3, ['wait'], context, { args: ['--mode', 'warn'] })
  expect(code).toBe(0)
  expect(report.outcome).toBe('indeterminate')
  expect(stdout).toContain('indeterminate: time_budget was spent')
})

test('a budget that suffices changes nothing', async (context) => {
  const { code, report } = await runFor(2_147_483, ['ls'], context)
  expect(code).toBe(0)
  expect(report).toMatchObject({ outcome: 'passed', time_budget_spent: false, totals: { judged: 2, not_judged: 0 } })
  expect(tellUndone(report)).toEqual([])
})

test.for(['block', 'warn'])('the action annotates a spent budget (mode: %s)', async (mode, context) => {
  const scratch = makeScratch(context)
  const place = makePlace(scratch, { guard: guard(scratch), calls: ['wait'] })
  const env = { INPUT_TIME_BUDGET: '3', INPUT_MODE: mode, RUNNER_TEMP: scratch }
  const done = await start('index.js', place, { env }).ended
  const level = mode === 'warn' ? 'warning' : 'error'
  expect(done.code).toBe(mode === 'warn' ? 0 : 4)
  expect(done.stdout).toMatch(new RegExp(`^::${level} .*time-budget-spent.*time_budget \\(3 s\\) was spent`, 'm'))
  expect(await listLeft(place)).toEqual(NOTHING)
})

test.for(['test', 'explain'])('%s takes no budget, and says so', async (command, context) => {
  const place = makePlace(makeScratch(context))
  const words = command === 'explain' ? ['explain', 'transcripts/s.jsonl:2'] : [command]
  const done = await start('cli.js', place, { args: [...words, '--time-budget', '3'] }).ended
  expect(done.code).toBe(2)
  expect(done.stderr).toContain(`${command} takes no --time-budget`)
})
