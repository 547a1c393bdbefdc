import type { JsonObject, LackKind, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { ResultStep, Step, Told } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { badMessage, joinText, readAssistant } from '../transcript/claude.ts'
import { readMilliseconds } from '../transcript/times.ts'
import { checkBeside, holdsCall, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { asObject, ownList, ownObject, writeJson } from '../transcript/values.ts'

/** Amp's threads: one document with Anthropic messages, whose results have a `run`. */
export const ampThread: Reader = {
  id: 'amp-thread',
  title: 'Amp threads',
  agent: 'amp',
  source: 'https://ampcode.com/manual; thread files as git-ai reads them (src/streams/agents)',
  sign: '`messages` in an object with an `id` that begins with `T-`, or with a `messageId` each',
  place: '`~/.local/share/amp/threads/T-*.json`. What `amp -x --stream-json` prints is `claude-stream-json`.',
  detect,
  open: () => ({ read: readThread }),
}

/** Agents of their own, whose calls the thread does not hold. */
const subagentTools = new Set(['Task', 'oracle', 'librarian', 'finder', 'codebase_search_agent'])

function detect({ objects }: Sample): boolean {
  return objects.some((object) => {
    const messages = Object.hasOwn(object, 'role') ? [] : (ownList(object, 'messages') ?? [])
    const isThread = /^T-/.test(ownString(object, 'id') ?? '')
    return messages.some((message) => ownString(message, 'role') !== undefined && (isThread || own(message, 'messageId') !== undefined))
  })
}

function* readThread(thread: JsonObject, at: Place): Generator<Step> {
  const messages = ownList(thread, 'messages')
  if (messages === null) {
    yield passUnknown(thread, ownString(thread, 'type') ?? '', at)
    return
  }
  const tree = ownList(ownObject(ownObject(thread, 'env'), 'initial'), 'trees')?.[0]
  const cwd = readFileUri(ownString(tree, 'uri'))
  const [, branch] = /^refs\/heads\/(.+)$/.exec(ownString(ownObject(tree, 'repository'), 'ref') ?? '') ?? []
  const platform = ownObject(ownObject(ownObject(thread, 'env'), 'initial'), 'platform')
  const startedAt = readMilliseconds(own(thread, 'created'))
  yield {
    kind: 'session',
    patch: { id: ownString(thread, 'id'), root: cwd, cwd, branch, startedAt, agentVersion: ownString(platform, 'clientVersion') },
  }
  yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, at }
  for (const message of messages) yield* readMessage(message, at)
  const { messages: _, ...beside } = thread
  if (holdsCall(beside)) yield unreadCall(at, 'a tool call beside the messages was not read')
}

function* readMessage(value: unknown, at: Place): Generator<Step> {
  const message = asObject(value)
  const role = ownString(message, 'role')
  const ts = ownString(ownObject(message, 'usage'), 'timestamp') ?? readMilliseconds(own(ownObject(message, 'meta'), 'sentAt'))
  const told: Told = { at, ts }
  if (message !== null) yield* checkBeside(message, at)
  if (message === null) yield badMessage(value, at, 'a message is no object')
  else if (role === 'assistant') yield* readCalls(message, told)
  else if (role === 'user') yield* readUser(message, told)
  else yield passUnknown(message, `message/${role}`, at)
}

function* readCalls(message: JsonObject, told: Told): Generator<Step> {
  const broken = new Set(
    (ownList(message, 'content') ?? []).filter((block) => own(block, 'complete') === false).map((block) => ownString(block, 'id')),
  )
  for (const step of readAssistant({}, message, told)) {
    if (step.kind !== 'call') yield step
    else yield { ...step, lacks: [...listLacks(step.name), ...(broken.has(step.id) ? (['args_truncated'] as const) : [])] }
  }
}

function listLacks(name: string): LackKind[] {
  return subagentTools.has(name) ? ['subagent_not_recorded'] : []
}

function* readUser(message: JsonObject, told: Told): Generator<Step> {
  const blocks = ownList(message, 'content') ?? [{ type: 'text', text: own(message, 'content') }]
  for (const block of blocks) {
    const type = ownString(block, 'type') ?? ''
    if (type === 'tool_result') yield* readResult(block, told)
    else if (type !== 'text' && type !== 'image') yield passUnknown(block, `block/${type}`, told.at)
  }
  const typed = blocks.filter((block) => ownString(block, 'type') === 'text')
  if (typed.length > 0) yield { kind: 'prompt', ...told, text: joinText(typed) }
}

function* readResult(block: unknown, told: Told): Generator<Step> {
  const run = ownObject(block, 'run')
  const value = own(run, 'result') ?? ownString(ownObject(run, 'error'), 'message') ?? own(run, 'error')
  const text = typeof value === 'string' ? value : writeJson(value)
  if (holdsCall(own(run, 'progress')))
    yield unreadCall(told.at, 'a tool call in the progress of another one, where none is read, was not read')
  const callId = ownString(block, 'toolUseID') ?? ''
  yield { kind: 'result', ...told, callId, text, structured: own(run, 'result'), ...readStatus(ownString(run, 'status')) }
}

/** A cancelled call may have done some of its work. */
function readStatus(status: string | undefined): Pick<ResultStep, 'isError' | 'recorded' | 'recordedBy' | 'permission'> {
  if (status === 'done') return { isError: false }
  if (status === 'error') return { isError: true }
  if (status === 'rejected-by-user') return { isError: true, recorded: 'denied', recordedBy: 'user', permission: 'deny' }
  return { isError: null, recorded: 'unknown' }
}

/** `file:///C:/x` is `C:/x`. */
function readFileUri(uri: string | undefined): string | undefined {
  const [, path] = /^file:\/\/(\/.*)$/.exec(uri ?? '') ?? []
  if (path === undefined) return undefined
  try {
    return decodeURIComponent(path).replace(/^\/(?=[A-Za-z]:)/, '')
  } catch {
    // A stray `%`: the path as it stands.
    return path
  }
}
