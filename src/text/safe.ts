import { cleanText } from './plain.ts'
import { maskSecrets, maskStrings } from './secrets.ts'

/** Foreign text for the report and the event lines: cleaned, then masked (cleaned first, so that nothing hides inside a secret). */
export function makeSafe(text: string): string {
  return maskSecrets(cleanText(text))
}

/** As `makeSafe`, for all strings and keys of a JSON value. */
export function makeSafeDeep(value: unknown): unknown {
  return maskStrings(value, makeSafe)
}
