import { showValue } from '../text/show.ts'
import { type LuxeCall, matchLuxeSubject, matchLuxeTool } from './luxe-call.ts'

export type RuleDecision = 'deny' | 'ask' | 'allow'

/** One rule of `permissions.json`. */
export interface LuxeRule {
  /** A tool name or a wildcard. */
  tool: string
  /** null: every call of the tool. */
  pattern: string | null
  decision: RuleDecision
}

/** What a `permissions.json` says. */
export interface LuxeRules {
  rules: LuxeRule[]
  /** What becomes of a hook's `ask`; null when the file does not say. An unknown value counts as `deny`. */
  hookAsk: RuleDecision | null
  /** Each unreadable value: its key path and one sentence. A rule with one counts as `deny`. */
  problems: { key: string; message: string }[]
}

/** The rule that decides a call. */
export interface LuxeRuling {
  decision: RuleDecision
  rule: LuxeRule
  /** The text that the rule's pattern matched. */
  candidate: string | null
  loose: boolean
  /** The part of a command that may be anything, so that the rule counts as a match; null when nothing of the kind decided. */
  untold: string | null
}

/** Reads the parsed content of a `permissions.json`: `{"permission": {"TOOL": DECISION or {"PATTERN": DECISION}, "hook_ask": DECISION}}`. */
export function readLuxeRules(content: unknown): LuxeRules {
  const found: LuxeRules = { rules: [], hookAsk: null, problems: [] }
  if (!isObject(content)) return withProblem(found, '', 'the file is not an object')
  if (!Object.hasOwn(content, 'permission')) return found
  const { permission } = content
  if (!isObject(permission)) return withProblem(found, 'permission', 'is not an object')
  for (const [tool, value] of Object.entries(permission)) {
    if (tool === 'hook_ask') found.hookAsk = readDecision(value, 'permission.hook_ask', found)
    else readRule(tool, value, found)
  }
  return found
}

/** The most severe of all rules that match a call (deny, then ask, then allow); null when none does. */
export function decideByLuxeRules(rules: readonly LuxeRule[], call: LuxeCall, options: { loose?: boolean } = {}): LuxeRuling | null {
  for (const decision of BY_SEVERITY) {
    for (const rule of rules) {
      if (rule.decision !== decision || !matchLuxeTool(rule.tool, call.tool)) continue
      if (rule.pattern === null) return { decision, rule, candidate: null, loose: false, untold: null }
      const find = matchLuxeSubject(rule.pattern, call, options)
      if (find.matched) return { decision, rule, candidate: find.candidate, loose: find.loose, untold: find.untold }
    }
  }
  return null
}

const BY_SEVERITY: readonly RuleDecision[] = ['deny', 'ask', 'allow']

function readRule(tool: string, value: unknown, found: LuxeRules): void {
  const key = `permission.${tool}`
  if (!isObject(value)) {
    found.rules.push({ tool, pattern: null, decision: readDecision(value, key, found) })
    return
  }
  for (const [pattern, decision] of Object.entries(value)) {
    found.rules.push({ tool, pattern, decision: readDecision(decision, `${key}.${pattern}`, found) })
  }
}

function readDecision(value: unknown, key: string, found: LuxeRules): RuleDecision {
  const decision = BY_SEVERITY.find((known) => known === value)
  if (decision !== undefined) return decision
  withProblem(found, key, `is ${showValue(value)}, not "allow", "ask" or "deny"; it counts as "deny"`)
  return 'deny'
}

function withProblem(found: LuxeRules, key: string, message: string): LuxeRules {
  found.problems.push({ key, message })
  return found
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
