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
