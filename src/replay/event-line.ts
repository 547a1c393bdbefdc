import type { SeenEvent } from '../model/dialect.ts'
import { type AgentEvent, callOf, isToolEvent, type JsonObject } from '../model/event.ts'
import type { Judgement } from '../model/judgement.ts'
import type { EventLine } from '../model/report.ts'
import { makeSafe, makeSafeDeep } from '../text/safe.ts'

/** One line of `--events_out`: all foreign text made safe, secrets masked. */
export function toEventLine(event: AgentEvent, judgement: Judgement): EventLine {
  const { ruled, event: seen } = judgement
  const safe = (text: string | null) => (text === null ? null : makeSafe(text))
  return {
    session: makeSafe(event.session.id),
    agent: event.session.agent,
    event: event.kind,
    tool: safe(callOf(event)?.name ?? null),
    at: { path: makeSafe(event.at.path), line: event.at.line ?? null, call: safe(event.at.call ?? null) },
    dialect: judgement.dialect,
    translated: seen.translated,
    native: judgement.native,
    ruling: ruled.ruling,
    reason: safe(ruled.reason),
    recorded: isToolEvent(event) ? event.recorded : null,
    args: makeSafeDeep(showArguments(seen)),
    rewritten: judgement.rewritten === null ? null : makeSafeDeep(judgement.rewritten),
    synthetic: seen.moment?.synthetic ?? false,
    context: safe(judgement.context),
    told: safe(judgement.told),
    not_fired: safe(judgement.notFired),
    after_block: judgement.afterBlock,
    verdicts: judgement.verdicts.map((verdict) => ({
      hook: makeSafe(verdict.hook.id),
      at: { path: makeSafe(verdict.hook.at.path), line: verdict.hook.at.line ?? null },
      verdict: verdict.verdict,
      reason: safe(verdict.reason),
      context: safe(verdict.context),
      failure:
        verdict.failure === null
          ? null
          : { kind: verdict.failure.kind, detail: makeSafe(verdict.failure.detail), exit_code: verdict.failure.exitCode },
      ms: Math.round(verdict.ms),
      reused: verdict.reused,
    })),
  }
}

/** What the event is about: a call's arguments, a prompt, or what is known of a moment. */
function showArguments({ tool, prompt, moment }: SeenEvent): JsonObject | null {
  if (moment !== null) return { ...moment.facts }
  return tool?.args ?? (prompt === null ? null : { prompt })
}
