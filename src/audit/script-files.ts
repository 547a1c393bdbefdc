import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { LoadedHook } from '../model/dialect.ts'

/** A file of the tree that a hook's command names. */
export interface Script {
  /** Relative to the project root, with `/`. */
  path: string
  text: string
  hasCrlf: boolean
  /** Of its `#!` line, without arguments. */
  interpreter: string | null
}

/** A script of more bytes is not looked into. */
const MAX_BYTES = 1024 * 1024
/** Tokens of a command that are looked up as files. */
const MAX_TOKENS = 64

/** Files below the project root that a hook's command names, in the order in which it names them. */
export async function findScripts(hook: Pick<LoadedHook, 'form'>, root: string): Promise<Script[]> {
  const words = 'argv' in hook.form ? hook.form.argv : [hook.form.shell]
  const tokens = words.flatMap((word) => tokensOf(word, root)).slice(0, MAX_TOKENS)
  const scripts = new Map<string, Script>()
  for (const token of tokens) {
    const script = await readScript(path.resolve(root, token), root)
    if (script !== null) scripts.set(script.path, script)
  }
  return [...scripts.values()]
}

/** Pieces of a command line that could be paths; the placeholders that stand for the project root are filled in. */
function tokensOf(word: string, root: string): string[] {
  const filled = word.replace(/"?\$(?:\{(?:CLAUDE_PROJECT_DIR|PWD)\}|(?:CLAUDE_PROJECT_DIR|PWD)\b)"?/g, () => root)
  const quoted = [...filled.matchAll(/"([^"]*)"|'([^']*)'/g)].map((match) => match[1] ?? match[2] ?? '')
  // A root with a blank in it must not be cut, so whole quoted pieces and the whole word are tried too.
  return [filled, ...quoted, ...filled.split(/[\s"'`;|&()<>]+/)].filter(
    (token) => token !== '' && !token.startsWith('-') && !token.includes('\0'),
  )
}

async function readScript(file: string, root: string): Promise<Script | null> {
  const name = path.relative(root, file).split(path.sep).join('/')
  if (name === '' || name.startsWith('..')) return null
  const found = await fs.stat(file).catch(() => null)
  if (!found?.isFile() || found.size > MAX_BYTES) return null
  const text = await fs.readFile(file, 'latin1').catch(() => null)
  if (text === null) return null
  const interpreter = /^#!\s*(\S+?)\r?(?:\s|$)/.exec(text)?.[1] ?? null
  const isText = !text.includes('\0')
  return {
    path: name,
    text: Buffer.from(text, 'latin1').toString('utf8'),
    hasCrlf: isText && /^[^\n]*\r\n/.test(text) && isShellLike(name, interpreter),
    interpreter,
  }
}

/** CRLF matters to a script that is started by its `#!` line or by a shell. */
function isShellLike(name: string, interpreter: string | null): boolean {
  return interpreter !== null || /\.(?:sh|bash|zsh)$/.test(name)
}
