import { parseJson } from '../../formats/json.ts'
import type { ConfigFile, ConfigFinding, HookTree, Loaded, LoadedHook } from '../../model/dialect.ts'
import { showValue } from '../../text/show.ts'
import { type FileStyle, type From, isSwitchedOff, readHooks } from './hooks.ts'
import type { CopilotHost } from './hosts.ts'

/** A repository's folder of hook files: each `*.json` in it counts. */
const FOLDER = '.github/hooks'
const SETTINGS = ['.github/copilot/settings.json', '.github/copilot/settings.local.json']
const CLAUDE = ['.claude/settings.json', '.claude/settings.local.json']

/** Every project path that some host reads: they lie at the top of the repository. */
export function listCandidates(parents: readonly string[]): string[] {
  return rootsOf(parents).flatMap((root) => [`${root}${FOLDER}/`, ...[...SETTINGS, ...CLAUDE].map((name) => root + name)])
}

/** The top of the repository, and the project itself where it lies below. */
function rootsOf(parents: readonly string[]): string[] {
  return [...new Set([parents[parents.length - 1] ?? '', ''])]
}

/**
 * The files of one host: https://docs.github.com/en/copilot/reference/hooks-reference#hooks-locations. All of them count, the user's first.
 * Policies and plugins are not in a repository.
 */
export function loadCopilot(tree: HookTree, host: CopilotHost): Loaded {
  const files = listFiles(tree, host).map((from) => loadFile(from))
  const trusted = files.filter(({ from }) => from.root === null || tree.trusted)
  const off = trusted.find(({ from, isOff }) => isOff && from.style === 'inline')
  const unknown = files.flatMap((each) => each.unknown.map((name) => `${name} of ${each.from.file.path}`))
  return {
    configured: files.length > 0,
    isBorrowed: files.every(({ from }) => from.style === 'claude'),
    hooks: off === undefined ? files.flatMap((each) => (each.isOff ? [] : each.hooks)) : [],
    findings: files.flatMap((each) => each.findings),
    files: files.filter(({ from }) => from.root !== null).map(({ from }) => from.file.path),
    permit: () => null,
    notes: unknown.length === 0 ? [] : [`Copilot also reads hooks of Claude Code, but has no event ${unknown.join(', ')}.`],
    ruleCount: 0,
    askSetting: null,
  }
}

function listFiles(tree: HookTree, host: CopilotHost): From[] {
  const read = (level: ConfigFile['level'], name: string, { style, root }: { style: FileStyle; root: string | null }): From[] => {
    const file = tree.read(level, name)
    return file === null ? [] : [{ file, style, host, root, trusted: level === 'user' || tree.trusted }]
  }
  const readFolder = (level: ConfigFile['level'], folder: string, root: string | null) =>
    tree
      .list(level, folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => read(level, `${folder}/${name}`, { style: 'folder', root }))
  const ofUser = host === 'cloud' ? [] : readFolder('user', '.copilot/hooks', null)
  const ofUserSettings = host === 'cli' ? read('user', '.copilot/settings.json', { style: 'inline', root: null }) : []
  const ofProject = rootsOf(tree.parents).flatMap((root) => [
    ...readFolder('project', root + FOLDER, root),
    ...(host === 'cli' ? SETTINGS.flatMap((name) => read('project', root + name, { style: 'inline', root })) : []),
    ...(host === 'cloud' ? [] : CLAUDE.flatMap((name) => read('project', root + name, { style: 'claude', root }))),
  ])
  return [...ofUser, ...ofUserSettings, ...ofProject]
}

interface LoadedFile {
  from: From
  hooks: LoadedHook[]
  findings: ConfigFinding[]
  /** It says `disableAllHooks`. */
  isOff: boolean
  unknown: string[]
}

function loadFile(from: From): LoadedFile {
  const { file } = from
  const empty = { from, hooks: [], isOff: false, unknown: [] }
  const broken = (id: string, message: string, at?: { line: number; column: number }): LoadedFile => ({
    ...empty,
    findings: [
      {
        id,
        level: 'error',
        message,
        at: { path: file.path, ...at },
        live: 'Copilot runs no hook of this file, and hardly says so',
        mend: 'Mend the file: one JSON object, {"version": 1, "hooks": {"preToolUse": [{"bash": "…"}]}}.',
      },
    ],
  })
  if (file.text === null) return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`)
  const parsed = parseJson(file.text)
  if (!parsed.ok) return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column })
  const read = readHooks(parsed.document, from)
  if (!read.ok) return broken('config-invalid', read.message, read.at)
  const isOff = isSwitchedOff(parsed.document)
  const doubled = parsed.document.duplicateKeys.map(({ key, line, column }) => reportDuplicate(key, { path: file.path, line, column }))
  return { ...empty, ...read, isOff, findings: [...read.findings, ...doubled, ...(isOff ? [reportOff(from)] : [])] }
}

function reportDuplicate(key: string, at: ConfigFinding['at']): ConfigFinding {
  return {
    id: 'config-entry-invalid',
    level: 'warning',
    message: `key ${showValue(key)} stands twice in one object: only the last one counts`,
    at,
    live: 'what stands under the first one is lost',
    mend: 'Put both under one key.',
  }
}

function reportOff({ file, style }: From): ConfigFinding {
  return {
    id: 'hooks-disabled',
    level: 'warning',
    message: `disableAllHooks is true: no hook of ${style === 'inline' ? 'any file' : 'this file'} runs`,
    at: { path: file.path },
    live: 'nothing of it guards the project',
    mend: 'Remove disableAllHooks.',
  }
}
