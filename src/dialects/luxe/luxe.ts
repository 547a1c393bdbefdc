import { mostSevere } from '../../dialect/answer.ts'
import type { Dialect, SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import type { Decision, HookVerdict, Merged } from '../../model/hook.ts'
import { loadLuxe } from './load.ts'
import { rehearseLuxe } from './rehearse.ts'

const SEVERITY: readonly Decision[] = ['deny', 'ask', 'allow']

/** Luxe: `.luxe/hooks.json`. */
export const luxe: Dialect = {
  id: 'luxe',
  title: 'Luxe',
  source: 'Luxe documentation, "Hooks"',
  vocabulary: 'luxe',
  events: {
    ...{ pre_tool: 'BeforeToolUse', prompt: 'UserPromptSubmit', post_tool: 'AfterToolUse', file_changed: 'FileChanged' },
    ...{ session_start: 'SessionStart', session_end: 'SessionEnd', turn_start: 'BeforeAgentStart', model_call: 'AgentStart' },
    ...{ stop: 'AgentEnd', error: 'Error', pre_compact: 'BeforeCompact', post_compact: 'AfterCompact' },
    ...{ permission_request: 'PermissionRequested', permission_result: 'PermissionResolved' },
  },
  gates: ['pre_tool', 'prompt'],
  order: 'sequential',
  trust: 'Luxe itself runs project hooks only with --trust-project.',
  startsIn: 'project-root',
  feedsRewrites: true,
  holds: ['ask'],
  headless: { ruling: 'runs', why: 'an ask is allowed in a headless run unless on_ask or hook_ask says otherwise' },
  permissionRules: 'after-hooks',
  load: loadLuxe,
  candidates: () => ['hooks', 'permissions', 'config'].map((name) => `.luxe/${name}.json`),
  merge,
  unopposed: 'allow',
  rehearse: rehearseLuxe,
}

/** A deny ends the chain; else one ask is an ask; rewrites are merged shallowly, in order. */
function merge(verdicts: HookVerdict[], event: SeenEvent): Merged {
  const native = mostSevere(
    SEVERITY,
    verdicts.map((each) => each.verdict),
  )
  const reason = verdicts.find((each) => each.verdict === native && each.reason !== null)?.reason ?? null
  const rewrites = verdicts.flatMap((each) => (each.rewrite === null ? [] : [each.rewrite.args]))
  const rewritten = rewrites.length === 0 || event.tool === null ? null : rewrites.reduce(mergeShallow, event.tool.args)
  return { native, reason, rewritten }
}

/** Keys left out keep their values; a nested object is replaced whole. `defineProperty` keeps a foreign `__proto__` an ordinary key. */
export function mergeShallow(args: JsonObject, change: JsonObject): JsonObject {
  const merged: JsonObject = {}
  for (const [key, value] of [...Object.entries(args), ...Object.entries(change)]) {
    Object.defineProperty(merged, key, { value, enumerable: true, configurable: true, writable: true })
  }
  return merged
}
