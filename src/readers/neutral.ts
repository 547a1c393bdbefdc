import type { JsonObject, Place, Recorded } from '../model/event.ts'
import { isObject, own, ownString } from '../model/json.ts'
import type { Step, ThreadRef, Told } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { excerpt } from '../text/excerpt.ts'
import { holdsCall, unreadCall } from '../transcript/unread-call.ts'
import { ownObject, writeJson } from '../transcript/values.ts'

const events = new Set(['session_start', 'prompt', 'pre_tool', 'post_tool'])

/** The neutral transcript format, into which any agent's sessions can be converted (docs/transcript-format.md). */
export const neutral: Reader = {
  id: 'neutral',
  title: 'Neutral transcript (one event per line)',
  agent: 'unknown',
  source: 'docs/transcript-format.md; schemas/transcript.schema.json',
  sign: '`event`, `session` and `agent` in each line',
  place: 'Written by a converter of yours; its own page has all keys.',
  detect,
  // A line says itself what became of its call.
  unneeded: { paths: ['result'], unlessTrue: [] },
  open() {
    const last: Owner = { id: undefined, agent: undefined }
    return { read: (line, at) => readLine(line, at, last) }
  },
}

/** Whose line was the last one: each line names its session and agent, and that is where it belongs. */
interface Owner {
  id: string | undefined
  agent: string | undefined
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => {
    const isEvent = events.has(ownString(object, 'event') ?? '')
    return isEvent && ownString(object, 'agent') !== undefined && ownString(object, 'session') !== undefined
  })
}

function* readLine(line: JsonObject, at: Place, last: Owner): Generator<Step> {
  const problem = findProblem(line)
  if (problem !== null) {
    yield holdsCall(line)
      ? unreadCall(at, `a line that seems to hold a tool call was not read: ${problem.detail}`)
      : { kind: 'gap', at, ...problem }
    return
  }
  const owner: Owner = { id: ownString(line, 'session'), agent: ownString(line, 'agent') }
  if (owner.id !== last.id || owner.agent !== last.agent) yield { kind: 'session', patch: owner }
  Object.assign(last, owner)
  const told = tell(line, at)
  const event = ownString(line, 'event')
  if (event === 'session_start') yield* readStart(line, told)
  else if (event === 'prompt') yield { kind: 'prompt', ...told, text: ownString(line, 'text') ?? '', queued: own(line, 'queued') === true }
  else if (event === 'pre_tool') yield* readCall(line, told)
  else yield readResult(line, told)
}

function findProblem(line: JsonObject): { gap: string; detail: string } | null {
  const event = own(line, 'event')
  const agent = own(line, 'agent')
  if (typeof event !== 'string' || !events.has(event))
    return { gap: 'unknown-event', detail: `no event of this format: ${excerpt(writeJson(event), 100)}` }
  if (typeof agent !== 'string') return bad(`"agent" is no string: ${writeJson(agent)}`)
  if (typeof own(line, 'session') !== 'string') return bad('"session" is no string')
  if (event === 'prompt' && typeof own(line, 'text') !== 'string') return bad('"text" is no string')
  if (event === 'pre_tool') return findCallProblem(line)
  return event === 'post_tool' && !isObject(own(line, 'result')) ? bad('"result" is no object') : null
}

function findCallProblem(line: JsonObject): { gap: string; detail: string } | null {
  if (typeof own(line, 'tool') !== 'string') return bad('"tool" is no string')
  const args = own(line, 'args')
  if (!isObject(args) && args !== null) return bad('"args" is neither an object nor null')
  const recorded = own(line, 'recorded')
  return recorded === undefined || readRecorded(recorded) ? null : bad(`"recorded" is no known word: ${writeJson(recorded)}`)
}

function bad(detail: string): { gap: string; detail: string } {
  return { gap: 'bad-record', detail: excerpt(detail, 300) }
}

function tell(line: JsonObject, at: Place): Told {
  return {
    at,
    thread: readThread(line),
    ts: ownString(line, 'ts'),
    cwd: ownString(line, 'cwd'),
    branch: ownString(line, 'branch'),
    permissionMode: ownString(line, 'permission_mode'),
    promptId: ownString(line, 'prompt_id'),
    uuid: ownString(line, 'uuid'),
  }
}

function readThread(line: JsonObject): ThreadRef | undefined {
  const id = ownString(line, 'thread')
  const agentType = ownString(line, 'agent_type')
  return id === undefined || id === 'main' ? undefined : { id, ...(agentType !== undefined && { agentType }) }
}

function* readStart(line: JsonObject, told: Told): Generator<Step> {
  const keys = {
    name: 'name',
    root: 'cwd',
    cwd: 'cwd',
    branch: 'branch',
    startedAt: 'ts',
    agentVersion: 'agent_version',
    model: 'model',
    permissionMode: 'permission_mode',
  }
  yield { kind: 'session', patch: Object.fromEntries(Object.entries(keys).map(([key, name]) => [key, ownString(line, name)])) }
  yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told }
}

function* readCall(line: JsonObject, told: Told): Generator<Step> {
  const id = ownString(own(line, 'at'), 'call') ?? ''
  yield { kind: 'call', ...told, id, name: ownString(line, 'tool') ?? '', args: ownObject(line, 'args'), raw: ownString(line, 'raw') }
  const recorded = readRecorded(own(line, 'recorded'))
  // Only a call that ran can have a result line.
  const final = recorded !== 'ran' && recorded !== 'failed'
  if (recorded) yield { kind: 'fate', at: told.at, thread: told.thread, callId: id, recorded, final }
}

function readResult(line: JsonObject, told: Told): Step {
  const result = ownObject(line, 'result')
  const isError = own(result, 'is_error')
  return {
    kind: 'result',
    ...told,
    callId: ownString(own(line, 'at'), 'call') ?? '',
    text: ownString(result, 'text') ?? '',
    isError: typeof isError === 'boolean' ? isError : null,
    structured: own(result, 'structured'),
    recorded: readRecorded(own(line, 'recorded')) ?? undefined,
  }
}

function readRecorded(value: unknown): Recorded | null {
  return value === 'ran' || value === 'failed' || value === 'denied' || value === 'not-run' || value === 'unknown' ? value : null
}
