import * as fs from 'node:fs'
import * as path from 'node:path'
import type { ConfigFile, HookTree } from '../model/dialect.ts'
import { rootOf } from './trusted-tree.ts'
import type { TrustedTree } from './workspace.ts'

/** A hook configuration of more bytes is none. */
const MAX_CONFIG = 4 * 1024 * 1024
const CHUNK = 64 * 1024

/** The trusted tree and the home stand-in as dialects read them. */
export function readableTree(tree: TrustedTree, more: { userConfig: string | null; trusted: boolean }): HookTree {
  const root = rootOf(tree)
  const inside = (name: string) => path.posix.normalize(tree.prefix + name)
  const depth = tree.prefix.split('/').filter((part) => part !== '').length
  return {
    read: (level, name) => {
      if (level === 'project') {
        const lost = tree.submodules.find((folder) => inside(name).startsWith(`${folder}/`))
        const shown = path.posix.normalize(name)
        if (lost !== undefined) return unreadable(shown, level, `it lies in the submodule ${lost}, whose files a commit does not hold`)
        return readConfig(root, name, shown, level)
      }
      return more.userConfig === null ? null : readConfig(more.userConfig, name, `~/${name}`, level)
    },
    list: (level, name) => {
      if (level === 'project') return listFolder(path.join(root, name))
      return more.userConfig === null ? [] : listFolder(path.join(more.userConfig, name))
    },
    parents: Array.from({ length: depth + 1 }, (_, up) => '../'.repeat(up)),
    trusted: more.trusted,
  }
}

/** A folder that cannot be listed is no empty one, but its agent cannot list it either. */
function listFolder(folder: string): string[] {
  try {
    return fs.readdirSync(folder).sort()
  } catch {
    return []
  }
}

function readConfig(root: string, name: string, shown: string, level: ConfigFile['level']): ConfigFile | null {
  const file = path.join(root, name)
  try {
    const found = fs.statSync(file)
    if (found.isDirectory()) return unreadable(shown, level, 'it is a folder')
    if (!found.isFile()) return unreadable(shown, level, 'it is no regular file')
    const text = readHead(file, MAX_CONFIG + 1)
    if (text.length > MAX_CONFIG) return unreadable(shown, level, `it has more than ${MAX_CONFIG} bytes`)
    return { path: shown, level, text: text.toString() }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    const broken = findBroken(root, name)
    if (broken !== null) return unreadable(shown, level, broken)
    return code === 'ENOENT' ? null : unreadable(shown, level, code)
  }
}

/** Ends soon after `limit` bytes. A link may lead to a file of /proc, which has no size, may never end, and may wait for ever when it is read. */
function readHead(file: string, limit: number): Buffer {
  const descriptor = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK)
  try {
    const chunks: Buffer[] = []
    for (let read = 0; read < limit; ) {
      const chunk = Buffer.alloc(CHUNK)
      const length = fs.readSync(descriptor, chunk)
      if (length === 0) break
      chunks.push(chunk.subarray(0, length))
      read += length
    }
    return Buffer.concat(chunks)
  } finally {
    fs.closeSync(descriptor)
  }
}

function unreadable(path: string, level: ConfigFile['level'], error: string): ConfigFile {
  return { path, level, text: null, error }
}

/** What is wrong with the way to a file: a link that leads nowhere, or a file where a folder should be; null when it simply is not there. */
function findBroken(root: string, name: string): string | null {
  const parts = name.split('/').filter((part) => part !== '' && part !== '.')
  let at = root
  for (const [index, part] of parts.entries()) {
    at = path.join(at, part)
    const found = fs.lstatSync(at, { throwIfNoEntry: false })
    if (found === undefined) return null
    if (found.isSymbolicLink() && fs.statSync(at, { throwIfNoEntry: false }) === undefined)
      return `${parts.slice(0, index + 1).join('/')} is a link to nothing`
    if (index < parts.length - 1 && fs.statSync(at).isFile()) return `${parts.slice(0, index + 1).join('/')} is a file, not a folder`
  }
  return null
}
