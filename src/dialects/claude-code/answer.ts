import { fail, findDecisionWord, findProcessFailure, holdsDecision, NO_OPINION, noteUnheard, parseAnswer } from '../../dialect/answer.ts'
import type { SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import type { Answer, AnswerNote, Decision, Ending, Failure } from '../../model/hook.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'

/** How Claude Code reads one hook's ending: JSON on stdout at any exit code, else exit 2 blocks; every other failure lets the call pass. */
export function interpretClaude(ending: Ending, event: SeenEvent, eventName: string): Answer {
  const failure = findProcessFailure(ending)
  if (ending.kind !== 'exited') return { ...NO_OPINION, failure }
  const answer = readAnswer(ending.stdout, eventName, event.kind)
  if (ending.code === 2) return blockByExit(ending.stderr, answer, failure?.kind === 'launch-failed' ? failure : null)
  if (answer.verdict !== 'none') return answer
  return { ...answer, failure: failure ?? answer.failure, notes: [...answer.notes, ...noteUnheard(ending.stderr, 'Claude Code')] }
}

/** Exit 2 blocks whatever the JSON says; the reason is the JSON's blocking reason, else stderr. */
function blockByExit(stderr: string, answer: Answer, failure: Failure | null): Answer {
  const said = answer.verdict === 'deny' ? answer.reason : null
  const text = stderr.trim()
  const heard = answer.notes.filter((note) => note !== UNHEARD_STOP)
  const notes = holdsDecision(text) ? [...heard, UNHEARD_STDERR] : heard
  return { ...NO_OPINION, verdict: 'deny', reason: said ?? (text === '' ? null : text), failure, notes }
}

const UNHEARD_STDERR: AnswerNote = {
  id: 'answer-on-stderr',
  message: 'stderr holds decision JSON, which Claude Code reads on stdout only; the exit code 2 is what blocks',
}

/** Measured on 2.1.332. */
const UNHEARD_STOP: AnswerNote = {
  id: 'answer-key-ignored',
  message:
    'Claude Code runs the call in spite of "continue": false at PreToolUse, and stops only after it; permissionDecision "deny" stops the call',
}

function readAnswer(stdout: string, eventName: string, kind: SeenEvent['kind']): Answer {
  const text = stdout.replace(/^\ufeff/, '').trim()
  if (!text.startsWith('{')) return readPlainText(text, kind)
  const parsed = parseAnswer(text)
  if (!isObject(parsed?.value))
    return { ...NO_OPINION, failure: fail('invalid-json', `begins like JSON and is none: ${showValue(text)}`, 0) }
  const answer = parsed.value
  const systemMessage = ownString(answer, 'systemMessage')
  const notes: AnswerNote[] = systemMessage ? [{ id: 'hook-system-message', message: systemMessage }] : []
  const decision = readDecision(answer, eventName, kind)
  if (kind === 'pre_tool' && own(answer, 'continue') === false && decision.verdict !== 'deny') notes.push(UNHEARD_STOP)
  return { ...decision, notes }
}

/** Plain text is context at a prompt and nothing elsewhere; decision JSON behind other text is not heard (measured on 2.1.332). */
function readPlainText(text: string, kind: SeenEvent['kind']): Answer {
  if (holdsDecision(text)) {
    const detail = `text before the JSON hides it from Claude Code: ${showValue(text.split('\n', 1)[0])}`
    return { ...NO_OPINION, failure: fail('invalid-json', detail, 0) }
  }
  return { ...NO_OPINION, context: kind === 'prompt' && text !== '' ? text : null }
}

function readDecision(answer: JsonObject, eventName: string, kind: SeenEvent['kind']): Answer {
  const specific = own(answer, 'hookSpecificOutput')
  if (specific !== undefined && !isObject(specific))
    return mistaken('invalid-verdict', `hookSpecificOutput is ${showValue(specific)}, not an object`)
  const named = ownString(specific, 'hookEventName')
  if (isObject(specific) && named !== eventName) {
    const seen = named === undefined ? 'no hookEventName' : `hookEventName ${showValue(named)}`
    return mistaken('unrecognized-output', `hookSpecificOutput has ${seen}: Claude Code ignores it at ${eventName}`)
  }
  const top = readTopDecision(answer, kind)
  if (top !== null && 'failure' in top) return { ...NO_OPINION, failure: top.failure }
  if (kind === 'pre_tool' && isObject(specific)) return readToolDecision(answer, specific, top)
  if (kind === 'prompt' && own(answer, 'continue') === false) {
    return { ...NO_OPINION, verdict: 'deny', reason: ownString(answer, 'stopReason') ?? ownString(answer, 'reason') ?? null }
  }
  if (top !== null)
    return { ...NO_OPINION, verdict: top.decision, reason: ownString(answer, 'reason') ?? null, context: contextOf(specific) }
  const word = findDecisionWord(answer)
  if (word !== null) return mistaken('unrecognized-output', `${word} stands where Claude Code does not read it at ${eventName}`)
  return { ...NO_OPINION, context: contextOf(specific) }
}

const PERMISSIONS: ReadonlyMap<string, Decision> = new Map([
  ['allow', 'allow'],
  ['deny', 'deny'],
  ['ask', 'ask'],
  ['defer', 'defer'],
])

function readToolDecision(answer: JsonObject, specific: JsonObject, top: { decision: Decision } | null): Answer {
  const said = own(specific, 'permissionDecision')
  const decision = typeof said === 'string' ? PERMISSIONS.get(said) : undefined
  if (said !== undefined && decision === undefined) {
    return mistaken('invalid-verdict', `permissionDecision is ${showValue(said)}; Claude Code knows allow, deny, ask and defer`)
  }
  const input = own(specific, 'updatedInput')
  return {
    ...NO_OPINION,
    verdict: decision ?? top?.decision ?? 'none',
    reason: ownString(specific, 'permissionDecisionReason') ?? ownString(answer, 'reason') ?? null,
    rewrite: isObject(input) ? { how: 'replace', args: input } : null,
    context: contextOf(specific),
  }
}

/** Top-level `decision`: `block`; at PreToolUse also the deprecated `approve`. Any other value fails the schema. */
function readTopDecision(answer: JsonObject, kind: SeenEvent['kind']): { decision: Decision } | { failure: Failure } | null {
  const said = own(answer, 'decision')
  if (said === undefined || said === null) return null
  if (said === 'block') return { decision: 'deny' }
  if (said === 'approve') return kind === 'pre_tool' ? { decision: 'allow' } : null
  return { failure: fail('invalid-verdict', `decision is ${showValue(said)}; Claude Code knows block and approve here`, 0) }
}

function contextOf(specific: unknown): string | null {
  return ownString(specific, 'additionalContext') ?? null
}

function mistaken(kind: 'invalid-verdict' | 'unrecognized-output', detail: string): Answer {
  return { ...NO_OPINION, failure: fail(kind, detail, 0) }
}
