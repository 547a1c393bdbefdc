import type { PermissionRuling } from '../model/dialect.ts'

/**
 * What permission rules say to a call that can be read in several ways: a deny or an ask holds when one reading meets it, an allow only when
 * every reading does.
 */
export function strictestRuling(rulings: readonly (PermissionRuling | null)[]): PermissionRuling | null {
  const find = (decision: PermissionRuling['decision']) => rulings.find((each) => each?.decision === decision) ?? null
  const strict = find('deny') ?? find('ask')
  if (strict !== null) return strict
  return rulings.every((each) => each !== null) ? find('allow') : null
}
