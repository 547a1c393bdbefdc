import type { JsonObject, Place } from '../model/event.ts'
import { isObject, own, ownString } from '../model/json.ts'
import type { GapStep, Step } from '../model/step.ts'
import { excerpt } from '../text/excerpt.ts'
import { digestValue } from './duplicates.ts'

/** Block and record types by which the formats that are known mark a tool call. */
const CALL_TYPES = new Set(
  'tool_use server_tool_use mcp_tool_use toolCall tool_call tool-call toolRequest function_call custom_tool_call local_shell_call'.split(
    ' ',
  ),
)

/** Under these keys stand a call's arguments, as an object or as its text. */
export const argumentKeys = ['input', 'arguments', 'args']

const CALL_MENTIONS = new RegExp(`"(?:${[...CALL_TYPES].join('|')}|tool_calls|pre_tool)"`)
const NAME_MENTION = /"(?:name|tool)"\s*:\s*"/
const ARGUMENTS_MENTION = new RegExp(`"(?:${argumentKeys.join('|')})"\\s*:\\s*["{]`)

/** A recorded call that the reader could not read. No hook was asked about it, so the session does not count as read (tally.ts). */
export function unreadCall(at: Place, detail: string): GapStep {
  return { kind: 'gap', at, gap: 'unread-call', detail }
}

/** The record tells of sessions, but what was done in them is recorded elsewhere: it does not count as read (tally.ts). */
export function callsElsewhere(at: Place, detail: string): GapStep {
  return { kind: 'gap', at, gap: 'calls-elsewhere', detail }
}

/** A record or block of a type that the reader does not know: counted by type, unless a call is in it. */
export function passUnknown(record: unknown, type: string, at: Place): Step {
  return findUnread(record, type, at) ?? { kind: 'ignored', type, unknown: true }
}

/** A record or block of a type that has no meaning for a gate: counted by type, unless a call is in it. */
export function passKnown(record: unknown, type: string, at: Place): Step {
  return findUnread(record, type, at) ?? { kind: 'ignored', type }
}

/** What stands in a message beside its content, where formats with calls in the content have none. */
export function* checkBeside(message: JsonObject, at: Place): Generator<GapStep> {
  const { content: _, ...beside } = message
  if (holdsCall(beside)) yield unreadCall(at, 'a tool call in the shape of another format was not read')
}

/** Whether something in the value looks like a tool call, of whatever format. */
export function holdsCall(value: unknown): boolean {
  const pending = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next !== 'object' || next === null) continue
    if (isCall(next)) return true
    for (const inner of Object.values(next)) pending.push(inner)
  }
  return false
}

/** Whether a text that is no JSON, or only a piece of it, seems to hold a tool call. */
export function mentionsCall(text: string): boolean {
  return CALL_MENTIONS.test(text) || (NAME_MENTION.test(text) && ARGUMENTS_MENTION.test(text))
}

/** The calls in a value, each as one text. One whose arguments are not found where calls have them is like no other. */
export function describeCalls(value: unknown): string[] {
  const found: string[] = []
  const pending = [value]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next !== 'object' || next === null) continue
    const args = argumentKeys.map((key) => own(next, key)).find(isObject)
    if (isCall(next) && !Array.isArray(own(next, 'tool_calls'))) found.push(describeCall(ownString(next, 'name') ?? '', args ?? null))
    for (const inner of Object.values(next)) pending.push(inner)
  }
  return found
}

/** A call's tool and arguments as one text, the same in whatever order the arguments stand. */
export function describeCall(name: string, args: JsonObject | null): string {
  return digestValue([name, args === null ? null : Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1))])
}

function findUnread(record: unknown, type: string, at: Place): GapStep | null {
  if (!holdsCall(record)) return null
  return unreadCall(at, `a tool call in a record of the type ${JSON.stringify(excerpt(type, 60))}, where none is read, was not read`)
}

function isCall(value: object): boolean {
  const calls = own(value, 'tool_calls')
  if (Array.isArray(calls) && calls.length > 0) return true
  const legacy = own(value, 'function_call')
  if (typeof legacy === 'object' && legacy !== null) return true
  return CALL_TYPES.has(ownString(value, 'type') ?? '') || ownString(value, 'event') === 'pre_tool' || isNamedWithArguments(value)
}

/** However it is marked: `name` and `input` are Anthropic's words for a call, `name` and `arguments` OpenAI's, `tool` and `args` the neutral format's. */
function isNamedWithArguments(value: object): boolean {
  const isNamed = ['name', 'tool'].some((key) => ownString(value, key) !== undefined)
  return isNamed && argumentKeys.some((key) => isObject(own(value, key)) || /^\s*\{/.test(ownString(value, key) ?? ''))
}
