import { mostSevere } from '../../dialect/answer.ts'
import type { Dialect, SeenEvent } from '../../model/dialect.ts'
import type { Decision, HookVerdict, Merged } from '../../model/hook.ts'
import { lecodeFiresNone } from './hooks.ts'
import { loadLecode } from './load.ts'
import { rehearseLecode } from './rehearse.ts'

/** lecode's own order of severity; abstaining hooks take no part. */
const SEVERITY: readonly Decision[] = ['deny', 'ask', 'defer', 'allow']

/** lecode: `[hooks]` of `.lecode/config.toml`. */
export const lecode: Dialect = {
  id: 'lecode',
  title: 'lecode',
  source: 'lecode documentation, "Lifecycle hooks"; source: github.com/KalvadTech/lecode',
  vocabulary: 'lecode',
  events: {
    ...{ pre_tool: 'PreToolUse', prompt: 'UserPromptSubmit', post_tool: 'PostToolUse', stop: 'Stop', interrupt: 'Interrupt' },
    ...{ permission_request: 'PermissionRequest', permission_result: 'PermissionResult', session_start: 'SessionStart' },
    ...{ session_end: 'SessionEnd', subagent_start: 'SubagentStart', subagent_end: 'SubagentEnd' },
    ...{ pre_compact: 'PreCompact', post_compact: 'PostCompact' },
  },
  gates: ['pre_tool', 'prompt'],
  order: 'sequential',
  startsIn: 'project-root',
  feedsRewrites: false,
  // `defer` is no objection: it only outranks `allow` when rewrites are merged.
  holds: ['ask'],
  headless: { ruling: 'runs', why: 'lecode -p runs what a hook asks about, and a prompt is submitted whatever it asks' },
  permissionRules: 'before-hooks',
  load: loadLecode,
  candidates: (parents) => parents.flatMap((up) => ['toml', 'yaml', 'yml', 'json'].map((kind) => `${up}.lecode/config.${kind}`)),
  firesNone: lecodeFiresNone,
  merge,
  tell,
  unopposed: 'allow',
  rehearse: rehearseLecode,
}

/** lecode's source: to the model at a tool call, to the user at a prompt, where an ask does not hold anything. */
function tell({ native, reason }: Pick<Merged, 'native' | 'reason'>, kind: SeenEvent['kind']): string | null {
  if (kind === 'prompt') return native === 'deny' ? `error: prompt blocked by hook: ${reason ?? 'UserPromptSubmit hook'}` : null
  if (kind !== 'pre_tool') return null
  if (native === 'ask') return `denied: hook requires approval (${reason ?? 'PreToolUse hook'})`
  return native === 'deny' ? `denied by hook: ${reason ?? 'PreToolUse hook'}` : null
}

/**
 * Most severe wins; the reason is the first non-empty one of all that took part, whatever their verdict; the rewrite is that of the most
 * severe hook that gave one, the first of equals.
 */
function merge(verdicts: HookVerdict[], event: SeenEvent): Merged {
  const part = verdicts.filter((each) => each.verdict !== 'none')
  const native = mostSevere(
    SEVERITY,
    part.map((each) => each.verdict),
  )
  const reason = part.find((each) => each.reason !== null && each.reason !== '')?.reason ?? null
  const givers = SEVERITY.flatMap((severity) => part.filter((each) => each.verdict === severity && each.rewrite !== null))
  const rewritten = event.kind === 'pre_tool' ? (givers[0]?.rewrite?.args ?? null) : null
  return { native, reason, rewritten }
}
