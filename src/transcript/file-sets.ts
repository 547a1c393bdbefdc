import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import type { SourceFile } from '../model/transcript.ts'
import type { FoundFile } from './candidates.ts'
import { walkFolder } from './walk.ts'

/** Files that are one transcript: mostly a single one. */
export interface FileSet extends FoundFile {
  /** In the order in which they are read. */
  pieces: SourceFile[]
  /** Whether each piece is one record, or they hold records as a single file does. */
  holds: 'records' | 'one record each'
  /** Numbers between those of the pieces for which there is none. */
  missing: string[]
}

/** A place where one agent splits a session over files. */
interface SetPlace {
  /** Absolute. */
  root: string
  /** By which its files are known to belong together. */
  key: string
  holds: FileSet['holds']
  /** As reports show it: a folder, or the first file. */
  shows: 'folder' | 'file'
  /** Absolute paths, in reading order; fewer than two of them are no set where a single file is a transcript by itself. */
  list(): Promise<{ files: string[]; missing: string[] }>
}

/** The found files as transcripts. Naming any piece takes the whole set. */
export async function joinSets(found: readonly FoundFile[]): Promise<FileSet[]> {
  const sets = new Map<string, FileSet>()
  for (const file of found) {
    const place = (await findOpenHands(file.file)) ?? (await findOpenCode(file.file)) ?? (await findChunks(file.file))
    const key = place?.key ?? file.file
    const known = sets.get(key)
    if (known !== undefined) known.isNamed ||= file.isNamed
    else sets.set(key, place === null ? { ...file, pieces: [file], holds: 'records', missing: [] } : await openSet(file, place))
  }
  return [...sets.values()]
}

async function openSet(file: FoundFile, { root, list, holds, shows }: SetPlace): Promise<FileSet> {
  const { files, missing } = await list()
  const inside = (one: string) => one.slice(root.length)
  const isShownAlike = file.path.endsWith(inside(file.file))
  const shownRoot = isShownAlike ? file.path.slice(0, file.path.length - inside(file.file).length) : root
  const pieces = files.map((one) => ({
    path: `${shownRoot}${inside(one)}`.replaceAll(path.sep, '/').replace(/^\//, isShownAlike ? '' : '/'),
    file: one,
  }))
  const [first] = pieces
  if (first === undefined) return { ...file, pieces: [file], holds: 'records', missing: [] }
  return { ...first, path: shows === 'folder' && shownRoot !== '' ? shownRoot : first.path, isNamed: file.isNamed, pieces, holds, missing }
}

/** OpenHands keeps one file for each event (OpenHands/software-agent-sdk, EventLog: event-NNNNN-ID.json). */
const eventFile = /^event-(\d{5,})-[0-9a-f-]+\.json$/

async function findOpenHands(file: string): Promise<SetPlace | null> {
  if (!eventFile.test(path.basename(file))) return null
  const root = path.dirname(file)
  const list = async () => listNumbered(root, await listNames(root), eventFile)
  return { root, key: `${root}${path.sep}event`, holds: 'one record each', shows: 'folder', list }
}

/** Entire splits a large session at a line (entireio/cli: full.jsonl, full.jsonl.001 …). */
const chunkFile = /^(full\.jsonl|transcript\.jsonl|raw_transcript)(?:\.(\d{3,}))?$/

async function findChunks(file: string): Promise<SetPlace | null> {
  const base = chunkFile.exec(path.basename(file))?.[1]
  if (base === undefined) return null
  const root = path.dirname(file)
  const names = (await listNames(root)).filter((name) => chunkFile.exec(name)?.[1] === base)
  if (names.every((name) => name === base)) return null
  const list = async () => listNumbered(root, names, chunkFile)
  return { root, key: path.join(root, base), holds: 'records', shows: 'file', list }
}

async function listNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

/** By number, which is the last group of the pattern; the one without has 0. */
function listNumbered(root: string, names: readonly string[], pattern: RegExp): { files: string[]; missing: string[] } {
  const numbered = names.flatMap((name) => {
    const groups = pattern.exec(name)
    return groups === null ? [] : [{ name, number: Number(groups.at(-1) ?? 0) }]
  })
  numbered.sort((a, b) => a.number - b.number || (a.name < b.name ? -1 : 1))
  const missing: string[] = []
  let next = 0
  for (const { number } of numbered) {
    if (number > next) missing.push(number === next + 1 ? `${next}` : `${next} to ${number - 1}`)
    next = number + 1
  }
  return { files: numbered.map(({ name }) => path.join(root, name)), missing }
}

/** OpenCode until 1.1: storage/session/PROJECT/SESSION.json, message/SESSION/MESSAGE.json, part/MESSAGE/PART.json (sst/opencode, storage.ts). */
const storageFile = /^(.*)[\\/](?:session|message|part)[\\/][^\\/]+[\\/][^\\/]+\.json$/

async function findOpenCode(file: string): Promise<SetPlace | null> {
  const root = storageFile.exec(file)?.[1]
  if (root === undefined || !(await isFolder(path.join(root, 'message'))) || !(await isFolder(path.join(root, 'part')))) return null
  const list = async () => ({ files: await listStorage(root), missing: [] })
  return { root, key: `${root}${path.sep}storage`, holds: 'one record each', shows: 'folder', list }
}

async function isFolder(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => null))?.isDirectory() === true
}

/** Each session, then its messages, each followed by its parts. Their ids ascend with time, so the order of names is that of events. */
async function listStorage(root: string): Promise<string[]> {
  const list = async (kind: string) => {
    const walked = await walkFolder(path.join(root, kind), (name) => name.endsWith('.json')).catch(() => null)
    return (walked?.files ?? []).map((name) => ({
      file: path.join(root, kind, name),
      id: path.basename(name, '.json'),
      owner: path.basename(path.dirname(name)),
    }))
  }
  const [sessions, messages, parts] = await Promise.all(['session', 'message', 'part'].map(list))
  const partsOf = groupByOwner(parts ?? [])
  const messagesOf = groupByOwner(messages ?? [])
  const take = <T>(groups: Map<string, T[]>, key: string): T[] => {
    const taken = groups.get(key) ?? []
    groups.delete(key)
    return taken
  }
  const withParts = (each: readonly { file: string; id: string }[]) =>
    each.flatMap(({ file, id }) => [file, ...take(partsOf, id).map((part) => part.file)])
  const told = (sessions ?? []).flatMap(({ file, id }) => [
    file,
    ...withParts([...take(messagesOf, id), ...take(messagesOf, id.replace(/^ses_/, ''))]),
  ])
  const untold = [...messagesOf.values()].flatMap(withParts)
  return [...told, ...untold, ...[...partsOf.values()].flat().map(({ file }) => file)]
}

function groupByOwner<T extends { owner: string }>(files: readonly T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>()
  for (const file of files) {
    const known = groups.get(file.owner)
    if (known === undefined) groups.set(file.owner, [file])
    else known.push(file)
  }
  return groups
}
