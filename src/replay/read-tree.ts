import * as fs from 'node:fs'
import * as path from 'node:path'
import type { ConfigFile, HookTree } from '../model/dialect.ts'
import { rootOf } from './trusted-tree.ts'
import type { TrustedTree } from './workspace.ts'

/** A hook configuration of more bytes is none. */
const MAX_CONFIG = 4 * 1024 * 1024

/** The trusted tree and the home stand-in as dialects read them. */
export function readableTree(tree: TrustedTree, more: { userConfig: string | null; trusted: boolean }): HookTree {
  const root = rootOf(tree)
  const depth = tree.prefix.split('/').filter((part) => part !== '').length
  return {
    read: (level, name) => {
      if (level === 'project') return readConfig(path.join(root, name), path.posix.normalize(name), level)
      return more.userConfig === null ? null : readConfig(path.join(more.userConfig, name), `~/${name}`, level)
    },
    parents: Array.from({ length: depth + 1 }, (_, up) => '../'.repeat(up)),
    trusted: more.trusted,
  }
}

function readConfig(file: string, shown: string, level: ConfigFile['level']): ConfigFile | null {
  const unreadable = (error: string): ConfigFile => ({ path: shown, level, text: null, error })
  try {
    const found = fs.statSync(file)
    if (found.isDirectory()) return unreadable('it is a folder')
    if (!found.isFile()) return unreadable('it is no regular file')
    if (found.size > MAX_CONFIG) return unreadable(`it has ${found.size} bytes, more than ${MAX_CONFIG}`)
    return { path: shown, level, text: fs.readFileSync(file, 'utf8') }
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code ?? String(error)
    if (code === 'ENOENT' && !isBrokenLink(file)) return null
    if (code === 'ENOTDIR') return null
    return unreadable(code === 'ENOENT' ? 'it is a link to nothing' : code)
  }
}

function isBrokenLink(file: string): boolean {
  return fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true
}
