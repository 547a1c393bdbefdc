import fs from 'node:fs'

/** What hooks may see and change where they are shut in. Absolute paths, links resolved. */
export interface Walls {
  /** Folders that hooks may write in. */
  writable: readonly string[]
  /** Folders that stay readable where their surroundings are hidden. */
  readable: readonly string[]
}

/** A way to shut a program in: without a network, in a process space of its own, in front of a file system that it cannot change. */
export interface Container {
  /** The program that does it, for people. */
  name: string
  /** The whole command line for a program that is to run inside. */
  wrap(argv: readonly string[], walls: Walls): string[]
}

/** Folders with sockets and memory that lead out (container engines, D-Bus, SSH agents): inside they are empty, writable and gone with the session. */
export const HIDDEN = ['/run', '/tmp', '/var/tmp', '/dev/shm'] as const

/** Bytes that a hidden folder holds inside. */
export const HIDDEN_BYTES = 2 ** 30

/** Those of the readable folders that lie in a hidden one, and so must be shown again; without those that come with another. */
export function shownAgain(readable: readonly string[]): string[] {
  const shown = readable.filter((folder) => HIDDEN.some((hidden) => folder.startsWith(`${hidden}/`)))
  return shown.filter((folder) => !shown.some((other) => folder.startsWith(`${other}/`)))
}

/**
 * Sockets that programs listen on where hooks can see them: to connect to one is no change of the file system, and no use of a network. Those are left out that
 * lie in a hidden folder and are not shown again. Only those of our own network space are known (proc_net(5), `/proc/net/unix`).
 */
export function socketsInSight(readable: readonly string[]): string[] {
  const shown = shownAgain(readable)
  const isBelow = (file: string, folders: readonly string[]) => folders.some((folder) => file.startsWith(`${folder}/`))
  const lines = fs.readFileSync('/proc/net/unix', 'utf8').split('\n')
  const named = new Set(lines.flatMap((line) => /^(?:\S+ +){7}(\/.*)$/.exec(line)?.[1] ?? []))
  const real = new Set([...named].flatMap((name) => realSocket(name) ?? []))
  return [...real].filter((file) => !isBelow(file, HIDDEN) || isBelow(file, shown))
}

function realSocket(name: string): string | null {
  try {
    const file = fs.realpathSync(name)
    return fs.statSync(file).isSocket() ? file : null
  } catch {
    return null
  }
}
