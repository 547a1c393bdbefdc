import type { JsonObject, MomentFacts, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { ResultStep, SessionStep, Step, Told } from '../model/step.ts'
import type { Reader, Sample, SourceFile } from '../model/transcript.ts'
import { BoundedMap } from '../transcript/bounded-map.ts'
import { readArguments } from '../transcript/chat.ts'
import { badMessage } from '../transcript/claude.ts'
import { listResponses, listTexts, readCancellation, readErrorType, readResponse } from '../transcript/gemini.ts'
import { passKnown, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { ownList, ownObject } from '../transcript/values.ts'

/** Whole texts that Qwen Code puts beside what was typed. */
const ownTexts = /^\s*<(qwen:[\w-]+|system-reminder|session_context|hook_context)>.*<\/\1>\s*$/s

/** User messages that nobody typed. */
const madeUp = new Set(['notification', 'cron', 'goal', 'hook_context'])

/** Qwen Code's session files. Its stream-json is made of Claude's SDK messages. */
export const qwenCodeSession: Reader = {
  id: 'qwen-code-session',
  title: 'Qwen Code’s own session files',
  agent: 'qwen-code',
  source: 'QwenLM/qwen-code, packages/core/src/services/chatRecordingService.ts; files of 0.21 and 0.24',
  sign: '`sessionId`, and a `message` with `parts` or a `systemPayload`',
  place: '`~/.qwen/projects/PROJECT/chats/SESSION.jsonl`; subagents in `subagents/SESSION/agent-*.jsonl` beside `chats`.',
  detect,
  open(file) {
    const context: Context = { file, learnt: {}, answers: new BoundedMap(1_000) }
    return { read: (record, at) => readRecord(record, at, context) }
  },
}

/** The session as told so far, and how persons answered about calls that have no result yet. */
interface Context {
  file: SourceFile
  learnt: SessionStep['patch']
  answers: BoundedMap<MomentFacts['decision']>
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => {
    const isSystem = ownString(object, 'type') === 'system' && ownObject(object, 'systemPayload') !== null
    const isMessage = ownList(own(object, 'message'), 'parts') !== null
    return (isSystem || isMessage) && ownString(object, 'sessionId') !== undefined && Object.hasOwn(object, 'parentUuid')
  })
}

function* readRecord(record: JsonObject, at: Place, context: Context): Generator<Step> {
  const type = ownString(record, 'type') ?? ''
  const told = tell(record, at, context)
  yield* learn(record, context)
  if (type === 'user') yield* readUser(record, told)
  else if (type === 'assistant') yield* readAnswer(record, told)
  else if (type === 'tool_result') yield* readResults(record, told, context)
  else if (type === 'system') yield* readSystem(record, told, context)
  else yield passUnknown(record, type, at)
}

function tell(record: JsonObject, at: Place, { file }: Context): Told {
  const agent = own(record, 'isSidechain') === true ? ownString(record, 'agentId') : undefined
  const thread = file.subagent ?? (agent === undefined ? undefined : { id: agent, agentType: ownString(record, 'agentName') })
  const where = { cwd: ownString(record, 'cwd'), branch: ownString(record, 'gitBranch') }
  return { at, thread, ...where, ts: ownString(record, 'timestamp'), uuid: ownString(record, 'uuid') }
}

function* learn(record: JsonObject, { file, learnt }: Context): Generator<SessionStep> {
  if (file.subagent !== undefined) return
  const patch: SessionStep['patch'] = {
    id: ownString(record, 'sessionId'),
    agentVersion: ownString(record, 'version'),
    root: ownString(record, 'cwd'),
    branch: ownString(record, 'gitBranch'),
    startedAt: ownString(record, 'timestamp'),
    name: ownString(ownObject(record, 'systemPayload'), 'customTitle'),
  }
  const known = new Map(Object.entries(learnt))
  const news = Object.entries(patch).filter(([key, value]) => value !== undefined && (key === 'name' || !known.has(key)))
  if (news.length === 0) return
  Object.assign(learnt, Object.fromEntries(news))
  yield { kind: 'session', patch: Object.fromEntries(news) }
}

function* readUser(record: JsonObject, told: Told): Generator<Step> {
  const subtype = ownString(record, 'subtype') ?? ''
  const isTyped = told.thread === undefined && (ownString(record, 'provenance') ?? 'real_user') === 'real_user' && !madeUp.has(subtype)
  const typed = ownString(ownObject(record, 'systemPayload'), 'displayText') ?? joinTyped(own(record, 'message'))
  if (!isTyped || typed === '') yield passKnown(record, `user/${subtype}`, told.at)
  else yield { kind: 'prompt', ...told, text: typed, queued: subtype === 'mid_turn_user_message' }
}

function joinTyped(message: unknown): string {
  return listTexts(own(message, 'parts'))
    .filter((text) => !ownTexts.test(text))
    .join('\n')
}

/** Several records of one message share its uuid. */
function* readAnswer(record: JsonObject, told: Told): Generator<Step> {
  const parts = ownList(own(record, 'message'), 'parts')
  yield { kind: 'message', ...told, id: told.uuid, text: listTexts(parts).join('\n') }
  if (parts === null) yield badMessage(record, told.at, 'an assistant message has no parts')
  for (const part of parts ?? []) {
    const call = ownObject(part, 'functionCall')
    const name = ownString(call, 'name')
    if (call === null) {
      if (ownString(part, 'text') === undefined) yield passUnknown(part, 'part', told.at)
    } else if (name === undefined) yield unreadCall(told.at, 'a tool call has no name')
    else yield { kind: 'call', ...told, id: ownString(call, 'id') ?? '', name, ...readArguments(own(call, 'args') ?? {}) }
  }
}

function* readResults(record: JsonObject, told: Told, { answers }: Context): Generator<Step> {
  const outcome = ownObject(record, 'toolCallResult')
  for (const response of listResponses(own(ownObject(record, 'message'), 'parts'))) {
    const callId = ownString(response, 'id') ?? ''
    const structured = own(outcome, 'resultDisplay')
    yield { kind: 'result', ...told, callId, structured, ...readOutcome(outcome, response), permission: answers.take(callId) }
  }
}

/** `executionStatus` and `errorType` are Qwen Code's own words; no tool can set them. */
function readOutcome(outcome: JsonObject | null, response: unknown): Pick<ResultStep, 'text' | 'isError' | 'recorded' | 'recordedBy'> {
  const { text, isError } = readResponse(response)
  const status = ownString(outcome, 'status')
  if (status === 'cancelled') return { text, isError: true, ...readCancellation(text) }
  const isFailed = isError || status === 'error'
  const fate = isFailed ? readErrorType(ownString(outcome, 'errorType'), text) : {}
  const hasBegun = ownString(outcome, 'executionStatus') !== 'not_started'
  return { text, isError: isFailed, ...(hasBegun || fate.recorded !== undefined ? fate : { recorded: 'not-run' }) }
}

function* readSystem(record: JsonObject, told: Told, context: Context): Generator<Step> {
  const subtype = ownString(record, 'subtype') ?? ''
  const payload = ownObject(record, 'systemPayload')
  if (subtype === 'ui_telemetry') yield* readTelemetry(ownObject(payload, 'uiEvent'), told, context)
  else if (subtype === 'chat_compression') yield* readCompaction(payload, told)
  else yield passKnown(record, `system/${subtype}`, told.at)
}

/** It repeats each call of the session and of its subagents, beside how a person answered about it. */
function* readTelemetry(event: JsonObject | null, told: Told, { answers }: Context): Generator<Step> {
  const callId = ownString(event, 'call_id')
  const answer = readDecision(ownString(event, 'decision'))
  if (callId !== undefined && answer !== undefined) answers.set(callId, answer)
  // `SESSION#AGENT#ROUND`, while a session's own prompts have nothing between their marks.
  const agent = /^[^#]*#([^#]+)#\d+$/.exec(ownString(event, 'prompt_id') ?? '')?.[1]
  if (agent !== undefined && callId !== undefined) yield { kind: 'subagent', at: told.at, thread: agent, run: callId, calls: 1 }
  yield { kind: 'ignored', type: 'system/ui_telemetry' }
}

/** Where nobody was asked (`auto_accept`), there is no answer. */
function readDecision(decision: string | undefined): MomentFacts['decision'] {
  if (decision === 'reject') return 'deny'
  return decision === 'accept' || decision === 'modify' ? 'allow_once' : undefined
}

/** The history that is kept beside repeats calls. */
function* readCompaction(payload: JsonObject | null, told: Told): Generator<Step> {
  const tokens = own(ownObject(payload, 'info'), 'originalTokenCount')
  const facts = typeof tokens === 'number' ? { tokensBefore: tokens } : {}
  yield { kind: 'moment', moment: 'pre_compact', facts, synthetic: false, ...told }
  yield { kind: 'moment', moment: 'post_compact', facts, synthetic: false, ...told }
}
