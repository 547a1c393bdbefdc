import * as fs from 'node:fs/promises'
import * as path from 'node:path'
import type { LoadedHook } from '../model/dialect.ts'
import { listPrograms } from './called-programs.ts'

/** A file of the tree that a hook's command names. */
export interface Script {
  /** Relative to the project root, with `/`. */
  path: string
  hasCrlf: boolean
  /** Of its `#!` line, without arguments. */
  interpreter: string | null
  /** Programs that it calls, when it is a shell script. */
  programs: readonly string[]
}

/** A script of more bytes is named, but not looked into. */
const MAX_BYTES = 256 * 1024
/** Linux starts no program with an argument of more bytes (MAX_ARG_STRLEN): such a command names nothing. */
const MAX_ARGUMENT = 128 * 1024
/** Linux reads no more of a `#!` line (BINPRM_BUF_SIZE). */
const MAX_FIRST_LINE = 256
/** Tokens of a command that are looked up as files. */
const MAX_TOKENS = 64

/** Reads scripts below one project root, each once however many hooks name it. */
export class ScriptFiles {
  private readonly read = new Map<string, Promise<Script | null>>()
  private readonly root: string

  constructor(root: string) {
    this.root = root
  }

  /** Files below the project root that a hook's command names, in the order in which it names them. */
  async of(hook: Pick<LoadedHook, 'form'>): Promise<Script[]> {
    const scripts = new Map<string, Script>()
    for (const token of listTokens(hook, this.root)) {
      const script = await this.find(path.resolve(this.root, token))
      if (script !== null) scripts.set(script.path, script)
    }
    return [...scripts.values()]
  }

  private find(file: string): Promise<Script | null> {
    const known = this.read.get(file)
    if (known !== undefined) return known
    const script = readScript(file, this.root)
    this.read.set(file, script)
    return script
  }
}

function listTokens({ form }: Pick<LoadedHook, 'form'>, root: string): string[] {
  const words = ('argv' in form ? form.argv : [form.shell]).slice(0, MAX_TOKENS)
  const tokens = words.filter((word) => word.length <= MAX_ARGUMENT).flatMap((word) => tokensOf(word, root))
  return [...new Set(tokens)].slice(0, MAX_TOKENS)
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
  if (!found?.isFile()) return null
  const bytes = found.size > MAX_BYTES ? null : await fs.readFile(file).catch(() => null)
  if (bytes === null) return { path: name, hasCrlf: false, interpreter: null, programs: [] }
  const text = bytes.toString('utf8')
  const firstLine = text.slice(0, MAX_FIRST_LINE).split('\n', 1)[0] ?? ''
  const interpreter = /^#!\s*(\S+)/.exec(firstLine)?.[1] ?? null
  const hasCr = bytes
    .subarray(0, bytes.indexOf('\n') + 1)
    .toString('latin1')
    .endsWith('\r\n')
  return {
    path: name,
    hasCrlf: hasCr && !bytes.includes(0) && isShellLike(name, interpreter),
    interpreter,
    programs: isShellScript(name, firstLine, interpreter) ? listPrograms(text.replaceAll('\r', '')) : [],
  }
}

/** CRLF matters to a script that is started by its `#!` line or by a shell. */
function isShellLike(name: string, interpreter: string | null): boolean {
  return interpreter !== null || /\.(?:sh|bash|zsh)$/.test(name)
}

function isShellScript(name: string, firstLine: string, interpreter: string | null): boolean {
  if (interpreter === null) return /\.(?:sh|bash)$/.test(name)
  return /(?:^|\/)(?:sh|bash|dash|zsh|ksh)$/.test(interpreter) || /^#!\s*\S*env\s+(?:-S\s+)?(?:sh|bash|dash|zsh|ksh)\b/.test(firstLine)
}
