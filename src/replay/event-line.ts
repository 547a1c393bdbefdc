import type { SeenEvent } from '../model/dialect.ts'
import { type AgentEvent, callOf, isToolEvent, type JsonObject } from '../model/event.ts'
import type { Failure, HookVerdict } from '../model/hook.ts'
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
    recorded_by: event.kind === 'pre_tool' ? (event.recordedBy ?? null) : null,
    confidence: event.confidence ?? 'full',
    lacks: [...(callOf(event)?.lacks ?? [])],
    args: makeSafeDeep(showArguments(seen)),
    rewritten: judgement.rewritten === null ? null : makeSafeDeep(judgement.rewritten),
    synthetic: seen.moment?.synthetic ?? false,
    context: safe(judgement.context),
    told: safe(judgement.told),
    not_fired: safe(judgement.notFired),
    after_block: judgement.afterBlock,
    verdicts: judgement.verdicts.map(toVerdictLine),
  }
}

/** One hook's answer, in event lines and in the JSON of a dry run. */
export function toVerdictLine({ hook, verdict, reason, context, failure, ms, reused }: HookVerdict): EventLine['verdicts'][number] {
  return {
    hook: makeSafe(hook.id),
    at: { path: makeSafe(hook.at.path), line: hook.at.line ?? null },
    verdict,
    reason: safe(reason),
    context: safe(context),
    failure: toFailureRow(failure),
    ms: Math.round(ms),
    reused,
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
