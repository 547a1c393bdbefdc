import type { ParsedDocument } from '../../formats/document.ts'
import { parseJson } from '../../formats/json.ts'
import { parseToml } from '../../formats/toml.ts'
import type { ConfigFile, ConfigFinding, HookTree, Loaded, LoadedHook } from '../../model/dialect.ts'
import { isObject, own } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { readHooks } from './hooks.ts'

/** The files of one of Codex's folders, in the order in which it adds up their hooks; it warns when both have some. */
export const FILES = ['hooks.json', 'config.toml'] as const

/** Keys beside `hooks` that a hooks.json may have; any other one voids it. */
const ROOT_KEYS = ['description', 'hooks']

/** The user's folder, then those of the project from the git root down: all hooks of all of them run. */
export function loadCodex(tree: HookTree): Loaded {
  const folders = [{ level: 'user', up: '' } as const, ...tree.parents.toReversed().map((up) => ({ level: 'project', up }) as const)]
  const files = folders.flatMap(({ level, up }) =>
    FILES.flatMap((name) => {
      const file = tree.read(level, `${up}.codex/${name}`)
      return file === null ? [] : [loadFile(file, name, tree)]
    }),
  )
  // A config.toml that says nothing of hooks configures none.
  const speaking = files.filter((each) => each.speaks)
  const trusted = speaking.filter((each) => each.level === 'user' || tree.trusted)
  // The most local file that says anything about it decides.
  const off = trusted.findLast((each) => each.feature !== null)
  const isOff = off?.feature === false
  const project = speaking.filter((each) => each.level === 'project')
  const hooks = isOff ? [] : speaking.flatMap((each) => each.hooks)
  return {
    configured: speaking.length > 0,
    hooks,
    findings: [...speaking.flatMap((each) => each.findings), ...(isOff ? [reportOff(off.path)] : [])],
    files: project.map((each) => each.path),
    permit: () => null,
    ruleCount: 0,
    askSetting: null,
    notes: project.some((each) => each.hooks.length > 0) ? [TRUST] : [],
  }
}

const TRUST = 'Codex itself runs a project hook only after a person has trusted the folder and, by its hash, that very hook (/hooks).'

interface LoadedFile {
  path: string
  level: 'user' | 'project'
  /** Whether it says anything about hooks. */
  speaks: boolean
  hooks: LoadedHook[]
  findings: ConfigFinding[]
  /** `features.hooks`, where it is set. */
  feature: boolean | null
}

function loadFile(file: ConfigFile, name: (typeof FILES)[number], tree: HookTree): LoadedFile {
  const empty: LoadedFile = { path: file.path, level: file.level, speaks: true, hooks: [], findings: [], feature: null }
  const broken = (id: string, message: string, at?: { line: number; column: number }): LoadedFile => ({
    ...empty,
    findings: [
      {
        id,
        level: 'error',
        message,
        at: { path: file.path, ...at },
        live: 'Codex runs no hook of this file; a warning at its start is all that it says',
        mend: 'Mend the file; `/hooks` in Codex lists what it reads.',
      },
    ],
  })
  if (file.text === null) return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`)
  const parsed = name === 'hooks.json' ? parseStrict(file.text) : parseToml(file.text)
  if (!parsed.ok) return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column })
  const { document } = parsed
  if (!isObject(document.value))
    return broken('config-invalid', `the file holds ${showValue(document.value)}, not an object`, document.placeOf([]))
  const misplaced = name === 'hooks.json' ? Object.keys(document.value).find((key) => !ROOT_KEYS.includes(key)) : undefined
  if (misplaced !== undefined) return broken('config-invalid', describeMisplaced(misplaced), document.placeOf([misplaced]))
  const hooks = readHooks(own(document.value, 'hooks'), { document, path: file.path, trusted: file.level === 'user' || tree.trusted })
  if (!hooks.ok) return broken('config-invalid', hooks.message, hooks.at)
  const feature = name === 'config.toml' ? readFeature(document.value) : null
  return {
    ...empty,
    speaks: name === 'hooks.json' || feature !== null || Object.hasOwn(document.value, 'hooks'),
    hooks: hooks.hooks,
    findings: [...hooks.findings, ...reportDuplicates(document, file.path)],
    feature,
  }
}

/** Codex's JSON reader takes no byte order mark. */
function parseStrict(text: string): ReturnType<typeof parseJson> {
  return text.startsWith('\ufeff')
    ? { ok: false, message: 'a byte order mark stands before the JSON', line: 1, column: 1 }
    : parseJson(text)
}

function describeMisplaced(key: string): string {
  return `the key ${showValue(key)} makes Codex throw the whole file away: beside "hooks" only "description" may stand there`
}

/** `features.hooks`, or its older name; on unless it says otherwise. */
function readFeature(config: unknown): boolean | null {
  const features = own(config, 'features')
  const value = own(features, 'hooks') ?? own(features, 'codex_hooks')
  return typeof value === 'boolean' ? value : null
}

function reportDuplicates(document: ParsedDocument, path: string): ConfigFinding[] {
  return document.duplicateKeys.map(({ key, line, column }) => ({
    id: 'config-entry-invalid',
    level: 'warning',
    message: `key ${showValue(key)} stands twice in one object`,
    at: { path, line, column },
    live: 'Codex takes the last one, or throws the file away where it knows the key',
    mend: 'Put both under one key.',
  }))
}

function reportOff(path: string): ConfigFinding {
  return {
    id: 'hooks-disabled',
    level: 'warning',
    message: 'features.hooks is false: Codex runs no hook',
    at: { path },
    live: 'nothing guards the project',
    mend: 'Remove the setting: hooks are on by default.',
  }
}
