import type { JsonObject } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import { ownList } from './values.ts'

// Cline, Roo Code and Kilo Code store Anthropic messages, but their calls may be text: readers of plain messages would miss them.

/** A tool's name in a call that is text, and the first of its parameters. Every name of theirs has two words or more. */
export const xmlCallStart = /<([a-z]+(?:_[a-z]+)+)>\s*<(?:[a-z]+(?:_[a-z]+)*>|\/\1>)/g

/** Whether a message is surely one of Cline's: by what it stores beside the content, what it adds to prompts, or a call that is text. */
export function isClineMessage(message: JsonObject): boolean {
  const role = ownString(message, 'role')
  const content = ownList(message, 'content')
  if (content === null || (role !== 'user' && role !== 'assistant') || Object.hasOwn(message, 'messageId')) return false
  if (typeof own(message, 'ts') === 'number' || Object.hasOwn(message, 'modelInfo')) return true
  const texts = content.map((block) => ownString(block, 'text') ?? '')
  if (role === 'user') return texts.some((text) => /^\s*<(?:environment_details|task)>\n/.test(text))
  return texts.some((text) => text.search(xmlCallStart) !== -1)
}
