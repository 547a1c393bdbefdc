import type { JsonObject, Place, Recorded } from '../model/event.ts'
import { isObject, own, ownString } from '../model/json.ts'
import type { GapStep, MomentStep, Step, Told } from '../model/step.ts'
import { readArguments } from './chat.ts'
import { passUnknown } from './unread-call.ts'
import { ownList } from './values.ts'

// What Claude Code's session file and its SDK messages have in common: the Anthropic content blocks and Claude Code's own texts.

/** Texts by which an error result says that the call was refused, matched at its start: tool output can quote them. */
const denials = [
  /^The user doesn't want to proceed with this tool use\./,
  /^The user doesn't want to take this action right now\./,
  /^Permission to use .{1,20000}? has been denied/s,
  /^Claude requested permissions to .{1,20000}?, but you haven't granted it yet/s,
  /^Permission prompt was aborted\./,
  /^\[Request interrupted by user for tool use\]/,
  /^PreToolUse:\S+ hook (?:blocking )?error: /,
  /^Hook '[^']{0,4000}' blocked this action/,
  /^denied by hook(?:$|[:\s])/,
]

/** Texts with which Claude Code itself fills a user message; what they begin is no prompt. */
const synthetic = [
  '<local-command-caveat>',
  '<local-command-stdout>',
  '<local-command-stderr>',
  '<bash-input>',
  '<bash-stdout>',
  '<bash-stderr>',
  '<task-notification>',
  '<system-reminder>',
  '[Request interrupted by user',
  'Caveat: The messages below',
  'This session is being continued from a previous',
  'Base directory for this skill',
]

/** The model's message: the message itself, then its calls. A tool that the provider runs itself (`server_tool_use`) meets no hook. */
export function* readAssistant(record: JsonObject, message: JsonObject, told: Told): Generator<Step> {
  const id = ownString(message, 'id') ?? ownString(record, 'requestId')
  const content = own(message, 'content')
  yield { kind: 'message', ...told, id, text: joinText(content) }
  if (typeof content !== 'string' && !Array.isArray(content)) yield badRecord(told.at, 'an assistant message has no content')
  for (const block of Array.isArray(content) ? content : []) yield* readBlock(block, told)
  if (own(record, 'isApiErrorMessage') === true) yield tellError(joinText(content), told)
}

/** The tool results of a user message, and its text when it has none: null is no text, which is no prompt. */
export function readUser(record: JsonObject, message: JsonObject, told: Told): { results: Step[]; text: string | null } {
  const content = own(message, 'content')
  if (typeof content === 'string') return { results: [], text: content }
  const blocks = ownList(message, 'content') ?? []
  const found = blocks.filter(isObject).filter((block) => ownString(block, 'type') === 'tool_result')
  // The structured result stands beside the message, so it can be told whose it is only when there is one.
  const structured = found.length === 1 ? (own(record, 'toolUseResult') ?? own(record, 'tool_use_result')) : undefined
  const denialKind = ownString(record, 'toolDenialKind')
  const results = found.map((block) => readResult(block, told, structured, denialKind))
  const text = joinText(blocks)
  return { results, text: found.length > 0 || text === '' ? null : text }
}

/** What the person typed, or null when Claude Code filled the message itself. A slash command is put together again as it was typed. */
export function readTypedText(text: string): string | null {
  const start = text.trimStart()
  if (start.startsWith('<command-name>') || start.startsWith('<command-message>')) return readSlashCommand(start)
  return synthetic.some((prefix) => start.startsWith(prefix)) ? null : text
}

/** The text parts of a content list, joined by newlines. */
export function joinText(content: unknown): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.flatMap((part) => (typeof part === 'string' ? part : (ownString(part, 'text') ?? []))).join('\n')
}

/** Claude Code records a compaction once it is done. `key` holds the size of the context before, in tokens. */
export function tellCompaction(data: JsonObject | null, key: string, told: Told): MomentStep[] {
  const tokens = own(data, key)
  const trigger = ownString(data, 'trigger')
  const facts = { ...(trigger !== undefined && { trigger }), ...(typeof tokens === 'number' && { tokensBefore: tokens }) }
  return (['pre_compact', 'post_compact'] as const).map((moment) => ({ kind: 'moment', moment, facts, synthetic: false, ...told }))
}

/** A turn failed. */
export function tellError(message: string, told: Told): MomentStep {
  return { kind: 'moment', moment: 'error', facts: { message }, synthetic: false, ...told }
}

/** A record whose shape the reader does not know, where it expected one that matters. */
export function badRecord(at: Place, detail: string): GapStep {
  return { kind: 'gap', at, gap: 'bad-record', detail }
}

function* readBlock(block: unknown, told: Told): Generator<Step> {
  const type = ownString(block, 'type')
  if (type === 'text' || type === 'thinking' || type === 'redacted_thinking') return
  if (type !== 'tool_use') {
    // A server tool runs at the model's provider: no hook of any agent sees it.
    yield type === 'server_tool_use' ? { kind: 'ignored', type: `block/${type}` } : passUnknown(block, `block/${type}`, told.at)
    return
  }
  const name = ownString(block, 'name')
  if (name === undefined) yield badRecord(told.at, 'a tool call has no name')
  else yield { kind: 'call', ...told, id: ownString(block, 'id') ?? '', name, ...readArguments(own(block, 'input')) }
}

function readResult(block: JsonObject, told: Told, structured: unknown, denialKind: string | undefined): Step {
  const text = joinText(own(block, 'content'))
  // An absent flag is success: 25,174 of 37,019 recorded results have none.
  const isError = own(block, 'is_error') === true
  const recorded = isError ? readRefusal(text, denialKind) : undefined
  return { kind: 'result', ...told, callId: ownString(block, 'tool_use_id') ?? '', text, isError, structured, recorded }
}

function readRefusal(text: string, denialKind: string | undefined): Recorded | undefined {
  if (text.startsWith('<tool_use_error>')) return 'not-run'
  return denialKind !== undefined || denials.some((denial) => denial.test(text)) ? 'denied' : undefined
}

function readSlashCommand(text: string): string | null {
  const name = readTag(text, 'command-name')
  if (name === '') return null
  const typed = readTag(text, 'command-args')
  const command = name.startsWith('/') ? name : `/${name}`
  return typed === '' ? command : `${command} ${typed}`
}

/** What stands in the text's first tag of that name; empty when there is none. */
function readTag(text: string, tag: string): string {
  const start = text.indexOf(`<${tag}>`)
  const end = text.indexOf(`</${tag}>`, start)
  return start === -1 || end === -1 ? '' : text.slice(start + tag.length + 2, end).trim()
}
