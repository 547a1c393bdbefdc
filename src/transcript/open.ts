import { stat } from 'node:fs/promises'
import type { AgentEvent, Gap, Session } from '../model/event.ts'
import type { Step } from '../model/step.ts'
import type { Candidate, Reader, SessionTally, TranscriptRecord, TranscriptSource } from '../model/transcript.ts'
import { assembleEvents, type Reading } from './by-session.ts'
import type { Search, TranscriptProblem } from './candidates.ts'
import { discoverFiles, type FileGroup, type KnownFile, type Stray } from './discover.ts'
import { DuplicateFilter } from './duplicates.ts'
import { isGap } from './gap.ts'
import { type ReadLimits, readLimits, readRecords } from './records.ts'
import { startTally } from './tally.ts'

/** Transcripts ready to be read, and what became of every file that was looked at. */
export interface OpenedTranscripts {
  sources: TranscriptSource[]
  strays: Stray[]
  candidates: Candidate[]
  problems: TranscriptProblem[]
}

/**
 * Finds the transcripts and opens each for one streaming pass. Nothing but the first records of each file has been read then. The tallies of a
 * source's sessions are complete when its events have been consumed; a session with an entry in `tally.unreadable` must not count as checked.
 */
export async function openTranscripts(
  search: Search,
  readers: readonly Reader[],
  limits: ReadLimits = readLimits,
): Promise<OpenedTranscripts> {
  const { groups, ...found } = await discoverFiles(search, readers)
  const duplicates = new DuplicateFilter()
  return { sources: await Promise.all(groups.map((group) => openTranscript(group, duplicates, limits))), ...found }
}

async function openTranscript({ main, subagents, lineage }: FileGroup, duplicates: DuplicateFilter, limits: ReadLimits) {
  const known = [main, ...subagents]
  const session: Session = { id: main.source.path, agent: main.reader.agent, format: main.reader.id, path: main.source.path }
  const reading: Reading = { sessions: [{ session, tally: startTally() }], duplicates }
  const sizes = await Promise.all(known.map(async (file) => (await stat(file.source.file).catch(() => null))?.size ?? 0))
  let isRead = false
  return {
    files: known.map((file) => file.source),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    lineage,
    sessions: reading.sessions,
    events(): AsyncGenerator<AgentEvent> {
      if (isRead) throw new Error('the events of a transcript can be read only once')
      isRead = true
      return assembleEvents(readSteps(known, reading.sessions[0].tally, limits), reading)
    },
  } satisfies TranscriptSource
}

function* readSteps(known: readonly KnownFile[], tally: SessionTally, limits: ReadLimits): Generator<AsyncIterable<Step>> {
  for (const { source, reader, container } of known) {
    const counted = countRecords(readRecords(source, container, limits))
    yield reader.read(counted, source)
    if (counted.count === 0) tally.unreadable.push(`${source.path}: no record could be read`)
  }
}

/** Counts along without a generator of its own: one would cost as much as parsing a short line. */
function countRecords(records: AsyncGenerator<TranscriptRecord | Gap>): AsyncIterable<TranscriptRecord | Gap> & { count: number } {
  const next = async () => {
    const step = await records.next()
    if (step.done !== true && !isGap(step.value)) counted.count += 1
    return step
  }
  const counted = { count: 0, [Symbol.asyncIterator]: () => ({ next, return: () => records.return(undefined) }) }
  return counted
}
