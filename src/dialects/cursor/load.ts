import { parseJson } from '../../formats/json.ts'
import type { ConfigFile, ConfigFinding, HookTree, Loaded, LoadedHook } from '../../model/dialect.ts'
import { showValue } from '../../text/show.ts'
import { CURSOR_EVENTS } from './events.ts'
import { readHooks } from './hooks.ts'

/** The same name in the project and below the home folder. */
export const CURSOR_FILE = '.cursor/hooks.json'

/** In the order in which one call fires their events. Project hooks come before the user's: https://cursor.com/docs/hooks#configuration. Those of a team or an enterprise are not in a repository. */
export function loadCursor(tree: HookTree): Loaded {
  const files = (['project', 'user'] as const).flatMap((level) => {
    const file = tree.read(level, CURSOR_FILE)
    return file === null ? [] : [{ file, ...loadFile(file, level === 'user' || tree.trusted) }]
  })
  const order = (hook: LoadedHook) => CURSOR_EVENTS.indexOf(hook.event)
  return {
    configured: files.length > 0,
    hooks: files.flatMap((each) => each.hooks).toSorted((one, other) => order(one) - order(other)),
    findings: files.flatMap((each) => each.findings),
    files: files.flatMap(({ file }) => (file.level === 'project' ? [file.path] : [])),
    permit: () => null,
    ruleCount: 0,
    askSetting: null,
  }
}

function loadFile(file: ConfigFile, trusted: boolean): { hooks: LoadedHook[]; findings: ConfigFinding[] } {
  const broken = (id: string, message: string, at?: { line: number; column: number }) => ({
    hooks: [],
    findings: [
      {
        id,
        level: 'error' as const,
        message,
        at: { path: file.path, ...at },
        live: 'Cursor runs no hook of this file, and says so only in its log',
        mend: 'Mend the file: one JSON object, {"version": 1, "hooks": {"preToolUse": [{"command": "…"}]}}.',
      },
    ],
  })
  if (file.text === null) return broken('config-unreadable', `cannot be read: ${file.error ?? 'unknown reason'}`)
  const parsed = parseJson(file.text)
  if (!parsed.ok) return broken('config-unreadable', parsed.message, { line: parsed.line, column: parsed.column })
  const read = readHooks(parsed.document, { file, trusted })
  if (!read.ok) return broken('config-invalid', read.message, read.at)
  const doubled = parsed.document.duplicateKeys.map(({ key, line, column }) => reportDuplicate(key, { path: file.path, line, column }))
  return { hooks: read.hooks, findings: [...read.findings, ...doubled] }
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
