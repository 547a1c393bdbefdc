import type { ParsedDocument } from '../../formats/document.ts'
import { parseJsonWithComments } from '../../formats/jsonc.ts'
import type { ConfigFile, ConfigFinding, HookTree, Loaded, LoadedHook } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject, own } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import type { Family, Switches } from './family.ts'
import { readHooks } from './hooks.ts'

/** The user's settings and the project's; system-wide ones and extensions are not in a repository. */
export function loadFamily(tree: HookTree, family: Family): Loaded {
  const files = (['user', 'project'] as const).flatMap((level) => {
    const file = tree.read(level, family.settings)
    return file === null ? [] : [readFile(file, family)]
  })
  const heeded = files.filter((each) => each.file.level === 'user' || tree.trusted)
  const servers = Object.assign(Object.create(null), ...heeded.map((each) => ownObject(each.document?.value, 'mcpServers')))
  const disabled = heeded.flatMap((each) => each.switches.disabled)
  const switchedOff = heeded.findLast((each) => each.switches.off !== null)
  const loaded = files.map((each) => ({ ...each, ...loadHooks(each, { family, trusted: heeded.includes(each), servers, disabled }) }))
  const ordered = family.levels.flatMap((level) => loaded.filter((each) => each.file.level === level))
  return {
    configured: files.length > 0,
    hooks: switchedOff === undefined ? ordered.flatMap((each) => each.hooks) : [],
    findings: [...loaded.flatMap((each) => each.findings), ...(switchedOff === undefined ? [] : [reportDisabled(switchedOff)])],
    files: files.filter((each) => each.file.level === 'project').map((each) => each.file.path),
    permit: () => null,
    ruleCount: 0,
    askSetting: null,
  }
}

interface ReadFile {
  file: ConfigFile
  /** null: `findings` say why. */
  document: ParsedDocument | null
  switches: Switches
  findings: ConfigFinding[]
}

function readFile(file: ConfigFile, family: Family): ReadFile {
  const broken = (id: string, message: string, at: { line?: number; column?: number } = {}): ReadFile => ({
    file,
    document: null,
    switches: { off: null, disabled: [] },
    findings: [
      {
        id,
        level: 'error',
        message,
        at: { path: file.path, ...at },
        live: `${family.title} cannot read its settings, so none of its hooks runs`,
        mend: 'Mend the file: it is one JSON object; comments are allowed, trailing commas are not.',
      },
    ],
  })
  if (file.text === null) return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`)
  const parsed = parseJsonWithComments(file.text)
  if (!parsed.ok) return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column })
  const { document } = parsed
  if (!isObject(document.value)) return broken('config-invalid', `the file holds ${showValue(document.value)}, not an object`, { line: 1 })
  const findings = reportDuplicates(document, file.path)
  return { file, document, switches: family.readSwitches(document.value), findings }
}

interface Given {
  family: Family
  trusted: boolean
  servers: JsonObject
  disabled: readonly string[]
}

function loadHooks({ file, document, findings }: ReadFile, given: Given): { hooks: LoadedHook[]; findings: ConfigFinding[] } {
  if (document === null) return { hooks: [], findings }
  const read = readHooks(document, { ...given, path: file.path })
  return { hooks: read.hooks, findings: [...findings, ...read.findings] }
}

function ownObject(value: unknown, key: string): JsonObject {
  const found = own(value, key)
  return isObject(found) ? found : {}
}

function reportDuplicates(document: ParsedDocument, path: string): ConfigFinding[] {
  return document.duplicateKeys.map(({ key, line, column }) => ({
    id: 'config-entry-invalid',
    level: 'warning',
    message: `key ${showValue(key)} stands twice in one object: only the last one counts`,
    at: { path, line, column },
    live: 'what stands under the first one is lost',
    mend: 'Put both under one key.',
  }))
}

function reportDisabled({ file, switches }: ReadFile): ConfigFinding {
  return {
    id: 'hooks-disabled',
    level: 'warning',
    message: `${switches.off}: no hook runs`,
    at: { path: file.path },
    live: 'nothing guards the project',
    mend: 'Take the setting out.',
  }
}
