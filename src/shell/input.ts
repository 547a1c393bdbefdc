import type { Command, CommandNode, HereDoc, Redirection, Word } from 'unbash'
import type { ReadWord } from './words.ts'

/** What a command reads from its standard input. */
export type Input =
  /** Text that stands in the command line, expansions as written. */
  | { kind: 'text'; text: string }
  /** What is in a file, as a script file's content is. */
  | { kind: 'file' }
  /** What another command prints, or what the whole line is given. */
  | { kind: 'unknown' }

type ReadWords = (nodes: readonly Word[]) => ReadWord[]

/** What a command reads: its last redirection of standard input, else what the command before it in the pipeline prints. */
export function readInput(command: Command, before: CommandNode | undefined, read: ReadWords): Input {
  const own = [...command.redirects].reverse().find(isInput)
  if (own !== undefined) return readRedirection(own, read)
  const printed = before?.type === 'Command' ? readPrinted(before, read) : null
  return printed === null ? UNKNOWN : { kind: 'text', text: printed }
}

const UNKNOWN: Input = { kind: 'unknown' }

function isInput(redirection: Redirection): boolean {
  const { descriptor } = redirection
  if (descriptor !== undefined && (descriptor.type !== 'FileDescriptor' || descriptor.value !== 0)) return false
  return redirection.type !== 'Redirect' || ['<', '<>', '<&'].includes(redirection.operator)
}

function readRedirection(redirection: Redirection, read: ReadWords): Input {
  if (redirection.type === 'HereDoc') return { kind: 'text', text: readHereDoc(redirection) }
  const words = redirection.target === undefined ? [] : read([redirection.target])
  const text = words.map((word) => word.text).join(' ')
  if (redirection.type === 'HereString') return { kind: 'text', text }
  return redirection.operator === '<&' || isStream(text) ? UNKNOWN : { kind: 'file' }
}

/** Whether a file name stands for something that a program writes or a terminal gives. */
export function isStream(path: string): boolean {
  return path === '-' || path.startsWith('<(') || /^\/(?:dev|proc)\//.test(path)
}

/** Where the delimiter is not quoted, a backslash quotes `$`, a backtick and itself. */
function readHereDoc({ delimiter, body }: HereDoc): string {
  return delimiter?.quoted === true ? body.text : body.text.replace(/\\([$`\\])/g, '$1')
}

/** What `echo`, `printf` and a `cat` of a here-document print; null when it cannot be told. */
function readPrinted(command: Command, read: ReadWords): string | null {
  if (command.name === undefined || command.suffix.some((part) => part.type === 'Assignment')) return null
  const [program, ...args] = read([command.name, ...command.suffix.filter((part) => part.type === 'Word')]).map((word) => word.text)
  if (program === 'echo') return readEscapes(args.slice(args.filter((arg) => /^-[neE]+$/.test(arg)).length).join(' '))
  if (program === 'printf') return readPrintf(args)
  if (program !== 'cat' || args.length > 0) return null
  const input = readInput(command, undefined, read)
  return input.kind === 'text' ? input.text : null
}

function readPrintf([format = '', ...values]: readonly string[]): string | null {
  if (format === '%s\\n' || (format === '%s' && values.length === 1)) return values.join('\n')
  return format.includes('%') ? null : readEscapes(format)
}

/** A shell's `echo` may read escapes: of them only a line end is known here. */
function readEscapes(text: string): string | null {
  const lines = text.replaceAll('\\n', '\n')
  return lines.includes('\\') ? null : lines
}
