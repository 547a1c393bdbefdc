import { constants } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as os from 'node:os'
import * as path from 'node:path'
import { isBranchName, listFiles, listIgnored, plantGitFolder, type Repository } from '../git/repository.ts'
import { compareStates, copyFiles, linkFolder, readTreeState, type TreeState } from './copy-tree.ts'

/** The tree whose hooks are trusted: the checkout itself, or a commit's files in a folder of their own. */
export interface TrustedTree {
  /** Absolute. */
  top: string
  /** The project's place below it, `''` or `sub/folder/`. */
  prefix: string
  /** The name that the workspace's folder gets: that of the checkout. */
  name: string
  /** Where git objects and refs come from; null outside git. */
  repository: Repository | null
  commit: string | null
  /** True: `top` is the checkout, so untracked and ignored files belong to it. */
  isCheckout: boolean
}

/** A scratch copy of the trusted tree in which one session's hooks run. */
export interface Workspace {
  base: string
  /** The project root. */
  root: string
  home: string
  tmp: string
  branch: string | null
  /** An existing folder inside the workspace for a hook to start in: `wanted`, or the root. */
  resolveCwd(wanted: string): Promise<string>
  /** Files that hooks changed since it was made, relative to the project root. */
  listChanges(): Promise<string[]>
  /** Hooks left something in the scratch HOME or TMPDIR. */
  hasLeftovers(): Promise<boolean>
  remove(): Promise<void>
}

/** Folders that a tree outside git has linked instead of copied: installed, large, never hooks themselves. */
const LINKED = new Set(['node_modules', '.venv', 'venv'])

/** Makes a scratch copy that stands on `branch`. */
export async function openWorkspace(tree: TrustedTree, branch: string | null): Promise<Workspace> {
  const base = await fs.realpath(await fs.mkdtemp(path.join(os.tmpdir(), 'hookwitness-')))
  const copy = path.join(base, 'tree', tree.name)
  const root = path.join(copy, tree.prefix).replace(/\/$/, '')
  const home = path.join(base, 'home')
  const tmp = path.join(base, 'tmp')
  for (const folder of [copy, root, home, tmp]) await fs.mkdir(folder, { recursive: true })
  await fillTree(tree, copy)
  const standsOn = branch !== null && tree.repository !== null && (await isBranchName(tree.repository.top, branch)) ? branch : null
  if (tree.repository !== null) {
    await plantGitFolder(tree.repository.top, copy, { commit: tree.commit, branch: standsOn, keepIndex: tree.isCheckout })
  }
  const before: TreeState = await readTreeState(copy)
  return {
    ...{ base, root, home, tmp, branch },
    resolveCwd: (wanted) => resolveInside(base, wanted, root),
    listChanges: async () => compareStates(before, await readTreeState(copy)).map((name) => relativeTo(tree.prefix, name)),
    hasLeftovers: async () => (await fs.readdir(home)).length + (await fs.readdir(tmp)).length > 0,
    remove: () => fs.rm(base, { recursive: true, force: true, maxRetries: 3 }),
  }
}

async function fillTree(tree: TrustedTree, copy: string): Promise<void> {
  if (tree.repository === null || !tree.isCheckout) return copyFolder(tree.top, copy)
  await copyFiles(tree.top, copy, await listFiles(tree.top))
  for (const name of await listIgnored(tree.top)) {
    if (name.endsWith('/')) await linkFolder(path.join(tree.top, name), path.join(copy, name))
    else await copyFiles(tree.top, copy, [name])
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  for (const entry of await fs.readdir(from, { withFileTypes: true })) {
    if (entry.name === '.git') continue
    if (entry.isDirectory() && LINKED.has(entry.name)) await linkFolder(path.join(from, entry.name), path.join(to, entry.name))
    else if (entry.isDirectory()) {
      await fs.mkdir(path.join(to, entry.name), { recursive: true })
      await copyFolder(path.join(from, entry.name), path.join(to, entry.name))
    } else await copyFiles(from, to, [entry.name])
  }
}

async function resolveInside(base: string, wanted: string, root: string): Promise<string> {
  const real = await fs.realpath(wanted).catch(() => null)
  if (real === null || !(real === base || real.startsWith(`${base}/`))) return root
  const isFolder = await fs.stat(real).then(
    (found) => found.isDirectory(),
    () => false,
  )
  return isFolder &&
    (await fs.access(real, constants.X_OK).then(
      () => true,
      () => false,
    ))
    ? real
    : root
}

function relativeTo(prefix: string, name: string): string {
  return prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : path.posix.relative(prefix, name)
}
