/** A Python regular expression as JavaScript's, or why there is none. */
export type PythonRegex =
  | { kind: 'regex'; regex: RegExp }
  /** Python would refuse it too: it never matches. */
  | { kind: 'invalid' }
  /** Python knows it, JavaScript does not: whether it matches cannot be told. */
  | { kind: 'untranslatable' }

/** Translates Python's `re` syntax (https://docs.python.org/3/library/re.html) as far as JavaScript has it. */
export function translatePythonRegex(pattern: string): PythonRegex {
  const leading = /^\(\?([aiLmsux]+)\)/.exec(pattern)
  const flags = leading?.[1] ?? ''
  const body = pattern.slice(leading?.[0].length ?? 0)
  if (flags.includes('x') || PYTHON_ONLY.test(body.replace(CLASS, '[]'))) return { kind: 'untranslatable' }
  try {
    const jsFlags = [...new Set(flags)].filter((flag) => 'ims'.includes(flag)).join('')
    return { kind: 'regex', regex: new RegExp(translateBody(body, { multiline: flags.includes('m') }), jsFlags) }
  } catch {
    return { kind: 'invalid' }
  }
}

// Scoped flags, atomic groups, conditions, possessive repeats.
const PYTHON_ONLY = /\(\?[aiLmsux]*-?[imsx]*:(?<!\(\?:)|\(\?>|\(\?\(|(?<!\\)[*+?}]\+/

/** `\A`, `\Z`, `$`, `(?P<name>…)`, `(?P=name)` and comments have other spellings in JavaScript; classes stay as they are. */
function translateBody(body: string, { multiline }: { multiline: boolean }): string {
  return body.replace(TOKENS, (token: string, defined?: string, used?: string) => {
    if (defined !== undefined) return `(?<${defined}>`
    if (used !== undefined) return `\\k<${used}>`
    if (token === '\\A') return '(?<![\\s\\S])'
    if (token === '\\Z') return '(?![\\s\\S])'
    // Python's `$` also matches before a last line end.
    if (token === '$' && !multiline) return '(?=\\n?(?![\\s\\S]))'
    if (token.startsWith('(?#')) return ''
    // A `]` that comes first belongs to the class.
    if (token.startsWith('[')) return token.replace(/^(\[\^?)\]/, '$1\\]')
    return token.startsWith('{,') ? `{0${token.slice(1)}` : token
  })
}

const CLASS = /\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]/g
const TOKENS = /\\[\s\S]|\[\^?\]?(?:\\[\s\S]|[^\]\\])*\]|\(\?P<(\w+)>|\(\?P=(\w+)\)|\(\?#[^)]*\)|\{,\d+\}|\$/g
