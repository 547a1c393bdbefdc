import type { JsonObject, Place } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { Step, Told } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { badMessage, joinText, tellError } from '../../transcript/claude.ts'
import { passKnown, passUnknown } from '../../transcript/unread-call.ts'
import { ownObject } from '../../transcript/values.ts'
import { CursorCalls } from './calls.ts'

/** What Cursor's command line prints. A call stands under its kind: `{ shellToolCall: { args, result } }`. */
export const cursorStreamJson: Reader = {
  id: 'cursor-stream-json',
  title: 'Cursor’s stream-json',
  agent: 'cursor',
  source: 'https://cursor.com/docs/cli/reference/output-format; files of 2026-02',
  sign: '`tool_call` with `started` or `completed`, `thinking` records, or `system/init` without `tools`',
  place:
    'What `cursor-agent -p --output-format stream-json` prints. What an edit writes stands only in its result, and calls of subagents are not in it.',
  detect,
  open() {
    const calls = new CursorCalls()
    return {
      read: (record, at) => calls.keepOrder(readRecord(record, at, calls)),
      end: () => calls.end(),
    }
  },
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => isCall(object) || isThought(object) || isInit(object))
}

function isCall(object: JsonObject): boolean {
  const isPhase = ['started', 'completed'].includes(ownString(object, 'subtype') ?? '')
  return ownString(object, 'type') === 'tool_call' && isPhase && ownObject(object, 'tool_call') !== null
}

function isThought(object: JsonObject): boolean {
  const isPhase = ['delta', 'completed'].includes(ownString(object, 'subtype') ?? '')
  return ownString(object, 'type') === 'thinking' && isPhase && ownString(object, 'session_id') !== undefined
}

/** Claude Code's `init` tells more than Cursor's. */
function isInit(object: JsonObject): boolean {
  const isStart = ownString(object, 'type') === 'system' && ownString(object, 'subtype') === 'init'
  const isClaude = ['tools', 'mcp_servers', 'uuid', 'claude_code_version'].some((key) => Object.hasOwn(object, key))
  return isStart && !isClaude && ['session_id', 'cwd'].every((key) => ownString(object, key) !== undefined)
}

function* readRecord(record: JsonObject, at: Place, calls: CursorCalls): Generator<Step> {
  const type = ownString(record, 'type') ?? ''
  const subtype = ownString(record, 'subtype') ?? ''
  const told: Told = { at, ts: readMilliseconds(record) }
  if (type === 'tool_call') yield* calls.read(record, told)
  else if (type === 'assistant') yield* readAnswer(record, told, calls)
  else if (type === 'user') yield* readPrompt(record, told, calls)
  else if (type === 'system' && subtype === 'init') yield* readInit(record, told)
  else if (type === 'result' && own(record, 'is_error') === true) yield tellError(ownString(record, 'result') ?? subtype, told)
  // The result repeats all that was said.
  else if (type === 'result') yield passKnown(record, `result/${subtype}`, at)
  else if (type === 'thinking') yield passKnown(record, type, at)
  else yield passUnknown(record, `${type}/${subtype}`, at)
}

function readMilliseconds(record: JsonObject): string | undefined {
  const time = own(record, 'timestamp_ms')
  return typeof time === 'number' && Math.abs(time) < 8.64e15 ? new Date(time).toISOString() : undefined
}

function* readInit(record: JsonObject, told: Told): Generator<Step> {
  const permissionMode = ownString(record, 'permissionMode')
  yield { kind: 'session', patch: { id: ownString(record, 'session_id'), root: ownString(record, 'cwd'), permissionMode } }
  yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told }
}

function* readPrompt(record: JsonObject, told: Told, calls: CursorCalls): Generator<Step> {
  calls.release()
  const text = joinText(own(ownObject(record, 'message'), 'content'))
  if (text === '') yield passKnown(record, 'user', told.at)
  else yield { kind: 'prompt', ...told, text }
}

function* readAnswer(record: JsonObject, told: Told, calls: CursorCalls): Generator<Step> {
  const content = own(ownObject(record, 'message'), 'content')
  yield* calls.speak(record, told, joinText(content))
  if (typeof content !== 'string' && !Array.isArray(content)) yield badMessage(record, told.at, 'an assistant message has no content')
  for (const block of Array.isArray(content) ? content : []) {
    const type = ownString(block, 'type')
    if (type !== 'text') yield passUnknown(block, `block/${type}`, told.at)
  }
}
