import { type LuxeCall, type LuxeFind, matchLuxeSubject, matchLuxeTool } from './luxe-call.ts'

/** A hook's `matcher`, read. */
export type LuxeMatcher =
  | { kind: 'every' }
  | { kind: 'tool'; pattern: string }
  /** `{}` has no entry and matches nothing. */
  | { kind: 'entries'; entries: { tool: string; pattern: string }[] }
  /** Not a matcher: the hook runs on every call. `problem` is one sentence. */
  | { kind: 'invalid'; problem: string }

/** Why a matcher did or did not match, for `explain`. */
export interface LuxeMatch {
  matched: boolean
  /** The entry that matched. */
  entry: { tool: string; pattern: string | null } | null
  /** The text that the entry's pattern matched. */
  candidate: string | null
  /** True when only a loose form of the command matched. */
  loose: boolean
  /** One sentence without its full stop; holds foreign text. */
  why: string
}

/** Reads the value of `matcher` (undefined when absent). What is no matcher comes back as `invalid`, never as no match. */
export function readLuxeMatcher(value: unknown): LuxeMatcher {
  if (value === undefined) return { kind: 'every' }
  if (value === '') return { kind: 'invalid', problem: 'matcher is an empty string' }
  if (typeof value === 'string') return { kind: 'tool', pattern: value }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { kind: 'invalid', problem: `matcher is ${describe(value)}, not a string or an object` }
  }
  const entries: { tool: string; pattern: string }[] = []
  for (const [tool, pattern] of Object.entries(value)) {
    if (typeof pattern !== 'string') return { kind: 'invalid', problem: `matcher.${tool} is ${describe(pattern)}, not a string` }
    entries.push({ tool, pattern })
  }
  return { kind: 'entries', entries }
}

/**
 * Whether a hook with this matcher runs at a point. Only BeforeToolUse sees arguments; at AfterToolUse the tool names alone
 * decide; everywhere else the matcher is ignored.
 */
export function matchLuxe(matcher: LuxeMatcher, point: string, call: LuxeCall | null, options: { loose?: boolean } = {}): LuxeMatch {
  if (point !== 'BeforeToolUse' && point !== 'AfterToolUse') return yes(`${point} ignores the matcher`)
  if (matcher.kind === 'every') return yes('there is no matcher')
  if (matcher.kind === 'invalid') return yes(`${matcher.problem}, so the hook runs on every call`)
  if (call === null) return yes('the call is unknown')
  const entries = matcher.kind === 'tool' ? [{ tool: matcher.pattern, pattern: null }] : matcher.entries
  for (const entry of entries) {
    const match = matchEntry(entry, point, call, options)
    if (match !== null) return match
  }
  return { matched: false, entry: null, candidate: null, loose: false, why: describeMiss(entries, call) }
}

interface Entry {
  tool: string
  pattern: string | null
}

function matchEntry(entry: Entry, point: string, call: LuxeCall, options: { loose?: boolean }): LuxeMatch | null {
  if (!matchLuxeTool(entry.tool, call.tool)) return null
  if (entry.pattern === null) return { ...yes(`"${entry.tool}" matches the tool ${call.tool}`), entry }
  if (point === 'AfterToolUse') return { ...yes(`"${entry.tool}" matches the tool ${call.tool}; ${point} sees no arguments`), entry }
  const find = matchLuxeSubject(entry.pattern, call, options)
  if (!find.matched) return null
  return { matched: true, entry, candidate: find.candidate, loose: find.loose, why: describeHit(entry, find) }
}

function describeHit(entry: Entry, find: LuxeFind): string {
  if (find.untold !== null) return `what "${find.untold}" runs cannot be told, so the hook for "${entry.pattern}" runs`
  if (find.candidate === null) return `what "${entry.pattern}" asks about is missing or cannot be read, so the hook runs`
  return `"${entry.pattern}" matches "${find.candidate}"${find.loose ? ', a loose form of the command' : ''}`
}

function describeMiss(entries: readonly Entry[], call: LuxeCall): string {
  if (entries.length === 0) return 'the matcher is empty and matches nothing'
  const tools = entries.filter((entry) => matchLuxeTool(entry.tool, call.tool))
  if (tools.length === 0) {
    const near = entries.find((entry) => matchLuxeTool(entry.tool.toLowerCase(), call.tool.toLowerCase()))
    return `no entry names the tool ${call.tool}${near === undefined ? '' : `: "${near.tool}" is in another case`}`
  }
  return `${tools.map((entry) => `"${entry.pattern}"`).join(', ')} found nothing in this ${call.tool} call`
}

function yes(why: string): LuxeMatch {
  return { matched: true, entry: null, candidate: null, loose: false, why }
}

function describe(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'an array' : `a ${typeof value}`
}
