import type { PermissionRuling, SeenEvent } from '../model/dialect.ts'

/**
 * The folders that a relative pattern or path may be about: where the recorded agent stood, and the project root, where an agent that never
 * moves stands. A guard must not be skipped because another agent had gone into a subfolder.
 */
export function placesOf(seen: SeenEvent): string[] {
  return [...new Set([seen.cwd, seen.projectRoot])]
}

const SEVERITY = { deny: 2, ask: 1, allow: 0 }

/** The most severe ruling of several; null when no rule speaks. */
export function mostSevereRuling(rulings: readonly (PermissionRuling | null)[]): PermissionRuling | null {
  return rulings.reduce(
    (worst, each) => (each !== null && (worst === null || SEVERITY[each.decision] > SEVERITY[worst.decision]) ? each : worst),
    null,
  )
}
