import type { Loaded, SeenEvent } from '../model/dialect.ts'
import type { JsonObject } from '../model/event.ts'
import type { Judgement } from '../model/judgement.ts'
import { type OnAsk, type OnHookFailure, ruleEvent } from '../policy/rule.ts'
import { type AskContext, type Asked, askHooks, withArgs } from './ask-hooks.ts'

export interface JudgeContext extends AskContext {
  onAsk: OnAsk
  onHookFailure: OnHookFailure
}

/** Asks the hooks of one dialect about one event, merges their verdicts as it does, and rules. */
export async function judgeEvent(event: SeenEvent, context: JudgeContext): Promise<Judgement> {
  return conclude(event, await askHooks(event, context), context)
}

function conclude(event: SeenEvent, { verdicts, unasked }: Asked, context: JudgeContext): Judgement {
  const { dialect, loaded } = context
  const { native, reason, rewritten } = dialect.merge(verdicts, event)
  const ruled = ruleEvent({
    ...{ dialect, event: event.kind, native, reason, verdicts },
    unasked: unasked.filter((hook) => hook.isUnheard !== true).map((hook) => hook.command),
    permission: event.kind === 'pre_tool' ? permit(loaded, event, 'recorded') : null,
    rewritten: rewritten === null ? null : permitRewritten(event, rewritten, context),
    askSetting: loaded.askSetting,
    nativeAsk: loaded.nativeAsk ?? null,
    onAsk: context.onAsk,
    onHookFailure: context.onHookFailure,
  })
  return { dialect: dialect.id, event, native, ruled, verdicts, unasked, rewritten }
}

function permit(loaded: Loaded, event: SeenEvent, of: 'recorded' | 'rewritten') {
  return event.tool === null ? null : loaded.permit(event.tool, event, of)
}

function permitRewritten(event: SeenEvent, args: JsonObject, { loaded, dialect }: JudgeContext) {
  return { permission: permit(loaded, withArgs(event, args), 'rewritten'), checkedLive: dialect.permissionRules === 'after-hooks' }
}
