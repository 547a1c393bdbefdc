import type { JsonObject, Place } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { FateStep, SessionStep, Step, Told } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { badMessage, badRecord, readAssistant, readUser, tellCompaction, tellError } from '../../transcript/claude.ts'
import { readStreamedRun } from '../../transcript/claude-hook-runs.ts'
import { isQwenNotice, readTaskEnd } from '../../transcript/qwen-messages.ts'
import { passKnown, passUnknown } from '../../transcript/unread-call.ts'
import { ownList, ownObject } from '../../transcript/values.ts'
import { type Context, endFile, isInit, learn, missPrompt, startContext, tell } from './context.ts'

/** Messages without meaning for a gate. */
const sideTypes = new Set(['tool_progress', 'rate_limit_event', 'control_request', 'control_response', 'keep_alive'])

/** Pieces of messages that follow whole (--include-partial-messages). */
const pieces = 'stream_event'

/** Claude's SDK messages: `claude -p --output-format stream-json`, and the list of the same that claude-code-action leaves behind. */
export const claudeStreamJson: Reader = {
  id: 'claude-stream-json',
  title: 'Claude SDK messages (stream-json; execution_file of claude-code-action; Qwen Code’s stream-json)',
  agent: 'claude-code',
  source: 'https://code.claude.com/docs/en/headless; @anthropic-ai/claude-agent-sdk, sdk.d.ts, SDKMessage',
  sign: '`system/init` with `tools`, or messages with `parent_tool_use_id`',
  place:
    'What `claude -p --output-format stream-json --verbose` prints, and `qwen -p -o stream-json`. The `execution_file` of claude-code-action is found in the runner’s temp folder by itself.',
  detect,
  unneeded: {
    // Results, and what the message tells of them beside; thoughts; pieces of messages that follow whole.
    paths: `message.content[].content message.content[].source message.content[].thinking message.content[].signature tool_use_result
      toolUseResult event`.split(/\s+/),
    // Whether a call was refused stands in the text of its result.
    unlessTrue: ['is_error'],
  },
  open() {
    const context = startContext()
    return { read: (record, at) => readMessage(record, at, context), end: () => endFile(context) }
  },
}

function detect({ objects }: Sample): boolean {
  return objects.some(isInit) || objects.some(isMessage)
}

function isMessage(object: JsonObject): boolean {
  const type = ownString(object, 'type')
  return (type === 'assistant' || type === 'user') && ownObject(object, 'message') !== null && Object.hasOwn(object, 'parent_tool_use_id')
}

function* readMessage(record: JsonObject, at: Place, context: Context): Generator<Step> {
  const type = ownString(record, 'type') ?? ''
  const told = tell(record, at, context)
  yield* learn(record, told, context)
  if ((type === 'assistant' && told.thread === undefined) || type === 'result') yield* missPrompt(told.at, context)
  context.unfinished = type === 'result' ? null : type === 'assistant' || type === 'user' ? told.at : context.unfinished
  if (type === 'assistant' || type === 'user') yield* readConversation(record, type, told, context)
  else if (type === 'system') yield* readSystem(record, told, context)
  else if (type === 'result') yield* readEnd(record, told)
  else if (type === pieces) yield { kind: 'ignored', type }
  else if (sideTypes.has(type)) yield passKnown(record, type, told.at)
  else yield passUnknown(record, type, told.at)
}

function* readConversation(record: JsonObject, type: 'assistant' | 'user', told: Told, context: Context): Generator<Step> {
  const { version, agent } = context
  const message = ownObject(record, 'message')
  if (message === null) {
    yield badMessage(record, told.at, `a record of type ${type} has no message`)
    return
  }
  if (type === 'assistant') {
    yield* readAssistant(record, message, told)
    return
  }
  const { results, structured, others, typed } = readUser(record, message, told, version)
  yield* results
  yield* others
  for (const { callId } of results) yield* readAgentResult(structured, callId, told)
  // `isReplay` echoes a prompt of this run (--replay-user-messages) or of a resumed one: the uuid tells whether it was seen.
  if (typed === null || told.thread !== undefined || own(record, 'isSynthetic') === true) return
  if (agent === 'qwen-code' && isQwenNotice(typed)) yield { kind: 'ignored', type: 'user/notification' }
  else {
    context.isPrompted = true
    yield { kind: 'prompt', ...told, text: typed }
  }
}

/** How many calls a subagent made: they name the call that started it. */
function* readAgentResult(structured: unknown, callId: string, { at }: Told): Generator<Step> {
  const calls = own(structured, 'totalToolUseCount')
  if (typeof calls === 'number' && calls > 0) yield { kind: 'subagent', at, thread: callId, run: callId, calls }
}

function* readSystem(record: JsonObject, told: Told, context: Context): Generator<Step> {
  const run = readStreamedRun(record, told)
  if (run !== null) {
    yield run
    return
  }
  const subtype = ownString(record, 'subtype') ?? ''
  if (subtype === 'permission_denied') yield* readDenials([record], told)
  if (subtype === 'init') {
    context.cwd = ownString(record, 'cwd') ?? context.cwd
    context.permissionMode = ownString(record, 'permissionMode') ?? ownString(record, 'permission_mode') ?? context.permissionMode
    context.version = ownString(record, 'claude_code_version') ?? context.version
    yield describeSession(record, context)
    yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told }
  }
  if (subtype === 'task_notification') yield* readTaskEnd(record, told.at)
  if (subtype === 'compact_boundary') yield* tellCompaction(ownObject(record, 'compact_metadata'), 'pre_tokens', told)
  else yield passKnown(record, `system/${subtype}`, told.at)
}

function describeSession(record: JsonObject, { cwd, permissionMode }: Context): SessionStep {
  return {
    kind: 'session',
    patch: { root: cwd, permissionMode, agentVersion: ownString(record, 'claude_code_version') ?? ownString(record, 'qwen_code_version') },
  }
}

function* readEnd(record: JsonObject, told: Told): Generator<Step> {
  yield* readDenials(ownList(record, 'permission_denials') ?? [], told)
  const subtype = ownString(record, 'subtype') ?? ''
  if (own(record, 'is_error') === true) yield tellError(ownString(record, 'result') ?? subtype, told)
  else yield passKnown(record, `result/${subtype}`, told.at)
}

function* readDenials(denials: readonly unknown[], told: Told): Generator<Step> {
  for (const denial of denials) {
    const callId = ownString(denial, 'tool_use_id')
    if (callId === undefined) yield badRecord(told.at, 'a denial names no call')
    else yield { kind: 'fate', at: told.at, callId, recorded: 'denied', ...nameRefuser(denial) }
  }
}

/** `system/permission_denied` names what decided (sdk.d.ts, SDKPermissionDeniedMessage); the list at the end does not. */
function nameRefuser(denial: unknown): Pick<FateStep, 'recordedBy'> {
  const reason = ownString(denial, 'decision_reason_type')
  if (reason === undefined) return {}
  return { recordedBy: reason === 'hook' || reason === 'rule' ? reason : 'host' }
}
