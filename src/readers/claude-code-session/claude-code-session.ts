import type { JsonObject, Place } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { PromptStep, Step, Told } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { badMessage, readAssistant, readUser, tellCompaction } from '../../transcript/claude.ts'
import { readAttachedRun, readProgressRun, readStopRuns } from '../../transcript/claude-hook-runs.ts'
import { readTyped } from '../../transcript/claude-prompts.ts'
import { passKnown, passUnknown } from '../../transcript/unread-call.ts'
import { ownList, ownObject } from '../../transcript/values.ts'
import { ClaudeSession, sidechain } from './state.ts'

/** Records without meaning for a gate. New ones appear about monthly; the rest is counted as unknown. */
const sideTypes = new Set(
  `agent-color agent-name agent-setting ai-title atis-latch bridge-session
  content-replacement cost-state custom-title file-history-snapshot frame-link last-prompt marble-origami-commit marble-origami-snapshot
  mode permission-mode pr-link queue-operation relocated result speculation-accept started summary tag tools-used worktree-state`.split(
    /\s+/,
  ),
)

/** What was sent to the model: it repeats the calls of the messages before it. */
const requestTypes = new Set(['api-request', 'api-request-blob', 'api-request-shape'])

/** Claude Code's session files, with the calls of subagents wherever they are. */
export const claudeCodeSession: Reader = {
  id: 'claude-code-session',
  title: 'Claude Code’s own session files',
  agent: 'claude-code',
  source: 'https://code.claude.com/docs/en/hooks (transcript_path); record types as seen in versions 1.0 to 2.1',
  sign: '`user` or `assistant` records with a `message`, and `parentUuid` or `isSidechain`',
  place: '`~/.claude/projects/PROJECT/SESSION.jsonl`; files of subagents beside it (`SESSION/subagents/agent-*.jsonl`) are read with it.',
  detect,
  unneeded: {
    // Results, and what the record tells of them beside; thoughts; subagents' messages, and the earlier ones that are repeated with them.
    paths: `message.content[].content message.content[].source message.content[].thinking message.content[].signature toolUseResult
      data.message.message.content[].content data.message.toolUseResult data.normalizedMessages`.split(/\s+/),
    // Whether a call was refused stands in the text of its result.
    unlessTrue: ['is_error'],
  },
  open(file) {
    const state = new ClaudeSession(file)
    return { read: (record, at) => readRecord(record, at, state) }
  },
}

function detect({ objects }: Sample): boolean {
  // Qwen Code's records have the same keys; its messages have `parts`.
  if (objects.some((object) => ownList(own(object, 'message'), 'parts') !== null)) return false
  return objects.some(isSessionRecord) || (objects.length > 0 && objects.every(isSideRecord))
}

function isSessionRecord(object: JsonObject): boolean {
  const isLinked = Object.hasOwn(object, 'parentUuid') || typeof own(object, 'isSidechain') === 'boolean'
  return isLinked && ownString(object, 'sessionId') !== undefined && ownString(object, 'type') !== undefined
}

function isSideRecord(object: JsonObject): boolean {
  const type = ownString(object, 'type') ?? ''
  return (sideTypes.has(type) || requestTypes.has(type)) && ['sessionId', 'leafUuid', 'snapshot'].some((key) => Object.hasOwn(object, key))
}

function* readRecord(record: JsonObject, at: Place, state: ClaudeSession): Generator<Step> {
  const type = ownString(record, 'type') ?? ''
  yield* state.learn(record)
  const told = state.tell(record, at)
  if (type === 'assistant' || type === 'user') yield* readMessage(record, told, state)
  else if (type === 'progress') yield* readProgress(record, told, state)
  else if (type === 'attachment') yield* readAttachment(record, told)
  else if (type === 'system') yield* readSystem(record, told)
  else if (requestTypes.has(type)) yield { kind: 'ignored', type }
  else if (sideTypes.has(type)) yield passKnown(record, type, told.at)
  else yield passUnknown(record, type, told.at)
}

function* readMessage(record: JsonObject, told: Told, state: ClaudeSession): Generator<Step> {
  const message = ownObject(record, 'message')
  if (message === null) {
    yield badMessage(record, told.at, `a record of type ${ownString(record, 'type')} has no message`)
    return
  }
  if (ownString(record, 'type') === 'assistant') {
    yield* readAssistant(record, message, told)
    return
  }
  const { results, structured, others, typed } = readUser(record, message, told, state.version(record))
  yield* results
  yield* others
  yield* readAgentResult(structured, told)
  if (typed !== null && told.thread === undefined && !isMadeUp(record)) yield { kind: 'prompt', ...told, text: typed }
}

/** How many calls a subagent made. Up to 1.0.x subagents have no ids, and their calls stand between the main records. */
function* readAgentResult(structured: unknown, { at, uuid }: Told): Generator<Step> {
  const calls = own(structured, 'totalToolUseCount')
  if (typeof calls !== 'number' || !(calls > 0)) return
  const agent = ownString(structured, 'agentId')
  yield { kind: 'subagent', at, thread: agent ?? sidechain, run: agent ?? uuid ?? `line ${at.line}`, calls }
}

/** Compaction, and runs of hooks at the end of a turn; the rest has no meaning for a gate. */
function* readSystem(record: JsonObject, told: Told): Generator<Step> {
  const subtype = ownString(record, 'subtype') ?? ''
  if (subtype === 'compact_boundary') yield* tellCompaction(ownObject(record, 'compactMetadata'), 'preTokens', told)
  else if (subtype === 'stop_hook_summary') yield* readStopRuns(record, told)
  else yield passKnown(record, `system/${subtype}`, told.at)
}

/** Runs of hooks up to 2.1.8x, and subagents' messages of 2.1.12 to 2.1.81; `normalizedMessages` beside them only repeats earlier ones. */
function* readProgress(record: JsonObject, told: Told, state: ClaudeSession): Generator<Step> {
  const data = ownObject(record, 'data')
  const inner = ownObject(data, 'message')
  const id = ownString(data, 'agentId')
  const type = ownString(inner, 'type')
  const run = readProgressRun(data, ownString(record, 'toolUseID'), told)
  if (run !== null) {
    yield run
    return
  }
  if (ownString(data, 'type') !== 'agent_progress' || inner === null || id === undefined || (type !== 'assistant' && type !== 'user')) {
    const { normalizedMessages: _, ...news } = data ?? {}
    yield passKnown({ ...record, data: news }, `progress/${ownString(data, 'type') ?? ''}`, told.at)
    return
  }
  const toldByAgent = { thread: { id }, uuid: ownString(inner, 'uuid'), ts: ownString(inner, 'timestamp') ?? told.ts }
  yield* readMessage(inner, { ...told, ...toldByAgent }, state)
}

/** A prompt that was typed while the agent worked, and runs of hooks. */
function* readAttachment(record: JsonObject, told: Told): Generator<Step> {
  const attachment = ownObject(record, 'attachment')
  const type = ownString(attachment, 'type') ?? ''
  const isPrompt = type === 'queued_command' && ownString(attachment, 'commandMode') === 'prompt' && own(attachment, 'isMeta') !== true
  const typed = isPrompt && told.thread === undefined ? readTyped(own(attachment, 'prompt')) : null
  const run = readAttachedRun(attachment, told)
  if (run !== null) yield run
  else if (typed === null) yield passKnown(record, `attachment/${type}`, told.at)
  else yield { kind: 'prompt', ...told, text: typed, queued: true } satisfies PromptStep
}

/** Messages that Claude Code wrote itself. */
function isMadeUp(record: JsonObject): boolean {
  const marks = ['isMeta', 'isCompactSummary', 'isVisibleInTranscriptOnly', 'isSynthetic']
  return marks.some((mark) => own(record, mark) === true) || ownString(record, 'sourceToolUseID') !== undefined
}
