import { readCode } from './code.ts'
import { type CommandList, listCommands } from './commands.ts'
import type { Input } from './input.ts'
import type { ReadWord } from './words.ts'
import { unwrap } from './wrappers.ts'

/** A spelling of what a command really starts. */
export interface LooseForm {
  text: string
  /** How much of the text is as it will be: what follows depends on an expansion. The whole length when nothing does. */
  known: number
}

/** Spellings of what the commands of a command line really start. */
export interface LooseForms {
  forms: LooseForm[]
  /**
   * A part of the command line of which it cannot be told what it runs: a program that an expansion names, a script that cannot be read
   * or comes from elsewhere. Null when there is none.
   */
  untold: string | null
}

/**
 * The loose forms of commands: their words with quotes removed and single blanks, also without the folder of the program,
 * without programs that only start another one (`sudo`, `env` …), and the commands inside a script given to a shell
 * (`sh -c`, `eval`, `| sh` …); also whole pipelines. Together at most 2,000.
 */
export function listLooseForms(list: CommandList): LooseForms {
  const search: Search = { forms: new Map(), untold: null }
  addList(list, search, 0)
  return { forms: [...search.forms.values()], untold: search.untold }
}

interface Search {
  forms: Map<string, LooseForm>
  untold: string | null
}

const MAX_SCRIPTS_DEEP = 5
const MAX_WRAPPERS = 16
const MAX_FORMS = 2_000

function addList({ commands, pipelines }: CommandList, search: Search, depth: number): void {
  for (const pipeline of pipelines) addText(pipeline, pipeline.length, search)
  for (const { source, read, input } of commands) {
    if (depth > 0 && source !== '') addText(source, source.length, search)
    addForms(read, input, search, depth)
  }
}

function addForms(words: readonly ReadWord[], input: Input, search: Search, depth: number): void {
  let rest: readonly ReadWord[] | null = words
  for (let wrappers = 0; wrappers <= MAX_WRAPPERS && rest !== null; wrappers += 1) {
    rest = addForm(rest, input, search, depth)
  }
  if (rest !== null) leaveUntold(words, search)
}

/** Adds what a command is called; answers with the command that it starts, null when there is none. */
function addForm(words: readonly ReadWord[], input: Input, search: Search, depth: number): readonly ReadWord[] | null {
  const [program, ...args] = words
  if (program === undefined) return null
  const { name } = program
  addText(...spell(words), search)
  // `{}` stands for what `find` or `xargs` finds.
  if (name === null || program.text.includes('{}')) return leaveUntold(words, search)
  addText(...spell([{ text: name, dynamic: false, name }, ...args]), search)
  const code = readCode(name, args, input)
  if (code === null) return unwrap(name, args)
  for (const script of code.scripts) addScript(script, search, depth)
  for (const command of code.commands) addForms(command, input, search, depth)
  return code.isWhole ? null : leaveUntold(words, search)
}

function addScript(script: string, search: Search, depth: number): void {
  const list = depth >= MAX_SCRIPTS_DEEP ? null : listCommands(script)
  if (list !== null) addList(list, search, depth + 1)
  if (list?.certain !== true) search.untold ??= script
}

function addText(text: string, known: number, search: Search): void {
  if (search.forms.size < MAX_FORMS) search.forms.set(text, { text, known })
  else if (!search.forms.has(text)) search.untold ??= text
}

function leaveUntold(words: readonly ReadWord[], search: Search): null {
  search.untold ??= spell(words)[0]
  return null
}

function spell(words: readonly ReadWord[]): [text: string, known: number] {
  const text = words.map((word) => word.text).join(' ')
  // A program whose name is known is no open part, whatever its folder.
  const dynamic = words.findIndex((word, at) => word.dynamic && (at > 0 || word.name === null))
  if (dynamic < 0) return [text, text.length]
  return [text, words.slice(0, dynamic).reduce((length, word) => length + word.text.length + 1, 0)]
}
