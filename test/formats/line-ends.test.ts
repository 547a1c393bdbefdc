import { expect, test } from 'vitest'
import { parseToml } from '../../src/formats/toml.ts'

/** What Python 3.11's tomllib, by which lecode reads its file, makes of each. */
test.each<[string, unknown]>([
  ['# x\r\na = 1\r\n', { a: 1 }],
  ['a = 1 # x\r\nb = 2\r\n', { a: 1, b: 2 }],
  ['a = [\r\n1, # x\r\n2]\r\n', { a: [1, 2] }],
  ['[t] # c\r\na=1', { t: { a: 1 } }],
  ['a = """x\r\ny"""\r\n', { a: 'x\ny' }],
  ["a = '''x\r\ny'''", { a: 'x\ny' }],
  ['a = """\\\r\n   x"""', { a: 'x' }],
])('TOML with the line ends of Windows: %j', (text, value) => {
  const parsed = parseToml(text)
  expect(parsed.ok && parsed.document.value).toEqual(value)
})

test.each(['# a\rb\n', 'a = 1\rb = 2', 'a = "x\ry"', 'a = "\\\r\n   x"'])('a lone carriage return ends no line of TOML: %j', (text) => {
  expect(parseToml(text)).toMatchObject({ ok: false, line: 1 })
})

test('places are those of the file', () => {
  const parsed = parseToml('# x\r\n[hooks] # y\r\nStop = [\r\n  "a",\r\n]\r\n')
  expect(parsed.ok && parsed.document.placeOf(['hooks', 'Stop', 0])).toEqual({ line: 4, column: 3 })
})
