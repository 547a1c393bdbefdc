import type { JsonObject } from '../model/event.ts'
import { matchesFnmatch } from './fnmatch.ts'
import { listLecodeTargets, listLecodeToolNames } from './lecode-target.ts'
import { translatePythonRegex } from './python-regex.ts'
import { searchText } from './regex.ts'
import { isWindowsPath } from './windows-path.ts'

export type LecodeDecision = 'deny' | 'ask' | 'allow'

/** One entry of `[permissions.rules.DECISION]`. */
export interface LecodeRule {
  decision: LecodeDecision
  /** An exact tool name. */
  tool: string
  pattern: string
  kind: 'glob' | 'regex'
  /** 0-based, in the list of its tool. */
  index: number
}

/** lecode's permission rules, read; `problems` are one sentence each (lecode refuses the whole file then). */
export interface LecodeRules {
  rules: LecodeRule[]
  problems: { key: string; message: string }[]
}

/** Reads the value of `[permissions.rules]` (undefined when absent). */
export function readLecodeRules(value: unknown): LecodeRules {
  const found: LecodeRules = { rules: [], problems: [] }
  if (value === undefined) return found
  if (!isObject(value)) return { rules: [], problems: [{ key: 'permissions.rules', message: 'is not a table' }] }
  for (const [name, tools] of Object.entries(value)) {
    const key = `permissions.rules.${name}`
    const decision = BY_SEVERITY.find((known) => known === name)
    if (decision === undefined) found.problems.push({ key, message: 'is not allow, ask or deny' })
    else if (!isObject(tools)) found.problems.push({ key, message: 'is not a table' })
    else for (const [tool, list] of Object.entries(tools)) readList(decision, tool, list, found)
  }
  return found
}

/**
 * What lecode's rules say to a call, with the rule: any deny, else any ask, else any allow, else null. `cwd` is the recorded
 * working directory. A regular expression that cannot be tried to its end counts as found.
 */
export function decideByLecodeRules(
  rules: readonly LecodeRule[],
  tool: string,
  args: JsonObject,
  cwd: string | null,
): { decision: LecodeDecision; rule: LecodeRule; target: string } | null {
  const names = listLecodeToolNames(tool)
  const targets = listLecodeTargets(tool, args, cwd)
  const isWindows = (target: string) => isWindowsPath(target) || (cwd !== null && isWindowsPath(cwd))
  for (const decision of BY_SEVERITY) {
    for (const rule of rules) {
      if (rule.decision !== decision || !names.includes(rule.tool)) continue
      const target = targets.find((text) => matchesRule(rule, text) || (isWindows(text) && matchesNormalised(rule, text)))
      if (target !== undefined) return { decision, rule, target }
    }
  }
  return null
}

/** Whether a rule is a regular expression that does not compile: lecode never matches it, and does not say so. */
export function isDeadLecodeRule(rule: LecodeRule): boolean {
  return rule.kind === 'regex' && translatePythonRegex(rule.pattern).kind === 'invalid'
}

const BY_SEVERITY: readonly LecodeDecision[] = ['deny', 'ask', 'allow']

function matchesRule(rule: LecodeRule, target: string): boolean {
  if (rule.kind === 'glob') return matchesFnmatch(rule.pattern, target)
  const translated = translatePythonRegex(rule.pattern)
  if (translated.kind === 'regex') return searchText(translated.regex, target) !== 'absent'
  return translated.kind === 'untranslatable'
}

/** Python's fnmatch compares normalised texts, which on Windows have small letters and backslashes: https://docs.python.org/3/library/fnmatch.html */
function matchesNormalised(rule: LecodeRule, target: string): boolean {
  const normalise = (text: string) => text.replaceAll('/', '\\').toLowerCase()
  return rule.kind === 'glob' && matchesFnmatch(normalise(rule.pattern), normalise(target))
}

function readList(decision: LecodeDecision, tool: string, list: unknown, found: LecodeRules): void {
  const key = `permissions.rules.${decision}.${tool}`
  if (!Array.isArray(list)) {
    found.problems.push({ key, message: 'is not a list' })
    return
  }
  for (const [index, entry] of list.entries()) {
    const rule = readRule(decision, tool, entry, index)
    if (rule === null) found.problems.push({ key, message: 'has an entry without a pattern, or of an unknown kind' })
    else found.rules.push(rule)
  }
}

function readRule(decision: LecodeDecision, tool: string, entry: unknown, index: number): LecodeRule | null {
  if (!isObject(entry)) return null
  const { pattern, kind = 'glob' } = entry
  if (typeof pattern !== 'string' || (kind !== 'glob' && kind !== 'regex')) return null
  return { decision, tool, pattern, kind, index }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
