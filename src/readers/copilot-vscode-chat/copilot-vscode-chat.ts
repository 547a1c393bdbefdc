import type { JsonObject, Place } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import type { Step, Told } from '../../model/step.ts'
import type { Reader, Sample } from '../../model/transcript.ts'
import { tellError } from '../../transcript/claude.ts'
import { passKnown } from '../../transcript/unread-call.ts'
import { ownList, ownObject } from '../../transcript/values.ts'
import { listInvocations, readCalls } from './calls.ts'
import { PatchLog } from './patch-log.ts'

/** What VS Code keeps of a chat: it is made to be shown again, so calls stand in it as they were displayed. */
export const copilotVscodeChat: Reader = {
  id: 'copilot-vscode-chat',
  title: 'VS Code’s chat sessions (GitHub Copilot)',
  agent: 'copilot',
  source: 'microsoft/vscode, src/vs/workbench/contrib/chat/common/model/chatModel.ts; files of 2025-10 to 2026-02',
  sign: '`requests` of a chat, or a log of changes to them (`kind`, `k`, `v`)',
  place:
    '`workspaceStorage/ID/chatSessions/SESSION.json` and `.jsonl` of VS Code. They name no folder, and arguments only of calls of requests that came to an end.',
  confidence: 'partial',
  detect,
  open() {
    const log = new PatchLog()
    return {
      *read(record, at) {
        if (isSession(record)) log.begin(record, at)
        else yield* log.apply(record, at)
      },
      end: () => readLog(log),
    }
  },
}

function detect({ objects }: Sample): boolean {
  return objects.some((object) => isSession(object) || isChange(object))
}

function isSession(object: JsonObject): boolean {
  return (
    ownList(object, 'requests') !== null && typeof own(object, 'version') === 'number' && ownString(object, 'initialLocation') !== undefined
  )
}

function isChange(object: JsonObject): boolean {
  const kind = own(object, 'kind')
  if (kind === 0) return ownList(own(object, 'v'), 'requests') !== null
  return typeof kind === 'number' && ownList(object, 'k') !== null
}

function* readLog(log: PatchLog): Generator<Step> {
  const { whole } = log
  const id = ownString(whole, 'sessionId')
  yield { kind: 'session', patch: { id, name: ownString(whole, 'customTitle'), startedAt: readMilliseconds(own(whole, 'creationDate')) } }
  const requests = log.requests()
  for (const request of requests) yield* readRequest(request, log.placeOf(request))
  const kept = new Set(requests.flatMap(listInvocations).flatMap((part) => ownString(part, 'toolCallId') ?? []))
  for (const part of log.lostParts(kept)) yield* readCalls([], [part], {}, { at: log.placeOf(part) })
}

function* readRequest(request: JsonObject, at: Place): Generator<Step> {
  const told: Told = { at, ts: readMilliseconds(own(request, 'timestamp')) }
  const result = ownObject(request, 'result')
  const metadata = ownObject(result, 'metadata')
  yield { kind: 'session', patch: { agentVersion: ownString(own(request, 'agent'), 'extensionVersion') } }
  const message = own(request, 'message')
  const text = typeof message === 'string' ? message : ownString(message, 'text')
  if (text !== undefined) yield { kind: 'prompt', ...told, uuid: ownString(request, 'requestId'), text }
  const parts = ownList(request, 'response') ?? []
  const said = parts.filter((part) => !Object.hasOwn(Object(part), 'kind')).flatMap((part) => ownString(part, 'value') ?? [])
  if (parts.length > 0) yield { kind: 'message', ...told, id: ownString(request, 'responseId'), text: said.join('') }
  for (const part of parts) if (!isInvocation(part)) yield passKnown(part, `response/${ownString(part, 'kind') ?? 'text'}`, at)
  const made = (ownList(metadata, 'toolCallRounds') ?? []).flatMap((round) => ownList(round, 'toolCalls') ?? [])
  yield* readCalls(made.filter(isObject), listInvocations(request), ownObject(metadata, 'toolCallResults') ?? {}, told)
  const error = ownString(ownObject(result, 'errorDetails'), 'message')
  if (error !== undefined) yield tellError(error, told)
  else if (own(request, 'isCanceled') === true) yield { kind: 'moment', moment: 'interrupt', facts: {}, synthetic: false, ...told }
}

function isInvocation(part: unknown): boolean {
  return ownString(part, 'kind') === 'toolInvocationSerialized'
}

function readMilliseconds(time: unknown): string | undefined {
  return typeof time === 'number' && Math.abs(time) < 8.64e15 ? new Date(time).toISOString() : undefined
}
