import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { LoadedHook } from '../model/dialect.ts'
import { listCommands } from '../shell/commands.ts'
import type { Script } from './script-files.ts'

/** POSIX and bash built-ins and reserved words: never looked for on PATH. */
const BUILT_IN = new Set(
  (
    '. : [ [[ alias bg bind break builtin caller case cd command compgen complete continue declare dirs disown echo enable eval exec exit export false ' +
    'fc fg getopts hash help history if jobs kill let local logout mapfile popd printf pushd pwd read readarray readonly return select set shift shopt ' +
    'source suspend test then time times trap true type typeset ulimit umask unalias unset until wait while function'
  ).split(' '),
)

/** Programs that a hook's command line, or a shell script that it names, calls and that PATH lacks. A script that asks `command -v X` first copes without X. */
export async function findMissingPrograms(
  hook: Pick<LoadedHook, 'form'>,
  scripts: readonly Script[],
  place: { root: string; path: string },
): Promise<{ program: string; in: string }[]> {
  const texts = [
    ...('shell' in hook.form ? [{ in: 'the hook command', text: hook.form.shell }] : []),
    ...scripts.filter(isShellScript).map((script) => ({ in: script.path, text: script.text.replace(/\r/g, '') })),
  ]
  const missing: { program: string; in: string }[] = []
  for (const { in: file, text } of texts) {
    for (const program of calledPrograms(text)) {
      if (missing.every((each) => each.program !== program) && !(await isOnPath(program, place.path))) missing.push({ program, in: file })
    }
  }
  return missing
}

function isShellScript(script: Script): boolean {
  if (script.interpreter === null) return /\.(?:sh|bash)$/.test(script.path)
  return (
    /(?:^|\/)(?:sh|bash|dash|zsh|ksh)$/.test(script.interpreter) || /^#!\s*\S*env\s+(?:-S\s+)?(?:sh|bash|dash|zsh|ksh)\b/.test(script.text)
  )
}

function calledPrograms(text: string): string[] {
  const { commands, certain } = listCommands(text)
  if (!certain) return []
  const defined = new Set([...text.matchAll(/^\s*(?:function\s+)?([\w-]+)\s*\(\s*\)/gm)].map((match) => match[1]))
  const names = commands.map((command) => command.words[0]).filter((word): word is string => typeof word === 'string')
  return [...new Set(names)].filter((name) => /^[\w.+-]+$/.test(name) && !BUILT_IN.has(name) && !defined.has(name) && !asksFor(text, name))
}

function asksFor(text: string, program: string): boolean {
  const name = program.replace(/[.+]/g, '\\$&')
  return new RegExp(`(?:command\\s+-[vV]|which|type(?:\\s+-\\w+)?|hash)\\s+["']?${name}\\b`).test(text)
}

async function isOnPath(program: string, searched: string): Promise<boolean> {
  for (const folder of searched.split(path.delimiter)) {
    if (folder === '') continue
    const isThere = await fs.access(path.join(folder, program), fs.constants.X_OK).then(
      () => true,
      () => false,
    )
    if (isThere) return true
  }
  return false
}
