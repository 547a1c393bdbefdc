import type { SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { cursor as vocabulary } from '../../vocabularies/cursor/cursor.ts'
import { listActions } from '../../vocabularies/index.ts'
import { describeMoment } from './events.ts'

/** The JSON that Cursor writes to a hook's stdin: https://cursor.com/docs/hooks */
export function writeCursorEnvelope(event: string, seen: SeenEvent): string {
  const { session } = seen
  const isOwn = session.agent === 'cursor' && session.agentVersion !== undefined
  return JSON.stringify({
    conversation_id: session.id,
    generation_id: seen.promptId ?? session.id,
    model: 'unknown',
    hook_event_name: event,
    cursor_version: isOwn ? session.agentVersion : 'unknown',
    workspace_roots: [seen.projectRoot],
    user_email: null,
    transcript_path: seen.transcriptPath,
    ...describe(event, seen),
  })
}

function describe(event: string, seen: SeenEvent): JsonObject {
  const { tool, result, prompt, moment, cwd, session } = seen
  if (prompt !== null) return { prompt, attachments: [] }
  if (moment !== null) return { ...(event === 'sessionStart' && { session_id: session.id }), ...describeMoment(event, moment.facts) }
  if (tool === null) return {}
  const action = listActions(vocabulary, tool)[0] ?? null
  const command = action?.kind === 'shell' ? action.command : ''
  const path = action !== null && 'path' in action ? (action.path ?? '') : ''
  const text = result?.text ?? ''
  const named = { tool_name: tool.name, tool_input: tool.args }
  switch (event) {
    case 'beforeShellExecution':
      return { command, cwd, sandbox: false }
    case 'afterShellExecution':
      return { command, output: text, duration: 0, sandbox: false }
    case 'beforeMCPExecution':
      return { tool_name: nameInServer(tool.name), tool_input: JSON.stringify(tool.args) }
    case 'afterMCPExecution':
      return { tool_name: nameInServer(tool.name), tool_input: JSON.stringify(tool.args), result_json: text, duration: 0 }
    case 'beforeReadFile':
      // What is in the file no transcript tells before it is read.
      return { file_path: path, content: '', attachments: [] }
    case 'afterFileEdit':
      return { file_path: path, edits: listEdits(tool) }
    case 'postToolUse':
      return { ...named, tool_output: text, tool_use_id: tool.id, cwd, duration: 0 }
    case 'postToolUseFailure':
      return { ...named, tool_use_id: tool.id, cwd, error_message: text, failure_type: 'error', duration: 0, is_interrupt: false }
    default:
      return { ...named, tool_use_id: tool.id, cwd }
  }
}

/** `MCP:TOOL` is how `preToolUse` names it. */
function nameInServer(name: string): string {
  return name.replace(/^MCP:/, '')
}

function listEdits(tool: { name: string; args: JsonObject }): JsonObject[] {
  const action = listActions(vocabulary, tool)[0] ?? null
  if (action?.kind === 'write') return [{ old_string: '', new_string: action.content }]
  return action?.kind === 'edit' ? action.edits.map((edit) => ({ old_string: edit.old, new_string: edit.new })) : []
}
