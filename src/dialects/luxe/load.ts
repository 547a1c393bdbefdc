import type { ParsedDocument } from '../../formats/document.ts'
import { parseJson } from '../../formats/json.ts'
import { decideByLuxeRules } from '../../matching/luxe-rules.ts'
import type { ConfigFile, ConfigFinding, HookTree, Loaded, LoadedHook, PermissionRuling } from '../../model/dialect.ts'
import { isObject } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { readHooks } from './hooks.ts'
import { type LuxeSettings, mergeSettings, NO_SETTINGS, readAgentSettings, readPermissions } from './settings.ts'

/** Luxe's files at each level; a project's hooks run after the user's. */
const FILES = {
  user: { hooks: '.config/luxe/hooks.json', permissions: '.config/luxe/permissions.json', agent: '.config/luxe/config.json' },
  project: { hooks: '.luxe/hooks.json', permissions: '.luxe/permissions.json', agent: '.luxe/config.json' },
} as const

/** The user's files, then the project's. */
export function loadLuxe(tree: HookTree): Loaded {
  const user = loadLevel(tree, 'user')
  const project = loadLevel(tree, 'project')
  const settings = mergeSettings(user.settings, tree.trusted ? project.settings : NO_SETTINGS)
  return {
    configured: user.found.length + project.found.length > 0,
    hooks: [...user.hooks, ...project.hooks],
    findings: [...user.findings, ...project.findings],
    files: project.found,
    permit: (tool, seen) => permit(settings.rules, { tool: tool.name, args: tool.args, cwd: seen.cwd }),
    ruleCount: settings.rules.length,
    askSetting: settings.ask,
    nativeAsk: settings.onAsk,
  }
}

function permit(rules: LuxeSettings['rules'], call: Parameters<typeof decideByLuxeRules>[1]): PermissionRuling | null {
  const found = decideByLuxeRules(rules, call)
  if (found === null) return null
  const path = rules.find((rule) => rule === found.rule)?.path ?? ''
  const rule = found.rule.pattern === null ? found.rule.tool : `${found.rule.tool} ${found.rule.pattern}`
  const doubt = found.untold === null ? '' : `, as what ${showValue(found.untold)} runs cannot be told`
  return { decision: found.decision, why: `${found.decision} rule ${rule} in ${path}${doubt}` }
}

interface Level {
  /** Paths of the files that exist. */
  found: string[]
  hooks: LoadedHook[]
  settings: LuxeSettings
  findings: ConfigFinding[]
}

function loadLevel(tree: HookTree, level: 'user' | 'project'): Level {
  const trusted = level === 'user' || tree.trusted
  const names = FILES[level]
  const hooks = readFile(tree, level, names.hooks, (document, file) => readHooks(document, { path: file.path, trusted }))
  const permissions = readFile(tree, level, names.permissions, (document, file) => readPermissions(document, file.path))
  const agent = readFile(tree, level, names.agent, (document, file) => readAgentSettings(document, file.path))
  return {
    found: [hooks, permissions, agent].flatMap((each) => (each.path === null ? [] : [each.path])),
    hooks: hooks.value?.hooks ?? [],
    settings: mergeSettings(permissions.value?.settings ?? NO_SETTINGS, agent.value?.settings ?? NO_SETTINGS),
    findings: [...hooks.findings, ...permissions.findings, ...agent.findings],
  }
}

interface ReadFile<T> {
  path: string | null
  value: T | null
  findings: ConfigFinding[]
}

/** Reads one strict JSON object; whatever is wrong with it becomes a finding. */
function readFile<T extends { findings: ConfigFinding[] }>(
  tree: HookTree,
  level: 'user' | 'project',
  name: string,
  read: (document: ParsedDocument, file: ConfigFile) => T,
): ReadFile<T> {
  const file = tree.read(level, name)
  if (file === null) return { path: null, value: null, findings: [] }
  const broken = (id: string, message: string, at: { line?: number; column?: number } = {}): ReadFile<T> => ({
    path: file.path,
    value: null,
    findings: [
      {
        id,
        level: 'error',
        message,
        at: { path: file.path, ...at },
        live: 'Luxe cannot use the file: what it configures does not hold',
        mend: 'Mend the file: it is one strict JSON object.',
      },
    ],
  })
  if (file.text === null) return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`)
  const parsed = parseJson(file.text)
  if (!parsed.ok) return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column })
  if (!isObject(parsed.document.value)) return broken('config-invalid', 'the file holds no JSON object', { line: 1, column: 1 })
  const value = read(parsed.document, file)
  return { path: file.path, value, findings: value.findings }
}
