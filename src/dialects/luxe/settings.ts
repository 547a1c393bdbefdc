import type { ParsedDocument, ValuePath } from '../../formats/document.ts'
import { type LuxeRule, readLuxeRules } from '../../matching/luxe-rules.ts'
import type { ConfigFinding } from '../../model/dialect.ts'
import { own } from '../../model/json.ts'
import { showValue } from '../../model/show.ts'

/** What permissions.json and config.json say that concerns a gate. */
export interface LuxeSettings {
  /** Each with the file that it stands in. */
  rules: (LuxeRule & { path: string })[]
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

/** `permissions.json`: what cannot be read counts as deny for the rule concerned. */
export function readPermissions(document: ParsedDocument, path: string): Read {
  const { rules, hookAsk, problems } = readLuxeRules(document.value)
  const ask = hookAsk === null || hookAsk === 'ask' ? null : { decision: hookAsk, why: `hook_ask: ${hookAsk} in ${path}` }
  const findings = problems.map(({ key, message }) => reportInvalid(`${key} ${message}`, { path, ...document.placeOf(key.split('.')) }))
  return { settings: { rules: rules.map((rule) => ({ ...rule, path })), ask }, findings }
}

/** `config.json`: `agent.on_ask` is Luxe's own default for unattended runs; the gate's `on_ask` comes from its own options, so it is only checked. */
export function readAgentSettings(document: ParsedDocument, path: string): Read {
  const value = own(own(document.value, 'agent'), 'on_ask')
  const where: ValuePath = ['agent', 'on_ask']
  const isFine = value === undefined || value === 'deny' || value === 'allow'
  const message = `agent.on_ask is ${showValue(value)}; Luxe knows allow and deny`
  return { settings: NO_SETTINGS, findings: isFine ? [] : [reportInvalid(message, { path, ...document.placeOf(where) })] }
}

function reportInvalid(message: string, at: ConfigFinding['at']): ConfigFinding {
  return { id: 'config-invalid', level: 'error', message, at, live: 'Luxe cannot use the rule', mend: 'Use one of allow, ask and deny.' }
}
