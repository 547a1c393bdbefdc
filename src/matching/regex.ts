import { createContext, Script } from 'node:vm'

/** What searching for a regular expression came to. `unfinished`: it was stopped after a quarter of a second. */
export type SearchResult = 'found' | 'absent' | 'unfinished'

/**
 * Searches a text for a regular expression that a repository brought along: one that backtracks without end is stopped,
 * so neither the pattern nor the text can hold the run up. Never throws.
 */
export function searchText(regex: RegExp, text: string): SearchResult {
  if (isHarmless(regex.source, text)) return regex.test(text) ? 'found' : 'absent'
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
const MAX_PLAIN_TEXT = 1_000
const SEARCH = new Script('regex.test(text)')
const sandbox: { regex: RegExp; text: string } = createSandbox()

function createSandbox(): { regex: RegExp; text: string } {
  const context = { regex: /(?:)/, text: '' }
  createContext(context)
  return context
}

/** Without a repeated group or a back-reference, and with few repeats, the cost is a small power of a short text's length. */
function isHarmless(source: string, text: string): boolean {
  if (text.length > MAX_PLAIN_TEXT || /\)[*+?{]|\\[1-9k]/.test(source)) return false
  return (source.match(/[*+}]/g)?.length ?? 0) <= 2
}
