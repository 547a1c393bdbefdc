import { findDecisionWord, parseAnswer } from '../../dialect/answer.ts'
import type { SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import type { AnswerRules, Heard, Reading } from './family.ts'

/** hooks/hookRunner.ts, hookAggregator.ts and scheduler/hook-utils.ts of @google/gemini-cli-core 0.61.0; verdicts measured on 0.61.0. */
export const geminiAnswers: AnswerRules = { title: 'Gemini CLI', hear, read, combine }

/** stdout, or stderr where that is empty. JSON counts at any exit code; another text is a no from exit code 2 on. */
function hear({ stdout, stderr, code }: { stdout: string; stderr: string; code: number | null }): Heard {
  const text = stdout.trim() || stderr.trim()
  if (text === '') return { output: null, text, isPlain: false }
  const parsed = parseLoosely(text)
  if (parsed === undefined) return { output: convert(text, code ?? 0), text, isPlain: true }
  // A list has none of the keys; a number, true and null are no answer.
  const output = isObject(parsed.value) ? parsed.value : Array.isArray(parsed.value) ? {} : null
  return { output, text, isPlain: false }
}

/** A JSON text within a JSON string is parsed once more. */
export function parseLoosely(text: string): { value: unknown } | undefined {
  const parsed = parseAnswer(text)
  return typeof parsed?.value === 'string' ? parseAnswer(parsed.value) : parsed
}

function convert(text: string, code: number): JsonObject {
  if (code === 0) return { decision: 'allow', systemMessage: text }
  return code === 1 ? { decision: 'allow', systemMessage: `Warning: ${text}` } : { decision: 'deny', reason: text }
}

function read(output: JsonObject, kind: SeenEvent['kind']): Reading {
  const specific = own(output, 'hookSpecificOutput')
  const input = own(specific, 'tool_input')
  const told = {
    reason: ownString(output, 'reason') ?? null,
    rewrite: kind === 'pre_tool' && isObject(input) ? input : null,
    // Nobody reads it before a call.
    context: kind === 'pre_tool' ? null : (ownString(specific, 'additionalContext') ?? null),
  }
  if (own(output, 'continue') === false) {
    return { ...told, decision: 'deny', reason: ownString(output, 'stopReason') || told.reason, mistake: null }
  }
  const said = own(output, 'decision')
  if (said === 'deny' || said === 'block') return { ...told, decision: 'deny', mistake: null }
  if (said === 'allow' || said === 'approve') return { ...told, decision: 'allow', mistake: null }
  if (said === 'ask') return { ...told, decision: 'ask', mistake: kind === 'prompt' ? UNASKED : null }
  return { ...told, decision: 'none', mistake: findMistake(output, said) }
}

const UNASKED = { kind: 'unsupported-verdict', detail: 'decision is "ask", which Gemini CLI does not read at BeforeAgent' } as const

function findMistake(output: JsonObject, said: unknown): Reading['mistake'] {
  if (said !== undefined && said !== null) {
    return { kind: 'invalid-verdict', detail: `decision is ${showValue(said)}; Gemini CLI knows allow, deny, block and ask` }
  }
  const word = findDecisionWord(output)
  return word === null
    ? null
    : { kind: 'unrecognized-output', detail: `${word} says nothing to Gemini CLI, which reads the key "decision"` }
}

/** One no is enough, then one ask; reasons are joined; of what stands under `hookSpecificOutput` the last of each key counts. */
function combine(outputs: readonly JsonObject[]): JsonObject {
  const decisions = outputs.map((each) => own(each, 'decision'))
  const decision =
    decisions.findLast((each) => each === 'deny' || each === 'block') ?? decisions.findLast((each) => each === 'ask') ?? 'allow'
  const isStopped = outputs.some((each) => own(each, 'continue') === false)
  return {
    ...(isStopped ? { continue: false, stopReason: joinTexts(outputs, 'stopReason') } : {}),
    decision,
    reason: joinTexts(outputs, 'reason'),
    hookSpecificOutput: joinSpecific(outputs),
  }
}

/** The texts under one key, one a line. */
export function joinTexts(outputs: readonly JsonObject[], key: string): string | undefined {
  const texts = outputs.map((each) => ownString(each, key)).filter((text) => text)
  return texts.length === 0 ? undefined : texts.join('\n')
}

/** What stands under `hookSpecificOutput`, the last of each key; contexts are joined. */
export function joinSpecific(outputs: readonly JsonObject[]): JsonObject {
  const all = outputs.map((each) => own(each, 'hookSpecificOutput')).filter(isObject)
  const joined: JsonObject = Object.create(null)
  for (const specific of all) for (const [key, value] of Object.entries(specific)) joined[key] = value
  const context = joinTexts(all, 'additionalContext')
  if (context !== undefined) joined.additionalContext = context
  return joined
}
