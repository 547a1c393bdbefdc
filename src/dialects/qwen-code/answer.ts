import { findDecisionWord } from '../../dialect/answer.ts'
import type { SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import type { Decision } from '../../model/hook.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import type { AnswerRules, Heard, Reading } from '../gemini-cli/family.ts'
import { joinSpecific, joinTexts, parseLoosely } from '../gemini-cli/gemini-answer.ts'

/** hooks/hookRunner.ts, hookAggregator.ts and types.ts in the bundle of @qwen-code/qwen-code 0.24.4; verdicts measured on 0.24.4. */
export const qwenAnswers: AnswerRules = { title: 'Qwen Code', hear, read, combine }

/** stdout, or stderr where that is empty; after exit code 2 stderr only, and any text there is a no. JSON counts at any exit code. */
function hear({ stdout, stderr, code }: { stdout: string; stderr: string; code: number | null }, kind: SeenEvent['kind']): Heard {
  const isBlocking = code === 2
  const printed = stdout.trim()
  const text = isBlocking ? stderr.trim() : printed || stderr.trim()
  if (text === '') return { output: null, text, isPlain: false }
  const parsed = parseLoosely(text)
  if (isObject(parsed?.value)) return { output: parsed.value, text, isPlain: false }
  if (parsed === undefined && !isBlocking && text.startsWith('{')) return { output: null, text, isPlain: false }
  const isContext = code === 0 && printed !== '' && (kind === 'prompt' || kind === 'session_start')
  return { output: convert(text, { isBlocking, isContext }), text, isPlain: true }
}

function convert(text: string, { isBlocking, isContext }: { isBlocking: boolean; isContext: boolean }): JsonObject {
  if (isBlocking) return { decision: 'deny', reason: text }
  return { decision: 'allow', ...(isContext ? { hookSpecificOutput: { additionalContext: text } } : {}) }
}

const PERMISSIONS: ReadonlyMap<unknown, Decision> = new Map<unknown, Decision>([
  ['allow', 'allow'],
  ['deny', 'deny'],
  ['ask', 'ask'],
])
const DECISIONS: ReadonlyMap<unknown, Decision> = new Map<unknown, Decision>([...PERMISSIONS, ['approve', 'allow'], ['block', 'deny']])

/** At a call `permissionDecision` goes before `decision`, whatever that says; elsewhere only `decision` counts. */
function read(output: JsonObject, kind: SeenEvent['kind']): Reading {
  const specific = own(output, 'hookSpecificOutput')
  const permission = kind === 'pre_tool' ? own(specific, 'permissionDecision') : undefined
  const decision = PERMISSIONS.get(permission) ?? DECISIONS.get(own(output, 'decision')) ?? 'none'
  const isStopped = own(output, 'continue') === false && decision !== 'deny' && decision !== 'ask'
  const reason = kind === 'pre_tool' ? ownString(specific, 'permissionDecisionReason') : undefined
  const told = { rewrite: null, context: ownString(specific, 'additionalContext') ?? null }
  if (isStopped) {
    return { ...told, decision: 'deny', reason: ownString(output, 'stopReason') || ownString(output, 'reason') || null, mistake: null }
  }
  const mistake = decision === 'deny' ? null : findMistake(output, { kind, decision, permission })
  return { ...told, decision, reason: reason ?? ownString(output, 'reason') ?? null, mistake }
}

function findMistake(
  output: JsonObject,
  { kind, decision, permission }: { kind: SeenEvent['kind']; decision: Decision; permission: unknown },
): Reading['mistake'] {
  const unsupported = (detail: string) => ({ kind: 'unsupported-verdict', detail }) as const
  if (decision === 'ask') return kind === 'pre_tool' ? null : unsupported('decision is "ask", which Qwen Code reads at PreToolUse only')
  if (decision === 'none') {
    const said = own(output, 'decision')
    if (permission !== undefined) {
      return { kind: 'invalid-verdict', detail: `permissionDecision is ${showValue(permission)}; Qwen Code knows allow, deny and ask` }
    }
    if (said !== undefined && said !== null) {
      return { kind: 'invalid-verdict', detail: `decision is ${showValue(said)}; Qwen Code knows allow, deny, block and ask` }
    }
    const word = findDecisionWord(output)
    if (word !== null) return { kind: 'unrecognized-output', detail: `${word} stands where Qwen Code does not read it` }
  }
  const rewrites = ['updatedInput', 'tool_input'].filter((key) => own(own(output, 'hookSpecificOutput'), key) !== undefined)
  if (kind !== 'pre_tool' || rewrites.length === 0) return null
  return unsupported(`${rewrites[0]} changes nothing: Qwen Code 0.24 runs the call as it was`)
}

/**
 * A single output stands as it is. Of several the last `permissionDecision` counts, whatever the others said; without one a single `deny` or
 * `block` is enough, and an `ask` is lost.
 */
function combine(outputs: readonly JsonObject[]): JsonObject {
  const [only] = outputs
  if (outputs.length === 1 && only !== undefined) return only
  const said = outputs.map((each) => own(each, 'decision'))
  const decision = said.some((each) => each === 'deny' || each === 'block') ? 'block' : said.includes('allow') ? 'allow' : undefined
  const stopped = outputs.filter((each) => own(each, 'continue') === false)
  return {
    ...(stopped.length > 0 ? { continue: false, stopReason: stopped.map((each) => ownString(each, 'stopReason')).findLast(Boolean) } : {}),
    decision,
    reason: joinTexts(outputs, 'reason'),
    hookSpecificOutput: joinSpecific(outputs),
  }
}
