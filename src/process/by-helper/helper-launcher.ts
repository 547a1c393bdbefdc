import type { HookListener, HookRest, LaunchedHook, Launcher } from '../launcher.ts'
import type { Watched } from '../prove-owner.ts'
import { watchProcesses } from '../watch-processes.ts'
import { type Helper, startHelper } from './helper.ts'

interface Worker {
  helper: Helper
  watched: Watched
}

/** Has hooks started by helpers, one for each hook that runs at the same time. Null where this machine cannot run helpers. */
export async function openHelperLauncher(): Promise<Launcher | null> {
  /** For what a hook leaves behind that has ended its helper: all others leave nothing. */
  const watch = watchProcesses()
  let isAnyLost = false
  const workers = new Set<Worker>()
  const idle: Worker[] = []
  const first = await addWorker()
  if (first === null) return null
  idle.push(first)

  return {
    launch: async (start, { scratch, listener }) => {
      const worker = await take()
      if (worker === null) return refuse(listener)
      const { helper, watched } = worker
      watched.scratch = scratch
      helper.start({ ...start, env: { ...start.env, [watched.mark.name]: watched.mark.value } }, listener)
      return {
        end: async () => {
          const rest = await helper.end()
          if (helper.isUsable()) idle.push(worker)
          else drop(worker)
          return rest ?? (await endLost(worker))
        },
      }
    },
    endAllNow,
    close: endAllNow,
  }

  async function take(): Promise<Worker | null> {
    for (let worker = idle.pop(); worker !== undefined; worker = idle.pop()) {
      if (worker.helper.isUsable()) return worker
      drop(worker)
    }
    return addWorker()
  }

  async function addWorker(): Promise<Worker | null> {
    const helper = await startHelper()
    if (helper === null) return null
    const worker = { helper, watched: watch.expect({ pipes: new Set(), scratch: [] }) }
    workers.add(worker)
    return worker
  }

  async function endLost({ helper, watched }: Worker): Promise<HookRest> {
    isAnyLost = true
    watch.begin(watched, helper.pid)
    return { leftovers: await watch.end(watched), readInput: null }
  }

  function drop(worker: Worker): void {
    worker.helper.kill()
    workers.delete(worker)
  }

  function endAllNow(): void {
    for (const worker of workers) drop(worker)
    if (isAnyLost) watch.endAllNow()
  }
}

/** A helper could be started before, so it is the number of processes or files that this machine has run out of. */
function refuse(listener: HookListener): LaunchedHook {
  setImmediate(() => listener.refused('EAGAIN'))
  return { end: async () => ({ leftovers: 0, readInput: null }) }
}
