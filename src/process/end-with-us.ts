const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
const enders = new Set<() => void>()

/**
 * Has `end` called when this process ends by exit or by a signal that would end it. Returns how to call it off.
 * Another listener of the signal decides what becomes of the process; without one it dies of the signal, as it would have.
 */
export function endWithUs(end: () => void): () => void {
  if (enders.size === 0) listen()
  enders.add(end)
  return () => {
    if (enders.delete(end) && enders.size === 0) unlisten()
  }
}

function listen(): void {
  process.on('exit', endAll)
  for (const signal of SIGNALS) process.on(signal, onSignal)
}

function unlisten(): void {
  process.off('exit', endAll)
  for (const signal of SIGNALS) process.off(signal, onSignal)
}

function endAll(): void {
  for (const end of enders) end()
}

function onSignal(signal: NodeJS.Signals): void {
  endAll()
  if (process.listenerCount(signal) > 1) return
  unlisten()
  process.kill(process.pid, signal)
}
