import { type AST, parseTOML } from 'toml-eslint-parser'
import { MAX_JSON_DEPTH } from '../model/json.ts'
import type { ParsedDocument, Position, ValuePath } from './document.ts'

/** A value's place and what lies below it; the root has the file's beginning. */
interface Found {
  place: Position | null
  below: Map<string | number, Found>
}

/** Where the values of a TOML text stand: by toml-eslint-parser, since @iarna/toml keeps no places. The text is read at the first question. */
export function locateTomlValues(text: string): ParsedDocument['placeOf'] {
  let root: Found | null = null
  return (path) => {
    root ??= indexText(text)
    let found: Found = root
    let place: Position = { line: 1, column: 1 }
    for (const key of path) {
      const next = found.below.get(key)
      if (next === undefined) break
      found = next
      place = found.place ?? place
    }
    return place
  }
}

function indexText(text: string): Found {
  const root: Found = { place: null, below: new Map() }
  try {
    for (const node of parseTOML(text).body[0].body) walk(node, root, root)
  } catch {
    // The two parsers differ on a file that @iarna/toml accepts: every value is then placed at the file's beginning.
  }
  return root
}

function walk(node: AST.TOMLTable | AST.TOMLKeyValue, above: Found, root: Found): void {
  if (node.type === 'TOMLTable') {
    const table = note(root, node.resolvedKey, node)
    for (const child of node.body) walk(child, table, root)
    return
  }
  const keys = node.key.keys.map((key) => (key.type === 'TOMLBare' ? key.name : String(key.value)))
  walkValue(node.value, note(above, keys, node), root)
}

function walkValue(node: AST.TOMLContentNode, found: Found, root: Found): void {
  if (node.type === 'TOMLArray')
    for (const [index, element] of node.elements.entries()) walkValue(element, note(found, [index], element), root)
  if (node.type === 'TOMLInlineTable') for (const child of node.body) walk(child, found, root)
}

/** The first place of several counts. */
function note(from: Found, path: ValuePath, node: AST.TOMLNode): Found {
  let found = from
  for (const key of path.slice(0, MAX_JSON_DEPTH + 1)) {
    const next = found.below.get(key) ?? { place: null, below: new Map() }
    found.below.set(key, next)
    found = next
  }
  found.place ??= { line: node.loc.start.line, column: node.loc.start.column + 1 }
  return found
}
