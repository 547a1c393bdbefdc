#!/usr/bin/env node
import * as fs from 'node:fs'
import { reportBadInput } from './commands/build-report.ts'
import { HELP } from './commands/help.ts'
import { listHooks } from './commands/hooks.ts'
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
  if (command === 'hooks') return flags.errors.length > 0 ? refuse(flags.errors) : say(await listHooks(options, process.env))
  const report =
    flags.errors.length > 0
      ? reportBadInput(options, flags.errors)
      : await replay(options, { env: process.env, workflow: null }, showProgress())
  return deliver(report, { ...flags, options })
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
  if (report_path !== null) writeFile(report_path, renderJson(report))
  if (output !== null) writeFile(output, text)
  else process.stdout.write(text)
  const badInput = report.findings.filter((finding) => finding.id === 'bad-input')
  for (const finding of badInput) process.stderr.write(`error: ${logText(finding.message)}\n  next: ${logText(finding.mend ?? '')}\n`)
  return report.exit_code
}

function writeFile(file: string, text: string): void {
  try {
    fs.writeFileSync(file, text)
  } catch (error) {
    throw new GateError('output-unwritable', `${file} cannot be written (${String(error)})`, 'Name a file in an existing folder.')
  }
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
