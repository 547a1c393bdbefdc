import { describe, expect, test } from 'vitest'
import type { ParseResult } from '../../src/formats/document.ts'
import { parseJson } from '../../src/formats/json.ts'
import { parseToml } from '../../src/formats/toml.ts'
import { parseYaml } from '../../src/formats/yaml.ts'

const fault = (result: ParseResult) => (result.ok ? null : { line: result.line, column: result.column })

describe('an error stands where an editor shows it', () => {
  test.each([
    ['[hooks]\nPreToolUse = [\n', 2],
    ['[hooks]\nPreToolUse = ["a"\nStop = ["b"]\n', 3],
    ['a = 1\na = 2\n', 2],
    ['[hooks]\nA = ["x"]\n[hooks]\nB = ["y"]\n', 3],
    ['a =\n', 1],
    ['\n\n\nx = @\n', 4],
    ['\ufeffa = 1\n', 1],
    ['a = "\\q"\n', 1],
    ['a = "unterminated\nb = 1\n', 1],
    ['a = 1\n\nb = """\nopen\n\n\n', 4],
  ])('TOML %j: line %i', (text, line) => {
    expect(fault(parseToml(text))?.line).toBe(line)
  })

  test.each([
    ['{\n "a": 1,\n}', 3],
    ['{\n // no\n "a": 1\n}', 2],
    ['{"a": [1,\n 2\n', 2],
    ['', 1],
    ['{"a": 1}\n{"b": 2}\n', 2],
    ["{'a': 1}", 1],
  ])('JSON %j: line %i', (text, line) => {
    expect(fault(parseJson(text))?.line).toBe(line)
  })

  test('YAML: line of the fault', () => {
    expect(fault(parseYaml('hooks:\n  PreToolUse:\n   - "a\n'))?.line).toBeGreaterThanOrEqual(3)
    expect(fault(parseYaml('a: 1\na: 2\n'))?.line).toBe(2)
  })
})

describe('every value is found again', () => {
  const place = (result: ParseResult, path: (string | number)[]) => (result.ok ? result.document.placeOf(path) : null)

  test('TOML: keys, tables and list elements', () => {
    const parsed = parseToml('# c\n[hooks]\nPreToolUse = [\n  "a", # first\n  "b",\n]\n"Stop" = ["x"]\nnested.key = ["n"]\n')
    expect(place(parsed, ['hooks', 'PreToolUse', 0])).toEqual({ line: 4, column: 3 })
    expect(place(parsed, ['hooks', 'PreToolUse', 1])).toEqual({ line: 5, column: 3 })
    expect(place(parsed, ['hooks', 'Stop'])).toEqual({ line: 7, column: 1 })
    expect(place(parsed, ['hooks', 'nested', 'key', 0])).toEqual({ line: 8, column: 15 })
    expect(place(parsed, ['hooks', 'absent'])).toEqual({ line: 2, column: 1 })
  })

  test('JSON: keys and list elements, a byte order mark aside', () => {
    const parsed = parseJson('\ufeff{\r\n  "a": [\r\n    {"b": 1}\r\n  ]\r\n}')
    expect(place(parsed, ['a'])).toEqual({ line: 2, column: 3 })
    expect(place(parsed, ['a', 0, 'b'])).toEqual({ line: 3, column: 6 })
  })

  test('YAML: keys and list elements', () => {
    const parsed = parseYaml('hooks:\n  PreToolUse:\n    - one\n    - two\n')
    expect(place(parsed, ['hooks', 'PreToolUse', 1])).toEqual({ line: 4, column: 7 })
  })
})

test('a key that stands twice in a JSON object is told with its place', () => {
  const parsed = parseJson('{"a": 1,\n "b": {"x": 1, "x": 2},\n "a": 2}')
  expect(parsed.ok && parsed.document.duplicateKeys).toEqual(
    expect.arrayContaining([
      { key: 'x', line: 2, column: 16 },
      { key: 'a', line: 3, column: 2 },
    ]),
  )
})

test('keys such as __proto__ stay keys', () => {
  const parsed = parseToml('[hooks]\n__proto__ = ["x"]\nconstructor = ["y"]\n')
  expect(parsed.ok && Object.keys((parsed.document.value as { hooks: object }).hooks)).toEqual(['__proto__', 'constructor'])
  expect(({} as { x?: unknown }).x).toBeUndefined()
})

test('an alias bomb in YAML is an error, not a full memory', () => {
  const lines = ['a0: &a0 ["x","x","x","x","x","x","x","x","x"]']
  for (let level = 1; level < 12; level++)
    lines.push(
      `a${level}: &a${level} [${Array(9)
        .fill(`*a${level - 1}`)
        .join(',')}]`,
    )
  expect(parseYaml(`${lines.join('\n')}\n`).ok).toBe(false)
})
