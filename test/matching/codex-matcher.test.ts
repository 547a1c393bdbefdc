import { describe, expect, test } from 'vitest'
import { canMatchCodex, isCodexMatcher, matchCodex, namesOfTool } from '../../src/matching/codex-matcher.ts'

// Right values: codex-rs/hooks, events/common (its own tests of matchers), and what Codex 0.171.0 did (test/dialects/codex-verdicts.jsonl).

const fires = (matcher: string | null, tool: string) => matchCodex(matcher, namesOfTool(tool)).fires

describe('a matcher', () => {
  test.each([
    [null, 'Bash', true],
    ['', 'Bash', true],
    ['*', 'Bash', true],
    ['Bash', 'Bash', true],
    ['Bas', 'Bash', false],
    ['BASH', 'Bash', false],
    ['Bash', 'BashOutput', false],
    ['^Bash', 'BashOutput', true],
    ['^Bash$', 'BashOutput', false],
    ['Edit|Write', 'apply_patch', true],
    ['apply_patch', 'apply_patch', true],
    ['^(Edit|Write)$', 'apply_patch', true],
    ['Agent', 'spawn_agent', true],
    ['exec_command|shell|local_shell', 'Bash', false],
    ['Bash|exec_command', 'Bash', true],
    ['Bash, apply_patch', 'Bash', false],
    ['mcp__memory', 'mcp__memory__create_entities', false],
    ['mcp__memory__.*', 'mcp__memory__create_entities', true],
    ['mcp__.*__write.*', 'mcp__filesystem__read_file', false],
    ['(?i)^bash$', 'Bash', true],
    ['(?P<tool>Bash)', 'Bash', true],
    ['\\ABash\\z', 'Bash', true],
    ['.*', 'Bash', true],
    ['(', 'Bash', false],
    ['^(?!Bash)', 'apply_patch', false],
    ['(?=Bash)', 'Bash', false],
    ['(B)ash\\1', 'BashB', false],
  ])('%j finds %s: %s', (matcher, tool, wanted) => {
    expect(fires(matcher, tool)).toBe(wanted)
  })

  test.each(['\\p{Lu}ash', '[[:upper:]]ash', 'x(?i)BASH', '[a-z&&[^b]]', '(?x) Bash'])(
    'that JavaScript cannot try fires: %s',
    (matcher) => {
      expect(matchCodex(matcher, ['Bash'])).toMatchObject({ fires: true, why: expect.stringContaining('cannot be tried here') })
    },
  )

  test('says where only the case of a name is wrong', () => {
    expect(matchCodex('bash', ['Bash']).why).toBe('"bash" does not list "Bash": "bash" is in another case')
  })

  test.each(['(', '[', '^(?!Bash)', '(?<=a)b', '(a)\\1'])('that Rust does not take: %s', (matcher) => {
    expect(isCodexMatcher(matcher)).toBe(false)
  })

  test.each(['\\(\\?!', '[(?!]x', '', '*', 'Bash|Edit'])('that Rust takes: %j', (matcher) => {
    expect(isCodexMatcher(matcher)).toBe(true)
  })

  test('never takes long, whatever it is', () => {
    expect(fires('(a+)+$', `${'a'.repeat(60)}!`)).toBe(true)
  })
})

test.each([
  ['Read', false],
  ['exec_command', false],
  ['Write|Edit', true],
  ['mcp__memory', false],
  ['mcp__memory__create', true],
  ['mcp__.*', true],
  ['^(?!x)', false],
  [null, true],
])('%j can match a tool of Codex: %s', (matcher, wanted) => {
  expect(canMatchCodex(matcher, ['Bash', 'apply_patch', 'spawn_agent'])).toBe(wanted)
})
