import { stripComments } from 'jsonc-parser'
import type { ParseResult } from './document.ts'
import { parseJson } from './json.ts'

/** Strict JSON that may hold `//` and block comments, as `strip-json-comments` and `JSON.parse` take it: no trailing commas. Places are those of the file. */
export function parseJsonWithComments(source: string): ParseResult {
  // A comment becomes as many blanks; line ends within it stay.
  return parseJson(stripComments(source, ' '))
}
