import type { JsonObject } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import type { CallStep, MessageStep, ResultStep, Step, Told } from '../../model/step.ts'
import { BoundedMap } from '../../transcript/bounded-map.ts'
import { readArguments } from '../../transcript/chat.ts'
import { unreadCall } from '../../transcript/unread-call.ts'
import { ownObject, writeJson } from '../../transcript/values.ts'

/** Calls whose end is waited for, and what is held back meanwhile. */
const limits = { calls: 1_000, steps: 10_000 }

const writers = new Set(['editToolCall', 'writeToolCall'])

/** Under these keys stands what a call writes. */
const contents = ['fileText', 'streamContent', 'contents', 'content', 'newString', 'new_string', 'patch']

/** The file as it is afterwards, in the result of a call that wrote it: all that is recorded of most edits. */
const after = 'afterFullFileContent'

/** How a call ended: the only key of its result that says so. */
const endings: Record<string, Pick<ResultStep, 'recorded' | 'recordedBy'>> = {
  rejected: { recorded: 'denied', recordedBy: 'user' },
  permissionDenied: { recorded: 'denied' },
}

/** The calls of one stream. One that writes is held back until it is told what it wrote, and what comes behind it as well. */
export class CursorCalls {
  readonly #begun = new BoundedMap<CallStep>(limits.calls)
  #waiting = new Set<CallStep>()
  #held: Step[] = []
  #message: string | undefined;

  /** The steps, with those held back before them; none while a call waits. */
  *keepOrder(steps: Iterable<Step>): Generator<Step> {
    for (const step of steps) this.#held.push(step)
    if (this.#held.length > limits.steps) this.release()
    if (this.#waiting.size === 0) yield* this.#held.splice(0)
  }

  end(): Step[] {
    return this.#held.splice(0)
  }

  /** Nothing more will be told of the calls that wait. */
  release(): void {
    this.#waiting.clear()
  }

  /** The model's message that the record names; the calls of one name the same. */
  *speak(record: JsonObject, told: Told, text: string): Generator<MessageStep> {
    const id = ownString(record, 'model_call_id')
    if (id === undefined || id !== this.#message) this.release()
    this.#message = id
    yield { kind: 'message', ...told, id, text }
  }

  *read(record: JsonObject, told: Told): Generator<Step> {
    const [kind, body] = Object.entries(ownObject(record, 'tool_call') ?? {}).find(([, value]) => isObject(value)) ?? []
    const call = kind === undefined || !isObject(body) ? null : makeCall(kind, body, ownString(record, 'call_id') ?? '', told)
    if (call === null || !isObject(body)) yield unreadCall(told.at, 'a tool call has no name')
    else if (ownString(record, 'subtype') === 'completed') yield* this.#complete(call, body, { record, told })
    else yield* this.#begin(call, { record, told })
  }

  *#begin(call: CallStep, { record, told }: Source): Generator<Step> {
    const id = ownString(record, 'model_call_id')
    if (id !== undefined && id !== this.#message) yield* this.speak(record, told, '')
    this.#begun.set(call.id, call)
    if (call.lacks?.includes('edit_without_content')) this.#waiting.add(call)
    yield call
  }

  /** It repeats the call: where a file begins behind the start of it, this is the call. */
  *#complete(repeated: CallStep, body: JsonObject, { record, told }: Source): Generator<Step> {
    const begun = this.#begun.take(repeated.id)
    const call = begun ?? repeated
    const written = ownString(ownObject(ownObject(body, 'result'), 'success'), after)
    if (written !== undefined && (begun === undefined || this.#waiting.has(begun))) addContent(call, written)
    this.#waiting.delete(call)
    if (begun === undefined) {
      yield* this.speak(record, told, '')
      yield call
    }
    yield { ...readResult(body), ...told, callId: call.id }
  }
}

interface Source {
  record: JsonObject
  told: Told
}

function makeCall(kind: string, body: JsonObject, id: string, told: Told): CallStep | null {
  if (kind === 'function') {
    const name = ownString(body, 'name')
    return name === undefined ? null : { kind: 'call', ...told, id, name, ...readArguments(own(body, 'arguments')) }
  }
  const read = readArguments(own(body, 'args') ?? {})
  const isWithoutContent = writers.has(kind) && !contents.some((key) => ownString(read.args, key) !== undefined)
  return {
    ...{ kind: 'call', ...told, id, name: kind, ...read },
    ...(isWithoutContent && { lacks: ['edit_without_content'] }),
    ...(kind === 'taskToolCall' && { lacks: ['subagent_not_recorded'] }),
  }
}

function addContent(call: CallStep, written: string): void {
  if (call.args === null || !call.lacks?.includes('edit_without_content')) return
  call.args = { ...call.args, [after]: written }
  delete call.lacks
}

function readResult(body: JsonObject): Omit<ResultStep, 'at' | 'callId'> {
  const result = ownObject(body, 'result') ?? {}
  const [word = '', told] = Object.entries(result).find(([, value]) => isObject(value)) ?? []
  const exitCode = own(told, 'exitCode')
  const isError = word !== 'success' || (typeof exitCode === 'number' && exitCode !== 0)
  const texts = ['stdout', 'stderr', 'errorMessage', 'reason', 'content'].flatMap((key) => ownString(told, key) ?? [])
  const text = texts.some((each) => each !== '') ? texts.filter((each) => each !== '').join('\n') : texts.length > 0 ? '' : writeJson(told)
  return { kind: 'result', text, isError, structured: told, ...endings[word] }
}
