import type { Stats } from 'node:fs'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'

/** What stands under a name in a tree. Links are followed inside the tree only. */
export interface TreeEntry {
  /** `dangling`: a link to nothing; `outside`: a link out of the tree, or in a circle; `other`: a device, a pipe. */
  kind: 'file' | 'folder' | 'other' | 'nothing' | 'dangling' | 'outside' | 'unreadable'
  /** The links on the way, as `place -> text`. */
  links: string[]
  /** Absolute, with no link in it below the tree's top. */
  path: string
  /** Of files, in bytes; 0 for everything else. */
  size: number
  /** Its owner may execute the file. */
  executable: boolean
}

/** Linux gives up after as many links (path_resolution(7)). */
const MAX_LINKS = 40

/** Looks a name up, part by part, without opening anything. `name` is relative to `top`, with `/`. Never throws. */
export async function findEntry(top: string, name: string): Promise<TreeEntry> {
  const links: string[] = []
  const make = (kind: TreeEntry['kind'], at: readonly string[], found?: Stats): TreeEntry => {
    const isFile = found !== undefined && kind === 'file'
    return { kind, links, path: path.join(top, ...at), size: isFile ? found.size : 0, executable: isFile && (found.mode & 0o100) !== 0 }
  }
  const own = partsOf(name)
  let linked: string[] = []
  let at: string[] = []
  // Where only a link's text is left to read, the name itself is there, and leads to nothing.
  const missing = (isLinked: boolean) => (isLinked && own.length === 0 ? 'dangling' : 'nothing')
  for (;;) {
    const isLinked = linked.length > 0
    const part = linked.shift() ?? own.shift()
    if (part === undefined) return make('folder', at)
    if (part === '..') {
      if (at.length === 0) return make('outside', at)
      at.pop()
      continue
    }
    const next = [...at, part]
    const found = await lookAt(path.join(top, ...next))
    if (found === 'nothing') return make(missing(isLinked), next)
    if (found === 'unreadable') return make(found, next)
    if (found.isSymbolicLink()) {
      const text = await fs.readlink(path.join(top, ...next)).catch(() => null)
      if (text === null) return make('unreadable', next)
      links.push(`${next.join('/')} -> ${text}`)
      if (path.isAbsolute(text) || links.length > MAX_LINKS) return make('outside', next)
      linked = [...partsOf(text), ...linked]
      continue
    }
    at = next
    if (linked.length + own.length === 0) return make(found.isFile() ? 'file' : found.isDirectory() ? 'folder' : 'other', at, found)
    if (!found.isDirectory()) return make(missing(linked.length > 0), at)
  }
}

function partsOf(name: string): string[] {
  return name.split('/').filter((part) => part !== '' && part !== '.')
}

async function lookAt(file: string): Promise<Stats | 'nothing' | 'unreadable'> {
  return fs
    .lstat(file)
    .catch((error: NodeJS.ErrnoException) => (error.code === 'ENOENT' || error.code === 'ENOTDIR' ? 'nothing' : 'unreadable'))
}

/** Bytes held in memory of each of two files that are compared. */
const CHUNK = 256 * 1024

/** Whether two files hold the same bytes; null when one cannot be read. Files of different sizes are not opened. */
export async function haveSameBytes(a: TreeEntry, b: TreeEntry): Promise<boolean | null> {
  if (a.size !== b.size) return false
  if (a.size === 0) return true
  const files: fs.FileHandle[] = []
  try {
    for (const entry of [a, b])
      files.push(await fs.open(entry.path, fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK))
    const [left, right] = files
    return left === undefined || right === undefined ? null : await compareBytes(left, right, a.size)
  } catch {
    return null
  } finally {
    for (const file of files) await file.close()
  }
}

async function compareBytes(a: fs.FileHandle, b: fs.FileHandle, size: number): Promise<boolean> {
  const buffers = [Buffer.allocUnsafe(Math.min(CHUNK, size)), Buffer.allocUnsafe(Math.min(CHUNK, size))] as const
  for (let at = 0; at < size; at += CHUNK) {
    const length = Math.min(CHUNK, size - at)
    const [left, right] = await Promise.all([readFully(a, buffers[0], { at, length }), readFully(b, buffers[1], { at, length })])
    if (!left.equals(right)) return false
  }
  return true
}

async function readFully(file: fs.FileHandle, buffer: Buffer, { at, length }: { at: number; length: number }): Promise<Buffer> {
  let done = 0
  while (done < length) {
    const { bytesRead } = await file.read(buffer, done, length - done, at + done)
    if (bytesRead === 0) break
    done += bytesRead
  }
  return buffer.subarray(0, done)
}
