import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { CallStep, Step } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { readArguments } from '../transcript/chat.ts'
import { joinText } from '../transcript/claude.ts'
import { holdsCall, passKnown, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { ownList, writeJson } from '../transcript/values.ts'

/** Cursor changes the spelling now and then. */
const callTypes = new Set(['tool_use', 'tool_call', 'tool-call'])
const resultTypes = new Set(['tool_result', 'tool-result'])

/** Tools that start a subagent: its calls are in a file of its own, which nothing links to the call. */
const subagentTools = new Set(['Agent', 'Task'])

/** The transcripts that Cursor keeps of its agents: who said what and called what, without ids, times, and mostly without results. */
export const cursorAgentTranscript: Reader = {
  id: 'cursor-agent-transcript',
  title: 'Cursor’s agent transcripts',
  agent: 'cursor',
  source: 'seen in files of Cursor 2.x; not documented',
  sign: '`role` and a `message` with a `content` list, without `type`',
  place:
    '`~/.cursor/projects/PROJECT/agent-transcripts/…/SESSION.jsonl`. They have no ids, folders and results: what became of a call is unknown.',
  confidence: 'partial',
  detect,
  open: () => ({ read: readRecord }),
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => {
    const isTurn = ['user', 'assistant'].includes(ownString(object, 'role') ?? '') && ownList(own(object, 'message'), 'content') !== null
    return isTurn && !['type', 'sessionId', 'session_id', 'uuid', 'id'].some((key) => Object.hasOwn(object, key))
  })
}

function* readRecord(record: JsonObject, at: Place): Generator<Step> {
  const role = ownString(record, 'role')
  const content = ownList(own(record, 'message'), 'content')
  if (content === null || (role !== 'user' && role !== 'assistant')) {
    const type = ownString(record, 'type') ?? role ?? ''
    yield type === 'turn_ended' ? passKnown(record, type, at) : passUnknown(record, type, at)
    return
  }
  if (role === 'assistant') yield { kind: 'message', at, text: joinText(content) }
  for (const block of content) yield* readBlock(block, role, at)
  const typed = role === 'user' ? readTyped(joinText(content.filter((block) => ownString(block, 'type') === 'text'))) : ''
  if (typed !== '') yield { kind: 'prompt', at, text: typed }
}

/** Cursor puts a tag around what a person typed, and things of its own beside it. */
function readTyped(text: string): string {
  const queries = [...text.matchAll(/<user_query>\n?(.*?)\n?<\/user_query>/gs)].map(([, query]) => query)
  return queries.length === 0 ? text : queries.join('\n')
}

function* readBlock(block: unknown, role: string, at: Place): Generator<Step> {
  const type = ownString(block, 'type') ?? ''
  if (type === 'text' || type === 'thinking') return
  if (resultTypes.has(type))
    yield { kind: 'result', at, callId: '', text: joinText(own(block, 'content')), isError: own(block, 'is_error') === true || null }
  else if (!callTypes.has(type)) yield passUnknown(block, `block/${type}`, at)
  else if (role !== 'assistant' && holdsCall(block)) yield unreadCall(at, 'a tool call in a user message, where none is read, was not read')
  else yield readCall(block, at)
}

function readCall(block: unknown, at: Place): Step {
  const name = ownString(block, 'name')
  if (name === undefined) return unreadCall(at, 'a tool call has no name')
  const read = readArguments(own(block, 'input') ?? {})
  return { kind: 'call', at, id: '', name, ...read, ...listLacks(name, read) }
}

function listLacks(name: string, { args }: Pick<CallStep, 'args'>): Pick<CallStep, 'lacks'> {
  const isRedacted = writeJson(args).includes('[REDACTED]')
  if (subagentTools.has(name)) return { lacks: isRedacted ? ['subagent_not_recorded', 'redacted'] : ['subagent_not_recorded'] }
  return isRedacted ? { lacks: ['redacted'] } : {}
}
