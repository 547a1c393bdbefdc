import { makeSafe } from './safe.ts'

// actions/runner ActionCommand.TryParseV2 trims white space (.NET's idea of it) before it looks for `::`.
const COMMAND_AT_START = /^([\s\u0085]*):(?=:)/
// … and TryParse looks for the older `##[` anywhere in the line.
const COMMAND_ANYWHERE = /##\[/g

/** Foreign text for a line on stdout: cleaned, masked, and no line of it is a workflow command. Commands are broken visibly. */
export function logText(text: string): string {
  return makeSafe(text).split('\n').map(guardLine).join('\n')
}

/** One cleaned line that GitHub's runner does not take for a command: `::error::` becomes `: :error::`, `##[` becomes `## [`. */
export function guardLine(line: string): string {
  return line.replace(COMMAND_AT_START, '$1: ').replace(COMMAND_ANYWHERE, '## [')
}
