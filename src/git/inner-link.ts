import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { findRepository } from './repository.ts'

/** Linux gives up after as many links (path_resolution(7)). */
const MAX_LINKS = 40

/**
 * The first link on the way to a file that stands inside a git work tree; null when there is none. Whoever writes the repository says where
 * such a link leads. Links outside are followed; what does not exist ends the way.
 */
export async function findInnerLink(file: string): Promise<string | null> {
  let pending = partsOf(path.resolve(file))
  let at = path.parse(path.resolve(file)).root
  for (let links = 0; pending.length > 0; ) {
    const [part = '', ...rest] = pending
    const next = path.join(at, part)
    const text = await fs.readlink(next).catch(() => null)
    if (text === null) {
      at = next
      pending = rest
      continue
    }
    links += 1
    if (links > MAX_LINKS || (await findRepository(at)) !== null) return next
    const target = path.resolve(at, text)
    at = path.parse(target).root
    pending = [...partsOf(target), ...rest]
  }
  return null
}

function partsOf(absolute: string): string[] {
  return absolute.split(path.sep).filter((part) => part !== '')
}
