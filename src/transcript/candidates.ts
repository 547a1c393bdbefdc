import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { isFileError } from './file-fault.ts'
import { walkFolder } from './walk.ts'

/** Something wrong with what the user named, for a finding `transcript-unreadable`: `message` follows the path, `next` mends it. */
export interface TranscriptProblem {
  path: string
  message: string
  next: string
}

/** A file that may be a transcript. */
export interface FoundFile {
  /** As shown in reports. */
  path: string
  /** Absolute, links resolved. */
  file: string
  /** True when the user named this very file: it has to be a transcript. */
  isNamed: boolean
}

/** Where transcripts are looked for. */
export interface Search {
  /** Files, folders and globs, relative to `cwd`. Empty: the known places. */
  named: readonly string[]
  cwd: string
  /** The repository's folder. */
  repo: string
  /** The process environment; `RUNNER_TEMP` is read. */
  env: Readonly<Record<string, string | undefined>>
  /** A folder that only this run has, and how it is shown. */
  alias?: { folder: string; shown: string }
  /** A glob over paths with `/`, as matching/ makes it. */
  matches: (glob: string) => (path: string) => boolean
}

const skippedFolders = ['node_modules', '.git']

/** Where claude-code-action writes its messages (anthropics/claude-code-action, base-action/src/run-claude.ts). */
const actionOutput = 'claude-execution-output.json'

/** All candidate files, each once, in the order in which they were named (below a folder: in name order), and what could not be looked at. */
export async function findCandidates(search: Search): Promise<{ found: FoundFile[]; problems: TranscriptProblem[] }> {
  const parts =
    search.named.length === 0 ? [await findInKnownPlaces(search)] : await Promise.all(search.named.map((item) => findNamed(item, search)))
  const found = new Map<string, FoundFile>()
  for (const file of parts.flatMap((part) => part.found)) {
    const known = found.get(file.file)
    found.set(file.file, known ? { ...known, isNamed: known.isNamed || file.isNamed } : file)
  }
  return {
    found: [...found.values()].map((file) => ({ ...file, path: showPath(file.path, search) })),
    problems: parts.flatMap((part) => part.problems),
  }
}

/** Reports show paths relative to the repository; what lies outside it is shown by its whole path. */
function showPath(named: string, { named: items, cwd, repo, alias }: Search): string {
  if (items.length === 0) return named
  const absolute = path.resolve(cwd, named)
  if (alias !== undefined && absolute.startsWith(alias.folder))
    return `${alias.shown}${absolute.slice(alias.folder.length)}`.replaceAll(path.sep, '/')
  const relative = path.relative(path.resolve(cwd, repo), absolute)
  const isInside = relative !== '' && !relative.startsWith('..') && !path.isAbsolute(relative)
  return (isInside ? relative : absolute).replaceAll(path.sep, '/')
}

/** True for the file that lies where the workflow's own claude-code-action step writes it: evidence `workflow`, where everything else is `self-reported`. */
export async function isWorkflowEvidence(file: string, env: Search['env']): Promise<boolean> {
  const output = await resolveOutput(env)
  return output !== null && output.file === (await realpath(file).catch(() => null))
}

interface Part {
  found: FoundFile[]
  problems: TranscriptProblem[]
}

async function findNamed(item: string, search: Search): Promise<Part> {
  const absolute = path.resolve(search.cwd, item)
  try {
    const stats = await stat(absolute)
    if (stats.isDirectory()) return await findBelow(absolute, item, () => true)
    if (stats.isFile()) return { found: [{ path: item, file: await realpath(absolute), isNamed: true }], problems: [] }
    return refuse(item, 'is neither a file nor a folder', 'Write the transcript to a file and name that.')
  } catch (error) {
    if (!isFileError(error)) throw error
    if (error.code === 'ENOENT' && /[*?[{]/.test(item)) return findByGlob(item, search)
    const message = error.code === 'ENOENT' ? 'does not exist' : `cannot be read: ${error.message}`
    return refuse(item, message, 'Check the path and its permissions.')
  }
}

async function findByGlob(glob: string, search: Search): Promise<Part> {
  const pattern = glob.replace(/^(\.\/)+/, '')
  const fixed = pattern.split('/').slice(0, -1)
  const magic = fixed.findIndex((segment) => /[*?[{]/.test(segment))
  const base = (magic === -1 ? fixed : fixed.slice(0, magic)).join('/') || (pattern.startsWith('/') ? '/' : '')
  const matches = search.matches(pattern)
  const below = (relative: string) => (base === '' ? relative : `${base.replace(/\/$/, '')}/${relative}`)
  const folder = path.resolve(search.cwd, base)
  if ((await stat(folder).catch(() => null))?.isDirectory() !== true) return refuse(glob, 'matches no file', 'Check the pattern.')
  const part = await findBelow(folder, base, (relative) => matches(below(relative)))
  return part.found.length > 0
    ? part
    : { found: [], problems: [...part.problems, ...refuse(glob, 'matches no file', 'Check the pattern.').problems] }
}

async function findInKnownPlaces({ repo, cwd, env }: Search): Promise<Part> {
  const isIn = (folder: string) => (relative: string) => relative.startsWith(folder)
  const places = [isIn('.hookwitness/transcripts/'), isIn('transcripts/'), (relative: string) => relative.endsWith('.transcript.jsonl')]
  const part = await findBelow(path.resolve(cwd, repo), '', (relative) => places.some((isPlace) => isPlace(relative)))
  const sorted = places.flatMap((isPlace) => part.found.filter((file) => isPlace(file.path)))
  const output = await resolveOutput(env)
  return { found: output === null ? sorted : [...sorted, output], problems: part.problems }
}

async function findBelow(folder: string, shown: string, keep: (relative: string) => boolean): Promise<Part> {
  const walked = await walkFolder(folder, keep, skippedFolders)
  const show = (relative: string) => path.posix.join(shown, relative)
  return {
    found: await Promise.all(
      walked.files.map(async (file) => ({ path: show(file), file: await realpath(path.join(folder, file)), isNamed: false })),
    ),
    problems: walked.unread.map((one) => ({
      path: show(one.path),
      message: `cannot be looked into: ${one.message}`,
      next: 'Check its permissions.',
    })),
  }
}

async function resolveOutput(env: Search['env']): Promise<FoundFile | null> {
  if (!env.RUNNER_TEMP) return null
  const file = path.join(env.RUNNER_TEMP, actionOutput)
  const stats = await stat(file).catch(() => null)
  return stats?.isFile() ? { path: file, file: await realpath(file), isNamed: false } : null
}

function refuse(item: string, message: string, next: string): Part {
  return { found: [], problems: [{ path: item, message, next }] }
}
