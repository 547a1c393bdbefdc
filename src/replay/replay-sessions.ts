import type { SessionSource } from '../model/transcript.ts'
import { type ReplayContext, replaySession } from './replay-session.ts'

/** Replays sessions, `concurrency` at a time; each one's events stay in order. Stops at the first fault of ours. */
export async function replaySessions(sources: readonly SessionSource[], context: ReplayContext, concurrency: number): Promise<void> {
  const pending = sources.values()
  const work = async () => {
    for (const source of pending) await replaySession(source, context)
  }
  await Promise.all(Array.from({ length: Math.min(concurrency, Math.max(1, sources.length)) }, work))
}
