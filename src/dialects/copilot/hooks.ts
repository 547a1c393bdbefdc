import type { ParsedDocument, Position, ValuePath } from '../../formats/document.ts'
import type { ConfigFile, ConfigFinding, LoadedHook } from '../../model/dialect.ts'
import { isObject, own } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { checkSettings, reportEntry, reportNotReplayed, reportUnknownEvent } from './check.ts'
import { findCommand } from './command.ts'
import { findEvent, type NamedEvent } from './events.ts'
import type { CopilotHost } from './hosts.ts'
import { makeHook } from './make-hook.ts'

/**
 * `folder`: a file of hooks alone, of which a wrong entry is dropped. `inline`: a settings file, whose hooks are all dropped for one.
 * `claude`: a settings file of Claude Code.
 */
export type FileStyle = 'folder' | 'inline' | 'claude'

export interface From {
  file: ConfigFile
  style: FileStyle
  host: CopilotHost
  trusted: boolean
  root: string | null
}

export type ReadHooks =
  | { ok: true; hooks: LoadedHook[]; findings: ConfigFinding[]; unknown: string[] }
  | { ok: false; message: string; at: Position }

class Malformed extends Error {
  readonly path: ValuePath
  constructor(path: ValuePath, message: string) {
    super(message)
    this.path = path
  }
}

/**
 * `hooks` of one file: event → entries, or Claude's groups of them. Of a wrong entry only itself is dropped, but in settings files all hooks are:
 * https://docs.github.com/en/copilot/reference/hooks-reference#hook-configuration-format. `unknown`: events of a Claude Code file that
 * Copilot has not.
 */
export function readHooks(document: ParsedDocument, from: From): ReadHooks {
  try {
    return new Reading(document, from).read()
  } catch (error) {
    if (error instanceof Malformed) return { ok: false, message: error.message, at: document.placeOf(error.path) }
    throw error
  }
}

class Reading {
  readonly #document: ParsedDocument
  readonly #from: From
  readonly #hooks: LoadedHook[] = []
  readonly #findings: ConfigFinding[] = []
  readonly #unknown: string[] = []

  constructor(document: ParsedDocument, from: From) {
    this.#document = document
    this.#from = from
  }

  read(): ReadHooks {
    const { value } = this.#document
    if (!isObject(value)) throw new Malformed([], `the file holds ${showValue(value)}, not an object`)
    const version = own(value, 'version')
    if (this.#from.style === 'folder' && version !== undefined && version !== 1)
      throw new Malformed(['version'], `version is ${showValue(version)}, not 1`)
    const table = own(value, 'hooks')
    if (table === undefined) this.#tellNone()
    else if (!isObject(table)) throw new Malformed(['hooks'], `hooks is ${kindOf(table)}, not an object of events`)
    else for (const [name, entries] of Object.entries(table)) this.#readEvent(name, entries)
    return { ok: true, hooks: this.#hooks, findings: this.#findings, unknown: this.#unknown }
  }

  #tellNone(): void {
    if (this.#from.style === 'folder')
      this.#tell([], 'the file has no "hooks", so that nothing of it runs', 'Write {"version": 1, "hooks": {…}}.')
  }

  #readEvent(name: string, entries: unknown): void {
    const { host, style } = this.#from
    const path = ['hooks', name]
    if (!Array.isArray(entries)) throw new Malformed(path, `hooks.${name} is ${kindOf(entries)}, not a list`)
    const event = findEvent(name, host)
    if (event === null && style === 'claude') this.#unknown.push(name)
    else if (event === null) this.#findings.push(reportUnknownEvent(name, host, this.#place(path)))
    else this.#readEntries(event, entries, path)
  }

  #readEntries(event: NamedEvent, entries: readonly unknown[], path: ValuePath): void {
    let number = 0
    for (const [index, entry] of entries.entries()) {
      for (const handler of listHandlers(entry, [...path, index])) {
        number += 1
        try {
          this.#readHandler(event, handler, number)
        } catch (error) {
          if (!(error instanceof Malformed) || this.#from.style === 'inline') throw error
          this.#tell(error.path, `${error.message}: the entry is dropped`, 'Write {"type": "command", "bash": "…", "timeoutSec": 30}.')
        }
      }
    }
  }

  #readHandler(event: NamedEvent, { entry, matcher, path }: Handler, number: number): void {
    const { host, trusted, root } = this.#from
    if (!isObject(entry)) throw new Malformed(path, `an entry of ${event.spelt} is ${kindOf(entry)}, not an object`)
    const at = this.#place(path)
    const type = own(entry, 'type') ?? 'command'
    if (type === 'http' || type === 'prompt') {
      this.#findings.push(reportNotReplayed(event.spelt, type, at))
      return
    }
    if (type !== 'command') throw new Malformed([...path, 'type'], `type is ${showValue(type)}; known are command, http and prompt`)
    if (matcher !== undefined && typeof matcher !== 'string')
      throw new Malformed([...path, 'matcher'], `matcher is ${showValue(matcher)}, not a string`)
    const command = findCommand(entry, host)
    if (command === null) throw new Malformed(path, `an entry of ${event.spelt} has ${lackOf(host)}`)
    const told = (key: string) => this.#place([...path, key])
    for (const each of checkSettings(entry, { host, matcher, told })) this.#findings.push(each)
    this.#hooks.push(makeHook({ event, host, entry, command, matcher: matcher ?? null, at, number, trusted, root }))
  }

  #tell(path: ValuePath, message: string, mend: string): void {
    this.#findings.push(reportEntry(message, this.#place(path), { live: 'it guards nothing, and nobody is told', mend }))
  }

  #place(path: ValuePath): ConfigFinding['at'] {
    return { path: this.#from.file.path, ...this.#document.placeOf(path) }
  }
}

interface Handler {
  entry: unknown
  matcher: unknown
  path: ValuePath
}

/** An entry, or the handlers of a group as Claude Code has them, each with the group's matcher. */
function listHandlers(entry: unknown, path: ValuePath): Handler[] {
  const inner = own(entry, 'hooks')
  if (!Array.isArray(inner)) return [{ entry, matcher: own(entry, 'matcher'), path }]
  return inner.map((each: unknown, index) => ({
    entry: each,
    matcher: own(entry, 'matcher') ?? own(each, 'matcher'),
    path: [...path, 'hooks', index],
  }))
}

function lackOf(host: CopilotHost): string {
  if (host === 'vscode') return 'no "command"'
  return host === 'cloud' ? 'neither "bash" nor "command", and the cloud agent looks at nothing else' : 'no "bash", "command" or "exec"'
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list'
  return isObject(value) ? 'an object' : showValue(value)
}

/** Switched off by its own file. */
export function isSwitchedOff(document: ParsedDocument): boolean {
  return isObject(document.value) && own(document.value, 'disableAllHooks') === true
}
