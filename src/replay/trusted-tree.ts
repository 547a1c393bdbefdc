import * as path from 'node:path'
import { GateError } from '../errors.ts'
import { exportCommit, resolveCommit } from '../git/commits.ts'
import { findRepository, readBranch } from '../git/repository.ts'
import type { TrustedTree } from './workspace.ts'

/** `worktree`: the checkout as it stands; else the name of a commit. */
export type HooksFrom = { kind: 'worktree' } | { kind: 'commit'; name: string }

/** The checkout itself, or the files of a commit in a folder below `scratch`. `repo` is absolute. */
export async function openTrustedTree(repo: string, from: HooksFrom, scratch: string): Promise<TrustedTree> {
  const checkout = await describeCheckout(repo)
  if (from.kind === 'worktree') return checkout
  const { repository } = checkout
  if (repository === null) {
    const next = 'Use `hooks_from: worktree`, or run it in a git checkout.'
    throw new GateError('hooks-from-unreadable', `hooks_from: ${from.name} names a commit, but ${repo} is no git checkout`, next)
  }
  const commit = await resolveCommit(repository.top, from.name)
  if (commit === null) {
    const next = 'Fetch it first: give actions/checkout `fetch-depth: 0`, or run `git fetch origin <commit>`.'
    throw new GateError('hooks-from-unreadable', `hooks_from: ${from.name} is no commit of this checkout`, next)
  }
  const top = path.join(scratch, 'trusted')
  const { submodules } = await exportCommit(repository.top, commit, top, path.join(scratch, 'index'))
  return { ...checkout, top, commit, submodules, isCheckout: false }
}

/** The checkout around a project as a tree. */
export async function describeCheckout(repo: string): Promise<TrustedTree> {
  const repository = await findRepository(repo)
  const plain = { prefix: '', repository, commit: null, branch: null, isCheckout: true, submodules: [] }
  if (repository === null) return { ...plain, top: repo, name: path.basename(repo) }
  const { top, prefix } = repository
  const [commit, branch] = await Promise.all([resolveCommit(top, 'HEAD'), readBranch(top)])
  return { ...plain, top, prefix, commit, branch, name: path.basename(top) }
}

/** The project root inside a tree. */
export function rootOf(tree: Pick<TrustedTree, 'top' | 'prefix'>): string {
  return path.join(tree.top, tree.prefix).replace(/\/$/, '')
}
