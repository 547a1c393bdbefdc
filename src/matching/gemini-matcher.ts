import { compileRegex, searchText } from './regex.ts'

/** Whether a matcher covers a name, and why: one sentence without its full stop; may hold foreign text. */
export interface GeminiMatch {
  fires: boolean
  why: string
}

/**
 * Gemini CLI's matcher at a tool event (hooks/hookPlanner.ts of 0.61.0): absent, blank and `*` cover all; else a JavaScript regular expression,
 * unanchored and case-sensitive; one that does not compile is compared as a whole name. One that runs too long counts as a match.
 */
export function matchGeminiTool(matcher: string | null, name: string): GeminiMatch {
  const pattern = matcher?.trim() ?? ''
  if (pattern === '' || pattern === '*') return COVERS_ALL
  return searchFor(pattern, name) ?? compareExactly(pattern, name)
}

/** Gemini CLI's matcher at every other event that compares something: the whole value. */
export function matchGeminiValue(matcher: string | null, value: string): GeminiMatch {
  const pattern = matcher?.trim() ?? ''
  return pattern === '' || pattern === '*' ? COVERS_ALL : compareExactly(pattern, value)
}

/**
 * Qwen Code's matcher (hooks/hook-matcher.ts of 0.24.4): absent, blank, `*` and `.*` cover all; a name or a `|` list of names is compared with
 * the tool's names (`names`, its own first); whatever else is a regular expression, unanchored, on its own name alone. One that does not
 * compile never fires; one that runs too long counts as a match.
 */
export function matchQwen(matcher: string | null, names: readonly [string, ...string[]]): GeminiMatch {
  const pattern = trimBlanks(matcher ?? '')
  if (ALL.has(pattern)) return COVERS_ALL
  if (names.includes(pattern)) return { fires: true, why: `"${pattern}" names "${names[0]}"` }
  const isList = pattern.includes('|') && !/^[\^(]/.test(pattern)
  if (!isList) return searchFor(pattern, names[0]) ?? neverFires(pattern)
  const entries = splitList(pattern)
    .map(trimBlanks)
    .filter((entry) => entry !== '')
  const listed = entries.find((entry) => ALL.has(entry) || names.includes(entry))
  if (listed !== undefined) return { fires: true, why: `"${matcher}" lists "${listed}"` }
  if (entries.length === 0) return { fires: false, why: `"${matcher}" lists nothing` }
  const expression = entries.join('|')
  return searchFor(expression, names[0]) ?? neverFires(expression)
}

const COVERS_ALL: GeminiMatch = { fires: true, why: 'the matcher covers all' }
const ALL: ReadonlySet<string> = new Set(['', '*', '.*'])

/** null: no valid regular expression. */
function searchFor(pattern: string, name: string): GeminiMatch | null {
  const regex = compileRegex(pattern)
  if (regex === 'invalid') return null
  if (regex === 'too-large') return { fires: true, why: `"${pattern}" is too large to try, so the hook runs` }
  const result = searchText(regex, name)
  if (result === 'unfinished') return { fires: true, why: `"${pattern}" took too long on "${name}", so the hook runs` }
  if (result === 'found') return { fires: true, why: `the regular expression "${pattern}" finds "${name}"` }
  return { fires: false, why: `the regular expression "${pattern}" does not find "${name}"` }
}

function compareExactly(pattern: string, value: string): GeminiMatch {
  if (pattern === value) return { fires: true, why: `"${pattern}" is "${value}"` }
  return { fires: false, why: `"${pattern}" is not "${value}"` }
}

function neverFires(pattern: string): GeminiMatch {
  return { fires: false, why: `"${pattern}" is no valid regular expression, so it never fires` }
}

/** Without the blanks around it; an escaped blank at the end belongs to the pattern. */
function trimBlanks(text: string): string {
  const trimmed = text.trim()
  const isEscaped = /(?:^|[^\\])(?:\\\\)*\\$/.test(trimmed)
  return isEscaped && /\s$/.test(text) ? `${trimmed} ` : trimmed
}

/** At each `|` that stands in no group, in no class of characters, and behind no backslash. */
function splitList(pattern: string): string[] {
  const entries: string[] = []
  let [current, depth, inClass] = ['', 0, false]
  for (const [token] of pattern.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (token === '|' && depth === 0 && !inClass) {
      entries.push(current)
      current = ''
      continue
    }
    if (inClass) inClass = token !== ']'
    else if (token === '[') inClass = true
    else if (token === '(') depth += 1
    else if (token === ')') depth = Math.max(0, depth - 1)
    current += token
  }
  return [...entries, current]
}
