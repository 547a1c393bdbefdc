/** Signals one process; false when it is gone or not ours to signal. */
export function signalOne(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** Signals every member of a process group; false when it has none left, or where there are no groups (Windows: its leader alone). */
export function signalGroup(pgid: number, signal: NodeJS.Signals): boolean {
  // kill(2): -1 is every process there is and 0 our own group; no hook leads either.
  if (pgid <= 1) return false
  return signalOne(process.platform === 'win32' ? pgid : -pgid, signal)
}
