import { describe, expect, it } from 'vitest'
import { interpretClaude } from '../../src/dialects/claude-code/answer.ts'
import { seeCall } from './tree.ts'

const answer = (json: object, code = 0) =>
  interpretClaude(
    { kind: 'exited', code, stdout: JSON.stringify(json), stderr: '', ms: 1, readInput: true, leftovers: 0 },
    seeCall('ls'),
    'PreToolUse',
  )
const decide = (permissionDecision: string) => ({ hookSpecificOutput: { hookEventName: 'PreToolUse', permissionDecision } })

// Measured on Claude Code 2.1.332: the tool runs, only the loop after it stops.
describe('"continue": false before a tool', () => {
  it.each([
    [{ continue: false, stopReason: 'no' }, 'none'],
    [{ continue: false, ...decide('allow') }, 'allow'],
  ])('%j stops nothing, and that is noted', (json, verdict) => {
    expect(answer(json)).toMatchObject({
      verdict,
      notes: [{ id: 'answer-key-ignored', message: expect.stringContaining('"continue": false') }],
    })
  })

  it('is not noted when something else stops the call', () => {
    expect(answer({ continue: false, ...decide('deny') })).toMatchObject({ verdict: 'deny', notes: [] })
    expect(answer({ continue: false }, 2)).toMatchObject({ verdict: 'deny', notes: [] })
    expect(answer({ continue: true })).toMatchObject({ verdict: 'none', notes: [] })
  })
})

it('a decision that is nested very deep is no answer', () => {
  const stdout = `{"decision": ${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  const ending = { kind: 'exited' as const, code: 0, stdout, stderr: '', ms: 1, readInput: true, leftovers: 0 }
  expect(interpretClaude(ending, seeCall('ls'), 'PreToolUse')).toMatchObject({ verdict: 'none', failure: { kind: 'invalid-json' } })
})

// Measured on Claude Code 2.1.332: a refusal behind a line of text is not heard, the tool runs.
describe('a decision that other text hides', () => {
  const print = (stdout: string, stderr = '') =>
    interpretClaude({ kind: 'exited', code: 0, stdout, stderr, ms: 1, readInput: true, leftovers: 0 }, seeCall('ls'), 'PreToolUse')
  const deny = JSON.stringify(decide('deny'))

  it.each([
    ['in a line before', `checking\n${deny}`],
    ['in the same line', `checking: ${deny}`],
    ['before and after', `checking\n${deny}\ndone`],
    ['before JSON over several lines', `checking\n${JSON.stringify(decide('deny'), null, 2)}`],
    ['which is a list around it', `[${deny}]`],
    ['which is a byte that is no UTF-8', `\ufffd${deny}`],
  ])('%s is a failed answer', (_, stdout) => {
    expect(print(stdout)).toMatchObject({ verdict: 'none', failure: { kind: 'invalid-json' } })
  })

  it('is told when it stands on stderr', () => {
    expect(print('', deny)).toMatchObject({ verdict: 'none', failure: null, notes: [{ id: 'answer-on-stderr' }] })
  })

  it.each(['looks fine', 'decision: deny', 'would deny "x"'])('%j hides none', (stdout) => {
    expect(print(stdout, stdout)).toMatchObject({ verdict: 'none', failure: null, notes: [] })
  })
})
