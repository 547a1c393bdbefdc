#!/usr/bin/env node
import { HELP } from './commands/help.ts'
import { keepHeapSmall } from './commands/keep-heap-small.ts'
import { printText } from './commands/print.ts'
import { runToEnd } from './commands/run-to-end.ts'
import { VERSION } from './commands/version.ts'
import { readFlags } from './config/read-flags.ts'
import { EXIT_CODES } from './exit.ts'

let loaded: typeof import('./cli/run-command.ts') | null = null

/** The command line: flags → the command → exit code. Everything that is thrown ends red. */
async function main(argv: string[]): Promise<number> {
  const flags = readFlags(argv)
  if (flags.version) return say(`hookwitness ${VERSION}\n`)
  if (flags.help || argv.length === 0) return say(HELP, flags.help ? 0 : EXIT_CODES['bad-input'])
  return (await loadCommands()).runCommand(flags)
}

/** What was only asked for as text: it is the whole result, so it has to arrive. */
async function say(text: string, code = 0): Promise<number> {
  const fault = await printText(text)
  return fault === null ? code : (await loadCommands()).refuse([fault])
}

/** Not loaded to say what version this is: it takes as long as Node itself. */
async function loadCommands() {
  keepHeapSmall()
  loaded ??= await import('./cli/run-command.ts')
  return loaded
}

runToEnd(() => main(process.argv.slice(2)), {
  broken: (shown) => {
    // Nothing foreign has been read before the commands are there.
    const safe = loaded?.logText(shown) ?? shown
    process.stderr.write(`broken: hookwitness itself failed; this says nothing about the session.\n${safe}\n`)
  },
  refused: (errors) => loaded?.tell(errors),
})
