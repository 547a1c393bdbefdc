import type { Dialect, Loaded, LoadedHook, SeenEvent } from '../model/dialect.ts'
import type { Ending, HookStart, HookVerdict } from '../model/hook.ts'
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
  run(start: HookStart): Promise<Ending>
}

/** Runs every hook that fires for an event, as the dialect runs them: all at once, or one after the other. In configured order. */
export async function askHooks(event: SeenEvent, context: AskContext): Promise<HookVerdict[]> {
  const hooks = context.loaded.hooks.filter((hook) => hook.trusted && hook.kind === event.kind)
  if (context.dialect.order === 'parallel') {
    const firing = dropRepeats(hooks.filter((hook) => fires(hook, event, context)))
    return Promise.all(firing.map((hook) => askHook(hook, event, context)))
  }
  const verdicts: HookVerdict[] = []
  let current = event
  for (const hook of hooks) {
    // A later guard must judge what would run: its matcher is tried on the call as recorded and as rewritten so far.
    if (!fires(hook, event, context) && !(current !== event && fires(hook, current, context))) continue
    const verdict = await askHook(hook, current, context)
    verdicts.push(verdict)
    if (verdict.endsChain) break
    if (context.dialect.feedsRewrites) current = applyRewrites(event, verdicts, context)
  }
  return verdicts
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
  const call = hook.prepare(event)
  const ending = await context.run({
    argv: call.argv,
    cwd: await context.workspace.resolveCwd(call.cwd),
    env: { ...context.environment, ...call.env },
    timeoutMs: call.timeoutMs,
    input: call.input,
    completeAt: call.completeAt,
    outputCap: call.outputCap,
  })
  return { ...hook.interpret(ending, event), hook, ms: ending.ms, readInput: ending.readInput }
}
