import { type Input, isStream } from './input.ts'
import type { ReadWord } from './words.ts'
import { unwrap } from './wrappers.ts'

/** What a program runs besides itself. */
export interface Code {
  /** Shell scripts, expansions as written. */
  scripts: readonly string[]
  /** Words of commands that it starts. */
  commands: readonly (readonly ReadWord[])[]
  /** False when it also runs what stands nowhere in the command line. */
  isWhole: boolean
}

/**
 * The code that a program is handed: the script of `sh -c`, `eval`, `trap`, an alias, `watch`; what a shell reads from its input; the
 * commands of `find -exec`. Null for a program that is handed none. The content of a file is no part of the command line.
 */
export function readCode(name: string, args: readonly ReadWord[], input: Input): Code | null {
  return CODE.get(name)?.(args, input) ?? null
}

type ReadCode = (args: readonly ReadWord[], input: Input) => Code | null

const SHELLS = ['sh', 'bash', 'zsh', 'dash', 'ksh', 'ash', 'mksh', 'rbash', 'yash', 'fish']
const FIND_ACTIONS = ['-exec', '-execdir', '-ok', '-okdir']
const FD_ACTIONS = ['-x', '-X', '--exec', '--exec-batch']

const CODE: ReadonlyMap<string, ReadCode> = new Map<string, ReadCode>([
  ...SHELLS.map((name) => [name, readShell] as const),
  ['eval', (args) => scripts(joinTexts(args))],
  ['trap', readTrap],
  ['alias', (args) => scripts(...args.flatMap(({ text }) => /=([\s\S]*)/.exec(text)?.[1] ?? []))],
  ['.', readSource],
  ['source', readSource],
  ['env', readSplitString],
  ['sudo', readLogin],
  ['doas', readLogin],
  ['su', (args, input) => readOptionC(args) ?? readFrom(input)],
  ['runuser', readOptionC],
  ['script', readOptionC],
  ['flock', readOptionC],
  ['watch', (args) => scripts(joinTexts(unwrap('watch', args) ?? []))],
  ['parallel', readParallel],
  ['xargs', readXargs],
  ['find', (args) => readActions(args, FIND_ACTIONS)],
  ['fd', (args) => readActions(args, FD_ACTIONS)],
  ['fdfind', (args) => readActions(args, FD_ACTIONS)],
])

function scripts(...texts: readonly string[]): Code {
  return { scripts: texts, commands: [], isWhole: true }
}

const NOTHING: Code = scripts()
const ELSEWHERE: Code = { ...NOTHING, isWhole: false }

function readFrom(input: Input): Code {
  if (input.kind === 'text') return scripts(input.text)
  return input.kind === 'file' ? NOTHING : ELSEWHERE
}

function joinTexts(words: readonly ReadWord[]): string {
  return words.map((word) => word.text).join(' ')
}

/** Options may follow `-c`: `bash -c -x 'rm x'`; `-o` takes a name. */
function readShell(args: readonly ReadWord[], input: Input): Code {
  const flags = new Set<string>()
  let at = 0
  for (let arg = args[0]?.text; arg !== undefined && /^[-+]./.test(arg) && arg !== '--'; arg = args[at]?.text) {
    if (arg === '--version' || arg === '--help') return NOTHING
    if (!arg.startsWith('--')) for (const letter of arg.slice(1)) flags.add(letter)
    at += /^(?:[-+][A-Za-z]*[oO]|--rcfile|--init-file)$/.test(arg) ? 2 : 1
  }
  const operand = args[args[at]?.text === '--' ? at + 1 : at]?.text
  if (flags.has('c')) return operand === undefined ? ELSEWHERE : scripts(operand)
  if (operand === undefined || flags.has('s')) return readFrom(input)
  return readFile(operand, input)
}

function readSource(args: readonly ReadWord[], input: Input): Code {
  const [file] = args
  return file === undefined ? NOTHING : readFile(file.text, input)
}

function readFile(path: string, input: Input): Code {
  if (!isStream(path)) return NOTHING
  return path.startsWith('<(') ? ELSEWHERE : readFrom(input)
}

function readTrap(args: readonly ReadWord[]): Code {
  const [script, ...signals] = args[0]?.text === '--' ? args.slice(1) : args
  return script === undefined || script.text.startsWith('-') || signals.length === 0 ? NOTHING : scripts(script.text)
}

/** `env -S 'rm -rf x'` splits one word into several. */
function readSplitString(args: readonly ReadWord[]): Code | null {
  for (const [at, { text }] of args.entries()) {
    if (!text.startsWith('-') && !text.includes('=')) return null
    const [, attached] = /^(?:--split-string=?|-[A-Za-z0]*?S)([\s\S]*)$/.exec(text) ?? []
    if (attached !== undefined) return scripts(`${attached} ${joinTexts(args.slice(at + 1))}`.trim())
  }
  return null
}

/** `sudo -i` and `sudo -s` without a command are a shell. */
function readLogin(args: readonly ReadWord[], input: Input): Code | null {
  const isShell = args.some(({ text }) => /^(?:-[A-Za-z]*[is]|--login$|--shell$)/.test(text))
  return isShell && unwrap('sudo', args)?.length === 0 ? readFrom(input) : null
}

/** `su -c SCRIPT`, also as `--command=SCRIPT` or in a cluster. */
function readOptionC(args: readonly ReadWord[]): Code | null {
  for (const [at, { text }] of args.entries()) {
    const [, attached] = /^(?:-[A-Za-z]*?c|--(?:session-)?command=?)([\s\S]*)$/.exec(text) ?? []
    if (attached !== undefined) return attached === '' ? scripts(args[at + 1]?.text ?? '') : scripts(attached)
  }
  return null
}

/** Without a command, each line of its input is one. */
function readParallel(args: readonly ReadWord[]): Code {
  const words = unwrap('parallel', args) ?? []
  const end = words.findIndex(({ text }) => /^:{3,4}\+?$/.test(text))
  const command = end < 0 ? words : words.slice(0, end)
  return command.length === 0 ? ELSEWHERE : scripts(joinTexts(command))
}

/** `xargs -I% % x`: what stands for the words that it reads is written as `{}`. Without such a mark they follow the command's own. */
function readXargs(args: readonly ReadWord[]): Code {
  const command = unwrap('xargs', args) ?? []
  if (command.length === 0) return NOTHING
  const options = args.slice(0, args.length - command.length)
  const at = options.findIndex(({ text }) => REPLACES.test(text))
  const attached = options[at]?.text.replace(REPLACES, '')
  const mark = attached === '' ? options[at + 1]?.text : attached
  if (mark === undefined || mark === '') return { ...NOTHING, commands: [command], isWhole: !isOnlyWrappers(command) }
  return { ...NOTHING, commands: [command.map((word) => ({ ...word, text: word.text.replaceAll(mark, '{}') }))] }
}

const REPLACES = /^(?:-[A-Za-z0]*I|--replace=)/

/** `xargs env`: the words that it reads name the program. */
function isOnlyWrappers(words: readonly ReadWord[]): boolean {
  let rest: readonly ReadWord[] | null = words
  for (let depth = 0; rest !== null && depth < 16; depth += 1) {
    const [program, ...args]: readonly ReadWord[] = rest
    if (program === undefined) return true
    rest = program.name === null ? null : unwrap(program.name, args)
  }
  return false
}

/** The words behind each action, to `;` or `{} +`. */
function readActions(args: readonly ReadWord[], actions: readonly string[]): Code {
  const commands: ReadWord[][] = []
  let isInside = false
  for (const [at, arg] of args.entries()) {
    const isEnd = arg.text === ';' || (arg.text === '+' && args[at - 1]?.text === '{}')
    if (isInside && !isEnd) commands.at(-1)?.push(arg)
    else if (!isInside && actions.includes(arg.text)) commands.push([])
    isInside = isInside ? !isEnd : actions.includes(arg.text)
  }
  return { ...NOTHING, commands }
}
