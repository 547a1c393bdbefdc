import type { CallStep, LackStep, SubagentStep, ThreadRef } from '../model/step.ts'

/** Beyond these, runs are not checked and threads not counted: a session of Claude Code has tens of them. */
const rememberedRuns = 1_000
const countedThreads = 10_000

/** Compares how many calls a session says that its subagents made with how many of them its files hold. */
export class SubagentCalls {
  /** Calls by thread and file: the same calls may stand in the session's file and in the subagent's own. */
  readonly #counts = new Map<string, Map<string, number>>()
  readonly #runs = new Map<string, SubagentStep>()
  readonly #seen = new Set<string>()

  /** Something was read of the thread. */
  see(thread: ThreadRef | undefined): void {
    if (thread !== undefined && this.#seen.size < countedThreads) this.#seen.add(thread.id)
  }

  /** A recorded call; those of the main thread are nobody's. */
  count({ thread, at }: CallStep): void {
    if (thread === undefined) return
    const files = this.#counts.get(thread.id) ?? new Map<string, number>()
    if (files.size === 0 && this.#counts.size < countedThreads) this.#counts.set(thread.id, files)
    files.set(at.path, (files.get(at.path) ?? 0) + 1)
  }

  /** What the session says of a run. */
  expect(step: SubagentStep): void {
    const known = this.#runs.get(step.run)
    if (known === undefined ? this.#runs.size < rememberedRuns : countOf(step) > countOf(known)) this.#runs.set(step.run, step)
  }

  /** What is lacking of each thread of which fewer calls were read than its runs made. Complete when all files were read. */
  *listMissing(): Generator<LackStep> {
    for (const [thread, runs] of this.#listThreads()) {
      const made = runs.reduce((sum, run) => sum + countOf(run), 0)
      const read = Math.max(0, ...(this.#counts.get(thread)?.values() ?? []))
      const at = runs[0]?.at
      if (at === undefined) continue
      if (made === 0 && !this.#seen.has(thread))
        yield { kind: 'lack', at, lack: 'subagent_not_recorded', detail: 'a subagent ran, and nothing of it is in this transcript' }
      if (read >= made) continue
      const detail = `a subagent made ${made} tool calls, and ${made - read} of them are not in this transcript`
      yield { kind: 'lack', at, lack: 'subagent_not_recorded', detail }
    }
  }

  #listThreads(): Map<string, SubagentStep[]> {
    const threads = new Map<string, SubagentStep[]>()
    for (const run of this.#runs.values()) threads.set(run.thread, [...(threads.get(run.thread) ?? []), run])
    return threads
  }
}

function countOf({ calls }: SubagentStep): number {
  return calls ?? 0
}
