import TOML from '@iarna/toml'
import { type AST, parseTOML } from 'toml-eslint-parser'
import { locateEnd, type ParsedDocument, type ParseResult, type Position, type ValuePath } from './document.ts'

/**
 * TOML as @iarna/toml 3 takes it. A byte order mark is an error, as in Python's tomllib, which lecode uses.
 * Values come from @iarna/toml, places from toml-eslint-parser, since the former keeps none.
 */
export function parseToml(text: string): ParseResult {
  let value: unknown
  try {
    value = TOML.parse(text)
  } catch (error) {
    return { ok: false, ...describeError(error, text) }
  }
  return { ok: true, document: { value, placeOf: locateValues(text), duplicateKeys: [] } }
}

function describeError(error: unknown, text: string): { message: string } & Position {
  const fault = error as { message?: unknown; line?: unknown; col?: unknown }
  // The first line reads "WHAT at row R, col C, pos P:"; the property `line` counts from 0.
  const message = String(fault.message ?? error).split('\n')[0] ?? ''
  const what = message.replace(/ at row \d+, col \d+, pos \d+:$/, '')
  const line = typeof fault.line === 'number' ? fault.line + 1 : 1
  // What is missing at the end is reported on the line behind the last one, which an editor does not show.
  const end = locateEnd(text)
  if (line > end.line) return { message: what, ...end }
  return { message: what, line, column: typeof fault.col === 'number' ? fault.col + 1 : 1 }
}

function locateValues(text: string): ParsedDocument['placeOf'] {
  const places = new Map<string, Position>()
  const note = (path: ValuePath, node: AST.TOMLNode) => {
    const key = JSON.stringify(path)
    if (!places.has(key)) places.set(key, { line: node.loc.start.line, column: node.loc.start.column + 1 })
  }
  try {
    for (const node of parseTOML(text).body[0].body) walk(node, [], note)
  } catch {
    // The two parsers differ on a file that @iarna/toml accepts: every value is then placed at the file's beginning.
  }
  return (path) => {
    for (let length = path.length; length > 0; length--) {
      const place = places.get(JSON.stringify(path.slice(0, length)))
      if (place !== undefined) return place
    }
    return { line: 1, column: 1 }
  }
}

type Note = (path: ValuePath, node: AST.TOMLNode) => void

function walk(node: AST.TOMLTable | AST.TOMLKeyValue, above: ValuePath, note: Note): void {
  if (node.type === 'TOMLTable') {
    note(node.resolvedKey, node)
    for (const child of node.body) walk(child, node.resolvedKey, note)
    return
  }
  const path = [...above, ...node.key.keys.map((key) => (key.type === 'TOMLBare' ? key.name : String(key.value)))]
  note(path, node)
  walkValue(node.value, path, note)
}

function walkValue(node: AST.TOMLContentNode, path: ValuePath, note: Note): void {
  if (node.type === 'TOMLArray') {
    node.elements.forEach((element, index) => {
      note([...path, index], element)
      walkValue(element, [...path, index], note)
    })
  }
  if (node.type === 'TOMLInlineTable') for (const child of node.body) walk(child, path, note)
}
