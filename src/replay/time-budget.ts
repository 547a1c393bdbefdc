import type { Ending } from '../model/hook.ts'

/** Said instead of an answer once the time of the whole run is over. */
export class TimeIsOver extends Error {
  constructor() {
    super('the time budget is spent')
    this.name = 'TimeIsOver'
  }
}

/** The time that a run may take, from the start of this process. */
export interface TimeBudget {
  /** Aborted, with a `TimeIsOver`, when no hook is asked any more and none is waited for. */
  over: AbortSignal
  /** Whether transcripts may still be read: to be judged, or, for a short while after the time is over, to be counted. */
  mayRead(): boolean
  close(): void
}

/** How long what is left of the transcripts is still read, so that it can be told how much was not judged. */
const COUNTING_MS = 10_000

/** Never over. */
export const NO_BUDGET: TimeBudget = { over: new AbortController().signal, mayRead: () => true, close: () => undefined }

/** Starts the clock; null: there is none. To be closed. */
export function startBudget(seconds: number | null): TimeBudget {
  if (seconds === null) return NO_BUDGET
  const ending = new AbortController()
  let readsUntil = Number.POSITIVE_INFINITY
  // `performance.now()` counts from the start of the process.
  const timer = setTimeout(
    () => {
      readsUntil = performance.now() + COUNTING_MS
      ending.abort(new TimeIsOver())
    },
    Math.max(0, seconds * 1000 - performance.now()),
  )
  return { over: ending.signal, mayRead: () => performance.now() < readsUntil, close: () => clearTimeout(timer) }
}

/** Runs a hook if there is time. When that is over whoever closes the runner ends the hook: what then rejects, rejects with a `TimeIsOver`. */
export async function runUntil(over: AbortSignal, run: () => Promise<Ending>): Promise<Ending> {
  over.throwIfAborted()
  try {
    return await run()
  } catch (error) {
    over.throwIfAborted()
    throw error
  }
}
