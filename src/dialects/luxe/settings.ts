import type { ParsedDocument, ValuePath } from '../../formats/document.ts'
import { type LuxeRule, readLuxeRules } from '../../matching/luxe-rules.ts'
import type { ConfigFinding } from '../../model/dialect.ts'
import { isObject, own } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'

/** What permissions.json and config.json say that concerns a gate. */
export interface LuxeSettings {
  /** Each with the file that it stands in. */
  rules: (LuxeRule & { path: string })[]
  /** What becomes of a hook's unanswered ask, by `hook_ask`. */
  ask: AskSetting | null
  /** What becomes of every ask in an unattended run, by `agent.on_ask`. */
  onAsk: AskSetting | null
}

interface AskSetting {
  decision: 'deny' | 'allow'
  /** One phrase: the setting and its file. */
  why: string
}

export const NO_SETTINGS: LuxeSettings = { rules: [], ask: null, onAsk: null }

/** Of several files all rules count, and the more severe `hook_ask` and `on_ask`. */
export function mergeSettings(a: LuxeSettings, b: LuxeSettings): LuxeSettings {
  return { rules: [...a.rules, ...b.rules], ask: moreSevere(a.ask, b.ask), onAsk: moreSevere(a.onAsk, b.onAsk) }
}

function moreSevere(a: AskSetting | null, b: AskSetting | null): AskSetting | null {
  return a?.decision === 'deny' || b === null ? a : b
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
  return { settings: { ...NO_SETTINGS, rules: rules.map((rule) => ({ ...rule, path })), ask }, findings }
}

/** `config.json`: `agent.on_ask` is what Luxe makes of an ask in an unattended run. What cannot be read counts as deny. */
export function readAgentSettings(document: ParsedDocument, path: string): Read {
  const agent = own(document.value, 'agent')
  const value = own(agent, 'on_ask')
  const denied = (message: string, where: ValuePath): Read => ({
    settings: { ...NO_SETTINGS, onAsk: { decision: 'deny', why: `unreadable agent.on_ask in ${path}` } },
    findings: [
      reportInvalid(
        `${message}; taken as deny`,
        { path, ...document.placeOf(where) },
        'Use {"agent": {"on_ask": "deny"}}, or leave it out.',
      ),
    ],
  })
  if (agent !== undefined && !isObject(agent)) return denied(`agent is ${showValue(agent)}, not an object`, ['agent'])
  if (value === undefined) return { settings: NO_SETTINGS, findings: [] }
  if (value !== 'deny' && value !== 'allow')
    return denied(`agent.on_ask is ${showValue(value)}; Luxe knows allow and deny`, ['agent', 'on_ask'])
  return { settings: { ...NO_SETTINGS, onAsk: { decision: value, why: `agent.on_ask: ${value} in ${path}` } }, findings: [] }
}

function reportInvalid(message: string, at: ConfigFinding['at'], mend = 'Use one of allow, ask and deny.'): ConfigFinding {
  return { id: 'config-invalid', level: 'error', message, at, live: 'Luxe cannot use the rule', mend }
}
