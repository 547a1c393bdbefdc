import type { ParsedDocument, Position, ValuePath } from '../../formats/document.ts'
import type { ConfigFile, ConfigFinding, LoadedHook } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject, own } from '../../model/json.ts'
import { nearestName } from '../../text/nearest.ts'
import { showValue } from '../../text/show.ts'
import { CLAUDE_EVENTS } from './events.ts'
import { makeHook } from './make-hook.ts'

export type ReadHooks = { ok: true; hooks: LoadedHook[]; findings: ConfigFinding[] } | { ok: false; message: string; at: Position }

interface From {
  file: ConfigFile
  trusted: boolean
}

/** Handler types with what each must have. */
const REQUIRED: Record<string, string> = { command: 'command', http: 'url', mcp_tool: 'tool', prompt: 'prompt', agent: 'prompt' }

class Malformed extends Error {
  readonly path: ValuePath
  constructor(path: ValuePath, message: string) {
    super(message)
    this.path = path
  }
}

/** `hooks`: event → groups → handlers. One malformed group or handler voids all hooks of the file (measured on 2.1.332). */
export function readHooks(document: ParsedDocument, from: From): ReadHooks {
  try {
    return readAll(document, from)
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, message: error.message, at: document.placeOf(error.path) }
    throw error
  }
}

function readAll(document: ParsedDocument, from: From): ReadHooks {
  if (!isObject(document.value)) throw new Malformed([], `the file holds ${showValue(document.value)}, not an object`)
  const table = own(document.value, 'hooks')
  if (table === undefined) return { ok: true, hooks: [], findings: [] }
  if (!isObject(table))
    throw new Malformed(
      ['hooks'],
      `hooks is ${kindOf(table)}, not an object of events: write {"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": […]}]}}`,
    )
  const hooks: LoadedHook[] = []
  const findings: ConfigFinding[] = []
  for (const [event, groups] of Object.entries(table)) {
    const handlers = readEvent(event, groups)
    const at = (path: ValuePath) => ({ path: from.file.path, ...document.placeOf(path) })
    if (!CLAUDE_EVENTS.includes(event)) {
      findings.push(reportUnknownEvent(event, at(['hooks', event])))
      continue
    }
    handlers.forEach(({ handler, matcher, path }, index) => {
      const ifAt = at([...path, 'if'])
      const made = makeHook({ event, handler, matcher, at: at(path), ifAt, number: index + 1, trusted: from.trusted })
      if (made.hook !== null) hooks.push(made.hook)
      for (const finding of made.findings) findings.push(finding)
    })
  }
  return { ok: true, hooks, findings }
}

interface Handler {
  handler: JsonObject
  matcher: string | null
  path: ValuePath
}

function readEvent(event: string, groups: unknown): Handler[] {
  const here = ['hooks', event]
  if (!Array.isArray(groups)) throw new Malformed(here, `hooks.${event} is ${kindOf(groups)}, not a list of groups`)
  return groups.flatMap((group: unknown, index) => {
    const name = `hooks.${event}[${index}]`
    if (!isObject(group)) throw new Malformed([...here, index], `${name} is ${kindOf(group)}, not a group`)
    const matcher = own(group, 'matcher')
    if (matcher !== undefined && typeof matcher !== 'string')
      throw new Malformed([...here, index, 'matcher'], `${name}.matcher is ${showValue(matcher)}, not a string`)
    const inner = own(group, 'hooks')
    if (!Array.isArray(inner)) {
      const hint = own(group, 'command') === undefined ? '' : ': the command belongs into a list "hooks" inside the group'
      throw new Malformed([...here, index], `${name} has no list "hooks"${hint}`)
    }
    return inner.map((handler: unknown, number) => {
      const path = [...here, index, 'hooks', number]
      return { handler: checkHandler(handler, path, `${name}.hooks[${number}]`), matcher: matcher ?? null, path }
    })
  })
}

function checkHandler(handler: unknown, path: ValuePath, name: string): JsonObject {
  if (!isObject(handler)) throw new Malformed(path, `${name} is ${kindOf(handler)}, not a hook`)
  const type = own(handler, 'type')
  const required = typeof type === 'string' && Object.hasOwn(REQUIRED, type) ? REQUIRED[type] : undefined
  if (required === undefined) throw new Malformed(path, `${name}.type is ${showValue(type)}; known are ${Object.keys(REQUIRED).join(', ')}`)
  if (typeof own(handler, required) !== 'string')
    throw new Malformed(path, `${name}.${required} is ${showValue(own(handler, required))}, not a string`)
  const args = own(handler, 'args')
  if (args !== undefined && !(Array.isArray(args) && args.every((each) => typeof each === 'string'))) {
    throw new Malformed([...path, 'args'], `${name}.args is ${showValue(args)}, not a list of strings`)
  }
  const timeout = own(handler, 'timeout')
  if (timeout !== undefined && !(typeof timeout === 'number' && timeout > 0))
    throw new Malformed([...path, 'timeout'], `${name}.timeout is ${showValue(timeout)}, not a number of seconds`)
  return handler
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : showValue(value)
}

function reportUnknownEvent(event: string, at: ConfigFinding['at']): ConfigFinding {
  const nearest = nearestName(event, CLAUDE_EVENTS)
  return {
    id: 'unknown-event',
    level: 'warning',
    message: `unknown hook event ${showValue(event)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`,
    at,
    live: 'Claude Code skips it: these hooks never run',
    mend: nearest === null ? 'Use an event of https://code.claude.com/docs/en/hooks.' : `Rename it to ${nearest}.`,
  }
}
