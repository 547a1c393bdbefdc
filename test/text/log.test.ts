import { describe, expect, it } from 'vitest'
import { encodeInPieces, encodeJson } from '../../src/text/json.ts'
import { logText } from '../../src/text/log.ts'
import { attacks } from './attacks.ts'

// .NET compares strings by culture: characters of no width do not count. Then as ActionCommand.TryParseV2 and TryParse do.
function isWorkflowCommand(line: string): boolean {
  const compared = line.replace(/\p{Default_Ignorable_Code_Point}|(?!\t)\p{Cc}/gu, '')
  return compared.replace(/^[\s\u0085]+/, '').startsWith('::') || compared.includes('##[')
}

describe('logText', () => {
  for (const [name, attack] of Object.entries(attacks)) {
    it(`makes no workflow command: ${name}`, () => {
      expect(
        logText(attack)
          .split(/[\r\n\u0085\u2028\u2029]/)
          .filter(isWorkflowCommand),
      ).toEqual([])
    })
  }

  it('breaks commands visibly and leaves everything else alone', () => {
    expect(logText(' ::error::x')).toBe(' : :error::x')
    expect(logText('x ##[add-mask]y')).toBe('x ## [add-mask]y')
    expect(logText('std::vector and a::b')).toBe('std::vector and a::b')
  })
})

describe('encodeJson', () => {
  it('is no workflow command in any line, and reads back as the same value', () => {
    const value = { ...attacks, '##[key]': ['##[error]x'] }
    const text = encodeJson(value, { indent: 2 })
    expect(text.split('\n').filter(isWorkflowCommand)).toEqual([])
    expect(JSON.parse(text)).toEqual(value)
  })
})

describe('encodeInPieces', () => {
  /** V8's `String::kMaxLength` on 64-bit machines, in UTF-16 units. */
  const LONGEST_STRING = 0x1fffffe8

  it.each([
    {},
    { a: undefined, b: null, c: [], d: {}, e: [[]], f: 'x' },
    { list: [1, 'two\nlines', { deep: [{ er: ['x'] }] }, null, [undefined]], '##[key]': ['##[error]x'] },
    { ...attacks },
    { long: Array.from({ length: 3000 }, (_, index) => ({ index, text: 'x'.repeat(index) })) },
  ])('is the same text as of encodeJson (%#)', (value) => {
    expect([...encodeInPieces(value)].join('')).toBe(`${encodeJson(value, { indent: 2 })}\n`)
  })

  it('can be asked for again, and is in one piece when it is short', () => {
    const pieces = encodeInPieces({ a: [1, 2, 3] })
    expect([...pieces]).toEqual([...pieces])
    expect([...pieces]).toHaveLength(1)
  })

  it('writes more than a string can hold, a little of it at a time', () => {
    const findings = Array.from({ length: 600 }, () => ({ text: '\u0001'.repeat(150_000) }))
    let length = 0
    let longest = 0
    for (const piece of encodeInPieces({ findings })) {
      length += piece.length
      longest = Math.max(longest, piece.length)
    }
    expect(length).toBeGreaterThan(LONGEST_STRING)
    expect(longest).toBeLessThan(1_000_000)
  })
})
