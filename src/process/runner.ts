import type { Ending, HookStart } from '../model/hook.ts'
import { endWithUs } from './end-with-us.ts'
import type { Launcher } from './launcher.ts'
import { type LauncherKind, openLauncher } from './open-launcher.ts'
import { runHook } from './run-hook.ts'
import { OPEN, type Sandbox } from './sandbox/open-sandbox.ts'

const END_AGAIN_MS = 20

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

/** Opens a runner; to be closed. Until then its hooks end with this process. What starts the hooks is itself started with the first of them. */
export function openRunner({ launcher: kind = 'auto', sandbox = OPEN }: { launcher?: LauncherKind; sandbox?: Sandbox } = {}): Runner {
  const running = new Set<Promise<Ending>>()
  const endAllNow = () => launcher?.endAllNow()
  const callOff = endWithUs(endAllNow)
  let opening: Promise<Launcher> | null = null
  let launcher: Launcher | null = null
  let closed = false

  return {
    run: async (start, { scratch } = { scratch: [] }) => {
      refuseWhenClosed()
      const run = open()
        .then((opened) => {
          refuseWhenClosed()
          return runHook(start, { launcher: opened, scratch })
        })
        .finally(() => running.delete(run))
      running.add(run)
      const ending = await run
      refuseWhenClosed()
      return ending
    },
    close: async () => {
      closed = true
      endAllNow()
      // A hook may just be on its way.
      const again = setInterval(endAllNow, END_AGAIN_MS)
      await Promise.allSettled(running)
      clearInterval(again)
      launcher?.close()
      callOff()
    },
  }

  function open(): Promise<Launcher> {
    opening ??= openLauncher(kind, sandbox).then((opened) => {
      launcher = opened
      return opened
    })
    return opening
  }

  function refuseWhenClosed(): void {
    if (closed) throw new Error('the runner is closed')
  }
}
