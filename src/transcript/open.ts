import { stat } from 'node:fs/promises'
import { GateError } from '../errors.ts'
import type { AgentEvent, Session } from '../model/event.ts'
import type { Step } from '../model/step.ts'
import type { Candidate, OpenReader, Reader, SessionTally, SourceFile, TranscriptSource, Wanted } from '../model/transcript.ts'
import { assembleEvents, type Reading } from './by-session.ts'
import type { Search, TranscriptProblem } from './candidates.ts'
import { isOfCheckpoint, readOfCheckpoint } from './checkpoint.ts'
import { readChunks } from './chunks.ts'
import { discoverFiles, type FileGroup, type KnownFile, type Stray } from './discover.ts'
import { DuplicateFilter } from './duplicates.ts'
import { isGap, passGap, type ReadItem } from './gap.ts'
import { readOfLog } from './log-repeats.ts'
import { type ReadLimits, type ReadOptions, readLimits, readRecords } from './records.ts'
import { startTally } from './tally.ts'
import { asObject } from './values.ts'

/** Transcripts ready to be read, and what became of every file that was looked at. */
export interface OpenedTranscripts {
  sources: TranscriptSource[]
  strays: Stray[]
  candidates: Candidate[]
  problems: TranscriptProblem[]
}

/** What is read of transcripts, and how. */
export interface OpenOptions {
  wanted: Wanted
  limits: ReadLimits
  /** Of all files together, in bytes; more is refused. */
  total: number
  /** Files from this size on, in bytes, are read without texts that what is wanted does not need. */
  skimFrom: number
}

/** 16 MiB: reading a smaller file whole takes no longer than starting the program, and real sessions are some 2 MB. */
export const openOptions: OpenOptions = { wanted: 'all', limits: readLimits, total: 4 * 1024 ** 3, skimFrom: 16 * 1024 * 1024 }

/**
 * Finds the transcripts and opens each for one streaming pass. Nothing but the first records of each file has been read then. The tallies of a
 * source's sessions are complete when its events have been consumed; a session with an entry in `tally.unreadable` must not count as checked.
 */
export async function openTranscripts(
  search: Search,
  readers: readonly Reader[],
  options: Partial<OpenOptions> = {},
): Promise<OpenedTranscripts> {
  const { groups, ...found } = await discoverFiles(search, readers)
  const duplicates = new DuplicateFilter()
  const whole = { ...openOptions, ...options }
  const sources = await Promise.all(groups.map((group) => openTranscript(group, duplicates, whole)))
  refuseTooMuch(sources, whole.total)
  return { sources, ...found }
}

/** Files shown of those that are too much. */
const shownFiles = 3

function refuseTooMuch(sources: readonly TranscriptSource[], limit: number): void {
  const total = sources.reduce((sum, { bytes }) => sum + bytes, 0)
  if (total <= limit) return
  const largest = [...sources].sort((a, b) => b.bytes - a.bytes).slice(0, shownFiles)
  const named = largest.map(({ files, bytes }) => `${files[0]?.path ?? ''} (${bytes})`).join(', ')
  throw new GateError(
    'transcripts-too-large',
    `${sources.length} transcripts have ${total} bytes together, more than the ${limit} that one run reads; the largest are ${named}`,
    'Name fewer of them with transcripts, or check them in several runs.',
  )
}

async function openTranscript({ main, subagents, lineage }: FileGroup, duplicates: DuplicateFilter, options: OpenOptions) {
  const known = await Promise.all([main, ...subagents].map(measureFile))
  const session: Session = {
    id: main.source.path,
    agent: main.reader.agent,
    format: main.reader.id,
    path: main.source.path,
    ...tellConfidence(main.reader),
  }
  const reading: Reading = { sessions: [{ session, tally: startTally() }], duplicates, wanted: options.wanted }
  let isRead = false
  return {
    files: known.flatMap((file) => file.pieces),
    bytes: known.reduce((sum, { bytes }) => sum + bytes, 0),
    lineage,
    sessions: reading.sessions,
    events(): AsyncGenerator<AgentEvent> {
      if (isRead) throw new Error('the events of a transcript can be read only once')
      isRead = true
      return assembleEvents(readFiles(known, reading.sessions[0].tally, options), reading)
    },
    contents: () => readPieces(main.pieces),
  } satisfies TranscriptSource
}

function tellConfidence({ confidence }: Reader): Pick<Session, 'confidence'> {
  return confidence === undefined ? {} : { confidence }
}

type MeasuredFile = KnownFile & { bytes: number }

async function measureFile(file: KnownFile): Promise<MeasuredFile> {
  const sizes = await Promise.all(file.pieces.map(async (piece) => (await stat(piece.file).catch(() => null))?.size ?? 0))
  return { ...file, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

function* readFiles(
  known: readonly MeasuredFile[],
  tally: SessionTally,
  { wanted, limits, skimFrom }: OpenOptions,
): Generator<AsyncIterable<Iterable<Step>>> {
  for (const file of known) {
    const isSkimmed = wanted === 'gates' && file.bytes >= skimFrom
    const skimmed = () => {
      tally.skimmed += 1
    }
    const counted = { records: 0 }
    yield readBatches(file, { limits, unneeded: (isSkimmed && file.reader.unneeded) || null, skimmed }, counted)
    if (counted.records === 0) tally.unreadable.push(`${file.source.path}: no record could be read`)
  }
}

async function* readBatches(
  { source, pieces, missing, reader, container }: KnownFile,
  options: ReadOptions,
  counted: { records: number },
): AsyncGenerator<Iterable<Step>> {
  const plain = isOfCheckpoint(source.file) ? readOfCheckpoint(reader.open(source)) : reader.open(source)
  const opened = container === 'embedded' ? readOfLog(plain) : plain
  yield missing.map((number) => tellMissing(source, number))
  for (const piece of pieces) {
    for await (const batch of readRecords(piece, container, options)) yield readSteps(batch, piece.path, opened, counted)
  }
  if (opened.end !== undefined) yield opened.end()
}

function tellMissing({ path }: SourceFile, number: string): Step {
  const detail = `of the files that are one session, number ${number} is not there`
  return { kind: 'gap', at: { path, line: 1 }, gap: 'missing-piece', detail }
}

async function* readPieces(pieces: readonly SourceFile[]): AsyncGenerator<Uint8Array | Error> {
  for (const piece of pieces) yield* readChunks(piece.file)
}

function* readSteps(batch: Iterable<ReadItem>, path: string, { read }: OpenReader, counted: { records: number }): Generator<Step> {
  for (const item of batch) {
    if (isGap(item)) yield passGap(item)
    else if ('passed' in item) yield { kind: 'ignored', type: item.passed }
    else {
      counted.records += 1
      yield* read(asObject(item.value) ?? {}, { path, line: item.line })
    }
  }
}
