import type { JsonObject } from './event.ts'

/** The guard that lets foreign JSON be read key by key. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** An own property, or undefined: `__proto__` and `constructor` of foreign JSON never reach the prototype. */
export function own(object: unknown, key: string): unknown {
  return isObject(object) && Object.hasOwn(object, key) ? object[key] : undefined
}

/** An own property when it is a string. */
export function ownString(object: unknown, key: string): string | undefined {
  const value = own(object, key)
  return typeof value === 'string' ? value : undefined
}

/** Lists and objects within each other: what is nested deeper is not read, since functions that call themselves would overflow the stack. */
export const MAX_JSON_DEPTH = 500

/** Where a JSON text first goes deeper than `MAX_JSON_DEPTH`; -1 when it never does. Reads the text once. */
export function findTooDeep(json: string): number {
  let depth = 0
  let isInString = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (isInString) {
      if (character === '\\') at += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > MAX_JSON_DEPTH) return at
    } else if (character === ']' || character === '}') depth -= 1
  }
  return -1
}
