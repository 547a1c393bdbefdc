import type { JsonObject, MomentFacts, MomentKind, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { Step, ThreadRef, Told } from '../model/step.ts'
import { type ReadTool, readTool } from './opencode-tool.ts'
import { isBlackedOutText } from './redaction.ts'
import { readMilliseconds } from './times.ts'
import { passKnown, passUnknown, unreadCall } from './unread-call.ts'

/** Remembered of one transcript; the oldest go. Sessions have hundreds of messages. */
const remembered = { sessions: 1_000, messages: 10_000, children: 1_000 }

/** Parts of messages without meaning for a gate. */
const sideParts = new Set('reasoning file step-start step-finish snapshot patch agent subtask retry'.split(' '))

interface Session {
  id: string
  /** Of a subagent's session. */
  thread: ThreadRef | undefined
  cwd: string | undefined
  /** The last message of the model. */
  current: string | undefined
  /** A person's message whose parts may still come. */
  prompt: { message: string; told: Told; texts: Map<string, string> } | null
  /** What the last message ended with: its record may come before its parts. */
  ending: Step[]
}

interface Message {
  role: string
  session: string
  hasFailed: boolean
}

/**
 * OpenCode's sessions, messages and parts, in whatever container they come: each may be told again and again while it grows. A subagent has a
 * session of its own, as in OpenCode itself, and is a thread of its own in it.
 * Source: @opencode-ai/sdk, types.gen.ts: Session, Message, Part.
 */
export class OpencodeSessions {
  readonly #sessions = new Map<string, Session>()
  readonly #messages = new Map<string, Message>()
  /** Sessions of subagents that a call names, and whose call. */
  readonly #children = new Map<string, { at: Place; session: string }>()
  #told: string | undefined;

  /** A session's own record. */
  *takeSession(info: JsonObject, at: Place): Generator<Step> {
    const id = ownString(info, 'id')
    if (id === undefined) {
      yield { kind: 'gap', at, gap: 'bad-record', detail: 'a session has no id' }
      return
    }
    const session = this.#session(id)
    const root = ownString(info, 'directory')
    session.cwd ??= root
    if (ownString(info, 'parentID') !== undefined) session.thread ??= { id }
    this.#told = id
    const startedAt = readMilliseconds(own(own(info, 'time'), 'created'))
    yield { kind: 'session', patch: { id, root, name: ownString(info, 'title'), agentVersion: ownString(info, 'version'), startedAt } }
  }

  /** A message's own record, without its parts. */
  *takeMessage(info: JsonObject, at: Place): Generator<Step> {
    const id = ownString(info, 'id')
    const owner = ownString(info, 'sessionID') ?? this.#told
    const role = ownString(info, 'role')
    if (id === undefined || owner === undefined || (role !== 'user' && role !== 'assistant')) {
      yield passUnknown(info, `message/${role ?? ''}`, at)
      return
    }
    const session = this.#session(owner)
    const message = this.#messages.get(id) ?? { role, session: owner, hasFailed: false }
    if (session.thread) session.thread.agentType ??= ownString(info, 'agent') ?? ownString(info, 'mode')
    session.cwd = readFolder(info) ?? session.cwd
    yield* this.#turnTo(owner)
    const told = this.tell(session.id, at, readMilliseconds(own(own(info, 'time'), 'created')))
    if (!this.#messages.has(id)) {
      keep(this.#messages, id, message, remembered.messages)
      yield* this.#begin(id, role, info, told)
    }
    const error = own(info, 'error')
    if (error === undefined || error === null || message.hasFailed) return
    message.hasFailed = true
    session.ending.push(tellFailure(error, { ...told, uuid: id }))
  }

  *#begin(id: string, role: string, info: JsonObject, told: Told): Generator<Step> {
    const session = this.#session(this.#told ?? '')
    yield* flush(session)
    if (role === 'user') session.prompt = { message: id, told: { ...told, uuid: id }, texts: new Map() }
    else {
      session.current = id
      yield { kind: 'message', ...told, id }
      // The model's own summary, with which the context goes on.
      if (own(info, 'summary') === true) session.ending.push(tellMoment('post_compact', { ...told, uuid: id }))
    }
  }

  /** A part of a message. Of a tool part, the last state; those that grow are the caller's to watch (`readTool`). */
  *takePart(part: JsonObject, at: Place, ts?: string): Generator<Step> {
    const type = ownString(part, 'type') ?? ''
    const owner = this.#ownerOf(part)
    if (owner !== undefined) yield* this.#turnTo(owner)
    const told = { ...this.tell(owner ?? '', at, ts), uuid: nameRecord(part) }
    if (type === 'text') yield* this.#takeText(part, told)
    else if (type === 'tool') yield* this.#takeTool(part, told)
    else if (type === 'compaction') yield tellMoment('pre_compact', told, { trigger: own(part, 'auto') === true ? 'auto' : 'manual' })
    else if (sideParts.has(type)) yield passKnown(part, `part/${type}`, at)
    // Calls of versions before 0.5 (`tool-invocation`), and of ones to come.
    else if (type.startsWith('tool')) yield unreadCall(at, `a part of the type ${JSON.stringify(type.slice(0, 60))} is not read`)
    else yield passUnknown(part, `part/${type}`, at)
  }

  *#takeText(part: JsonObject, told: Told): Generator<Step> {
    const id = ownString(part, 'messageID') ?? ''
    const text = ownString(part, 'text') ?? ''
    const role = this.#messages.get(id)?.role
    const session = this.#sessions.get(this.#told ?? '')
    // What OpenCode puts in itself: attached files, reminders, results of commands.
    const isInjected = own(part, 'synthetic') === true || own(part, 'ignored') === true
    const isDone = own(own(part, 'time'), 'end') !== undefined
    if (role === 'user' && !isInjected && session?.prompt?.message === id) session.prompt.texts.set(ownString(part, 'id') ?? '', text)
    // Behind the model's next message: told again, which the id and the text tell, or too late to be told with the others.
    else if (role === 'user' && !isInjected && text !== '' && session?.thread === undefined)
      yield { kind: 'prompt', ...told, uuid: id, text, queued: true }
    else if (role === 'assistant' && isDone && session?.current === id) yield { kind: 'message', ...told, uuid: undefined, id, text }
    else if (role === undefined && !isInjected)
      yield {
        kind: 'gap',
        at: told.at,
        gap: 'bad-record',
        detail: 'a text belongs to no message told before: whether it is a prompt is not known',
      }
    else yield { kind: 'ignored', type: 'part/text' }
  }

  *#takeTool(part: JsonObject, told: Told): Generator<Step> {
    const tool = readTool(part, told)
    if (tool === null) yield unreadCall(told.at, 'a tool part has no name or no state')
    else {
      this.noteChild(tool)
      yield tool.call
      if (tool.result !== null) yield tool.result
    }
  }

  /** That the call started a subagent: its session should be in the transcript. */
  noteChild({ call, child }: ReadTool): void {
    if (child === undefined || this.#told === undefined || this.#children.has(child)) return
    keep(this.#children, child, { at: { ...call.at, call: call.id }, session: this.#told }, remembered.children)
  }

  /** Whose record it is, where and when: the session is told by `enter`. */
  tell(sessionId: string, at: Place, ts?: string): Told {
    const session = this.#sessions.get(sessionId)
    return { at, ts, thread: session?.thread, cwd: session?.cwd }
  }

  /** What follows belongs to that session. */
  *enter(sessionId: string, cwd?: string): Generator<Step> {
    this.#session(sessionId).cwd ??= cwd
    yield* this.#turnTo(sessionId)
  }

  /** The message that the model speaks in at the moment. */
  currentOf(sessionId: string): string | undefined {
    return this.#sessions.get(sessionId)?.current
  }

  /** Whether the message's own record was seen. */
  knows(message: string): boolean {
    return this.#messages.has(message)
  }

  *end(): Generator<Step> {
    for (const session of this.#sessions.values()) {
      if (session.prompt === null && session.ending.length === 0) continue
      yield* this.#turnTo(session.id)
      yield* flush(session)
    }
    for (const [child, { at, session }] of this.#children) {
      if (this.#sessions.has(child)) continue
      yield* this.#turnTo(session)
      const detail = `a subagent worked in a session of its own, ${JSON.stringify(child)}, which is not in this transcript`
      yield { kind: 'lack', at, lack: 'subagent_not_recorded', detail }
    }
  }

  #session(id: string): Session {
    const known = this.#sessions.get(id) ?? { id, thread: undefined, cwd: undefined, current: undefined, prompt: null, ending: [] }
    if (!this.#sessions.has(id)) keep(this.#sessions, id, known, remembered.sessions)
    return known
  }

  #ownerOf(part: JsonObject): string | undefined {
    return ownString(part, 'sessionID') ?? this.#messages.get(ownString(part, 'messageID') ?? '')?.session ?? this.#told
  }

  *#turnTo(id: string): Generator<Step> {
    this.#session(id)
    if (id === this.#told) return
    this.#told = id
    yield { kind: 'session', patch: { id } }
  }
}

/** The parts of the last message are there: how it ended, or what a person typed; a subagent is told its task by the model. */
function* flush(session: Session): Generator<Step> {
  const { prompt, thread, ending } = session
  Object.assign(session, { prompt: null, ending: [] })
  yield* ending
  if (prompt === null || prompt.texts.size === 0) return
  const text = [...prompt.texts.values()].join('\n')
  if (isBlackedOutText(text)) yield { kind: 'lack', at: prompt.told.at, lack: 'redacted', detail: 'a prompt was blacked out' }
  if (thread === undefined) yield { kind: 'prompt', ...prompt.told, text }
  else yield tellMoment('subagent_start', prompt.told, { prompt: text })
}

function keep<V>(map: Map<string, V>, key: string, value: V, most: number): void {
  const [oldest] = map.keys()
  if (oldest !== undefined && map.size >= most) map.delete(oldest)
  map.set(key, value)
}

/** Part ids of older versions are unique in their message only. */
function nameRecord(part: JsonObject): string | undefined {
  const id = ownString(part, 'id')
  return id === undefined ? undefined : `${ownString(part, 'messageID') ?? ''}/${id}`
}

/** An object with the folder and the project's, or the folder alone. */
function readFolder(info: JsonObject): string | undefined {
  return ownString(info, 'path') ?? ownString(own(info, 'path'), 'cwd')
}

/** A turn ended by an error, or by the person. */
export function tellFailure(error: unknown, told: Told): Step {
  const name = ownString(error, 'name') ?? ''
  if (name === 'MessageAbortedError') return tellMoment('interrupt', told)
  return tellMoment('error', told, { message: ownString(own(error, 'data'), 'message') ?? ownString(error, 'message') ?? name })
}

function tellMoment(moment: MomentKind, told: Told, facts: MomentFacts = {}): Step {
  return { kind: 'moment', moment, facts, synthetic: false, ...told }
}
