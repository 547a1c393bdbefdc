import { describe, expect, it } from 'vitest'
import { matchClaude } from '../../src/matching/claude-matcher.ts'
import { decideByLecodeRules, isDeadLecodeRule } from '../../src/matching/lecode-rules.ts'
import { compilePathGlob } from '../../src/matching/path-glob.ts'
import { translatePythonRegex } from '../../src/matching/python-regex.ts'
import { searchText } from '../../src/matching/regex.ts'

describe('searchText', () => {
  it('finds what the regular expression finds', () => {
    expect(searchText(/b+/, 'abc')).toBe('found')
    expect(searchText(/(?:b|c)+$/, 'abc')).toBe('found')
    expect(searchText(/(?:b|c)+$/, 'abd')).toBe('absent')
    expect(searchText(/x/, 'a'.repeat(2_000_000))).toBe('absent')
  })

  it('stops one that backtracks without end', () => {
    expect(searchText(/(a+)+$/, `${'a'.repeat(60)}!`)).toBe('unfinished')
    expect(searchText(/^(\w+\s?)*$/, `${'word '.repeat(40)}!`)).toBe('unfinished')
    expect(searchText(new RegExp(`${'(a|a)'.repeat(40)}b`), 'a'.repeat(80))).toBe('unfinished')
    expect(searchText(new RegExp(`${'a?'.repeat(60)}[bc]`), 'a'.repeat(100))).toBe('unfinished')
  })

  it('gives an expression that never ends no more than a few tries', () => {
    const begin = performance.now()
    for (let index = 0; index < 100; index += 1) expect(searchText(/(x+)+$/, `${'x'.repeat(60)}${index}!`)).toBe('unfinished')
    expect(performance.now() - begin).toBeLessThan(5_000)
  })
})

describe('an expression that is too large for the engine ends no process and counts as a match', () => {
  const deep = (times: number) => `${'('.repeat(times)}a${')*'.repeat(times)}`

  it.each([
    ['nested 3,000 deep', deep(3_000)],
    ['nested 100,000 deep', deep(100_000)],
    ['with 20,000 groups', '(a{9})'.repeat(20_000)],
    ['with 33,000 quantifiers that have no number', '${'.repeat(33_000)],
  ])('%s', (_, source) => {
    const rule = { decision: 'deny', tool: 'bash', pattern: source, kind: 'regex', index: 0 } as const
    expect(isDeadLecodeRule(rule)).toBe(false)
    expect(decideByLecodeRules([rule], 'bash', { command: 'b' }, null)).not.toBe(null)
    expect(matchClaude(`.${source}`, 'b').fires).toBe(true)
  })

  it.each(['{a,', '+(', '@(a|', '!('])('so does a glob with 1,000 of %s, and one that cannot be compiled', (open) => {
    const close = open === '{a,' ? '}' : ')'
    expect(compilePathGlob(`${open.repeat(1_000)}b${close.repeat(1_000)}`, 'shell')('c')).toBe(true)
    expect(compilePathGlob(`${open.repeat(1_000)}b`, 'shell')('c')).toBe(true)
    expect(compilePathGlob('[z-a]', 'shell')('c')).toBe(true)
  })
})

describe('a Python expression that has no end of its own is read once', () => {
  it.each(['[', '(?#', '[a', '(?P<a', '{,1', '\\', 'a*+'])(
    '100,000 characters of %j',
    (token) => {
      translatePythonRegex(token.repeat(100_000 / token.length))
      expect(['[', '(?#', '[a', '(?P<a'].includes(token)).toBe(
        translatePythonRegex(token.repeat(100_000 / token.length)).kind === 'invalid',
      )
    },
    20_000,
  )

  it('and what JavaScript spells otherwise is known', () => {
    expect(translatePythonRegex('\\N{DASH}').kind).toBe('untranslatable')
    expect(translatePythonRegex('\\U0001F600').kind).toBe('untranslatable')
    expect(translatePythonRegex('[]a]\\+[(?>]').kind).toBe('regex')
  })
})
