import type { JsonObject, Place } from '../model/event.ts'
import { isObject, own, ownString } from '../model/json.ts'
import type { GapStep, MomentStep, ResultStep, Step, Told } from '../model/step.ts'
import { readArguments } from './chat.ts'
import { readTyped, tellsInterrupt } from './claude-prompts.ts'
import { nameRefuser, type ResultRecord, readRefusal } from './claude-refusals.ts'
import { tellBlackedOut } from './redaction.ts'
import { holdsCall, passUnknown, unreadCall } from './unread-call.ts'
import { ownList } from './values.ts'

// What Claude Code's session file and its SDK messages have in common: the Anthropic content blocks and what Claude Code writes beside them.

/** The model's message: the message itself, then its calls. A tool that the provider runs itself (`server_tool_use`) meets no hook. */
export function* readAssistant(record: JsonObject, message: JsonObject, told: Told): Generator<Step> {
  const id = ownString(message, 'id') ?? ownString(record, 'requestId')
  const content = own(message, 'content')
  yield { kind: 'message', ...told, id, text: joinText(content) }
  if (typeof content !== 'string' && !Array.isArray(content)) yield badMessage(content, told.at, 'an assistant message has no content')
  for (const block of Array.isArray(content) ? content : []) yield* readBlock(block, told)
  if (own(record, 'isApiErrorMessage') === true) yield tellError(joinText(content), told)
}

/**
 * The tool results of a user message, what it says of subagents, what else it tells (an interrupt, a call out of place), and what a person typed
 * in it, or null.
 * `version` is Claude Code's own, when known.
 */
export function readUser(
  record: JsonObject,
  message: JsonObject,
  told: Told,
  version: string | undefined,
): { results: ResultStep[]; structured: unknown; others: Step[]; typed: string | null } {
  const content = own(message, 'content')
  const blocks = Array.isArray(content) ? content.filter(isObject) : []
  const found = blocks.filter((block) => ownString(block, 'type') === 'tool_result')
  // What stands beside the message can be told whose it is only when there is one result.
  const single = found.length === 1 ? record : {}
  const structured = own(single, 'toolUseResult') ?? own(single, 'tool_use_result')
  const results = found.map((block) => readResult(block, told, { structured, version, ...readDecision(record, single, block) }))
  const isInterrupt = told.thread === undefined && tellsInterrupt(content)
  const others: Step[] = isInterrupt ? [{ kind: 'moment', moment: 'interrupt', facts: {}, synthetic: false, ...told }] : []
  if (holdsCall(Array.isArray(content) ? content.filter((block) => ownString(block, 'type') !== 'tool_result') : content))
    others.push(unreadCall(told.at, 'a tool call in a user message, where none is read, was not read'))
  return { results, structured, others, typed: readTyped(content) }
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

/** As `badRecord`; but a call may be seen in what was found instead. */
export function badMessage(found: unknown, at: Place, detail: string): GapStep {
  return holdsCall(found) ? unreadCall(at, `${detail} that can be read, but a tool call`) : badRecord(at, detail)
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
  const input = own(block, 'input')
  if (name === undefined) yield unreadCall(told.at, 'a tool call has no name')
  else yield { kind: 'call', ...told, id: ownString(block, 'id') ?? '', name, ...readArguments(input), ...tellBlackedOut(input) }
}

function readResult(block: JsonObject, told: Told, beside: Omit<ResultRecord, 'text'>): ResultStep {
  const text = joinText(own(block, 'content'))
  // An absent flag is success: 25,174 of 37,019 recorded results have none.
  const isError = own(block, 'is_error') === true
  const recorded = isError ? readRefusal({ text, ...beside }) : undefined
  const recordedBy = recorded === undefined ? undefined : nameRefuser({ text, ...beside })
  const callId = ownString(block, 'tool_use_id') ?? ''
  return { kind: 'result', ...told, callId, text, isError, structured: beside.structured, recorded, ...(recordedBy && { recordedBy }) }
}

/** What was decided about the call: in session files beside the only result, in SDK messages in a list by call id. */
function readDecision(
  record: JsonObject,
  single: JsonObject,
  block: JsonObject,
): Pick<ResultRecord, 'denialKind' | 'decision' | 'source' | 'reason'> {
  const id = ownString(block, 'tool_use_id')
  const listed = (ownList(record, 'tool_result_meta') ?? []).filter((entry) => id !== undefined && ownString(entry, 'id') === id)
  const meta = listed.length === 1 ? listed[0] : undefined
  const decided = own(single, 'permissionDecision') ?? own(meta, 'permission_decision')
  return {
    denialKind: ownString(single, 'toolDenialKind') ?? ownString(meta, 'non_execution_kind'),
    decision: ownString(decided, 'decision'),
    source: ownString(decided, 'source'),
    reason: ownString(decided, 'reasonCode'),
  }
}
