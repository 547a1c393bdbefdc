import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import type { ParseResult, Position, ValuePath } from './document.ts'

/** Aliases that a document may expand: more is an alias bomb. */
const MAX_ALIASES = 100

/** YAML 1.2, one document. */
export function parseYaml(text: string): ParseResult {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true })
  const fault = document.errors[0]
  if (fault !== undefined) return { ok: false, message: fault.message.split('\n')[0] ?? fault.code, ...toPosition(lines, fault.pos[0]) }
  try {
    const value: unknown = document.toJS({ maxAliasCount: MAX_ALIASES })
    return { ok: true, document: { value, placeOf: (path) => toPosition(lines, findOffset(document.contents, path)), duplicateKeys: [] } }
  } catch (error) {
    return { ok: false, message: error instanceof Error ? error.message : String(error), line: 1, column: 1 }
  }
}

function toPosition(lines: LineCounter, offset: number): Position {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(1, line), column: Math.max(1, col) }
}

function findOffset(root: unknown, path: ValuePath): number {
  let node = root as Node | null | undefined
  let offset = node?.range?.[0] ?? 0
  for (const key of path) {
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(key))
      if (pair === undefined) return offset
      offset = (pair.key as Node).range?.[0] ?? offset
      node = pair.value as Node | null
    } else if (isSeq(node) && typeof key === 'number') {
      node = node.items[key] as Node | undefined
      offset = node?.range?.[0] ?? offset
    } else return offset
  }
  return offset
}
