import type { ParsedDocument, ValuePath } from '../../formats/document.ts'
import { matchLuxe, readLuxeMatcher } from '../../matching/luxe-matcher.ts'
import type { ConfigFinding, LoadedHook } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject, own } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { interpretLuxe, type OnTimeout } from './answer.ts'
import { writeLuxeEnvelope } from './envelope.ts'
import { listExamples } from './examples.ts'
import { findPoint, guessPoint, kindOfPoint } from './points.ts'

const DEFAULT_TIMEOUT_MS = 5000
/** The page names no cap; more than a mebibyte is no decision. */
const OUTPUT_CAP = 1024 * 1024
export const LUXE_SETTINGS = ['command', 'matcher', 'timeout_ms', 'on_timeout']

interface Entry {
  point: string
  settings: JsonObject
  path: ValuePath
  number: number
}

/** `hooks.json`: point → list of hooks. Unknown points and wrong settings cost one entry, a wrong shape the whole file. */
export function readHooks(
  document: ParsedDocument,
  from: { path: string; trusted: boolean },
): { hooks: LoadedHook[]; findings: ConfigFinding[] } {
  const findings: ConfigFinding[] = []
  const hooks: LoadedHook[] = []
  const at = (path: ValuePath) => ({ path: from.path, ...document.placeOf(path) })
  const table = document.value as JsonObject
  for (const [name, list] of Object.entries(table)) {
    if (Array.isArray(list)) continue
    const mend = `Write {"${findPoint(name) ?? 'BeforeToolUse'}": [{"command": ["…"]}]}.`
    const live = 'Luxe cannot use the file: none of its hooks runs'
    return {
      hooks: [],
      findings: [
        { id: 'config-invalid', level: 'error', message: `${name} is ${showValue(list)}, not a list of hooks`, at: at([name]), live, mend },
      ],
    }
  }
  const numbers = new Map<string, number>()
  for (const [name, list] of Object.entries(table)) {
    const point = findPoint(name)
    if (point === null) {
      findings.push(reportUnknownPoint(name, at([name])))
      continue
    }
    for (const [index, settings] of (list as unknown[]).entries()) {
      const number = (numbers.get(point) ?? 0) + 1
      numbers.set(point, number)
      const made = makeHook({ point, settings: isObject(settings) ? settings : {}, path: [name, index], number }, at, from)
      if (!isObject(settings)) made.findings.unshift(invalid(`${name}[${index}] is ${showValue(settings)}, not a hook`, at([name, index])))
      hooks.push(made.hook)
      for (const finding of made.findings) findings.push(finding)
    }
  }
  for (const { key, line, column } of document.duplicateKeys) {
    findings.push(invalid(`key ${showValue(key)} stands twice in one object: only the last one counts`, { path: from.path, line, column }))
  }
  return { hooks, findings }
}

function reportUnknownPoint(name: string, at: ConfigFinding['at']): ConfigFinding {
  const guess = guessPoint(name)
  return {
    id: 'unknown-event',
    level: 'warning',
    message: `unknown hook point ${showValue(name)}; the nearest real one is ${guess}`,
    at,
    live: 'Luxe warns in its log and skips these hooks: they guard nothing',
    mend: `Rename it to ${guess}, if that is what was meant.`,
  }
}

function makeHook(
  entry: Entry,
  at: (path: ValuePath) => ConfigFinding['at'],
  from: { path: string; trusted: boolean },
): { hook: LoadedHook; findings: ConfigFinding[] } {
  const { point, settings, path, number } = entry
  const findings = SETTINGS_CHECKS.flatMap((check) => check(settings)).map(({ key, message }) =>
    invalid(`${point} hook ${number}: ${message}`, at([...path, key])),
  )
  const matcher = own(settings, 'matcher')
  const rule = readLuxeMatcher(matcher)
  if (rule.kind === 'entries' && rule.entries.length === 0) findings.push(reportEmptyMatcher(at([...path, 'matcher'])))
  const argv = readCommand(settings)
  // A hook that cannot be started, or whose on_timeout cannot be read, counts as a guard that failed closed.
  const onTimeout = argv === null ? 'deny' : readOnTimeout(settings)
  const timeoutMs = readTimeout(settings) ?? DEFAULT_TIMEOUT_MS
  const kind = kindOfPoint(point)
  const hook: LoadedHook = {
    id: `luxe:${point}:${from.path}#${number}`,
    dialect: 'luxe',
    event: point,
    matcher: matcher === undefined ? null : typeof matcher === 'string' ? matcher : JSON.stringify(matcher),
    command: argv === null ? showValue(own(settings, 'command')) : argv.map(showWord).join(' '),
    at: at(path),
    trusted: from.trusted,
    kind,
    form: { argv: argv ?? [] },
    timeoutMs,
    reachable: true,
    runKey: null,
    matches: (seen) => {
      const { tool, cwd } = seen
      const { matched, why, loose } = matchLuxe(rule, point, tool === null ? null : { tool: tool.name, args: tool.args, cwd })
      return { fires: matched, why, loose }
    },
    examples: (root) => listExamples(rule, root),
    prepare: (seen) => ({
      argv: argv ?? [],
      cwd: seen.projectRoot,
      env: {},
      timeoutMs,
      input: writeLuxeEnvelope(seen),
      completeAt: 'pipes',
      outputCap: OUTPUT_CAP,
    }),
    interpret: (ending, seen) => interpretLuxe(ending, seen, onTimeout),
  }
  return { hook, findings: kind === 'other' && from.trusted ? [...findings, reportNotReplayed(point, at(path))] : findings }
}

interface Fault {
  key: string
  message: string
}

const SETTINGS_CHECKS: readonly ((settings: JsonObject) => Fault[])[] = [
  (settings) =>
    readCommand(settings) === null
      ? [{ key: 'command', message: `command is ${showValue(own(settings, 'command'))}, not a list of a program and its arguments` }]
      : [],
  (settings) => {
    const value = own(settings, 'timeout_ms')
    return value === undefined || readTimeout(settings) !== null
      ? []
      : [
          {
            key: 'timeout_ms',
            message: `timeout_ms is ${showValue(value)}, not a whole number of milliseconds; ${DEFAULT_TIMEOUT_MS} is used`,
          },
        ]
  },
  (settings) => {
    const value = own(settings, 'on_timeout')
    return value === undefined || value === 'allow' || value === 'deny' || value === 'ask'
      ? []
      : [{ key: 'on_timeout', message: `on_timeout is ${showValue(value)}; Luxe knows allow, deny and ask; taken as deny` }]
  },
  (settings) => {
    const matcher = readLuxeMatcher(own(settings, 'matcher'))
    return matcher.kind === 'invalid' ? [{ key: 'matcher', message: `${matcher.problem}; the hook runs on every call` }] : []
  },
  (settings) =>
    Object.keys(settings)
      .filter((key) => !LUXE_SETTINGS.includes(key))
      .map((key) => ({ key, message: `unknown setting ${showValue(key)}; known are ${LUXE_SETTINGS.join(', ')}` })),
]

function readCommand(settings: JsonObject): string[] | null {
  const value = own(settings, 'command')
  if (!Array.isArray(value) || value.length === 0) return null
  return value.every((word): word is string => typeof word === 'string') && value[0] !== '' ? value : null
}

function readTimeout(settings: JsonObject): number | null {
  const value = own(settings, 'timeout_ms')
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null
}

function readOnTimeout(settings: JsonObject): OnTimeout {
  const value = own(settings, 'on_timeout')
  if (value === undefined) return 'allow'
  return value === 'allow' || value === 'ask' ? value : 'deny'
}

function showWord(word: string): string {
  return /^[\w./:=@%+,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`
}

function reportNotReplayed(point: string, at: ConfigFinding['at']): ConfigFinding {
  return {
    id: 'hook-not-replayed',
    level: 'notice',
    message: `hooks at ${point} are not run: a replay has no such moment`,
    at,
    live: `Luxe runs the hook and ignores its answer: nothing can be blocked at ${point}`,
    mend: null,
  }
}

function invalid(message: string, at: ConfigFinding['at']): ConfigFinding {
  return {
    id: 'config-entry-invalid',
    level: 'warning',
    message,
    at,
    live: 'Luxe does not do what the setting says',
    mend: "See the table of settings on Luxe's page of hooks.",
  }
}

function reportEmptyMatcher(at: ConfigFinding['at']): ConfigFinding {
  return {
    id: 'matcher-never-matches',
    level: 'warning',
    message: 'the matcher {} has no entry, so it matches nothing',
    at,
    live: 'the hook never runs',
    mend: 'Leave the matcher out to run on every call.',
  }
}
