import { listPids, readProc } from './proc-table.ts'
import { signalOne } from './send-signal.ts'

const STOP_ROUNDS = 50

/** Kills every process that descends from this one, hooks and git alike, at once. Where there is no Linux /proc it kills nobody. */
export function endDescendants(): void {
  endAll(() => listDescendants(process.pid))
}

/** Kills a process and every one that descends from it, at once. Where there is no Linux /proc it kills that one alone. */
export function endTree(pid: number): void {
  if (pid <= 1) return
  endAll(() => [pid, ...listDescendants(pid)])
}

function endAll(list: () => number[]): void {
  const stopped = new Set<number>()
  // A process that is stopped forks no more: when a round finds nobody new, nobody is left.
  for (let round = 0; round < STOP_ROUNDS; round++) {
    const fresh = list().filter((pid) => !stopped.has(pid))
    if (fresh.length === 0) break
    for (const pid of fresh) {
      stopped.add(pid)
      signalOne(pid, 'SIGSTOP')
    }
  }
  for (const pid of stopped) signalOne(pid, 'SIGKILL')
}

function listDescendants(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const pid of listPids() ?? []) {
    const proc = readProc(pid)
    if (typeof proc === 'object') children.set(proc.ppid, [...(children.get(proc.ppid) ?? []), pid])
  }
  const found: number[] = []
  for (const pending = [root]; pending.length > 0; ) {
    const below = children.get(pending.pop() ?? 0) ?? []
    found.push(...below)
    pending.push(...below)
  }
  return found
}
