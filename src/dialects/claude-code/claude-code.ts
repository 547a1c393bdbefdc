import { mostSevere } from '../../dialect/answer.ts'
import type { Dialect, SeenEvent } from '../../model/dialect.ts'
import type { Decision, HookVerdict, Merged } from '../../model/hook.ts'
import { loadClaude } from './load.ts'
import { rehearseClaude } from './rehearse.ts'

const SEVERITY: readonly Decision[] = ['deny', 'defer', 'ask', 'allow']

/** Claude Code: `hooks` of `.claude/settings.json` and `.claude/settings.local.json`. */
export const claudeCode: Dialect = {
  id: 'claude-code',
  title: 'Claude Code',
  source: 'https://code.claude.com/docs/en/hooks; verdicts measured on 2.1.332',
  vocabulary: 'claude-code',
  events: {
    ...{ pre_tool: 'PreToolUse', prompt: 'UserPromptSubmit', post_tool: 'PostToolUse', stop: 'Stop', session_start: 'SessionStart' },
    ...{ session_end: 'SessionEnd', subagent_start: 'SubagentStart', subagent_end: 'SubagentStop' },
    ...{ pre_compact: 'PreCompact', post_compact: 'PostCompact' },
  },
  gates: ['pre_tool', 'prompt'],
  order: 'parallel',
  startsIn: 'recorded-cwd',
  feedsRewrites: false,
  holds: ['ask', 'defer'],
  headless: { ruling: 'refused', why: 'claude -p refuses what a hook asks about' },
  permissionRules: 'after-hooks',
  load: loadClaude,
  candidates: () => ['.claude/settings.json', '.claude/settings.local.json'],
  merge,
  unopposed: 'none',
  rehearse: rehearseClaude,
}

/** All hooks run; the most severe decision wins. Of several rewrites the agent takes the last to finish; a replay takes the last configured. */
function merge(verdicts: HookVerdict[], event: SeenEvent): Merged {
  const native = mostSevere(
    SEVERITY,
    verdicts.map((each) => each.verdict),
  )
  const reason = verdicts.find((each) => each.verdict === native && each.reason !== null)?.reason ?? null
  const rewrites = verdicts.flatMap((each) => (each.rewrite === null ? [] : [each.rewrite.args]))
  return { native, reason, rewritten: event.kind === 'pre_tool' ? (rewrites[rewrites.length - 1] ?? null) : null }
}
