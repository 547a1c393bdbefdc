import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { FindingDraft } from '../model/judgement.ts'

/** Files compared per folder of hook scripts: a repository keeps few there. */
const MAX_FILES = 500

/** `hook-files-changed`: hook configuration, the scripts it names and what lies beside them, where the trusted tree and the checkout differ. */
export async function compareHookFiles(files: readonly string[], trees: { trusted: string; checkout: string }): Promise<FindingDraft[]> {
  const names = new Set(files)
  for (const folder of new Set(files.map((file) => path.posix.dirname(file)).filter((folder) => folder !== '.'))) {
    for (const root of [trees.trusted, trees.checkout]) {
      for (const name of await listBelow(root, folder)) names.add(name)
    }
  }
  const drafts: FindingDraft[] = []
  for (const name of [...names].sort()) {
    const [trusted, checkout] = await Promise.all([readOrNull(path.join(trees.trusted, name)), readOrNull(path.join(trees.checkout, name))])
    if (trusted === null && checkout === null) continue
    if (trusted !== null && checkout !== null && trusted.equals(checkout)) continue
    drafts.push(describeDifference(name, { isNew: trusted === null, isGone: checkout === null }))
  }
  return drafts
}

async function listBelow(root: string, folder: string): Promise<string[]> {
  const entries = await fs.readdir(path.join(root, folder), { withFileTypes: true, recursive: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .slice(0, MAX_FILES)
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
}

async function readOrNull(file: string): Promise<Buffer | null> {
  return fs.readFile(file).catch(() => null)
}

function describeDifference(name: string, { isNew, isGone }: { isNew: boolean; isGone: boolean }): FindingDraft {
  const how = isNew ? 'is new in the work tree' : isGone ? 'is gone from the work tree' : 'differs in the work tree'
  return {
    id: 'hook-files-changed',
    level: 'warning',
    message: `${name} ${how}; the trusted version was used`,
    at: { path: name },
    live: 'once this lands, calls are judged by the new version',
    mend: 'Review the change to the guard as you would review the guard itself.',
    about: [name, how],
  }
}
