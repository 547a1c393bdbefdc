import type { LoadedHook } from '../model/dialect.ts'
import type { Audit, FindingDraft } from '../model/judgement.ts'
import { ProgramLookup } from './missing-programs.ts'
import { type Script, ScriptFiles } from './script-files.ts'

export interface ScriptPlace {
  /** The trusted project root, absolute. */
  root: string
  /** PATH as hooks get it. */
  path: string
  /** Where each dialect's hooks start. */
  startsIn: ReadonlyMap<string, 'recorded-cwd' | 'project-root'>
}

/** What can be told of hooks without running them: `crlf-script`, `unquoted-placeholder`, `missing-dependency`; and, from what is recorded, `relative-hook-path`. */
export async function auditHookScripts(
  hooks: readonly LoadedHook[],
  place: ScriptPlace,
): Promise<{ findings: FindingDraft[]; files: string[]; audit: Audit }> {
  const findings: FindingDraft[] = []
  const files = new Set<string>()
  const scriptFiles = new ScriptFiles(place.root)
  const lookup = new ProgramLookup(place.path)
  for (const hook of hooks) {
    const scripts = await scriptFiles.of(hook)
    for (const script of scripts) {
      files.add(script.path)
      if (script.hasCrlf) findings.push(describeCrlf(hook, script))
    }
    const placeholder = findUnquotedPlaceholder(hook)
    if (placeholder !== null) findings.push(describePlaceholder(hook, placeholder))
    for (const program of await lookup.findMissing(hook, scripts)) findings.push(describeMissing(hook, program))
  }
  return { findings, files: [...files], audit: auditRelativePaths(hooks, place.startsIn) }
}

/** Variables that hold a path, which may hold a blank. */
const PATH_VARIABLE = /\$(?:\{(?:CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|PWD|HOME)\}|(?:CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_ROOT|PWD|HOME)\b)/y

/** The first such variable that stands outside quotes in a shell command; null when there is none. Reads the command once. */
export function findUnquotedPlaceholder(hook: Pick<LoadedHook, 'form'>): string | null {
  if (!('shell' in hook.form)) return null
  const text = hook.form.shell
  let quote: string | null = null
  let word: WordPart = 'begin'
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? ''
    if (character === '$' && quote === null && word !== 'value') {
      PATH_VARIABLE.lastIndex = at
      const match = PATH_VARIABLE.exec(text)
      if (match !== null) return match[0]
    }
    if (quote === null) word = readOn(word, character)
    if (character === '\\' && quote !== "'") at++
    else if (quote !== null) quote = character === quote ? null : quote
    else if (character === '"' || character === "'") quote = character
  }
  return null
}

/** How far a word has been read as `NAME=value`: the value of an assignment is not split into words. */
type WordPart = 'begin' | 'name' | 'value' | 'other'

function readOn(word: WordPart, character: string): WordPart {
  if (/[\s;&|]/.test(character)) return 'begin'
  if (word === 'begin') return /[A-Za-z_]/.test(character) ? 'name' : 'other'
  if (word === 'name') return character === '=' ? 'value' : /\w/.test(character) ? 'name' : 'other'
  return word
}

/** Recorded working directories below the root in which a relative hook path leads nowhere. */
function auditRelativePaths(hooks: readonly LoadedHook[], startsIn: ScriptPlace['startsIn']): Audit {
  const relative = hooks.filter((hook) => startsIn.get(hook.dialect) === 'recorded-cwd' && isRelative(hook))
  const seen = new Map<string, { hook: LoadedHook; cwd: string; count: number }>()
  return {
    see: ({ event }) => {
      const { cwd } = event
      const { root } = event.session
      if (relative.length === 0 || cwd === undefined || root === undefined || cwd === root || !cwd.startsWith(`${root}/`)) return
      for (const hook of relative.filter((each) => each.kind === event.kind)) {
        const known = seen.get(hook.id)
        if (known === undefined) seen.set(hook.id, { hook, cwd: cwd.slice(root.length + 1), count: 1 })
        else known.count += 1
      }
    },
    findings: () => [...seen.values()].map(describeRelative),
  }
}

/** The program or its script is named by a relative path with a folder in it. */
function isRelative(hook: LoadedHook): boolean {
  const words = 'argv' in hook.form ? hook.form.argv.slice(0, 2) : hook.form.shell.trim().split(/\s+/).slice(0, 2)
  return words.some((word) => /^(?:\.{1,2}\/|[\w.-]+\/)[\w./-]+$/.test(word))
}

function describeCrlf(hook: LoadedHook, script: Script): FindingDraft {
  return {
    id: 'crlf-script',
    level: 'warning',
    message: `${script.path} has CRLF line ends${script.interpreter === null ? '' : `: its interpreter is looked for as ${JSON.stringify(`${script.interpreter}\r`)}`}`,
    at: { path: script.path, line: 1 },
    hook: hook.id,
    live: 'the script does not start on Linux and macOS, or its lines end in a stray character',
    mend: 'Add `*.sh text eol=lf` to .gitattributes and check the file out again.',
    about: [hook.dialect, script.path],
  }
}

function describePlaceholder(hook: LoadedHook, placeholder: string): FindingDraft {
  return {
    id: 'unquoted-placeholder',
    level: 'warning',
    message: `${placeholder} stands without quotes in ${JSON.stringify(hook.command)}`,
    at: hook.at,
    hook: hook.id,
    live: 'in a folder whose path holds a blank the shell splits it, and the hook does not start',
    mend: `Write "${placeholder}" in double quotes.`,
    about: [hook.dialect, hook.command, placeholder],
  }
}

function describeMissing(hook: LoadedHook, { program, in: file }: { program: string; in: string }): FindingDraft {
  return {
    id: 'missing-dependency',
    level: 'warning',
    message: `${file} calls ${program}, which is not on PATH here`,
    at: hook.at,
    hook: hook.id,
    live: 'where it is missing the hook may fail, or answer as if it had found nothing',
    mend: `Install ${program}, or make the hook check for it and deny without it.`,
    about: [hook.dialect, hook.command, program],
  }
}

/** How a hook's command names the project's root. */
const ROOTS: ReadonlyMap<string, string> = new Map([['claude-code', '"$CLAUDE_PROJECT_DIR"']])

function describeRelative({ hook, cwd, count }: { hook: LoadedHook; cwd: string; count: number }): FindingDraft {
  return {
    id: 'relative-hook-path',
    level: 'warning',
    message: `${JSON.stringify(hook.command)} is a relative path, and the agent had moved to ${cwd}`,
    at: hook.at,
    hook: hook.id,
    live: 'the agent starts hooks where it stands: the path leads nowhere there',
    mend: `Name the hook by an absolute path: ${ROOTS.get(hook.dialect) ?? '"$(git rev-parse --show-toplevel)"'}/….`,
    about: [hook.dialect, hook.command],
    count,
  }
}
