import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { Options } from '../config/options.ts'
import { GateError } from '../errors.ts'
import { exportCheckpoints } from '../git/checkpoints.ts'
import { findRepository } from '../git/repository.ts'
import type { Search } from '../transcript/candidates.ts'

/** The word that stands for the checkpoints of Entire among `transcripts`; a file of that name is `./entire`. */
const ENTIRE = 'entire'

/**
 * What is looked for by the option `transcripts`: where it says `entire`, the checkpoints that the commits since the base name, written below
 * `scratch`. Throws a GateError.
 */
export async function nameTranscripts(
  { transcripts, base, head }: Pick<Options, 'transcripts' | 'base' | 'head'>,
  given: { repo: string; scratch: string; baseCommit: string | null },
): Promise<Pick<Search, 'named' | 'alias'>> {
  if (!transcripts.includes(ENTIRE)) return { named: transcripts }
  const folder = path.join(given.scratch, ENTIRE)
  await fs.mkdir(folder, { recursive: true })
  const from = base ?? given.baseCommit
  if (from === null)
    throw new GateError(
      'checkpoints-unreadable',
      'transcripts: entire needs the commit after which sessions count',
      'Name it: --base origin/main. The action knows it on pull_request and merge_group.',
    )
  const repository = await findRepository(given.repo)
  if (repository === null)
    throw new GateError('checkpoints-unreadable', `transcripts: entire: ${given.repo} is in no git checkout`, 'Clone it: git clone URL')
  const ids = await exportCheckpoints(repository.top, { base: from, head: head ?? 'HEAD' }, folder)
  // In the order of the commits: of a call that several tell, the first is judged.
  const places = ids.length === 0 ? [folder] : ids.map((id) => path.join(folder, id.slice(0, 2), id.slice(2)))
  return { named: transcripts.flatMap((name) => (name === ENTIRE ? places : [name])), alias: { folder, shown: ENTIRE } }
}
