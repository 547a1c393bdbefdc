import { reportBadInput } from '../commands/build-report.ts'
import type { listHooks } from '../commands/hooks.ts'
import { countFaults, prepareOutputs, writeOutput } from '../commands/outputs.ts'
import { printLines, printPieces, printText } from '../commands/print.ts'
import { HOOK_OPTIONS, refuseUnused, START_OPTIONS } from '../commands/printed.ts'
import type { Replayed } from '../commands/replay.ts'
import type { OptionName, Options } from '../config/options.ts'
import type { ReadFlags } from '../config/read-flags.ts'
import { GateError } from '../errors.ts'
import { EXIT_CODES } from '../exit.ts'
import { reporters } from '../reporters/index.ts'
import { renderJson } from '../reporters/json.ts'
import { logText } from '../text/log.ts'
import { nearestName } from '../text/nearest.ts'
import { joinWords } from '../text/numbers.ts'
import { makeSafe } from '../text/safe.ts'

// Each command is loaded when it is called for: most of what one needs is nothing to the others.

/** Commands whose result is what they print. */
const PRINTING: ReadonlyMap<string, PrintingCommand> = new Map([
  ['hooks', { takes: HOOK_OPTIONS, load: async () => (await import('../commands/hooks.ts')).listHooks }],
  ['test', { takes: START_OPTIONS, load: async () => (await import('../commands/test.ts')).testHooks }],
])

interface PrintingCommand {
  takes: readonly OptionName[]
  load(): Promise<typeof listHooks>
}
const COMMANDS = ['replay', ...PRINTING.keys(), 'explain', 'events']
const NO_COMMAND = new GateError('unknown-command', 'no command is named', `Name one of ${joinWords(COMMANDS, 'or')}: hookwitness replay …`)

/** Runs the command that the flags name: options → the command → print. Returns the exit code. */
export async function runCommand(flags: ReadFlags): Promise<number> {
  const [command, ...words] = flags.words
  if (command === undefined) return refuse([...flags.errors, NO_COMMAND])
  if (!COMMANDS.includes(command)) return refuse([...flags.errors, refuseCommand(command)])
  const printing = PRINTING.get(command)
  if (printing !== undefined) return print(printing, flags)
  if (command === 'explain') return showExplanation(flags, words)
  const options = { ...flags.options, transcripts: [...words, ...flags.options.transcripts] }
  if (command === 'events') return showEvents({ ...flags, options })
  const { faults, usable } = await prepareOutputs(options, ['output', 'report_path', 'events_out'])
  const errors = [...flags.errors, ...faults]
  if (errors.length > 0) return deliver({ report: reportBadInput(options, errors), unwritten: [] }, usable)
  const { replay } = await import('../commands/replay.ts')
  const around = { env: process.env, workflow: null, given: flags.given }
  return deliver(await replay(options, around, showProgress()), usable)
}

/** Says what of the user's input is wrong; returns the exit code. */
export function refuse(errors: readonly GateError[]): number {
  tell(errors)
  return EXIT_CODES['bad-input']
}

export { logText } from '../text/log.ts'

/** Says what is wrong, and what to do about it. */
export function tell(errors: readonly GateError[]): void {
  for (const { message, code, next, at } of errors) {
    const place = at === null ? '' : `${[at.path, at.line, at.column].filter((part) => part !== undefined).join(':')}: `
    process.stderr.write(`error: ${logText(makeSafe(`${place}${message}`))} (${code})\n  next: ${logText(makeSafe(next))}\n`)
  }
}

async function print({ takes, load }: PrintingCommand, { options, errors, given, words }: ReadFlags): Promise<number> {
  const [command = '', ...others] = words
  const faults = [...errors, ...refuseUnused(command, takes, { words: others, given, format: options.format })]
  const { faults: unusable } = faults.length > 0 ? { faults: [] } : await prepareOutputs(options, ['output'])
  if (faults.length + unusable.length > 0) return refuse([...faults, ...unusable])
  const run = await load()
  const { pieces, told, code } = await run(options, { env: process.env, workflow: null, given })
  const unwritten = await show(pieces, options)
  for (const text of told) process.stderr.write(text)
  tell(unwritten)
  return unwritten.length > 0 && code === EXIT_CODES.passed ? EXIT_CODES['bad-input'] : code
}

async function showExplanation({ options, errors, given }: ReadFlags, words: string[]): Promise<number> {
  const { explain, refuseForExplain } = await import('../commands/explain.ts')
  const refused = [...errors, ...refuseForExplain(words, given, options.format)]
  const [word = ''] = words
  const transcripts = [word.replace(/:\d+$|#[^#]*$/, '')]
  const faults = refused.length > 0 ? refused : (await prepareOutputs({ ...options, transcripts }, ['output'])).faults
  if (faults.length > 0) return refuse(faults)
  const around = { env: process.env, workflow: null, given }
  const { pieces, code } = await explain(word, { asked: options, around, look: lookOf(options), progress: showProgress() })
  const unwritten = await show(pieces, options)
  tell(unwritten)
  return unwritten.length > 0 && code === EXIT_CODES.passed ? EXIT_CODES['bad-input'] : code
}

async function showEvents({ options, errors, given }: ReadFlags): Promise<number> {
  const { printEvents, refuseForEvents } = await import('../commands/events.ts')
  const refused = [...errors, ...refuseForEvents(given)]
  const faults = refused.length > 0 ? refused : (await prepareOutputs(options, ['output'])).faults
  if (faults.length > 0) return refuse(faults)
  const { pieces, end } = await printEvents(options, { env: process.env, workflow: null, given })
  const unwritten = options.output === null ? await printLines(pieces) : await writeOutput('output', options.output, pieces)
  const { told, code } = end()
  for (const text of told) process.stderr.write(text)
  if (unwritten === null) return code
  tell([unwritten])
  return EXIT_CODES['bad-input']
}

function refuseCommand(command: string): GateError {
  const nearest = nearestName(command, COMMANDS)
  const next = nearest === null ? `Commands are: ${COMMANDS.join(', ')}.` : `Did you mean ${nearest}?`
  return new GateError('unknown-command', `unknown command ${JSON.stringify(command)}`, next)
}

/** Printed first, written after: what was found is told even where nothing can be written. */
async function deliver({ report, unwritten }: Replayed, options: Options): Promise<number> {
  const { format, report_path } = options
  const told = countFaults(report, unwritten)
  const pieces = reporters[format](told, { ...lookOf(options), reportPath: report_path })
  const faults = [...unwritten, ...(await show(pieces, options))]
  const fault = report_path === null ? null : await writeOutput('report_path', report_path, renderJson(countFaults(report, faults)))
  if (fault !== null) faults.push(fault)
  tell(faults)
  return countFaults(report, faults).exit_code
}

/** How text for people looks where it goes. */
function lookOf({ output }: Pick<Options, 'output'>): { color: boolean; width: number } {
  const color = output === null && process.stdout.isTTY === true && !process.env.NO_COLOR
  return { color, width: process.stdout.columns ?? 100 }
}

/** Prints, or writes to `output`; what that file does not take is printed after all. */
async function show(pieces: Iterable<string>, { output, format }: Pick<Options, 'output' | 'format'>): Promise<GateError[]> {
  const unwritten = output === null ? null : await writeOutput('output', output, pieces)
  if (output !== null && unwritten === null) return []
  const unprinted = format === 'json' ? await printPieces(pieces) : await printText([...pieces].join(''))
  return [unwritten, unprinted].filter((fault) => fault !== null)
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
