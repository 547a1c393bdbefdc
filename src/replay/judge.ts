import type { SeenEvent } from '../model/dialect.ts'
import type { JsonObject } from '../model/event.ts'
import type { HookVerdict } from '../model/hook.ts'
import type { Judgement } from '../model/judgement.ts'
import { type OnAsk, type OnHookFailure, ruleEvent } from '../policy/rule.ts'
import { type AskContext, askHooks, withArgs } from './ask-hooks.ts'

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
  const merged = dialect.merge(verdicts, event)
  const isCall = event.kind === 'pre_tool' && event.tool !== null
  const permit = (seen: SeenEvent) => (seen.tool === null ? null : loaded.permit(seen.tool, seen))
  const ruled = ruleEvent({
    dialect,
    event: event.kind,
    native: merged.native,
    reason: merged.reason,
    verdicts,
    permission: isCall ? permit(event) : null,
    rewritten: isCall && merged.rewritten !== null ? permitRewritten(event, merged.rewritten, permit, dialect.permissionRules) : null,
    askSetting: loaded.askSetting,
    onAsk: context.onAsk,
    onHookFailure: context.onHookFailure,
  })
  return { dialect: dialect.id, event, native: merged.native, ruled, verdicts, rewritten: merged.rewritten }
}

function permitRewritten(
  event: SeenEvent,
  args: JsonObject,
  permit: (seen: SeenEvent) => ReturnType<AskContext['loaded']['permit']>,
  checked: 'before-hooks' | 'after-hooks',
) {
  return { permission: permit(withArgs(event, args)), checkedLive: checked === 'after-hooks' }
}
