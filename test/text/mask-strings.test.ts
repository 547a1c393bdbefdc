import { describe, expect, it } from 'vitest'
import { maskSecrets, maskStrings } from '../../src/text/secrets.ts'
import { BASE64, HEX, join, random } from './secret-samples.ts'

const GITHUB = join('gh', 'p_', random(36, BASE64.slice(0, 62)))

describe('maskStrings', () => {
  it('masks strings at any place and values under the names of secrets', () => {
    expect(
      maskStrings(
        {
          command: `echo ${GITHUB}`,
          list: [GITHUB, 1, null],
          env: { DB_PASSWORD: 'x y', apiKey: 'k', tokens: 'n', secret: '$REF', PRIVATE_KEY: '\nx' },
          headers: { Authorization: 'Basic dXNlcjpw', 'X-Api-Key': 'k' },
        },
        maskSecrets,
      ),
    ).toEqual({
      command: 'echo [redacted github-token]',
      list: ['[redacted github-token]', 1, null],
      env: {
        DB_PASSWORD: '[redacted secret-value]',
        apiKey: '[redacted secret-value]',
        tokens: 'n',
        secret: '$REF',
        PRIVATE_KEY: '[redacted secret-value]',
      },
      headers: { Authorization: '[redacted secret-value]', 'X-Api-Key': '[redacted secret-value]' },
    })
  })

  it('keeps a foreign __proto__ as data', () => {
    const masked = maskStrings(JSON.parse('{"__proto__":{"polluted":true},"a":{"constructor":{"prototype":1}}}'), maskSecrets)
    expect(JSON.stringify(masked)).toBe('{"__proto__":{"polluted":true},"a":{"constructor":{"prototype":1}}}')
    expect(Object.hasOwn({}, 'polluted')).toBe(false)
    expect(Object.getPrototypeOf(masked)).toBe(Object.prototype)
  })

  it('stops at a depth instead of running out of stack', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}"x"${']'.repeat(5000)}`)
    expect(JSON.stringify(maskStrings(deep, maskSecrets))).toContain('[too deep]')
  })

  it('masks a secret in a key without losing the other keys', () => {
    const [first, second] = [join('gh', 'p_', random(36, HEX, 1)), join('gh', 'o_', random(36, HEX, 2))]
    const foreign = { '[redacted github-token] (2)': 0, [first]: 1, [second]: 2, plain: 3 }
    expect(maskStrings(foreign, maskSecrets)).toEqual({
      '[redacted github-token] (2)': 0,
      '[redacted github-token]': 1,
      '[redacted github-token] (3)': 2,
      plain: 3,
    })
  })

  it('numbers 50,000 keys that become the same in one pass', () => {
    const keys = Array.from({ length: 50_000 }, (_, index) => `key ${index}`)
    const begin = performance.now()
    const masked = maskStrings(Object.fromEntries(keys.map((key) => [key, 1])), () => 'same')
    expect(performance.now() - begin).toBeLessThan(5000)
    expect(Object.keys(masked as object).length).toBe(keys.length)
  })
})
