import type { HookListener, HookRest, LaunchedHook, Launcher } from '../launcher.ts'
import type { Watched } from '../prove-owner.ts'
import type { Sandbox } from '../sandbox/open-sandbox.ts'
import { watchProcesses } from '../watch-processes.ts'
import { type Helper, startHelper } from './helper.ts'

/** Helpers that wait for a hook at the same time. */
const MOST_IDLE = 16

interface Worker {
  helper: Helper
  watched: Watched
  /** What its hooks may write in, where they are shut in. */
  place: string
}

/** Has hooks started by helpers, one for each hook that runs at the same time; a helper is shut in with its hooks. Null where this machine cannot run helpers. */
export async function openHelperLauncher(sandbox: Sandbox): Promise<Launcher | null> {
  /** For what a hook leaves behind that has ended its helper: all others leave nothing. */
  const watch = watchProcesses()
  let isAnyLost = false
  const workers = new Set<Worker>()
  let idle: Worker[] = []
  const first = await addWorker([])
  if (first === null) return null
  idle.push(first)

  return {
    launch: async (start, { scratch, listener }) => {
      const worker = await take(scratch)
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

  async function take(scratch: readonly string[]): Promise<Worker | null> {
    const place = placeOf(scratch)
    for (const worker of idle.filter((each) => !each.helper.isUsable())) drop(worker)
    const found = idle.findLast((each) => each.place === place)
    if (found === undefined) return addWorker(scratch)
    idle = idle.filter((each) => each !== found)
    return found
  }

  async function addWorker(scratch: readonly string[]): Promise<Worker | null> {
    // A session that is over leaves helpers that no other can use.
    for (const worker of idle.slice(0, -MOST_IDLE)) drop(worker)
    const helper = await startHelper((argv) => sandbox.wrap(argv, scratch))
    if (helper === null) return null
    const worker = { helper, watched: watch.expect({ pipes: new Set(), scratch: [] }), place: placeOf(scratch) }
    workers.add(worker)
    return worker
  }

  /** Only walls make one helper differ from another. */
  function placeOf(scratch: readonly string[]): string {
    return sandbox.level === 'full' ? scratch.join('\0') : ''
  }

  async function endLost({ helper, watched }: Worker): Promise<HookRest> {
    isAnyLost = true
    watch.begin(watched, helper.pid)
    return { leftovers: await watch.end(watched), readInput: null }
  }

  function drop(worker: Worker): void {
    worker.helper.kill()
    workers.delete(worker)
    idle = idle.filter((each) => each !== worker)
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
