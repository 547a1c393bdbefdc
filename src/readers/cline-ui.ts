import type { JsonObject, Place } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { CallStep, Step, Told } from '../model/step.ts'
import type { Reader, Sample } from '../model/transcript.ts'
import { readArguments } from '../transcript/chat.ts'
import { readMilliseconds } from '../transcript/times.ts'
import { passKnown, passUnknown } from '../transcript/unread-call.ts'

/** What Cline, Roo Code and Kilo Code show: calls without ids and results, some in other words than the model's. */
export const clineUi: Reader = {
  id: 'cline-ui',
  title: 'What Cline, Roo Code and Kilo Code showed',
  agent: 'cline',
  source: 'https://github.com/cline/cline, src/shared/ExtensionMessage.ts',
  sign: '`ask` or `say` records with `ts`',
  place: '`tasks/ID/ui_messages.json`. Prefer `api_conversation_history.json` beside it.',
  confidence: 'partial',
  detect,
  open() {
    const shown: Shown = { partial: null, asked: null, hasPrompt: false }
    return { read: (record, at) => readRecord(record, at, shown), end: () => flushPartial(shown, null) }
  },
}

interface Shown {
  /** A record that is still being written: the next of its kind tells all of it again. */
  partial: { record: JsonObject; at: Place } | null
  /** The last call that somebody was asked about: it is said again when it begins. */
  asked: string | null
  hasPrompt: boolean
}

/** What the records of a call are called. */
const callKinds = new Set(['tool', 'command', 'use_mcp_server', 'browser_action_launch', 'browser_action', 'use_subagents'])

const sideKinds = new Set(
  `text reasoning api_req_started api_req_finished api_req_retried api_req_failed command_output completion_result followup plan_mode_respond
  resume_task resume_completed_task mistake_limit_reached checkpoint_created mcp_server_response mcp_server_request_started
  browser_action_result error info diff_error deleted_api_reqs task_progress condense subtask_result user_feedback_diff`.split(/\s+/),
)

function detect({ objects }: Sample): boolean {
  return objects.length > 0 && objects.every((object) => typeof own(object, 'ts') === 'number' && readKind(object) !== undefined)
}

function readKind(record: JsonObject): string | undefined {
  const type = ownString(record, 'type')
  return type === 'ask' || type === 'say' ? ownString(record, type) : undefined
}

function* readRecord(record: JsonObject, at: Place, shown: Shown): Generator<Step> {
  yield* flushPartial(shown, record)
  if (own(record, 'partial') === true) shown.partial = { record, at }
  else yield* readWhole(record, at, shown, false)
}

function* flushPartial(shown: Shown, next: JsonObject | null): Generator<Step> {
  const { partial } = shown
  shown.partial = null
  if (partial === null) return
  const isRepeated = next !== null && readKind(next) === readKind(partial.record)
  if (isRepeated) yield { kind: 'ignored', type: 'partial' }
  else yield* readWhole(partial.record, partial.at, shown, true)
}

function* readWhole(record: JsonObject, at: Place, shown: Shown, isCut: boolean): Generator<Step> {
  const kind = readKind(record) ?? ''
  const text = ownString(record, 'text') ?? ''
  const told: Told = { at, ts: readMilliseconds(own(record, 'ts')) }
  if (callKinds.has(kind)) yield* readCall(kind, text, ownString(record, 'type') === 'ask', told, shown, isCut)
  else if (kind === 'user_feedback' || kind === 'task' || (kind === 'text' && !shown.hasPrompt)) {
    shown.hasPrompt = true
    yield { kind: 'prompt', ...told, text }
  } else if (kind === 'text') yield { kind: 'message', ...told, text }
  else if (sideKinds.has(kind)) yield passKnown(record, kind, at)
  else yield passUnknown(record, kind, at)
}

function* readCall(kind: string, text: string, isAsk: boolean, told: Told, shown: Shown, isCut: boolean): Generator<Step> {
  const key = JSON.stringify([kind, text])
  if (!isAsk && shown.asked === key) {
    shown.asked = null
    yield { kind: 'ignored', type: `say/${kind}` }
    return
  }
  shown.asked = isAsk ? key : null
  yield { kind: 'call', ...told, id: '', ...nameCall(kind, text), ...(isCut && { lacks: ['args_truncated'] as const }) }
}

/** A command is a text, to which Cline adds a mark when it has to be asked about; everything else is JSON, of which `tool` is the tool's name. */
function nameCall(kind: string, text: string): Pick<CallStep, 'name' | 'args' | 'raw'> {
  if (kind === 'command') return { name: kind, args: { command: text.replace(/REQ_APP$/, '') } }
  if (kind.startsWith('browser_action') && !text.trimStart().startsWith('{')) return { name: kind, args: { url: text } }
  const read = readArguments(text)
  const tool = kind === 'tool' ? ownString(read.args, 'tool') : undefined
  if (tool === undefined || read.args === null) return { name: kind, ...read }
  const { tool: _, ...args } = read.args
  return { name: tool, args }
}
