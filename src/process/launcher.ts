import type { HookStart } from '../model/hook.ts'

/** What becomes of a hook, told as it happens. */
export interface HookListener {
  output(stream: 'stdout' | 'stderr', bytes: Buffer): void
  /** Every writer has closed the stream. */
  closed(stream: 'stdout' | 'stderr'): void
  /** The hook's own process has ended. `code` is null when a signal ended it. */
  exited(code: number | null, signal: string | null): void
  /** The system would not start it; `code` is an errno by name. Nothing follows. */
  refused(code: string): void
}

/** A hook that was started, or whose refusal is on its way to the listener. */
export interface LaunchedHook {
  /** Ends the hook and all that it started, and gives back what was opened for it. */
  end(): Promise<HookRest>
}

/** What was found when a hook was ended. */
export interface HookRest {
  /** Processes that were alive beside the hook's own, and were ended. */
  leftovers: number
  /** Whether the hook took anything from its stdin; null when that cannot be told. */
  readInput: boolean | null
}

/**
 * Starts hooks; all launchers tell and do the same. The hook leads a session of its own (where there are sessions), gets its input and then the end of it,
 * and stands in its folder with its environment and nothing else of ours.
 */
export interface Launcher {
  /** `scratch`: folders (absolute, links resolved) that belong to hooks alone. The listener hears nothing before the promise is settled. */
  launch(start: HookStart, place: { scratch: readonly string[]; listener: HookListener }): Promise<LaunchedHook>
  /** Ends every hook that runs and whatever hooks left behind, in this very turn. */
  endAllNow(): void
  /** To be called when no hook runs any more. */
  close(): void
}
