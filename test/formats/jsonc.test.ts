import { expect, test } from 'vitest'
import { parseJsonWithComments } from '../../src/formats/jsonc.ts'

test('comments are blanks, and places are those of the file', () => {
  const parsed = parseJsonWithComments('\ufeff{ // one\r\n/* two\n */ "a": "x // y /* z */", // three\n"b":\n[1, /* 4 */ 2]}')
  if (!parsed.ok) expect.unreachable(parsed.message)
  expect(parsed.document.value).toEqual({ a: 'x // y /* z */', b: [1, 2] })
  expect(parsed.document.placeOf(['a'])).toMatchObject({ line: 3, column: 5 })
  expect(parsed.document.placeOf(['b', 1])).toMatchObject({ line: 5, column: 13 })
})

test('a comment without an end goes to the end of the file, as strip-json-comments has it', () => {
  expect(parseJsonWithComments('{"a": 1}\n/* x').ok).toBe(true)
})

test.each([
  ['a trailing comma', '{"a": 1, // x\n}', 2],
  ['a comment that is all there is', '// x\n', 1],
  ['a lone slash', '{\n/ "a": 1}', 2],
])('%s is no JSON', (_, text, line) => {
  expect(parseJsonWithComments(text)).toMatchObject({ ok: false, line })
})
