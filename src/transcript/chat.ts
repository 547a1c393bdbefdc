import type { JsonObject } from '../model/event.ts'
import { isObject, own, ownString } from '../model/json.ts'
import { parseJson } from './damage.ts'
import { holdsCall } from './unread-call.ts'
import { asObject, ownList, ownObject, writeJson } from './values.ts'

/** A call of an assistant message in the shape of OpenAI's chat API. */
export interface ChatCall {
  id: string
  name: string
  args: JsonObject | null
  raw?: string
}

/**
 * The calls of an assistant message: `tool_calls`, and the older `function_call`. Entries without a name are counted in `broken`.
 * Source: OpenAI API reference, "Chat completions", object `message`.
 */
export function readChatCalls(message: JsonObject): { calls: ChatCall[]; broken: number } {
  const legacy = ownObject(message, 'function_call')
  const listed = own(message, 'tool_calls')
  const entries = Array.isArray(listed) ? listed : listed === undefined || listed === null ? [] : [listed]
  const calls = [...entries.map(readCall), ...(legacy ? [readNamed('', legacy)] : [])]
  const whole = calls.filter((call) => call !== null)
  return { calls: whole, broken: calls.length - whole.length }
}

/** Whether a message holds a call elsewhere than where `readChatCalls` looks: in the shape of another format, or in a message that is not the model's. */
export function holdsOtherCall(message: JsonObject, role: string | undefined): boolean {
  const { tool_calls: _, function_call: __, ...rest } = message
  return holdsCall(role === 'assistant' ? rest : message)
}

/** The text of a message: a string, or the text parts of a list, joined by newlines. */
export function readChatText(message: JsonObject): string {
  const content = own(message, 'content')
  if (typeof content === 'string') return content
  const parts = ownList(message, 'content') ?? []
  return parts.flatMap((part) => (typeof part === 'string' ? part : (ownString(part, 'text') ?? []))).join('\n')
}

/** Arguments as recorded → an object, or null with their text: they are a JSON string, or already an object. */
export function readArguments(recorded: unknown): { args: JsonObject | null; raw?: string } {
  if (isObject(recorded)) return { args: recorded }
  if (typeof recorded !== 'string') return { args: null, raw: writeJson(recorded) }
  // A call without arguments is often recorded with an empty text; lecode itself reads blanks as `{}` (agent/tools/base.py).
  if (recorded.trim() === '') return { args: {} }
  const args = asObject(parseJson(recorded))
  return args === null ? { args, raw: recorded } : { args }
}

function readCall(entry: unknown): ChatCall | null {
  if (!isObject(entry)) return null
  const id = ownString(entry, 'id') ?? ''
  const custom = ownObject(entry, 'custom')
  if (custom === null) return readNamed(id, ownObject(entry, 'function') ?? entry)
  const name = ownString(custom, 'name')
  return name === undefined ? null : { id, name, args: null, raw: ownString(custom, 'input') ?? '' }
}

function readNamed(id: string, named: JsonObject): ChatCall | null {
  const name = ownString(named, 'name')
  return name === undefined ? null : { id, name, ...readArguments(own(named, 'arguments')) }
}
