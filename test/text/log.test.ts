import { describe, expect, it } from 'vitest'
import { encodeJson } from '../../src/text/json.ts'
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
