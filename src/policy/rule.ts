import { isBelow } from '../model/confidence.ts'
import type { Dialect, PermissionRuling, SeenEvent } from '../model/dialect.ts'
import type { Confidence, LackKind } from '../model/event.ts'
import type { Decision, HookVerdict } from '../model/hook.ts'
import type { Cause, Ruled } from '../model/judgement.ts'

export type OnAsk = 'deny' | 'allow' | 'native'
export type OnHookFailure = 'deny' | 'native'

/** What a configuration says about an unanswered ask, and where. */
export interface AskSetting {
  decision: 'deny' | 'allow'
  why: string
}

export interface RuleInput {
  dialect: Pick<Dialect, 'gates' | 'holds' | 'headless'>
  event: SeenEvent['kind']
  native: Decision
  reason: string | null
  verdicts: HookVerdict[]
  /** Why the agent itself would have fired no hook here; null when it would. */
  notFired: string | null
  /** Commands of hooks that the agent would have heard and that were not run. */
  unasked: readonly string[]
  /** The permission rule that speaks to the call as recorded. */
  permission: PermissionRuling | null
  /** The permission rule that speaks to the call as rewritten; null when nothing was rewritten. */
  rewritten: { permission: PermissionRuling | null; checkedLive: boolean } | null
  askSetting: AskSetting | null
  /** What the configuration makes of every unanswered ask when the agent is alone (Luxe's `agent.on_ask`). */
  nativeAsk: AskSetting | null
  onAsk: OnAsk
  onHookFailure: OnHookFailure
  /** How much of what hooks saw live the record tells, and what it lacks of the call. */
  told: { confidence: Confidence; lacks: readonly LackKind[] }
  minConfidence: Confidence
}

/** What the gate decides about one event: permission rules, unanswered asks and broken hooks included. Never more lenient than the agent's hooks. */
export function ruleEvent(input: RuleInput): Ruled {
  const ruled = ruleByAnswers(input)
  if (!isGate(input) || ruled.ruling !== 'allow') return ruled
  const [unasked] = input.unasked
  if (unasked !== undefined) {
    const reason = `${JSON.stringify(unasked)} is not replayed, so what it would have said is not known`
    return { ...ruled, ruling: 'indeterminate', cause: 'unasked', reason }
  }
  const { told, minConfidence } = input
  if (!isBelow(told.confidence, minConfidence)) return ruled
  const lacks = told.lacks.length === 0 ? '' : ` (${told.lacks.join(', ')})`
  const reason = `its record is ${told.confidence}${lacks}, and min_confidence is ${minConfidence}`
  return { ...ruled, ruling: 'indeterminate', cause: 'confidence', reason }
}

function ruleByAnswers(input: RuleInput): Ruled {
  const live = judgeLive(input)
  const allow = (why: string | null = null): Ruled => ({ ruling: 'allow', cause: 'none', reason: why, ...live })
  const deny = (cause: Cause, reason: string): Ruled => ({ ruling: 'deny', cause, reason, ...live })
  if (!isGate(input)) return allow()
  if (input.native === 'deny') return deny('hook', input.reason ?? 'denied without a reason')
  const stopped = [input.permission, input.rewritten?.permission].find((each) => each?.decision === 'deny')
  if (stopped) return deny(stopped === input.permission ? 'rule' : 'rewrite', stopped.why)
  const outvoted = findOutvoted(input)
  if (outvoted !== undefined && input.onHookFailure === 'deny') return deny('hook', outvoted.reason ?? 'denied without a reason')
  const failed = input.verdicts.find(isBroken)
  if (failed?.failure && input.onHookFailure === 'deny') return deny('failure', `hook failed: ${failed.failure.detail}`)
  const answers = listAsks(input).map((ask) => answerAsk(input, ask))
  const refused = answers.find((each) => each.ruling === 'deny')
  if (refused !== undefined) return deny('ask', refused.why)
  const silenced = answers.find((each) => each.isSilenced)
  return { ...allow(answers[0]?.why ?? input.reason), cause: silenced === undefined ? 'none' : 'silenced' }
}

/** A hook that decided what its agent does not support did its own work: the decision counts by its word. */
function isBroken({ failure, verdict }: HookVerdict): boolean {
  return failure !== null && (failure.kind !== 'unsupported-verdict' || verdict === 'none')
}

function isGate({ dialect, event }: RuleInput): boolean {
  return dialect.gates.some((gate) => gate === event)
}

/** A refusal that the agent heard and let another hook's answer outweigh (Qwen Code: a later `permissionDecision`). */
function findOutvoted({ native, verdicts }: Pick<RuleInput, 'native' | 'verdicts'>): HookVerdict | undefined {
  return native === 'deny' ? undefined : verdicts.find((each) => each.verdict === 'deny')
}

interface Ask {
  from: 'hook' | 'rule'
  reason: string
}

/** Each is asked for itself: what silences a hook's ask does not lift a rule's. */
function listAsks(input: RuleInput): Ask[] {
  // A prompt's ask has no prompt to raise in some agents; the gate refuses it all the same.
  const held = input.dialect.holds.includes(input.native)
  const hook: Ask[] = held ? [{ from: 'hook', reason: input.reason ?? 'asked without a reason' }] : []
  return [...hook, ...listRulings(input).flatMap((each): Ask[] => (each.decision === 'ask' ? [{ from: 'rule', reason: each.why }] : []))]
}

/** Where rules come before hooks they have spoken to the call as recorded, rewritten or not; where they come after, only to what it became. */
function listRulings({ permission, rewritten }: RuleInput): PermissionRuling[] {
  const rulings = rewritten === null ? [permission] : [rewritten.checkedLive ? null : permission, rewritten.permission]
  return rulings.filter((each) => each !== null)
}

interface AskAnswer {
  ruling: 'allow' | 'deny'
  why: string
  /** The configuration takes the ask for none, before anybody could be asked. */
  isSilenced?: boolean
}

function answerAsk(input: RuleInput, ask: Ask): AskAnswer {
  const setting = input.askSetting
  if (ask.from === 'hook' && setting !== null) {
    if (setting.decision === 'allow') return { ruling: 'allow', why: `silenced ask (${setting.why}): ${ask.reason}`, isSilenced: true }
    return { ruling: 'deny', why: `${ask.reason} (${setting.why})` }
  }
  if (input.onAsk === 'deny') return { ruling: 'deny', why: ask.reason }
  if (input.onAsk === 'allow') return { ruling: 'allow', why: `asked, allowed by on_ask: ${ask.reason}` }
  const alone = answerAlone(input)
  return alone.decision === 'deny' ? { ruling: 'deny', why: ask.reason } : { ruling: 'allow', why: `${alone.why}: ${ask.reason}` }
}

/** What the agent makes of an ask when nobody is there: by its configuration, else by its headless rule. */
function answerAlone({ nativeAsk, dialect }: RuleInput): AskSetting {
  return nativeAsk ?? { decision: dialect.headless.ruling === 'refused' ? 'deny' : 'allow', why: dialect.headless.why }
}

function judgeLive(input: RuleInput): { live: 'runs' | 'stopped'; liveWhy: string } {
  if (input.notFired === null) return judgeFired(input)
  const unhooked = judgeFired({ ...input, native: 'none', verdicts: [], rewritten: null })
  return unhooked.live === 'stopped' ? unhooked : { live: 'runs', liveWhy: input.notFired }
}

function judgeFired(input: RuleInput): { live: 'runs' | 'stopped'; liveWhy: string } {
  const by = ({ decision, why }: { decision: string; why: string }) => ({
    live: decision === 'deny' ? ('stopped' as const) : ('runs' as const),
    liveWhy: why,
  })
  if (input.native === 'deny') return { live: 'stopped', liveWhy: 'the agent stops it' }
  // An agent that checks its rules after hooks looks at the call as rewritten only.
  const isReplaced = input.rewritten?.checkedLive === true
  if (input.permission?.decision === 'deny' && !isReplaced) return by(input.permission)
  if (input.rewritten?.permission?.decision === 'deny') {
    if (input.rewritten.checkedLive) return by(input.rewritten.permission)
    return { live: 'runs', liveWhy: 'a rewritten call is not checked against permission rules there' }
  }
  const answers = listAsks(input).map((ask) => (ask.from === 'hook' && input.askSetting !== null ? input.askSetting : answerAlone(input)))
  const answer = answers.find((each) => each.decision === 'deny') ?? answers[0]
  if (answer !== undefined) return by(answer)
  if (findOutvoted(input) !== undefined) return { live: 'runs', liveWhy: "another hook's answer outweighs the refusal there" }
  const failed = input.verdicts.find((each) => each.failure !== null)
  if (failed?.failure) return { live: 'runs', liveWhy: 'a hook that fails does not block there' }
  return { live: 'runs', liveWhy: 'no hook objected' }
}
