import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { writeFiles } from '../action/repositories.ts'
import { runStep } from '../support/runner.ts'
import { RUNTIMES } from '../support/runtimes.ts'
import { makeScratch } from '../support/scratch.ts'
import { commitAll } from '../support/set-up-case.ts'
import { attacks } from '../text/attacks.ts'

const HOOKS = [{ hooks: [{ type: 'command', command: '"$CLAUDE_PROJECT_DIR"/.claude/hooks/echo.sh' }] }]
const SETTINGS = JSON.stringify({ hooks: { PreToolUse: HOOKS, UserPromptSubmit: HOOKS } })
/** Refuses everything, with the whole envelope as its reason. */
const ECHO = '#!/bin/sh\ncat >&2\nexit 2\n'
const NOT_SHOWN = /(?![\n\t])\p{Cc}|\p{Cf}|[\u2028\u2029]/u

/** Claude Code records with an attack wherever a session holds text: ids, folders, branches, names, arguments, keys, results. */
function recordsOf(text: string, index: number): object[] {
  const frame = {
    sessionId: `s ${text}`,
    cwd: `/home/dev/app/${text}`,
    gitBranch: text,
    version: '2',
    timestamp: '2026-01-05T10:00:00Z',
    parentUuid: null,
  }
  const uses = [
    { type: 'tool_use', id: `a${index}${text}`, name: 'Bash', input: { command: text } },
    { type: 'tool_use', id: `b${index}${text}`, name: 'Write', input: { file_path: text, content: text } },
    { type: 'tool_use', id: `c${index}${text}`, name: text, input: { [text]: text } },
  ]
  const results = uses.map(({ id }) => ({ type: 'tool_result', tool_use_id: id, content: text }))
  return [
    { ...frame, uuid: `p${index}`, type: 'user', message: { role: 'user', content: text } },
    { ...frame, uuid: `q${index}`, type: 'assistant', message: { id: `m${index}`, role: 'assistant', content: uses } },
    { ...frame, uuid: `r${index}`, type: 'user', message: { role: 'user', content: results } },
  ]
}

test.for(RUNTIMES)('whatever a session holds, it is judged and every output is plain, on $name', async (runtime, context) => {
  const scratch = makeScratch(context)
  const texts = Object.values(attacks)
  // A file is a session: its id, folder and branch are those of its first record.
  const sessions = [0, 1, 2, 3].map((part) => {
    const mine = texts.map((text, index) => ({ text, index })).filter(({ index }) => index % 4 === part)
    const lines = mine.flatMap(({ text, index }) => [...recordsOf(text, index).map((record) => JSON.stringify(record)), `{broken ${text}`])
    return [`transcripts/${part}.jsonl`, `${lines.join('\n')}\n`]
  })
  const repo = writeFiles(scratch, { '.claude/settings.json': SETTINGS, '.claude/hooks/echo.sh': ECHO, ...Object.fromEntries(sessions) })
  commitAll(repo, 'all')
  const step = await runStep({ runtime, workspace: repo, scratch, inputs: {} })
  expect([step.code, step.stderr]).toEqual([1, ''])
  expect(step.report?.totals.blocked).toBeGreaterThan(3 * texts.length)
  const raw = fs.readFileSync(path.join(scratch, 'hookwitness-report.json'), 'utf8')
  for (const output of [step.log.join('\n'), step.summary, raw]) expect(NOT_SHOWN.exec(output)).toBeNull()
  expect(step.commands.filter((line) => !/^::(?:error|warning|notice) (?:file=[^:]*,)?title=hookwitness%3A [a-z- ]+::/.test(line))).toEqual(
    [],
  )
})
