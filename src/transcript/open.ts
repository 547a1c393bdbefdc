import { stat } from 'node:fs/promises'
import type { AgentEvent, Gap, Session } from '../model/event.ts'
import type { Step } from '../model/step.ts'
import type { Candidate, Reader, SessionSource, SessionTally, TranscriptRecord } from '../model/transcript.ts'
import { assembleEvents } from './assemble.ts'
import type { Search, TranscriptProblem } from './candidates.ts'
import { discoverFiles, type FileGroup, type KnownFile } from './discover.ts'
import { DuplicateFilter } from './duplicates.ts'
import { isGap } from './gap.ts'
import { findLineages } from './lineage.ts'
import { type ReadLimits, readLimits, readRecords } from './records.ts'
import { startTally } from './tally.ts'

/** Sessions ready to be read, and what became of every file that was looked at. */
export interface OpenedTranscripts {
  sessions: SessionSource[]
  candidates: Candidate[]
  problems: TranscriptProblem[]
}

/**
 * Finds the transcripts and opens each session for one streaming pass. Nothing but the first records of each file has been read then. A session's
 * `tally` is complete when its events have been consumed; with an entry in `tally.unreadable` it must not count as checked.
 */
export async function openTranscripts(
  search: Search,
  readers: readonly Reader[],
  limits: ReadLimits = readLimits,
): Promise<OpenedTranscripts> {
  const { groups, candidates, problems } = await discoverFiles(search, readers)
  const duplicates = new DuplicateFilter()
  const lineages = findLineages(groups)
  const sessions = await Promise.all(groups.map((group, index) => openSession(group, lineages[index] ?? index, duplicates, limits)))
  return { sessions, candidates, problems }
}

async function openSession(group: FileGroup, lineage: number, duplicates: DuplicateFilter, limits: ReadLimits): Promise<SessionSource> {
  const known = [group.main, ...group.subagents]
  const { source, reader } = group.main
  const session: Session = { id: source.path, agent: reader.agent, format: reader.id, path: source.path }
  const tally = startTally()
  const sizes = await Promise.all(known.map(async (file) => (await stat(file.source.file).catch(() => null))?.size ?? 0))
  let isRead = false
  return {
    session,
    files: known.map((file) => file.source),
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    lineage,
    tally,
    events(): AsyncGenerator<AgentEvent> {
      if (isRead) throw new Error('the events of a session can be read only once')
      isRead = true
      return assembleEvents(readSteps(known, tally, limits), { session, tally, duplicates })
    },
  }
}

function* readSteps(known: readonly KnownFile[], tally: SessionTally, limits: ReadLimits): Generator<AsyncIterable<Step>> {
  for (const { source, reader, sample } of known) {
    const before = tally.records
    yield reader.read(countRecords(readRecords(source, sample.container, limits), tally), source)
    if (tally.records === before) tally.unreadable.push(`${source.path}: no record could be read`)
  }
}

/** Counts along without a generator of its own: one would cost as much as parsing a short line. */
function countRecords(records: AsyncGenerator<TranscriptRecord | Gap>, tally: SessionTally): AsyncIterable<TranscriptRecord | Gap> {
  const next = async () => {
    const step = await records.next()
    if (step.done !== true && !isGap(step.value)) tally.records += 1
    return step
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: (value) => records.return(value) }) }
}
