/** How deep a text's brackets go at the end of what was scanned, and whether that end is inside a string. */
export interface ScanState {
  depth: number
  inString: boolean
  escaped: boolean
}

/** What one line holds. */
export interface ParsedLine {
  values: unknown[]
  /** null: nothing was lost. `unfinished`: the text from `rest` on is the beginning of a value whose end is missing. */
  damage: null | 'torn' | 'bad' | 'unfinished'
  /** Index of the first character that belongs to no value. */
  rest: number
}

/** Longer texts are measured before JSON.parse sees them: its own stack grows with the nesting, beyond memory if it must. */
const unmeasuredLength = 1024 * 1024
const parseDepth = 10_000

/** Characters scanned for a record behind a torn one, per line. */
const recoverBudget = 16 * 1024 * 1024

/** The JSON value of a text, or undefined. Never throws, however deep the nesting. */
export function parseJson(text: string): unknown {
  if (text.length > unmeasuredLength && isNestedDeeper(text, parseDepth)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Every value of a line that is not exactly one: several in a row, or whole ones around a torn one. */
export function parseDamagedLine(text: string): ParsedLine {
  const { values, rest } = takeValues(text, 0)
  if (rest === text.length) return { values, damage: null, rest }
  const tail = recoverTail(text, rest + 1)
  if (tail !== null) return { values: [...values, ...tail], damage: 'torn', rest }
  return { values, damage: isUnfinished(text.slice(rest)) ? 'unfinished' : 'bad', rest }
}

/**
 * Follows brackets and strings from `from` on. Returns the index behind the bracket that closes the outermost one, or -1 when the
 * text ends before; `state` then says where it stands.
 */
export function scanValue(text: string, state: ScanState, from: number): number {
  for (let index = from; index < text.length; index += 1) {
    const char = text.charCodeAt(index)
    if (state.inString) {
      if (state.escaped) state.escaped = false
      else if (char === 0x5c) state.escaped = true
      else if (char === 0x22) state.inString = false
    } else if (char === 0x22) state.inString = true
    else if (char === 0x7b || char === 0x5b) state.depth += 1
    else if (char === 0x7d || char === 0x5d) {
      state.depth -= 1
      if (state.depth <= 0) return index + 1
    }
  }
  return -1
}

function takeValues(text: string, from: number): { values: unknown[]; rest: number } {
  const values: unknown[] = []
  let rest = skipBlanks(text, from)
  while (text[rest] === '{') {
    const end = scanValue(text, { depth: 0, inString: false, escaped: false }, rest)
    const value = end === -1 ? undefined : parseJson(text.slice(rest, end))
    if (value === undefined) break
    values.push(value)
    rest = skipBlanks(text, end)
  }
  return { values, rest }
}

/** The values that fill the line's end, when a torn record stands before them. */
function recoverTail(text: string, from: number): unknown[] | null {
  let budget = recoverBudget
  for (const start of listStarts(text, from)) {
    budget -= text.length - start
    if (budget < 0) return null
    const { values, rest } = takeValues(text, start)
    if (values.length > 0 && rest === text.length) return values
  }
  return null
}

/** Where a record could begin; first the places where no inner object can, since a record was torn off in mid-word there. */
function listStarts(text: string, from: number): number[] {
  const starts = [...text.slice(from).matchAll(/\{\s*"/g)].map((match) => from + match.index)
  const isInner = (start: number) => /[:,[\s]/.test(text.charAt(start - 1))
  return [...starts.filter((start) => !isInner(start)), ...starts.filter(isInner)]
}

function isUnfinished(text: string): boolean {
  return text.startsWith('{') && scanValue(text, { depth: 0, inString: false, escaped: false }, 0) === -1
}

function isNestedDeeper(text: string, limit: number): boolean {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index += 1) {
    const char = text.charCodeAt(index)
    if (inString) {
      if (char === 0x5c) index += 1
      else if (char === 0x22) inString = false
    } else if (char === 0x22) inString = true
    else if (char === 0x7b || char === 0x5b) {
      depth += 1
      if (depth > limit) return true
    } else if (char === 0x7d || char === 0x5d) depth -= 1
  }
  return false
}

function skipBlanks(text: string, from: number): number {
  let index = from
  while (index < text.length && text.charCodeAt(index) <= 0x20) index += 1
  return index
}
