import fs from 'node:fs'
import path from 'node:path'
import { findBubblewrap } from './bubblewrap.ts'
import type { Container, Walls } from './container.ts'
import { hasLimits, limit } from './limits.ts'
import { probe } from './probe.ts'
import { findUnshare } from './unshare.ts'

/**
 * `full`: no network, a process space of their own, nothing to be written but their scratch copy, and limits. `limits`: only limits of memory, file size and
 * processes. `none`: hooks run as the gate does.
 */
export type SandboxLevel = 'full' | 'limits' | 'none'

/** What hooks are shut in with. */
export interface Sandbox {
  level: SandboxLevel
  /** The program that shuts them in; null where none does. */
  by: string | null
  /** Why not more, one phrase for each way that was tried; empty at `full` and where nothing was asked for. */
  why: string[]
  wrap(argv: readonly string[], writable: readonly string[]): string[]
}

/** No sandbox was asked for. */
export const OPEN: Sandbox = { level: 'none', by: null, why: [], wrap: (argv) => [...argv] }

/**
 * Takes the best that this machine allows, each way tried once by running a small program in it. `folder` is an existing one of our own; `readable` names folders
 * that hooks need to see: the checkout, those of PATH.
 */
export async function openSandbox(folder: string, { readable }: Pick<Walls, 'readable'>): Promise<Sandbox> {
  if (process.platform !== 'linux') return { ...OPEN, why: ['a sandbox needs Linux'] }
  const root = path.join(folder, 'root')
  fs.mkdirSync(root, { recursive: true })
  const ways: [name: string, container: Container | null][] = [
    ['bubblewrap', findBubblewrap()],
    ['unshare as root', findUnshare(root)],
  ]
  const why: string[] = []
  for (const [name, container] of ways) {
    const fault =
      container === null ? 'it is not installed' : await probe(container, path.join(folder, 'probe'), { readable, writable: [] })
    if (container === null || fault !== null) why.push(`${name}: ${fault}`)
    else return { level: 'full', by: container.name, why: [], wrap: (argv, writable) => container.wrap(argv, { readable, writable }) }
  }
  return { level: hasLimits() ? 'limits' : 'none', by: hasLimits() ? 'prlimit' : null, why, wrap: limit }
}
