import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import type { EventLine, Report } from '../../src/model/report.ts'
import { renderJson } from '../../src/reporters/json.ts'
import { withoutEachKey } from '../support/schemas.ts'
import { makeBigReport } from './big-sample.ts'
import { makeReport } from './sample.ts'

const schemas = new URL('../../schemas/', import.meta.url)
const compile = (name: string) =>
  new Ajv({ strict: true, allErrors: true }).compile(JSON.parse(readFileSync(new URL(name, schemas), 'utf8')))

const line: Required<EventLine> = {
  session: 's1',
  agent: 'claude-code',
  event: 'pre_tool',
  tool: 'Bash',
  at: { path: 't.jsonl', line: 12, call: 'toolu_1' },
  dialect: 'luxe',
  translated: true,
  native: 'deny',
  ruling: 'deny',
  reason: 'no',
  recorded: 'ran',
  recorded_by: null,
  confidence: 'partial',
  lacks: ['edit_without_content'],
  args: { command: 'rm -rf x' },
  rewritten: null,
  synthetic: false,
  context: 'run the formatter',
  told: null,
  not_fired: null,
  after_block: false,
  verdicts: [
    {
      hook: 'luxe:BeforeToolUse:.luxe/hooks.json#1',
      at: { path: '.luxe/hooks.json', line: 4 },
      verdict: 'deny',
      reason: 'no',
      context: null,
      failure: { kind: 'timeout', detail: 'no answer in 5 s', exit_code: null },
      ms: 12,
      reused: false,
    },
  ],
}

describe('the schema of the report', () => {
  const validate = compile('report.schema.json')

  it.each([
    ['empty', makeReport()],
    ['with something in every section', makeBigReport()],
  ])('accepts a report that is %s', (_, report) => {
    expect([validate(JSON.parse([...renderJson(report)].join(''))), validate.errors]).toEqual([true, null])
  })

  it('requires every key of the report', () => {
    const report: Report = makeBigReport()
    for (const [path, remove, restore] of withoutEachKey(report)) {
      if (path.startsWith('/options/') || path.startsWith('/options_from/')) continue
      remove()
      expect(validate(report), path).toBe(false)
      restore()
    }
  })

  it('accepts keys that a later version adds, and refuses wrong values', () => {
    expect(validate({ ...makeReport(), later: 1 })).toBe(true)
    expect(validate({ ...makeReport(), outcome: 'fine' })).toBe(false)
    expect(validate({ ...makeReport(), exit_code: '0' })).toBe(false)
  })
})

describe('the schema of an event line', () => {
  const validate = compile('event.schema.json')

  it('accepts lines of calls, prompts and events without hooks', () => {
    expect([validate(line), validate.errors]).toEqual([true, null])
    expect(validate({ ...line, event: 'prompt', tool: null, recorded: null, verdicts: [], native: 'none', reason: null })).toBe(true)
  })

  it('requires every key of the line', () => {
    for (const [path, remove, restore] of withoutEachKey(line)) {
      if (path.startsWith('/args/')) continue
      remove()
      expect(validate(line), path).toBe(false)
      restore()
    }
  })

  it('knows the words of the gate and no others', () => {
    expect(validate({ ...line, native: 'block' })).toBe(false)
    expect(validate({ ...line, ruling: 'ask' })).toBe(false)
    expect(validate({ ...line, recorded: 'blocked' })).toBe(false)
  })
})

describe('renderJson', () => {
  it('writes the report with two blanks of indent and a final newline', () => {
    const text = [...renderJson(makeReport())].join('')
    expect(text.startsWith('{\n  "schema": "hookwitness/report/1",\n')).toBe(true)
    expect(text.endsWith('}\n')).toBe(true)
    expect(JSON.parse(text)).toEqual(makeReport())
  })
})
