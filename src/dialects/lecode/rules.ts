import type { ParsedDocument } from '../../formats/document.ts'
import { decideByLecodeRules, isDeadLecodeRule, type LecodeRule, readLecodeRules } from '../../matching/lecode-rules.ts'
import type { ConfigFinding, PermissionRuling, SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { own } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'

/** A permission rule with the file that it stands in. */
export type PlacedRule = LecodeRule & { path: string }

/** `[permissions.rules]` of one file. */
export function readRules(document: ParsedDocument, path: string): { rules: PlacedRule[]; findings: ConfigFinding[] } {
  const read = readLecodeRules(own(own(document.value, 'permissions'), 'rules'))
  const problems = read.problems.map(
    ({ key, message }): ConfigFinding => ({
      id: 'config-invalid',
      level: 'error',
      message: `${key} ${message}`,
      at: { path, ...document.placeOf(key.split('.')) },
      live: 'lecode does not start with this file',
      mend: 'Write rules as TOOL = [{pattern = "…", kind = "glob"}] below allow, ask or deny.',
    }),
  )
  const dead = read.rules.filter(isDeadLecodeRule).map((rule) => reportDead(rule, document, path))
  return { rules: read.rules.map((rule) => ({ ...rule, path })), findings: [...problems, ...dead] }
}

function reportDead({ decision, tool, pattern, index }: LecodeRule, document: ParsedDocument, path: string): ConfigFinding {
  return {
    id: 'config-entry-invalid',
    level: 'warning',
    message: `the ${decision} rule of ${tool} is no valid regular expression: ${showValue(pattern)}`,
    at: { path, ...document.placeOf(['permissions', 'rules', decision, tool, index]) },
    live: 'lecode never matches it',
    mend: 'Mend the regular expression, or write it as a glob.',
  }
}

/** How many of the rules can speak to a call. */
export function countRules(rules: readonly PlacedRule[]): number {
  return rules.filter((rule) => !isDeadLecodeRule(rule)).length
}

/** Tables merge, lists replace: a project's list for a tool takes the place of the global one of the same decision. */
export function mergeRules(user: readonly PlacedRule[], project: readonly PlacedRule[]): PlacedRule[] {
  const listOf = ({ decision, tool }: PlacedRule) => `${decision} ${tool}`
  const replaced = new Set(project.map(listOf))
  return [...user.filter((rule) => !replaced.has(listOf(rule))), ...project]
}

/** What lecode's rules say to a call. */
export function permitByRules(
  rules: readonly PlacedRule[],
  tool: { name: string; args: JsonObject },
  seen: SeenEvent,
): PermissionRuling | null {
  const found = decideByLecodeRules(rules, tool.name, tool.args, seen.cwd)
  if (found === null) return null
  const path = rules.find((rule) => rule === found.rule)?.path ?? ''
  return { decision: found.decision, why: `${found.decision} rule matched: ${found.rule.tool} ${found.rule.pattern} in ${path}` }
}
