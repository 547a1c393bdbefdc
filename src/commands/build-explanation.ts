import { describeSubject } from '../audit/subject.ts'
import type { OptionName } from '../config/options.ts'
import { type AgentEvent, callOf } from '../model/event.ts'
import type {
  ExplainedAnswer,
  ExplainedEvent,
  ExplainedHook,
  ExplainedJudgement,
  ExplainedRules,
  Explanation,
} from '../model/explanation.ts'
import type { Ending } from '../model/hook.ts'
import type { JudgedEvent, Judgement } from '../model/judgement.ts'
import type { AskedHook, Considered, Permitted } from '../model/trace.ts'
import { identify, recordedOf, toEventLine, toFailureRow } from '../replay/event-line.ts'
import type { Configured } from '../replay/replay-transcript.ts'
import { excerpt } from '../text/excerpt.ts'
import { makeSafe, makeSafeDeep } from '../text/safe.ts'
import type { FoundHooks } from './find-hooks.ts'
import type { OpenedRun } from './open-run.ts'
import { VERSION } from './version.ts'

/** The options that decide what is judged and how it is ruled. */
const DECIDING: readonly OptionName[] = ['on_ask', 'on_hook_failure', 'events', 'trust_project', 'path_map']

/** The explanation of a finished replay; all foreign text in it is safe. */
export function buildExplanation(
  run: OpenedRun,
  hooks: FoundHooks,
  given: { place: Explanation['place']; events: ExplainedEvent[]; exitCode: number; notes: readonly string[] },
): Explanation {
  const findings = [...hooks.findings, ...hooks.configured.flatMap(({ loaded }) => loaded.findings)]
  return {
    schema: 'hookwitness/explain/1',
    version: VERSION,
    exit_code: given.exitCode,
    place: { ...given.place, path: cut(given.place.path), call: safe(given.place.call) },
    options: Object.fromEntries(DECIDING.map((name) => [name, { value: run.options[name], from: run.sources[name] }])),
    hooks_source: run.source,
    events: given.events,
    findings: findings.map(({ id, level, message, at, live, mend }) => ({
      ...{ id, level, message: cut(message), at: { path: cut(at.path), line: at.line ?? null } },
      ...{ live: safe(live), mend: safe(mend) },
    })),
    notes: given.notes.map(cut),
  }
}

/** An event that was judged to be explained; `earlier`: how many of its session were judged before. */
export function explainEvent(
  { event, judgements }: JudgedEvent,
  { earlier, configured }: { earlier: number; configured: readonly Configured[] },
): ExplainedEvent {
  const silent = configured.filter(({ dialect }) => !judgements.some((each) => each.dialect === dialect.id))
  return {
    ...identify(event),
    recorded: recordedOf(event),
    earlier,
    subagent: event.thread.subagent ? cut(event.thread.id) : null,
    subject: cut(nameSubject(event, judgements)),
    judgements: judgements.map((each) => toJudgement(event, each, configured)),
    unjudged: silent.map(({ dialect }) => ({ dialect: dialect.id, why: 'the gate stopped the call, so there is no result to show hooks' })),
  }
}

/** By the first judgement, whose paths are relative; an event that nobody judged tells it in its agent's own words. */
function nameSubject(event: AgentEvent, [judgement]: readonly Judgement[]): string {
  if (judgement !== undefined) return describeSubject(judgement)
  const { session } = event
  const call = callOf(event)
  const tool = call === null ? null : { ...call, args: call.args ?? {} }
  return describeSubject({ dialect: session.agent, event: { session, tool, prompt: event.kind === 'prompt' ? event.text : null } })
}

function toJudgement(event: AgentEvent, judgement: Judgement, configured: readonly Configured[]): ExplainedJudgement {
  const { dialect, translated, args, synthetic, native, rewritten, context, told, after_block, ruling, reason } = toEventLine(
    event,
    judgement,
  )
  const { ruled, trace } = judgement
  const own = configured.find((each) => each.dialect.id === dialect)
  const alone = own?.loaded.nativeAsk ?? null
  const headless = own?.dialect.headless
  return {
    ...{ dialect, translated, tool: safe(judgement.event.tool?.name ?? null), args, synthetic },
    hooks: (trace?.hooks ?? []).map(toHook),
    ...{ native, native_reason: safe(trace?.reason ?? null), rewritten, context, told, after_block },
    rules: { recorded: toRules(trace?.recorded ?? null), rewritten: toRules(trace?.rewritten ?? null) },
    ask_setting: safe(own?.loaded.askSetting?.why ?? null),
    native_ask: cut(alone === null ? `${headless?.ruling}: ${headless?.why}` : alone.why),
    ...{ ruling, cause: ruled.cause, reason, live: ruled.live, live_why: cut(ruled.liveWhy) },
  }
}

function toRules(permitted: Permitted | null): ExplainedRules | null {
  if (permitted === null) return null
  const show = (ruling: Permitted['ruling']) => ({ decision: ruling?.decision ?? null, why: safe(ruling?.why ?? null) })
  return { ...show(permitted.ruling), readings: permitted.readings.map(({ as, ruling }) => ({ as, ...show(ruling) })) }
}

function toHook({ hook, fate, why, loose, asked }: Considered): ExplainedHook {
  const { id, event, matcher, command, at } = hook
  return {
    ...{ id: cut(id), event: cut(event), matcher: safe(matcher), command: cut(command) },
    at: { path: cut(at.path), line: at.line ?? null },
    unheard: hook.isUnheard === true,
    ...{ fate, why: cut(why), loose },
    asked: asked === null ? null : toAnswer(asked),
  }
}

function toAnswer({ call, ending, verdict }: AskedHook): ExplainedAnswer {
  return {
    argv: call.argv.map(cut),
    cwd: cut(call.cwd),
    env: Object.fromEntries(Object.entries(call.env).map(([name, value]) => [name, cut(value)])),
    timeout_ms: call.timeoutMs,
    envelope: makeSafeDeep(JSON.parse(call.input)),
    ending: toEnding(ending),
    reused: verdict.reused,
    stdout: cut(ending.stdout),
    stderr: cut(ending.stderr),
    ...{ verdict: verdict.verdict, reason: safe(verdict.reason), context: safe(verdict.context) },
    rewrite: verdict.rewrite === null ? null : makeSafeDeep(verdict.rewrite.args),
    failure: toFailureRow(verdict.failure),
    notes: verdict.notes.map((note) => cut(note.message)),
    ends_chain: verdict.endsChain,
  }
}

function toEnding(ending: Ending): ExplainedAnswer['ending'] {
  return {
    kind: ending.kind,
    exit_code: ending.kind === 'exited' ? ending.code : ending.kind === 'timed-out' ? ending.exitCode : null,
    signal: ending.kind === 'signalled' ? cut(ending.signal) : null,
    message: ending.kind === 'not-started' ? cut(ending.message) : null,
    ms: Math.round(ending.ms),
    read_input: ending.readInput,
  }
}

/** Characters shown of one text. */
const MAX_TEXT = 8192

function cut(text: string): string {
  return excerpt(text, MAX_TEXT, makeSafe)
}

function safe(text: string | null): string | null {
  return text === null ? null : cut(text)
}
