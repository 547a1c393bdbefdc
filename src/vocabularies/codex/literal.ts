/** A value that is written out in a JavaScript text, and where it ends. */
export interface Literal {
  value: unknown
  end: number
}

const MAX_DEPTH = 50

/** Reads the text, number, list or object that begins at `at` in a JavaScript program; undefined when something there has to be worked out. */
export function readLiteral(program: string, at: number, depth = 0): Literal | undefined {
  if (depth > MAX_DEPTH) return undefined
  const start = skipBlanks(program, at)
  const first = program[start]
  if (first === '"' || first === "'" || first === '`') return readText(program, start)
  if (program.startsWith('String.raw`', start)) return readRaw(program, start + 'String.raw`'.length)
  if (first === '[') return readList(program, start, depth)
  if (first === '{') return readObject(program, start, depth)
  return readWord(program, start)
}

function skipBlanks(program: string, at: number): number {
  let next = at
  while (/\s/.test(program[next] ?? '')) next += 1
  return next
}

const ESCAPES: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '\0' }

/** A text in quotes or backticks, without `${…}`. */
function readText(program: string, start: number): Literal | undefined {
  const quote = program[start]
  let value = ''
  for (let at = start + 1; at < program.length; at += 1) {
    const character = program[at] ?? ''
    if (character === quote) return { value, end: at + 1 }
    if (quote === '`' && character === '$' && program[at + 1] === '{') return undefined
    if (quote !== '`' && character === '\n') return undefined
    if (character !== '\\') value += character
    else {
      const escaped = /\\(?:u\{(?<long>[0-9a-f]{1,6})\}|u(?<four>[0-9a-f]{4})|x(?<two>[0-9a-f]{2})|\r?\n|[\s\S])/iy
      escaped.lastIndex = at
      const match = escaped.exec(program)
      if (match === null) return undefined
      value += readEscape(match)
      at += match[0].length - 1
    }
  }
  return undefined
}

function readEscape(match: RegExpExecArray): string {
  const { long, four, two } = match.groups ?? {}
  const code = Number.parseInt(long ?? four ?? two ?? '', 16)
  if (!Number.isNaN(code)) return code > 0x10ffff ? '' : String.fromCodePoint(code)
  const character = match[0].slice(1)
  return character.endsWith('\n') ? '' : (ESCAPES[character] ?? character)
}

/** After `String.raw` backslashes are nothing special. */
function readRaw(program: string, start: number): Literal | undefined {
  const end = program.indexOf('`', start)
  const value = program.slice(start, Math.max(start, end))
  return end < 0 || value.includes('${') || value.endsWith('\\') ? undefined : { value, end: end + 1 }
}

/** Lists of lines are often joined on the spot. */
function readList(program: string, start: number, depth: number): Literal | undefined {
  const value: unknown[] = []
  let at = skipBlanks(program, start + 1)
  while (program[at] !== ']') {
    const item = readLiteral(program, at, depth + 1)
    if (item === undefined) return undefined
    value.push(item.value)
    at = skipBlanks(program, item.end)
    if (program[at] === ',') at = skipBlanks(program, at + 1)
    else if (program[at] !== ']') return undefined
  }
  const join = /\s*\.join\(\s*/y
  join.lastIndex = at + 1
  const joined = join.exec(program)
  if (joined === null) return { value, end: at + 1 }
  const by = readLiteral(program, join.lastIndex, depth + 1)
  if (typeof by?.value !== 'string') return undefined
  const end = skipBlanks(program, by.end)
  return program[end] === ')' ? { value: value.join(by.value), end: end + 1 } : undefined
}

function readObject(program: string, start: number, depth: number): Literal | undefined {
  const value: Record<string, unknown> = {}
  let at = skipBlanks(program, start + 1)
  while (program[at] !== '}') {
    const key = readKey(program, at)
    const colon = key === undefined ? -1 : skipBlanks(program, key.end)
    if (key === undefined || program[colon] !== ':') return undefined
    const item = readLiteral(program, colon + 1, depth + 1)
    if (item === undefined) return undefined
    // A foreign `__proto__` stays an ordinary key.
    Object.defineProperty(value, String(key.value), { value: item.value, enumerable: true, configurable: true, writable: true })
    at = skipBlanks(program, item.end)
    if (program[at] === ',') at = skipBlanks(program, at + 1)
    else if (program[at] !== '}') return undefined
  }
  return { value, end: at + 1 }
}

function readKey(program: string, at: number): Literal | undefined {
  if (program[at] === '"' || program[at] === "'") return readText(program, at)
  const word = /[A-Za-z_$][\w$]*/y
  word.lastIndex = at
  const match = word.exec(program)
  return match === null ? undefined : { value: match[0], end: word.lastIndex }
}

const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
])

function readWord(program: string, at: number): Literal | undefined {
  const word = /-?[\w.]+/y
  word.lastIndex = at
  const match = word.exec(program)?.[0]
  if (match === undefined) return undefined
  if (WORDS.has(match)) return { value: WORDS.get(match), end: at + match.length }
  const number = Number(match)
  return Number.isNaN(number) ? undefined : { value: number, end: at + match.length }
}
