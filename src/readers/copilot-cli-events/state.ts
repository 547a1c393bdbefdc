import type { JsonObject, MomentFacts, Place, RecordedBy, RecordedHookRun } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { CallStep, FateStep, MomentStep, ResultStep, SessionStep, ThreadRef, Told } from '../../model/step.ts'
import type { SourceFile } from '../../model/transcript.ts'
import { BoundedMap } from '../../transcript/bounded-map.ts'
import { asObject, ownList, ownObject, writeJson } from '../../transcript/values.ts'
import { OpenCall } from './open-call.ts'

/** One event, taken apart. */
export interface CopilotRecord {
  type: string
  data: JsonObject
  told: Told
  record: JsonObject
}

/** Calls without a result, hooks without an end, questions without an answer. */
const remembered = 1_000

/** What one file of Copilot's events has told so far: calls that are not finished, hooks that run, questions that were asked. */
export class CopilotSession {
  readonly #file: SourceFile
  readonly #open = new BoundedMap<OpenCall>(remembered)
  readonly #hooks = new BoundedMap<{ callId: string | undefined; ts: string | undefined }>(remembered)
  readonly #asked = new BoundedMap<string>(remembered)
  readonly #agentTypes = new BoundedMap<string>(remembered)

  constructor(file: SourceFile) {
    this.#file = file
  }

  receive(record: JsonObject, at: Place): CopilotRecord {
    const type = ownString(record, 'type') ?? ''
    const data = ownObject(record, 'data') ?? {}
    const thread = this.#file.subagent ?? this.#readThread(record, data)
    const told: Told = { at, thread, ts: ownString(record, 'timestamp'), uuid: ownString(record, 'id') }
    if (type === 'hook.start') this.#beginHook(data, told)
    if (type === 'permission.requested') this.#ask(data)
    return { type, data, told, record }
  }

  /** What the event says of the session. The printed stream names it only at its end. */
  *learn({ type, data, record }: CopilotRecord): Generator<SessionStep> {
    const place = type === 'session.context_changed' ? data : ownObject(data, 'context')
    const cwd = ownString(place, 'cwd')
    const patch = {
      id: ownString(data, 'sessionId') ?? ownString(record, 'sessionId'),
      agentVersion: ownString(data, 'copilotVersion'),
      startedAt: ownString(data, 'startTime'),
      root: cwd,
      cwd,
      branch: ownString(place, 'branch'),
      permissionMode: ownString(data, 'mode'),
    }
    const told = Object.entries(patch).filter(([, value]) => value !== undefined)
    if (told.length > 0) yield { kind: 'session', patch: Object.fromEntries(told) }
  }

  /** Whether the call began before a message asked for it. */
  awaitsMessage(callId: string | undefined): boolean {
    return callId !== undefined && this.#open.get(callId)?.awaitsMessage === true
  }

  /** False when the event only tells again of a call that is not finished: each kind of event tells once of it. */
  begin(call: Pick<CallStep, 'id' | 'name' | 'args' | 'raw'>, { type, data }: CopilotRecord): boolean {
    const known = call.id === '' ? undefined : this.#open.get(call.id)
    const messageId = ownString(data, 'messageId')
    const teller = messageId === undefined ? type : `${type} ${messageId}`
    if (known?.isRepeatedBy(teller, call) === true) return false
    this.#open.set(call.id, new OpenCall(teller, call))
    return true
  }

  /** The result of a call. `code`, and `result_type` up to 2025, are Copilot's own words; no tool can set them. */
  finish({ data, told }: CopilotRecord): ResultStep {
    const callId = ownString(data, 'toolCallId') ?? ''
    const call = this.#open.take(callId)
    const error = ownObject(data, 'error')
    const result = ownObject(data, 'result')
    const word = ownString(error, 'code') ?? ownString(result, 'result_type')
    const isDenied = word === 'denied' || word === 'rejected'
    const text =
      ownString(result, 'content') ??
      ownString(result, 'text_result_for_llm') ??
      ownString(error, 'message') ??
      writeJson(own(result, 'content'))
    return {
      kind: 'result',
      ...told,
      callId,
      text,
      isError: own(data, 'success') === false || isDenied || word === 'failure' || error !== null,
      ...(isDenied && { recorded: 'denied', recordedBy: call?.deniedBy ?? nameDenier(word, ownString(error, 'message') ?? text) }),
      ...(call?.permission !== undefined && { permission: call.permission }),
    }
  }

  /** The answer to the question whether a call may run. */
  *settle({ data, told }: CopilotRecord): Generator<FateStep | { kind: 'ignored'; type: string }> {
    const callId = ownString(data, 'toolCallId') ?? this.#asked.take(ownString(data, 'requestId') ?? '')
    const kind = ownString(ownObject(data, 'result'), 'kind') ?? ''
    const source = ownString(data, 'decisionSource')
    const call = callId === undefined ? undefined : this.#open.get(callId)
    if (call !== undefined) call.permission = readDecision(kind, source)
    if (!kind.startsWith('denied') || callId === undefined) {
      yield { kind: 'ignored', type: 'permission.completed' }
      return
    }
    const by = readDenier(kind, source)
    if (call !== undefined) call.deniedBy = by
    yield { kind: 'fate', at: told.at, thread: told.thread, callId, recorded: 'denied', recordedBy: by }
  }

  /** A run of the hooks of one event. */
  endHook({ data, told }: CopilotRecord): MomentStep {
    const event = ownString(data, 'hookType') ?? ''
    const begun = this.#hooks.take(ownString(data, 'hookInvocationId') ?? '')
    const output = own(data, 'output')
    const isBlocked = tellsBlock(output)
    const callId =
      begun?.callId ?? (isBlocked ? Object.keys(asObject(output) ?? {}).find((id) => this.#open.get(id) !== undefined) : undefined)
    const call = isBlocked && callId !== undefined ? this.#open.get(callId) : undefined
    if (call !== undefined) call.deniedBy ??= 'hook'
    const duration = Date.parse(told.ts ?? '') - Date.parse(begun?.ts ?? '')
    const hookRun: RecordedHookRun = {
      event,
      outcome: own(data, 'success') === false ? 'failed' : isBlocked ? 'blocked' : 'ok',
      ...(callId !== undefined && { callId }),
      ...(output !== undefined && { stdout: typeof output === 'string' ? output : writeJson(output) }),
      ...(ownString(ownObject(data, 'error'), 'message') !== undefined && { stderr: ownString(ownObject(data, 'error'), 'message') }),
      ...(duration >= 0 && { durationMs: duration }),
    }
    return { kind: 'moment', moment: 'hook_run', facts: { hookRun }, synthetic: false, ...told }
  }

  #beginHook(data: JsonObject, { ts }: Told): void {
    const calls = ownList(own(data, 'input'), 'toolCalls') ?? []
    const callId = calls.length === 1 ? ownString(calls[0], 'id') : undefined
    this.#hooks.set(ownString(data, 'hookInvocationId') ?? '', { callId, ts })
  }

  #ask(data: JsonObject): void {
    const callId = ownString(ownObject(data, 'permissionRequest'), 'toolCallId')
    if (callId !== undefined) this.#asked.set(ownString(data, 'requestId') ?? '', callId)
  }

  /** Newer versions name the subagent's run, older ones only the call that started it. */
  #readThread(record: JsonObject, data: JsonObject): ThreadRef | undefined {
    const id = ownString(record, 'agentId') ?? ownString(data, 'parentToolCallId')
    if (id === undefined) return undefined
    const agentType = ownString(record, 'type') === 'subagent.started' ? ownString(data, 'agentName') : undefined
    if (agentType !== undefined) this.#agentTypes.set(id, agentType)
    return { id, agentType: this.#agentTypes.get(id) }
  }
}

function readDecision(kind: string, source: string | undefined): MomentFacts['decision'] {
  if (kind.startsWith('denied')) return 'deny'
  if (!kind.startsWith('approved')) return undefined
  if (source !== undefined && source !== 'human_response') return 'auto'
  return kind === 'approved' ? 'allow_once' : 'allow_always'
}

function readDenier(kind: string, source: string | undefined): RecordedBy {
  if (kind === 'denied-interactively-by-user' || source === 'human_response') return 'user'
  if (kind === 'denied-by-permission-request-hook') return 'hook'
  return kind.includes('rule') && !kind.includes('no-approval-rule') ? 'rule' : kind.includes('policy') ? 'rule' : 'host'
}

/** The printed stream has neither hooks nor questions: only Copilot's own sentence in the error. */
function nameDenier(word: string | undefined, text: string): RecordedBy | undefined {
  if (word === 'rejected') return 'user'
  if (text.startsWith('Denied by preToolUse hook (unable to ask user')) return 'host'
  return text.startsWith('Denied by preToolUse hook') ? 'hook' : undefined
}

/** A hook's own answer or, from 1.0 on, Copilot's sentence by call. */
function tellsBlock(output: unknown): boolean {
  const words = ['permissionDecision', 'decision', 'behavior'].map((key) => ownString(output, key) ?? '')
  if (words.some((word) => word === 'deny' || word === 'block')) return true
  return Object.values(asObject(output) ?? {}).some((value) => typeof value === 'string' && value.startsWith('Denied by '))
}
