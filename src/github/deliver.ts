import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import * as core from '@actions/core'
import type { Report } from '../model/report.ts'
import { renderAnnotations } from '../reporters/annotations.ts'
import { reporters } from '../reporters/index.ts'
import { formatAnnotation } from '../text/annotation.ts'

export interface Delivery {
  mode: 'block' | 'warn' | 'observe'
  summary: boolean
  reportPath: string
  /** The project's folder as the input names it. */
  repo: string
  env: Record<string, string | undefined>
}

/** GitHub's log is about this wide before it wraps. */
const LOG_WIDTH = 120

/** Delivers a finished report: JSON file, log, annotations, step summary, outputs. Changes nothing about the outcome. */
export async function deliverReport(report: Report, { mode, summary, reportPath, repo, env }: Delivery): Promise<void> {
  const options = { color: false, width: LOG_WIDTH, reportPath }
  await writeReport(reportPath, reporters.json(report))
  process.stdout.write(reporters.terminal(report, options))
  for (const line of renderAnnotations(report, { mode, reportPath, prefix: findPrefix(repo, env) })) process.stdout.write(`${line}\n`)
  const summaryFile = env.GITHUB_STEP_SUMMARY
  if (summary && summaryFile) await fs.appendFile(summaryFile, reporters.markdown(report, options))
  // Without the file, @actions/core would print outputs as commands into the log.
  if (!env.GITHUB_OUTPUT) return
  core.setOutput('outcome', report.outcome)
  core.setOutput('judged', report.totals.judged)
  core.setOutput('blocked', report.totals.blocked)
  core.setOutput('asked', report.totals.asked)
  core.setOutput('hook_failures', report.totals.hook_failures)
  core.setOutput('report_path', reportPath)
}

/** Annotations name files from the workspace on, findings from the project on. */
function findPrefix(repo: string, env: Delivery['env']): string {
  const below = path.relative(env.GITHUB_WORKSPACE ?? process.cwd(), path.resolve(repo)).replaceAll(path.sep, '/')
  return below === '' || below.startsWith('..') || path.isAbsolute(below) ? '' : `${below}/`
}

/** A report that cannot be kept changes nothing about what is delivered elsewhere; it is annotated. */
async function writeReport(file: string, text: string): Promise<void> {
  await fs.writeFile(file, text).catch((error: unknown) => {
    const message = `report_path: ${file} cannot be written (${(error as NodeJS.ErrnoException).code ?? String(error)})`
    process.stdout.write(
      `${formatAnnotation({ level: 'warning', title: 'hookwitness: output-unwritable', message, file: null, line: null })}\n`,
    )
  })
}
