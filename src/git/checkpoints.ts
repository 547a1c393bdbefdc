import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { GateError } from '../errors.ts'
import { decodeText, runGit, tryGit } from './run.ts'

// Entire (https://github.com/entireio/cli) keeps sessions in the repository: each commit names a checkpoint in a trailer, and its folder is
// ID[0..2]/ID[2..] on a branch of its own, or on one of two refs in the newer layout.

const V1 = ['refs/heads/entire/checkpoints/v1', 'refs/remotes/origin/entire/checkpoints/v1']
const V2_SESSIONS = ['refs/entire/checkpoints/v2/full/current']
const V2_COMPACT = ['refs/entire/checkpoints/v2/main']

/** Brings all of them. */
const FETCH =
  'git fetch origin "+refs/heads/entire/checkpoints/v1:refs/remotes/origin/entire/checkpoints/v1" "+refs/entire/*:refs/entire/*"'

/** A larger one is not written, in bytes: as much as git's output may have (run.ts). */
const MAX_BYTES = 256 * 1024 * 1024

/**
 * Writes the checkpoints that the commits `base..head` name below an empty folder, as ID[0..2]/ID[2..]/…, and returns their ids in the order of the
 * commits. Throws a GateError where the checkout lacks a commit, all checkpoints or one of them.
 */
export async function exportCheckpoints(top: string, range: { base: string; head: string }, folder: string): Promise<string[]> {
  const ids = await listNamed(top, range)
  if (ids.length === 0) return []
  const [v1, sessions, compact] = [await findRefs(top, V1), await findRefs(top, V2_SESSIONS), await findRefs(top, V2_COMPACT)]
  if (v1.length + sessions.length + compact.length === 0)
    throw unreadable(`${ids.length} commits name a checkpoint of Entire, and the checkout has none`, `Fetch them: ${FETCH}`)
  const absent: string[] = []
  for (const id of ids) {
    const place = `${id.slice(0, 2)}/${id.slice(2)}/`
    if (await exportFolder(top, v1, { place, folder })) continue
    // The compact one tells less, so it is read only where the session's own file is not there.
    const isCompact = await exportFolder(top, compact, { place, folder })
    const hasSessions = await exportFolder(top, sessions, { place, folder })
    if (hasSessions) await dropCompact(path.join(folder, place))
    if (!isCompact && !hasSessions) absent.push(id)
  }
  if (absent.length > 0)
    throw unreadable(`commits name checkpoints of Entire that are not there: ${absent.slice(0, 5).join(', ')}`, `Fetch them: ${FETCH}`)
  return ids
}

async function listNamed(top: string, { base, head }: { base: string; head: string }): Promise<string[]> {
  const [from, to] = [await resolve(top, base), await resolve(top, head)]
  const log = await tryGit(top, [
    'log',
    '--reverse',
    '--format=%(trailers:key=Entire-Checkpoint,valueonly)',
    '--end-of-options',
    `${from}..${to}`,
  ])
  if (log === null) throw unreadable(`git cannot list the commits ${base}..${head}`, 'Fetch the whole history: git fetch --unshallow')
  return [...new Set(log.split('\n').map((line) => line.trim()))].filter((line) => /^[0-9a-f]{12}$/.test(line))
}

async function resolve(top: string, name: string): Promise<string> {
  const commit = (await tryGit(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]))?.trim()
  if (commit) return commit
  throw unreadable(
    `${JSON.stringify(name)} is no commit of this checkout`,
    'Fetch it: git fetch --unshallow origin (in a workflow, fetch-depth: 0).',
  )
}

async function findRefs(top: string, names: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const name of names) {
    const commit = (await tryGit(top, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]))?.trim()
    if (commit) found.push(commit)
  }
  return found
}

/** From the first commit that has such a folder; false where none has. Links are left out: they could lead anywhere. */
async function exportFolder(
  top: string,
  commits: readonly string[],
  { place, folder }: { place: string; folder: string },
): Promise<boolean> {
  for (const commit of commits) {
    const entries = (await runGit(top, ['ls-tree', '-r', '-l', '-z', commit, '--', place])).split('\0').filter((entry) => entry !== '')
    for (const entry of entries) await exportFile(top, entry, folder)
    if (entries.length > 0) return true
  }
  return false
}

/** `entry`: MODE TYPE OBJECT SIZE, a tab and the path, as git ls-tree prints it. */
async function exportFile(top: string, entry: string, folder: string): Promise<void> {
  const [about = '', name = ''] = entry.split('\t')
  const [mode, , blob = '', size] = about.split(/ +/)
  const segments = decodeText(name).split('/')
  if ((mode !== '100644' && mode !== '100755') || segments.some((segment) => segment === '..' || segment === '')) return
  if (Number(size) > MAX_BYTES)
    throw unreadable(`${name} has ${size} bytes, more than ${MAX_BYTES}`, 'Name it as a file: git show REF:PATH > FILE')
  const file = path.join(folder, ...segments)
  await fs.mkdir(path.dirname(file), { recursive: true })
  await fs.writeFile(file, await runGit(top, ['cat-file', 'blob', blob]), 'latin1')
}

async function dropCompact(checkpoint: string): Promise<void> {
  for (const entry of await fs.readdir(checkpoint, { withFileTypes: true })) {
    const session = path.join(checkpoint, entry.name)
    const hasOwn =
      entry.isDirectory() && (await fs.readdir(session)).some((name) => name.startsWith('raw_transcript') && !name.endsWith('.txt'))
    if (hasOwn) await fs.rm(path.join(session, 'transcript.jsonl'), { force: true })
  }
}

function unreadable(message: string, next: string): GateError {
  return new GateError('checkpoints-unreadable', `transcripts: entire: ${message}`, next)
}
