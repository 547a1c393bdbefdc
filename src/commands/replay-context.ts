import type { Options } from '../config/options.ts'
import type { AgentEvent, EventKind } from '../model/event.ts'
import type { Runner } from '../process/runner.ts'
import { AnswerMemory } from '../replay/answer-memory.ts'
import type { ReplayContext } from '../replay/replay-transcript.ts'
import type { TimeBudget } from '../replay/time-budget.ts'
import { WorkspacePool } from '../replay/workspace-pool.ts'
import type { FoundHooks } from './find-hooks.ts'
import { foreignCheckout, type OpenedRun } from './open-run.ts'

/** Events that a hook can stop. */
export const GATES: readonly EventKind[] = ['prompt', 'pre_tool']

/** Which events are judged, by the option `events`. No agent has hooks for the runs of hooks. */
export const CHOOSES: Record<Options['events'], (event: AgentEvent) => boolean> = {
  gates: ({ kind }) => GATES.includes(kind),
  tools: ({ kind }) => GATES.includes(kind) || kind === 'post_tool',
  all: ({ kind }) => kind !== 'hook_run',
}

/** What a replay judges with, whatever it is for. `scratch` is an absolute folder of the run's own. */
export function judgeWith(
  run: OpenedRun,
  hooks: FoundHooks,
  given: { env: Record<string, string | undefined>; scratch: string; runner: Runner; time: TimeBudget },
): Omit<ReplayContext, 'chooses' | 'judged' | 'missed' | 'unread' | 'changed' | 'skipped'> {
  return {
    configured: hooks.configured,
    pool: new WorkspacePool(run.tree, given.scratch),
    run: given.runner.run,
    time: given.time,
    inherited: given.env,
    memory: new AnswerMemory(),
    foreign: foreignCheckout(run),
    onAsk: run.options.on_ask,
    onHookFailure: run.options.on_hook_failure,
    minConfidence: run.options.min_confidence,
    pathMap: run.options.path_map,
  }
}
