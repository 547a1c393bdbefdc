import { describe, expect, it } from 'vitest'
import { closestName, nearestName } from '../../src/text/nearest.ts'
import { countOf, formatCount, formatDuration, joinWords } from '../../src/text/numbers.ts'
import { cutToWidth, textWidth, wrapText } from '../../src/text/width.ts'

describe('nearestName', () => {
  it.each([
    ['on-ask', ['on_ask', 'mode'], 'on_ask'],
    ['PreTooluse', ['PostToolUse', 'PreToolUse'], 'PreToolUse'],
    ['hook_form', ['hooks_from', 'repo'], 'hooks_from'],
    ['dney', ['allow', 'deny'], 'deny'],
    ['before_tool_use', ['BeforeToolUse', 'AfterToolUse'], 'BeforeToolUse'],
    ['banana', ['on_ask', 'mode'], null],
    ['', ['mode'], null],
    ['x', ['repo', 'mode'], null],
    ['x'.repeat(100_000), ['mode'], null],
  ])('%j among %j is %j', (seen, names, expected) => {
    expect(nearestName(seen, names)).toBe(expected)
  })
})

describe('closestName', () => {
  it.each([
    ['PreTooluse', ['PostToolUse', 'PreToolUse'], 'PreToolUse'],
    ['banana', ['on_ask', 'mode'], 'on_ask'],
    ['ab', ['xx', 'yy'], 'xx'],
    ['', ['longer', 'mode'], 'mode'],
    ['x'.repeat(100_000), ['mode'], 'mode'],
    ['x', [], ''],
  ])('%j among %j is %j, however far', (seen, names, expected) => {
    expect(closestName(seen, names)).toBe(expected)
  })
})

describe('numbers', () => {
  it('counts with the right word', () => {
    expect([countOf(1, 'call'), countOf(2, 'call'), countOf(0, 'entry', 'entries'), countOf(12_345, 'call')]).toEqual([
      '1 call',
      '2 calls',
      '0 entries',
      '12,345 calls',
    ])
    expect([999, 1000, 1_234_567].map(formatCount)).toEqual(['999', '1,000', '1,234,567'])
  })

  it('shows durations for people', () => {
    expect([0, 85.4, 4234, 59_940, 59_999, 185_000, 120_000].map(formatDuration)).toEqual([
      '0 ms',
      '85 ms',
      '4.2 s',
      '59.9 s',
      '1 min',
      '3 min 5 s',
      '2 min',
    ])
  })

  it('joins words', () => {
    expect([joinWords([]), joinWords(['a']), joinWords(['a', 'b']), joinWords(['a', 'b', 'c'])]).toEqual(['', 'a', 'a and b', 'a, b and c'])
    expect(joinWords(['a', 'b', 'c'], 'or')).toBe('a, b or c')
  })
})

describe('width', () => {
  it('counts wide and combining characters as a terminal does', () => {
    expect([textWidth('abc'), textWidth('日本'), textWidth('e\u0301'), textWidth('🚫')]).toEqual([3, 4, 1, 2])
  })

  it('wraps at spaces and breaks what is longer than a line', () => {
    expect(wrapText('the quick brown fox', 10)).toEqual(['the quick', 'brown fox'])
    expect(wrapText('abcdefghijkl x', 5)).toEqual(['abcde', 'fghij', 'kl x'])
    expect(wrapText('日本語日本語', 4)).toEqual(['日本', '語日', '本語'])
    expect(wrapText('', 5)).toEqual([''])
  })

  it('cuts to columns', () => {
    expect([cutToWidth('abcdef', 4), cutToWidth('日本語', 4), cutToWidth('abc', 3)]).toEqual(['abc…', '日…', 'abc'])
  })
})
