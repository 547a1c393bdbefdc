import { constants, type Dirent } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'

/** Files copied at once: enough to keep a disk busy, few enough to leave threads for hooks. */
const AT_ONCE = 16

/** Copies files and links (not folders) named relative to `from`; what has vanished meanwhile is left out. */
export async function copyFiles(from: string, to: string, names: readonly string[]): Promise<void> {
  const folders = new Set(names.map((name) => path.dirname(path.join(to, name))))
  for (const folder of folders) await fs.mkdir(folder, { recursive: true })
  const pending = names.values()
  const work = async () => {
    for (const name of pending) await copyOne(path.join(from, name), path.join(to, name), { from, to })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

async function copyOne(source: string, target: string, roots: { from: string; to: string }): Promise<void> {
  const found = await fs.lstat(source).catch(() => null)
  if (found === null) return
  if (found.isSymbolicLink()) {
    const link = await fs.readlink(source)
    // An absolute link into the checkout would let a hook write there.
    const inside = link === roots.from || link.startsWith(`${roots.from}/`)
    await fs.symlink(inside ? roots.to + link.slice(roots.from.length) : link, target)
  } else if (found.isDirectory()) {
    // A submodule: git lists it as one entry.
    await fs.mkdir(target, { recursive: true })
    const names = (await fs.readdir(source)).filter((name) => name !== '.git')
    await copyFiles(source, target, names)
  } else if (found.isFile()) {
    await fs.copyFile(source, target, constants.COPYFILE_FICLONE)
  }
}

/** A folder of more entries is linked as a whole. */
const MAX_LINKS = 2000

/** Links each entry of an ignored folder: a hook may read it, and what it adds beside the entries stays in the copy. */
export async function linkFolder(source: string, target: string): Promise<void> {
  const names = await fs.readdir(source)
  await fs.mkdir(names.length > MAX_LINKS ? path.dirname(target) : target, { recursive: true })
  if (names.length > MAX_LINKS) return fs.symlink(source, target)
  for (const name of names) await fs.symlink(path.join(source, name), path.join(target, name)).catch(() => undefined)
}

/** A file's state as far as a change to it shows: `null` entries never occur. */
export type TreeState = Map<string, string>

/** Git's own bookkeeping that a mere `git status` rewrites. */
const UNSTABLE = new Set(['.git/index', '.git/objects', '.git/logs', '.git/ORIG_HEAD', '.git/FETCH_HEAD'])

/** Size, mode and times of all files below a folder, for telling what hooks changed. */
export async function readTreeState(root: string): Promise<TreeState> {
  const state: TreeState = new Map()
  const pending = ['']
  for (let folder = pending.pop(); folder !== undefined; folder = pending.pop()) {
    const entries: Dirent[] = await fs.readdir(path.join(root, folder), { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`
      if (UNSTABLE.has(name)) continue
      if (entry.isDirectory()) {
        pending.push(name)
        continue
      }
      const found = await fs.lstat(path.join(root, name), { bigint: true }).catch(() => null)
      if (found !== null) state.set(name, `${found.size} ${found.mode} ${found.mtimeNs} ${found.ctimeNs} ${found.ino}`)
    }
  }
  return state
}

/** Names that were added, changed or removed, sorted. */
export function compareStates(before: TreeState, after: TreeState): string[] {
  const changed = [...after].filter(([name, state]) => before.get(name) !== state).map(([name]) => name)
  const removed = [...before.keys()].filter((name) => !after.has(name))
  return [...changed, ...removed].sort()
}
