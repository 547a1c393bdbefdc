import { type Fault, findObjectStart, ValueScan } from './scan.ts'

export type { Fault } from './scan.ts'

/** Strings, numbers, words, lists and objects in one record; a document may have four times as many, as it may have four times the bytes. */
export const valueLimit = 2 * 1024 * 1024

/** Longer texts are measured before JSON.parse sees them: deep or many values take far more memory than their text. */
const unmeasuredLength = 1024 * 1024

/** What one line holds. */
export interface ParsedLine {
  /** In the line's order; of damaged lines, those at the beginning and at the end. */
  values: unknown[]
  /** null: nothing was lost. */
  lost: Lost | null
}

/** The stretch of a line that holds no value. */
export interface Lost {
  /** How many of the values stand before it. */
  before: number
  /** From its first character to the line's end. */
  text: string
  fault: Fault
  /** Where the scan stands at the line's end, when the stretch may be the beginning of a value. */
  open: ValueScan | null
}

/** The JSON value of a text, or undefined, also for one of more values than `limit`. Never throws, however deep the nesting. */
export function parseJson(text: string, limit: number = valueLimit): unknown {
  if (text.length > unmeasuredLength && findFault(text, limit) !== null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Why `parseJson` made nothing of a text. */
export function nameFault(text: string, limit: number = valueLimit): Fault {
  return findFault(text, limit) ?? 'bad-json'
}

/** The values of a line, whole or not: several in a row, or whole ones around a torn one. Looks at each character a few times at most. */
export function parseDamagedLine(text: string): ParsedLine {
  const values: unknown[] = []
  for (let at = skipBlanks(text, 0); at < text.length; ) {
    const scan = new ValueScan(valueLimit)
    const end = scan.take(text, at)
    const mayStand = text.startsWith('{', at) || (values.length === 0 && skipBlanks(text, end) === text.length)
    const value = end === -1 || !mayStand ? undefined : parseJson(text.slice(at, end))
    if (value === undefined) {
      const lost = { before: values.length, text: text.slice(at), fault: scan.fault ?? 'bad-json' }
      const open = end === -1 && scan.fault === null && text.startsWith('{', at) ? scan : null
      return { values: [...values, ...takeTail(text, at + 1)], lost: { ...lost, open } }
    }
    values.push(value)
    at = skipBlanks(text, end)
  }
  return { values, lost: null }
}

/** The records that fill the text's end. */
function takeTail(text: string, from: number): unknown[] {
  const values: unknown[] = []
  for (let end = skipBlanksBack(text, text.length); ; ) {
    const start = findObjectStart(text, end, from)
    const value = start === -1 || !text.startsWith('"', skipBlanks(text, start + 1)) ? undefined : parseJson(text.slice(start, end))
    if (value === undefined) return values.reverse()
    values.push(value)
    end = skipBlanksBack(text, start)
  }
}

function findFault(text: string, limit: number): Fault | null {
  const scan = new ValueScan(limit)
  scan.take(text, 0)
  return scan.fault
}

function skipBlanks(text: string, from: number): number {
  let index = from
  while (index < text.length && text.charCodeAt(index) <= 0x20) index += 1
  return index
}

function skipBlanksBack(text: string, end: number): number {
  let index = end
  while (index > 0 && text.charCodeAt(index - 1) <= 0x20) index -= 1
  return index
}
