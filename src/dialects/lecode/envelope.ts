import type { SeenEvent } from '../../model/dialect.ts'
import type { JsonObject, ToolResult } from '../../model/event.ts'

/** The JSON that lecode writes to a hook's stdin: ASCII only, no final newline; keys that do not apply are absent. */
export function writeLecodeEnvelope(eventName: string, event: SeenEvent): string {
  const session = { id: event.session.id, name: event.session.name ?? event.session.id }
  const envelope: JsonObject = beginEnvelope(eventName, session, event)
  if (event.tool !== null) envelope.tool = { name: event.tool.name, args: event.tool.args }
  if (event.result !== null) Object.assign(envelope, describeResult(event.result.text, event.result.isError === true))
  if (event.prompt !== null) envelope.prompt = event.prompt
  if (event.moment !== null) Object.assign(envelope, describeMoment(event.moment.facts, event))
  return escapeNonAscii(JSON.stringify(envelope))
}

/** What `lecode --hooks-test` shows every hook, whatever its event: all of these at once, outside of any session (lecode's source). */
export function writeTestEnvelope(eventName: string, event: SeenEvent): string {
  const all = {
    tool: EXAMPLE_TOOL,
    result: { content: 'example result', is_error: false },
    prompt: 'example prompt',
    agent: 'example_agent',
  }
  return escapeNonAscii(JSON.stringify({ ...beginEnvelope(eventName, null, event), ...all }))
}

/** The call that `lecode --hooks-test` makes up. */
export const EXAMPLE_TOOL = { name: 'example_tool', args: { example: true } }

/** The keys that every envelope has. */
function beginEnvelope(event: string, session: JsonObject | null, { ts, projectRoot }: SeenEvent): JsonObject {
  return { event, ts: toPythonTime(ts), session, cwd: projectRoot }
}

const UNITS_OF_CODE_POINT = 2
/** lecode clips what a subagent answered. */
const SUBAGENT_RESULT = 2000

/** Keys of the observing events, in lecode's order; base keys only where the page names no other. */
function describeMoment(facts: NonNullable<SeenEvent['moment']>['facts'], { kind, thread }: SeenEvent): JsonObject {
  const isSubagent = kind === 'subagent_start' || kind === 'subagent_end'
  return {
    ...(facts.result !== undefined && { result: clipResult(facts.result) }),
    ...(facts.prompt !== undefined && { prompt: facts.prompt }),
    ...(isSubagent && thread.agentType !== undefined && { agent: thread.agentType }),
    ...(facts.decision !== undefined && { decision: facts.decision }),
    ...(facts.reason !== undefined && { reason: facts.reason }),
  }
}

function clipResult({ text, isError }: ToolResult): JsonObject {
  const head = text.slice(0, SUBAGENT_RESULT * UNITS_OF_CODE_POINT)
  return { content: [...head].slice(0, SUBAGENT_RESULT).join(''), is_error: isError === true }
}

/** A tool that raised gives `reason` instead of `result`: lecode stores it as `error: TypeName: message`. */
function describeResult(text: string, isError: boolean): JsonObject {
  const raised = isError ? /^error: ([A-Z]\w*(?:Error|Exception): [\s\S]*)$/.exec(text) : null
  return raised ? { reason: raised[1] } : { result: { content: text, is_error: isError } }
}

/** Python's `json.dumps` escapes everything above U+007F by default. */
function escapeNonAscii(json: string): string {
  return json.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** `2026-09-01T12:00:00.5Z` → `2026-09-01T12:00:00.500000+00:00`; another form passes as recorded, since a replay invents no time. */
function toPythonTime(ts: string | null): string {
  if (ts === null) return '1970-01-01T00:00:00+00:00'
  const parts = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d+))?Z$/.exec(ts)
  if (!parts) return ts
  const micros = (parts[2] ?? '').padEnd(6, '0').slice(0, 6)
  return `${parts[1]}${/[1-9]/.test(micros) ? `.${micros}` : ''}+00:00`
}
