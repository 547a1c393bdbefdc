import { constants } from 'node:os'
import { endDescendants } from './end-descendants.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const
const enders = new Set<() => void>()

/** Has `end` called, before those that were named earlier, when this process ends: by exit, or by a signal once `ownSignals` has been called. Returns how to call it off. */
export function endWithUs(end: () => void): () => void {
  if (enders.size === 0) process.on('exit', endAll)
  enders.add(end)
  return () => {
    if (enders.delete(end) && enders.size === 0) process.off('exit', endAll)
  }
}

/**
 * From now on a signal that would end this process ends the run first: processes are killed, scratch folders removed, and the exit code is
 * 128 + its number. Nothing runs after it. The signal is not sent again: the first process of a container does not die of its own (pid_namespaces(7)).
 */
export function ownSignals(): void {
  for (const signal of SIGNALS) process.on(signal, onSignal)
  // Node opens its debugger at this one, and whoever talks to that is us; a listener takes its place (Node's docs, "Signal events").
  process.on('SIGUSR1', () => undefined)
}

/** Ends this process in this very turn, and all that it started with it. */
export function endAtOnce(code: number): never {
  endDescendants()
  process.exit(code)
}

function onSignal(signal: NodeJS.Signals): never {
  endDescendants()
  endAll()
  try {
    process.stderr.write(`hookwitness was ended by ${signal}: this says nothing about the session.\n`)
  } catch {
    // Nobody is left to read it.
  }
  process.exit(128 + constants.signals[signal])
}

function endAll(): void {
  for (const end of [...enders].reverse()) {
    enders.delete(end)
    try {
      end()
    } catch {
      // The others must still be ended.
    }
  }
}
