import * as fs from 'node:fs'
import * as path from 'node:path'
import { GateError } from '../errors.ts'

/**
 * Makes the folders of output files and empties each file, before hours of hooks have run for a result that cannot be kept: a run that breaks must
 * not leave an earlier run's report behind.
 */
export function prepareOutputs(files: readonly (readonly [option: string, file: string | null])[]): GateError[] {
  return files.flatMap(([option, file]) => {
    if (file === null) return []
    try {
      fs.mkdirSync(path.dirname(path.resolve(file)), { recursive: true })
      fs.closeSync(fs.openSync(file, 'w'))
      return []
    } catch (error) {
      return [refuseOutput(option, file, error)]
    }
  })
}

/** Writes an output file. */
export function writeOutput(option: string, file: string, text: string): void {
  try {
    fs.writeFileSync(file, text)
  } catch (error) {
    throw refuseOutput(option, file, error)
  }
}

function refuseOutput(option: string, file: string, error: unknown): GateError {
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  return new GateError(
    'output-unwritable',
    `${option}: ${file} cannot be written (${code})`,
    `Name a file that can be written with ${option}.`,
  )
}
