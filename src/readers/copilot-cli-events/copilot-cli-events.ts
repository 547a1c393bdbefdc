import type { JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { CallStep, MomentStep, Step } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { readArguments } from '../../transcript/chat.ts'
import { tellError } from '../../transcript/claude.ts'
import { passKnown, passUnknown, unreadCall } from '../../transcript/unread-call.ts'
import { ownList, ownObject } from '../../transcript/values.ts'
import { type CopilotRecord, CopilotSession } from './state.ts'

/** Events without meaning for a gate; what is ephemeral is besides repeated whole. */
const sideTypes = /^(?:session|assistant|system|hook|permission|subagent|tool|model|mcp|skill|command|commands)\.\w+|^(?:result|abort)$/

/** They repeat the calls of a message: in pieces, as asked about, or as shown to a hook. */
const repeats = new Set(['assistant.tool_call_delta', 'hook.start', 'hook.progress', 'permission.requested'])

/** The events of GitHub Copilot: the session file of its command line, what that prints, and the transcripts of VS Code. */
export const copilotCliEvents: Reader = {
  id: 'copilot-cli-events',
  title: 'GitHub Copilot’s session events (command line, and VS Code’s `transcripts`)',
  agent: 'copilot',
  source: '@github/copilot-sdk 1.0.14, generated/session-events.d.ts; files of 0.0.420 to 1.0.102',
  sign: 'records with `type` (`session.start`, `assistant.message`, …), `data` and `parentId`',
  place:
    '`~/.copilot/session-state/SESSION/events.jsonl`; what `copilot -p --output-format json` prints; `GitHub.copilot-chat/transcripts/SESSION.jsonl` of VS Code.',
  detect,
  open(file) {
    const session = new CopilotSession(file)
    return { read: (record, at) => readRecord(session.receive(record, at), session) }
  },
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => isEvent(object) || isEnd(object))
}

function isEvent(object: JsonObject): boolean {
  const isNamed = /^(?:session|user|assistant|tool|hook|permission|subagent|system|model)\.\w+$/.test(ownString(object, 'type') ?? '')
  return isNamed && ownObject(object, 'data') !== null && Object.hasOwn(object, 'parentId') && ownString(object, 'timestamp') !== undefined
}

/** The last line of the printed stream, the only one that is no event. */
function isEnd(object: JsonObject): boolean {
  return (
    ownString(object, 'type') === 'result' && ownString(object, 'sessionId') !== undefined && typeof own(object, 'exitCode') === 'number'
  )
}

function* readRecord(event: CopilotRecord, session: CopilotSession): Generator<Step> {
  const { type, data, told, record } = event
  switch (type) {
    case 'session.start':
    case 'session.resume':
    case 'session.context_changed':
    case 'session.permissions_changed':
    case 'result':
      yield* session.learn(event)
      yield* readStart(event)
      return
    case 'user.message':
      yield* readPrompt(event)
      return
    case 'assistant.message':
      yield* readMessage(event, session)
      return
    case 'tool.execution_start':
    case 'tool.user_requested':
    case 'external_tool.requested':
      yield* readCall(data, 'toolName', event, session)
      return
    case 'tool.execution_complete':
      yield session.finish(event)
      return
    case 'permission.completed':
      yield* session.settle(event)
      return
    case 'hook.end':
      yield session.endHook(event)
      return
    case 'subagent.started':
      yield makeMoment(event, 'subagent_start', {})
      return
    case 'subagent.completed':
    case 'subagent.failed':
      yield makeMoment(event, 'subagent_end', {})
      return
    case 'abort':
      yield makeMoment(event, 'interrupt', {})
      return
    case 'session.error':
      yield tellError(ownString(data, 'message') ?? '', told)
      return
    case 'session.compaction_complete':
      yield* readCompaction(event)
      return
  }
  if (repeats.has(type)) yield { kind: 'ignored', type }
  else yield sideTypes.test(type) ? passKnown(record, type, told.at) : passUnknown(record, type, told.at)
}

function* readStart(event: CopilotRecord): Generator<Step> {
  if (event.type === 'session.start' || event.type === 'session.resume')
    yield makeMoment(event, 'session_start', { trigger: event.type === 'session.start' ? 'startup' : 'resume' })
  else yield passKnown(event.record, event.type, event.told.at)
}

/** `source` names who else than a person wrote it: an agent, a skill, Copilot itself. */
function* readPrompt({ data, type, told }: CopilotRecord): Generator<Step> {
  const source = ownString(data, 'source') ?? 'user'
  const isTyped = told.thread === undefined && source === 'user' && own(data, 'isAutopilotContinuation') !== true
  if (!isTyped) yield { kind: 'ignored', type: `${type} of ${source.replace(/-.*/s, '')}` }
  else yield { kind: 'prompt', ...told, text: ownString(data, 'content') ?? '', queued: ownString(data, 'delivery') === 'steering' }
}

function* readMessage(event: CopilotRecord, session: CopilotSession): Generator<Step> {
  const { data, told } = event
  const requests = ownList(data, 'toolRequests') ?? []
  // Recorded behind the start of its own calls, the message ends none.
  const isLate = requests.some((request) => session.awaitsMessage(ownString(request, 'toolCallId')))
  if (!isLate) yield { kind: 'message', ...told, id: ownString(data, 'messageId'), text: ownString(data, 'content') }
  for (const request of requests) yield* readCall(request, 'name', event, session)
}

/** A call as requested or, where no message requested it, as it began. */
function* readCall(request: unknown, nameKey: string, event: CopilotRecord, session: CopilotSession): Generator<Step> {
  const { type, told } = event
  const name = ownString(request, nameKey)
  if (name === undefined) {
    yield unreadCall(told.at, 'a tool call has no name')
    return
  }
  const call = { id: ownString(request, 'toolCallId') ?? '', name, ...readInput(request) }
  if (session.begin(call, event)) yield { kind: 'call', ...told, ...call }
  else yield { kind: 'ignored', type: `${type} of a known call` }
}

/** A tool with a grammar of its own (`apply_patch`) is given a text. */
function readInput(request: unknown): Pick<CallStep, 'args' | 'raw'> {
  const recorded = own(request, 'arguments')
  if (recorded === undefined) return { args: {} }
  const read = readArguments(recorded)
  return read.args === null && ownString(request, 'type') === 'custom' && typeof recorded === 'string'
    ? { args: { input: recorded } }
    : read
}

function* readCompaction(event: CopilotRecord): Generator<Step> {
  if (own(event.data, 'success') === false) {
    yield passKnown(event.record, event.type, event.told.at)
    return
  }
  const tokens = own(event.data, 'preCompactionTokens')
  const facts = typeof tokens === 'number' ? { tokensBefore: tokens } : {}
  yield makeMoment(event, 'pre_compact', facts)
  yield makeMoment(event, 'post_compact', facts)
}

function makeMoment({ told }: CopilotRecord, moment: MomentStep['moment'], facts: MomentStep['facts']): MomentStep {
  return { kind: 'moment', moment, facts, synthetic: false, ...told }
}
