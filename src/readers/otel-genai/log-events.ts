import type { JsonObject, LackKind, RecordedBy } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { CallStep, Step, Told } from '../../model/step.ts'
import { readArguments } from '../../transcript/chat.ts'
import { passKnown, unreadCall } from '../../transcript/unread-call.ts'
import { asObject } from '../../transcript/values.ts'
import type { TelemetryItem } from './attributes.ts'

// Claude Code: https://code.claude.com/docs/en/monitoring-usage. Gemini CLI: docs/cli/telemetry.md. Codex and Qwen Code name theirs alike.

/** An event of an agent: `claude_code.tool_result`. */
export const agentEvent = /^(claude_code|gemini_cli|qwen-code|codex)\.(\w+)$/

/** Claude Code cuts values here, in characters. */
const cutValue = 512
/** And all arguments together. */
const cutArguments = 4_000

/** Calls that somebody let run and that no result was seen of; more are told at once. */
const heldDecisions = 1_000

/** The log events of one session. A refused call has a decision only, a call that ran both. */
export class SessionEvents {
  readonly #accepted = new Map<string, CallStep>();

  *read({ attributes, name }: TelemetryItem, told: Told): Generator<Step> {
    const event = agentEvent.exec(name)?.[2] ?? ''
    if (event === 'user_prompt') yield readPrompt(attributes, told)
    else if (event === 'tool_decision') yield* this.#decision(attributes, told)
    else if (event === 'tool_result' || event === 'tool_call') yield* this.#result(attributes, told)
    else yield passKnown(attributes, name, told.at)
  }

  *end(): Generator<Step> {
    yield* this.#accepted.values()
    this.#accepted.clear()
  }

  *#decision(attributes: JsonObject, told: Told): Generator<Step> {
    const call = readCall(attributes, told)
    const isAccepted = /^(?:accept|approved|allow)/.test(ownString(attributes, 'decision') ?? '')
    if (call === null) yield unreadCall(told.at, 'a decision about a tool call names no tool')
    else if (!isAccepted) {
      yield call
      yield { kind: 'result', ...told, callId: call.id, text: '', isError: true, recorded: 'denied', recordedBy: readSource(attributes) }
    } else if (call.id === '') yield { kind: 'ignored', type: 'decision without an id' }
    else {
      this.#accepted.set(call.id, call)
      if (this.#accepted.size > heldDecisions) yield* this.end()
    }
  }

  *#result(attributes: JsonObject, told: Told): Generator<Step> {
    const call = readCall(attributes, told)
    if (call === null) {
      yield unreadCall(told.at, 'a tool call has no name')
      return
    }
    this.#accepted.delete(call.id)
    yield call
    const success = String(own(attributes, 'success'))
    const isDenied = ownString(attributes, 'decision') === 'reject'
    const isError = success === 'true' ? false : success === 'false' ? true : null
    const text = ownString(attributes, 'error') ?? ownString(attributes, 'error_message') ?? ownString(attributes, 'output') ?? ''
    yield { kind: 'result', ...told, callId: call.id, text, isError, ...(isDenied && { recorded: 'denied', recordedBy: 'user' }) }
  }
}

/** Without leave of the person, the prompt is blacked out. */
function readPrompt(attributes: JsonObject, told: Told): Step {
  const text = ownString(attributes, 'prompt')
  if (text !== undefined && text !== '<REDACTED>' && text !== '[REDACTED]')
    return { kind: 'prompt', ...told, promptId: ownString(attributes, 'prompt_id') ?? ownString(attributes, 'prompt.id'), text }
  return { kind: 'lack', at: told.at, lack: 'prompt_missing', detail: 'a prompt was sent, and its text is not recorded' }
}

function readCall(attributes: JsonObject, told: Told): CallStep | null {
  const name = ownString(attributes, 'tool_name') ?? ownString(attributes, 'function_name')
  if (name === undefined) return null
  const id = ownString(attributes, 'tool_use_id') ?? ownString(attributes, 'call_id') ?? ''
  return { kind: 'call', ...told, id, name, ...readRecordedArguments(attributes) }
}

/** `tool_input` has the tool's own arguments; `tool_parameters` only describes some, a command among them. */
function readRecordedArguments(attributes: JsonObject): Pick<CallStep, 'args' | 'raw' | 'lacks'> {
  const recorded = ['tool_input', 'arguments', 'function_args'].map((key) => own(attributes, key)).find((value) => value !== undefined)
  const isCut: { lacks: readonly LackKind[] } = { lacks: ['args_truncated'] }
  if (recorded === undefined) return { args: readDescribed(own(attributes, 'tool_parameters')), ...isCut }
  const read = readArguments(recorded)
  const length = typeof recorded === 'string' ? recorded.length : 0
  const isWhole = read.args !== null && length < cutArguments && Object.values(read.args).every((value) => !isCutValue(value))
  return isWhole ? read : { ...read, ...isCut }
}

function isCutValue(value: unknown): boolean {
  return typeof value === 'string' && (value.length >= cutValue || value.endsWith('[TRUNCATED]'))
}

function readDescribed(parameters: unknown): JsonObject {
  const { full_command: full, bash_command: bash, ...others } = asObject(readArguments(parameters ?? '').args) ?? {}
  const command = full ?? bash
  return { ...others, ...(command !== undefined && { command }) }
}

/** `config`, `hook`, `user_permanent`, `user_temporary`, `user_reject`, `user_abort`. */
function readSource(attributes: JsonObject): RecordedBy | undefined {
  const source = ownString(attributes, 'source') ?? ''
  if (source.startsWith('user')) return 'user'
  return source === 'hook' ? 'hook' : source === 'config' ? 'rule' : undefined
}
