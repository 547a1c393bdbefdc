import type { Match } from '../model/dialect.ts'
import { compileRegex, searchText } from './regex.ts'

/**
 * Tries a repository's JavaScript regular expression on texts; `pattern` is what the repository wrote of it. `invalid`: it does not compile. What
 * cannot be tried, or takes too long, counts as a match.
 */
export function matchRegex(source: string, texts: readonly string[], pattern: string = source): Match | 'invalid' {
  const shown = JSON.stringify(pattern)
  const regex = compileRegex(source)
  if (regex === 'invalid') return 'invalid'
  if (regex === 'too-large') return { fires: true, why: `${shown} is too large to try, so the hook runs` }
  for (const text of texts) {
    const result = searchText(regex, text)
    if (result === 'unfinished') return { fires: true, why: `${shown} took too long, so the hook runs` }
    if (result === 'found') return { fires: true, why: `${shown} matches ${JSON.stringify(text)}` }
  }
  return { fires: false, why: `${shown} does not match ${texts.map((text) => JSON.stringify(text)).join(' or ')}` }
}
