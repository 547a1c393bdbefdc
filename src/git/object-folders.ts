import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { decodeText, runGit } from './run.ts'

/**
 * The folders that hold a repository's objects, absolute: its own, which a linked work tree has elsewhere, and those that they borrow from
 * (gitrepository-layout(5), `objects/info/alternates`). Rejects where `top` is in no repository.
 */
export async function listObjectFolders(top: string): Promise<string[]> {
  const own = decodeText(await runGit(top, ['rev-parse', '--git-path', 'objects'])).replace(/\n$/, '')
  const found = new Set([path.resolve(top, own)])
  // A set that grows is walked to its new end.
  for (const folder of found) for (const other of await readAlternates(folder)) found.add(other)
  return [...found]
}

async function readAlternates(objects: string): Promise<string[]> {
  const text = await fs.readFile(path.join(objects, 'info', 'alternates'), 'utf8').catch(() => '')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => path.resolve(objects, line))
}
