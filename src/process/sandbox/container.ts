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
