import { fail, findDecisionWord, NO_OPINION } from '../../dialect/answer.ts'
import type { JsonObject } from '../../model/event.ts'
import type { Answer, AnswerNote, Decision, FailureKind } from '../../model/hook.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import type { NamedEvent, Stand } from './events.ts'
import type { CopilotHost } from './hosts.ts'

/** What a JSON object on stdout decides at an event. */
export function readDecision(answer: JsonObject, { event, host }: Stand): Answer {
  const read = readAtEvent(answer, event, host)
  const message = ownString(answer, 'systemMessage')
  const notes: AnswerNote[] = message ? [{ id: 'hook-system-message', message }] : []
  return { ...read, notes: [...read.notes, ...notes] }
}

function readAtEvent(answer: JsonObject, event: NamedEvent, host: CopilotHost): Answer {
  switch (event.name) {
    case 'preToolUse':
      return readPermission(answer, event, host)
    case 'userPromptSubmitted':
      return readPrompt(answer, event, host)
    case 'postToolUse':
    case 'postToolUseFailure':
      return { ...readBlock(answer), context: contextOf(answer) }
    default:
      return { ...NO_OPINION, context: contextOf(answer) }
  }
}

const PERMISSIONS: ReadonlyMap<unknown, Decision> = new Map([
  ['allow', 'allow'],
  ['deny', 'deny'],
  ['ask', 'ask'],
])

/**
 * Copilot reads the top level, in PascalCase files `hookSpecificOutput` too; VS Code reads only that, with the right name of the event. A decision
 * elsewhere is not heard (measured on 1.0.102: `hookSpecificOutput` in a camelCase file, `decision`, `continue`).
 */
function readPermission(answer: JsonObject, event: NamedEvent, host: CopilotHost): Answer {
  const decides = findDeciding(answer, event, host)
  if (decides === null) return readUnheard(answer, event, host)
  const said = own(decides, 'permissionDecision')
  const decision = PERMISSIONS.get(said)
  if (said !== undefined && decision === undefined) {
    return mistaken('invalid-verdict', `permissionDecision is ${showValue(said)}; Copilot knows allow, deny and ask`)
  }
  const input = own(decides, 'modifiedArgs') ?? own(decides, 'updatedInput')
  const rewrite = isObject(input) && decision !== 'deny' ? { how: 'replace' as const, args: input } : null
  const reason = ownString(decides, 'permissionDecisionReason') ?? null
  return { ...NO_OPINION, verdict: decision ?? 'none', reason, rewrite, context: contextOf(answer) }
}

const DECIDING = ['permissionDecision', 'modifiedArgs', 'updatedInput']

function findDeciding(answer: JsonObject, event: NamedEvent, host: CopilotHost): JsonObject | null {
  const specific = own(answer, 'hookSpecificOutput')
  const isNamed = host !== 'vscode' || ownString(specific, 'hookEventName') === event.told
  const places = [host === 'vscode' ? null : answer, event.form === 'claude' && isNamed && isObject(specific) ? specific : null]
  return places.find((place) => place !== null && DECIDING.some((key) => own(place, key) !== undefined)) ?? null
}

/** Prompts: Copilot hears `decision: "block"` (measured on 1.0.102), VS Code `continue: false`. */
function readPrompt(answer: JsonObject, event: NamedEvent, host: CopilotHost): Answer {
  if (host === 'vscode') {
    if (own(answer, 'continue') !== false) return readUnheard(answer, event, host)
    return { ...NO_OPINION, verdict: 'deny', reason: ownString(answer, 'stopReason') ?? null }
  }
  const block = readBlock(answer)
  return block.verdict === 'deny' ? block : readUnheard(answer, event, host)
}

function readBlock(answer: JsonObject): Answer {
  if (own(answer, 'decision') !== 'block') return NO_OPINION
  return { ...NO_OPINION, verdict: 'deny', reason: ownString(answer, 'reason') ?? null }
}

/** No opinion, unless it says something that nobody hears. */
function readUnheard(answer: JsonObject, event: NamedEvent, host: CopilotHost): Answer {
  const word = own(answer, 'continue') === false ? '"continue": false' : findDecisionWord(answer)
  if (word === null) return { ...NO_OPINION, context: contextOf(answer) }
  const who = host === 'vscode' ? 'VS Code' : 'Copilot'
  return mistaken('unrecognized-output', `${word} stands where ${who} does not read it at ${event.spelt}`)
}

function contextOf(answer: JsonObject): string | null {
  return ownString(answer, 'additionalContext') ?? ownString(own(answer, 'hookSpecificOutput'), 'additionalContext') ?? null
}

function mistaken(kind: FailureKind, detail: string): Answer {
  return { ...NO_OPINION, failure: fail(kind, detail, 0) }
}
