import { faultsOf, type GateError } from '../errors.ts'
import { EXIT_CODES } from '../exit.ts'
import { endAtOnce, ownSignals } from '../process/end-with-us.ts'

/** How an entry point tells what is not in a report. */
export interface LastWords {
  /** Our own fault; `shown` may hold foreign text. */
  broken(shown: string): void
  refused(faults: readonly GateError[]): void
}

/** Runs the story of an entry point to its exit code. Whatever is thrown, by whomever, and every signal ends red, with nothing left behind. */
export function runToEnd(story: () => Promise<number>, say: LastWords): void {
  const endBroken = (error: unknown): never => {
    try {
      say.broken(error instanceof Error ? (error.stack ?? error.message) : String(error))
    } catch {
      // The exit code says it too.
    }
    return endAtOnce(EXIT_CODES.broken)
  }
  ownSignals()
  // Who prints is told by its own callback; without a listener the same error would be thrown once more.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  process.on('uncaughtException', endBroken)
  process.on('unhandledRejection', endBroken)
  process.exitCode = EXIT_CODES.broken
  story().then(
    (code) => {
      process.exitCode = code
    },
    (error: unknown) => {
      const faults = faultsOf(error)
      if (faults === null) return endBroken(error)
      say.refused(faults)
      process.exitCode = EXIT_CODES['bad-input']
    },
  )
}
