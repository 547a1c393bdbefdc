import { accessSync, constants, realpathSync } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { isBranchName, plantGitFolder } from '../git/commits.ts'
import { listFiles, listIgnored, type Repository } from '../git/repository.ts'
import { TreeCopy } from './copy-tree.ts'
import { compareStates, readTreeState } from './tree-state.ts'

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
  /** The branch that the checkout stands on; null when it is detached. */
  branch: string | null
  /** True: `top` is the checkout, so untracked and ignored files belong to it. */
  isCheckout: boolean
  /** Folders of a commit whose files are in another repository. */
  submodules: string[]
}

/** A scratch copy of the trusted tree in which one session's hooks run. */
export interface Workspace {
  /** Holds everything below; hooks may do there as they like. */
  base: string
  /** The project root. */
  root: string
  home: string
  tmp: string
  branch: string | null
  /** Files of the trusted tree that are not in the copy, with the reason. */
  skipped: readonly { name: string; why: string }[]
  /** An existing folder inside the workspace for a hook to start in: `wanted`, or the root. */
  resolveCwd(wanted: string): string
  /** What hooks did: files of the tree that they changed, relative to the project root, and whether anything at all is not as it was. */
  inspect(): Promise<{ changed: string[]; isPristine: boolean }>
}

/** Folders that a tree outside git has linked instead of copied: installed, large, never hooks themselves. */
const LINKED = new Set(['node_modules', '.venv', 'venv'])

/**
 * Makes a scratch copy that stands on `branch`, in the folder `base`, which must not exist. Rejects with the reason of `over` where that comes
 * first, and leaves what was copied until then.
 */
export async function openWorkspace(
  tree: TrustedTree,
  { branch, base, over }: { branch: string | null; base: string; over: AbortSignal },
): Promise<Workspace> {
  const copy = path.join(base, 'tree', tree.name)
  const root = path.join(copy, tree.prefix).replace(/\/$/, '')
  const home = path.join(base, 'home')
  const tmp = path.join(base, 'tmp')
  for (const folder of [copy, root, home, tmp]) await fs.mkdir(folder, { recursive: true })
  const skipped = await fillTree(tree, copy, over)
  if (tree.repository !== null) {
    const { top } = tree.repository
    const standsOn = branch !== null && (await isBranchName(top, branch)) ? branch : tree.branch
    await plantGitFolder(top, copy, { commit: tree.commit, branch: standsOn, keepIndex: tree.isCheckout })
  }
  over.throwIfAborted()
  const before = await readTreeState(base)
  return {
    ...{ base, root, home, tmp, branch, skipped },
    resolveCwd: (wanted) => resolveInside(base, wanted, root),
    inspect: async () => {
      const touched = compareStates(before, await readTreeState(base))
      const inTree = `${path.relative(base, copy)}/`
      const changed = touched.filter((name) => name.startsWith(inTree)).map((name) => name.slice(inTree.length))
      return { changed: changed.filter(isOwnChange).map((name) => relativeTo(tree.prefix, name)), isPristine: touched.length === 0 }
    },
  }
}

/** Git's own bookkeeping, which a mere `git status` rewrites, is no change worth telling. */
function isOwnChange(name: string): boolean {
  return !/^\.git\/(?:index|objects|logs|ORIG_HEAD|FETCH_HEAD)(?:\/|$)/.test(name)
}

async function fillTree(tree: TrustedTree, copy: string, over: AbortSignal): Promise<TreeCopy['skipped']> {
  const copying = new TreeCopy(tree.top, copy, over)
  if (tree.repository === null || !tree.isCheckout) {
    await copying.folder('', LINKED)
    return copying.skipped
  }
  await copying.files(await listFiles(tree.top))
  const ignored = await listIgnored(tree.top)
  await copying.files(ignored.filter((name) => !name.endsWith('/')))
  for (const name of ignored.filter((each) => each.endsWith('/'))) await copying.linkedFolder(name.slice(0, -1))
  return copying.skipped
}

/** In this turn: three visits to Node's thread pool would cost more than all else that a call costs us. */
function resolveInside(base: string, wanted: string, root: string): string {
  try {
    const real = realpathSync.native(wanted)
    if (real !== base && !real.startsWith(`${base}/`)) return root
    // Only a folder that may be entered has a `.`.
    accessSync(`${real}/.`, constants.X_OK)
    return real
  } catch {
    return root
  }
}

function relativeTo(prefix: string, name: string): string {
  return prefix !== '' && name.startsWith(prefix) ? name.slice(prefix.length) : path.posix.relative(prefix, name)
}
