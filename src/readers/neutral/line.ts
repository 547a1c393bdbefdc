import { type AgentEvent, callOf, isToolEvent, type JsonObject, type Session, type ToolCall, type ToolResult } from '../../model/event.ts'
import { own } from '../../model/json.ts'
import { maskExactly } from '../../text/safe.ts'
import { maskStrings } from '../../text/secrets.ts'
import { asObject, writeJson } from '../../transcript/values.ts'
import { factKeys, hookRunNumbers, hookRunTexts, putKnown, toldKeys } from './keys.ts'

/** As deep as arguments may be nested (transcript/assemble.ts), and what is around them. */
const depth = 510

/** An event as a line of the neutral format. Secrets are masked, and nothing else: the line has to be written by `encodeJson`. */
export function writeEvent(event: AgentEvent): JsonObject {
  const { kind, session, at, thread } = event
  const line = maskLine({
    ...{ event: kind, ...nameOwner(session), at, ...putKnown(event, toldKeys) },
    ...(thread.id !== 'main' && { thread: thread.id, ...putKnown(thread, { agentType: 'agent_type' }) }),
    ...writeSubject(event),
  })
  const args = own(line, 'args')
  if (args === undefined || writeJson(args) === writeJson(callOf(event)?.args)) return line
  // What a hook is told of it is no longer what it was.
  return { ...line, lacks: [...new Set([...(callOf(event)?.lacks ?? []), 'redacted'])] }
}

/** All its texts, with their secrets masked. */
export function maskLine(line: JsonObject): JsonObject {
  return asObject(maskStrings(line, maskExactly, depth)) ?? {}
}

/** The keys by which a line is known to belong to a session. */
export function nameOwner({ id, agent }: Session): { session: string; agent: string } {
  return { session: id, agent }
}

function writeSubject(event: AgentEvent): JsonObject {
  if (event.kind === 'prompt') return { text: event.text }
  if (!isToolEvent(event)) {
    const { facts, synthetic } = event
    return {
      ...putKnown(facts, { ...factKeys, tokensBefore: 'tokens_before', file: 'file' }),
      ...(facts.call !== undefined && writeCall(facts.call)),
      ...(facts.result !== undefined && { result: writeResult(facts.result) }),
      ...(facts.hookRun !== undefined && { hook_run: putKnown(facts.hookRun, { ...hookRunTexts, ...hookRunNumbers }) }),
      synthetic,
      ...(event.kind === 'session_start' && { complete: true }),
    }
  }
  const { call, recorded } = event
  if (event.kind === 'post_tool') return { tool: call.name, recorded, result: writeResult(event.result) }
  return { ...writeCall(call), recorded, ...putKnown(event, { recordedBy: 'recorded_by' }) }
}

function writeCall({ name, args, raw, lacks }: ToolCall): JsonObject {
  return { tool: name, args, ...(raw !== undefined && { raw }), ...(lacks !== undefined && { lacks }) }
}

function writeResult({ text, isError, structured }: ToolResult): JsonObject {
  return { text, is_error: isError, ...(structured !== undefined && { structured }) }
}
