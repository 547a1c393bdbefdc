import { listCommands } from '../shell/commands.ts'

/** POSIX and bash built-ins and reserved words: never looked for on PATH. */
const BUILT_IN = new Set(
  (
    '. : [ [[ alias bg bind break builtin caller case cd command compgen complete continue declare dirs disown echo enable eval exec exit export false ' +
    'fc fg getopts hash help history if jobs kill let local logout mapfile popd printf pushd pwd read readarray readonly return select set shift shopt ' +
    'source suspend test then time times trap true type typeset ulimit umask unalias unset until wait while function'
  ).split(' '),
)

/** Programs told of one text; a script that a person wrote calls far fewer. */
const MAX_PROGRAMS = 100

/**
 * Programs that a shell text calls by a plain name, the first 100 in its order: no built-ins, no functions of its own, and none that it
 * looks for first (`command -v X`). None of a text that could not be read to its end. Reads the text a fixed number of times.
 */
export function listPrograms(text: string): string[] {
  const { commands, certain } = listCommands(text)
  if (!certain) return []
  const excluded = new Set([...BUILT_IN, ...listFunctions(text), ...listSought(text)])
  const programs = new Set<string>()
  for (const { words } of commands) {
    const name = words[0]
    if (typeof name === 'string' && /^[\w.+-]{1,255}$/.test(name) && !excluded.has(name)) programs.add(name)
    if (programs.size >= MAX_PROGRAMS) break
  }
  return [...programs]
}

/** Line by line: blanks that may span lines would be tried again from each of them. */
function listFunctions(text: string): string[] {
  return text.split('\n').flatMap((line) => /^[ \t]*(?:function[ \t]+)?([\w-]+)[ \t]*\([ \t]*\)/.exec(line)?.[1] ?? [])
}

function listSought(text: string): string[] {
  const sought = /\b(?:command\s+-[vV]|which|type(?:\s+-\w+)?|hash)\s+["']?([\w.+-]+)/g
  return [...text.matchAll(sought)].map((match) => match[1] ?? '')
}
