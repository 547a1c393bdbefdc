// .NET compares strings by culture: a character of no width between `##` and `[` would not count.
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}\u2028\u2029\u007f-\u009f]/gu

/**
 * A JSON text that may be printed in a workflow: `##[`, a workflow command anywhere in a line (see log.ts), is written `##\u005b`, and
 * characters of no width are escaped too. Every JSON parser reads it back as the same value, for both only stand inside strings.
 */
export function encodeJson(value: unknown, { indent = 0 }: { indent?: number } = {}): string {
  return (JSON.stringify(value, null, indent) ?? 'null').replace(INVISIBLE, escapeUnits).replaceAll('##[', '##\\u005b')
}

function escapeUnits(character: string): string {
  return Array.from({ length: character.length }, (_, index) => `\\u${character.charCodeAt(index).toString(16).padStart(4, '0')}`).join('')
}
