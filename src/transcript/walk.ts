import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { isFileError } from './file-fault.ts'

/** What a walk found. Paths of `files` are relative to the root, with `/`. */
export interface Walked {
  files: string[]
  /** Folders and links that could not be looked into. */
  unread: { path: string; message: string }[]
}

/**
 * All files below a folder for which `keep` holds, in name order. Links are followed only inside the folder, each folder is visited once,
 * and folders named in `skip` are left out, so a walk ends whatever the links are.
 * Throws the system's error when the root itself cannot be read.
 */
export async function walkFolder(root: string, keep: (relative: string) => boolean, skip: readonly string[] = []): Promise<Walked> {
  const walked: Walked = { files: [], unread: [] }
  await visit({ root, real: await realpath(root), keep, skip, seen: new Set(), walked }, '')
  return walked
}

interface Walk {
  root: string
  real: string
  keep: (relative: string) => boolean
  skip: readonly string[]
  seen: Set<string>
  walked: Walked
}

async function visit(walk: Walk, relative: string): Promise<void> {
  const folder = path.join(walk.root, relative)
  const real = await realpath(folder)
  if (walk.seen.has(real)) return
  if (!isInside(real, walk.real)) {
    // What would be kept there is passed over, and that is said.
    if (walk.keep(`${relative}/x.jsonl`)) walk.walked.unread.push({ path: relative, message: LEADS_OUT })
    return
  }
  walk.seen.add(real)
  const entries = await readdir(folder, { withFileTypes: true })
  entries.sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    const below = relative === '' ? entry.name : `${relative}/${entry.name}`
    await visitEntry(walk, below, entry).catch((error: unknown) => noteUnread(walk, below, error))
  }
}

function noteUnread({ walked }: Walk, relative: string, error: unknown): void {
  if (!isFileError(error)) throw error
  walked.unread.push({ path: relative, message: error.message })
}

async function visitEntry(walk: Walk, relative: string, entry: Dirent): Promise<void> {
  const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && (await isFolderBehind(path.join(walk.root, relative))))
  if (isFolder) {
    if (!walk.skip.includes(entry.name)) await visit(walk, relative)
    return
  }
  if (!walk.keep(relative)) return
  if (entry.isFile()) walk.walked.files.push(relative)
  else if (entry.isSymbolicLink()) {
    const target = path.join(walk.root, relative)
    if (!isInside(await realpath(target), walk.real)) walk.walked.unread.push({ path: relative, message: LEADS_OUT })
    // To open a named pipe would wait for who writes to it.
    else if ((await stat(target)).isFile()) walk.walked.files.push(relative)
    else walk.walked.unread.push({ path: relative, message: 'it is a link to what is neither a file nor a folder' })
  }
}

const LEADS_OUT = 'it is a link that leads out of the folder; name what it leads to'

async function isFolderBehind(link: string): Promise<boolean> {
  return (await stat(link).catch(() => null))?.isDirectory() ?? false
}

function isInside(file: string, folder: string): boolean {
  return file === folder || file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep)
}
