import type { GateError } from '../errors.ts'
import { refuseOutput } from '../text/unwritable.ts'

/** Prints a text for people on stdout; tells what was in the way. A reader that stops early (`| head`) has what it wanted. */
export async function printText(text: string): Promise<GateError | null> {
  const error = await print([text])
  return error === null || isEarlyEnd(error) ? null : refuseOutput('stdout', 'standard output', error)
}

/** Prints what a program reads on stdout; tells what was in the way. Half of it is no result, so a reader that is gone counts too. */
export async function printPieces(pieces: Iterable<string>): Promise<GateError | null> {
  const error = await print(pieces)
  return error === null ? null : refuseOutput('stdout', 'standard output', error)
}

/** Prints lines as they are made. Each is whole by itself, so a reader that stops early has what it wanted. */
export async function printLines(lines: AsyncIterable<string>): Promise<GateError | null> {
  const error = await print(lines)
  return error === null || isEarlyEnd(error) ? null : refuseOutput('stdout', 'standard output', error)
}

/** A piece is made when the one before it has gone: none waits in memory. */
async function print(pieces: Iterable<string> | AsyncIterable<string>): Promise<Error | null> {
  for await (const piece of pieces) {
    const error = await new Promise<Error | null>((resolve) => {
      process.stdout.write(piece, (failed) => resolve(failed ?? null))
    })
    if (error !== null) return error
  }
  return null
}

function isEarlyEnd(error: Error): boolean {
  return 'code' in error && error.code === 'EPIPE'
}
