import type { SeenEvent } from '../../model/dialect.ts'
import type { JsonObject, ToolResult } from '../../model/event.ts'
import { describeMoment } from './events.ts'

/** Events whose envelope lacks a key that the others have (schemas of Codex 0.171.0). */
const WITHOUT_TURN: ReadonlySet<string> = new Set(['SessionStart', 'SessionEnd'])
const WITHOUT_MODEL: ReadonlySet<string> = new Set(['SessionEnd'])
const WITHOUT_MODE: ReadonlySet<string> = new Set(['SessionEnd', 'PreCompact', 'PostCompact'])

/** The JSON that Codex writes to a hook's stdin, without a line end (recorded from 0.171.0). */
export function writeCodexEnvelope(eventName: string, event: SeenEvent): string {
  const { session, thread, tool, prompt, moment } = event
  const isSubagent = thread.subagent || eventName === 'SubagentStart' || eventName === 'SubagentStop'
  const envelope: JsonObject = {
    session_id: session.id,
    // A turn without an id is the only one that its session tells of.
    ...(WITHOUT_TURN.has(eventName) ? {} : { turn_id: event.promptId ?? session.id }),
    ...(isSubagent ? { agent_id: thread.id, agent_type: thread.agentType ?? 'default' } : {}),
    transcript_path: event.transcriptPath,
    cwd: event.cwd,
    hook_event_name: eventName,
    ...(WITHOUT_MODEL.has(eventName) ? {} : { model: session.model ?? 'unknown' }),
    ...(WITHOUT_MODE.has(eventName) ? {} : { permission_mode: readMode(event.permissionMode) }),
    ...(tool === null ? {} : { tool_name: tool.name, tool_input: tool.args }),
    ...(event.result === null ? {} : { tool_response: describeResult(tool?.name ?? '', event.result) }),
    ...(tool === null || eventName === 'PermissionRequest' ? {} : { tool_use_id: tool.id }),
    ...(prompt === null ? {} : { prompt }),
    ...(moment === null ? {} : describeMoment(eventName, moment.facts)),
  }
  return JSON.stringify(envelope)
}

/** What an MCP server answered, as it answered it; of every other tool the text that it printed. */
function describeResult(name: string, { text, structured }: ToolResult): unknown {
  return name.startsWith('mcp__') ? (structured ?? { content: [{ type: 'text', text }] }) : text
}

const MODES: ReadonlySet<string> = new Set(['default', 'acceptEdits', 'plan', 'dontAsk', 'bypassPermissions'])

/** Codex shows hooks its approval policy as one of Claude Code's modes: `never` asks nobody, all others are the default. */
function readMode(mode: string | null): string {
  if (mode === 'never') return 'bypassPermissions'
  return mode !== null && MODES.has(mode) ? mode : 'default'
}
