import type { SeenEvent } from '../../model/dialect.ts'
import type { EventKind, JsonObject, MomentFacts } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'

const KINDS: ReadonlyMap<string, EventKind> = new Map<string, EventKind>([
  ['PreToolUse', 'pre_tool'],
  ['PermissionRequest', 'permission_request'],
  ['PostToolUse', 'post_tool'],
  ['PreCompact', 'pre_compact'],
  ['PostCompact', 'post_compact'],
  ['SessionStart', 'session_start'],
  ['SessionEnd', 'session_end'],
  ['UserPromptSubmit', 'prompt'],
  ['SubagentStart', 'subagent_start'],
  ['SubagentStop', 'subagent_end'],
  ['Stop', 'stop'],
  ['Interrupt', 'interrupt'],
])

/** Hook events of Codex: codex-rs/hooks in https://github.com/openai/codex; Interrupt and SessionEnd are newer than the others. */
export const CODEX_EVENTS: readonly string[] = [...KINDS.keys()]

/** The gate's word for an event of Codex. */
export function kindOfEvent(event: string): EventKind | 'other' {
  return KINDS.get(event) ?? 'other'
}

/** Events at which hooks are asked about a call. */
export function isToolEvent(event: string): boolean {
  return event === 'PreToolUse' || event === 'PostToolUse' || event === 'PermissionRequest'
}

/** Events whose matchers Codex looks at; at all others it ignores them. */
export function isMatched(event: string): boolean {
  return MATCHED.has(event)
}

const MATCHED: ReadonlySet<string> = new Set([
  ...['PreToolUse', 'PostToolUse', 'PermissionRequest', 'SessionStart', 'SubagentStart', 'SubagentStop', 'PreCompact', 'PostCompact'],
])

/**
 * What a moment's hook is told beside the keys that all have (schemas of Codex 0.171.0). What a transcript does not tell is what a plain headless
 * run has: a start-up, the end of the process.
 */
export function describeMoment(event: string, facts: MomentFacts): JsonObject {
  switch (event) {
    case 'SessionStart':
      return { source: facts.trigger ?? 'startup' }
    case 'SessionEnd':
      return { reason: facts.reason ?? 'other' }
    case 'Stop':
      return { stop_hook_active: false, last_assistant_message: facts.message ?? null }
    case 'SubagentStop':
      return {
        agent_transcript_path: null,
        stop_hook_active: false,
        last_assistant_message: facts.result?.text ?? facts.message ?? null,
      }
    case 'PreCompact':
    case 'PostCompact':
      return { trigger: facts.trigger ?? 'auto' }
    default:
      return {}
  }
}

/** The value that a moment's matcher compares; null where Codex ignores matchers. */
export function matchedValue(event: string, { moment, thread }: SeenEvent): string | null {
  if (event === 'SubagentStart' || event === 'SubagentStop') return thread.agentType ?? null
  const told = moment === null ? {} : describeMoment(event, moment.facts)
  return ownString(told, 'source') ?? ownString(told, 'trigger') ?? null
}
