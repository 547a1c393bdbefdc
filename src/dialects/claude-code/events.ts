import type { SeenEvent } from '../../model/dialect.ts'
import type { EventKind, JsonObject, MomentFacts } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'

/** Hook events of Claude Code: https://code.claude.com/docs/en/hooks and the event list of @anthropic-ai/claude-agent-sdk 0.3. */
export const CLAUDE_EVENTS = [
  ...['PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PostToolBatch', 'PermissionRequest', 'PermissionDenied', 'UserPromptSubmit'],
  ...['UserPromptExpansion', 'SessionStart', 'SessionEnd', 'Setup', 'Stop', 'StopFailure', 'SubagentStart', 'SubagentStop', 'PreCompact'],
  ...['PostCompact', 'Notification', 'ConfigChange', 'CwdChanged', 'DirectoryAdded', 'FileChanged', 'InstructionsLoaded', 'MessageDisplay'],
  ...['TaskCreated', 'TaskCompleted', 'TeammateIdle', 'Elicitation', 'ElicitationResult', 'WorktreeCreate', 'WorktreeRemove'],
  ...['PreModelSwitch', 'PostModelSwitch', 'PreSkillShellCommand'],
]

const KINDS: Record<string, EventKind> = {
  ...{ PreToolUse: 'pre_tool', PostToolUse: 'post_tool', PostToolUseFailure: 'post_tool', UserPromptSubmit: 'prompt' },
  ...{ SessionStart: 'session_start', SessionEnd: 'session_end', Stop: 'stop', SubagentStart: 'subagent_start' },
  ...{ SubagentStop: 'subagent_end', PreCompact: 'pre_compact', PostCompact: 'post_compact' },
}

/** The gate's word for an event; `other` for those that a replay does not have. */
export function kindOfEvent(event: string): EventKind | 'other' {
  return KINDS[event] ?? 'other'
}

/**
 * What a moment's hook is told beside the keys that all have, in the order of the agent (recorded from 2.1.332). What a transcript does not tell is
 * what a plain headless run has: a start-up, the end of the process.
 */
export function describeMoment(event: string, facts: MomentFacts): JsonObject {
  switch (event) {
    case 'SessionStart':
      return { source: facts.trigger ?? 'startup' }
    case 'SessionEnd':
      return { reason: facts.reason ?? 'other' }
    case 'Stop':
    case 'SubagentStop':
      return {
        stop_hook_active: false,
        last_assistant_message: facts.message ?? facts.result?.text ?? null,
        background_tasks: [],
        session_crons: [],
      }
    case 'PreCompact':
      return { trigger: facts.trigger ?? 'auto', custom_instructions: null }
    case 'PostCompact':
      return { trigger: facts.trigger ?? 'auto' }
    default:
      return {}
  }
}

/** The value that a moment's matcher compares (https://code.claude.com/docs/en/hooks#matcher-patterns); null where matchers are ignored. */
export function matchedValue(event: string, { moment, thread }: SeenEvent): string | null {
  const told = moment === null ? {} : describeMoment(event, moment.facts)
  switch (event) {
    case 'SessionStart':
      return ownString(told, 'source') ?? null
    case 'SessionEnd':
      return ownString(told, 'reason') ?? null
    case 'PreCompact':
    case 'PostCompact':
      return ownString(told, 'trigger') ?? null
    case 'SubagentStart':
    case 'SubagentStop':
      return thread.agentType ?? null
    default:
      return null
  }
}

/** Seconds that a hook may take unless it says otherwise. */
export function defaultTimeout(event: string): number {
  return event === 'UserPromptSubmit' ? 30 : 600
}
