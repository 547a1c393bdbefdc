import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { FindingDraft } from '../model/judgement.ts'
import { findEntry, haveSameBytes, type TreeEntry } from './tree-entry.ts'

/** What guards a project. Names are relative to the project root, with `/`. */
export interface GuardFiles {
  /** Configuration that was read and the scripts that it names: what lies beside them is compared too. */
  used: readonly string[]
  /** Every place where a hook system looks for its configuration, whether or not a file is there; one that ends in `/` is a folder with all in it. */
  candidates: readonly string[]
}

/** Two versions of a repository: absolute paths, and the project's place in both, `''` or `sub/folder/`. */
export interface ComparedTrees {
  trusted: string
  checkout: string
  prefix: string
}

/** Names compared in one run: as many as a folder of scripts can be expected to have, many times over. */
const MAX_NAMES = 20_000

/**
 * `hook-files-changed`: hook configuration wherever it could stand, the scripts that it names and what lies beside them, and what tells git
 * how to check them out, where the trusted tree and the checkout differ in bytes, kind, links or executability.
 */
export async function compareHookFiles({ used, candidates }: GuardFiles, trees: ComparedTrees): Promise<FindingDraft[]> {
  const inTree = (name: string) => path.posix.join(trees.prefix, name)
  const read = candidates.filter((name) => name.endsWith('/')).map((name) => inTree(name).slice(0, -1))
  const named = [...used, ...candidates.filter((name) => !name.endsWith('/'))].map(inTree)
  const beside = used.map((name) => path.posix.dirname(inTree(name))).filter((folder) => !isAround(folder, trees.prefix))
  const folders = new Set([...beside, ...read])
  const { names, uncompared } = await listBeside(folders, trees)
  for (const name of [...named, ...gitFilesOf([...named, ...read])]) names.add(name)
  const drafts = uncompared.map((folder) => describe(folder, 'could not be listed in full, so not everything in it was compared', trees))
  for (const name of [...names].sort()) {
    const how = await tellDifference(await findEntry(trees.trusted, name), await findEntry(trees.checkout, name))
    if (how !== null) drafts.push(describe(name, how, trees))
  }
  return drafts
}

/** The project's own folder, or one above it: the whole project does not lie beside a hook. */
function isAround(folder: string, prefix: string): boolean {
  return folder === '.' || prefix.startsWith(`${folder}/`)
}

/** Attributes change line ends, encodings and filters at every level; submodules are listed at the top. */
function gitFilesOf(names: readonly string[]): Set<string> {
  const files = new Set(['.gitattributes', '.gitmodules'])
  for (const name of names) {
    for (let folder = path.posix.dirname(name); folder !== '.'; folder = path.posix.dirname(folder)) files.add(`${folder}/.gitattributes`)
  }
  return files
}

/** Names below folders that both trees have. A folder that only one has is one name: what is in it needs no comparing. */
async function listBeside(folders: Iterable<string>, trees: ComparedTrees): Promise<{ names: Set<string>; uncompared: string[] }> {
  const names = new Set<string>()
  const uncompared: string[] = []
  const pending = [...new Set(folders)].sort()
  const begun = new Set(pending)
  for (const folder of pending) {
    const entries = [await findEntry(trees.trusted, folder), await findEntry(trees.checkout, folder)]
    if (entries.some((entry) => entry.kind !== 'folder')) {
      names.add(folder)
      continue
    }
    const listed = await listNames(entries, MAX_NAMES - names.size)
    if (listed === null) uncompared.push(folder)
    for (const [name, isFolder] of listed ?? []) {
      const below = `${folder}/${name}`
      names.add(below)
      if (!isFolder || begun.has(below)) continue
      begun.add(below)
      pending.push(below)
    }
  }
  return { names, uncompared }
}

/** Names in either folder, and whether it is a folder in both; null when there are more than `most`, or one folder cannot be read. */
async function listNames(folders: readonly TreeEntry[], most: number): Promise<Map<string, boolean> | null> {
  const times = new Map<string, number>()
  for (const folder of folders) {
    try {
      for await (const entry of await fs.opendir(folder.path)) {
        if (entry.name === '.git') continue
        times.set(entry.name, (times.get(entry.name) ?? 0) + (entry.isDirectory() ? 1 : 0))
        if (times.size > most) return null
      }
    } catch {
      return null
    }
  }
  return new Map([...times].sort().map(([name, count]) => [name, count === folders.length]))
}

/** What is to be said of the checkout's version; null when the two are alike. */
async function tellDifference(trusted: TreeEntry, checkout: TreeEntry): Promise<string | null> {
  if (trusted.kind === 'nothing') return checkout.kind === 'nothing' ? null : 'is new in the work tree'
  if (checkout.kind === 'nothing') return 'is gone from the work tree'
  if (trusted.links.join('\n') !== checkout.links.join('\n')) return tellLinks(trusted, checkout)
  if (trusted.kind !== checkout.kind) return `${KINDS[checkout.kind]} in the work tree`
  if (trusted.kind === 'unreadable') return 'cannot be read, so it was not compared'
  return trusted.kind === 'file' ? tellContent(trusted, checkout) : null
}

function tellLinks(trusted: TreeEntry, checkout: TreeEntry): string {
  if (checkout.links.length === 0) return 'is no longer a link in the work tree'
  return trusted.links.length === 0 ? 'is a link in the work tree' : 'is another link in the work tree'
}

const KINDS: Record<TreeEntry['kind'], string> = {
  file: 'is a file',
  folder: 'is a folder',
  other: 'is neither a file nor a folder',
  nothing: 'is gone',
  dangling: 'is a link to nothing',
  outside: 'is a link out of the repository',
  unreadable: 'cannot be read',
}

async function tellContent(trusted: TreeEntry, checkout: TreeEntry): Promise<string | null> {
  const same = await haveSameBytes(trusted, checkout)
  const parts = [
    ...(same === null ? ['cannot be read'] : same ? [] : ['differs']),
    ...(trusted.executable === checkout.executable ? [] : [`is ${checkout.executable ? 'now' : 'no longer'} executable`]),
  ]
  return parts.length === 0 ? null : `${parts.join(' and ')} in the work tree`
}

function describe(name: string, how: string, { prefix }: ComparedTrees): FindingDraft {
  const shown = path.posix.relative(prefix, name)
  return {
    id: 'hook-files-changed',
    level: 'warning',
    message: `${shown} ${how}; the trusted version was used`,
    at: { path: shown },
    live: 'once this lands, calls are judged by the new version',
    mend: 'Review the change to the guard as you would review the guard itself.',
    about: [shown, how],
  }
}
