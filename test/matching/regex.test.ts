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
  })
})
