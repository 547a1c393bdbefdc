import { showValue } from '../../dialect/answer.ts'
import type { ParsedDocument, ValuePath } from '../../formats/document.ts'
import type { LuxeRule } from '../../matching/luxe-rules.ts'
import type { ConfigFinding } from '../../model/dialect.ts'
import { isObject, own } from '../../model/json.ts'

/** What permissions.json and config.json say that concerns a gate. */
export interface LuxeSettings {
  rules: LuxeRule[]
  /** What becomes of a hook's unanswered ask, by `hook_ask`. */
  ask: { decision: 'deny' | 'allow'; why: string } | null
}

export const NO_SETTINGS: LuxeSettings = { rules: [], ask: null }

/** Of several files all rules count, and the more severe `hook_ask`. */
export function mergeSettings(a: LuxeSettings, b: LuxeSettings): LuxeSettings {
  return { rules: [...a.rules, ...b.rules], ask: a.ask?.decision === 'deny' || b.ask === null ? a.ask : b.ask }
}

interface Read {
  settings: LuxeSettings
  findings: ConfigFinding[]
}

const DECISIONS = ['allow', 'ask', 'deny'] as const
type RuleDecision = (typeof DECISIONS)[number]

/** `{"permission": {TOOL: decision | {PATTERN: decision}, "hook_ask": decision}}`; what cannot be read counts as deny for the rule concerned. */
export function readPermissions(document: ParsedDocument, path: string): Read {
  const findings: ConfigFinding[] = []
  const rules: LuxeRule[] = []
  let ask: LuxeSettings['ask'] = null
  const complain = (where: ValuePath, message: string) => findings.push(reportInvalid(message, { path, ...document.placeOf(where) }))
  const decide = (where: ValuePath, value: unknown): RuleDecision => {
    const decision = DECISIONS.find((each) => each === value)
    if (decision === undefined)
      complain(where, `${where.slice(1).join('.')} is ${showValue(value)}; Luxe knows allow, ask and deny; taken as deny`)
    return decision ?? 'deny'
  }
  const table = own(document.value, 'permission')
  if (table !== undefined && !isObject(table)) complain(['permission'], `permission is ${showValue(table)}, not an object of rules`)
  for (const [tool, value] of Object.entries(isObject(table) ? table : {})) {
    if (tool === 'hook_ask') {
      const decision = decide(['permission', tool], value)
      if (decision !== 'ask') ask = { decision, why: `hook_ask: ${decision} in ${path}` }
    } else if (isObject(value)) {
      for (const [pattern, inner] of Object.entries(value)) {
        rules.push({ tool, pattern, decision: decide(['permission', tool, pattern], inner), source: path })
      }
    } else rules.push({ tool, pattern: null, decision: decide(['permission', tool], value), source: path })
  }
  return { settings: { rules, ask }, findings }
}

/** `config.json`: `agent.on_ask` is Luxe's own default for unattended runs; the gate's `on_ask` comes from its own options, so it is only checked. */
export function readAgentSettings(document: ParsedDocument, path: string): Read {
  const value = own(own(document.value, 'agent'), 'on_ask')
  const isFine = value === undefined || value === 'deny' || value === 'allow'
  const findings = isFine
    ? []
    : [reportInvalid(`agent.on_ask is ${showValue(value)}; Luxe knows allow and deny`, { path, ...document.placeOf(['agent', 'on_ask']) })]
  return { settings: NO_SETTINGS, findings }
}

function reportInvalid(message: string, at: ConfigFinding['at']): ConfigFinding {
  return { id: 'config-invalid', level: 'error', message, at, live: 'Luxe cannot use the rule', mend: 'Use one of allow, ask and deny.' }
}
