import { mostSevere } from '../../dialect/answer.ts'
import type { Dialect, SeenEvent } from '../../model/dialect.ts'
import type { Decision, HookVerdict, Merged } from '../../model/hook.ts'
import { ownString } from '../../model/json.ts'
import { codexFiresNone } from './fires-none.ts'
import { FILES, loadCodex } from './load.ts'
import { rehearseCodex } from './rehearse.ts'

/** Codex itself hears only deny; what it does not support keeps its word here. */
const SEVERITY: readonly Decision[] = ['deny', 'defer', 'ask', 'allow']

/** OpenAI Codex CLI: `.codex/hooks.json` and the tables `hooks` of `.codex/config.toml`. */
export const codex: Dialect = {
  id: 'codex',
  title: 'Codex',
  source: 'https://developers.openai.com/codex/hooks; source: https://github.com/openai/codex; verdicts measured on 0.171.0',
  vocabulary: 'codex',
  events: {
    ...{ pre_tool: 'PreToolUse', prompt: 'UserPromptSubmit', post_tool: 'PostToolUse', stop: 'Stop', session_start: 'SessionStart' },
    ...{ session_end: 'SessionEnd', subagent_start: 'SubagentStart', subagent_end: 'SubagentStop', interrupt: 'Interrupt' },
    ...{ pre_compact: 'PreCompact', post_compact: 'PostCompact', permission_request: 'PermissionRequest' },
  },
  gates: ['pre_tool', 'prompt'],
  order: 'parallel',
  startsIn: 'recorded-cwd',
  feedsRewrites: false,
  holds: ['ask', 'defer'],
  headless: { ruling: 'runs', why: 'Codex does not support an ask of a hook, and runs the call' },
  permissionRules: 'after-hooks',
  load: loadCodex,
  candidates: (parents) => parents.flatMap((up) => FILES.map((name) => `${up}.codex/${name}`)),
  firesNone: codexFiresNone,
  merge,
  tell,
  unopposed: 'none',
  rehearse: rehearseCodex,
}

/**
 * All hooks run; any deny wins, with the reason of the first configured. Of several rewrites Codex takes the last to finish; a replay takes the last
 * configured.
 */
function merge(verdicts: HookVerdict[], event: SeenEvent): Merged {
  const native = mostSevere(
    SEVERITY,
    verdicts.map((each) => each.verdict),
  )
  const reason = verdicts.find((each) => each.verdict === native && each.reason !== null)?.reason ?? null
  const rewrites = verdicts.flatMap((each) => (each.rewrite === null ? [] : [each.rewrite.args]))
  return { native, reason, rewritten: event.kind === 'pre_tool' ? (rewrites[rewrites.length - 1] ?? null) : null }
}

/** To the model in the place of the call's result (codex-rs/core, hook_runtime; measured on 0.171.0). */
function tell({ native, reason }: Pick<Merged, 'native' | 'reason'>, kind: SeenEvent['kind'], tool: SeenEvent['tool']): string | null {
  if (kind !== 'pre_tool' || native !== 'deny' || tool === null) return null
  const command = tool.name === 'Bash' || tool.name === 'apply_patch' ? ownString(tool.args, 'command') : undefined
  if (command !== undefined) return `Command blocked by PreToolUse hook: ${reason}. Command: ${command}`
  return `Tool call blocked by PreToolUse hook: ${reason}. Tool: ${tool.name}`
}
