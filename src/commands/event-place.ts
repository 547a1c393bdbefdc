import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import { GateError } from '../errors.ts'

/** Where a recorded event stands, as the user named it: a line of a transcript, or the id of a call. */
export interface EventPlace {
  /** Absolute, of a file that exists. */
  file: string
  /** Exactly one of the two is not null. `line` is 1-based. */
  line: number | null
  call: string | null
}

/** `TRANSCRIPT:LINE` or `TRANSCRIPT#CALL_ID`; names of files and ids of calls may hold both signs. */
interface Reading {
  named: string
  line: number | null
  call: string | null
}

const FORM = 'Write TRANSCRIPT:LINE or TRANSCRIPT#CALL_ID, for example transcripts/session.jsonl:12.'

/**
 * The place that a word of the command line names. The transcript is looked for from the working directory, then from the project, as reports
 * show it; of several readings of the word the one with the longest name that exists holds. Throws a GateError.
 */
export async function findPlace(word: string, { cwd, repo }: { cwd: string; repo: string }): Promise<EventPlace> {
  const readings = listReadings(word)
  for (const folder of [cwd, repo]) {
    for (const { named, line, call } of readings) {
      const file = path.resolve(folder, named)
      if (await isFile(file)) return { file, line, call }
    }
  }
  const [likely] = readings
  if (likely === undefined || (await isFile(path.resolve(cwd, word))))
    throw new GateError('invalid-place', `${JSON.stringify(word)} names no line and no call of a transcript`, FORM)
  const isThere = await fs.stat(path.resolve(cwd, likely.named)).then(
    () => true,
    () => false,
  )
  const message = `${JSON.stringify(likely.named)} ${isThere ? 'is no file' : 'does not exist'}`
  throw new GateError('transcript-unreadable', message, `Name the transcript from here or from the project. ${FORM}`)
}

/** The longest name first. */
function listReadings(word: string): Reading[] {
  const [, named = '', digits] = /^([\s\S]+):(\d+)$/.exec(word) ?? []
  const line: Reading[] = digits === undefined ? [] : [{ named, line: Number(digits), call: null }]
  const calls = [...word.matchAll(/#/g)].map(({ index }) => ({ named: word.slice(0, index), line: null, call: word.slice(index + 1) }))
  return [...line, ...calls.filter((each) => each.named !== '' && each.call !== '').reverse()]
}

async function isFile(file: string): Promise<boolean> {
  return fs.stat(file).then(
    (found) => found.isFile(),
    () => false,
  )
}
