import { findSecrets } from './find-secrets.ts'
import { type FoundSecret, isSecretByName } from './secret-kinds.ts'

const MAX_DEPTH = 64

// Masking can bare a secret that stood too close to another. A text made for it could have many, one behind the other.
const MAX_ROUNDS = 8

/** The text with each secret replaced by `[redacted KIND]`. Masking twice changes nothing. */
export function maskSecrets(text: string): string {
  let masked = text
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const found = findSecrets(masked)
    if (found.length === 0) return masked
    masked = replaceFound(masked, found)
  }
  return masked
}

function replaceFound(text: string, found: readonly FoundSecret[]): string {
  let masked = ''
  let from = 0
  for (const { start, end, kind } of found) {
    masked += `${text.slice(from, start)}[redacted ${kind}]`
    from = end
  }
  return masked + text.slice(from)
}

/**
 * A JSON value with all its strings and keys changed by a function that masks; strings under keys like `password` or `api_key` are masked
 * whole. Keys that become the same are numbered. What lies deeper than 64 levels becomes the string `[too deep]`.
 */
export function maskStrings(value: unknown, mask: (text: string) => string, depth = MAX_DEPTH): unknown {
  if (typeof value === 'string') return mask(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth === 0) return '[too deep]'
  if (Array.isArray(value)) return value.map((item) => maskStrings(item, mask, depth - 1))
  const masked = new Map<string, unknown>()
  const numbers = new Map<string, number>()
  for (const [key, item] of Object.entries(value)) {
    const changed = isSecretByName(key, item) ? '[redacted secret-value]' : maskStrings(item, mask, depth - 1)
    masked.set(findFreeKey(mask(key), masked, numbers), changed)
  }
  // fromEntries defines own properties, so a foreign `__proto__` stays data.
  return Object.fromEntries(masked)
}

/** `key`, or `key (2)` and so on. `numbers` remembers where each key's counting stopped, so that many equal keys are not counted through again. */
function findFreeKey(key: string, taken: ReadonlyMap<string, unknown>, numbers: Map<string, number>): string {
  if (!taken.has(key)) return key
  let number = numbers.get(key) ?? 2
  while (taken.has(`${key} (${number})`)) number += 1
  numbers.set(key, number + 1)
  return `${key} (${number})`
}
