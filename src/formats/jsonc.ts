import { createScanner } from 'jsonc-parser'
import type { ParseResult } from './document.ts'
import { parseJson } from './json.ts'

/** Strict JSON that may hold `//` and block comments, as `strip-json-comments` and `JSON.parse` take it: no trailing commas. Places are those of the file. */
export function parseJsonWithComments(source: string): ParseResult {
  return parseJson(blankComments(source))
}

// jsonc-parser's SyntaxKind is a const enum, which cannot be imported where types are only stripped.
const LINE_COMMENT = 12
const BLOCK_COMMENT = 13
const END = 17

/** As many blanks for each comment; line ends within it stay. */
function blankComments(text: string): string {
  const scanner = createScanner(text)
  const parts: string[] = []
  let kept = 0
  for (let kind: number = scanner.scan(); kind !== END; kind = scanner.scan()) {
    if (kind !== LINE_COMMENT && kind !== BLOCK_COMMENT) continue
    const [from, to] = [scanner.getTokenOffset(), scanner.getTokenOffset() + scanner.getTokenLength()]
    parts.push(text.slice(kept, from), text.slice(from, to).replace(/[^\r\n]/g, ' '))
    kept = to
  }
  return [...parts, text.slice(kept)].join('')
}
