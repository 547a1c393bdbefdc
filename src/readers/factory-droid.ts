import type { JsonObject, LackKind, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { ResultStep, Step, Told } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { readArguments } from '../transcript/chat.ts'
import { badMessage, badRecord, readAssistant, readUser, tellCompaction } from '../transcript/claude.ts'
import { readTyped } from '../transcript/claude-prompts.ts'
import { checkBeside, passKnown, passUnknown, unreadCall } from '../transcript/unread-call.ts'
import { ownList, ownObject, writeJson } from '../transcript/values.ts'

/** Factory Droid: its session files, whose messages are Anthropic's, and what `droid exec -o stream-json` (or `debug`) prints. */
export const factoryDroid: Reader = {
  id: 'factory-droid',
  title: 'Factory Droid sessions and `droid exec -o stream-json`',
  agent: 'factory-droid',
  source: 'https://docs.factory.ai/cli/droid-exec/overview; session files as git-ai reads them (src/streams/agents)',
  sign: '`session_start` with `cwd`, or `tool_call` records with `toolName` or `toolId`',
  place: '`~/.factory/sessions/**/ID.jsonl`; the settings beside it are no transcript.',
  detect,
  open: () => ({ read: readRecord }),
}

/** Its calls are not in the session that started it. */
const subagentTools = new Set(['Task'])

/** Files that a prompt names with `@` stand in blocks of their own behind it. */
const attachedFile = /^Contents of [^\n]+ \(lines \d+-\d+ of \d+\):\n/

function detect({ objects }: Sample): boolean {
  return objects.some((object) => isStart(object) || isStreamed(object))
}

function isStart(object: JsonObject): boolean {
  return ownString(object, 'type') === 'session_start' && ownString(object, 'id') !== undefined && Object.hasOwn(object, 'cwd')
}

function isStreamed(object: JsonObject): boolean {
  const type = ownString(object, 'type')
  const has = (key: string) => Object.hasOwn(object, key)
  if (type === 'tool_call') return (has('toolId') || has('toolCallId')) && has('parameters')
  if (type === 'system') return ownString(object, 'subtype') === 'init' && has('reasoning_effort') && !has('claude_code_version')
  return type === 'message' && has('session_id') && ownString(object, 'role') !== undefined && ownString(object, 'text') !== undefined
}

function* readRecord(record: JsonObject, at: Place): Generator<Step> {
  const type = ownString(record, 'type') ?? ''
  const told: Told = { at, ts: ownString(record, 'timestamp'), uuid: ownString(record, 'id') }
  const id = ownString(record, 'session_id')
  if (id !== undefined) yield { kind: 'session', patch: { id, startedAt: told.ts } }
  if (type === 'session_start' || type === 'system') yield* readStart(record, type, told)
  else if (type === 'message') yield* readMessage(record, told)
  else if (type === 'tool_call') yield readCall(record, told)
  else if (type === 'tool_result') yield readResult(record, told)
  else if (type === 'completion' || type === 'todo_state') yield passKnown(record, type, at)
  else if (type === 'compaction_state') {
    yield* tellCompaction(null, '', told)
    yield passKnown(record, type, at)
  } else yield passUnknown(record, type, at)
}

function* readStart(record: JsonObject, type: string, told: Told): Generator<Step> {
  const cwd = ownString(record, 'cwd')
  const id = type === 'session_start' ? ownString(record, 'id') : undefined
  const version = ownString(record, 'version')
  yield { kind: 'session', patch: { id, root: cwd, cwd, startedAt: told.ts, agentVersion: version } }
  yield { kind: 'moment', moment: 'session_start', facts: {}, synthetic: false, ...told }
}

function* readMessage(record: JsonObject, told: Told): Generator<Step> {
  const message = ownObject(record, 'message') ?? { role: own(record, 'role'), content: own(record, 'text') }
  const role = ownString(message, 'role')
  yield* checkBeside(message, told.at)
  if (role === 'assistant') {
    for (const step of readAssistant({}, { ...message, id: ownString(record, 'id') }, told))
      yield step.kind === 'call' ? { ...step, lacks: listLacks(step.name) } : step
  } else if (role === 'user') yield* readUserMessage(message, told)
  else yield badMessage(record, told.at, `a message has no known role: ${writeJson(own(message, 'role'))}`)
}

function* readUserMessage(message: JsonObject, told: Told): Generator<Step> {
  const { results, others } = readUser({}, message, told, undefined)
  yield* results.map((result) => tellFailure(result))
  yield* others
  const content = own(message, 'content')
  const blocks = ownList(message, 'content')?.filter((block) => !attachedFile.test(ownString(block, 'text') ?? ''))
  const typed = readTyped(blocks ?? content)
  if (typed !== null) yield { kind: 'prompt', ...told, text: typed.trimStart() }
}

/** Session files have no flag: only a failed command says so, in words that stand before its output. */
function tellFailure({ recorded: _, ...result }: ResultStep): ResultStep {
  const isFailed = result.isError === true || /^Error: Command failed \(exit code: \d+\)/.test(result.text)
  return { ...result, isError: isFailed ? true : null }
}

function readCall(record: JsonObject, told: Told): Step {
  const name = ownString(record, 'toolName') ?? ownString(record, 'toolId')
  if (name === undefined) return unreadCall(told.at, 'a tool call has no name')
  return { kind: 'call', ...told, id: readCallId(record), name, ...readArguments(own(record, 'parameters')), lacks: listLacks(name) }
}

function readResult(record: JsonObject, told: Told): Step {
  const value = own(record, 'value') ?? own(record, 'error')
  const isError = own(record, 'isError')
  if (isError !== undefined && typeof isError !== 'boolean') return badRecord(told.at, '"isError" of a tool result is no boolean')
  const text = typeof value === 'string' ? value : writeJson(value)
  return { kind: 'result', ...told, callId: readCallId(record), text, isError: isError ?? null, structured: value }
}

/** Records have an id of their own beside the call's only where that has its own key. */
function readCallId(record: JsonObject): string {
  return ownString(record, 'toolCallId') ?? ownString(record, 'id') ?? ''
}

function listLacks(name: string): LackKind[] {
  return subagentTools.has(name) ? ['subagent_not_recorded'] : []
}
