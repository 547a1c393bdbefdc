// .NET compares strings by culture: a character of no width between `##` and `[` would not count.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029\u007f-\u009f]/gu

/**
 * A JSON text that may be printed in a workflow: `##[`, a workflow command anywhere in a line (see log.ts), is written `##\u005b`, and
 * characters of no width are escaped too. Every JSON parser reads it back as the same value, for both only stand inside strings.
 */
export function encodeJson(value: unknown, { indent = 0 }: { indent?: number } = {}): string {
  return (JSON.stringify(value, null, indent) ?? 'null').replace(INVISIBLE, escapeUnits).replaceAll('##[', '##\\u005b')
}

/** What is shorter is gathered, since each piece is a write. In UTF-16 units. */
const PIECE = 64 * 1024

/**
 * `encodeJson(object, { indent: 2 })` and a line end, in pieces that can be asked for again: no string has to hold the whole text, which
 * may be longer than V8 lets a string be (0x1fffffe8 units). Only a single member, or an item of a list that is one, is encoded at once.
 */
export function encodeInPieces(object: object): Iterable<string> {
  return { [Symbol.iterator]: () => gather(encodeMembers(object)) }
}

function* gather(parts: Iterable<string>): Generator<string> {
  let gathered = ''
  for (const part of parts) {
    gathered += part
    if (gathered.length < PIECE) continue
    yield gathered
    gathered = ''
  }
  yield `${gathered}\n`
}

function* encodeMembers(object: object): Generator<string> {
  let open = '{'
  for (const [key, value] of Object.entries(object)) {
    // As JSON.stringify has it: what is undefined is no member.
    if (value === undefined) continue
    yield `${open}\n  ${encodeJson(key)}: `
    if (Array.isArray(value)) yield* encodeItems(value)
    else yield indented(value, '  ')
    open = ','
  }
  yield open === '{' ? '{}' : '\n}'
}

function* encodeItems(list: readonly unknown[]): Generator<string> {
  let open = '['
  for (const item of list) {
    yield `${open}\n    ${indented(item, '    ')}`
    open = ','
  }
  yield open === '[' ? '[]' : '\n  ]'
}

/** Line ends inside of strings are escaped: those that are left are the layout's own. */
function indented(value: unknown, indent: string): string {
  return encodeJson(value, { indent: 2 }).replaceAll('\n', `\n${indent}`)
}

function escapeUnits(character: string): string {
  return Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join('')
}
