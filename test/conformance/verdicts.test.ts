import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { configure } from '../../conformance/harness/configure.ts'
import { exceptions, type Row, readRows, recorded } from '../../conformance/harness/rows.ts'
import { dialects } from '../../src/dialects/index.ts'
import type { Dialect } from '../../src/model/dialect.ts'
import { judgeOver, layOut } from '../statements/harness.ts'

const rows = readRows()
const known = new Map(dialects.map((dialect) => [dialect.id as string, dialect]))

for (const agent of new Set(rows.map((row) => row.agent).filter((id) => !known.has(id))))
  process.stderr.write(`skipped: the recorded rows of ${agent}, which is no hook system here yet\n`)

describe.each([...new Set(rows.map((row) => row.agent))].filter((id) => known.has(id)))('what %s did', (agent) => {
  const own = rows.filter((row) => row.agent === agent)
  test.concurrent.each(own.map((row) => [row.case, row] as const))('under %s is what the replay says', async (name, row) => {
    const agrees = (await judge(row, known.get(agent))) === toWord(row)
    expect(agrees).toBe(!exceptions.some((each) => each.agent === agent && each.case === name))
  })
})

test('every row is of the program that is named for its agent', () => {
  const versions = new Map(recorded.map((each) => [each.agent, each.version]))
  expect(rows.filter((row) => versions.get(row.agent) !== row.version)).toEqual([])
  expect(new Set(rows.map((row) => `${row.agent} ${row.case}`)).size).toBe(rows.length)
})

test('rows that a replay cannot reach are few, and exist', () => {
  expect(exceptions.length).toBeLessThanOrEqual(3)
  for (const { agent, case: name } of exceptions) expect(rows.some((row) => row.agent === agent && row.case === name)).toBe(true)
})

type Word = 'ran' | 'ran rewritten' | 'stopped' | 'not judged'

function toWord({ ran, ran_rewritten }: Row): Word {
  if (ran_rewritten) return 'ran rewritten'
  return ran ? 'ran' : 'stopped'
}

/** What the agent's own rules make of the row, nobody being there. */
async function judge(row: Row, dialect: Dialect | undefined): Promise<Word> {
  if (dialect === undefined) throw new Error(row.agent)
  const cleanUps: (() => void)[] = []
  try {
    const laid = layOut({ onTestFinished: (each) => cleanUps.push(each) }, {})
    for (const [name, { text, mode = 0o644 }] of Object.entries(configure(row))) {
      const file = path.join(laid.project, name)
      fs.mkdirSync(path.dirname(file), { recursive: true })
      fs.writeFileSync(file, text)
      fs.chmodSync(file, mode)
    }
    const { events } = await judgeOver(laid, dialect, record(row, laid.project), { on_ask: 'native', on_hook_failure: 'native' })
    const judged = events.find(({ event }) => event === row.event)
    if (judged === undefined) return 'not judged'
    if (judged.ruling !== 'allow') return 'stopped'
    return judged.rewritten === null ? 'ran' : 'ran rewritten'
  } finally {
    for (const cleanUp of cleanUps) cleanUp()
  }
}

/** The session that the scripted model made of it. */
function record({ agent, version, call }: Row, cwd: string): string {
  const owner = { session: 's', agent }
  return [
    { event: 'session_start', ...owner, cwd, agent_version: version.replace(/^.*@/, '') },
    { event: 'prompt', ...owner, text: 'do it' },
    { event: 'pre_tool', ...owner, tool: call.tool, at: { call: 'c1' }, args: call.args, recorded: 'ran' },
    { event: 'post_tool', ...owner, tool: call.tool, at: { call: 'c1' }, recorded: 'ran', result: { text: '', is_error: false } },
  ]
    .map((line) => `${JSON.stringify(line)}\n`)
    .join('')
}
