import { GateError } from '../errors.ts'

/** Says that an output could not be written. `option` names it as the user knows it, `target` is where it should have gone. */
export function refuseOutput(option: string, target: string, error: unknown): GateError {
  const why = error instanceof Error && 'code' in error ? String(error.code) : String(error)
  return new GateError(
    'output-unwritable',
    `${option}: ${target} cannot be written (${why})`,
    `Name a file that can be written with ${option}.`,
  )
}
