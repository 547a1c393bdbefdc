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

/**
 * Foreign text for a file that a program reads as it was: every character stays, for it is written as JSON (text/json.ts), but secrets are
 * masked. Where one shows only once the text is cleaned, it is cleaned.
 */
export function maskExactly(text: string): string {
  const masked = maskSecrets(text)
  const cleaned = cleanText(masked)
  if (cleaned === masked) return masked
  const bared = maskSecrets(cleaned)
  return bared === cleaned ? masked : bared
}
