import type { OptionName, Options } from '../config/options.ts'
import { GateError } from '../errors.ts'

/** What a command other than `replay` ends with: its whole result is what is printed. */
export interface Printed {
  /** For stdout or `output`; safe. */
  pieces: Iterable<string>
  /** For stderr, beside the result; safe, each with its line end. */
  told: string[]
  code: number
}

/** The options that say which hooks there are, and where the result goes. */
export const HOOK_OPTIONS: readonly OptionName[] = [
  ...(['repo', 'dialects', 'copilot_host', 'hooks_from', 'trust_project', 'user_config', 'format', 'output'] as const),
]

/** Those, and how hooks that are started run. */
export const START_OPTIONS: readonly OptionName[] = [...HOOK_OPTIONS, 'sandbox']

/** What was written on the command line beside what such a command takes. */
export function refuseUnused(
  command: string,
  takes: readonly OptionName[],
  { words, given, format }: { words: readonly string[]; given: readonly OptionName[]; format: Options['format'] },
): GateError[] {
  const refuse = (what: string) =>
    new GateError('invalid-option', `${command} takes no ${what}`, `It takes ${takes.map(toFlag).join(', ')}.`)
  return [
    ...words.map((word) => refuse(JSON.stringify(word))),
    ...given.filter((name) => !takes.includes(name)).map((name) => refuse(toFlag(name))),
    ...(format === 'markdown' ? [new GateError('invalid-option', `${command} has no format markdown`, 'Use terminal or json.')] : []),
  ]
}

function toFlag(name: OptionName): string {
  return `--${name.replaceAll('_', '-')}`
}
