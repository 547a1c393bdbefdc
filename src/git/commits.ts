import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { GateError } from '../errors.ts'
import { decodeText, runGit, tryGit } from './run.ts'

/** Where a short name is looked for: what protects a branch does not protect a tag of the same name. */
const PLACES = ['refs/remotes/', 'refs/heads/', 'refs/tags/']

/** The commit that a name stands for; null when there is none. A name that several refs have at different commits is refused. */
export async function resolveCommit(top: string, name: string): Promise<string | null> {
  if (!/^[0-9a-f]{40,64}$/.test(name)) {
    const found = await Promise.all(PLACES.map(async (place) => ({ ref: place + name, commit: await resolveExact(top, place + name) })))
    const known = found.filter((each) => each.commit !== null)
    if (new Set(known.map((each) => each.commit)).size > 1) {
      const next = `Write the whole name: ${known.map((each) => each.ref).join(' or ')}.`
      throw new GateError('hooks-from-unreadable', `hooks_from: ${name} is the name of several refs at different commits`, next)
    }
    const [first] = known
    if (first !== undefined) return first.commit
  }
  return resolveExact(top, name)
}

async function resolveExact(top: string, name: string): Promise<string | null> {
  return (await tryGit(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]))?.trim() || null
}

/**
 * Writes the files of a commit into an empty folder, without touching the checkout's own index or work tree, and returns its submodules. The
 * empty folder is git's work tree meanwhile: in the checkout git would apply the attributes that a pull request wrote.
 */
export async function exportCommit(top: string, commit: string, folder: string, scratchIndex: string): Promise<{ submodules: string[] }> {
  const gitFolder = decodeText(await runGit(top, ['rev-parse', '--absolute-git-dir'])).replace(/\n$/, '')
  const place = [`--git-dir=${gitFolder}`, `--work-tree=${folder}`]
  const env = { GIT_INDEX_FILE: scratchIndex }
  await fs.mkdir(folder, { recursive: true })
  await runGit(folder, [...place, 'read-tree', commit], { env })
  await runGit(folder, [...place, 'checkout-index', '--all', '--force'], { env })
  const entries = (await runGit(folder, [...place, 'ls-files', '-s', '-z'], { env })).split('\0')
  await fs.rm(scratchIndex, { force: true })
  // A submodule is one entry of mode 160000: its files are in another repository.
  return {
    submodules: entries.filter((entry) => entry.startsWith('160000 ')).map((entry) => decodeText(entry.slice(entry.indexOf('\t') + 1))),
  }
}

/**
 * Gives a copied tree a git folder of its own: the checkout's objects by reference, its refs and index by copy, none of its configuration
 * (which may hold credentials), HEAD on `branch`, or detached where the branch cannot be placed beside the others.
 */
export async function plantGitFolder(
  top: string,
  copy: string,
  at: { commit: string | null; branch: string | null; keepIndex: boolean },
): Promise<void> {
  const format = (await tryGit(top, ['rev-parse', '--show-object-format']))?.trim() || 'sha1'
  await runGit(copy, ['init', '--quiet', '--initial-branch=main', '--template=', `--object-format=${format}`])
  const gitFolder = path.join(copy, '.git')
  const place = async (name: string) =>
    path.resolve(top, decodeText(await runGit(top, ['rev-parse', '--git-path', name])).replace(/\n$/, ''))
  await fs.mkdir(path.join(gitFolder, 'objects', 'info'), { recursive: true })
  await fs.writeFile(path.join(gitFolder, 'objects', 'info', 'alternates'), `${await place('objects')}\n`)
  await fs.writeFile(
    path.join(gitFolder, 'packed-refs'),
    (await tryGit(top, ['for-each-ref', '--format=%(objectname) %(refname)'])) ?? '',
    'latin1',
  )
  for (const name of KEPT) await copyIfThere(await place(name), path.join(gitFolder, name))
  if (at.commit === null) return
  await placeHead(copy, at.commit, at.branch)
  const copied = at.keepIndex && (await copyIfThere(await place('index'), path.join(gitFolder, 'index')))
  if (!copied) await runGit(copy, ['read-tree', at.commit])
  await tryGit(copy, ['update-index', '-q', '--refresh'])
}

async function placeHead(copy: string, commit: string, branch: string | null): Promise<void> {
  const isOn = branch !== null && (await tryGit(copy, ['update-ref', `refs/heads/${branch}`, commit])) !== null
  if (isOn) await runGit(copy, ['symbolic-ref', 'HEAD', `refs/heads/${branch}`])
  else await runGit(copy, ['update-ref', '--no-deref', 'HEAD', commit])
}

/** Where a shallow clone's history ends, and what it ignores beside .gitignore: without them git in the copy fails or answers otherwise. */
const KEPT = ['shallow', 'info/exclude']

/** Whether git accepts a recorded text as a branch name: it comes from a transcript. */
export async function isBranchName(top: string, name: string): Promise<boolean> {
  return !/^[-@]/.test(name) && name.length <= 200 && (await tryGit(top, ['check-ref-format', '--branch', name])) !== null
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  await fs.mkdir(path.dirname(to), { recursive: true })
  return fs.copyFile(from, to).then(
    () => true,
    () => false,
  )
}
