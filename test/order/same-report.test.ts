import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../action/repositories.ts'
import { readEvents, runProduct } from '../support/product.ts'
import { runStep } from '../support/runner.ts'
import { RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'
import { type Call, recordSession } from './sessions.ts'

const FILES = 6
const range = (length: number) => Array.from({ length }, (_, index) => index)

/** Waits for up to 30 ms, then does as the command says; what it prints holds all that only one run has. */
const GUARD = `#!/bin/bash
input=$(cat)
sleep 0.0$((RANDOM % 4))
case "$input" in
  *deny*) echo "not here: $PWD $HOME $TMPDIR" >&2; exit 2 ;;
  *fail*) env | grep -E '^(HOME|HOOKWITNESS_RUN|TMPDIR)=' | sort >&2; exit 1 ;;
  *cut*) printf '%0570d %s' 0 "$HOME" >&2; exit 1 ;;
  *ask*) echo '{"hookSpecificOutput":{"hookEventName":"PreToolUse","permissionDecision":"ask","permissionDecisionReason":"really?"}}' ;;
  *system*) echo "{\\"systemMessage\\":\\"seen in $1\\"}" ;;
  *touch*) echo x > touched ;;
esac
`

const hook = (name: string) => ({ type: 'command', command: `"$CLAUDE_PROJECT_DIR"/guard.sh ${name}` })
const PROJECT: Record<string, string> = {
  'guard.sh': GUARD,
  '.claude/settings.json': JSON.stringify({
    permissions: { deny: ['WebFetch'] },
    hooks: {
      PreToolUse: [
        { matcher: 'Bash', hooks: [hook('one'), hook('two')] },
        { matcher: 'Bash|Read', hooks: [hook('three')] },
        { matcher: 'Read', hooks: [hook('pure')] },
      ],
    },
  }),
  '.luxe/hooks.json': JSON.stringify({ BeforeToolUse: [{ matcher: 'bash', command: ['./guard.sh', 'luxe'], timeout_ms: 60_000 }] }),
  '.hookwitness.toml': `[[hooks]]\ncommand = '"$CLAUDE_PROJECT_DIR"/guard.sh pure'\npure = true\n`,
}

/** More findings than are listed, more tool names than are kept, more gaps than are listed; the same failure in every session. */
function sessionOf(file: number): string {
  const words = ['ls', 'deny', 'fail', 'ask', 'system', 'cut', 'touch']
  const commands = range(7).map(
    (index): Call => ['Bash', { command: `${words[(index + file) % words.length]} ${index % 2 === 0 ? file : ''}` }],
  )
  const reads = range(2).map((): Call => ['Read', { file_path: '/home/dev/app/a.txt' }])
  const fetches = range(300).map((index): Call => ['WebFetch', { url: `https://example.invalid/${file}/${index}` }])
  const strange = range(150).map((index): Call => [`Tool_${(index * 7 + file * 13) % 997}_${file}`, { index }])
  return recordSession(
    `s${file}`,
    [...commands, ...reads, ...strange, ...fetches],
    file === 2 ? range(1200).map((index) => `{"torn ${index}`) : ['{'],
  )
}

function layOut(scratch: string): string {
  const transcripts = Object.fromEntries(range(FILES).map((file) => [`transcripts/${file}.jsonl`, sessionOf(file)]))
  return writeFiles(scratch, { ...PROJECT, ...transcripts })
}

/** Times, and the option that differs, are the only things that may. */
function withoutTimes(text: string): string {
  return text
    .replace(/("(?:ms|p50_ms|p95_ms|duration_ms)": ?)[\d.]+/g, '$10')
    .replace(/("concurrency": ?)\d+/g, '$10')
    .replace(/\b\d+(?:\.\d+)? (?:ms|s|min)\b/g, '0 s')
    .replace(/\| \d+ \/ \d+ \|/g, '| 0 / 0 |')
}

const [RUNTIME] = RUNTIMES

test.for(['1', '2', '4'])(
  'the log, annotations, summary and report of many sessions are the same with %s at a time',
  async (concurrency, context) => {
    const scratch = makeScratch(context)
    if (RUNTIME === undefined) throw new Error('no runtime')
    const workspace = layOut(scratch)
    const done = await runStep({ runtime: RUNTIME, workspace, scratch, inputs: { concurrency } })
    expect(done.code, done.stderr).toBe(1)
    const report = fs.readFileSync(path.join(scratch, 'hookwitness-report.json'), 'utf8')
    const all = [done.log.join('\n'), done.summary, report].map((text) => withoutTimes(text.replaceAll(scratch, 'SCRATCH')))
    expect(done.report?.totals.findings).toBeGreaterThan(2000)
    expect(done.report?.totals.findings_listed).toBe(1000)
    same.all ??= all
    for (const [index, text] of all.entries()) expect(text).toBe(same.all[index])
  },
)

test.for(['1', '2', '4'])('event lines of each session are the same with %s at a time', async (concurrency, context) => {
  const scratch = makeScratch(context)
  if (RUNTIME === undefined) throw new Error('no runtime')
  const cwd = layOut(scratch)
  const args = ['replay', '--concurrency', concurrency, '--events-out', `${scratch}/events`]
  const done = await runProduct('cli.js', args, { runtime: RUNTIME, cwd })
  expect(done.code, done.stderr).toBe(1)
  // Lines of several sessions may be mixed; which of the same envelopes asked a pure hook is a matter of time too.
  const lines = readEvents(`${scratch}/events`).map(({ verdicts, ...line }) => ({
    ...line,
    verdicts: verdicts.map((each) => ({ ...each, ms: 0, reused: false })),
  }))
  const bySession = range(FILES).map((file) => lines.filter(({ session }) => session === `s${file}`))
  expect(bySession.flat()).toHaveLength(lines.length)
  same.events ??= JSON.stringify(bySession)
  expect(JSON.stringify(bySession)).toBe(same.events)
})

/** What the first run gave. */
const same: { all?: string[]; events?: string } = {}
