import { fail, findDecisionWord, NO_OPINION, trimBlanks } from '../../dialect/answer.ts'
import type { JsonObject } from '../../model/event.ts'
import type { Answer, AnswerNote, Decision, FailureKind } from '../../model/hook.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { findMisfit } from './output.ts'

/** What an answer decides (codex-rs/hooks, output_parser). `saysNo`: it holds a no, in whatever form. */
export function readDecision(answer: JsonObject, eventName: string, saysNo: boolean): Answer {
  const misfit = findMisfit(answer, eventName)
  if (misfit !== null) {
    const word = misfit.isDecision ? null : findDecisionWord(answer)
    if (word === null) return unheard('invalid-verdict', misfit.why, saysNo)
    return unheard('unrecognized-output', `${misfit.why}, so that Codex does not hear ${word}`, saysNo)
  }
  const message = ownString(answer, 'systemMessage')
  const notes: AnswerNote[] = message ? [{ id: 'hook-system-message', message }] : []
  const read = eventName === 'PreToolUse' ? readToolDecision(answer, saysNo) : readOtherDecision(answer, eventName)
  return { ...read, notes: [...read.notes, ...notes] }
}

/** An answer that Codex counts as a failed hook. One that says no is told: nobody hears it. */
export function unheard(kind: FailureKind, detail: string, saysNo: boolean): Answer {
  const notes = saysNo ? [{ id: 'deny-lost', message: `says no, and Codex does not hear it: ${detail}` }] : []
  return { ...NO_OPINION, failure: fail(kind, detail, 0), notes }
}

/** `hookSpecificOutput` decides where it holds any part of a decision, else the older top level does. */
function readToolDecision(answer: JsonObject, saysNo: boolean): Answer {
  const general = findUnsupported(answer)
  if (general !== null) return unheard('unsupported-verdict', `${general} is not supported at PreToolUse`, saysNo)
  const specific = own(answer, 'hookSpecificOutput')
  const read = DECIDING.some((key) => given(specific, key) !== null) ? readPermission(specific) : readLegacy(answer)
  return read.failure === null ? { ...read, context: ownString(specific, 'additionalContext') ?? null } : read
}

const DECIDING = ['permissionDecision', 'permissionDecisionReason', 'updatedInput']

function findUnsupported(answer: JsonObject): string | null {
  if (own(answer, 'continue') === false) return '"continue": false'
  if (given(answer, 'stopReason') !== null) return 'stopReason'
  return own(answer, 'suppressOutput') === true ? '"suppressOutput": true' : null
}

function readPermission(specific: unknown): Answer {
  const decision = given(specific, 'permissionDecision')
  const reason = readReason(specific, 'permissionDecisionReason')
  const input = given(specific, 'updatedInput')
  if (input !== null && decision !== 'allow')
    return unheard('invalid-verdict', 'updatedInput without permissionDecision "allow"', decision === 'deny')
  if (decision === 'deny') return deny(reason, 'permissionDecision "deny" without a permissionDecisionReason')
  if (decision === 'ask' || decision === 'defer') return unsupported(decision, `permissionDecision "${decision}"`, reason)
  if (decision !== 'allow') return unheard('invalid-verdict', 'permissionDecisionReason without a permissionDecision', false)
  if (input === null) return unsupported('allow', 'permissionDecision "allow" without updatedInput', reason)
  if (!isObject(input)) return unheard('invalid-verdict', `updatedInput is ${showValue(input)}, not an object`, false)
  return { ...NO_OPINION, verdict: 'allow', reason, rewrite: { how: 'replace', args: input } }
}

function readLegacy(answer: JsonObject): Answer {
  const decision = given(answer, 'decision')
  const reason = readReason(answer, 'reason')
  if (decision === 'block') return deny(reason, 'decision "block" without a reason')
  if (decision === 'approve') return unsupported('allow', 'decision "approve"', reason)
  return given(answer, 'reason') === null ? NO_OPINION : unheard('invalid-verdict', 'a reason without a decision', false)
}

/** Prompts, and what is heard too late to stop anything. */
function readOtherDecision(answer: JsonObject, eventName: string): Answer {
  const specific = own(answer, 'hookSpecificOutput')
  const context = ownString(specific, 'additionalContext') ?? null
  const permission = own(specific, 'decision')
  const behavior = ownString(permission, 'behavior')
  if (behavior === 'deny' || behavior === 'allow') return { ...NO_OPINION, verdict: behavior, reason: readReason(permission, 'message') }
  if (eventName === 'UserPromptSubmit' && own(answer, 'continue') === false) {
    return { ...NO_OPINION, verdict: 'deny', reason: readReason(answer, 'stopReason'), context }
  }
  if (own(answer, 'decision') !== 'block') return { ...NO_OPINION, context }
  return { ...deny(readReason(answer, 'reason'), 'decision "block" without a reason'), context }
}

/** Codex hears no deny that does not say why. */
function deny(reason: string | null, flaw: string): Answer {
  return reason === null ? unheard('invalid-verdict', flaw, true) : { ...NO_OPINION, verdict: 'deny', reason }
}

/** The decision keeps its word, for whoever answers in the agent's place. */
function unsupported(verdict: Decision, what: string, reason: string | null): Answer {
  return {
    ...NO_OPINION,
    verdict,
    reason,
    failure: fail('unsupported-verdict', `Codex does not support ${what}, and the call goes ahead`, 0),
  }
}

function readReason(object: unknown, key: string): string | null {
  return trimBlanks(ownString(object, key) ?? '') || null
}

/** Rust reads a null as if the key were not there. */
function given(object: unknown, key: string): unknown {
  return own(object, key) ?? null
}
