import type { JsonObject } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import type { CallStep, ResultStep, Step, ThreadRef, Told } from '../../model/step.ts'
import { readArguments } from '../../transcript/chat.ts'
import { unreadCall } from '../../transcript/unread-call.ts'
import { isDeeperThan, ownList, ownObject } from '../../transcript/values.ts'

/** What a person answered, or that nobody was asked (microsoft/vscode, ToolConfirmKind). */
const confirmations = { denied: 0, byPerson: 4, skipped: 5 }

const deepestResult = 500

/** Calls as they were displayed. */
export function listInvocations(request: JsonObject): JsonObject[] {
  return (ownList(request, 'response') ?? []).filter(isObject).filter((part) => ownString(part, 'kind') === 'toolInvocationSerialized')
}

/**
 * The calls of a request. `made` are those that the model made, with all arguments: they are kept when the request comes to an end. `shown` are the
 * same ones as displayed, under other names and ids: only what is more than `made` is a call by itself, and so are the inner steps of a tool.
 */
export function* readCalls(made: readonly JsonObject[], shown: readonly JsonObject[], results: JsonObject, told: Told): Generator<Step> {
  const [inner, outer] = [shown.filter(isInner), shown.filter((part) => !isInner(part))]
  // Nothing but their order tells which belongs to which.
  const isPaired = made.length === outer.length
  for (const [index, call] of made.entries()) yield* readMade(call, isPaired ? outer[index] : undefined, results, told)
  for (const part of [...outer.slice(made.length), ...inner]) yield* readShown(part, { ...told, thread: readThread(part) })
}

/** A step of another call, or a call of a subagent: the model of the request made neither. */
function isInner(part: JsonObject): boolean {
  return ownString(part, 'toolId')?.endsWith('_internal') === true || readThread(part) !== undefined
}

function readThread(part: JsonObject): ThreadRef | undefined {
  const id = ownString(part, 'subAgentInvocationId') ?? (own(part, 'fromSubAgent') === true ? 'subagent' : undefined)
  return id === undefined ? undefined : { id }
}

function* readMade(call: JsonObject, shown: JsonObject | undefined, results: JsonObject, told: Told): Generator<Step> {
  const name = ownString(call, 'name')
  if (name === undefined) {
    yield unreadCall(told.at, 'a tool call has no name')
    return
  }
  const id = ownString(call, 'id') ?? ''
  yield { kind: 'call', ...told, id, name, ...readArguments(own(call, 'arguments')) }
  if (Object.hasOwn(results, id) || isComplete(shown))
    yield { kind: 'result', ...told, callId: id, text: listTexts(own(results, id)).join(''), isError: null, ...readAnswer(shown) }
}

function* readShown(part: JsonObject, told: Told): Generator<Step> {
  const id = ownString(part, 'toolCallId') ?? ''
  const name = ownString(part, 'toolId')
  if (name === undefined) yield unreadCall(told.at, 'a tool call has no name')
  else yield { kind: 'call', ...told, id, name, ...readInput(part) }
  if (isComplete(part)) yield { kind: 'result', ...told, callId: id, text: '', isError: null, ...readAnswer(part) }
}

/** What is displayed of a call's arguments: all that a person was asked about, a command, or nothing. */
function readInput(part: JsonObject): Pick<CallStep, 'args' | 'lacks'> {
  const shown = ownObject(part, 'toolSpecificData')
  const input = ownObject(shown, 'rawInput')
  if (input !== null) return { args: input }
  const command = ownString(shown, 'command') ?? ownString(ownObject(shown, 'commandLine'), 'original')
  return { args: command === undefined ? {} : { command }, lacks: ['args_truncated'] }
}

function isComplete(part: JsonObject | undefined): boolean {
  return own(part, 'isComplete') === true
}

/** Up to 2025 the answer is true or false. */
function readAnswer(part: JsonObject | undefined): Pick<ResultStep, 'recorded' | 'recordedBy' | 'permission'> {
  const confirmed = own(part, 'isConfirmed')
  const type = own(confirmed, 'type')
  if (confirmed === false || type === confirmations.denied) return { recorded: 'denied', recordedBy: 'user', permission: 'deny' }
  if (type === confirmations.skipped) return { recorded: 'not-run', recordedBy: 'user' }
  return type === confirmations.byPerson ? { permission: 'allow_once' } : {}
}

/** The texts of a result, which is a tree of what is displayed; one that is nested too deep is not shown either. */
function listTexts(value: unknown): string[] {
  return isDeeperThan(value, deepestResult) ? [] : listAllTexts(value)
}

function listAllTexts(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listAllTexts)
  if (!isObject(value)) return []
  const text = own(value, 'text') ?? own(value, 'value')
  if (typeof text === 'string') return [text]
  return ['content', 'value', 'node', 'children'].flatMap((key) => listAllTexts(own(value, key)))
}
