import type { HookStart } from '../model/hook.ts'
import { type Collected, collectOutput } from './collect-output.ts'
import type { HookListener } from './launcher.ts'

/** How the waiting ended; the part of an ending that says what the process did. `refused`: the system would not start it. */
export type Answered =
  | { kind: 'exited'; code: number }
  | { kind: 'signalled'; signal: string }
  | { kind: 'timed-out'; timeoutMs: number; exitCode: number | null }
  | { kind: 'too-large'; stream: 'stdout' | 'stderr'; cap: number }
  | { kind: 'refused'; code: string }

/** How long output may still come after the process has exited, where exit completes the answer. */
const GRACE_MS = 100
/** A longer timer fires at once (Node: "TimeoutOverflowWarning"). */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** One hook's answer as it comes in. It kills nobody: what still runs afterwards is the caller's. */
export interface HookHearing {
  listener: HookListener
  stdout: Collected
  stderr: Collected
  /** Waits for the answer under the hook's deadline, which begins now; to be called once, in the turn of the start. */
  answer(): Promise<Answered>
}

/** Listens to one hook. */
export function listenToHook({ timeoutMs, completeAt, outputCap: cap }: HookStart): HookHearing {
  let settle: (answered: Answered) => void = () => {}
  const answered = new Promise<Answered>((resolve) => {
    settle = resolve
  })
  let exited: Answered | null = null
  let grace: NodeJS.Timeout | undefined
  const streams = {
    stdout: collectOutput(cap, () => settle({ kind: 'too-large', stream: 'stdout', cap })),
    stderr: collectOutput(cap, () => settle({ kind: 'too-large', stream: 'stderr', cap })),
  }

  function check(): void {
    if (exited === null) return
    const complete = exited
    if (streams.stdout.closed && streams.stderr.closed) settle(complete)
    else if (completeAt === 'exit') grace ??= setTimeout(afterPending, GRACE_MS, () => settle(complete))
  }

  return {
    ...streams,
    listener: {
      output: (stream, bytes) => streams[stream].add(bytes),
      closed: (stream) => {
        streams[stream].closed = true
        check()
      },
      exited: (code, signal) => {
        exited = signal === null ? { kind: 'exited', code: code ?? 0 } : { kind: 'signalled', signal }
        check()
      },
      refused: (code) => settle({ kind: 'refused', code }),
    },
    answer: async () => {
      const deadline = setTimeout(afterPending, Math.min(timeoutMs, LONGEST_TIMER_MS), () => {
        if (exited !== null && completeAt === 'exit') return
        settle({ kind: 'timed-out', timeoutMs, exitCode: exited?.kind === 'exited' ? exited.code : null })
      })
      const answer = await answered
      clearTimeout(deadline)
      clearTimeout(grace)
      return answer
    },
  }
}

/**
 * After a busy stretch a timer fires before the exits and the output of the same stretch have been heard: they come first. Two turns, since
 * the end of a stream is told in the phase behind the one of setImmediate (Node's event loop: poll, check, close callbacks).
 */
function afterPending(then: () => void): void {
  setImmediate(() => setImmediate(then))
}
