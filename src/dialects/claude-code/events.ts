import type { EventKind } from '../../model/event.ts'

/** Hook events of Claude Code: https://code.claude.com/docs/en/hooks and the event list of @anthropic-ai/claude-agent-sdk 0.3. */
export const CLAUDE_EVENTS = [
  ...['PreToolUse', 'PostToolUse', 'PostToolUseFailure', 'PostToolBatch', 'PermissionRequest', 'PermissionDenied', 'UserPromptSubmit'],
  ...['UserPromptExpansion', 'SessionStart', 'SessionEnd', 'Setup', 'Stop', 'StopFailure', 'SubagentStart', 'SubagentStop', 'PreCompact'],
  ...['PostCompact', 'Notification', 'ConfigChange', 'CwdChanged', 'DirectoryAdded', 'FileChanged', 'InstructionsLoaded', 'MessageDisplay'],
  ...['TaskCreated', 'TaskCompleted', 'TeammateIdle', 'Elicitation', 'ElicitationResult', 'WorktreeCreate', 'WorktreeRemove'],
  ...['PreModelSwitch', 'PostModelSwitch', 'PreSkillShellCommand'],
]

const KINDS: Record<string, EventKind> = {
  PreToolUse: 'pre_tool',
  PostToolUse: 'post_tool',
  PostToolUseFailure: 'post_tool',
  UserPromptSubmit: 'prompt',
}

/** The gate's word for an event; `other` for those that no transcript yields yet. */
export function kindOfEvent(event: string): EventKind | 'other' {
  return KINDS[event] ?? 'other'
}

/** Seconds that a hook may take unless it says otherwise. */
export function defaultTimeout(event: string): number {
  return event === 'UserPromptSubmit' ? 30 : 600
}
