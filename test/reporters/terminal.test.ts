import { describe, expect, it } from 'vitest'
import { reporters } from '../../src/reporters/index.ts'
import { renderMarkdown } from '../../src/reporters/markdown.ts'
import { renderTerminal } from '../../src/reporters/terminal.ts'
import { attacks } from '../text/attacks.ts'
import { makeBigReport } from './big-sample.ts'
import { makeBlock, makeFinding, makeHook, makeReport, makeSession } from './sample.ts'

const PLAIN = { color: false, width: 80 }
const STYLE = new RegExp(`${'\u001b'}\\[[0-9;]*m`, 'g')

describe('renderTerminal', () => {
  it('tells a small report in one screen', () => {
    const report = makeReport({
      outcome: 'blocked',
      exit_code: 1,
      why: '1 recorded call or prompt should have been stopped',
      hooks: [
        makeHook(),
        makeHook({ id: 'luxe:BeforeToolUse:.luxe/hooks.json#1', dialect: 'luxe', at: { path: '.luxe/hooks.json', line: 4 } }),
      ],
      sessions: [makeSession({ calls: 9, prompts: 1, gap_count: 1 })],
      findings: [
        makeBlock(88, {}, { subject: 'git push --force origin main', reason: 'Force-pushing is not allowed.\nOpen a pull request.' }),
        makeBlock(
          88,
          { hook: 'luxe:BeforeToolUse:.luxe/hooks.json#1', live: 'allowed (exit 1 does not block in Luxe); the recorded call ran' },
          { dialect: 'luxe', subject: 'git push --force origin main', reason: 'no' },
        ),
        makeFinding({
          id: 'hook-failed',
          hook: 'luxe:BeforeToolUse:.luxe/hooks.json#1',
          at: { path: '.luxe/hooks.json', line: 4, column: null, call: null },
          count: 3,
          message: 'hook failed (launch-failed): exit 127\n.luxe/guard.sh: 3: jq: not found\nsecond line\nthird line',
          mend: 'Install jq.',
        }),
      ],
      notes: ['User and managed hooks were not seen.'],
      totals: { judged: 13, hook_runs: 26, duration_ms: 420 },
    })
    expect(renderTerminal(report, PLAIN)).toBe(`hookwitness 0.1.0

hooks     claude-code  1 hook in .claude/settings.json
          luxe         1 hook in .luxe/hooks.json
sessions  sessions/fix-flaky.jsonl  claude-code: 9 calls, 1 prompt, 1 unread gap
judged    13 calls and prompts, 26 hook runs, 420 ms

1 call should have been stopped

✖ Bash  git push --force origin main
  at sessions/fix-flaky.jsonl:88
  claude-code  Force-pushing is not allowed.
               Open a pull request.
               .claude/settings.json:9  "$CLAUDE_PROJECT_DIR"/.claude/hooks/gua…
  luxe         no
               .luxe/hooks.json:4  "$CLAUDE_PROJECT_DIR"/.claude/hooks/guard.sh
               live: allowed (exit 1 does not block in Luxe); the recorded call
                     ran

3 hook failures
! luxe PreToolUse  .luxe/hooks.json:4  ×3
  hook failed (launch-failed): exit 127
  .luxe/guard.sh: 3: jq: not found
  …
  → Install jq.

note  User and managed hooks were not seen.

✖ blocked: 1 recorded call or prompt should have been stopped (exit 1)
`)
  })

  it('tells a passed run in a few lines', () => {
    const report = makeReport({
      hooks: [makeHook()],
      sessions: [makeSession({ calls: 1 })],
      totals: { judged: 1, hook_runs: 1, duration_ms: 31 },
    })
    expect(renderTerminal(report, PLAIN)).toBe(`hookwitness 0.1.0

hooks     claude-code  1 hook in .claude/settings.json
sessions  sessions/fix-flaky.jsonl  claude-code: 1 call, 0 prompts
judged    1 call or prompt, 1 hook run, 31 ms

✔ passed: Nothing that was judged should have been stopped. (exit 0)
`)
  })

  it('says that a green exit of a blocked run is not a pass', () => {
    const text = renderTerminal(makeReport({ outcome: 'blocked', exit_code: 0, why: 'x' }), PLAIN)
    expect(text).toContain('✖ blocked: x (exit 0: reported, not enforced)')
    expect(text).toContain('hooks     none found\nsessions  none found\n')
  })

  it('lists twenty blocked calls and says how many more there are', () => {
    const findings = Array.from({ length: 33 }, (_, index) => makeBlock(index + 1))
    const text = renderTerminal(makeReport({ findings }), PLAIN)
    expect(text).toContain('33 calls should have been stopped')
    expect(text.match(/^✖ Bash/gm)).toHaveLength(20)
    expect(text).toContain('… 13 more in the report')
  })

  it('keeps asks, already denied calls and waived findings apart from blocked calls', () => {
    const findings = [
      makeBlock(1, { id: 'ask-refused' }),
      makeBlock(2, { id: 'already-denied', level: 'notice' }),
      makeBlock(3, { waived: true }),
    ]
    const text = renderTerminal(makeReport({ findings }), PLAIN)
    expect(text).not.toContain('should have been stopped\n')
    expect(text).toContain('1 call asked, nobody there to answer')
    expect(text).toContain('1 call denied, and already stopped when recorded\n· Bash  rm -rf build  sessions/fix-flaky.jsonl:2')
    expect(text).toContain('1 waived finding')
  })

  it('uses colours only when they are asked for, and says the same with them', () => {
    const plain = renderTerminal(makeBigReport(), { color: false, width: 100 })
    const color = renderTerminal(makeBigReport(), { color: true, width: 100 })
    expect(plain).not.toContain('\u001b')
    expect(color).toContain('\u001b[1;31m')
    expect(color.replace(STYLE, '')).toBe(plain)
  })

  it.each([60, 80, 120])('stays within %i columns', (width) => {
    const lines = renderTerminal(makeBigReport(), { color: false, width }).split('\n')
    expect(lines.filter((line) => line.length > width)).toEqual([])
  })

  it.each([true, false])('prints no workflow command whatever the report holds (colours: %s)', (color) => {
    for (const [name, attack] of Object.entries(attacks)) {
      const event = { kind: attack, dialect: attack, tool: attack, subject: attack, reason: attack }
      const at = { path: attack, line: 1, column: null, call: attack }
      const report = makeReport({
        why: attack,
        version: attack,
        hooks: [makeHook({ id: attack, dialect: attack, event: attack, matcher: attack, command: attack, at: { path: attack, line: 1 } })],
        sessions: [makeSession({ path: attack, agent: attack, format: attack })],
        transcripts: [{ path: attack, taken: false, why: attack }],
        notes: [attack, `word ${attack}`],
        findings: ['call-blocked', 'ask-refused', 'already-denied', 'hook-failed', 'config-invalid', 'other'].map((id) =>
          makeFinding({ id, level: 'error', message: attack, at, hook: attack, live: attack, mend: attack, event }),
        ),
      })
      for (const width of [60, 80]) {
        const lines = renderTerminal(report, { color, width })
          .replace(STYLE, '')
          .split(/[\r\n\u0085\u2028\u2029]/)
        expect(
          lines.filter((line) => /^[\s\u0085]*::|##\[|\p{Cc}/u.test(line)),
          name,
        ).toEqual([])
      }
    }
  })

  it.each([
    { from: 'base', line: 'taken from base (4e7bb7b59f92), not from the work tree' },
    { from: '4e7bb7b59f923d3f22d36c17964086089334ee6f', line: 'taken from 4e7bb7b59f92, not from the work tree' },
    { from: '4e7bb7b', line: 'taken from 4e7bb7b59f92, not from the work tree' },
  ])('says whose hooks judged, and the commit once: $from', ({ from, line }) => {
    const report = makeReport({ hooks: [makeHook()], hooks_source: { from, commit: '4e7bb7b59f923d3f22d36c17964086089334ee6f' } })
    expect(renderTerminal(report, PLAIN)).toMatch(new RegExp(`^ {10}${line.replace(/[()]/g, '\\$&')}$`, 'm'))
    expect(renderMarkdown(report).replace(/<\/?code>/g, '')).toContain(`Hooks ${line}.`)
  })

  it('has a place in the table of reporters', () => {
    const options = { color: false, width: 80, reportPath: null }
    expect(Object.keys(reporters)).toEqual(['terminal', 'json', 'markdown'])
    for (const render of Object.values(reporters)) expect([...render(makeBigReport(), options)].join('')).toContain('git push')
  })
})
