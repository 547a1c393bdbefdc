import { matchClaudeRule } from '../../matching/claude-matcher.ts'
import type { PermissionRuling, SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { own } from '../../model/json.ts'

/** `permissions.deny` of one settings file. */
export function readDenyRules(settings: unknown): string[] {
  const rules = own(own(settings, 'permissions'), 'deny')
  return Array.isArray(rules) ? rules.filter((rule): rule is string => typeof rule === 'string') : []
}

/** The first deny rule that surely speaks to a call. A rule that cannot be decided does not: a replay must not invent a refusal. */
export function findDenyRule(
  rules: readonly { rule: string; path: string }[],
  tool: { name: string; args: JsonObject },
  seen: SeenEvent,
): PermissionRuling | null {
  const hit = rules.find(({ rule }) => matchClaudeRule(rule, tool, { cwd: seen.cwd, root: seen.projectRoot }).certain)
  return hit === undefined ? null : { decision: 'deny', why: `permission rule ${hit.rule} in ${hit.path}` }
}
