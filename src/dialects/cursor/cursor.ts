import { mostSevere } from '../../dialect/answer.ts'
import type { Dialect, SeenEvent } from '../../model/dialect.ts'
import type { Decision, HookVerdict, Merged } from '../../model/hook.ts'
import { CURSOR_FILE, loadCursor } from './load.ts'
import { rehearseCursor } from './rehearse.ts'

const SEVERITY: readonly Decision[] = ['deny', 'ask', 'allow']

/** Cursor: `.cursor/hooks.json`, as its command line reads it. */
export const cursor: Dialect = {
  id: 'cursor',
  title: 'Cursor',
  source: 'https://cursor.com/docs/hooks',
  vocabulary: 'cursor',
  events: {
    ...{ pre_tool: 'preToolUse', prompt: 'beforeSubmitPrompt', post_tool: 'postToolUse', stop: 'stop', session_start: 'sessionStart' },
    ...{ session_end: 'sessionEnd', subagent_start: 'subagentStart', subagent_end: 'subagentStop', pre_compact: 'preCompact' },
  },
  gates: ['pre_tool', 'prompt'],
  // Hooks of one event run at once, but those of preToolUse before the others of a call, which see what they made of it.
  order: 'sequential',
  startsIn: 'project-root',
  feedsRewrites: true,
  holds: ['ask'],
  headless: { ruling: 'refused', why: 'what Cursor makes of an ask when nobody is there is not known, so it counts as refused' },
  permissionRules: 'after-hooks',
  load: loadCursor,
  candidates: () => [CURSOR_FILE],
  merge,
  unopposed: 'none',
  rehearse: rehearseCursor,
}

/** All hooks run; the most severe decision wins, and the last rewrite. */
function merge(verdicts: HookVerdict[], event: SeenEvent): Merged {
  const native = mostSevere(
    SEVERITY,
    verdicts.map((each) => each.verdict),
  )
  const reason = verdicts.find((each) => each.verdict === native && each.reason !== null)?.reason ?? null
  const rewrites = verdicts.flatMap((each) => (each.rewrite === null ? [] : [each.rewrite.args]))
  return { native, reason, rewritten: event.kind === 'pre_tool' ? (rewrites[rewrites.length - 1] ?? null) : null }
}
