import type { JsonObject, LackKind, Place } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import type { CallStep, Step, Told } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { badMessage, joinText, readAssistant } from '../../transcript/claude.ts'
import { isClineMessage } from '../../transcript/cline.ts'
import { readMilliseconds } from '../../transcript/times.ts'
import { checkBeside, passUnknown, unreadCall } from '../../transcript/unread-call.ts'
import { asObject, ownList } from '../../transcript/values.ts'
import { type ResultText, readFeedback, readUserText, tellFate, type UserText } from './user-texts.ts'
import { readXmlCalls } from './xml-calls.ts'

/** The conversations of Cline, Roo Code and Kilo Code: Anthropic messages, whose calls are XML in the text or `tool_use`, and whose results are text. */
export const clineRoo: Reader = {
  id: 'cline-roo',
  title: 'Cline, Roo Code and Kilo Code conversations',
  agent: 'cline',
  source: 'https://github.com/cline/cline, src/core/assistant-message and src/core/prompts/responses.ts',
  sign: 'messages with `ts` or `modelInfo`, `<environment_details>` in prompts, or calls as XML in the text',
  place: '`tasks/ID/api_conversation_history.json` in the extension’s storage. `ui_messages.json` beside it tells the same session again.',
  detect,
  open() {
    const open: Open = { calls: null }
    return { read: (record, at) => readRecord(record, at, open) }
  },
}

/** The last message's calls that have no result yet; null before the first message. */
interface Open {
  calls: CallStep[] | null
}

/** They begin tasks and agents of their own, which are recorded elsewhere. */
const subagentTools = new Set(['use_subagents', 'new_task'])

function detect({ objects }: Sample): boolean {
  const messages = objects.flatMap(listMessages)
  return messages.some(isClineMessage) && messages.every((message) => ownString(message, 'role') !== undefined)
}

function listMessages(record: JsonObject): JsonObject[] {
  const messages = Object.hasOwn(record, 'role') ? null : ownList(record, 'messages')
  return messages === null ? [record] : messages.map((message) => asObject(message) ?? {})
}

function* readRecord(record: JsonObject, at: Place, open: Open): Generator<Step> {
  for (const message of listMessages(record)) yield* readMessage(message, at, open)
}

function* readMessage(message: JsonObject, at: Place, open: Open): Generator<Step> {
  const role = ownString(message, 'role')
  const ts = readMilliseconds(own(message, 'ts'))
  const told: Told = { at, ts }
  yield* checkBeside(message, at)
  if (role === 'assistant') yield* readCalls(message, told, open)
  else if (role === 'user') yield* readUser(message, told, open)
  else if (role === 'system') yield { kind: 'ignored', type: role }
  else if (role === undefined) yield badMessage(message, at, 'a record is no message: it has no role')
  else yield passUnknown(message, role, at)
}

function* readCalls(message: JsonObject, told: Told, open: Open): Generator<Step> {
  const calls: CallStep[] = []
  open.calls = calls
  const steps = [...readAssistant({}, message, told)]
  const text = joinText(own(message, 'content'))
  const written = readXmlCalls(text).map(({ name, args, isCut }): CallStep => {
    return { kind: 'call', ...told, id: '', name, args, lacks: [...listLacks(name), ...(isCut ? (['args_truncated'] as const) : [])] }
  })
  for (const step of [...steps, ...written]) {
    const known = step.kind === 'call' && step.id !== '' ? { ...step, lacks: listLacks(step.name) } : step
    if (known.kind === 'call') calls.push(known)
    yield known
  }
}

function listLacks(name: string): LackKind[] {
  return subagentTools.has(name) ? ['subagent_not_recorded'] : []
}

function* readUser(message: JsonObject, told: Told, open: Open): Generator<Step> {
  const content = own(message, 'content')
  // The result whose text the next blocks go on with.
  let result: FoundResult | null = null
  for (const block of Array.isArray(content) ? content : [{ type: 'text', text: content }]) {
    const found = readBlock(block)
    if (found.is === 'text' && result !== null) {
      result.texts.push(found.text)
      continue
    }
    if (result !== null) yield* tellResult(result, told)
    result = found.is === 'result' ? { ...found, call: takeCall(found, open), texts: [found.text] } : null
    if (result !== null && result.call === undefined && open.calls !== null)
      yield unreadCall(
        told.at,
        `a result of the tool ${JSON.stringify(found.is === 'result' ? found.tool : '')} stands here, and its call was not read`,
      )
    if (found.is === 'prompt' || found.is === 'text') yield { kind: 'prompt', ...told, text: found.text }
    else if (found.is === 'details' && found.cwd !== undefined) yield { kind: 'session', patch: { root: found.cwd, cwd: found.cwd } }
    else if (found.is === 'notice') yield { kind: 'ignored', type: 'notice' }
    else if (found.is === 'other') yield passUnknown(block, `block/${found.type}`, told.at)
  }
  if (result !== null) yield* tellResult(result, told)
}

interface FoundResult extends ResultText {
  call: CallStep | undefined
  texts: string[]
}

function readBlock(block: unknown): UserText | { is: 'other'; type: string } | { is: 'image' } {
  const type = ownString(block, 'type') ?? ''
  if (type === 'text') return readUserText(ownString(block, 'text') ?? '')
  if (type === 'image') return { is: 'image' }
  if (type !== 'tool_result') return { is: 'other', type }
  const text = joinText(own(block, 'content'))
  return { is: 'result', tool: '', id: ownString(block, 'tool_use_id'), isError: own(block, 'is_error') === true, text }
}

/** Results as text have no id and come in the order of the calls, under the tool's name; MCP tools have another name there. */
function takeCall({ tool, id }: ResultText, open: Open): CallStep | undefined {
  const calls = open.calls ?? []
  const named = calls.findIndex((call) => (id === undefined ? call.name === tool : call.id === id))
  return calls.splice(named === -1 ? 0 : named, 1)[0]
}

function* tellResult({ call, id, isError, texts }: FoundResult, told: Told): Generator<Step> {
  const text = texts.filter((part) => part !== '').join('\n')
  const fate = tellFate(call?.name ?? '', text)
  yield { kind: 'result', ...told, callId: id ?? call?.id ?? '', text, ...fate, ...(isError === true && { isError }) }
  const feedback = readFeedback(text)
  if (feedback !== undefined) yield { kind: 'prompt', ...told, text: feedback, queued: true }
}
