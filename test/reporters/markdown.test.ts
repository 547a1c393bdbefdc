import { describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../src/reporters/markdown.ts'
import { attacks } from '../text/attacks.ts'
import { makeBigReport } from './big-sample.ts'
import { makeBlock, makeFinding, makeHook, makeReport, makeSession } from './sample.ts'

const MEBIBYTE = 1024 * 1024
const OURS = /<\/?(?:code|details|summary)>|<br>|<!-- -->|&#\d+;/g

function makeLongReport(number: number, reasonLength: number) {
  const findings = Array.from({ length: number }, (_, index) =>
    makeBlock(index + 1, {}, { subject: `rm -rf d${index}`, reason: `|${'<'.repeat(reasonLength)}` }),
  )
  return makeReport({ outcome: 'blocked', exit_code: 1, findings, hooks: [makeHook()], sessions: [makeSession()] })
}

describe('renderMarkdown', () => {
  it('has the outcome, the totals and a row for each of fourteen blocked calls', () => {
    const text = renderMarkdown(makeLongReport(14, 3))
    expect(text).toMatch(/^## ✖ hookwitness: blocked\n/)
    expect(text).toContain('### 14 calls should have been stopped')
    expect(text.match(/^\| <code>Bash<\/code> <code>rm -rf d\d+<\/code> \|/gm)).toHaveLength(14)
    expect(text).toContain('### Hooks')
    expect(text).toContain('### Sessions')
    expect(text).not.toContain('Shortened')
  })

  it('makes our own pages links, and no other address', () => {
    const page = 'https://github.com/hookwitness/hookwitness/blob/main/docs/usage.md#when-the-check-is-red'
    const render = (next: string) =>
      renderMarkdown(makeReport({ next }))
        .split('\n')
        .find((line) => line.startsWith('→'))
    expect(render(`Revert it. ${page}`)).toBe(`→ Revert it. <${page}>`)
    expect(render(page)).toBe(`→ <${page}>`)
    expect(render(`See https://evil.example/?${page}><b>`)).not.toMatch(/<(?!https:\/\/github\.com\/hookwitness)/)
  })

  it('gives a call that several dialects denied one row', () => {
    const text = renderMarkdown(makeBigReport())
    expect(text.match(/git push --force/g)).toHaveLength(1)
    expect(text).toContain('live: <code>a person would have been asked</code>')
  })

  it.each([
    [5000, 5000, 'without|texts cut|rows|counts'],
    [5000, 100, 'rows of each table'],
    [300, 2000, 'texts cut to 120 characters'],
  ])('stays under 1 MiB with %i findings of %i characters, and says how it was shortened', (number, length, step) => {
    const text = renderMarkdown(makeLongReport(number, length), { reportPath: '/tmp/r_1.json' })
    expect(Buffer.byteLength(text)).toBeLessThan(MEBIBYTE)
    expect(text).toMatch(new RegExp(`\\*\\*Shortened to fit: [^*]*(?:${step})[^*]*\\*\\* Everything is in <code>/tmp/r&#95;1.json</code>`))
  })

  it('drops the tables of hooks and sessions before it cuts anything else', () => {
    const report = { ...makeLongReport(3, 10), hooks: Array.from({ length: 300 }, () => makeHook()) }
    const text = renderMarkdown(report, { maxBytes: 8000 })
    expect(text).toContain('Shortened to fit: without the tables of hooks and sessions.')
    expect(text).not.toContain('### Hooks')
  })

  it('says how many rows are missing', () => {
    const text = renderMarkdown(makeLongReport(5000, 100))
    expect(text).toMatch(/the first (\d+) rows of each table/)
    expect(text).toContain('4,500 more in the report.')
  })

  it('ends in counts only, which always fit', () => {
    const text = renderMarkdown(makeLongReport(5000, 5000), { maxBytes: 3000 })
    expect(Buffer.byteLength(text)).toBeLessThan(3000)
    expect(text).toContain('| <code>call-blocked</code> | 5,000 |')
    expect(text).toContain('Shortened to fit: counts only.')
  })

  it('lets no foreign text be syntax, and keeps the cells of every row', () => {
    for (const [name, attack] of Object.entries(attacks)) {
      const event = { kind: attack, dialect: attack, tool: attack, subject: attack, reason: attack }
      const at = { path: attack, line: 1, column: null, call: attack }
      const report = makeReport({
        why: attack,
        hooks: [makeHook({ id: attack, dialect: attack, event: attack, matcher: attack, command: attack, at: { path: attack, line: 1 } })],
        sessions: [makeSession({ path: attack, agent: attack, format: attack })],
        notes: [attack],
        findings: ['call-blocked', 'already-denied', 'hook-failed', 'config-invalid', 'other'].map((id) =>
          makeFinding({ id, level: 'error', message: attack, at, hook: attack, live: attack, mend: attack, event }),
        ),
      })
      const text = renderMarkdown(report, { reportPath: attack })
      const clean = makeReport({
        ...report,
        why: 'why',
        hooks: [makeHook()],
        sessions: [makeSession()],
        notes: ['note'],
        findings: report.findings.map((finding) => makeBlock(1, { id: finding.id })),
      })
      const skeleton = (markdown: string) =>
        markdown
          .split('\n')
          .filter((line) => line.startsWith('|'))
          .map((line) => line.split('|').length)
      expect(skeleton(text), name).toEqual(skeleton(renderMarkdown(clean)))
      const rest = text.replace(OURS, '').replace(/^(?:#+ |\| --- .*)|\*\*|`workflow`/gm, '')
      expect(rest, name).not.toMatch(/[<>"!@#`*_[\]~$\\^{}]|&|\bwww\./i)
    }
  })
})
