import { isSecretByName, secretKinds } from './secret-kinds.ts'

const MAX_DEPTH = 64
const PEM_BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g
const PEM_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g
// The lines of a key that was cut off before its END; line ends may be written `\n`.
const PEM_BODY = /[A-Za-z0-9+/=\s\\]*/y
const LEAST_PEM_BODY = 32

/** The text with each secret replaced by `[redacted KIND]`. Takes time in proportion to the text; masking twice changes nothing. */
export function maskSecrets(text: string): string {
  let masked = maskPrivateKeys(text)
  for (const { kind, pattern } of secretKinds) {
    masked = masked.replace(pattern, (_, kept: unknown) => `${typeof kept === 'string' ? kept : ''}[redacted ${kind}]`)
  }
  return masked
}

/**
 * A JSON value with the secrets in all its strings masked, and those under keys like `password` or `api_key`. Keys stay, unless one
 * holds a secret itself. What lies deeper than 64 levels becomes the string `[too deep]`.
 */
export function maskDeep(value: unknown): unknown {
  return mapStrings(value, maskSecrets, MAX_DEPTH)
}

/** As `maskDeep`, with another function for the strings. */
export function mapStrings(value: unknown, change: (text: string) => string, depth = MAX_DEPTH): unknown {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '[too deep]'
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, change, depth - 1))
  const masked = new Map<string, unknown>()
  for (const [key, item] of Object.entries(value)) {
    const changed = isSecretByName(key, item) ? '[redacted secret-value]' : mapStrings(item, change, depth - 1)
    masked.set(findFreeKey(change(key), masked), changed)
  }
  // fromEntries defines own properties, so a foreign `__proto__` stays data.
  return Object.fromEntries(masked)
}

function findFreeKey(key: string, taken: Map<string, unknown>): string {
  let free = key
  for (let n = 2; taken.has(free); n += 1) free = `${key} (${n})`
  return free
}

/** A PEM block needs two searches, not one pattern: its END is looked for once, however many BEGINs the text has. */
function maskPrivateKeys(text: string): string {
  let masked = ''
  let from = 0
  let ends = true
  PEM_BEGIN.lastIndex = 0
  for (let begin = PEM_BEGIN.exec(text); begin !== null; begin = PEM_BEGIN.exec(text)) {
    const body = begin.index + begin[0].length
    PEM_END.lastIndex = body
    const end: RegExpExecArray | null = ends ? PEM_END.exec(text) : null
    ends = end !== null
    const stop = end === null ? endOfBody(text, body) : end.index + end[0].length
    masked += text.slice(from, stop === body ? body : begin.index)
    if (stop > body) masked += '[redacted private-key]'
    from = stop
    PEM_BEGIN.lastIndex = stop
  }
  return masked + text.slice(from)
}

function endOfBody(text: string, start: number): number {
  PEM_BODY.lastIndex = start
  const length = PEM_BODY.exec(text)?.[0].length ?? 0
  return length >= LEAST_PEM_BODY ? start + length : start
}
