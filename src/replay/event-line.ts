import type { SeenEvent } from '../model/dialect.ts'
import { type AgentEvent, callOf, isToolEvent, type JsonObject } from '../model/event.ts'
import type { Failure } from '../model/hook.ts'
import type { Judgement } from '../model/judgement.ts'
import type { EventLine } from '../model/report.ts'
import { makeSafe, makeSafeDeep } from '../text/safe.ts'

/** One line of `--events_out`: all foreign text made safe, secrets masked. */
export function toEventLine(event: AgentEvent, judgement: Judgement): EventLine {
  const { ruled, event: seen } = judgement
  return {
    ...identify(event),
    dialect: judgement.dialect,
    translated: seen.translated,
    native: judgement.native,
    ruling: ruled.ruling,
    reason: safe(ruled.reason),
    recorded: recordedOf(event),
    args: makeSafeDeep(showArguments(seen)),
    rewritten: judgement.rewritten === null ? null : makeSafeDeep(judgement.rewritten),
    synthetic: seen.moment?.synthetic ?? false,
    context: safe(judgement.context),
    told: safe(judgement.told),
    after_block: judgement.afterBlock,
    verdicts: judgement.verdicts.map((verdict) => ({
      hook: makeSafe(verdict.hook.id),
      at: { path: makeSafe(verdict.hook.at.path), line: verdict.hook.at.line ?? null },
      verdict: verdict.verdict,
      reason: safe(verdict.reason),
      context: safe(verdict.context),
      failure: toFailureRow(verdict.failure),
      ms: Math.round(verdict.ms),
      reused: verdict.reused,
    })),
  }
}

/** Which recorded event a line is about. */
export function identify(event: AgentEvent): Pick<EventLine, 'session' | 'agent' | 'event' | 'tool' | 'at'> {
  return {
    session: makeSafe(event.session.id),
    agent: event.session.agent,
    event: event.kind,
    tool: safe(callOf(event)?.name ?? null),
    at: { path: makeSafe(event.at.path), line: event.at.line ?? null, call: safe(event.at.call ?? null) },
  }
}

/** What the transcript says became of it; null for events that are no call. */
export function recordedOf(event: AgentEvent): EventLine['recorded'] {
  return isToolEvent(event) ? event.recorded : null
}

/** A failed hook as machines read it. */
export function toFailureRow(failure: Failure | null): EventLine['verdicts'][number]['failure'] {
  return failure === null ? null : { kind: failure.kind, detail: makeSafe(failure.detail), exit_code: failure.exitCode }
}

function safe(text: string | null): string | null {
  return text === null ? null : makeSafe(text)
}

/** What the event is about: a call's arguments, a prompt, or what is known of a moment. */
function showArguments({ tool, prompt, moment }: SeenEvent): JsonObject | null {
  if (moment !== null) return { ...moment.facts }
  return tool?.args ?? (prompt === null ? null : { prompt })
}
