import { describe, expect, it } from 'vitest'
import type { ParseResult, ValuePath } from '../../src/formats/document.ts'
import { parseJson } from '../../src/formats/json.ts'
import { parseToml } from '../../src/formats/toml.ts'
import { parseYaml } from '../../src/formats/yaml.ts'

const read = (result: ParseResult) => (result.ok ? result.document.value : result)
const place = (result: ParseResult, path: ValuePath) => (result.ok ? result.document.placeOf(path) : result)

/** Runs in less than five seconds, or the test fails. */
function soon<T>(run: () => T): T {
  const begin = performance.now()
  const result = run()
  expect(performance.now() - begin).toBeLessThan(5_000)
  return result
}

const many = (count: number, line: (index: number) => string) => Array.from({ length: count }, (_, index) => line(index)).join('')

describe('what is nested too deep is an error', () => {
  it.each([
    ['JSON', parseJson, `{"a":\n${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
    ['JSON that is never closed', parseJson, `{"a":\n${'{"a":'.repeat(200_000)}`],
    ['TOML', parseToml, `# c\na = ${'['.repeat(20_000)}${']'.repeat(20_000)}\n`],
    ['TOML by a dotted key', parseToml, `# c\n${'a.'.repeat(20_000)}b = 1\n`],
  ])('%s', (_, parse, text) => {
    expect(parse(text)).toMatchObject({ ok: false, message: expect.stringContaining('nested deeper than 500 levels') })
    if (parse === parseJson) expect(parse(text)).toMatchObject({ line: 2 })
  })

  it.each([
    ['YAML', `${'['.repeat(20_000)}${']'.repeat(20_000)}`],
    ['YAML in dashes', '- '.repeat(20_000)],
    ['YAML that holds itself', 'hooks: &a {PreToolUse: *a}'],
  ])('%s', (_, text) => {
    expect(parseYaml(text)).toMatchObject({ ok: false, line: 1 })
  })

  it('while 400 levels are read', () => {
    expect(parseJson(`${'['.repeat(400)}${']'.repeat(400)}`).ok).toBe(true)
  })

  it('and brackets in strings are no levels', () => {
    expect(read(parseJson(JSON.stringify({ a: '["\\['.repeat(1_000) })))).toEqual({ a: '["\\['.repeat(1_000) })
  })
})

describe('JSON of too many values is an error', () => {
  it.each(['[],', '1,', '{"a":[[1]]},', '"",'])('%s', (value) => {
    expect(soon(() => parseJson(`[\n${value.repeat(100_000)}1]`)).ok).toBe(true)
    const many = soon(() => parseJson(`[\n${value.repeat(Math.floor(7_900_000 / value.length))}1]`))
    expect(many).toMatchObject({ ok: false, message: 'holds more than 1000000 values', line: 2 })
  })

  it('while what stands in a string is one value', () => {
    expect(read(parseJson(JSON.stringify([',[{"'.repeat(600_000)])))).toEqual([',[{"'.repeat(600_000)])
  })
})

describe('what is too long is an error', () => {
  it.each([
    ['JSON', parseJson, `["${'x'.repeat(9_000_000)}"]`],
    ['TOML', parseToml, `a = "${'x'.repeat(3_000_000)}"`],
    ['YAML', parseYaml, `a: ${'x'.repeat(600_000)}`],
  ])('%s', (_, parse, text) => {
    expect(parse(text)).toMatchObject({ ok: false, message: expect.stringMatching(/longer than \d+ characters/), line: 1 })
  })
})

describe('values are plain JSON', () => {
  it('a whole number that is too large for one is the nearest, and no string', () => {
    expect(read(parseToml('a = [99999999999999999]'))).toEqual({ a: [1e17] })
  })

  it('a date is null, so that it passes for no string', () => {
    expect(read(parseToml('a = 1979-05-27\nb = [1979-05-27T07:32:00Z]\nc = 07:32:00\n'))).toEqual({ a: null, b: [null], c: null })
    expect(read(parseYaml('a: !!timestamp 2001-12-14'))).toEqual({ a: null })
  })

  it.each([
    ['a: 1\nhooks: !!omap\n  - PreToolUse: [guard]\n', 2],
    ['hooks: !!set {PreToolUse}\n', 1],
    ['hooks:\n  PreToolUse: !!binary Z3VhcmQ=\n', 2],
    ['hooks:\n  PreToolUse: !guard [x]\n', 2],
    ['? [PreToolUse]\n: [guard]\n', 1],
  ])('YAML %j is an error in line %i', (text, line) => {
    expect(parseYaml(text)).toMatchObject({ ok: false, line })
  })

  it('keys such as __proto__ are own keys', () => {
    for (const parsed of [parseToml('__proto__ = ["x"]'), parseYaml('__proto__: [x]'), parseJson('{"__proto__": ["x"]}')]) {
      const value = read(parsed)
      expect(Object.entries(value as object)).toEqual([['__proto__', ['x']]])
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    }
  })
})

describe('takes time in proportion to the text', () => {
  it('YAML with many keys, all places asked for', () => {
    const parsed = soon(() => parseYaml(`hooks:\n${many(20_000, (index) => `  k${index}: [x]\n`)}`))
    soon(() => {
      for (let index = 0; index < 20_000; index += 1) expect(place(parsed, ['hooks', `k${index}`]).line).toBe(index + 2)
    })
  }, 30_000)

  it('JSON with many keys, all places asked for', () => {
    const parsed = soon(() => parseJson(`{\n${many(50_000, (index) => `"k${index}": [1],\n`)}"z": 1}`))
    soon(() => {
      for (let index = 0; index < 50_000; index += 1) {
        const found = place(parsed, [`k${index}`, 0])
        if (found.line !== index + 2) expect(found.line).toBe(index + 2)
      }
    })
  }, 30_000)

  it('JSON with a list of 130,000', () => {
    expect(soon(() => parseJson(`[${'{},'.repeat(130_000)}1]`)).ok).toBe(true)
  }, 30_000)

  it('TOML under a long key', () => {
    const key = 'k'.repeat(200_000)
    const parsed = soon(() => parseToml(`[${key}]\n${many(20_000, (index) => `a${index} = 1\n`)}`))
    expect(soon(() => place(parsed, [key, 'a19999'])).line).toBe(20_001)
  }, 30_000)

  it.each(['"', ']', '[,', '&a ', '*a ', '@\n', 'a: b\n', ': ', '? ', '%a\n', '- &a x\n- *a\n'])(
    'YAML of %j only',
    (part) => {
      expect(soon(() => parseYaml(part.repeat(250_000 / part.length))).ok).toBe(false)
    },
    30_000,
  )

  it('YAML of many aliases', () => {
    expect(soon(() => parseYaml(many(15_000, (index) => `- &a${index} x\n- *a${index}\n`))).ok).toBe(false)
  }, 30_000)
})

it('a second YAML document is an error where it begins', () => {
  expect(parseYaml('a: 1\n---\nb: 2\n')).toMatchObject({ ok: false, line: 2 })
})
