import type { ParsedDocument, Position, ValuePath } from '../../formats/document.ts'
import type { ConfigFile, ConfigFinding, LoadedHook } from '../../model/dialect.ts'
import { isObject, own } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { checkEntry, reportEntry, reportNotReplayed, reportUnknownEvent } from './check.ts'
import { kindOfEvent } from './events.ts'
import { makeHook } from './make-hook.ts'

export type ReadHooks = { ok: true; hooks: LoadedHook[]; findings: ConfigFinding[] } | { ok: false; message: string; at: Position }

/** `hooks` of one file: event → a flat list of entries. */
export function readHooks(document: ParsedDocument, from: { file: ConfigFile; trusted: boolean }): ReadHooks {
  const broken = (path: ValuePath, message: string): ReadHooks => ({ ok: false, message, at: document.placeOf(path) })
  const { value } = document
  if (!isObject(value)) return broken([], `the file holds ${showValue(value)}, not an object`)
  const table = own(value, 'hooks')
  if (!isObject(table)) return broken(['hooks'], `hooks is ${kindOf(table)}, not an object of events${hintOf(value)}`)
  const place = (path: ValuePath) => ({ path: from.file.path, ...document.placeOf(path) })
  const found = Object.entries(table).map(([event, entries]) => readEvent(event, entries, { place, trusted: from.trusted }))
  return {
    ok: true,
    hooks: found.flatMap(({ hooks }) => hooks),
    findings: [...checkVersion(own(value, 'version'), place), ...found.flatMap(({ findings }) => findings)],
  }
}

function hintOf(value: { [key: string]: unknown }): string {
  const misplaced = Object.keys(value).find((key) => kindOfEvent(key) !== undefined)
  return misplaced === undefined ? '' : `: ${misplaced} belongs below "hooks"`
}

function checkVersion(version: unknown, place: (path: ValuePath) => ConfigFinding['at']): ConfigFinding[] {
  if (typeof version === 'number' && Number.isInteger(version) && version > 0) return []
  const message = version === undefined ? 'the file has no version' : `version is ${showValue(version)}, not 1`
  const live = 'newer builds of Cursor are said to reject the whole file'
  return [reportEntry(message, place(['version']), { live, mend: 'Write "version": 1.' })]
}

interface Within {
  place(path: ValuePath): ConfigFinding['at']
  trusted: boolean
}

function readEvent(event: string, entries: unknown, within: Within): { hooks: LoadedHook[]; findings: ConfigFinding[] } {
  const { place, trusted } = within
  const path = ['hooks', event]
  const kind = kindOfEvent(event)
  if (kind === undefined) return { hooks: [], findings: [reportUnknownEvent(event, place(path))] }
  if (!Array.isArray(entries)) return { hooks: [], findings: [reportDead(`hooks.${event} is ${kindOf(entries)}, not a list`, place(path))] }
  const hooks: LoadedHook[] = []
  const findings: ConfigFinding[] = []
  for (const [index, entry] of entries.entries()) {
    const here = [...path, index]
    const at = place(here)
    if (own(entry, 'type') === 'prompt') findings.push(reportNotReplayed(event, at))
    else if (!isObject(entry) || typeof own(entry, 'command') !== 'string') {
      const hint = Array.isArray(own(entry, 'hooks')) ? ': Cursor has no groups, so write the command into the entry itself' : ''
      findings.push(reportDead(`an entry of ${event} has no command${hint}`, at))
    } else {
      findings.push(...checkEntry(entry, event, (key) => place(key === null ? here : [...here, key])))
      hooks.push(makeHook({ event, kind, entry, at, number: index + 1, trusted }))
    }
  }
  return { hooks, findings }
}

function reportDead(message: string, at: ConfigFinding['at']): ConfigFinding {
  return reportEntry(message, at, { live: 'it guards nothing', mend: 'Write {"command": "…"} into the list of the event.' })
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : showValue(value)
}
