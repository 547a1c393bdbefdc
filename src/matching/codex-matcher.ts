import { translatePythonRegex } from './python-regex.ts'
import { searchText } from './regex.ts'

/** Whether a group's hooks run, and why: one phrase; may hold foreign text. */
export interface CodexMatch {
  fires: boolean
  why: string
}

/** Names under which a matcher finds a tool, beside its own (codex-rs/core/src/tools in https://github.com/openai/codex). */
const ALIASES: ReadonlyMap<string, readonly string[]> = new Map([
  ['apply_patch', ['Write', 'Edit']],
  ['spawn_agent', ['Agent']],
])

/** The names that a matcher may call a tool by. */
export function namesOfTool(tool: string): string[] {
  return [tool, ...(ALIASES.get(tool) ?? [])]
}

/**
 * Codex's matcher of a hook group against the names of a tool, or the value that its event compares: absent, empty and `*` match all; ASCII
 * letters, digits, `_` and `|` make a list of exact names; anything else is a regular expression of Rust's crate `regex`, unanchored. A group whose
 * expression Rust does not take is dropped. One that cannot be tried here counts as a match.
 */
export function matchCodex(matcher: string | null, names: readonly string[]): CodexMatch {
  if (matcher === null || matcher === '' || matcher === '*') return { fires: true, why: 'the matcher covers all' }
  if (LIST.test(matcher)) return matchList(matcher, names)
  const compiled = compile(matcher)
  if (compiled === 'invalid') return { fires: false, why: `"${matcher}" is no regular expression of Rust's, so Codex drops the group` }
  if (compiled === 'untried') return { fires: true, why: `"${matcher}" cannot be tried here, so the hook runs` }
  for (const name of names) {
    const result = searchText(compiled, name)
    if (result === 'unfinished') return { fires: true, why: `"${matcher}" took too long on "${name}", so the hook runs` }
    if (result === 'found') return { fires: true, why: `the regular expression "${matcher}" finds "${name}"` }
  }
  return { fires: false, why: `the regular expression "${matcher}" does not find "${names.join('" or "')}"` }
}

/** Whether a matcher can fire for any of the tools that are known, or for a tool of an MCP server. */
export function canMatchCodex(matcher: string | null, tools: readonly string[]): boolean {
  if (matcher === null || tools.some((tool) => matchCodex(matcher, namesOfTool(tool)).fires)) return true
  // An MCP tool is called mcp__SERVER__TOOL: as an exact name it needs all three parts.
  if (LIST.test(matcher)) return matcher.split('|').some((item) => /^mcp__.+__./.test(item))
  return isCodexMatcher(matcher) && matcher.includes('__')
}

/** Whether Codex takes the matcher at all. */
export function isCodexMatcher(matcher: string): boolean {
  return matcher === '' || matcher === '*' || LIST.test(matcher) || compile(matcher) !== 'invalid'
}

const LIST = /^[A-Za-z0-9_|]+$/

function matchList(matcher: string, names: readonly string[]): CodexMatch {
  const items = matcher.split('|')
  const hit = items.find((item) => names.includes(item))
  if (hit !== undefined) return { fires: true, why: `"${matcher}" lists "${hit}"` }
  const near = items.find((item) => names.some((name) => name.toLowerCase() === item.toLowerCase()))
  return {
    fires: false,
    why: `"${matcher}" does not list "${names.join('" or "')}"${near === undefined ? '' : `: "${near}" is in another case`}`,
  }
}

/** Looking around and back references: Rust has neither (https://docs.rs/regex/latest/regex/#syntax). */
const NOT_IN_RUST = /\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|(\(\?(?:<?[=!]|#|P=))/g
/** What Rust spells in a way that JavaScript reads otherwise: classes by name, flags in the middle, word edges. */
const RUST_ONLY = /\\[pP]|\[\[|&&|\\b\{|\\x\{|\\u\{|.\(\?[a-zA-Z]*-?[a-zA-Z]+\)/

const MAX_LENGTH = 10_000

function compile(matcher: string): RegExp | 'invalid' | 'untried' {
  if (matcher.length > MAX_LENGTH) return 'untried'
  for (const [token, foreign] of matcher.matchAll(NOT_IN_RUST)) if (foreign !== undefined || /^\\[1-9kZ]/.test(token)) return 'invalid'
  if (RUST_ONLY.test(matcher)) return 'untried'
  const translated = translatePythonRegex(matcher.replaceAll('\\z', '\\Z'))
  if (translated.kind === 'untranslatable') return 'untried'
  return translated.kind === 'invalid' ? 'invalid' : translated.regex
}
