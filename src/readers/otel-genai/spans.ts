import type { JsonObject, LackKind } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import type { CallStep, Step, Told } from '../../model/step.ts'
import { readArguments } from '../../transcript/chat.ts'
import { parseJson } from '../../transcript/damage.ts'
import { passUnknown, unreadCall } from '../../transcript/unread-call.ts'
import { asObject, writeJson } from '../../transcript/values.ts'
import type { TelemetryItem } from './attributes.ts'
import { Seen } from './seen.ts'

// OpenTelemetry's semantic conventions for generative AI: https://opentelemetry.io/docs/specs/semconv/gen-ai/

/** What was told of a session: a model call repeats the whole conversation before it, and a call has a span of its own when it runs. */
export class SessionSpans {
  readonly #prompts = new Seen()
  readonly #calls = new Seen()
  readonly #answered = new Seen()
  #promptCount = 0;

  *read({ attributes, spanId, isError }: TelemetryItem, told: Told): Generator<Step> {
    const operation = ownString(attributes, 'gen_ai.operation.name')
    if (operation === 'execute_tool') yield* this.#execute(attributes, spanId, isError, told)
    else yield* this.#chat(attributes, told)
  }

  *#execute(attributes: JsonObject, spanId: string, isError: boolean, told: Told): Generator<Step> {
    const name = ownString(attributes, 'gen_ai.tool.name')
    const id = ownString(attributes, 'gen_ai.tool.call.id') ?? spanId
    if (name === undefined) {
      yield unreadCall(told.at, 'a tool call has no name')
      return
    }
    if (!this.#calls.has(id)) yield this.#tell({ ...told, id, name, ...readToolArguments(attributes) })
    const result = first(attributes, ['gen_ai.tool.call.result', 'output.value', 'output'])
    const isFailed = isError || own(attributes, 'error.type') !== undefined
    if (!this.#answered.has(id))
      yield { kind: 'result', ...told, callId: id, text: writeText(result), isError: isFailed, structured: result }
    this.#answered.add(id)
  }

  *#chat(attributes: JsonObject, told: Told): Generator<Step> {
    yield* this.#history(readMessages(first(attributes, ['gen_ai.input.messages', 'gen_ai.prompt'])), told)
    const output = readMessages(first(attributes, ['gen_ai.output.messages', 'gen_ai.completion']))
    yield { kind: 'message', ...told, text: output.map(readParts).flatMap(listTexts).join('\n') }
    for (const message of output) yield* this.#parts(message, told)
  }

  /** Calls that ran before the recording began stand in the history only; prompts are new where they are more, or others, than those told. */
  *#history(messages: readonly JsonObject[], told: Told): Generator<Step> {
    let count = 0
    for (const message of messages) {
      const text = ownString(message, 'role') === 'user' ? listTexts(readParts(message)).join('\n') : ''
      if (text !== '') {
        count += 1
        if (count > this.#promptCount || !this.#prompts.has(text)) yield { kind: 'prompt', ...told, text }
        this.#prompts.add(text)
      }
      yield* this.#parts(message, told)
    }
    this.#promptCount = Math.max(this.#promptCount, count)
  }

  *#parts(message: JsonObject, told: Told): Generator<Step> {
    for (const part of readParts(message)) {
      const type = ownString(part, 'type') ?? ''
      if (type === 'tool_call') yield* this.#call(part, told)
      else if (type === 'tool_call_response') yield* this.#response(part, told)
      else if (!sideParts.has(type)) yield passUnknown(part, `part/${type}`, told.at)
    }
  }

  *#call(part: unknown, told: Told): Generator<Step> {
    const name = ownString(part, 'name')
    const id = ownString(part, 'id') ?? ''
    if (name === undefined) yield unreadCall(told.at, 'a tool call has no name')
    else if (!this.#calls.has(id === '' ? [name, own(part, 'arguments')] : id)) {
      const recorded = own(part, 'arguments')
      yield this.#tell({ ...told, id, name, ...(recorded === undefined ? notRecorded : readArguments(recorded)) })
    }
  }

  *#response(part: unknown, told: Told): Generator<Step> {
    const callId = ownString(part, 'id') ?? ''
    if (callId !== '' && this.#answered.has(callId)) return
    this.#answered.add(callId)
    const result = own(part, 'response') ?? own(part, 'result')
    yield { kind: 'result', ...told, callId, text: writeText(result), isError: null, structured: result }
  }

  #tell(call: Omit<CallStep, 'kind'>): CallStep {
    this.#calls.add(call.id === '' ? [call.name, call.args] : call.id)
    return { kind: 'call', ...call }
  }
}

const sideParts = new Set(['text', 'reasoning', 'thinking', 'blob', 'file', 'uri', 'image'])

/** Arguments are recorded only where somebody asked for it. */
const notRecorded: { args: JsonObject; lacks: readonly LackKind[] } = { args: {}, lacks: ['args_truncated'] }

function readToolArguments(attributes: JsonObject): Pick<CallStep, 'args' | 'raw' | 'lacks'> {
  const recorded = first(attributes, ['gen_ai.tool.call.arguments', 'input.value', 'input'])
  if (recorded === undefined) return notRecorded
  const read = readArguments(recorded)
  // Exporters cut long values, and cut JSON is none.
  return read.args === null ? { ...read, lacks: ['args_truncated'] } : read
}

function first(attributes: JsonObject, keys: readonly string[]): unknown {
  return keys.map((key) => own(attributes, key)).find((value) => value !== undefined)
}

/** A list of messages, as JSON or as it is; one message alone may stand for itself. */
function readMessages(recorded: unknown): JsonObject[] {
  const value = typeof recorded === 'string' ? parseJson(recorded) : recorded
  return (Array.isArray(value) ? value : [value]).map(asObject).filter((message) => message !== null)
}

function readParts(message: JsonObject): unknown[] {
  const parts = own(message, 'parts') ?? own(message, 'content') ?? own(message, 'text')
  if (typeof parts === 'string') return [{ type: 'text', content: parts }]
  return Array.isArray(parts) ? parts.filter(isObject) : []
}

function listTexts(parts: readonly unknown[]): string[] {
  const texts = parts.filter((part) => ownString(part, 'type') === 'text')
  return texts.flatMap((part) => ownString(part, 'content') ?? ownString(part, 'text') ?? [])
}

function writeText(value: unknown): string {
  return typeof value === 'string' ? value : writeJson(value)
}
