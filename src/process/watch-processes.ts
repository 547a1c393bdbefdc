import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { lastPid, listPids, type Proc, readProc } from './proc-table.ts'
import { proveOwners, type Watched } from './prove-owner.ts'
import { signalGroup, signalOne } from './send-signal.ts'

/** The variable in a hook's environment by which everything that the hook starts is known again. */
const MARK = 'HOOKWITNESS_RUN'
/** How long a stranger is looked at again: between fork and exec a process does not yet show its own environment. */
const STRANGER_MS = 200
/** Within this time the pid counter cannot come round: a pid of before means the process of before, unless the counter has passed it. */
const PIDS_STABLE_MS = 1000
const STOP_ROUNDS = 50
const LOOKS_AT_MOVING = 5
const GONE_WITHIN_MS = 2000

/** Knows which processes the hooks of one run have started, and ends them. */
export interface ProcessWatch {
  /** A hook about to start. */
  expect(evidence: { pipes: ReadonlySet<string>; scratch: readonly string[] }): Watched
  /** The hook runs; to be told in the same turn in which it was started. */
  begin(hook: Watched, pid: number): void
  /** Ends the hook's process and all that it started, and forgets the hook once they are gone (at most 0.5 s); tells how many there were besides. */
  end(hook: Watched): Promise<number>
  /** Ends every hook that runs and whatever is left of those that ran, at once. */
  endAllNow(): void
}

/**
 * Watches the processes of one run. Only a process with proof is ever signalled: the hook's session or group, its mark in the environment,
 * a parent that is the hook's, one of the hook's pipes, or a working folder inside a scratch folder of this hook alone.
 * Where there is no Linux /proc, only the hook's process group is ended.
 */
export function watchProcesses(): ProcessWatch {
  const run = randomBytes(12).toString('hex')
  const live = new Map<number, Watched>()
  let count = 0
  /** Processes that are no hook's, pid → when first seen. Those of before the run are never looked at. */
  let listed = { at: performance.now(), last: lastPid() }
  let strangers = new Map<number, number>((listPids() ?? []).map((pid) => [pid, Number.NEGATIVE_INFINITY]))

  return {
    expect: ({ pipes, scratch }) => {
      count += 1
      return { mark: { name: MARK, value: `${run}.${count}` }, pid: 0, pipes, scratch, kin: new Map() }
    },
    begin: (hook, pid) => {
      hook.pid = pid
      live.set(pid, hook)
    },
    end: async (hook) => {
      const killed = endNow(hook)
      const killedAt = performance.now()
      while (killed.length > 0 && performance.now() - killedAt < GONE_WITHIN_MS) {
        const rest = findAll(hook)
        if (rest === null || rest.mine.length === 0) break
        for (const { pid } of rest.mine) signalOne(pid, 'SIGKILL')
        await sleep(1)
      }
      live.delete(hook.pid)
      return killed.filter((pid) => pid !== hook.pid).length
    },
    endAllNow: () => {
      for (const hook of live.values()) endNow(hook)
      endNow(null)
    },
  }

  /** The pids that were killed. Null: only what is left of hooks that ended before. */
  function endNow(hook: Watched | null): number[] {
    const leader = hook?.pid ?? 0
    if (hook === null) strangers = new Map()
    const seen = new Set<number>()
    const stopped = new Set<number>()
    // A process that is stopped forks no more: when a round finds nobody new, and nobody on the move, none is left to get away.
    for (let round = 0, moving = 0; round < STOP_ROUNDS && moving < LOOKS_AT_MOVING; round++) {
      const all = findAll(hook)
      if (all === null) return signalGroup(leader, 'SIGKILL') ? [leader] : []
      const fresh = all.mine.filter((proc) => !seen.has(proc.pid))
      if (fresh.length === 0 && !all.moving) break
      if (fresh.length === 0) moving += 1
      else signalGroup(leader, 'SIGSTOP')
      for (const { pid } of fresh) {
        seen.add(pid)
        if (signalOne(pid, 'SIGSTOP')) stopped.add(pid)
      }
    }
    if (stopped.size === 0) return []
    signalGroup(leader, 'SIGKILL')
    for (const pid of stopped) signalOne(pid, 'SIGKILL')
    return [...stopped]
  }

  /** The living processes of this hook, and of hooks that ended before and got away; null without a Linux /proc. */
  function findAll(hook: Watched | null): { mine: Proc[]; moving: boolean } | null {
    const newcomers = readNewcomers()
    if (newcomers === null) return null
    const owners = proveOwners(newcomers.procs, { live, marks: `${MARK}=${run}.` })
    let { moving } = newcomers
    for (const { pid, start } of newcomers.procs) {
      const owner = owners.get(pid)
      if (typeof owner === 'object') owner.kin.set(pid, start)
      if ((owner !== undefined && owner !== 'moving') || strangers.has(pid)) continue
      if (owner === 'moving') moving = true
      strangers.set(pid, performance.now())
    }
    return { mine: newcomers.procs.filter(({ pid }) => owners.get(pid) === hook || owners.get(pid) === 'ended'), moving }
  }

  /** Everybody who may be a hook's. `moving`: one of them has ended meanwhile, perhaps not without a successor that was listed nowhere. */
  function readNewcomers(): { procs: Proc[]; moving: boolean } | null {
    const before = listed
    listed = { at: performance.now(), last: lastPid() }
    const pids = listPids()
    if (pids === null) return null
    const stable = listed.last > 0 && listed.at - before.at < PIDS_STABLE_MS
    const still = new Map<number, number>()
    const procs: Proc[] = []
    let moving = false
    for (const pid of pids) {
      const since = stable && !liesBetween(pid, before.last, listed.last) ? strangers.get(pid) : undefined
      if (since !== undefined) still.set(pid, since)
      if (pid === process.pid || (since !== undefined && listed.at - since > STRANGER_MS)) continue
      const proc = readProc(pid)
      if (typeof proc === 'object') procs.push(proc)
      else moving = true
      if (proc === 'dead') still.set(pid, Number.NEGATIVE_INFINITY)
    }
    strangers = still
    return { procs, moving }
  }
}

/** Whether the pid counter has passed a pid on its way from one value to another, perhaps over its end. */
function liesBetween(pid: number, from: number, to: number): boolean {
  return from <= to ? pid > from && pid <= to : pid > from || pid <= to
}
