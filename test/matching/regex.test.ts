import { describe, expect, it } from 'vitest'
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
