import * as path from 'node:path'
import type { EventLine, Report } from '../../src/model/report.ts'
import { writeFiles } from '../action/repositories.ts'
import { type Finished, readEvents, readReport, runProduct } from './product.ts'
import { RUNTIMES, type Runtime } from './runtimes.ts'
import { commitAll } from './set-up-case.ts'

/** A run of the command line over a repository that was written for it. */
export interface Judged {
  done: Finished
  report: Report
  events: EventLine[]
}

/** Writes files into a repository below `scratch`, commits them, and judges its transcripts. */
export async function judge(
  scratch: string,
  files: Record<string, string>,
  flags: string[] = [],
  runtime: Runtime | undefined = RUNTIMES[0],
): Promise<Judged> {
  const repo = writeFiles(scratch, files)
  commitAll(repo, 'all')
  return judgeRepo(scratch, repo, flags, runtime)
}

/** Judges the transcripts of a repository that is there already. */
export async function judgeRepo(
  scratch: string,
  repo: string,
  flags: string[],
  runtime: Runtime | undefined = RUNTIMES[0],
): Promise<Judged> {
  if (runtime === undefined) throw new Error('no Node to run on')
  const report = path.join(scratch, 'report.json')
  const events = path.join(scratch, 'events.jsonl')
  const done = await runProduct('cli.js', ['replay', '--repo', repo, '--events_out', events, '--report_path', report, ...flags], {
    runtime,
    cwd: scratch,
  })
  return { done, report: readReport(report), events: readEvents(events) }
}
