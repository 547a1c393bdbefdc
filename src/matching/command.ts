import { listCommands } from '../shell/commands.ts'
import { listLooseForms } from '../shell/unwrap.ts'
import { compileWildcard } from './wildcard.ts'

/** What a command pattern found. */
export interface CommandMatch {
  matched: boolean
  /** The text that the pattern matched; null without a match, and when the command could not be read and counts as one. */
  candidate: string | null
  /** True when only a loose form matched. */
  loose: boolean
}

/**
 * Luxe's command patterns: tried on the whole command line and on every simple command in it; unless `loose` is false
 * also on their loose forms (`sudo rm`, `/bin/rm`, `r"m"`, `bash -c 'rm'`). A command line that cannot be read matches.
 */
export function matchCommandPattern(pattern: string, command: string, options: { loose?: boolean } = {}): CommandMatch {
  const matches = compileWildcard(pattern)
  if (matches(command)) return { matched: true, candidate: command, loose: false }
  const list = listCommands(command)
  const plain = list.commands.find((simple) => simple.source !== '' && matches(simple.source))
  if (plain !== undefined) return { matched: true, candidate: plain.source, loose: false }
  if (!list.certain) return { matched: true, candidate: null, loose: false }
  if (options.loose === false) return NO_MATCH
  const { forms, certain } = listLooseForms(list.commands)
  const loose = [...list.pipelines, ...forms].find(matches)
  if (loose !== undefined) return { matched: true, candidate: loose, loose: true }
  return certain ? NO_MATCH : { matched: true, candidate: null, loose: true }
}

const NO_MATCH: CommandMatch = { matched: false, candidate: null, loose: false }
