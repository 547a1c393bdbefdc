import { dirname, join, relative, sep } from 'node:path'
import type { Candidate, Reader, SourceFile } from '../model/transcript.ts'
import { type FoundFile, findCandidates, type Search, type TranscriptProblem } from './candidates.ts'
import { isBesideCheckpoint } from './checkpoint.ts'
import { detectSet, detectTranscript } from './detect.ts'
import { type FileSet, joinSets } from './file-sets.ts'
import { findLineages } from './lineage.ts'
import type { Container } from './records.ts'
import { listBelongingFiles, locateMainFiles, readAgentType, readSubagentId } from './subagents.ts'
import { readTraces, type Traces } from './traces.ts'

/** One file with its format. */
export interface KnownFile {
  source: SourceFile
  reader: Reader
  container: Container
  /** The files that are read one behind the other: mostly the source itself. */
  pieces: SourceFile[]
  /** Of pieces that are numbered: numbers for which there is none. */
  missing: string[]
}

/** One transcript's files: the main one, then its subagents'. Groups of one lineage may repeat each other's calls. */
export interface FileGroup {
  main: KnownFile
  subagents: KnownFile[]
  lineage: number
}

/** A file that lies where a subagent's does, and is in another format than the main file there. */
export interface Stray {
  path: string
  format: string
  main: { path: string; format: string }
}

/** What was found, grouped into transcripts. */
export interface Discovery {
  groups: FileGroup[]
  strays: Stray[]
  candidates: Candidate[]
  problems: TranscriptProblem[]
}

/**
 * Finds transcripts, tells their formats and groups the files of one session. What was named and is no readable transcript is a problem, and so is
 * any file of several formats; what was merely found and is none is passed over with the reason.
 */
export async function discoverFiles(search: Search, readers: readonly Reader[]): Promise<Discovery> {
  const { found, problems } = await findCandidates(search)
  const sorter = new Sorter(readers, problems)
  for (const set of await joinSets(found)) await sorter.take(set)
  for (const set of await joinSets(await findBelongingFiles(sorter.known))) await sorter.take(set)
  const { families, strays } = groupFiles(sorter.known)
  const lineages = findLineages(families.map((family) => family.flatMap(({ traces }) => traces.ids)))
  const groups = await Promise.all(families.map((family, index) => openGroup(family, lineages[index] ?? index)))
  return { groups, strays, candidates: sorter.candidates, problems: sorter.problems }
}

/** A file whose place among the others is not known yet. */
interface TracedFile extends KnownFile {
  traces: Traces
}

class Sorter {
  readonly known: TracedFile[] = []
  readonly candidates: Candidate[] = []
  readonly problems: TranscriptProblem[]
  readonly #readers: readonly Reader[]

  constructor(readers: readonly Reader[], problems: TranscriptProblem[]) {
    this.#readers = readers
    this.problems = problems
  }

  async take({ path, file, isNamed, pieces, holds, missing }: FileSet): Promise<void> {
    const source: SourceFile = { path, file }
    if (!isNamed && (await isBesideCheckpoint(file))) {
      this.candidates.push({ path, taken: false, why: 'belongs to an Entire checkpoint and holds no record', isBeside: true })
      return
    }
    const detection = await (holds === 'records' ? detectTranscript(source, this.#readers) : detectSet(pieces, this.#readers))
    const why = detection.reader === null ? detection.message : detection.reader.id
    this.candidates.push({ path, taken: detection.reader !== null, why, ...(detection.reader === null && { next: detection.next }) })
    if (detection.reader !== null) {
      const { reader, sample } = detection
      this.known.push({ source, reader, container: detection.container, pieces, missing, traces: readTraces(file, sample.objects) })
    } else if (isNamed || detection.why === 'unopened' || detection.why === 'mixed')
      this.problems.push({ path, message: detection.message, next: detection.next })
  }
}

/** Subagents and forks did part of the session's work: their files count, named or not. */
async function findBelongingFiles(known: readonly KnownFile[]): Promise<FoundFile[]> {
  const seen = new Set(known.map(({ source }) => source.file))
  const lists = await Promise.all(
    known.map(async ({ source }) => {
      const stem = (file: string) => file.replace(/\.jsonl$/, '')
      const show = (file: string) => {
        const isBelow = file.startsWith(`${stem(source.file)}${sep}`)
        const shown = isBelow
          ? stem(source.path) + file.slice(stem(source.file).length)
          : join(dirname(source.path), relative(dirname(source.file), file))
        return shown.replaceAll('\\', '/')
      }
      return (await listBelongingFiles(source.file)).map((file) => ({ path: show(file), file, isNamed: false }))
    }),
  )
  return lists.flat().filter(({ file }) => !seen.has(file) && seen.add(file))
}

/** Files of one session each, the main one first, in the order of these. */
function groupFiles(known: readonly TracedFile[]): { families: TracedFile[][]; strays: Stray[] } {
  const findParent = indexParents(known)
  const families = new Map<TracedFile, TracedFile[]>()
  const strays: Stray[] = []
  for (const file of known) {
    const parent = findParent(file)
    if (parent === null || descendsFromItself(file, findParent)) families.set(file, [file])
    else if (parent.reader !== file.reader) {
      families.set(file, [file])
      const main = { path: parent.source.path, format: parent.reader.id }
      strays.push({ path: file.source.path, format: file.reader.id, main })
    }
  }
  for (const file of known) {
    if (families.has(file)) continue
    // A subagent's file may lie below another subagent's.
    let main: TracedFile | null = file
    while (main !== null && !families.has(main)) main = findParent(main)
    if (main !== null) families.get(main)?.push(file)
  }
  return { families: [...families.values()], strays }
}

/** What files say of their parents may go round in a circle: each in it then stands by itself. */
function descendsFromItself(file: TracedFile, findParent: (file: TracedFile) => TracedFile | null): boolean {
  const seen = new Set<TracedFile>()
  let next = findParent(file)
  for (; next !== null && next !== file && !seen.has(next); next = findParent(next)) seen.add(next)
  return next === file
}

/** The file to which a file belongs as a subagent's, or null. */
function indexParents(known: readonly TracedFile[]): (file: TracedFile) => TracedFile | null {
  const byFile = new Map(known.map((file) => [file.source.file, file]))
  const bySession = new Map<string, TracedFile>()
  for (const file of known) for (const id of file.traces.sessions) if (!bySession.has(id)) bySession.set(id, file)
  return ({ source, traces }) => {
    const places = locateMainFiles(source.file)
    if (places.length > 0) return places.map((place) => byFile.get(place)).find((main) => main !== undefined) ?? null
    return traces.parent === null ? null : (bySession.get(traces.parent) ?? null)
  }
}

async function openGroup([main, ...others]: TracedFile[], lineage: number): Promise<FileGroup> {
  if (main === undefined) throw new Error('a group of files has a main one')
  others.sort((a, b) => (a.source.file < b.source.file ? -1 : 1))
  const subagents = await Promise.all(others.map(nameSubagent))
  return { main: dropTraces(main), subagents, lineage }
}

function dropTraces({ traces: _, ...known }: TracedFile): KnownFile {
  return known
}

async function nameSubagent(known: TracedFile): Promise<KnownFile> {
  const { file } = known.source
  const agentType = await readAgentType(file)
  const byName = { id: readSubagentId(file) ?? file, ...(agentType !== undefined && { agentType }) }
  const subagent = known.traces.subagent ?? byName
  const as = (file: SourceFile) => ({ ...file, subagent })
  return { ...dropTraces(known), source: as(known.source), pieces: known.pieces.map(as) }
}
