import { GateError } from '../errors.ts'
import type { ParsedDocument, Position, ValuePath } from '../formats/document.ts'
import { parseToml } from '../formats/toml.ts'
import { isObject, own } from '../model/json.ts'
import { nearestName } from '../text/nearest.ts'
import { showValue } from '../text/show.ts'
import { CONFIG_FILE, FILE_KEYS, type FileKey, HOOK_KEYS, NAMING_KEYS } from './file-form.ts'
import { OPTION_FORMS, type OptionName } from './options.ts'

/** One option that the file settles. Lines are 1-based. */
export interface FileOption {
  name: OptionName
  value: string | string[]
  line: number
}

/** One `[[hooks]]` entry: which hooks it speaks for, and what it settles for them. */
export interface HookEntry {
  names: Partial<Record<(typeof NAMING_KEYS)[number], string>>
  isReplayed: boolean
  isPure: boolean
  at: Position
}

/** What the configuration file says, and everything that is wrong with it. */
export interface ReadConfigFile {
  options: FileOption[]
  hooks: HookEntry[]
  errors: GateError[]
}

/** Reads the text of `.hookwitness.toml`. `dialects` are the ids of the hook systems that there are. Nothing of a file with errors may be used. */
export function readConfigFile(text: string, dialects: readonly string[]): ReadConfigFile {
  const parsed = parseToml(text)
  if (!parsed.ok) return { options: [], hooks: [], errors: [fault(`is no TOML: ${parsed.message}`, 'Mend the file.', parsed)] }
  return new Reading(parsed.document, dialects).read()
}

class Reading {
  private readonly document: ParsedDocument
  private readonly dialects: readonly string[]
  private readonly errors: GateError[] = []

  constructor(document: ParsedDocument, dialects: readonly string[]) {
    this.document = document
    this.dialects = dialects
  }

  read(): ReadConfigFile {
    const { value } = this.document
    this.refuseUnknown(value, [], { known: [...FILE_KEYS.map((key) => key.name), 'hooks'], of: 'the configuration file' })
    const options = FILE_KEYS.flatMap((key) => {
      const read = this.readKey(key, [key.name], own(value, key.name))
      // FILE_KEYS are options.
      return read === null ? [] : [{ name: key.name as OptionName, value: read, line: this.document.placeOf([key.name]).line }]
    })
    return { options, hooks: this.readEntries(own(value, 'hooks')), errors: cutList(this.errors) }
  }

  private readEntries(value: unknown): HookEntry[] {
    if (value === undefined) return []
    if (!Array.isArray(value)) {
      this.refuse(['hooks'], `hooks is ${show(value)}, not a list of entries`, 'Begin each entry with a line [[hooks]].')
      return []
    }
    return value.map((entry: unknown, index) => this.readEntry(entry, ['hooks', index]))
  }

  private readEntry(entry: unknown, path: ValuePath): HookEntry {
    const at = this.document.placeOf(path)
    const made: HookEntry = { names: {}, isReplayed: true, isPure: false, at }
    if (!isObject(entry)) {
      this.refuse(path, `an entry of hooks is ${show(entry)}, not a table`, 'Begin each entry with a line [[hooks]].')
      return made
    }
    this.refuseUnknown(entry, path, { known: HOOK_KEYS.map((key) => key.name), of: 'a [[hooks]] entry' })
    const read = new Map(HOOK_KEYS.map((key) => [key.name, this.readKey(key, [...path, key.name], own(entry, key.name))]))
    for (const name of NAMING_KEYS) {
      const value = read.get(name)
      if (typeof value === 'string') made.names[name] = value
    }
    made.isReplayed = read.get('replay') !== 'never'
    made.isPure = read.get('pure') === 'true'
    const settling = HOOK_KEYS.filter((key) => key.kind === 'choice').map((key) => key.name)
    if (!settling.some((name) => own(entry, name) !== undefined))
      this.refuse(path, 'a [[hooks]] entry settles nothing', 'Add replay = "never" or pure = true, or remove the entry.')
    return made
  }

  /** The value as an option's words; null when there is none, or none that can be used. */
  private readKey(key: FileKey, path: ValuePath, value: unknown): string | string[] | null {
    if (value === undefined) {
      if (key.isRequired) this.refuse(path, `a [[hooks]] entry has no ${key.name}`, `Add ${key.name}: \`hookwitness hooks\` shows it.`)
      return null
    }
    if (key.kind === 'list') return this.readNames(path, value)
    if (key.kind === 'text') return this.readText(path, key, value)
    const choices = key.choices ?? []
    // Only the words true and false have two spellings in TOML, of which one is a string.
    const word = typeof value === 'boolean' ? String(value) : value
    const isWord = typeof word === 'string' && choices.includes(word) && typeof value === (isTruth(word) ? 'boolean' : 'string')
    if (isWord) return word
    const nearest = typeof value === 'string' ? nearestName(value, choices) : null
    const hint = nearest === null ? '' : ` (did you mean ${spell(nearest)}?)`
    this.refuse(path, `${key.name} is ${show(value)}, which is none of its values`, `Use ${choices.map(spell).join(', ')}${hint}.`)
    return null
  }

  private readNames(path: ValuePath, value: unknown): string[] | null {
    const name = path.join('.')
    if (!Array.isArray(value) || value.length === 0) {
      this.refuse(
        path,
        `${name} is ${show(value)}, not a list of names`,
        `Write ${name} = ["${this.dialects[0]}"], or leave it out for all.`,
      )
      return null
    }
    for (const [index, item] of value.entries()) this.checkDialect([...path, index], name, item)
    return value.filter((item): item is string => typeof item === 'string')
  }

  private readText(path: ValuePath, key: FileKey, value: unknown): string | null {
    if (typeof value !== 'string' || value === '') {
      this.refuse(path, `${key.name} is ${show(value)}, not a text`, `Write it in quotes: \`hookwitness hooks\` shows what to write.`)
      return null
    }
    if (key.name === 'dialect') this.checkDialect(path, key.name, value)
    return value
  }

  private checkDialect(path: ValuePath, name: string, value: unknown): void {
    if (typeof value === 'string' && this.dialects.includes(value)) return
    const nearest = typeof value === 'string' ? nearestName(value, this.dialects) : null
    const next = nearest === null ? `Known are: ${this.dialects.join(', ')}.` : `Did you mean ${nearest}?`
    this.refuse(path, `${name} names ${show(value)}, which is no known hook system`, next)
  }

  private refuseUnknown(table: unknown, path: ValuePath, { known, of }: { known: string[]; of: string }): void {
    for (const name of isObject(table) ? Object.keys(table).filter((each) => !known.includes(each)) : []) {
      const nearest = nearestName(name, known)
      const isOption = path.length === 0 && OPTION_FORMS.some((form) => form.name === name.replaceAll('-', '_'))
      const next = nearest === null ? `Known are: ${known.join(', ')}.` : `Did you mean ${nearest}?`
      const elsewhere = 'Give it as an input of the action or a flag: a file in the repository does not settle it.'
      this.refuse([...path, name], `${show(name)} is no key of ${of}`, isOption && nearest === null ? elsewhere : next)
    }
  }

  private refuse(path: ValuePath, message: string, next: string): void {
    this.errors.push(fault(message, next, this.document.placeOf(path)))
  }
}

/** So many faults are told one by one: a file may hold any number. */
const MAX_FAULTS = 20

function cutList(errors: GateError[]): GateError[] {
  const [first, ...rest] = errors.slice(MAX_FAULTS)
  if (first === undefined) return errors
  const more = new GateError(first.code, `${first.message} (and ${rest.length} more faults)`, first.next, first.at)
  return [...errors.slice(0, MAX_FAULTS), rest.length === 0 ? first : more]
}

function fault(message: string, next: string, { line, column }: Position): GateError {
  return new GateError('config-file-invalid', message, next, { path: CONFIG_FILE, line, column })
}

function isTruth(word: string): boolean {
  return word === 'true' || word === 'false'
}

function spell(word: string): string {
  return isTruth(word) ? word : `"${word}"`
}

/** TOML has no null: a date or a time becomes one when it is read. */
function show(value: unknown): string {
  return value === null ? 'a date or time' : showValue(value)
}
