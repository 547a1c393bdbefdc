import type { Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { Step } from '../model/step.ts'
import { excerpt } from '../text/excerpt.ts'

/** Block and record types by which the formats that are known mark a tool call. */
const CALL_TYPES = new Set(
  'tool_use server_tool_use mcp_tool_use toolCall tool_call tool-call toolRequest function_call custom_tool_call local_shell_call'.split(
    ' ',
  ),
)
/** Values looked at in one record. */
const MAX_VALUES = 5000

/**
 * A record of a type that the reader does not know: counted by type; but one that looks like it holds a tool call, of whatever format, is a
 * gap, since a call that no hook was asked about must not go by in silence.
 */
export function passUnknown(record: unknown, type: string, at: Place): Step {
  if (!holdsCall(record)) return { kind: 'ignored', type, unknown: true }
  return {
    kind: 'gap',
    at,
    gap: 'unread-call',
    detail: `a record of the unknown type ${JSON.stringify(excerpt(type, 60))} seems to hold a tool call`,
  }
}

function holdsCall(record: unknown): boolean {
  const pending = [record]
  for (let seen = 0; pending.length > 0 && seen < MAX_VALUES; seen += 1) {
    const value = pending.pop()
    if (typeof value !== 'object' || value === null) continue
    if (isCall(value)) return true
    for (const inner of Object.values(value).slice(0, MAX_VALUES)) pending.push(inner)
  }
  return pending.length > 0
}

function isCall(value: object): boolean {
  const calls = own(value, 'tool_calls')
  if (Array.isArray(calls) && calls.length > 0) return true
  const legacy = own(value, 'function_call')
  if (typeof legacy === 'object' && legacy !== null) return true
  return CALL_TYPES.has(ownString(value, 'type') ?? '') || ownString(value, 'event') === 'pre_tool'
}
