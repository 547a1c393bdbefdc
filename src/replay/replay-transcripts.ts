import type { TranscriptSource } from '../model/transcript.ts'
import { type ReplayContext, replayTranscript } from './replay-transcript.ts'

/**
 * Replays transcripts, `concurrency` at a time; each one's events stay in order, and so do those of one lineage. At the first fault of ours
 * `halt` must end the hooks of the others, which come to rest before the fault is thrown.
 */
export async function replayTranscripts(
  sources: readonly TranscriptSource[],
  context: ReplayContext,
  { concurrency, halt }: { concurrency: number; halt: () => Promise<void> },
): Promise<void> {
  const lineages = new Map<number, TranscriptSource[]>()
  for (const source of sources) {
    const known = lineages.get(source.lineage)
    if (known === undefined) lineages.set(source.lineage, [source])
    else known.push(source)
  }
  const pending = lineages.values()
  let isHalted = false
  const work = async () => {
    for (const lineage of pending) {
      for (const source of lineage) {
        if (isHalted) return
        await replayTranscript(source, context)
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
