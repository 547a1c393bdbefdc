import { describe, expect, it } from 'vitest'
import { listCommands } from '../../src/shell/commands.ts'
import { findConstructs } from '../../src/shell/constructs.ts'
import { listLooseForms } from '../../src/shell/unwrap.ts'

const read = (text: string) => {
  const list = listCommands(text)
  return { ...list, loose: listLooseForms(list), ...findConstructs(text) }
}

describe('a hostile command line', () => {
  it.each([
    '$(',
    '`',
    '"$(',
    '<(',
    '((',
    '$((',
    '{',
    '${a:-',
    'if ',
    '[[ ',
    '<<a ',
    'a;',
    "'",
    '\\',
    '{a,b}',
    '{{a,',
    'eval ',
    'bash -c "',
  ])(
    'of 200,000 times %s ends soon and is never certain by mistake',
    (token) => {
      const text = `${token.repeat(200_000 / token.length)}rm x`
      const { certain, commands } = read(text)
      expect(!certain || commands.length > 0).toBe(true)
    },
    30_000,
  )

  it('of 5 MB is not certain', () => {
    expect(read('a '.repeat(2_500_000)).certain).toBe(false)
  })

  it('of lone surrogates and control characters is read', () => {
    expect(read('echo \ud800 \u0001 && rm \udc00').commands.map((command) => command.words)).toEqual([
      ['echo', '\ud800', '\u0001'],
      ['rm', '\udc00'],
    ])
  })

  it('of random pieces never throws', () => {
    const pieces = [
      'rm',
      ' ',
      '$(',
      ')',
      '`',
      '"',
      "'",
      '{',
      '}',
      ',',
      ';',
      '|',
      '&',
      '<<',
      'E',
      '\n',
      '\\',
      '$',
      '((',
      '))',
      '[[',
      ']]',
      '#',
      '=',
      '\0',
      '\ud83d',
      '*',
      'if',
      'fi',
      'do',
      '!',
      '..',
      '1',
    ]
    let seed = 1
    const next = () => {
      seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
      return seed
    }
    for (let round = 0; round < 5_000; round += 1) {
      const text = Array.from({ length: next() % 30 }, () => pieces[next() % pieces.length]).join('')
      expect(() => read(text), JSON.stringify(text)).not.toThrow()
    }
  })
})
