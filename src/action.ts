import * as fs from 'node:fs'
import * as path from 'node:path'
import { reportBadInput } from './commands/build-report.ts'
import { prepareOutputs } from './commands/outputs.ts'
import { replay } from './commands/replay.ts'
import { readInputs } from './config/read-inputs.ts'
import { GateError } from './errors.ts'
import { EXIT_CODES } from './exit.ts'
import { deliverReport } from './github/deliver.ts'
import { readWorkflow } from './github/workflow.ts'
import { formatAnnotation } from './text/annotation.ts'
import { logText } from './text/log.ts'

/** The action: inputs → options → the main job → delivery → exit code. Everything that is thrown ends red. */
async function main(env: NodeJS.ProcessEnv): Promise<number> {
  const { options: read, errors } = readInputs(env)
  const report_path = read.report_path ?? path.join(env.RUNNER_TEMP ?? '.', 'hookwitness-report.json')
  const options = { ...read, report_path }
  const around = { env, workflow: readWorkflow(env, (file) => fs.readFileSync(file, 'utf8')) }
  const faults = [...errors, ...prepareOutputs([['report_path', report_path]])]
  const report = faults.length > 0 ? reportBadInput(options, faults) : await replay(options, around, { judged: () => undefined })
  await deliverReport(report, { mode: options.mode, summary: options.summary, reportPath: report_path, repo: options.repo, env })
  return report.exit_code
}

function endBroken(error: unknown): never {
  const shown = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const message = `hookwitness itself failed; this says nothing about the session. ${shown}`
  process.stdout.write(
    `${formatAnnotation({ level: 'error', title: 'hookwitness: broken', message: logText(message), file: null, line: null })}\n`,
  )
  process.exit(EXIT_CODES.broken)
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') endBroken(error)
})
process.on('uncaughtException', endBroken)
process.on('unhandledRejection', endBroken)
process.exitCode = EXIT_CODES.broken
main(process.env).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    if (!(error instanceof GateError)) endBroken(error)
    process.stdout.write(
      `${formatAnnotation({ level: 'error', title: 'hookwitness: bad-input', message: `${error.message}. ${error.next}`, file: null, line: null })}\n`,
    )
    process.exitCode = EXIT_CODES['bad-input']
  },
)
