import type { ChildProcess } from 'node:child_process'
import type { Readable } from 'node:stream'
import type { HookStart } from '../model/hook.ts'
import { type Collected, collectOutput } from './collect-output.ts'

/** How the waiting ended; the part of an ending that says what the process did. */
export type Answered =
  | { kind: 'exited'; code: number }
  | { kind: 'signalled'; signal: string }
  | { kind: 'timed-out'; timeoutMs: number; exitCode: number | null }
  | { kind: 'too-large'; stream: 'stdout' | 'stderr'; cap: number }

/** How long output may still come after the process has exited, where exit completes the answer. */
const GRACE_MS = 100
/** A longer timer fires at once (Node: "TimeoutOverflowWarning"). */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/** Waits for a started hook under one deadline; to be called in the turn of the start. It kills nobody: what still runs afterwards is the caller's. */
export function awaitAnswer(
  child: ChildProcess,
  streams: { stdout: Readable; stderr: Readable },
  { timeoutMs, completeAt, outputCap: cap }: HookStart,
): { stdout: Collected; stderr: Collected; answered: Promise<Answered> } {
  let settle: (answered: Answered) => void = () => {}
  const answered = new Promise<Answered>((resolve) => {
    settle = resolve
  })
  let exited: Answered | null = null
  let grace: NodeJS.Timeout | undefined
  const deadline = setTimeout(afterPending, Math.min(timeoutMs, LONGEST_TIMER_MS), () => {
    if (exited !== null && completeAt === 'exit') return
    settle({ kind: 'timed-out', timeoutMs, exitCode: exited?.kind === 'exited' ? exited.code : null })
  })
  const stdout = collectOutput(streams.stdout, cap, { overflow: () => settle({ kind: 'too-large', stream: 'stdout', cap }), close: check })
  const stderr = collectOutput(streams.stderr, cap, { overflow: () => settle({ kind: 'too-large', stream: 'stderr', cap }), close: check })
  child.once('exit', (code, signal) => {
    exited = signal === null ? { kind: 'exited', code: code ?? 0 } : { kind: 'signalled', signal }
    check()
  })
  child.on('error', () => {})

  function check(): void {
    if (exited === null) return
    const complete = exited
    if (stdout.closed && stderr.closed) settle(complete)
    else if (completeAt === 'exit') grace ??= setTimeout(afterPending, GRACE_MS, () => settle(complete))
  }

  return {
    stdout,
    stderr,
    answered: answered.finally(() => {
      clearTimeout(deadline)
      clearTimeout(grace)
    }),
  }
}

/** After a busy stretch a timer fires before the exits and the output of the same stretch have been heard: they come first. */
function afterPending(then: () => void): void {
  setImmediate(then)
}
