import type { TranscriptSource } from '../model/transcript.ts'
import { type ReplayContext, replayTranscript } from './replay-transcript.ts'

/**
 * Replays transcripts, `concurrency` at a time; each one's events stay in order, and so do those of one lineage. `halt` must end all hooks: it is
 * called when the time is over, and at the first fault of ours, which is thrown when the others have come to rest.
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
  const { over } = context.time
  let isBroken = false
  let halting: Promise<void> | null = null
  const haltOnce = () => {
    halting ??= halt()
  }
  const work = async () => {
    for (const lineage of pending) {
      for (const source of lineage) {
        if (isBroken) return
        await replayTranscript(source, context)
      }
    }
  }
  over.addEventListener('abort', haltOnce)
  const workers = Array.from({ length: Math.max(1, Math.min(concurrency, lineages.size)) }, work)
  try {
    await Promise.all(workers)
  } catch (error) {
    isBroken = true
    haltOnce()
    await Promise.allSettled(workers)
    throw error
  } finally {
    over.removeEventListener('abort', haltOnce)
    await halting
  }
}
