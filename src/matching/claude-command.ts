import { type CommandList, listCommands, type SimpleCommand } from '../shell/commands.ts'
import { type Construct, findConstructs } from '../shell/constructs.ts'
import type { ReadWord } from '../shell/words.ts'
import { unwrap } from '../shell/wrappers.ts'
import { matchSegments, type Segments } from './glob-match.ts'

/** Whether a rule's pattern speaks to a command. */
export interface ClaudeCommandMatch {
  fires: boolean
  doubt: Doubt | null
  /** False: only the documentation says so; a hook with such an `if` was seen not to run. */
  live: boolean
  why: string
}

/**
 * Whether a rule `Bash(PATTERN)` speaks to a command: as an `if` does (`matchAsIf`), and to what a process wrapper starts, which
 * https://code.claude.com/docs/en/permissions#process-wrappers says of every rule.
 */
export function matchClaudeCommand(pattern: string, command: string): ClaudeCommandMatch {
  const wanted = pattern.trim()
  if (wanted === '' || wanted === '*') return { fires: true, doubt: null, live: true, why: 'the rule covers every command' }
  const list = listCommands(command)
  const matches = compilePattern(wanted)
  const measured = matchAsIf(wanted, command, list, matches)
  if (measured.fires && measured.doubt === null) return { ...measured, live: true }
  const wrapped = list.commands.flatMap(spellWrapped).find(matches)
  if (wrapped === undefined) return { ...measured, live: true }
  return { fires: true, doubt: null, live: measured.fires, why: `"${wanted}" matches "${wrapped}" behind a process wrapper` }
}

/**
 * Whether Claude Code's `if: "Bash(PATTERN)"` runs a hook for a command (measured on 2.1.332, test/matching/claude-if.json):
 * each simple command's words, quotes removed, against the pattern; only a bare `xargs` is looked through. A command that
 * Claude Code cannot tell runs the hook, whatever the pattern says: then the match is in doubt.
 */
function matchAsIf(
  wanted: string,
  command: string,
  list: CommandList,
  matches: (text: string) => boolean,
): Omit<ClaudeCommandMatch, 'live'> {
  const hit = list.commands.flatMap(spell).find(matches)
  if (hit !== undefined) return { fires: true, doubt: null, why: `"${wanted}" matches "${hit}"` }
  if (!list.certain) return { fires: true, doubt: 'unreadable', why: 'the command cannot be parsed, so the hook runs' }
  if (command.length > MAX_LENGTH)
    return { fires: true, doubt: 'opaque', why: `the command is longer than ${MAX_LENGTH} characters, so the hook runs` }
  const { constructs } = findConstructs(command)
  const opaque = [...constructs].find((construct) => !UNKNOWN_ARGUMENT.has(construct))
  if (opaque !== undefined)
    return { fires: true, doubt: 'opaque', why: `Claude Code cannot check a command with ${spellConstruct(opaque)}, so the hook runs` }
  const [unknown] = constructs
  if (unknown !== undefined && !NAME_ONLY.test(wanted)) {
    return {
      fires: true,
      doubt: 'opaque',
      why: `"${wanted}" asks for more than a command name, and the command has a ${unknown}, so the hook runs`,
    }
  }
  return { fires: false, doubt: null, why: `"${wanted}" matches no command in it` }
}

/**
 * Why a rule only counts as a match. `unreadable`: what was called could not be read, so it may be anything. `opaque`: it was read, and
 * holds what a rule cannot tell (`$X y`); Claude Code runs a hook then, and applies no permission rule.
 */
export type Doubt = 'unreadable' | 'opaque'

/** Claude Code runs the hook for longer commands; measured with 12,005 characters. */
const MAX_LENGTH = 10_000

/** Leave the program known: only a pattern that asks about arguments runs. */
const UNKNOWN_ARGUMENT: ReadonlySet<Construct> = new Set<Construct>(['substitution', 'variable'])
const NAME_ONLY = /^[^\s*]+(?: \*|:\*|\*)$/

function spell(command: SimpleCommand): string[] {
  const texts = command.read.map((word) => word.text)
  if (texts.length === 0) return []
  const [program, first] = texts
  // Claude Code takes `time` and `coproc` for the program.
  const line = [...(command.keyword === null ? [] : [command.keyword]), ...texts].join(' ')
  if (command.keyword !== null) return [line]
  return program === 'xargs' && first !== undefined && !first.startsWith('-') ? [line, texts.slice(1).join(' ')] : [line]
}

/** The page names the first five and says that the list is fixed; the others stood in an earlier one. */
const PROCESS_WRAPPERS = new Set(['timeout', 'time', 'nice', 'nohup', 'stdbuf', 'command', 'builtin', 'noglob'])

/** What a command starts behind one process wrapper or several, each one further in. */
function spellWrapped({ keyword, read }: SimpleCommand): string[] {
  const lines = keyword === 'time' ? [spellWords(read)] : []
  for (let words: readonly ReadWord[] = read; ; ) {
    const [program, ...args] = words
    const inner = program !== undefined && PROCESS_WRAPPERS.has(program.text) ? unwrap(program.text, args) : null
    if (inner === null || inner.length === 0) return lines
    lines.push(spellWords(inner))
    words = inner
  }
}

function spellWords(words: readonly ReadWord[]): string {
  return words.map((word) => word.text).join(' ')
}

/** `*` is any run of characters, `\*` a star; `NAME:*` and a sole trailing ` *` also match the bare name. */
function compilePattern(pattern: string): (text: string) => boolean {
  if (pattern.endsWith(':*') && !pattern.slice(0, -2).includes('*')) {
    const prefix = pattern.slice(0, -2)
    return (text) => text === prefix || text.startsWith(`${prefix} `)
  }
  const segments = splitStars(pattern)
  const whole = toSegments(segments)
  const bare = segments.length === 2 && segments[1] === '' && segments[0]?.endsWith(' ') ? segments[0].slice(0, -1) : null
  return (text) => text === bare || matchSegments(whole, text)
}

function splitStars(pattern: string): string[] {
  const segments = ['']
  for (const [token] of pattern.matchAll(/\\[*\\]|[\s\S]/g)) {
    if (token === '*') segments.push('')
    else segments.push((segments.pop() ?? '') + (token.length > 1 ? token.slice(1) : token))
  }
  return segments
}

function toSegments(texts: readonly string[]): Segments {
  return texts.map((text) => (text === '' ? [] : [{ kind: 'text', text }]))
}

function spellConstruct(construct: Construct): string {
  return construct.replaceAll('-', ' ')
}
