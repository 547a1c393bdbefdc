import { listCommands } from '../shell/commands.ts'
import { type LooseForm, listLooseForms } from '../shell/unwrap.ts'
import { compileWildcard } from './wildcard.ts'

/** What a command pattern found. */
export interface CommandMatch {
  matched: boolean
  /** The text that the pattern matched; null without a match, and when the command could not be read and counts as one. */
  candidate: string | null
  /** True when only a loose form matched. */
  loose: boolean
  /** The part of the command that may be anything, so that it counts as a match; null when nothing of the kind decided. */
  untold: string | null
}

/**
 * Luxe's command patterns: tried on the whole command line and on every simple command in it; unless `loose` is false
 * also on their loose forms (`sudo rm`, `/bin/rm`, `r"m"`, `bash -c 'rm'`). What cannot be read matches: a command line,
 * and under `loose` a program that an expansion names.
 */
export function matchCommandPattern(pattern: string, command: string, options: { loose?: boolean } = {}): CommandMatch {
  const matches = compileWildcard(pattern)
  if (matches(command)) return { matched: true, candidate: command, loose: false, untold: null }
  const list = listCommands(command)
  const plain = list.commands.find((simple) => simple.source !== '' && matches(simple.source))
  if (plain !== undefined) return { matched: true, candidate: plain.source, loose: false, untold: null }
  if (!list.certain) return { matched: true, candidate: null, loose: false, untold: command }
  if (options.loose === false) return NO_MATCH
  const { forms, untold } = listLooseForms(list)
  const loose = forms.find(({ text }) => matches(text))
  if (loose !== undefined) return { matched: true, candidate: loose.text, loose: true, untold: null }
  const open = untold ?? forms.find(mayBecome(pattern))?.text ?? null
  return open === null ? NO_MATCH : { matched: true, candidate: null, loose: true, untold: open }
}

const NO_MATCH: CommandMatch = { matched: false, candidate: null, loose: false, untold: null }

/** `git $X` may become what `git push *` asks about: an expansion stands where the pattern still has its plain words. */
function mayBecome(pattern: string): (form: LooseForm) => boolean {
  const [head = ''] = pattern.split(/[*?]/, 1)
  return ({ text, known }) => known < text.length && known < head.length && head.startsWith(text.slice(0, known))
}
