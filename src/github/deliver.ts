import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import * as core from '@actions/core'
import type { GateError } from '../errors.ts'
import type { Report } from '../model/report.ts'
import { renderAnnotations } from '../reporters/annotations.ts'
import { reporters } from '../reporters/index.ts'
import { renderJson } from '../reporters/json.ts'
import { formatAnnotation } from '../text/annotation.ts'
import { refuseOutput } from '../text/unwritable.ts'

export interface Delivery {
  mode: 'block' | 'warn' | 'observe'
  summary: boolean
  /** Null when it cannot be written, which has been told. */
  reportPath: string | null
  /** The project's folder as the input names it. */
  repo: string
  env: Record<string, string | undefined>
  /** Prints on stdout and tells what was in the way. */
  print(text: string): Promise<GateError | null>
  /** The report of a run of which some outputs could not be written. */
  countFaults(report: Report, faults: readonly GateError[]): Report
}

/** GitHub's log is about this wide before it wraps. */
const LOG_WIDTH = 120

/**
 * Delivers a finished report: log, annotations, step summary, JSON file, outputs, in this order, so that what is found is told even where nothing
 * can be written. Each output that fails is annotated and returned; the later ones know of the earlier.
 */
export async function deliverReport(found: Report, delivery: Delivery): Promise<GateError[]> {
  const { mode, summary, reportPath, repo, env, print, countFaults } = delivery
  const options = { color: false, width: LOG_WIDTH, reportPath }
  const faults: GateError[] = []
  const keep = (fault: GateError | null) => {
    if (fault !== null) faults.push(fault)
  }
  const annotations = renderAnnotations(found, { mode, reportPath, prefix: findPrefix(repo, env) })
  keep(await print([...reporters.terminal(found, options), ...annotations.map((line) => `${line}\n`)].join('')))
  const summaryFile = summary ? env.GITHUB_STEP_SUMMARY : undefined
  if (summaryFile)
    keep(await attempt('GITHUB_STEP_SUMMARY', summaryFile, (file) => fs.writeFile(file, reporters.markdown(found, options), { flag: 'a' })))
  const told = countFaults(found, faults)
  if (reportPath !== null) keep(await attempt('report_path', reportPath, (file) => fs.writeFile(file, renderJson(told))))
  // Without the file, @actions/core would print outputs as commands into the log.
  if (env.GITHUB_OUTPUT)
    keep(await attempt('GITHUB_OUTPUT', env.GITHUB_OUTPUT, async () => setOutputs(countFaults(found, faults), reportPath)))
  for (const fault of faults) await annotateFault(fault, print)
  return faults
}

function setOutputs({ outcome, totals }: Report, reportPath: string | null): void {
  core.setOutput('outcome', outcome)
  core.setOutput('judged', totals.judged)
  core.setOutput('blocked', totals.blocked)
  core.setOutput('asked', totals.asked)
  core.setOutput('hook_failures', totals.hook_failures)
  core.setOutput('report_path', reportPath ?? '')
}

/** Annotations name files from the workspace on, findings from the project on. */
function findPrefix(repo: string, env: Delivery['env']): string {
  const below = path.relative(env.GITHUB_WORKSPACE ?? process.cwd(), path.resolve(repo)).replaceAll(path.sep, '/')
  return below === '' || below.startsWith('..') || path.isAbsolute(below) ? '' : `${below}/`
}

async function attempt(option: string, file: string, act: (file: string) => Promise<void>): Promise<GateError | null> {
  return act(file).then(
    () => null,
    (error: unknown) => refuseOutput(option, file, error),
  )
}

/** On stdout, or on stderr where that is what failed. */
async function annotateFault({ message, next, code }: GateError, print: Delivery['print']): Promise<void> {
  const annotation = { level: 'error' as const, title: `hookwitness: ${code}`, message: `${message}. ${next}`, file: null, line: null }
  const line = `${formatAnnotation(annotation)}\n`
  if ((await print(line)) !== null) process.stderr.write(line)
}
