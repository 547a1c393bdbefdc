import type { SessionSource } from '../model/transcript.ts'
import { type ReplayContext, replaySession } from './replay-session.ts'

/** Replays sessions, `concurrency` at a time; each one's events stay in order, and so do sessions of one lineage. Stops at the first fault of ours. */
export async function replaySessions(sources: readonly SessionSource[], context: ReplayContext, concurrency: number): Promise<void> {
  const lineages = new Map<number, SessionSource[]>()
  for (const source of sources) lineages.set(source.lineage, [...(lineages.get(source.lineage) ?? []), source])
  const pending = lineages.values()
  const work = async () => {
    for (const lineage of pending) for (const source of lineage) await replaySession(source, context)
  }
  await Promise.all(Array.from({ length: Math.max(1, Math.min(concurrency, lineages.size)) }, work))
}
