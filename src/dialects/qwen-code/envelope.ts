import type { SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'
import { beginEnvelope } from '../gemini-cli/envelope.ts'

/** Events of which a prompt is not the occasion (recorded). */
const WITHOUT_PROMPT: ReadonlySet<string> = new Set(['SessionStart', 'SessionEnd'])

/** What Qwen Code 0.24.4 writes to a hook's stdin (recorded; hooks/hookEventHandler.ts in its bundle). */
export function writeQwenEnvelope(eventName: string, seen: SeenEvent): JsonObject {
  const { session, thread, promptId, permissionMode } = seen
  const envelope: JsonObject = {
    ...beginEnvelope(eventName, seen),
    permission_mode: permissionMode ?? 'default',
    ...(thread.subagent ? { agent_id: thread.id } : {}),
    ...(WITHOUT_PROMPT.has(eventName) ? {} : { prompt_id: promptId ?? `${session.id}########0` }),
  }
  Object.assign(envelope, eventName === 'PostToolUseFailure' ? describeFailure(seen) : describeCall(seen))
  if (seen.prompt !== null) Object.assign(envelope, { prompt: seen.prompt, submitted_prompt: seen.prompt })
  if (seen.moment !== null) Object.assign(envelope, describeMoment(eventName, seen))
  return envelope
}

/** The agent makes up an id of its own for each call (`toolu_…`); here it is the recorded one too. */
function describeCall(seen: SeenEvent): JsonObject {
  const { tool, result } = seen
  if (tool === null) return {}
  return {
    ...{ tool_name: tool.name, tool_input: tool.args },
    ...(result === null ? {} : { tool_response: describeResult(seen) }),
    ...{ tool_use_id: tool.id, tool_call_id: tool.id },
    ...(result === null ? {} : { duration_ms: 0 }),
  }
}

function describeFailure({ tool, result }: SeenEvent): JsonObject {
  if (tool === null) return {}
  return {
    ...{ tool_use_id: tool.id, tool_call_id: tool.id, tool_name: tool.name, tool_input: tool.args },
    ...{ error: result?.text ?? '', is_interrupt: false, duration_ms: 0 },
  }
}

/** Parts for what MCP servers answered, a text for all else (recorded). Another agent's structured result means nothing here. */
function describeResult({ tool, result, translated }: SeenEvent): JsonObject {
  const text = result?.text ?? ''
  const display = translated ? undefined : result?.structured
  const llmContent = tool?.name.startsWith('mcp__') === true ? [{ text }] : text
  return { llmContent, returnDisplay: flattenDisplay(display) ?? text }
}

/** hookEventHandler.ts, normalizeHookDisplayResponse: of these two hooks are shown the text alone. */
function flattenDisplay(display: unknown): unknown {
  const type = ownString(display, 'type')
  if (type !== 'shell_result' && type !== 'ask_user_question_answers') return display
  return ownString(display, 'text') ?? display
}

/** What a moment's hook is told beside; what no transcript tells is what a plain headless run has. */
function describeMoment(event: string, { moment, thread, transcriptPath }: SeenEvent): JsonObject {
  const facts = moment?.facts ?? {}
  const said = { stop_hook_active: false, last_assistant_message: facts.message ?? facts.result?.text ?? '' }
  const tasks = { background_tasks: [], crons: [] }
  const agent = { agent_id: thread.id, agent_type: thread.agentType ?? 'general-purpose' }
  switch (event) {
    case 'SessionStart':
      return { source: facts.trigger ?? 'startup', model: 'unknown' }
    case 'SessionEnd':
      return { reason: facts.reason ?? 'prompt_input_exit' }
    case 'Stop':
      return { ...said, ...tasks }
    case 'SubagentStart':
      return agent
    case 'SubagentStop':
      return {
        stop_hook_active: false,
        ...agent,
        agent_transcript_path: transcriptPath,
        last_assistant_message: said.last_assistant_message,
        ...tasks,
      }
    case 'PreCompact':
      return { trigger: facts.trigger ?? 'auto', custom_instructions: '' }
    case 'PostCompact':
      return { trigger: facts.trigger ?? 'auto', compact_summary: '' }
    default:
      return {}
  }
}
