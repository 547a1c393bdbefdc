import { fail, findDecisionWord, findProcessFailure, NO_OPINION, noteUnheard, parseAnswer, trimBlanks } from '../../dialect/answer.ts'
import type { SeenEvent } from '../../model/dialect.ts'
import type { Answer, AnswerNote, Decision, Ending, Failure } from '../../model/hook.ts'
import { isObject, own } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'

/** What happens when a hook fails; `deny` too when the setting itself cannot be read. */
export type OnTimeout = 'allow' | 'deny' | 'ask'

const DECISIONS: readonly Decision[] = ['allow', 'deny', 'ask']

/** How Luxe reads one hook's ending. `onTimeout` is what any failure becomes. */
export function interpretLuxe(ending: Ending, event: SeenEvent, onTimeout: OnTimeout): Answer {
  const answer = readDecision(ending)
  if (!OPEN_TO_ANSWERS.has(event.kind)) return observe(answer)
  if ('failure' in answer) return applyOnTimeout(answer.failure, event, onTimeout, noteLostDeny(ending, onTimeout))
  if (answer.said === null) return { ...NO_OPINION, notes: noteUnheard(ending.stderr, 'Luxe') }
  return placeAnswer(answer.said, event)
}

/** Points with something under "Can"; at all others a hook runs and its answer is ignored. */
const OPEN_TO_ANSWERS: ReadonlySet<SeenEvent['kind']> = new Set<SeenEvent['kind']>(['pre_tool', 'prompt', 'post_tool'])

function observe(answer: ReturnType<typeof readDecision>): Answer {
  if ('failure' in answer) return { ...NO_OPINION, failure: answer.failure }
  const { said } = answer
  const isHeard = said === null || said.decision === 'allow'
  const message = `Luxe ignores every answer at a point where nothing can be stopped: ${said?.decision ?? ''}`
  return { ...NO_OPINION, notes: isHeard ? [] : [{ id: 'answer-key-ignored', message }] }
}

interface Said {
  decision: Decision
  reason: string | null
  args: { [key: string]: unknown } | null
  context: string | null
}

function readDecision(ending: Ending): { said: Said | null } | { failure: Failure } {
  const failure = findProcessFailure(ending)
  if (failure !== null) return { failure }
  const text = trimBlanks(ending.stdout)
  if (text === '') return { said: null }
  const parsed = parseAnswer(text)
  if (parsed === undefined) return { failure: fail('invalid-json', `unreadable answer: ${showValue(text)}`, 0) }
  const { value } = parsed
  if (!isObject(value)) return { failure: fail('invalid-verdict', `unreadable answer: ${showValue(value)} is no object`, 0) }
  const decision = own(value, 'decision')
  if (decision === undefined) return { failure: describeNoDecision(value) }
  const known = DECISIONS.find((word) => word === decision)
  if (known === undefined)
    return { failure: fail('invalid-verdict', `unrecognized decision ${showValue(decision)}; Luxe knows allow, deny and ask`, 0) }
  const reason = own(value, 'reason')
  const args = own(value, 'args')
  const context = own(value, 'context')
  if (args !== undefined && !isObject(args)) return { failure: fail('invalid-verdict', `unreadable answer: args is ${showValue(args)}`, 0) }
  if (reason !== undefined && typeof reason !== 'string')
    return { failure: fail('invalid-verdict', `unreadable answer: reason is ${showValue(reason)}`, 0) }
  if (context !== undefined && typeof context !== 'string')
    return { failure: fail('invalid-verdict', `unreadable answer: context is ${showValue(context)}`, 0) }
  return { said: { decision: known, reason: reason ?? null, args: args ?? null, context: context ?? null } }
}

function describeNoDecision(value: { [key: string]: unknown }): Failure {
  const foreign = findDecisionWord(value)
  if (foreign !== null) return fail('unrecognized-output', `${foreign} says nothing to Luxe, which reads the key 'decision'`, 0)
  return fail('invalid-verdict', `unreadable answer: no decision in ${showValue(value)}`, 0)
}

/** Effect of a failure by point, as the page's table of `on_timeout` has it. */
function applyOnTimeout(failure: Failure, event: SeenEvent, onTimeout: OnTimeout, notes: AnswerNote[]): Answer {
  const base: Answer = { ...NO_OPINION, failure, notes }
  if (onTimeout === 'deny') return { ...base, verdict: 'deny', reason: failure.detail, endsChain: true }
  if (onTimeout === 'ask' && event.kind === 'pre_tool') return { ...base, verdict: 'ask', reason: failure.detail }
  return base
}

/** A deny that was printed before a failure is lost to Luxe; people should know. */
function noteLostDeny(ending: Ending, onTimeout: OnTimeout): AnswerNote[] {
  const printed = parseAnswer(trimBlanks(ending.stdout))
  if (onTimeout === 'deny' || own(printed?.value, 'decision') !== 'deny') return []
  const how = describeFault(ending)
  return [{ id: 'deny-lost', message: `answered deny but ${how}: Luxe counts that as a failure and the deny is lost` }]
}

function describeFault(ending: Ending): string {
  if (ending.kind !== 'exited') return `ended as ${ending.kind}`
  return ending.code === 0 ? 'beside something that cannot be read' : `exited ${ending.code}`
}

/** What a readable answer may do at the event's point. */
function placeAnswer(said: Said, event: SeenEvent): Answer {
  const { decision } = said
  const ignored: AnswerNote[] = []
  const tell = (message: string) => ignored.push({ id: 'answer-key-ignored', message })
  const isTool = event.kind === 'pre_tool'
  if (decision === 'ask' && !isTool) tell(`Luxe takes an ask at ${pointOf(event)} as an allow`)
  if (said.args !== null && !isTool) tell(`Luxe ignores args at ${pointOf(event)}`)
  if (said.context !== null && isTool) tell(`Luxe ignores context at ${pointOf(event)}`)
  const verdict = decision === 'ask' && !isTool ? 'allow' : decision
  return {
    ...NO_OPINION,
    verdict,
    reason: verdict === 'allow' ? null : said.reason,
    rewrite: isTool && said.args !== null && decision !== 'deny' ? { how: 'merge', args: said.args } : null,
    context: isTool || decision === 'deny' ? null : said.context,
    notes: ignored,
    endsChain: decision === 'deny',
  }
}

function pointOf(event: SeenEvent): string {
  if (event.kind === 'prompt') return 'UserPromptSubmit'
  return event.kind === 'pre_tool' ? 'BeforeToolUse' : 'AfterToolUse'
}
