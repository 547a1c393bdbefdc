import { describe, expect, it } from 'vitest'
import { renderAnnotations } from '../../src/reporters/annotations.ts'
import { attacks } from '../text/attacks.ts'
import { makeBigReport } from './big-sample.ts'
import { makeBlock, makeFinding, makeHook, makeReport } from './sample.ts'

const BLOCK = { mode: 'block', reportPath: '/tmp/report.json' } as const
const RED = { outcome: 'blocked', exit_code: 1, why: 'calls should have been stopped' } as const
const countLevel = (lines: string[], level: string) => lines.filter((line) => line.startsWith(`::${level} `)).length

describe('renderAnnotations', () => {
  it('folds fourteen calls with one reason into one annotation that counts them', () => {
    const findings = Array.from({ length: 14 }, (_, index) => makeBlock(index + 1, {}, { subject: `rm -rf d${index}` }))
    const lines = renderAnnotations(makeReport({ ...RED, findings, hooks: [makeHook()] }), BLOCK)
    expect(lines).toEqual([
      '::error title=hookwitness%3A blocked::calls should have been stopped',
      `::error file=sessions/fix-flaky.jsonl,line=1,title=hookwitness%3A call-blocked::${[
        'No recursive delete. (×14)',
        ...[0, 1, 2, 3, 4].map((n) => `Bash: rm -rf d${n} (sessions/fix-flaky.jsonl:${n + 1})`),
        '… and 9 more',
        'Hook: claude-code .claude/settings.json:9',
      ].join('%0A')}`,
    ])
  })

  it.each([14, 400])('gives at most ten errors for %i reasons, and the tenth says how many more there are and where', (number) => {
    const findings = Array.from({ length: number }, (_, index) => makeBlock(index + 1, {}, { reason: `reason ${index}` }))
    const lines = renderAnnotations(makeReport({ ...RED, findings }), BLOCK)
    expect(countLevel(lines, 'error')).toBe(10)
    expect(lines[0]).toContain('title=hookwitness%3A blocked')
    expect(lines[9]).toBe(
      `::error title=hookwitness%3A more findings::+${number - 8} more findings: ${number - 8} call-blocked. All are in the job summary and /tmp/report.json.`,
    )
  })

  it('gives at most ten of each level', () => {
    const findings = (['error', 'warning', 'notice'] as const).flatMap((level) =>
      Array.from({ length: 12 }, (_, index) => makeFinding({ level, message: `${level} ${index}` })),
    )
    const lines = renderAnnotations(makeReport({ ...RED, findings }), { mode: 'block', reportPath: null })
    expect(['error', 'warning', 'notice'].map((level) => countLevel(lines, level))).toEqual([10, 10, 10])
    expect(lines.at(-1)).toBe('::notice title=hookwitness%3A more findings::+3 more findings: 3 crlf-script. All are in the job summary.')
  })

  it('ranks blocked calls before asks, configuration, hook failures and the rest', () => {
    const findings = [
      makeFinding({ id: 'self-tamper', level: 'error' }),
      makeFinding({ id: 'hook-failed', level: 'error' }),
      makeFinding({ id: 'config-unreadable', level: 'error' }),
      makeBlock(1, { id: 'ask-refused' }),
      makeBlock(2),
    ]
    const ids = renderAnnotations(makeReport({ findings }), BLOCK).map((line) => /hookwitness%3A ([a-z-]+)/.exec(line)?.[1])
    expect(ids).toEqual(['call-blocked', 'ask-refused', 'config-unreadable', 'hook-failed', 'self-tamper'])
  })

  it('makes warnings of what mode warn keeps green, and leaves unreadable input red', () => {
    const findings = [
      makeBlock(1),
      makeFinding({ id: 'call-indeterminate', level: 'error' }),
      makeFinding({ id: 'config-invalid', level: 'error' }),
    ]
    const lines = renderAnnotations(makeReport({ ...RED, exit_code: 0, findings }), { ...BLOCK, mode: 'warn' })
    expect(lines.map((line) => /^::(\w+) .*?%3A ([a-z-]+)/.exec(line)?.slice(1).join(' '))).toEqual([
      'error config-invalid',
      'warning blocked',
      'warning call-blocked',
      'warning call-indeterminate',
    ])
  })

  it('gives none in mode observe', () => {
    expect(renderAnnotations(makeBigReport(), { ...BLOCK, mode: 'observe' })).toEqual([])
  })

  it('says at the level of the exit code that nothing was checked', () => {
    const report = makeReport({ outcome: 'nothing-checked', exit_code: 3, why: 'no transcript' })
    expect(renderAnnotations(report, BLOCK)).toEqual(['::error title=hookwitness%3A nothing-checked::no transcript'])
    expect(renderAnnotations({ ...report, exit_code: 0 }, BLOCK)).toEqual(['::notice title=hookwitness%3A nothing-checked::no transcript'])
    expect(renderAnnotations(makeReport(), BLOCK)).toEqual([])
  })

  it('points at the edited file when the finding names one, and at no file outside the repository', () => {
    const [edited] = renderAnnotations(
      makeReport({ findings: [makeBlock(3, {}, { file: 'docs/a,b:c%.md', reason: '100% frozen' })] }),
      BLOCK,
    )
    expect(edited).toMatch(/^::error file=docs\/a%2Cb%3Ac%25\.md,title=hookwitness%3A call-blocked::100%25 frozen%0A/)
    for (const path of ['/tmp/t.jsonl', '../t.jsonl', 'C:\\t.jsonl']) {
      const [line] = renderAnnotations(makeReport({ findings: [makeFinding({ at: { path, line: 3, column: null, call: null } })] }), BLOCK)
      expect(line).toMatch(/^::warning title=/)
    }
  })

  it('leaves waived findings to the summary', () => {
    expect(renderAnnotations(makeReport({ findings: [makeBlock(1, { waived: true })] }), BLOCK)).toEqual([])
  })

  it('prints only its own commands, one in a line, whatever the report holds', () => {
    for (const [name, attack] of Object.entries(attacks)) {
      const at = { path: attack, line: 1, column: null, call: attack }
      const event = { kind: attack, dialect: attack, tool: attack, subject: attack, reason: attack, file: attack }
      const findings = ['call-blocked', 'hook-failed', 'x'].map((id) =>
        makeFinding({ id, message: attack, at, hook: attack, live: attack, mend: attack, event }),
      )
      const lines = renderAnnotations(makeReport({ outcome: 'broken', exit_code: 70, why: attack, findings }), BLOCK)
      for (const line of lines) expect(line, name).toMatch(/^::(?:error|warning|notice) [^\r\n\u0085\u2028\u2029]*$/)
    }
  })
})
