import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { indexLines, locateEnd, type ParsedDocument, type ParseResult, type ValuePath } from './document.ts'

/** Strict JSON (RFC 8259), as `JSON.parse` takes it; a byte order mark is accepted. Errors carry line and column of the first fault. */
export function parseJson(source: string): ParseResult {
  const text = source.startsWith('\ufeff') ? source.slice(1) : source
  const locate = indexLines(text)
  const errors: ParseError[] = []
  const tree = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false, allowEmptyContent: false })
  const first = errors[0]
  if (first !== undefined || tree === undefined) {
    const what = first === undefined ? 'no value' : explainError(text, first)
    const offset = first?.offset ?? 0
    return { ok: false, message: what, ...(offset >= text.trimEnd().length ? locateEnd(text) : locate(offset)) }
  }
  try {
    return { ok: true, document: toDocument(JSON.parse(text), tree, locate) }
  } catch (error) {
    // jsonc-parser is laxer than JSON.parse in a few places (control characters in strings, numbers such as 01).
    return { ok: false, message: error instanceof Error ? error.message : String(error), ...locate(0) }
  }
}

function explainError(text: string, error: ParseError): string {
  const code = printParseErrorCode(error.error)
  const seen = JSON.stringify(text.slice(error.offset, error.offset + Math.max(1, Math.min(error.length, 20))))
  if (code === 'InvalidCommentToken') return 'comments are not allowed in JSON'
  if (error.offset >= text.length) return `the file ends too early (${toWords(code)})`
  return `${toWords(code)} at ${seen}`
}

/** `PropertyNameExpected` → `property name expected`. */
function toWords(code: string): string {
  return code.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).toLowerCase()
}

function toDocument(value: unknown, tree: Node, locate: (offset: number) => { line: number; column: number }): ParsedDocument {
  return {
    value,
    placeOf: (path) => locate(findOffset(tree, path)),
    duplicateKeys: listDuplicates(tree).map(({ key, offset }) => ({ key, ...locate(offset) })),
  }
}

function findOffset(tree: Node, path: ValuePath): number {
  for (let length = path.length; length > 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (node !== undefined) return node.parent?.type === 'property' ? node.parent.offset : node.offset
  }
  return tree.offset
}

function listDuplicates(tree: Node): { key: string; offset: number }[] {
  const found: { key: string; offset: number }[] = []
  const pending = [tree]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'object') {
      const seen = new Set<string>()
      for (const property of node.children ?? []) {
        const key = String(property.children?.[0]?.value)
        if (seen.has(key)) found.push({ key, offset: property.offset })
        seen.add(key)
      }
    }
    pending.push(...(node.children ?? []))
  }
  return found
}
