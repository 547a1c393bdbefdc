import type { JsonObject } from '../model/event.ts'
import { matchCommandPattern } from './command.ts'
import { matchPathPattern } from './path.ts'
import { compileWildcard, matchesWildcard } from './wildcard.ts'

/** A tool call as Luxe's patterns see it. */
export interface LuxeCall {
  tool: string
  /** null: the recorded arguments could not be read. */
  args: JsonObject | null
  /** The recorded working directory; null when the transcript has none. */
  cwd: string | null
}

/** What a pattern found in a call. */
export interface LuxeFind {
  matched: boolean
  /** The text that matched; null without a match, and when the argument is missing or unreadable and counts as a match. */
  candidate: string | null
  /** True when only a loose form of a command matched. */
  loose: boolean
  /** The part of a command that may be anything, so that it counts as a match; null when nothing of the kind decided. */
  untold: string | null
}

/** Whether a tool-name wildcard finds a tool. */
export function matchLuxeTool(pattern: string, tool: string): boolean {
  return matchesWildcard(pattern, tool)
}

/**
 * Whether a pattern finds what a call is about: `bash` its command, `read`, `edit` and `write` their path, `web_fetch` its
 * address, any other tool each of its string arguments. A call without that argument matches: the guard runs.
 */
export function matchLuxeSubject(pattern: string, call: LuxeCall, options: { loose?: boolean } = {}): LuxeFind {
  const subjects = listSubjects(call)
  if (subjects.length === 0) return { matched: true, candidate: null, loose: false, untold: null }
  for (const subject of subjects) {
    const find = matchSubject(pattern, subject, call, options)
    if (find.matched) return find
  }
  return NOTHING
}

const NOTHING: LuxeFind = { matched: false, candidate: null, loose: false, untold: null }
const PATH_KEYS = ['path', 'file_path']

const SUBJECT_KEYS: ReadonlyMap<string, readonly string[]> = new Map([
  ['bash', ['command']],
  ['read', PATH_KEYS],
  ['edit', PATH_KEYS],
  ['write', PATH_KEYS],
  ['web_fetch', ['url', 'address']],
])

function listSubjects(call: LuxeCall): string[] {
  const { args } = call
  if (args === null) return []
  const keys = SUBJECT_KEYS.get(call.tool)
  if (keys === undefined) return listStrings(args)
  return keys.filter((key) => Object.hasOwn(args, key)).flatMap((key) => (typeof args[key] === 'string' ? [args[key]] : []))
}

const MAX_VALUES = 10_000

/** Every string in the arguments, at any depth. */
function listStrings(args: JsonObject): string[] {
  const strings: string[] = []
  const pending: unknown[] = [args]
  for (let seen = 0; pending.length > 0 && seen < MAX_VALUES; seen += 1) {
    const value = pending.pop()
    if (typeof value === 'string') strings.push(value)
    else if (typeof value === 'object' && value !== null) pending.push(...Object.values(value).slice(0, MAX_VALUES).reverse())
  }
  // Too many to look at: as with a missing argument, the guard runs.
  return pending.length > 0 ? [] : strings
}

function matchSubject(pattern: string, subject: string, call: LuxeCall, options: { loose?: boolean }): LuxeFind {
  if (call.tool === 'bash') return matchCommandPattern(pattern, subject, options)
  const keys = SUBJECT_KEYS.get(call.tool)
  if (keys !== PATH_KEYS && compileWildcard(pattern)(subject)) return { matched: true, candidate: subject, loose: false, untold: null }
  if (call.tool === 'web_fetch') return NOTHING
  const { matched, spelling } = matchPathPattern(pattern, subject, call.cwd)
  return { matched, candidate: spelling, loose: false, untold: null }
}
