import type { SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'

/** What Gemini CLI 0.61.0 writes to a hook's stdin (recorded; hooks/hookEventHandler.ts). `servers`: `mcpServers` of its settings. */
export function writeGeminiEnvelope(eventName: string, seen: SeenEvent, servers: JsonObject): JsonObject {
  const envelope: JsonObject = { ...beginEnvelope(eventName, seen) }
  if (seen.tool !== null) Object.assign(envelope, { tool_name: seen.tool.name, tool_input: seen.tool.args })
  if (seen.result !== null) envelope.tool_response = describeResult(seen)
  if (seen.tool !== null) Object.assign(envelope, describeServer(seen.tool.name, servers))
  if (seen.prompt !== null) envelope.prompt = seen.prompt
  if (seen.moment !== null) Object.assign(envelope, describeMoment(eventName, seen.moment.facts))
  return envelope
}

/** A record without a time is as good as any: hooks expect some. */
const NO_TIME = '1970-01-01T00:00:00.000Z'

/** The keys that every envelope of both agents begins with. */
export function beginEnvelope(eventName: string, { session, transcriptPath, cwd, ts }: SeenEvent): JsonObject {
  return { session_id: session.id, transcript_path: transcriptPath, cwd, hook_event_name: eventName, timestamp: ts ?? NO_TIME }
}

/** Parts for what other programs answered, a text for the agent's own tools (recorded). Another agent's structured result means nothing here. */
export function describeResult({ tool, result, translated }: SeenEvent): JsonObject {
  const text = result?.text ?? ''
  const isForeign = /^mcp_|^invoke_agent$/.test(tool?.name ?? '')
  const display = translated ? undefined : result?.structured
  const error = result?.isError === true ? { error: { message: text } } : {}
  return { llmContent: isForeign ? [{ text }] : text, returnDisplay: display ?? text, ...error }
}

/** `mcp_context` of an MCP tool: its server as configured, as far as the settings of the tree have it. */
function describeServer(name: string, servers: JsonObject): JsonObject {
  const [, serverName, toolName] = /^mcp_([^_]+)_(.+)$/s.exec(name) ?? []
  if (serverName === undefined) return {}
  const server = own(servers, serverName)
  const known = Object.fromEntries(['command', 'args', 'cwd'].flatMap((key) => pick(server, key)))
  const url = ownString(server, 'url') ?? ownString(server, 'httpUrl')
  const context = { server_name: serverName, tool_name: toolName, ...known, ...(url === undefined ? {} : { url }) }
  return { mcp_context: { ...context, ...Object.fromEntries(pick(server, 'tcp')) } }
}

function pick(server: unknown, key: string): [string, unknown][] {
  const value = own(server, key)
  return value === undefined ? [] : [[key, value]]
}

/** What a moment's hook is told beside; what no transcript tells is what a plain headless run has. */
function describeMoment(event: string, facts: NonNullable<SeenEvent['moment']>['facts']): JsonObject {
  switch (event) {
    case 'SessionStart':
      return { source: facts.trigger ?? 'startup' }
    case 'SessionEnd':
      return { reason: facts.reason ?? 'exit' }
    case 'AfterAgent':
      return { prompt: facts.prompt ?? '', prompt_response: facts.message ?? '', stop_hook_active: false }
    case 'PreCompress':
      return { trigger: facts.trigger ?? 'auto' }
    default:
      return {}
  }
}
