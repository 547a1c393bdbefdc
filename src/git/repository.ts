import { decodeText, runGit, tryGit } from './run.ts'

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
  const [top = '', prefix = ''] = decodeText(answer).split('\n')
  return top === '' ? null : { top, prefix }
}

/** The branch that a checkout stands on; null when HEAD is detached. */
export async function readBranch(top: string): Promise<string | null> {
  return (await tryGit(top, ['symbolic-ref', '--quiet', '--short', 'HEAD']))?.trim() || null
}

/** Files of the work tree that git tracks or does not ignore, relative to the top, as latin1 byte strings. */
export async function listFiles(top: string): Promise<string[]> {
  return splitZero(await runGit(top, ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']))
}

/** Ignored files, and ignored folders as one entry each that ends with `/`, as latin1 byte strings. */
export async function listIgnored(top: string): Promise<string[]> {
  return splitZero(await runGit(top, ['ls-files', '-z', '--others', '--ignored', '--exclude-standard', '--directory']))
}

function splitZero(text: string): string[] {
  return text.split('\0').filter((name) => name !== '')
}
