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
 * false after a syntax error, and when a limit was met. What is nested has limits of its own, so it can never hide what
 * stands at the top. Never throws for any text.
 */
export function walkCommandLine(text: string, visit: (at: Visit) => void): boolean {
  if (!isWorthParsing(text)) return false
  const root = parseOrNull(text)
  if (root === null) return false
  let clean = true
  const limits: Limits = { top: MAX_NODES, nested: MAX_NODES, read: MAX_READ }
  const pending: Pending[] = [{ node: root, text, within: [], nested: false }]
  for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
    if (!spend(at, limits)) {
      clean = false
      if (limits.top < 0) return false
      continue
    }
    clean = visitNode(at, visit, pending) && clean
  }
  return clean
}

// Linux takes no argument over 128 KiB (MAX_ARG_STRLEN), so a longer text was hardly run.
const MAX_LENGTH = 1_048_576
// The parser looks at every pending here-document for each new one: so many on one line take it a tenth of a second.
const MAX_HEREDOCS = 8_000

function isWorthParsing(text: string): boolean {
  // A shell never gets a NUL: what it would run instead cannot be told.
  if (text.length > MAX_LENGTH || text.includes('\0')) return false
  // Those in quotes and comments are counted too, but a run of `<` opens one at most.
  let heredocs = 0
  for (const _ of text.matchAll(/<<+/g)) heredocs += 1
  return heredocs <= MAX_HEREDOCS
}

type Pending = Visit & { nested: boolean }

/** How many more nodes are visited, and how many more characters read anew. */
interface Limits {
  top: number
  nested: number
  read: number
}

const MAX_NODES = 200_000
// The parser reads what is nested once per level: what counts is the sum of the lengths of all that it reads anew.
const MAX_READ = 4_194_304
const READ_ANEW: ReadonlySet<SyntaxNode['type']> = new Set(['Script', 'ArithmeticExpansion', 'ParameterExpansion'])

function spend({ node, nested }: Pending, limits: Limits): boolean {
  if (!nested) limits.top -= 1
  else limits.nested -= 1
  if (READ_ANEW.has(node.type)) limits.read -= node.end - node.pos
  return nested ? limits.nested >= 0 && limits.read >= 0 : limits.top >= 0
}

function parseOrNull(text: string): SyntaxNode | null {
  return orNull(() => parse(text))
}

/** Whether the node and its children could be read; the parser reads what is nested when it is first looked at, and may overflow the stack. */
function visitNode(at: Pending, visit: (at: Visit) => void, pending: Pending[]): boolean {
  const clean = orNull(() => {
    visit(at)
    return !hasErrors(at.node)
  })
  return orNull(() => pushChildren(at, pending)) !== null && clean === true
}

function orNull<T>(read: () => T): T | null {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return null
    throw error
  }
}

function pushChildren(at: Pending, pending: Pending[]): true {
  const text = at.node.type === 'Script' && at.node.source !== undefined ? at.node.source : at.text
  const within = CONTEXTS.has(at.node.type) ? [...at.within.slice(-7), at.node.type] : at.within
  const nested = at.nested || (READ_ANEW.has(at.node.type) && at.within.length > 0)
  const children: Pending[] = []
  forEachChild(at.node, (node) => children.push({ node, text, within, nested }))
  for (const child of children.reverse()) pending.push(child)
  return true
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
