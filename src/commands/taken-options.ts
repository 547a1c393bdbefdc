import type { OptionName, Options } from '../config/options.ts'
import { GateError } from '../errors.ts'

/** What a command that is no replay takes. */
export interface Taking {
  command: string
  takes: readonly OptionName[]
}

/** The options that were given and are none of those that the command takes; it prints for a terminal or as JSON. */
export function refuseUntaken(
  { command, takes }: Taking,
  { given, format }: { given: readonly OptionName[]; format: Options['format'] },
): GateError[] {
  return [
    ...given
      .filter((name) => !takes.includes(name))
      .map((name) => new GateError('invalid-option', `${command} takes no ${toFlag(name)}`, listTaken(takes))),
    ...(format === 'markdown' ? [new GateError('invalid-option', `${command} has no format markdown`, 'Use terminal or json.')] : []),
  ]
}

/** One sentence for whoever gave something else. */
export function listTaken(takes: readonly OptionName[]): string {
  return `It takes ${takes.map(toFlag).join(', ')}.`
}

function toFlag(name: OptionName): string {
  return `--${name.replaceAll('_', '-')}`
}
