import { MAX_JSON_DEPTH } from '../model/json.ts'
import type { ParseResult, ValuePath } from './document.ts'

/** More values than this are not read: an alias can stand for many. */
const MAX_VALUES = 1_000_000

/** What a parser says about a text that goes deeper than `MAX_JSON_DEPTH`. */
export const TOO_DEEP = `is nested deeper than ${MAX_JSON_DEPTH} levels`

/** What a parser says about a text that holds more than `MAX_VALUES`. */
export const TOO_MANY = `holds more than ${MAX_VALUES} values`

/** Where a JSON text goes beyond `MAX_VALUES`; -1 when it never does. A parser makes far more of a value than its text is long. */
export function findTooMany(json: string): number {
  let values = 1
  let inString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (inString) {
      if (character === '\\') at += 1
      else if (character === '"') inString = false
    } else if (character === '"') inString = true
    else if (character === ',' || ((character === '[' || character === '{') && !isEmptyAt(json, at))) {
      values += 1
      if (values > MAX_VALUES) return at
    }
  }
  return -1
}

function isEmptyAt(json: string, at: number): boolean {
  const next = json[at + 1]
  return next === ']' || next === '}'
}

/** Parses a text of at most `limit` UTF-16 units. A parser that overflows the stack has met a text that is nested too deep. */
export function parseWithin(text: string, limit: number, parse: (text: string) => ParseResult): ParseResult {
  if (text.length > limit) return { ok: false, message: `is longer than ${limit} characters`, line: 1, column: 1 }
  try {
    return parse(text)
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    return { ok: false, message: TOO_DEEP, line: 1, column: 1 }
  }
}

/** A parser made something that is no JSON value, or too much of it. */
export class NotPlainError extends Error {
  readonly path: ValuePath
  constructor(path: ValuePath, message: string) {
    super(message)
    this.path = path
  }
}

/**
 * The value as plain JSON: lists, objects with own keys, strings, numbers, booleans and null. A BigInt becomes the nearest number and a
 * date null, so that neither passes for a string. Throws NotPlainError for instances of other classes and beyond the bounds.
 */
export function toPlain(value: unknown): unknown {
  let values = 0
  const path: (string | number)[] = []
  const copyAt = (key: string | number, part: unknown): unknown => {
    path.push(key)
    const copied = copy(part)
    path.pop()
    return copied
  }
  const copy = (part: unknown): unknown => {
    values += 1
    if (values > MAX_VALUES) throw new NotPlainError([...path], TOO_MANY)
    if (typeof part === 'bigint') return Number(part)
    if (part === undefined || part instanceof Date) return null
    if (typeof part !== 'object' || part === null) return part
    if (path.length >= MAX_JSON_DEPTH) throw new NotPlainError([...path], TOO_DEEP)
    if (Array.isArray(part)) return part.map((item: unknown, index) => copyAt(index, item))
    if (!isRecord(part)) throw new NotPlainError([...path], `holds a ${part.constructor.name}, which JSON does not have`)
    const object = {}
    for (const [key, item] of Object.entries(part)) {
      // `defineProperty` keeps a foreign `__proto__` an ordinary key.
      Object.defineProperty(object, key, { value: copyAt(key, item), enumerable: true, configurable: true, writable: true })
    }
    return object
  }
  return copy(value)
}

function isRecord(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}
