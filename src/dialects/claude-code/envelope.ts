import type { SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { describeMoment } from './events.ts'

/** Events whose envelope has no `permission_mode` (recorded from 2.1.332; compaction by the SDK's types). */
const WITHOUT_MODE: ReadonlySet<string> = new Set(['SessionStart', 'SessionEnd', 'SubagentStart', 'PreCompact', 'PostCompact'])

/** The JSON that Claude Code writes to a hook's stdin, with a final newline (recorded from 2.1.332). */
export function writeClaudeEnvelope(eventName: string, event: SeenEvent): string {
  const envelope: JsonObject = {
    session_id: event.session.id,
    transcript_path: event.transcriptPath,
    cwd: event.cwd,
    ...(event.promptId === null ? {} : { prompt_id: event.promptId }),
    ...(WITHOUT_MODE.has(eventName) ? {} : { permission_mode: event.permissionMode ?? 'default' }),
    ...(event.thread.subagent ? { agent_id: event.thread.id } : {}),
    ...(event.thread.subagent && event.thread.agentType !== undefined ? { agent_type: event.thread.agentType } : {}),
    hook_event_name: eventName,
  }
  if (event.tool !== null) Object.assign(envelope, { tool_name: event.tool.name, tool_input: event.tool.args })
  if (event.result !== null && event.result.isError !== true) envelope.tool_response = event.result.structured ?? event.result.text
  if (event.tool !== null) envelope.tool_use_id = event.tool.id
  if (event.result?.isError === true) Object.assign(envelope, { error: event.result.text, is_interrupt: false })
  if (event.prompt !== null) envelope.prompt = event.prompt
  if (event.moment !== null) Object.assign(envelope, describeMoment(eventName, event.moment.facts))
  return `${JSON.stringify(envelope)}\n`
}
