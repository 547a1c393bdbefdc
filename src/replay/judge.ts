import type { SeenEvent } from '../model/dialect.ts'
import type { Confidence } from '../model/event.ts'
import type { Decision, HookVerdict } from '../model/hook.ts'
import type { Judgement } from '../model/judgement.ts'
import type { Considered } from '../model/trace.ts'
import { type OnAsk, type OnHookFailure, type RuleInput, ruleEvent } from '../policy/rule.ts'
import { type AskContext, askHooks, verdictsOf } from './ask-hooks.ts'
import { permit, withArgs } from './readings.ts'

export interface JudgeContext extends AskContext {
  onAsk: OnAsk
  onHookFailure: OnHookFailure
  /** How much of the event is told, and what its call lacks. */
  told: RuleInput['told']
  minConfidence: Confidence
}

/** Asks the hooks of one dialect about one event, merges their verdicts as it does, and rules. Its trace says how that came about. */
export async function judgeEvent(event: SeenEvent, context: JudgeContext): Promise<Judgement> {
  return conclude(event, await askHooks(event, context), context)
}

function conclude(event: SeenEvent, hooks: Considered[], context: JudgeContext): Judgement {
  const { dialect, loaded } = context
  const verdicts = verdictsOf(hooks)
  const unasked = hooks.flatMap(({ fate, hook }) => (fate === 'not-replayed' ? [hook] : []))
  const merged = dialect.merge(verdicts, event)
  const { native, reason, rewritten } = merged
  const notFired = dialect.firesNone?.(event)?.why ?? null
  const permitted = {
    recorded: event.kind === 'pre_tool' ? permit(event, 'recorded', context) : null,
    rewritten: rewritten === null ? null : permit(withArgs(event, rewritten, context.recorded), 'rewritten', context),
  }
  const ruled = ruleEvent({
    ...{ dialect, event: event.kind, native, reason, verdicts, notFired },
    unasked: unasked.filter((hook) => hook.isUnheard !== true).map((hook) => hook.command),
    permission: permitted.recorded?.ruling ?? null,
    rewritten: permitted.rewritten && { permission: permitted.rewritten.ruling, checkedLive: dialect.permissionRules === 'after-hooks' },
    askSetting: loaded.askSetting,
    nativeAsk: loaded.nativeAsk ?? null,
    onAsk: context.onAsk,
    onHookFailure: context.onHookFailure,
    told: context.told,
    minConfidence: context.minConfidence,
  })
  const told = dialect.tell?.(merged, event.kind, event.tool) ?? null
  return {
    dialect: dialect.id,
    event,
    native,
    ruled,
    verdicts,
    unasked,
    rewritten,
    context: joinContexts(verdicts, { native, kind: event.kind }),
    told,
    notFired,
    isCutShort: hooks.some(({ fate }) => fate === 'out-of-time'),
    afterBlock: false,
    trace: { hooks, reason, ...permitted },
  }
}

/** What is said beside a refused prompt goes with the prompt. */
function joinContexts(verdicts: readonly HookVerdict[], { native, kind }: { native: Decision; kind: SeenEvent['kind'] }): string | null {
  if (kind === 'prompt' && native === 'deny') return null
  const contexts = verdicts.flatMap((each) => (each.context === null ? [] : [each.context]))
  return contexts.length === 0 ? null : contexts.join('\n')
}
