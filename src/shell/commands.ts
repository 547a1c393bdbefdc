import type { Assignment, Command, CommandNode, SyntaxNode, Word } from 'unbash'
import { type Input, readInput } from './input.ts'
import { walkCommandLine } from './walk.ts'
import { type BraceBudget, type ReadWord, readWord } from './words.ts'

/** One command of a command line, wherever in it it stands. */
export interface SimpleCommand {
  /** As written, without leading assignments and without redirections; line continuations joined. Empty when it only assigns or redirects. */
  source: string
  /** The words with quotes removed and braces expanded; null where a word depends on an expansion. */
  words: (string | null)[]
  /** The same words, expansions as written (`$HOME/x`). */
  read: ReadWord[]
  /** What it reads from its standard input. */
  input: Input
  /** The reserved word before it, which Bash does not count as one of its words. */
  keyword: 'time' | 'coproc' | null
  /** Leading `NAME=value`; value null where it depends on an expansion. */
  assignments: { name: string; value: string | null }[]
}

/** The simple commands of a command line in source order. */
export interface CommandList {
  commands: SimpleCommand[]
  /** Whole pipelines of several commands, as written. */
  pipelines: string[]
  /** False when the text could not be read to its end: then a caller must assume that any command may run. */
  certain: boolean
}

/**
 * Lists every simple command inside a shell command line: after any operator or keyword, in groups, functions and
 * substitutions, in double quotes, redirection targets and unquoted here-documents. Comments, single quotes and the bodies
 * of quoted here-documents are data. The grammar is Bash's. Never throws, and its cost is bounded.
 */
export function listCommands(text: string): CommandList {
  const commands: SimpleCommand[] = []
  const pipelines: string[] = []
  const keywords = new Map<SyntaxNode, 'time' | 'coproc'>()
  const before = new Map<SyntaxNode, CommandNode>()
  const budget: BraceBudget = { words: 100 }
  const readAround = (node: Command) => ({
    keyword: keywords.get(node) ?? null,
    input: readInput(node, before.get(node), (words) => words.flatMap((word) => readWord(word, budget))),
  })
  const certain = walkCommandLine(text, ({ node, text: around }) => {
    if (node.type === 'Command') commands.push({ ...readCommand(node, around, budget), ...readAround(node) })
    if (node.type === 'Coproc') keywords.set(node.body, 'coproc')
    if (node.type !== 'Pipeline') return
    if (node.commands.length > 1) pipelines.push(around.slice(node.pos, node.end))
    const [first, ...others] = node.commands
    for (const [index, each] of others.entries()) before.set(each, node.commands[index] ?? each)
    if (first !== undefined && node.prefixes.some((prefix) => prefix.type === 'Time')) keywords.set(first, 'time')
  })
  return { commands, pipelines, certain }
}

function readCommand(command: Command, text: string, budget: BraceBudget): Omit<SimpleCommand, 'keyword' | 'input'> {
  const nodes = [...(command.name === undefined ? [] : [command.name]), ...command.suffix]
  const parts = nodes.filter((node) => node.type === 'Word' || node.type === 'Assignment')
  const read = parts.flatMap((part) => (part.type === 'Word' ? readWord(part, budget) : [readArgument(part, budget)]))
  return {
    source: joinSource(nodes, text),
    words: read.map((word) => (word.dynamic ? null : word.text)),
    read,
    assignments: command.prefix.filter((node) => node.type === 'Assignment').map((node) => readAssignment(node, budget)),
  }
}

/** `export A=b`: an assignment as an argument. */
function readArgument(assignment: Assignment, budget: BraceBudget): ReadWord {
  const { value } = assignment
  if (value.type !== 'Word') return { text: assignment.text, dynamic: true, name: null }
  const words = readWord(value, budget)
  const prefix = assignment.text.slice(0, value.pos - assignment.pos)
  const text = prefix + words.map((word) => word.text).join(' ')
  const dynamic = words.some((word) => word.dynamic)
  return { text, dynamic, name: dynamic ? null : text }
}

function readAssignment(assignment: Assignment, budget: BraceBudget): { name: string; value: string | null } {
  const { name, value } = assignment
  if (value.type !== 'Word' || assignment.append === true || assignment.index !== undefined) return { name, value: null }
  const words = readWord(value, budget)
  return { name, value: words.some((word) => word.dynamic) ? null : words.map((word) => word.text).join(' ') }
}

/** The words as written: blanks between neighbours stay, a redirection between two words becomes one blank. */
function joinSource(nodes: readonly SyntaxNode[], text: string): string {
  let source = ''
  let end = -1
  let gap = false
  for (const node of nodes) {
    if (node.type !== 'Word' && node.type !== 'Assignment') {
      gap = true
      continue
    }
    if (end >= 0) source += gap ? ' ' : joinLines(text.slice(end, node.pos))
    source += node.type === 'Word' ? wordSource(node, text) : text.slice(node.pos, node.end)
    end = node.end
    gap = false
  }
  return source
}

function wordSource(word: Word, text: string): string {
  const written = text.slice(word.pos, word.end)
  // Between single quotes a backslash before a line end is data.
  return written.includes("'") ? written : joinLines(written)
}

function joinLines(text: string): string {
  return text.replaceAll('\\\n', '')
}
