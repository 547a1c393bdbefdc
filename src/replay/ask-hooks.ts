import type { Dialect, HookCall, Loaded, LoadedHook, SeenEvent } from '../model/dialect.ts'
import type { Ending, HookStart, HookVerdict } from '../model/hook.ts'
import type { AskedHook, Considered } from '../model/trace.ts'
import { type AnswerMemory, keyOfCall } from './answer-memory.ts'
import type { PathMap } from './path-map.ts'
import { matchHook, withArgs } from './readings.ts'
import { TimeIsOver } from './time-budget.ts'
import type { Workspace } from './workspace.ts'

export interface AskContext {
  dialect: Dialect
  loaded: Loaded
  workspace: Workspace
  /** From the workspace back to the recorded root. */
  recorded: PathMap
  /** Before the agent's own variables. */
  environment: Record<string, string>
  memory: AnswerMemory
  run(start: HookStart): Promise<Ending>
}

/** Tries every configured hook at an event, and runs those that fire as the dialect runs them: all at once, or one after the other. */
export function askHooks(event: SeenEvent, context: AskContext): Promise<Considered[]> {
  const firsts = new Repeats()
  const tried = context.loaded.hooks.map((hook) => firsts.check(tryHook(hook, [event], context)))
  const isInTurn = context.dialect.order === 'sequential' || tried.some(({ fate, hook }) => fate === 'asked' && hook.isInTurn === true)
  return isInTurn ? askInTurn(event, context) : Promise.all(tried.map((each) => askTried(each, event, context)))
}

/** The answers of those that were asked; in configured order. */
export function verdictsOf(considered: readonly Considered[]): HookVerdict[] {
  return considered.flatMap(({ asked }) => (asked === null ? [] : [asked.verdict]))
}

/** Every configured hook at a call that none of them can be shown; `why` is one phrase. */
export function considerNotShown(event: SeenEvent, { hooks }: Pick<Loaded, 'hooks'>, why: string): Considered[] {
  return hooks.map((hook) => passOver(hook, event) ?? { hook, fate: 'not-shown', why, loose: false, asked: null })
}

/** Of hooks that run once for one event the first does. */
class Repeats {
  readonly #firsts = new Map<string, LoadedHook>()

  check(tried: Considered): Considered {
    const { hook, fate } = tried
    if (fate !== 'asked' || hook.runKey === null) return tried
    const first = this.#firsts.get(hook.runKey)
    if (first !== undefined) return { ...tried, fate: 'repeat', why: `the same as ${first.id}, which runs for both` }
    this.#firsts.set(hook.runKey, hook)
    return tried
  }
}

async function askInTurn(event: SeenEvent, context: AskContext): Promise<Considered[]> {
  const considered: Considered[] = []
  const firsts = new Repeats()
  let current = event
  let last: LoadedHook | null = null
  for (const hook of context.loaded.hooks) {
    // A later guard must judge what would run: its matcher is tried on the call as recorded and as rewritten so far.
    const tried = firsts.check(tryHook(hook, current === event ? [event] : [event, current], context))
    if (tried.fate === 'asked' && last !== null) {
      considered.push({ ...tried, fate: 'chain-ended', why: `${last.id} ended the chain` })
      continue
    }
    const settled = await askTried(tried, current, context)
    considered.push(settled)
    if (settled.asked === null) continue
    if (settled.asked.verdict.endsChain) last = hook
    else if (context.dialect.feedsRewrites) current = applyRewrites(event, verdictsOf(considered), context)
  }
  return considered
}

/** A hook before anybody has asked it: `asked` means that it is to be. `versions`: the event, then as rewritten so far where it was. */
function tryHook(hook: LoadedHook, versions: [SeenEvent, SeenEvent?], context: AskContext): Considered {
  const [event, rewritten] = versions
  const passed = passOver(hook, event)
  if (passed !== null) return passed
  const asRecorded = matchHook(hook, event, context)
  const match = asRecorded.fires || rewritten === undefined ? asRecorded : matchHook(hook, rewritten, context)
  const { fires, why, loose = false } = match === asRecorded ? match : { ...match, why: `${match.why} (as rewritten by earlier hooks)` }
  if (!fires) return { hook, fate: 'no-match', why, loose, asked: null }
  if (!hook.trusted) return { hook, fate: 'untrusted', why: `it would fire, but trust_project is false: ${why}`, loose, asked: null }
  return { hook, fate: 'asked', why, loose, asked: null }
}

function passOver(hook: LoadedHook, event: SeenEvent): Considered | null {
  return hook.kind === event.kind
    ? null
    : { hook, fate: 'other-event', why: `it is configured for ${hook.event}`, loose: false, asked: null }
}

async function askTried(tried: Considered, event: SeenEvent, context: AskContext): Promise<Considered> {
  const { hook, fate, why } = tried
  if (fate !== 'asked') return tried
  const { settings } = hook
  if (settings?.isReplayed === false) {
    const places = settings.at.map(({ path, line }) => `${path}:${line ?? 1}`).join(', ')
    return { ...tried, fate: 'not-replayed', why: `it would fire, but ${places} says replay = "never": ${why}` }
  }
  try {
    return { ...tried, asked: await askHook(hook, event, context) }
  } catch (error) {
    if (error instanceof TimeIsOver) return { ...tried, fate: 'out-of-time' }
    throw error
  }
}

function applyRewrites(event: SeenEvent, verdicts: HookVerdict[], { dialect, recorded }: AskContext): SeenEvent {
  const { rewritten } = dialect.merge(verdicts, event)
  return rewritten === null ? event : withArgs(event, rewritten, recorded)
}

async function askHook(hook: LoadedHook, event: SeenEvent, context: AskContext): Promise<AskedHook> {
  const prepared = hook.prepare(event)
  const call = { ...prepared, cwd: context.workspace.resolveCwd(prepared.cwd) }
  const { ending, reused } = await findEnding(hook, event, { call, context })
  const answer = hook.interpret(ending, event)
  return { call, ending, verdict: { ...answer, hook, ms: reused ? 0 : ending.ms, readInput: ending.readInput, reused } }
}

async function findEnding(
  hook: LoadedHook,
  event: SeenEvent,
  { call, context }: { call: HookCall; context: AskContext },
): Promise<{ ending: Ending; reused: boolean }> {
  const start = () => context.run({ ...call, env: { ...context.environment, ...call.env } })
  if (hook.settings?.isPure !== true) return { ending: await start(), reused: false }
  return context.memory.ask({
    key: keyOfCall(hook.id, hook.prepare(withoutIdentity(event)), context.workspace.base),
    scratch: context.workspace.base,
    start,
    isAnswer: (ending) => hook.interpret(ending, event).failure === null,
  })
}

/** The event without times and ids: the same for all that only differ in them. */
function withoutIdentity(event: SeenEvent): SeenEvent {
  return {
    ...event,
    session: { ...event.session, id: '' },
    thread: event.thread.subagent ? { ...event.thread, id: '' } : event.thread,
    tool: event.tool === null ? null : { ...event.tool, id: '' },
    ts: null,
    promptId: event.promptId === null ? null : '',
    transcriptPath: '',
  }
}
