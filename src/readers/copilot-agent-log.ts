import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { Step, Told } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { BoundedMap } from '../transcript/bounded-map.ts'
import { type ChatCall, readChatCalls } from '../transcript/chat.ts'
import { passKnown, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { ownList, ownObject } from '../transcript/values.ts'

const chunk = 'chat.completion.chunk'

/** The session log of GitHub's coding agent: pieces of OpenAI's chat API, in which a call stands whole, and once more beside its output. */
export const copilotAgentLog: Reader = {
  id: 'copilot-agent-log',
  title: 'Session log of GitHub’s coding agent',
  agent: 'copilot',
  source: 'cli/cli, pkg/cmd/agent-task/shared/log.go',
  sign: '`chat.completion.chunk` with a whole call and its output in one piece',
  place: 'What `gh agent-task view --log` reads. It holds no prompt and no folder.',
  confidence: 'partial',
  detect,
  open() {
    const log: Log = { isBegun: false, running: new BoundedMap(1_000) }
    return { read: (record, at) => readRecord(record, at, log) }
  },
}

interface Log {
  isBegun: boolean
  /** Calls without an output, by id. */
  running: BoundedMap<true>
}

/** In a stream of OpenAI's own a call comes in fragments, and never with a text. */
function detect({ objects }: Sample): boolean {
  return objects.some((object) =>
    listDeltas(object).some((delta) => {
      const { calls, broken } = readChatCalls(delta)
      return readOutput(delta) !== '' && calls.length > 0 && broken === 0 && calls.every(isWhole)
    }),
  )
}

function isWhole({ id, args }: ChatCall): boolean {
  return id !== '' && args !== null
}

function* readRecord(record: JsonObject, at: Place, log: Log): Generator<Step> {
  if (!log.isBegun) yield { kind: 'lack', at, lack: 'prompt_missing', detail: 'the log does not hold what the agent was asked' }
  log.isBegun = true
  if (ownString(record, 'object') !== chunk) {
    yield passUnknown(record, ownString(record, 'object') ?? '', at)
    return
  }
  const created = own(record, 'created')
  const ts = typeof created === 'number' && Math.abs(created) < 8.64e12 ? new Date(created * 1000).toISOString() : undefined
  for (const delta of listDeltas(record)) yield* readDelta(delta, { at, ts }, log)
}

function listDeltas(record: JsonObject): JsonObject[] {
  if (ownString(record, 'object') !== chunk) return []
  return (ownList(record, 'choices') ?? []).map((choice) => ownObject(choice, 'delta')).filter((delta) => delta !== null)
}

function* readDelta(delta: JsonObject, told: Told, log: Log): Generator<Step> {
  const { calls, broken } = readChatCalls(delta)
  const output = readOutput(delta)
  if (broken > 0) yield unreadCall(told.at, `${broken} tool calls of this piece have no name`)
  if (calls.length === 0 && broken === 0) {
    if (output === '') yield passKnown(delta, chunk, told.at)
    else yield { kind: 'message', ...told, text: output }
  }
  for (const call of calls) yield* readCall(call, output, told, log)
}

function* readCall(call: ChatCall, output: string, told: Told, { running }: Log): Generator<Step> {
  if (running.take(call.id) === undefined) yield { kind: 'call', ...told, ...call }
  if (output === '') running.set(call.id, true)
  else yield { kind: 'result', ...told, callId: call.id, text: output, isError: null }
}

function readOutput(delta: JsonObject): string {
  return ownString(delta, 'content') ?? ''
}
