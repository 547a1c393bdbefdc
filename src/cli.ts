#!/usr/bin/env node
import { reportBadInput } from './commands/build-report.ts'
import { HELP } from './commands/help.ts'
import { listHooks, refuseForHooks } from './commands/hooks.ts'
import { prepareOutputs, writeOutput } from './commands/outputs.ts'
import { replay } from './commands/replay.ts'
import { VERSION } from './commands/version.ts'
import { type ReadFlags, readFlags } from './config/read-flags.ts'
import { GateError } from './errors.ts'
import { EXIT_CODES } from './exit.ts'
import type { Report } from './model/report.ts'
import { reporters } from './reporters/index.ts'
import { renderJson } from './reporters/json.ts'
import { logText } from './text/log.ts'
import { nearestName } from './text/nearest.ts'

const COMMANDS = ['replay', 'hooks']

/** The command line: flags → options → the command → print → exit code. Everything that is thrown ends red. */
async function main(argv: string[]): Promise<number> {
  const flags = readFlags(argv)
  if (flags.version) return say(`hookwitness ${VERSION}\n`)
  const [command, ...words] = flags.words
  if (flags.help || command === undefined) return say(HELP, command === undefined && !flags.help ? EXIT_CODES['bad-input'] : 0)
  if (!COMMANDS.includes(command)) return refuse([refuseCommand(command)])
  const options = { ...flags.options, transcripts: [...words, ...flags.options.transcripts] }
  if (command === 'hooks') return showHooks(flags, words)
  const unwritable = prepareOutputs([
    ['output', options.output],
    ['report_path', options.report_path],
    ['events_out', options.events_out],
  ])
  if (unwritable.length > 0) return refuse(unwritable)
  const around = { env: process.env, workflow: null }
  const report = flags.errors.length > 0 ? reportBadInput(options, flags.errors) : await replay(options, around, showProgress())
  return deliver(report, { ...flags, options })
}

async function showHooks({ options, errors, given }: ReadFlags, words: string[]): Promise<number> {
  const faults = [...errors, ...refuseForHooks(words, given, options.format)]
  if (faults.length > 0) return refuse(faults)
  const { text, code } = await listHooks(options, process.env)
  if (options.output === null) return say(text, code)
  writeOutput('output', options.output, text)
  return code
}

function refuseCommand(command: string): GateError {
  const nearest = nearestName(command, COMMANDS)
  const next = nearest === null ? `Commands are: ${COMMANDS.join(', ')}.` : `Did you mean ${nearest}?`
  return new GateError('unknown-command', `unknown command ${JSON.stringify(command)}`, next)
}

function deliver(report: Report, { options }: ReadFlags): number {
  const { output, format, report_path } = options
  const color = output === null && process.stdout.isTTY === true && !process.env.NO_COLOR
  const text = reporters[format](report, { color, width: process.stdout.columns ?? 100, reportPath: report_path })
  if (report_path !== null) writeOutput('report_path', report_path, renderJson(report))
  if (output !== null) writeOutput('output', output, text)
  else process.stdout.write(text)
  return report.exit_code
}

function refuse(errors: readonly GateError[]): number {
  for (const error of errors) process.stderr.write(`error: ${logText(error.message)} (${error.code})\n  next: ${logText(error.next)}\n`)
  return EXIT_CODES['bad-input']
}

function say(text: string, code = 0): number {
  process.stdout.write(text)
  return code
}

/** A line on stderr that counts, on a terminal only, once a run takes long enough for somebody to wonder. */
function showProgress() {
  const isShown = process.stderr.isTTY === true && !process.env.CI
  const begin = Date.now()
  let last = begin
  return {
    judged: (total: number) => {
      const now = Date.now()
      if (!isShown || now - begin < 1000 || now - last < 200) return
      last = now
      process.stderr.write(`\r${total} events judged …\r`)
    },
  }
}

function endBroken(error: unknown): never {
  const shown = error instanceof Error ? (error.stack ?? error.message) : String(error)
  process.stderr.write(`broken: hookwitness itself failed; this says nothing about the session.\n${logText(shown)}\n`)
  process.exit(EXIT_CODES.broken)
}

// Whoever reads our output may stop early (`| head`): that is no fault, and changes nothing about the exit code.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') endBroken(error)
  })
}
process.on('uncaughtException', endBroken)
process.on('unhandledRejection', endBroken)
process.exitCode = EXIT_CODES.broken
main(process.argv.slice(2)).then(
  (code) => {
    process.exitCode = code
  },
  (error: unknown) => {
    if (!(error instanceof GateError)) endBroken(error)
    process.exitCode = refuse([error])
  },
)
