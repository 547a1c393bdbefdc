import { forEachChild, parse, type SyntaxNode } from 'unbash'

/** A syntax node with the text that its positions index (an escaped backtick script has a text of its own). */
export interface Visit {
  node: SyntaxNode
  text: string
  /** The nodes above it, nearest last; only nodes that change what a word means are kept. */
  within: readonly SyntaxNode['type'][]
}

/**
 * Visits every node of a command line in source order, nested scripts included. Answers whether all of it could be read:
 * false after a syntax error, and when a limit was met. Never throws for any text.
 */
export function walkCommandLine(text: string, visit: (at: Visit) => void): boolean {
  if (!isWorthParsing(text)) return false
  try {
    return walkScript(text, visit)
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

// Linux takes no argument over 128 KiB (MAX_ARG_STRLEN), so a longer text was hardly run; the rest bounds the parser's cost.
const MAX_LENGTH = 1_048_576
const MAX_NODES = 200_000
// The parser reads what is nested once per level: what counts is the sum of the lengths of all that it reads anew.
const MAX_READ = 4 * MAX_LENGTH
const READ_ANEW: ReadonlySet<SyntaxNode['type']> = new Set(['Script', 'ArithmeticExpansion', 'ParameterExpansion'])
// The parser looks at every pending here-document for each new one.
const MAX_HEREDOCS = 1_000

function isWorthParsing(text: string): boolean {
  if (text.length > MAX_LENGTH) return false
  // A shell never gets a NUL: what it would run instead cannot be told.
  if (text.includes('\0')) return false
  return text.split('<<', MAX_HEREDOCS + 1).length <= MAX_HEREDOCS
}

function walkScript(text: string, visit: (at: Visit) => void): boolean {
  const root = parse(text)
  const pending: Visit[] = [{ node: root, text, within: [] }]
  let nodes = 0
  let read = 0
  let clean = true
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    nodes += 1
    if (READ_ANEW.has(at.node.type)) read += at.node.end - at.node.pos
    if (hasErrors(at.node)) clean = false
    if (nodes > MAX_NODES || read > MAX_READ) return false
    visit(at)
    pushChildren(at, pending)
  }
  return clean
}

function pushChildren(at: Visit, pending: Visit[]): void {
  const text = at.node.type === 'Script' && at.node.source !== undefined ? at.node.source : at.text
  const within = CONTEXTS.has(at.node.type) ? [...at.within.slice(-7), at.node.type] : at.within
  const children: Visit[] = []
  forEachChild(at.node, (node) => children.push({ node, text, within }))
  for (const child of children.reverse()) pending.push(child)
}

const CONTEXTS: ReadonlySet<SyntaxNode['type']> = new Set([
  'DoubleQuoted',
  'LocaleString',
  'Assignment',
  'Redirect',
  'HereString',
  'HereDocBody',
  'TestCommand',
  'Script',
  'CompoundList',
  'Word',
])

function hasErrors(node: SyntaxNode): boolean {
  if (node.type === 'CommandExpansion' || node.type === 'ProcessSubstitution') return node.script === undefined
  return node.type === 'Script' && 'errors' in node && node.errors !== undefined && node.errors.length > 0
}
