import type { SessionSource } from '../model/transcript.ts'
import { type ReplayContext, replaySession } from './replay-session.ts'

/**
 * Replays sessions, `concurrency` at a time; each one's events stay in order, and so do sessions of one lineage. At the first fault of ours
 * `halt` must end the hooks of the others, which come to rest before the fault is thrown.
 */
export async function replaySessions(
  sources: readonly SessionSource[],
  context: ReplayContext,
  { concurrency, halt }: { concurrency: number; halt: () => Promise<void> },
): Promise<void> {
  const lineages = new Map<number, SessionSource[]>()
  for (const source of sources) lineages.set(source.lineage, [...(lineages.get(source.lineage) ?? []), source])
  const pending = lineages.values()
  let isHalted = false
  const work = async () => {
    for (const lineage of pending) {
      for (const source of lineage) {
        if (isHalted) return
        await replaySession(source, context)
      }
    }
  }
  const workers = Array.from({ length: Math.max(1, Math.min(concurrency, lineages.size)) }, work)
  try {
    await Promise.all(workers)
  } catch (error) {
    isHalted = true
    await halt()
    await Promise.allSettled(workers)
    throw error
  }
}
