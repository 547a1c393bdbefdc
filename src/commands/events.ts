import type { OptionName, Options } from '../config/options.ts'
import type { GateError } from '../errors.ts'
import { EXIT_CODES } from '../exit.ts'
import { matchesGlob } from '../matching/path.ts'
import type { FindingDraft } from '../model/judgement.ts'
import { readers } from '../readers/index.ts'
import { NeutralWriter } from '../readers/neutral/write.ts'
import { openScratch, type Scratch } from '../replay/scratch.ts'
import { encodeJson } from '../text/json.ts'
import { type OpenedTranscripts, openTranscripts } from '../transcript/open.ts'
import { nameTranscripts } from './checkpoints.ts'
import { describeFinding } from './describe-finding.ts'
import { findRepo, type Surroundings } from './open-run.ts'
import { refuseUnused } from './printed.ts'
import { describeSessions, describeTranscripts } from './transcript-findings.ts'

const TAKES: readonly OptionName[] = ['transcripts', 'repo', 'output', 'base', 'head']

/** What of a finding concerns reading; the others are about hooks. */
const ABOUT_READING = new Set([
  ...['transcript-unreadable', 'transcript-passed-over', 'transcript-gap', 'unknown-records', 'subagent-of-another-format'],
  'no-tool-calls',
])

/** Lines to print, and how it ended: known when all of them were asked for. */
export interface PrintedEvents {
  pieces: AsyncIterable<string>
  end(): { told: string[]; code: number }
}

/** What was written on the command line beside what `events` takes. */
export function refuseForEvents(given: readonly OptionName[]): GateError[] {
  return refuseUnused('events', TAKES, { words: [], given, format: 'terminal' })
}

/**
 * `hookwitness events`: what the readers make of transcripts, as lines of the neutral format. Runs nothing. Throws a GateError where the project's
 * folder is none.
 */
export async function printEvents(options: Options, { env }: Surroundings): Promise<PrintedEvents> {
  const repo = await findRepo(options.repo)
  const scratch = openScratch()
  try {
    const named = await nameTranscripts(options, { repo, scratch: scratch.root, baseCommit: null })
    const opened = await openTranscripts({ ...named, cwd: process.cwd(), repo, env, matches: matchesGlob }, readers)
    return { pieces: writeLines(opened, scratch), end: () => conclude(opened) }
  } catch (error) {
    await scratch.remove()
    throw error
  }
}

async function* writeLines({ sources }: OpenedTranscripts, scratch: Scratch): AsyncGenerator<string> {
  try {
    const writer = new NeutralWriter()
    for (const source of sources) {
      for await (const event of source.events()) yield* writer.take(event).map(toLine)
      yield* writer.end(source.sessions).map(toLine)
    }
  } finally {
    await scratch.remove()
  }
}

function toLine(line: object): string {
  return `${encodeJson(line)}\n`
}

function conclude(opened: OpenedTranscripts): { told: string[]; code: number } {
  const sessions = opened.sources.flatMap((source) => source.sessions)
  const findings = [...describeTranscripts(opened), ...describeSessions(sessions, 'lossy')].filter(({ id }) => ABOUT_READING.has(id))
  const told = findings.map((finding) => `${describeFinding(finding)}\n`)
  if (findings.some(isError)) return { told, code: EXIT_CODES['bad-input'] }
  if (sessions.length > 0) return { told, code: EXIT_CODES.passed }
  const looked = opened.candidates.map(({ path, why }) => `  ${path}: ${why}\n`)
  return { told: [...told, 'no transcript was found\n', ...looked], code: EXIT_CODES['nothing-checked'] }
}

function isError({ level }: FindingDraft): boolean {
  return level === 'error'
}
