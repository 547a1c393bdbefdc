import type { SeenEvent } from '../../model/dialect.ts'
import type { JsonObject, MomentFacts } from '../../model/event.ts'
import type { NamedEvent } from './events.ts'
import { type CopilotHost, hasTextArguments } from './hosts.ts'
import { toClaudeName } from './tools.ts'

/** The JSON that Copilot writes to a hook's stdin, without a final newline (recorded from 1.0.102). */
export function writeCopilotEnvelope(event: NamedEvent, seen: SeenEvent, host: CopilotHost): string {
  if (host === 'vscode') return JSON.stringify(describeInVsCode(event, seen))
  return JSON.stringify(event.form === 'native' ? describeNative(event, seen) : describeAsClaude(event, seen))
}

function describeNative(event: NamedEvent, seen: SeenEvent): JsonObject {
  const { session, thread, tool, result, prompt, moment, cwd } = seen
  const told = { sessionId: isOwnSession(event, seen) ? thread.id : session.id, timestamp: Date.parse(timeOf(seen)), cwd }
  const agent = thread.subagent ? { agentId: thread.id, agentType: thread.agentType ?? 'general-purpose', parentAgentId: session.id } : {}
  if (event.name === 'permissionRequest') {
    return { hookName: 'permissionRequest', ...told, toolName: tool?.name ?? '', toolInput: tool?.args ?? {}, permissionSuggestions: [] }
  }
  const args = tool === null ? {} : { toolName: tool.name, toolArgs: hasTextArguments(session) ? JSON.stringify(tool.args) : tool.args }
  return {
    ...{ ...told, ...args, ...(prompt !== null && { prompt }) },
    ...(result !== null && (result.isError === true ? { error: result.text } : { toolResult: describeResult(result.text) })),
    ...(moment !== null && describeMoment(event, moment.facts, seen)),
    ...agent,
  }
}

/** A subagent is a session of its own to its hooks, but for the moment at which it begins. */
function isOwnSession({ name }: NamedEvent, { thread }: SeenEvent): boolean {
  return thread.subagent && name !== 'subagentStart'
}

function describeResult(text: string): JsonObject {
  return { resultType: 'success', textResultForLlm: text }
}

/** What a moment's hook is told beside. What a transcript does not tell is what a plain headless run has. */
function describeMoment({ name }: NamedEvent, facts: MomentFacts, { transcriptPath, thread }: SeenEvent): JsonObject {
  switch (name) {
    case 'sessionStart':
      return { source: facts.trigger === 'resume' ? 'resume' : 'new' }
    case 'sessionEnd':
      return { reason: facts.reason ?? 'complete' }
    case 'agentStop':
      return { transcriptPath, stopReason: 'end_turn', stop_hook_active: false }
    case 'subagentStart':
      return { transcriptPath, agentName: thread.agentType ?? 'general-purpose' }
    case 'subagentStop': {
      const agentName = thread.agentType ?? 'general-purpose'
      return { transcriptPath, agentName, response: facts.result?.text ?? '', stopReason: 'end_turn', stop_hook_active: false }
    }
    case 'preCompact':
      return { transcriptPath, trigger: facts.trigger ?? 'auto', customInstructions: '' }
    case 'errorOccurred':
      return { error: { message: facts.message ?? '', name: 'Error' }, errorContext: 'system', recoverable: false }
    default:
      return {}
  }
}

/** PascalCase files: https://docs.github.com/en/copilot/reference/hooks-reference#hook-event-input-payloads */
function describeAsClaude(event: NamedEvent, seen: SeenEvent): JsonObject {
  const { session, thread, tool, result, prompt, moment, cwd } = seen
  // Asking for permission has Copilot's own form in every file (recorded from 1.0.71).
  if (event.name === 'permissionRequest') return describeNative(event, seen)
  const sessionId = isOwnSession(event, seen) ? thread.id : session.id
  return {
    ...{ hook_event_name: event.told, session_id: sessionId, timestamp: timeOf(seen), cwd },
    ...(tool !== null && { tool_name: toClaudeName(tool), tool_input: tool.args }),
    ...(prompt !== null && { prompt }),
    ...(result !== null && (result.isError === true ? { error: result.text } : { tool_result: toSnakeCase(describeResult(result.text)) })),
    ...(moment !== null && renameAnswer(toSnakeCase(describeMoment(event, moment.facts, seen)))),
  }
}

function renameAnswer({ response, ...others }: JsonObject): JsonObject {
  return response === undefined ? others : { ...others, last_assistant_message: response }
}

function toSnakeCase(object: JsonObject): JsonObject {
  const rename = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [rename(key), value]))
}

/** https://code.visualstudio.com/docs/agents/reference/hooks-reference */
function describeInVsCode(event: NamedEvent, seen: SeenEvent): JsonObject {
  const { session, thread, tool, result, prompt, moment, cwd } = seen
  const isSubagent = event.name === 'subagentStart' || event.name === 'subagentStop'
  return {
    timestamp: timeOf(seen),
    hook_event_name: event.told,
    session_id: session.id,
    transcript_path: seen.transcriptPath,
    ...{ cwd, ...(tool !== null && { tool_name: tool.name, tool_input: tool.args, tool_use_id: tool.id }) },
    ...(result !== null && { tool_response: result.text }),
    ...(prompt !== null && { prompt }),
    ...(isSubagent && { agent_id: thread.id, agent_type: thread.agentType ?? 'general-purpose' }),
    ...(event.name === 'sessionStart' && { source: 'new' }),
    ...(event.name === 'preCompact' && { trigger: moment?.facts.trigger ?? 'auto' }),
    ...((event.name === 'agentStop' || event.name === 'subagentStop') && { stop_hook_active: false }),
  }
}

/** ISO 8601. A hook is always told a time, a transcript may hold none. */
function timeOf({ ts, session }: SeenEvent): string {
  const told = Date.parse(ts ?? session.startedAt ?? '')
  return new Date(Number.isNaN(told) ? 0 : told).toISOString()
}
