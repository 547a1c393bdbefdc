import { GateError } from '../errors.ts'
import { OPTION_FORMS, type OptionForm, type OptionName } from './options.ts'
import { type ReadOptions, readOptions, refuseName, type Written } from './read-options.ts'

/** What a command line says. */
export interface ReadFlags extends ReadOptions {
  /** Arguments that are no flags. */
  words: string[]
  help: boolean
  version: boolean
}

const FORMS = OPTION_FORMS.filter((form) => form.where !== 'action')

/** What a shell makes of a command that prints nothing: `replay "$(ls *.jsonl)"`. As a path it would be the whole folder. */
const EMPTY_WORD = new GateError('invalid-option', 'an argument is empty', 'Leave it out, or see why what stands for it is empty.')

/** Reads flags: `--on_ask deny`, `--on_ask=deny`, `--on-ask deny`; `--` ends them. */
export function readFlags(argv: readonly string[]): ReadFlags {
  const written: Written = new Map()
  const words: string[] = []
  const errors: GateError[] = []
  const asked = { help: false, version: false }
  const pending = [...argv]
  for (let word = pending.shift(); word !== undefined; word = pending.shift()) {
    if (word === '--') {
      words.push(...pending.splice(0))
    } else if (word === '--help' || word === '-h') asked.help = true
    else if (word === '--version' || word === '-V') asked.version = true
    else if (word.startsWith('--')) errors.push(...readFlag(word, pending, written))
    else if (word.startsWith('-') && word !== '-')
      errors.push(new GateError('unknown-option', `unknown option ${word}`, 'Options begin with two dashes.'))
    else if (word === '') errors.push(EMPTY_WORD)
    else words.push(word)
  }
  const read = readOptions(written, toFlag)
  return { ...read, errors: [...errors, ...read.errors], words, ...asked }
}

function readFlag(word: string, pending: string[], written: Written): GateError[] {
  const equals = word.indexOf('=')
  const name = word.slice(2, equals < 0 ? undefined : equals).replaceAll('-', '_')
  const form = FORMS.find((each) => each.name === name || each.alias === name)
  if (form === undefined) return [refuseName(name, FORMS, toFlag)]
  const value = equals < 0 ? takeValue(form, pending) : word.slice(equals + 1)
  if (value === null)
    return [new GateError('invalid-option', `${toFlag(name)} has no value`, `Write ${toFlag(name)} ${form.choices?.join('|') ?? 'VALUE'}.`)]
  written.set(form.name, [...(written.get(form.name) ?? []), value])
  return []
}

/** Words that somebody who writes them means as the value of a switch, not as a file. */
const LIKE_A_CHOICE = /^(?:yes|no|on|off|0|1|true|false)$/i

/** The next word; a choice that has `true` may stand bare. */
function takeValue(form: OptionForm, pending: string[]): string | null {
  const next = pending[0]
  if (form.choices?.includes('true'))
    return next !== undefined && (form.choices.includes(next) || LIKE_A_CHOICE.test(next)) ? (pending.shift() ?? null) : 'true'
  if (next === undefined || next.startsWith('--')) return null
  return pending.shift() ?? null
}

function toFlag(name: OptionName | string): string {
  return `--${name.replaceAll('_', '-')}`
}
