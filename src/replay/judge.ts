import type { SeenEvent } from '../model/dialect.ts'
import type { JsonObject } from '../model/event.ts'
import type { HookVerdict } from '../model/hook.ts'
import type { Judgement } from '../model/judgement.ts'
import { type OnAsk, type OnHookFailure, ruleEvent } from '../policy/rule.ts'
import { type AskContext, askHooks } from './ask-hooks.ts'
import { permit, withArgs } from './readings.ts'

export interface JudgeContext extends AskContext {
  onAsk: OnAsk
  onHookFailure: OnHookFailure
}

/** Asks the hooks of one dialect about one event, merges their verdicts as it does, and rules. */
export async function judgeEvent(event: SeenEvent, context: JudgeContext): Promise<Judgement> {
  const verdicts = await askHooks(event, context)
  return conclude(event, verdicts, context)
}

function conclude(event: SeenEvent, verdicts: HookVerdict[], context: JudgeContext): Judgement {
  const { dialect, loaded } = context
  const { native, reason, rewritten } = dialect.merge(verdicts, event)
  const ruled = ruleEvent({
    ...{ dialect, event: event.kind, native, reason, verdicts },
    permission: event.kind === 'pre_tool' ? permit(event, 'recorded', context) : null,
    rewritten: rewritten === null ? null : permitRewritten(event, rewritten, context),
    askSetting: loaded.askSetting,
    nativeAsk: loaded.nativeAsk ?? null,
    onAsk: context.onAsk,
    onHookFailure: context.onHookFailure,
  })
  return { dialect: dialect.id, event, native, ruled, verdicts, rewritten }
}

function permitRewritten(event: SeenEvent, args: JsonObject, context: JudgeContext) {
  const rewritten = withArgs(event, args, context.recorded)
  return { permission: permit(rewritten, 'rewritten', context), checkedLive: context.dialect.permissionRules === 'after-hooks' }
}
