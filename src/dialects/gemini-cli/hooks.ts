import type { ParsedDocument, ValuePath } from '../../formats/document.ts'
import type { ConfigFinding, LoadedHook } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { nearestName } from '../../text/nearest.ts'
import { showValue } from '../../text/show.ts'
import type { Family } from './family.ts'
import { makeHook } from './make-hook.ts'

interface From {
  family: Family
  path: string
  trusted: boolean
  servers: JsonObject
  disabled: readonly string[]
}

/** A handler with what its group says. */
interface Entry {
  handler: JsonObject
  matcher: string | null
  isInTurn: boolean
  path: ValuePath
}

type Report = (id: string, message: string, path: ValuePath, more?: Partial<ConfigFinding>) => void

/** Keys under `hooks` that are no events (HOOKS_CONFIG_FIELDS of both agents). */
const NO_EVENTS: readonly string[] = ['enabled', 'disabled', 'notifications']

/** `hooks`: event → groups → handlers. What is malformed is dropped alone, silently; here each is told. */
export function readHooks(document: ParsedDocument, from: From): { hooks: LoadedHook[]; findings: ConfigFinding[] } {
  const { family } = from
  const findings: ConfigFinding[] = []
  const at = (path: ValuePath) => ({ path: from.path, ...document.placeOf(path) })
  const report: Report = (id, message, path, more) => {
    const live = `${family.title} drops it: it never runs`
    findings.push({ id, level: 'warning', message, at: at(path), live, mend: SHAPE, ...more })
  }
  const table = own(document.value, 'hooks')
  if (table === undefined) return { hooks: [], findings }
  if (!isObject(table)) {
    const live = `${family.title} runs no hook of this file`
    report('config-invalid', `hooks is ${kindOf(table)}, not an object of events`, ['hooks'], { level: 'error', live })
    return { hooks: [], findings }
  }
  const hooks: LoadedHook[] = []
  for (const [event, groups] of Object.entries(table)) {
    if (NO_EVENTS.includes(event)) continue
    if (!family.events.has(event)) {
      findings.push(reportUnknownEvent(event, at(['hooks', event]), family))
      continue
    }
    if (family.events.get(event) === 'other') findings.push(reportUnseen(event, at(['hooks', event]), family))
    const kept = keepRunning(readEvent(event, groups, report), { event, from, report })
    kept.forEach(({ handler, matcher, isInTurn, path }, index) => {
      const id = `${family.id}:${event}:${from.path}#${index + 1}`
      const made = makeHook({ id, event, handler, matcher, isInTurn, at: at(path), timeoutAt: at([...path, 'timeout']) }, from)
      if (made.hook !== null) hooks.push(made.hook)
      for (const finding of made.findings) findings.push(finding)
    })
  }
  return { hooks, findings }
}

const SHAPE = 'Write {"hooks": {"EVENT": [{"matcher": "…", "hooks": [{"type": "command", "command": "…"}]}]}}.'

function readEvent(event: string, groups: unknown, report: Report): Entry[] {
  const here = ['hooks', event]
  if (!Array.isArray(groups)) {
    report('config-entry-invalid', `hooks.${event} is ${kindOf(groups)}, not a list of groups`, here)
    return []
  }
  return groups.flatMap((group: unknown, index) => {
    const path = [...here, index]
    const name = `hooks.${event}[${index}]`
    const inner = own(group, 'hooks')
    if (!Array.isArray(inner)) {
      const hint = own(group, 'command') === undefined ? '' : ': the command belongs into a list "hooks" inside the group'
      report('config-entry-invalid', `${name} has no list "hooks"${hint}`, path)
      return []
    }
    const matcher = own(group, 'matcher')
    if (matcher && typeof matcher !== 'string') {
      const live = `no hook of ${event} runs: the agent stumbles over it each time`
      report('config-invalid', `${name}.matcher is ${showValue(matcher)}, not a string`, [...path, 'matcher'], { level: 'error', live })
      return []
    }
    const shared = { matcher: typeof matcher === 'string' ? matcher : null, isInTurn: own(group, 'sequential') === true }
    return inner.flatMap((handler: unknown, number): Entry[] => {
      if (isObject(handler)) return [{ ...shared, handler, path: [...path, 'hooks', number] }]
      report('config-entry-invalid', `${name}.hooks[${number}] is ${kindOf(handler)}, not a hook`, [...path, 'hooks', number])
      return []
    })
  })
}

/** The handlers that the agent keeps: whole, not switched off, and not named like one before. */
function keepRunning(entries: readonly Entry[], { event, from, report }: { event: string; from: From; report: Report }): Entry[] {
  const { family, disabled } = from
  const names = new Set<string>()
  return entries.filter(({ handler, matcher, isInTurn, path }) => {
    const flaw = findFlaw(handler, family)
    if (flaw !== null) {
      report('config-entry-invalid', `a hook of ${event} ${flaw}`, path)
      return false
    }
    const called = ownString(handler, 'name') || (ownString(handler, 'command') ?? '')
    if (disabled.includes(called)) {
      report('hooks-disabled', `${showValue(called)} is switched off by name`, path, { mend: 'Take the name out of hooksConfig.disabled.' })
      return false
    }
    const name = family.nameOf === null ? null : JSON.stringify([family.nameOf(handler), matcher, isInTurn])
    if (name === null || !names.has(name)) {
      if (name !== null) names.add(name)
      return true
    }
    // The same command twice is told by nobody: it runs once, as it should.
    if (ownString(handler, 'name')) {
      const mend = 'Give it a name of its own.'
      report('config-entry-invalid', `a hook before it at ${event} is named ${showValue(called)} too`, path, { mend })
    }
    return false
  })
}

function findFlaw(handler: JsonObject, { unplayed, required }: Family): string | null {
  const type = own(handler, 'type')
  const known = ['command', ...unplayed]
  const found = known.find((each) => each === type)
  if (found === undefined) return `has the type ${showValue(type)}; known are ${known.join(', ')}`
  const key = required[found]
  if (key === undefined || own(handler, key)) return null
  return `has no ${key}`
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : showValue(value)
}

function reportUnseen(event: string, at: ConfigFinding['at'], { title, unseenGates }: Family): ConfigFinding {
  const isGate = unseenGates.includes(event)
  const live = isGate
    ? 'heeds a no of it; what it would have said is not known here'
    : `ignores its answer: nothing can be blocked at ${event}`
  return {
    id: 'hook-not-replayed',
    level: isGate ? 'warning' : 'notice',
    message: `hooks at ${event} are not run: no transcript tells of such a moment`,
    at,
    live: `${title} runs the hook and ${live}`,
    mend: null,
  }
}

function reportUnknownEvent(event: string, at: ConfigFinding['at'], family: Family): ConfigFinding {
  const names = [...family.events.keys()]
  const nearest = family.foreignEvents.get(event) ?? nearestName(event, names)
  return {
    id: 'unknown-event',
    level: 'warning',
    message: `unknown hook event ${showValue(event)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`,
    at,
    live: `${family.title} skips it: these hooks never run`,
    mend: nearest === null ? `Use one of ${names.join(', ')}.` : `Rename it to ${nearest}.`,
  }
}
