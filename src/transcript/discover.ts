import type { Candidate, Reader, Sample, SourceFile } from '../model/transcript.ts'
import { type FoundFile, findCandidates, type Search, type TranscriptProblem } from './candidates.ts'
import { detectTranscript } from './detect.ts'
import { listBelongingFiles, locateMainFile, readAgentType, readParentSession, readSubagentId } from './subagents.ts'

/** One file with its format. */
export interface KnownFile {
  source: SourceFile
  reader: Reader
  sample: Sample
}

/** One session's files: the main one, then its subagents'. */
export interface FileGroup {
  main: KnownFile
  subagents: KnownFile[]
}

/** What was found, grouped into sessions. */
export interface Discovery {
  groups: FileGroup[]
  candidates: Candidate[]
  problems: TranscriptProblem[]
}

/**
 * Finds transcripts, tells their formats and groups the files of one session. What was named and is no readable transcript is a problem; what
 * was merely found and is none is passed over with the reason.
 */
export async function discoverFiles(search: Search, readers: readonly Reader[]): Promise<Discovery> {
  const { found, problems } = await findCandidates(search)
  const sorter = new Sorter(readers, problems)
  for (const file of found) await sorter.take(file)
  for (const file of await findBelongingFiles(sorter.known)) await sorter.take(file)
  return { groups: await groupFiles(sorter.known), candidates: sorter.candidates, problems: sorter.problems }
}

class Sorter {
  readonly known: KnownFile[] = []
  readonly candidates: Candidate[] = []
  readonly problems: TranscriptProblem[]
  readonly #readers: readonly Reader[]

  constructor(readers: readonly Reader[], problems: TranscriptProblem[]) {
    this.#readers = readers
    this.problems = problems
  }

  async take({ path, file, isNamed }: FoundFile): Promise<void> {
    const source: SourceFile = { path, file }
    const detection = await detectTranscript(source, this.#readers)
    const why = detection.reader === null ? detection.message : detection.reader.id
    this.candidates.push({ path, taken: detection.reader !== null, why })
    if (detection.reader !== null) this.known.push({ source, reader: detection.reader, sample: detection.sample })
    else if (isNamed || detection.why === 'unopened') this.problems.push({ path, message: detection.message, next: detection.next })
  }
}

/** Subagents and forks did part of the session's work: their files count, named or not. */
async function findBelongingFiles(known: readonly KnownFile[]): Promise<FoundFile[]> {
  const seen = new Set(known.map(({ source }) => source.file))
  const lists = await Promise.all(
    known.map(async ({ source }) => {
      const stem = (file: string) => file.replace(/\.jsonl$/, '')
      const show = (file: string) => stem(source.path) + file.slice(stem(source.file).length).replaceAll('\\', '/')
      return (await listBelongingFiles(source.file)).map((file) => ({ path: show(file), file, isNamed: false }))
    }),
  )
  return lists.flat().filter(({ file }) => !seen.has(file) && seen.add(file))
}

async function groupFiles(known: readonly KnownFile[]): Promise<FileGroup[]> {
  const parents = new Map(known.map((file) => [file, findParent(file, known)]))
  const mains = known.filter((file) => parents.get(file) === null)
  return Promise.all(
    mains.map(async (main) => {
      const own = known.filter((file) => parents.get(file) === main)
      own.sort((a, b) => (a.source.file < b.source.file ? -1 : 1))
      const subagents = await Promise.all(own.map(nameSubagent))
      const ids = subagents.flatMap(({ source }) => source.subagent?.id ?? [])
      return { main: { ...main, source: { ...main.source, subagents: ids } }, subagents }
    }),
  )
}

function findParent(file: KnownFile, known: readonly KnownFile[]): KnownFile | null {
  const mainFile = locateMainFile(file.source.file)
  if (mainFile !== null) return known.find(({ source }) => source.file === mainFile) ?? null
  const session = readParentSession(file.source.file, file.sample.objects)
  if (session === null) return null
  return known.find((other) => other !== file && isMainOf(other, session)) ?? null
}

function isMainOf({ source, sample }: KnownFile, session: string): boolean {
  return (
    readSubagentId(source.file) === null &&
    sample.objects.some((object) => Object.hasOwn(object, 'sessionId') && object.sessionId === session)
  )
}

async function nameSubagent(known: KnownFile): Promise<KnownFile> {
  const { file } = known.source
  const agentType = await readAgentType(file)
  const subagent = { id: readSubagentId(file) ?? file, ...(agentType !== undefined && { agentType }) }
  return { ...known, source: { ...known.source, subagent } }
}
