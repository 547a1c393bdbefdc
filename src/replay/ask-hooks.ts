import type { Dialect, Loaded, LoadedHook, SeenEvent } from '../model/dialect.ts'
import type { Ending, HookStart, HookVerdict } from '../model/hook.ts'
import { type AnswerMemory, keyOfCall } from './answer-memory.ts'
import type { PathMap } from './path-map.ts'
import { fires, withArgs } from './readings.ts'
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

/** What the hooks that apply to an event said; in configured order. */
export interface Asked {
  verdicts: HookVerdict[]
  /** Those that are not replayed. */
  unasked: LoadedHook[]
}

/** Runs every hook that fires for an event, as the dialect runs them: all at once, or one after the other. In configured order. */
export async function askHooks(event: SeenEvent, context: AskContext): Promise<Asked> {
  const hooks = context.loaded.hooks.filter((hook) => hook.trusted && hook.kind === event.kind)
  if (context.dialect.order === 'parallel') {
    const firing = dropRepeats(hooks.filter((hook) => fires(hook, event, context)))
    const verdicts = await Promise.all(firing.filter(isReplayed).map((hook) => askHook(hook, event, context)))
    return { verdicts, unasked: firing.filter((hook) => !isReplayed(hook)) }
  }
  const verdicts: HookVerdict[] = []
  const unasked: LoadedHook[] = []
  let current = event
  for (const hook of hooks) {
    // A later guard must judge what would run: its matcher is tried on the call as recorded and as rewritten so far.
    if (!fires(hook, event, context) && !(current !== event && fires(hook, current, context))) continue
    if (!isReplayed(hook)) {
      unasked.push(hook)
      continue
    }
    const verdict = await askHook(hook, current, context)
    verdicts.push(verdict)
    if (verdict.endsChain) break
    if (context.dialect.feedsRewrites) current = applyRewrites(event, verdicts, context)
  }
  return { verdicts, unasked }
}

function isReplayed(hook: LoadedHook): boolean {
  return hook.settings?.isReplayed !== false
}

function dropRepeats(hooks: LoadedHook[]): LoadedHook[] {
  const seen = new Set<string>()
  return hooks.filter((hook) => {
    if (hook.runKey === null) return true
    const isRepeat = seen.has(hook.runKey)
    seen.add(hook.runKey)
    return !isRepeat
  })
}

function applyRewrites(event: SeenEvent, verdicts: HookVerdict[], { dialect, recorded }: AskContext): SeenEvent {
  const { rewritten } = dialect.merge(verdicts, event)
  return rewritten === null ? event : withArgs(event, rewritten, recorded)
}

async function askHook(hook: LoadedHook, event: SeenEvent, context: AskContext): Promise<HookVerdict> {
  const { ending, reused } = await findEnding(hook, event, context)
  return { ...hook.interpret(ending, event), hook, ms: reused ? 0 : ending.ms, readInput: ending.readInput, reused }
}

async function findEnding(hook: LoadedHook, event: SeenEvent, context: AskContext): Promise<{ ending: Ending; reused: boolean }> {
  const start = () => startHook(hook, event, context)
  if (hook.settings?.isPure !== true) return { ending: await start(), reused: false }
  return context.memory.ask({
    key: keyOfCall(hook.id, hook.prepare(withoutIdentity(event)), context.workspace.base),
    scratch: context.workspace.base,
    start,
    isAnswer: (ending) => hook.interpret(ending, event).failure === null,
  })
}

async function startHook(hook: LoadedHook, event: SeenEvent, { workspace, environment, run }: AskContext): Promise<Ending> {
  const call = hook.prepare(event)
  return run({
    argv: call.argv,
    cwd: await workspace.resolveCwd(call.cwd),
    env: { ...environment, ...call.env },
    timeoutMs: call.timeoutMs,
    input: call.input,
    completeAt: call.completeAt,
    outputCap: call.outputCap,
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
