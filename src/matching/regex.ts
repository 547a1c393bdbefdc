import { createContext, Script } from 'node:vm'

/** What searching for a regular expression came to. `unfinished`: it was stopped after a quarter of a second, or had its time before. */
export type SearchResult = 'found' | 'absent' | 'unfinished'

/** Compiles a foreign expression: `too-large` is what the engine gives up on, which another engine may well take. */
export function compileRegex(source: string, flags = ''): RegExp | 'invalid' | 'too-large' {
  try {
    return new RegExp(source, flags)
  } catch (error) {
    return /(?:too large|stack overflow|too many captures)$/i.test(String(error)) ? 'too-large' : 'invalid'
  }
}

/**
 * Searches a text for a regular expression that a repository brought along: one that backtracks without end is stopped,
 * so neither the pattern nor the text can hold the run up. Never throws.
 */
export function searchText(regex: RegExp, text: string): SearchResult {
  if (estimateSteps(regex.source, text.length) <= MAX_PLAIN_STEPS) return searchPlainly(regex, text)
  const spent = slow.get(regex.source) ?? 0
  if (spent >= MAX_SPENT || isTooLarge(regex.source)) return 'unfinished'
  const start = process.cpuUsage()
  const result = searchWatched(regex, text)
  // Not by the clock: a busy machine says nothing about the expression.
  const took = result === 'unfinished' ? MAX_MILLISECONDS : process.cpuUsage(start).user / 1_000
  if (took >= SLOW) noteSlow(regex.source, spent + took)
  return result
}

/** `searchText` for an expression that is known to take few steps on this text. */
export function searchPlainly(regex: RegExp, text: string): SearchResult {
  if (isTooLarge(regex.source)) return 'unfinished'
  try {
    return regex.test(text) ? 'found' : 'absent'
  } catch {
    // V8 compiles an expression at its first use, and may find it too large only then.
    return 'unfinished'
  }
}

/**
 * What costs V8 too much before any search begins, where no time-out reaches: it ends the whole process on some thousand groups within each
 * other ("RegExpCompiler Allocation failed"), and takes seconds for 50,000 repeats.
 */
function isTooLarge(source: string): boolean {
  if (source.length > MAX_SOURCE) return true
  let depth = 0
  for (const [token] of source.matchAll(/\\[\s\S]|[()]/g)) {
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}

function searchWatched(regex: RegExp, text: string): SearchResult {
  try {
    sandbox.regex = regex
    sandbox.text = text
    return SEARCH.runInContext(sandbox, { timeout: MAX_MILLISECONDS }) === true ? 'found' : 'absent'
  } catch {
    // A time-out, or a stack that it overflows: the expression itself is already compiled.
    return 'unfinished'
  } finally {
    sandbox.text = ''
  }
}

const MAX_MILLISECONDS = 250
/** Milliseconds of computing in one search that count against its expression, and how many of them an expression has in a whole run. */
const SLOW = 50
const MAX_SPENT = 1_000
const MAX_SLOW_EXPRESSIONS = 1_000
const MAX_DEPTH = 250
const MAX_SOURCE = 20_000
const MAX_PLAIN_STEPS = 2_000_000
const SEARCH = new Script('regex.test(text)')
const sandbox: { regex: RegExp; text: string } = createSandbox()
const slow = new Map<string, number>()

function createSandbox(): { regex: RegExp; text: string } {
  const context = { regex: /(?:)/, text: '' }
  createContext(context)
  return context
}

function noteSlow(source: string, spent: number): void {
  if (slow.size >= MAX_SLOW_EXPRESSIONS) slow.clear()
  slow.set(source, spent)
}

/**
 * An upper bound of the steps that backtracking takes, as a watched search costs a hundred times as much as a plain one: each repeat, and
 * the place where the search begins, may take every length; every `?` and every alternative is tried with all the others.
 */
function estimateSteps(source: string, length: number): number {
  if (/\)[*+?{]|\\[1-9k]/.test(source)) return Number.POSITIVE_INFINITY
  const count = (pattern: RegExp) => source.match(pattern)?.length ?? 0
  const groups = count(/\(/g)
  const choices = groups === 0 ? 1 : (count(/\|/g) / groups + 1) ** groups
  return (length + 1) ** (count(/[*+}]/g) + 1) * 2 ** count(/(?<!\()\?/g) * choices
}
