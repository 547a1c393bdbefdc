import * as fs from 'node:fs'
import { writeFile } from 'node:fs/promises'
import * as path from 'node:path'
import type { Options } from '../config/options.ts'
import type { GateError } from '../errors.ts'
import { EXIT_CODES } from '../exit.ts'
import { findInnerLink } from '../git/inner-link.ts'
import type { Report } from '../model/report.ts'
import { makeSafe } from '../text/safe.ts'
import { refuseOutput } from '../text/unwritable.ts'
import { openOutput } from './open-output.ts'

/** Options that name a file to write. */
export type OutputOption = 'output' | 'report_path' | 'events_out'

/**
 * Makes the folders of output files and empties each file, before hours of hooks have run for a result that cannot be kept: a run that breaks must
 * not leave an earlier run's report behind. `usable` are the options without the outputs that cannot be written.
 */
export async function prepareOutputs(options: Options, names: readonly OutputOption[]): Promise<{ faults: GateError[]; usable: Options }> {
  const faults: GateError[] = []
  const usable = { ...options }
  const taken = new Map(options.transcripts.map((file) => [identify(file), `the transcript ${file}`]))
  for (const name of names) {
    const file = options[name]
    if (file === null) continue
    const fault = (await refusePlace(name, file, taken)) ?? attempt(name, file, () => empty(file))
    taken.set(identify(file), name)
    if (fault === null) continue
    faults.push(fault)
    usable[name] = null
  }
  return { faults, usable }
}

/** A file that is read or written already, or one that somebody else has chosen: a pull request may bring a link with the name of an output. */
async function refusePlace(name: OutputOption, file: string, taken: ReadonlyMap<string | null, string>): Promise<GateError | null> {
  const id = identify(file)
  const other = id === null ? undefined : taken.get(id)
  if (other !== undefined) return refuseOutput(name, file, `it is ${other} too`)
  const link = await findInnerLink(file)
  return link === null ? null : refuseOutput(name, file, `${link} is a link inside the repository`)
}

/** Names a regular file, whatever it is called; null for everything else: a device or a pipe takes what several write. */
function identify(file: string): string | null {
  try {
    const found = fs.statSync(file)
    return found.isFile() ? `${found.dev}:${found.ino}` : null
  } catch {
    return null
  }
}

/** Writes an output file piece by piece; tells what was in the way. */
export async function writeOutput(
  option: OutputOption,
  file: string,
  pieces: Iterable<string> | AsyncIterable<string>,
): Promise<GateError | null> {
  try {
    const output = await openOutput(file)
    try {
      await writeFile(output, pieces)
    } finally {
      await output.close()
    }
    return null
  } catch (error) {
    return refuseOutput(option, file, error)
  }
}

/** The report of a run of which some outputs could not be written: what is red stays as it is, what would be green is bad input. */
export function countFaults(report: Report, faults: readonly GateError[]): Report {
  const [first] = faults
  if (first === undefined || report.exit_code !== EXIT_CODES.passed) return report
  const why = makeSafe(faults.map((fault) => fault.message).join('; '))
  return { ...report, outcome: 'bad-input', exit_code: EXIT_CODES['bad-input'], why, next: makeSafe(first.next) }
}

function attempt(option: OutputOption, file: string, act: () => void): GateError | null {
  try {
    act()
    return null
  } catch (error) {
    return refuseOutput(option, file, error)
  }
}

function empty(file: string): void {
  makeFolder(path.dirname(path.resolve(file)))
  const found = fs.statSync(file, { throwIfNoEntry: false })
  // Opening a named pipe waits for its reader, and closing it again would be the end of what that reads.
  if (found === undefined || found.isFile() || found.isDirectory()) fs.closeSync(fs.openSync(file, 'w'))
  else fs.accessSync(file, fs.constants.W_OK)
}

/** Folder by folder: Node's `recursive` never ends where the system says ENOENT below a folder that is there, as /proc does. */
function makeFolder(folder: string): void {
  if (fs.existsSync(folder)) return
  makeFolder(path.dirname(folder))
  try {
    fs.mkdirSync(folder)
  } catch (error) {
    // Another run may have made it in between.
    if (!fs.existsSync(folder)) throw error
  }
}
