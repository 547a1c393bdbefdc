import { describe, expect, it } from 'vitest'
import { matchesWildcard } from '../../src/matching/wildcard.ts'

describe('matchesWildcard', () => {
  it.each([
    ['*', ''],
    ['*', 'a\nb'],
    ['rm *', 'rm'],
    ['rm *', 'rm -rf /tmp/x'],
    ['rm *', 'rm -rf x\nls'],
    ['git * main', 'git push origin main'],
    ['git * *', 'git push'],
    ['a*b*c', 'a/b/b/c'],
    ['*.ts', 'src/.a.ts'],
    ['a?c', 'abc'],
    ['a?c', 'a\nc'],
    ['a?c', 'a😀c'],
    ['?*', '😀'],
    ['*?', 'x'],
    ['a*?', 'ab'],
    ['[ *', '[ -f a ]'],
    ['echo {a,b}', 'echo {a,b}'],
    ['!x', '!x'],
    ['a.c+(d)', 'a.c+(d)'],
  ])('%j matches %j', (pattern, text) => {
    expect(matchesWildcard(pattern, text)).toBe(true)
  })

  it.each([
    ['', 'a'],
    ['rm *', 'rmdir x'],
    ['rm *', 'RM x'],
    ['rm *', 'sudo rm x'],
    ['a*b', 'ab '],
    ['a?c', 'ac'],
    ['a*?', 'a'],
    ['[ab]', 'a'],
    ['{a,b}', 'a'],
    ['a.c', 'abc'],
    ['*ab*ab', 'ab'],
    ['ab*ba', 'aba'],
  ])('%j does not match %j', (pattern, text) => {
    expect(matchesWildcard(pattern, text)).toBe(false)
  })

  it('does not backtrack: many stars over a long text that almost matches', () => {
    expect(matchesWildcard(`${'a*'.repeat(1_000)}b`, 'a'.repeat(1_000_000))).toBe(false)
  })

  it('counts a text that would cost too much as a match', () => {
    expect(matchesWildcard(`*${'?a'.repeat(2_000)}b*c`, `${'a'.repeat(1_000_000)}c`)).toBe(true)
  })
})
