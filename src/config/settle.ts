import type { OptionName, Options } from './options.ts'
import type { FileOption } from './read-config-file.ts'

/** Where an option's value comes from: a flag or input, the configuration file, or the table of options. */
export type OptionSource = 'given' | 'file' | 'default'

/** Options as they hold once the configuration file has been read. */
export interface SettledOptions {
  options: Options
  sources: Record<OptionName, OptionSource>
}

/** The file settles what no flag and no input gave. */
export function settleOptions(options: Options, given: readonly OptionName[], file: readonly FileOption[]): SettledOptions {
  const settling = file.filter(({ name }) => !given.includes(name))
  const sourceOf = (name: OptionName): OptionSource =>
    given.includes(name) ? 'given' : settling.some((each) => each.name === name) ? 'file' : 'default'
  return {
    // The reader has checked each value against the option's form.
    options: { ...options, ...Object.fromEntries(settling.map(({ name, value }) => [name, value])) } as Options,
    sources: Object.fromEntries(Object.keys(options).map((name) => [name, sourceOf(name as OptionName)])) as SettledOptions['sources'],
  }
}
