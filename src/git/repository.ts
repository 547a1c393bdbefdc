import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { runGit, tryGit } from './run.ts'

/** A git checkout that holds the project. */
export interface Repository {
  /** Absolute path of its work tree. */
  top: string
  /** The project's place below it, `''` or `sub/folder/`. */
  prefix: string
}

/** The checkout around a folder, or null when it is in none. */
export async function findRepository(folder: string): Promise<Repository | null> {
  const answer = await tryGit(folder, ['rev-parse', '--show-toplevel', '--show-prefix'])
  if (answer === null) return null
  const [top = '', prefix = ''] = answer.split('\n')
  return top === '' ? null : { top, prefix }
}

/** The commit that a name stands for; null when there is none. */
export async function resolveCommit(top: string, name: string): Promise<string | null> {
  return (await tryGit(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]))?.trim() || null
}

/** Files of the work tree that git tracks or does not ignore, relative to the top. */
export async function listFiles(top: string): Promise<string[]> {
  return splitZero(await runGit(top, ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']))
}

/** Ignored files, and ignored folders as one entry each that ends with `/`. */
export async function listIgnored(top: string): Promise<string[]> {
  return splitZero(await runGit(top, ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']))
}

/** Writes the files of a commit into an empty folder, without touching the checkout's own index or work tree. */
export async function exportCommit(top: string, commit: string, folder: string, scratchIndex: string): Promise<void> {
  const env = { GIT_INDEX_FILE: scratchIndex }
  await runGit(top, ['read-tree', commit], { env })
  await runGit(top, ['checkout-index', '--all', '--force', `--prefix=${folder}/`], { env })
  await fs.rm(scratchIndex, { force: true })
}

/**
 * Gives a copied tree a git folder of its own: the checkout's objects by reference, its refs and index by copy, none of its configuration
 * (which may hold credentials), HEAD on `branch`.
 */
export async function plantGitFolder(
  top: string,
  copy: string,
  at: { commit: string | null; branch: string | null; keepIndex: boolean },
): Promise<void> {
  await runGit(copy, ['init', '--quiet', '--initial-branch', at.branch ?? 'main', '--template='])
  const objects = (await runGit(top, ['rev-parse', '--git-path', 'objects'])).trim()
  const gitFolder = path.join(copy, '.git')
  await fs.mkdir(path.join(gitFolder, 'objects', 'info'), { recursive: true })
  await fs.writeFile(path.join(gitFolder, 'objects', 'info', 'alternates'), `${path.resolve(top, objects)}\n`)
  const refs = await tryGit(top, ['for-each-ref', '--format=%(objectname) %(refname)'])
  await fs.writeFile(path.join(gitFolder, 'packed-refs'), refs ?? '')
  for (const name of KEPT) {
    const file = await tryGit(top, ['rev-parse', '--git-path', name])
    if (file !== null) await copyIfThere(path.resolve(top, file.trim()), path.join(gitFolder, name))
  }
  if (at.commit === null) return
  const head = at.branch ?? (await readBranch(top))
  if (head === null) await runGit(copy, ['update-ref', '--no-deref', 'HEAD', at.commit])
  else {
    await runGit(copy, ['update-ref', `refs/heads/${head}`, at.commit])
    await runGit(copy, ['symbolic-ref', 'HEAD', `refs/heads/${head}`])
  }
  const index = at.keepIndex ? await tryGit(top, ['rev-parse', '--git-path', 'index']) : null
  const copied = index === null ? false : await copyIfThere(path.resolve(top, index.trim()), path.join(gitFolder, 'index'))
  if (!copied) await runGit(copy, ['read-tree', at.commit])
  await tryGit(copy, ['update-index', '-q', '--refresh'])
}

/** Where a shallow clone's history ends, and what it ignores beside .gitignore: without them git in the copy fails or answers otherwise. */
const KEPT = ['shallow', 'info/exclude']

/** The branch that a checkout stands on; null when HEAD is detached. */
export async function readBranch(top: string): Promise<string | null> {
  return (await tryGit(top, ['symbolic-ref', '--quiet', '--short', 'HEAD']))?.trim() || null
}

/** Whether git accepts a recorded text as a branch name: it comes from a transcript. */
export async function isBranchName(top: string, name: string): Promise<boolean> {
  return (await tryGit(top, ['check-ref-format', '--branch', name])) !== null && !name.startsWith('-') && !name.startsWith('@')
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  await fs.mkdir(path.dirname(to), { recursive: true })
  return fs.copyFile(from, to).then(
    () => true,
    () => false,
  )
}

function splitZero(text: string): string[] {
  return text.split('\0').filter((name) => name !== '')
}
