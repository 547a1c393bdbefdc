import type { JsonObject } from '../model/event.ts'
import { isObject, own } from '../model/json.ts'

/** The value as a JSON object, or null for anything else, lists included. */
export function asObject(value: unknown): JsonObject | null {
  return isObject(value) ? value : null
}

/** The object's own object under `key`, or null. */
export function ownObject(object: unknown, key: string): JsonObject | null {
  return asObject(own(object, key))
}

/** The object's own list under `key`, or null. */
export function ownList(object: unknown, key: string): unknown[] | null {
  const value = own(object, key)
  return Array.isArray(value) ? value : null
}

/** True when objects and lists are nested deeper than `limit`: such a value would overflow the stack of whoever walks it. */
export function isDeeperThan(value: unknown, limit: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (limit === 0) return true
  for (const child of Object.values(value)) if (isDeeperThan(child, limit - 1)) return true
  return false
}

/** What a value costs besides the characters of its keys and strings: a list that holds nothing takes some 30 bytes. */
const valueSize = 32

/** Characters that stand for the memory a value takes. Calls itself: bound the nesting first. */
export function measureValue(value: unknown): number {
  if (typeof value === 'string') return valueSize + value.length
  if (typeof value !== 'object' || value === null) return valueSize
  let size = valueSize
  if (Array.isArray(value)) for (const item of value) size += measureValue(item)
  else for (const key of Object.keys(value)) size += key.length + measureValue(own(value, key))
  return size
}

/** The value as JSON; empty for undefined and for what is nested too deep to be written. */
export function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch (error) {
    if (error instanceof RangeError) return ''
    throw error
  }
}
