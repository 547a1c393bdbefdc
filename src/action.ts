import * as fs from 'node:fs'
import * as os from 'node:os'
import * as path from 'node:path'
import { reportBadInput } from './commands/build-report.ts'
import { keepHeapSmall } from './commands/keep-heap-small.ts'
import { countFaults, prepareOutputs } from './commands/outputs.ts'
import { printText } from './commands/print.ts'
import { replay } from './commands/replay.ts'
import { runToEnd } from './commands/run-to-end.ts'
import { readInputs } from './config/read-inputs.ts'
import { readWorkflow } from './github/workflow.ts'
import { formatAnnotation } from './text/annotation.ts'
import { logText } from './text/log.ts'

/** The action: inputs → options → the main job → delivery → exit code. */
async function main(env: NodeJS.ProcessEnv): Promise<number> {
  keepHeapSmall()
  const { options: read, given, errors } = readInputs(env)
  const report_path = read.report_path ?? path.join(env.RUNNER_TEMP || os.tmpdir(), 'hookwitness-report.json')
  const prepared = await prepareOutputs({ ...read, report_path }, ['report_path'])
  const options = prepared.usable
  const around = { env, workflow: readWorkflow(env, (file) => fs.readFileSync(file, 'utf8')), given }
  const faults = [...errors, ...prepared.faults]
  // Before any hook runs: one that changes our files must not change what is loaded after it.
  const { deliverReport } = await import('./github/deliver.ts')
  const { report, unwritten } =
    faults.length > 0
      ? { report: reportBadInput(options, faults), unwritten: [] }
      : await replay(options, around, { judged: () => undefined })
  const { mode, summary, repo } = options
  const delivery = { mode, summary, reportPath: options.report_path, repo, env, print: printText, countFaults }
  unwritten.push(...(await deliverReport(countFaults(report, unwritten), delivery)))
  return countFaults(report, unwritten).exit_code
}

function annotate(title: string, message: string): void {
  process.stdout.write(
    `${formatAnnotation({ level: 'error', title: `hookwitness: ${title}`, message: logText(message), file: null, line: null })}\n`,
  )
}

runToEnd(() => main(process.env), {
  broken: (shown) => annotate('broken', `hookwitness itself failed; this says nothing about the session. ${shown}`),
  refused: (faults) => {
    for (const { message, next } of faults) annotate('bad-input', `${message}. ${next}`)
  },
})
