import type { ParsedDocument, Position, ValuePath } from '../../formats/document.ts'
import type { ConfigFinding, LoadedHook } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject, own } from '../../model/json.ts'
import { nearestName } from '../../text/nearest.ts'
import { showValue } from '../../text/show.ts'
import { CODEX_EVENTS } from './events.ts'
import { checkGroup, checkHandler } from './lint.ts'
import { makeHook } from './make-hook.ts'

export type ReadHooks = { ok: true; hooks: LoadedHook[]; findings: ConfigFinding[] } | { ok: false; message: string; at: Position }

/** Where hooks are read from. Line and column of a value come from `document`. */
export interface From {
  document: ParsedDocument
  path: string
  trusted: boolean
}

/** Fields of a handler with what Codex's reader takes for them; anything else voids the file (codex-rs/config, hook_config). */
const FIELDS: readonly { key: string; form: string; fits(value: unknown): boolean }[] = [
  { key: 'timeout', form: 'a whole number of seconds', fits: (value) => Number.isSafeInteger(value) && Number(value) >= 0 },
  { key: 'async', form: 'true or false', fits: (value) => typeof value === 'boolean' },
  { key: 'statusMessage', form: 'a text', fits: (value) => typeof value === 'string' },
  { key: 'commandWindows', form: 'a text', fits: (value) => typeof value === 'string' },
]
/** What may be left out by writing null. `async` may not: it has a value without being given. */
const NULLABLE = ['timeout', 'statusMessage', 'commandWindows']

class Malformed extends Error {
  readonly path: ValuePath
  constructor(path: ValuePath, message: string) {
    super(message)
    this.path = path
  }
}

/** The table `hooks` of a file: event → groups → handlers. A wrong type anywhere voids all hooks of the file; an unknown event only itself. */
export function readHooks(table: unknown, from: From): ReadHooks {
  try {
    return readTable(table, from)
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, message: error.message, at: from.document.placeOf(error.path) }
    throw error
  }
}

function readTable(table: unknown, from: From): ReadHooks {
  if (table === undefined) return { ok: true, hooks: [], findings: [] }
  if (!isObject(table)) throw new Malformed(['hooks'], `hooks is ${kindOf(table)}, not an object of events`)
  const at = (path: ValuePath): ConfigFinding['at'] => ({ path: from.path, ...from.document.placeOf(path) })
  const hooks: LoadedHook[] = []
  const findings: ConfigFinding[] = []
  for (const [event, groups] of Object.entries(table)) {
    // Where Codex notes which hooks a person trusts.
    if (event === 'state') continue
    if (!CODEX_EVENTS.includes(event)) {
      findings.push(reportUnknownEvent(event, at(['hooks', event])))
      continue
    }
    let number = 0
    for (const { group, path } of readGroups(event, groups)) {
      for (const finding of checkGroup(group, event, at(path))) findings.push(finding)
      const handlers = readHandlers(group, path)
      for (const { handler, path: place } of handlers) {
        number += 1
        for (const finding of checkHandler(handler, event, at(place))) findings.push(finding)
        const hook = makeHook({ event, group, handler, at: at(place), number, trusted: from.trusted })
        if (hook !== null) hooks.push(hook)
      }
    }
  }
  return { ok: true, hooks, findings }
}

function readGroups(event: string, groups: unknown): { group: JsonObject; path: ValuePath }[] {
  if (!Array.isArray(groups)) throw new Malformed(['hooks', event], `hooks.${event} is ${kindOf(groups)}, not a list of groups`)
  return groups.map((group: unknown, index) => {
    const path = ['hooks', event, index]
    if (!isObject(group)) throw new Malformed(path, `${nameOf(path)} is ${kindOf(group)}, not a group`)
    const matcher = own(group, 'matcher') ?? null
    if (matcher !== null && typeof matcher !== 'string')
      throw new Malformed([...path, 'matcher'], `${nameOf(path)}.matcher is ${showValue(matcher)}, not a text`)
    return { group, path }
  })
}

/** A group without the list has no hooks. */
function readHandlers(group: JsonObject, path: ValuePath): { handler: JsonObject; path: ValuePath }[] {
  const list = own(group, 'hooks')
  if (list === undefined) return []
  if (!Array.isArray(list)) throw new Malformed([...path, 'hooks'], `${nameOf(path)}.hooks is ${kindOf(list)}, not a list of hooks`)
  return list.map((handler: unknown, index) => {
    const place = [...path, 'hooks', index]
    if (!isObject(handler)) throw new Malformed(place, `${nameOf(place)} is ${kindOf(handler)}, not a hook`)
    checkFields(handler, place)
    return { handler, path: place }
  })
}

function checkFields(handler: JsonObject, path: ValuePath): void {
  const type = own(handler, 'type')
  if (type !== 'command' && type !== 'prompt' && type !== 'agent')
    throw new Malformed(path, `${nameOf(path)}.type is ${showValue(type)}; Codex knows command, prompt and agent`)
  if (type !== 'command') return
  if (typeof own(handler, 'command') !== 'string')
    throw new Malformed(path, `${nameOf(path)}.command is ${showValue(own(handler, 'command'))}, not a text`)
  for (const { key, form, fits } of FIELDS) {
    const value = own(handler, key)
    if (value === undefined || (value === null && NULLABLE.includes(key)) || fits(value)) continue
    throw new Malformed([...path, key], `${nameOf(path)}.${key} is ${showValue(value)}, not ${form}`)
  }
}

/** `['hooks', 'Stop', 0]` → `hooks.Stop[0]`. */
function nameOf(path: ValuePath): string {
  return path.map((key, index) => (typeof key === 'number' ? `[${key}]` : index === 0 ? key : `.${key}`)).join('')
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : showValue(value)
}

function reportUnknownEvent(event: string, at: ConfigFinding['at']): ConfigFinding {
  const nearest = nearestName(event, CODEX_EVENTS)
  return {
    id: 'unknown-event',
    level: 'warning',
    message: `unknown hook event ${showValue(event)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`,
    at,
    live: 'Codex ignores it: these hooks never run',
    mend: nearest === null ? `Use one of ${CODEX_EVENTS.join(', ')}.` : `Rename it to ${nearest}.`,
  }
}
