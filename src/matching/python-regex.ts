import { compileRegex } from './regex.ts'

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
  if (flags.includes('x')) return UNTRANSLATABLE
  const body = translateBody(pattern.slice(leading?.[0].length ?? 0), { multiline: flags.includes('m') })
  return typeof body === 'string' ? compile(body, flags) : body
}

const INVALID: PythonRegex = { kind: 'invalid' }
const UNTRANSLATABLE: PythonRegex = { kind: 'untranslatable' }

function compile(body: string, flags: string): PythonRegex {
  const regex = compileRegex(body, [...new Set(flags)].filter((flag) => 'ims'.includes(flag)).join(''))
  if (regex === 'invalid') return INVALID
  return regex === 'too-large' ? UNTRANSLATABLE : { kind: 'regex', regex }
}

/** The body in JavaScript's spelling. Reads it once. */
function translateBody(body: string, { multiline }: { multiline: boolean }): string | PythonRegex {
  let translated = ''
  let at = 0
  while (at < body.length) {
    TOKEN.lastIndex = at
    const match = TOKEN.exec(body)
    const token = match?.[0] ?? body.charAt(at)
    const end = ENDS[token]?.(body, at) ?? at + token.length
    if (end < 0) return INVALID
    if (PYTHON_ONLY.test(token)) return UNTRANSLATABLE
    translated += translateToken(body.slice(at, end), match?.groups ?? {}, multiline)
    at = end
  }
  return translated
}

const TOKEN = /\\N\{|\\[\s\S]|\[|\(\?P<(?<defined>\w+)>|\(\?P=(?<used>\w+)\)|\(\?#|\(\?[aiLmsux]*-?[imsx]*:|\(\?[>(]|[*+?}]\+|\{,\d+\}/y

// Scoped flags, atomic groups, conditions, possessive repeats, characters by name or by a long number.
const PYTHON_ONLY = /^(?:\(\?[aiLmsux-]+:|\(\?[>(]|[*+?}]\+|\\N\{|\\U)$/

/** Tokens that reach to an end of their own; -1 when it is missing. */
const ENDS: Record<string, (body: string, start: number) => number> = {
  '[': endOfClass,
  '(?#': (body, start) => body.indexOf(')', start) + 1 || -1,
}

/** A `]` that comes first belongs to the class. */
function endOfClass(body: string, start: number): number {
  const first = body[start + 1] === '^' ? start + 2 : start + 1
  for (let at = body[first] === ']' ? first + 1 : first; at < body.length; at += 1) {
    if (body[at] === '\\') at += 1
    else if (body[at] === ']') return at + 1
  }
  return -1
}

/** `\A`, `\Z`, `$`, `(?P<name>…)`, `(?P=name)` and comments have other spellings in JavaScript; classes stay as they are. */
function translateToken(token: string, { defined, used }: Record<string, string | undefined>, multiline: boolean): string {
  if (defined !== undefined) return `(?<${defined}>`
  if (used !== undefined) return `\\k<${used}>`
  if (token === '\\A') return '(?<![\\s\\S])'
  if (token === '\\Z') return '(?![\\s\\S])'
  // Python's `$` also matches before a last line end.
  if (token === '$' && !multiline) return '(?=\\n?(?![\\s\\S]))'
  if (token.startsWith('(?#')) return ''
  if (token.startsWith('[')) return token.replace(/^(\[\^?)\]/, '$1\\]')
  return token.startsWith('{,') ? `{0${token.slice(1)}` : token
}
