import type { Ending, HookStart } from '../model/hook.ts'
import { endWithUs } from './end-with-us.ts'
import { openOwnPipes, useNodePipes } from './hook-pipes.ts'
import { openPipeSupply } from './pipe-supply.ts'
import { runHook } from './run-hook.ts'
import { watchProcesses } from './watch-processes.ts'

/** Starts the hooks of one run. */
export interface Runner {
  /**
   * One hook, from start to ending; never throws for what the hook does. `scratch` names folders (absolute, links resolved) that belong to hooks alone:
   * a process that stands in one of them when the hook ends is ended too. Rejects once the runner is closed: a hook that was ended by us has not answered.
   */
  run(start: HookStart, place?: { scratch: readonly string[] }): Promise<Ending>
  /** Ends every hook that still runs and all that hooks left behind. */
  close(): Promise<void>
}

/** Opens a runner; to be closed. Until then its hooks end with this process. `pipes: 'node'` uses Node's own. */
export function openRunner({ pipes = 'own' }: { pipes?: 'own' | 'node' } = {}): Runner {
  const watch = watchProcesses()
  const supply = openPipeSupply()
  const running = new Set<Promise<Ending>>()
  const callOff = endWithUs(watch.endAllNow)
  let closed = false

  return {
    run: async (start, { scratch } = { scratch: [] }) => {
      refuseWhenClosed()
      const run = runHook(start, { watch, openPipes, scratch }).finally(() => running.delete(run))
      running.add(run)
      const ending = await run
      refuseWhenClosed()
      return ending
    },
    close: async () => {
      closed = true
      watch.endAllNow()
      await Promise.allSettled(running)
      watch.endAllNow()
      supply.close()
      callOff()
    },
  }

  function refuseWhenClosed(): void {
    if (closed) throw new Error('the runner is closed')
  }

  async function openPipes(input: string) {
    const trio = pipes === 'own' ? await supply.take() : null
    return trio === null ? useNodePipes(input) : openOwnPipes(trio, input)
  }
}
