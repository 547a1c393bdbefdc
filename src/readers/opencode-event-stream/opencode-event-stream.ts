import type { JsonObject, MomentFacts, Place } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { Step } from '../../model/step.ts'
import type { OpenReader, Reader, Sample } from '../../model/transcript.ts'
import { OpencodeSessions, tellFailure } from '../../transcript/opencode.ts'
import { readMilliseconds } from '../../transcript/times.ts'
import { passKnown, passUnknown } from '../../transcript/unread-call.ts'
import { ownObject } from '../../transcript/values.ts'
import { ToolStates } from './tool-states.ts'

/** Families of events that are about sessions; the others are about the server, the editor and the terminal. */
const spoken = /^(?:session|message|permission)\./
const silent =
  /^(?:server|lsp|tui|pty|installation|file|vcs|mcp|todo|project|worktree|workspace|ide|command|question|global|session|message|permission)\./

/** Questions whose answer may still come. */
const rememberedQuestions = 1_000

/** Reply words of `permission.replied`. */
const decisions: Record<string, MomentFacts['decision']> = { once: 'allow_once', always: 'allow_always', reject: 'deny' }

/** The events of OpenCode's bus, as its server streams them. */
export const opencodeEventStream: Reader = {
  id: 'opencode-event-stream',
  title: 'OpenCode’s event stream',
  agent: 'opencode',
  source: 'https://opencode.ai/docs/server (GET /event); @opencode-ai/sdk, types.gen.ts, Event',
  sign: '`message.updated`, `message.part.updated`, `session.…` or `permission.…` events with `properties`, bare or below `event`',
  place: 'A log of the server’s `/event`, one event a line; `data:` before it does no harm.',
  detect,
  open,
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => {
    const event = readEvent(object)
    return spoken.test(ownString(event, 'type') ?? '') && ownObject(event, 'properties') !== null
  })
}

/** Some recorders wrap it, and say when it came and for which folder. */
function readEvent(record: JsonObject): JsonObject {
  return ownObject(record, 'event') ?? ownObject(record, 'payload') ?? record
}

function open(): OpenReader {
  const stream = new Stream()
  return { read: (record, at) => stream.read(record, at), end: () => stream.end() }
}

class Stream {
  readonly #sessions = new OpencodeSessions()
  readonly #tools = new ToolStates()
  /** Calls about which somebody was asked, by the question's id; and what the answer was, by call. */
  readonly #asked = new Map<string, string>()
  readonly #answers = new Map<string, MomentFacts['decision']>();

  *read(record: JsonObject, at: Place): Generator<Step> {
    const event = readEvent(record)
    const type = ownString(event, 'type') ?? ''
    const properties = ownObject(event, 'properties') ?? {}
    const info = ownObject(properties, 'info')
    const part = ownObject(properties, 'part')
    const session = ownString(properties, 'sessionID') ?? ownString(info, 'sessionID') ?? ownString(part, 'sessionID')
    const ts = readMilliseconds(own(record, 'timestamp'))
    if ((type === 'session.created' || type === 'session.updated') && info !== null) {
      yield* this.#sessions.takeSession(info, at)
      return
    }
    if (session !== undefined) yield* this.#sessions.enter(session, ownString(record, 'projectDirectory') ?? ownString(record, 'directory'))
    if (type === 'message.updated' && info !== null) yield* this.#sessions.takeMessage(info, at)
    else if (type === 'message.part.updated' && part !== null) yield* this.#takePart(part, session ?? '', at, ts)
    else if (type === 'permission.asked' || type === 'permission.updated') yield this.#ask(properties, type)
    else if (type === 'permission.replied') yield* this.#answer(properties, at)
    else if (type === 'session.error' && session !== undefined) yield this.#fail(properties, session, at, ts)
    else yield silent.test(type) ? passKnown(event, type, at) : passUnknown(event, type, at)
  }

  *end(): Generator<Step> {
    yield* this.#tools.end((session) => this.#sessions.enter(session))
    yield* this.#sessions.end()
  }

  *#takePart(part: JsonObject, session: string, at: Place, ts: string | undefined): Generator<Step> {
    if (ownString(part, 'type') !== 'tool') {
      yield* this.#sessions.takePart(part, at, ts)
      return
    }
    const told = { ...this.#sessions.tell(session, at, ts), uuid: `${ownString(part, 'messageID') ?? ''}/${ownString(part, 'id') ?? ''}` }
    for (const step of this.#tools.take(part, session, told, (tool) => this.#sessions.noteChild(tool))) {
      if (step.kind === 'result') step.permission = this.#answers.get(step.callId)
      if (step.kind === 'result') this.#answers.delete(step.callId)
      yield step
    }
  }

  /** Told with the call's result, where it is answered: a question alone decides nothing. */
  #ask(question: JsonObject, type: string): Step {
    const call = ownString(own(question, 'tool'), 'callID') ?? ownString(question, 'callID')
    const id = ownString(question, 'id')
    if (call !== undefined && id !== undefined && this.#asked.size < rememberedQuestions) this.#asked.set(id, call)
    return { kind: 'ignored', type }
  }

  *#answer(reply: JsonObject, at: Place): Generator<Step> {
    const id = ownString(reply, 'requestID') ?? ownString(reply, 'permissionID') ?? ''
    const call = this.#asked.get(id)
    this.#asked.delete(id)
    const decision = decisions[ownString(reply, 'reply') ?? ownString(reply, 'response') ?? '']
    if (call !== undefined && decision !== undefined && this.#answers.size < rememberedQuestions) this.#answers.set(call, decision)
    if (call === undefined || decision !== 'deny') yield { kind: 'ignored', type: 'permission.replied' }
    else yield { kind: 'fate', at, callId: call, recorded: 'denied', recordedBy: 'user' }
  }

  /** A message's record tells the same: a moment with one id is told once. */
  #fail(properties: JsonObject, session: string, at: Place, ts: string | undefined): Step {
    return tellFailure(own(properties, 'error'), { ...this.#sessions.tell(session, at, ts), uuid: this.#sessions.currentOf(session) })
  }
}
