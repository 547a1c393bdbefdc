import { isUtf8 } from 'node:buffer'
import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { findEntry, type TreeEntry } from '../audit/tree-entry.ts'
import { CONFIG_FILE } from '../config/file-form.ts'
import { GateError } from '../errors.ts'
import type { TrustedTree } from '../replay/workspace.ts'

/** A file of more bytes is not read: one with every setting for a hundred hooks has a tenth of it. */
const MAX_BYTES = 256 * 1024

/**
 * The text of the configuration file of a tree's project, without its byte order mark; null when there is none. Links are followed inside
 * the tree only. Throws a GateError for whatever stands there and is no readable UTF-8 file.
 */
export async function loadConfigFile(tree: Pick<TrustedTree, 'top' | 'prefix'>): Promise<string | null> {
  const entry = await findEntry(tree.top, path.posix.join(tree.prefix, CONFIG_FILE))
  if (entry.kind === 'nothing') return null
  if (entry.kind !== 'file') throw refuse(NO_FILE[entry.kind])
  if (entry.size > MAX_BYTES) throw refuse(`has ${entry.size} bytes, more than ${MAX_BYTES}`)
  const bytes = await readBytes(entry)
  const lines = splitLines(bytes)
  const wrong = lines.findIndex((line) => !isUtf8(line))
  if (wrong >= 0) throw refuse('is no UTF-8 text', wrong + 1)
  return new TextDecoder().decode(bytes)
}

const NO_FILE: Record<Exclude<TreeEntry['kind'], 'file' | 'nothing'>, string> = {
  folder: 'is a folder',
  other: 'is no regular file',
  dangling: 'is a link to nothing',
  outside: 'is a link out of the repository',
  unreadable: 'cannot be read',
}

async function readBytes(entry: TreeEntry): Promise<Buffer> {
  const flags = fs.constants.O_RDONLY | fs.constants.O_NOFOLLOW | fs.constants.O_NONBLOCK
  const file = await fs.open(entry.path, flags).catch((error: NodeJS.ErrnoException) => {
    throw refuse(`cannot be read (${error.code})`)
  })
  try {
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/** In UTF-8 no other character holds the byte of a line feed. */
function splitLines(bytes: Buffer): Buffer[] {
  const lines: Buffer[] = []
  let from = 0
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, from)) {
    lines.push(bytes.subarray(from, at))
    from = at + 1
  }
  return [...lines, bytes.subarray(from)]
}

function refuse(what: string, line?: number): GateError {
  const at = line === undefined ? { path: CONFIG_FILE } : { path: CONFIG_FILE, line, column: 1 }
  return new GateError(
    'config-file-unreadable',
    `the configuration file ${what}`,
    `Make ${CONFIG_FILE} a text file in UTF-8, or remove it.`,
    at,
  )
}
