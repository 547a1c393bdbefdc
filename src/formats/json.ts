import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { findTooDeep } from '../model/json.ts'
import { findTooMany, parseWithin, TOO_DEEP, TOO_MANY } from './bounds.ts'
import { indexLines, locateEnd, type ParsedDocument, type ParseResult, type ValuePath } from './document.ts'

const MAX_LENGTH = 8 * 1024 * 1024

/**
 * Strict JSON (RFC 8259), as `JSON.parse` takes it; a byte order mark is accepted. Errors carry line and column of the first fault. What is
 * longer than 8 Mi characters, nested deeper than 500 levels or of more than 1,000,000 values is an error.
 */
export function parseJson(source: string): ParseResult {
  return parseWithin(source.startsWith('\ufeff') ? source.slice(1) : source, MAX_LENGTH, parseText)
}

function parseText(text: string): ParseResult {
  const locate = indexLines(text)
  const deep = findTooDeep(text)
  if (deep >= 0) return { ok: false, message: TOO_DEEP, ...locate(deep) }
  const many = findTooMany(text)
  if (many >= 0) return { ok: false, message: TOO_MANY, ...locate(many) }
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
  const find = indexTree(tree)
  return {
    value,
    placeOf: (path) => locate(find(path)),
    duplicateKeys: listDuplicates(tree).map(({ key, offset }) => ({ key, ...locate(offset) })),
  }
}

/** Finds offsets by path; the keys of an object are looked through once, however many of its values are asked for. */
function indexTree(tree: Node): (path: ValuePath) => number {
  const indexes = new Map<Node, Map<string, Node>>()
  const indexOf = (object: Node) => {
    const index = indexes.get(object) ?? new Map((object.children ?? []).map((property) => [nameOf(property), property]))
    indexes.set(object, index)
    return index
  }
  return (path) => {
    let node: Node | undefined = tree
    let { offset } = tree
    for (const key of path) {
      // A property stands for its value: its place is where the key begins.
      const child: Node | undefined = node?.type === 'object' ? indexOf(node).get(String(key)) : node?.children?.[Number(key)]
      if (child === undefined) return offset
      offset = child.offset
      node = child.type === 'property' ? child.children?.[1] : child
    }
    return offset
  }
}

function nameOf(property: Node): string {
  return String(property.children?.[0]?.value)
}

function listDuplicates(tree: Node): { key: string; offset: number }[] {
  const found: { key: string; offset: number }[] = []
  const pending = [tree]
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node.type === 'object') {
      const seen = new Set<string>()
      for (const property of node.children ?? []) {
        const key = nameOf(property)
        if (seen.has(key)) found.push({ key, offset: property.offset })
        seen.add(key)
      }
    }
    for (const child of node.children ?? []) pending.push(child)
  }
  return found
}
