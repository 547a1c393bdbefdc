import type { EventKind, MomentFacts } from '../../model/event.ts'

/** https://cursor.com/docs/hooks. One tool call fires `preToolUse`, then, by what it does, one of the `before…` events. */
const KINDS: Record<string, EventKind | 'other'> = {
  ...{ sessionStart: 'session_start', sessionEnd: 'session_end', beforeSubmitPrompt: 'prompt' },
  ...{ preToolUse: 'pre_tool', beforeShellExecution: 'pre_tool', beforeMCPExecution: 'pre_tool', beforeReadFile: 'pre_tool' },
  ...{ postToolUse: 'post_tool', postToolUseFailure: 'post_tool', afterShellExecution: 'post_tool', afterMCPExecution: 'post_tool' },
  ...{ afterFileEdit: 'post_tool', subagentStart: 'subagent_start', subagentStop: 'subagent_end', preCompact: 'pre_compact', stop: 'stop' },
  ...{
    afterAgentResponse: 'other',
    afterAgentThought: 'other',
    beforeTabFileRead: 'other',
    afterTabFileEdit: 'other',
    workspaceOpen: 'other',
  },
}

/** In the order in which hooks of one call are asked. */
export const CURSOR_EVENTS: readonly string[] = Object.keys(KINDS)

/** The gate's word for an event; undefined: Cursor has none of the name. */
export function kindOfEvent(event: string): EventKind | 'other' | undefined {
  return Object.hasOwn(KINDS, event) ? KINDS[event] : undefined
}

/** What a moment's hook is told beside. What a transcript does not tell is what a plain run has. */
export function describeMoment(event: string, facts: MomentFacts): { [key: string]: unknown } {
  switch (event) {
    case 'sessionStart':
      return { is_background_agent: false, composer_mode: 'agent' }
    case 'sessionEnd':
      return { reason: facts.reason ?? 'completed', is_background_agent: false }
    case 'stop':
      return { status: facts.reason === undefined || facts.reason === 'done' ? 'completed' : facts.reason, loop_count: 0 }
    case 'subagentStart':
      return { task: facts.prompt ?? '' }
    case 'subagentStop':
      return { status: 'completed', summary: facts.result?.text ?? '', loop_count: 0 }
    case 'preCompact':
      return { trigger: facts.trigger ?? 'auto', ...(facts.tokensBefore !== undefined && { context_tokens: facts.tokensBefore }) }
    default:
      return {}
  }
}
