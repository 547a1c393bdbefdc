import { listCommands, type SimpleCommand } from '../shell/commands.ts'
import { type Construct, findConstructs } from '../shell/constructs.ts'
import { matchSegments, type Segments } from './glob-match.ts'

/**
 * Whether Claude Code's `if: "Bash(PATTERN)"` runs a hook for a command (measured on 2.1.332, test/matching/claude-if.json):
 * each simple command's words, quotes removed, against the pattern; only a bare `xargs` is looked through. A command that
 * Claude Code cannot tell runs the hook, whatever the pattern says: then the match is in doubt.
 */
export function matchClaudeCommand(pattern: string, command: string): { fires: boolean; doubt: Doubt | null; why: string } {
  const wanted = pattern.trim()
  if (wanted === '' || wanted === '*') return { fires: true, doubt: null, why: 'the rule covers every command' }
  const list = listCommands(command)
  const matches = compilePattern(wanted)
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
