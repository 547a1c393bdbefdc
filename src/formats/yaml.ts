import { Composer, type CST, LineCounter, Parser } from 'yaml'
import { NotPlainError, parseWithin, toPlain } from './bounds.ts'
import type { ParseResult } from './document.ts'
import { findYamlFault, indexYaml } from './yaml-nodes.ts'

const MAX_LENGTH = 512 * 1024
/** How much an alias may stand for, taken together: more is an alias bomb. */
const MAX_EXPANSION = 100

/**
 * YAML 1.2, one document, as plain JSON (see `toPlain`). An error is also: a key that stands twice or is no scalar, a tag that is not known,
 * and what is longer than 512 Ki characters or nested deeper than 500 levels.
 */
export function parseYaml(source: string): ParseResult {
  return parseWithin(source, MAX_LENGTH, parseText)
}

function parseText(text: string): ParseResult {
  const lines = new LineCounter()
  const fail = (message: string, offset: number): ParseResult => ({ ok: false, message, ...toPosition(lines, offset) })
  const { tokens, error } = readTokens(text, lines)
  if (error !== null) return fail(error.message, error.offset)
  // What parseDocument does, without its search for equal keys and its quoting of lines: both take time with the square of the length.
  const [document, second] = new Composer({ uniqueKeys: false, prettyErrors: false }).compose(tokens, true, text.length)
  if (document === undefined) return fail('holds no document', 0)
  const fault = document.errors[0] ?? document.warnings.find(({ code }) => code === 'TAG_RESOLVE_FAILED')
  if (fault !== undefined) return fail(fault.message.split('\n')[0] ?? fault.code, fault.pos[0])
  if (second !== undefined) return fail('holds more than one document', second.range[0])
  const wrong = findYamlFault(document.contents)
  if (wrong !== null) return fail(wrong.message, wrong.offset)
  const find = indexYaml(document.contents)
  try {
    const value = toPlain(document.toJS({ maxAliasCount: MAX_EXPANSION }))
    return { ok: true, document: { value, placeOf: (path) => toPosition(lines, find(path)), duplicateKeys: [] } }
  } catch (thrown) {
    if (thrown instanceof RangeError) throw thrown
    return fail(thrown instanceof Error ? thrown.message : String(thrown), thrown instanceof NotPlainError ? find(thrown.path) : 0)
  }
}

/** Stops at the first error: what the parser makes of what follows one can take time with the square of its length. */
function readTokens(text: string, lines: LineCounter): { tokens: CST.Token[]; error: CST.ErrorToken | null } {
  const tokens: CST.Token[] = []
  for (const token of new Parser(lines.addNewLine).parse(text)) {
    if (token.type === 'error') return { tokens, error: token }
    tokens.push(token)
  }
  return { tokens, error: null }
}

function toPosition(lines: LineCounter, offset: number): { line: number; column: number } {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(1, line), column: Math.max(1, col) }
}
