import type { ParseResult } from '../../formats/document.ts'
import { parseJson } from '../../formats/json.ts'
import { parseToml } from '../../formats/toml.ts'
import { parseYaml } from '../../formats/yaml.ts'
import type { ConfigFile, ConfigFinding, HookTree, Loaded, LoadedHook } from '../../model/dialect.ts'
import { countOf } from '../../text/numbers.ts'
import { readHooks } from './hooks.ts'
import { countRules, mergeRules, type PlacedRule, permitByRules, readRules } from './rules.ts'

/** lecode takes the first of these that exists, in each of its two folders. */
const FORMATS: readonly (readonly [string, (text: string) => ParseResult])[] = [
  ['toml', parseToml],
  ['yaml', parseYaml],
  ['yml', parseYaml],
  ['json', parseJson],
]

/**
 * lecode's two files: tables merge, project over global; lists replace, so an event listed in both runs the project's list only. A project
 * that is not trusted replaces nothing and has no rules.
 */
export function loadLecode(tree: HookTree): Loaded {
  const users = findFiles(tree, 'user', ['.config/lecode/config'])
  const projects = findFiles(
    tree,
    'project',
    tree.parents.map((parent) => `${parent}.lecode/config`),
  )
  const user = loadFile(users[0], tree)
  const project = loadFile(projects[0], tree)
  const replaced = new Set(tree.trusted ? project?.events : [])
  const files = [user, project].filter((each) => each !== null)
  const rules = mergeRules(user?.rules ?? [], tree.trusted ? (project?.rules ?? []) : [])
  const lost = (user?.hooks ?? []).filter((hook) => replaced.has(hook.event))
  return {
    configured: files.length > 0,
    hooks: [...(user?.hooks ?? []).filter((hook) => !replaced.has(hook.event)), ...(project?.hooks ?? [])],
    notes: [
      ...[users, projects].flatMap(tellPassedOver),
      ...(user === null || project === null ? [] : tellReplaced(lost, user.path, project.path)),
    ],
    findings: files.flatMap((each) => each.findings),
    files: project === null ? [] : [project.path],
    permit: (tool, seen) => permitByRules(rules, tool, seen),
    ruleCount: countRules(rules),
    askSetting: null,
  }
}

function tellPassedOver([taken, ...others]: readonly FoundFile[]): string[] {
  return others.map(({ file }) => `${file.path} is not read: lecode takes ${taken?.file.path} before it.`)
}

function tellReplaced(lost: readonly LoadedHook[], user: string, project: string): string[] {
  return [...new Set(lost.map((hook) => hook.event))].map((event) => {
    const count = countOf(lost.filter((hook) => hook.event === event).length, 'hook')
    return `${user} has ${count} at ${event} that lecode does not run here: the list of ${project} replaces it.`
  })
}

interface LoadedFile {
  path: string
  hooks: LoadedHook[]
  /** Event names that the file lists, also with an empty list. */
  events: string[]
  rules: PlacedRule[]
  findings: ConfigFinding[]
}

interface FoundFile {
  file: ConfigFile
  parse: (text: string) => ParseResult
}

/** All that exist; lecode reads the first. */
function findFiles(tree: HookTree, level: 'user' | 'project', stems: string[]): FoundFile[] {
  const places = stems.flatMap((stem) => FORMATS.map(([extension, parse]) => ({ file: tree.read(level, `${stem}.${extension}`), parse })))
  return places.flatMap(({ file, parse }) => (file === null ? [] : [{ file, parse }]))
}

function loadFile(found: FoundFile | undefined, tree: HookTree): LoadedFile | null {
  if (found === undefined) return null
  const { file, parse } = found
  const broken = (id: string, message: string, line?: number, column?: number): LoadedFile => {
    const at = { path: file.path, ...(line === undefined ? {} : { line }), ...(column === undefined ? {} : { column }) }
    const live = 'lecode does not start with this file, so nothing guards the project'
    const mend = 'Mend the file; `lecode --hooks-test` shows whether lecode reads it.'
    return {
      path: file.path,
      hooks: [],
      events: [],
      rules: [],
      findings: [{ id, level: 'error', message, at, live, mend }],
    }
  }
  if (file.text === null) return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`)
  const parsed = parse(file.text)
  if (!parsed.ok) return broken('config-unreadable', parsed.message, parsed.line, parsed.column)
  const { document } = parsed
  const hooks = readHooks(document, { file, trusted: file.level === 'user' || tree.trusted })
  if (!hooks.ok) return broken('config-invalid', hooks.message, hooks.at.line, hooks.at.column)
  const rules = readRules(document, file.path)
  return { path: file.path, hooks: hooks.hooks, events: hooks.events, rules: rules.rules, findings: [...hooks.findings, ...rules.findings] }
}
