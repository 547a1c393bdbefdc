import type { ParsedDocument } from '../../formats/document.ts'
import { parseJson } from '../../formats/json.ts'
import type { ConfigFile, ConfigFinding, HookTree, Loaded, LoadedHook, PermissionRuling } from '../../model/dialect.ts'
import { own } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { readHooks } from './hooks.ts'
import { type DenyRule, findDenyRule, readDenyRules } from './rules.ts'

/** All levels merge; none replaces another. Managed and plugin settings are not in a repository. */
const FILES: readonly (readonly ['user' | 'project', string])[] = [
  ['user', '.claude/settings.json'],
  ['project', '.claude/settings.json'],
  ['project', '.claude/settings.local.json'],
]

/** Claude Code's settings files. From a project that is not trusted come hooks only, which do not run. */
export function loadClaude(tree: HookTree): Loaded {
  const files = FILES.flatMap(([level, path]) => {
    const file = tree.read(level, path)
    return file === null ? [] : [loadFile(file, tree)]
  })
  const trusted = files.filter((each) => each.level === 'user' || tree.trusted)
  // The most local file that says anything about it decides.
  const switchedOff = trusted.findLast((each) => each.disableAll !== null)
  const isOff = switchedOff?.disableAll === true
  const denyRules = trusted.flatMap((each) => each.denyRules)
  return {
    configured: files.length > 0,
    hooks: isOff ? [] : files.flatMap((each) => each.hooks),
    findings: [...files.flatMap((each) => each.findings), ...(isOff && switchedOff ? [reportDisabled(switchedOff.path)] : [])],
    files: files.filter((each) => each.level === 'project').map((each) => each.path),
    permit: (tool, seen, of): PermissionRuling | null => findDenyRule(denyRules, tool, { seen, of }),
    ruleCount: denyRules.length,
    askSetting: null,
  }
}

interface LoadedFile {
  path: string
  level: 'user' | 'project'
  hooks: LoadedHook[]
  findings: ConfigFinding[]
  disableAll: boolean | null
  denyRules: DenyRule[]
}

function loadFile(file: ConfigFile, tree: HookTree): LoadedFile {
  const empty = { path: file.path, level: file.level, hooks: [], disableAll: null, denyRules: [] }
  const broken = (id: string, message: string, at?: { line: number; column: number }): LoadedFile => ({
    ...empty,
    findings: [
      {
        id,
        level: 'error',
        message,
        at: { path: file.path, ...at },
        live: 'Claude Code runs no hook of this file, and says so nowhere in a headless run',
        mend: 'Mend the file; `/hooks` in Claude Code lists what it reads.',
      },
    ],
  })
  if (file.text === null) return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`)
  const parsed = parseJson(file.text)
  if (!parsed.ok) return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column })
  const hooks = readHooks(parsed.document, { file, trusted: file.level === 'user' || tree.trusted })
  if (!hooks.ok) return broken('config-invalid', hooks.message, hooks.at)
  const deny = readDenyRules(parsed.document, file.path)
  const disable = own(parsed.document.value, 'disableAllHooks')
  return {
    ...empty,
    hooks: hooks.hooks,
    findings: [...hooks.findings, ...deny.findings, ...reportDuplicates(parsed.document, file.path)],
    disableAll: typeof disable === 'boolean' ? disable : null,
    denyRules: deny.rules,
  }
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

function reportDisabled(path: string): ConfigFinding {
  return {
    id: 'hooks-disabled',
    level: 'warning',
    message: 'disableAllHooks is true: no hook of these settings runs',
    at: { path },
    live: 'nothing guards the project',
    mend: 'Remove disableAllHooks.',
  }
}
