import { describe, expect, it } from 'vitest'
import { cutCharacters } from '../../src/text/cut.ts'
import { cleanText, oneLine } from '../../src/text/plain.ts'
import { attacks } from './attacks.ts'

const INVISIBLE_OR_CONTROL = /[\p{Cf}\p{Cs}\u2028\u2029]|(?![\n\t])\p{Cc}/u

describe('cleanText', () => {
  for (const [name, attack] of Object.entries(attacks)) {
    it(`leaves nothing that is not seen: ${name}`, () => {
      const clean = cleanText(attack)
      expect(clean).not.toMatch(INVISIBLE_OR_CONTROL)
      expect(cleanText(clean)).toBe(clean)
    })
  }

  it.each([
    ['\u001b[31mred\u001b[0m', 'red'],
    ['\u009b1;31mred', 'red'],
    ['abc\u202edef', 'abc\\u202edef'],
    ['a\u200bb', 'a\\u200bb'],
    ['a\u{e0041}', 'a\\u{e0041}'],
    ['a\ud83d', 'a\ufffd'],
    ['one\r\ntwo\rthree', 'one\ntwo\nthree'],
    ['a\u0000\u0008b', 'ab'],
    ['tab\there', 'tab\there'],
    ['⚠️', '⚠️'],
    ['plain — “text” 日本 é', 'plain — “text” 日本 é'],
  ])('%j becomes %j', (text, expected) => {
    expect(cleanText(text)).toBe(expected)
  })

  it('shows what stands in a terminal string, because a command can hide there', () => {
    expect(cleanText('echo \u001b]0;x; rm -rf /\u0007 done')).toBe('echo ⟦0;x; rm -rf /⟧ done')
    expect(cleanText('\u001b]8;;https://e.example\u001b\\click\u001b]8;;\u001b\\')).toBe('⟦8;;https://e.example⟧click')
  })

  it('shows line ends and tabs where one line is wanted', () => {
    expect(cleanText('one\r\n  two\tthree\n', { newline: 'show', tab: 'space' })).toBe('one ⏎ two three')
  })

  it.each([
    ['\u001b[', 333_333],
    ['\u0090', 1_000_000],
    ['\u009d0;', 333_333],
    ['\u001b]0;', 250_000],
    ['\u001b[0', 333_333],
    ['\n ', 500_000],
    [' ', 1_000_000],
    ['\u202e', 100_000],
    ['⚠\ufe0f', 100_000],
  ])('takes time in proportion to the text: %j × %i', (part, times) => {
    const begin = performance.now()
    cleanText(`${part.repeat(times)}x`, { newline: 'show' })
    expect(performance.now() - begin).toBeLessThan(2000)
  })

  it('takes time in proportion to the blanks within a line', () => {
    const begin = performance.now()
    expect(cleanText(`a${' '.repeat(1_000_000)}b`, { newline: 'show' })).toHaveLength(1_000_002)
    expect(performance.now() - begin).toBeLessThan(5_000)
  })
})

describe('oneLine', () => {
  it('cuts by characters and never inside a surrogate pair', () => {
    expect(oneLine('🚫🚫🚫🚫', 3)).toBe('🚫🚫…')
    expect(oneLine('🚫🚫🚫', 3)).toBe('🚫🚫🚫')
    expect(oneLine('abcdef', 4)).toBe('abc…')
    expect(oneLine('a\nb', 10)).toBe('a ⏎ b')
  })

  it('never looks complete when something was left out', () => {
    expect(oneLine(`${'\u001b[0m'.repeat(1000)}rm -rf /`, 20)).toBe('…')
    expect(oneLine(`a${' '.repeat(1000)}rm -rf /`, 20)).toMatch(/^a.*…$/)
  })
})

describe('cutCharacters', () => {
  it('leaves a text that fits as it is', () => {
    expect(cutCharacters('', 0)).toBe('')
    expect(cutCharacters('abc', 3)).toBe('abc')
    expect(cutCharacters('abc', 1)).toBe('…')
  })
})
