import { describe, expect, it } from 'vitest'
import { excerpt } from '../../src/text/excerpt.ts'
import { makeSafe, makeSafeDeep } from '../../src/text/safe.ts'
import { showValue } from '../../src/text/show.ts'
import { BASE64, join, ownTokens, presetTokens, random } from './secret-samples.ts'

const TOKEN = join('gh', 'p_', random(36, BASE64.slice(0, 62)))

describe('excerpt', () => {
  it('keeps a short text and cuts a long one at a character', () => {
    expect(excerpt('abc', 3)).toBe('abc')
    expect(excerpt('abcd', 3)).toBe('ab…')
    expect(excerpt('🔑'.repeat(50_000), 3)).toBe('🔑🔑…')
  })

  it.each([...ownTokens, ...presetTokens])('shows no part of a secret that the cut goes through: %s', (_, secret) => {
    for (const filling of [10, 16_384, 65_536]) {
      const text = `${'. '.repeat(filling / 2)}${secret} ${'. '.repeat(filling)}`
      for (const part of [4, 12, 30])
        expect(excerpt(text, filling + part)).not.toContain(secret.slice(0, Math.min(part, secret.length) - 1))
    }
  })

  it('shows no part of a secret where masking made most of the text short', () => {
    const key = `password="${random(10_000, BASE64.slice(0, 62))}" `
    expect(excerpt(key.repeat(40), 300)).toBe(`${'password="[redacted secret-value]" '.repeat(9).slice(0, 299)}…`)
  })

  it('looks at little more than it shows', () => {
    const begin = performance.now()
    for (let n = 0; n < 20; n += 1) excerpt('word '.repeat(4_000_000), 100)
    expect(performance.now() - begin).toBeLessThan(5000)
  })
})

describe('showValue', () => {
  it('masks a secret before it cuts', () => {
    expect(showValue({ text: `${'x'.repeat(50)} ${TOKEN}` })).toBe(`{"text":"${'x'.repeat(50)} [redacted github-to…`)
    expect(showValue(`${'x'.repeat(55)} ${TOKEN}`)).not.toContain(TOKEN.slice(0, 6))
  })
})

describe('makeSafe', () => {
  it('cleans first, so that no invisible character splits a secret', () => {
    for (const split of ['\u001b[0m', '\u0000', '\u200b', '\u00ad', '\u{e0001}', '\u202e']) {
      const text = TOKEN.replace('p_', `${split}p_`)
      expect(makeSafe(text)).toBe('[redacted github-token]')
      expect(makeSafeDeep({ a: [text] })).toEqual({ a: ['[redacted github-token]'] })
    }
  })
})
