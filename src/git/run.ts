import { execa } from 'execa'
import { GateError } from '../errors.ts'

/**
 * Git as the gate uses it: no prompts, no hooks of the repository, no pager, no user configuration that could run a program. Nothing is
 * inherited but the way to programs: git itself sets GIT_DIR for hooks, and with it these commands would write into the user's repository.
 */
const ENVIRONMENT = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  // With refs/replace, which any step of a job may write, a commit's id would no longer say what is in it.
  GIT_NO_REPLACE_OBJECTS: '1',
  LC_ALL: 'C',
}
const INHERITED = ['PATH', 'PATHEXT', 'SYSTEMROOT', 'SystemRoot', 'TMPDIR', 'TEMP']
/** `safe.directory` because a container job's checkout often belongs to another user; the rest would run programs named in the checkout's own configuration. */
const SAFE = ['-c', 'safe.directory=*', '-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false']

interface GitOptions {
  env?: Record<string, string>
}

/** Runs git in `cwd`; null when it exits with another code than 0, as it would for a NUL in an argument; a GateError when it is missing or killed. Bytes come back as latin1 text: file names need not be UTF-8. */
export async function tryGit(cwd: string, args: string[], more: GitOptions = {}): Promise<string | null> {
  // Names come from transcripts too. No program can be given this character, and git has no name that holds it.
  if (args.some((arg) => arg.includes('\0'))) return null
  const inherited = Object.fromEntries(INHERITED.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])))
  const result = await execa('git', [...SAFE, ...args], {
    cwd,
    reject: false,
    stripFinalNewline: false,
    encoding: 'latin1',
    maxBuffer: 1 << 29,
    extendEnv: false,
    // Signals are handled in one place for the whole run.
    cleanup: false,
    env: { ...inherited, ...ENVIRONMENT, ...more.env },
    stdin: 'ignore',
  })
  if (result.exitCode === undefined)
    throw new GateError(
      'git-failed',
      `git ${args[0] ?? ''} did not run to its end (${result.code ?? result.signal ?? 'unknown reason'})`,
      'Install git, or give it more memory.',
    )
  return result.exitCode === 0 ? result.stdout : null
}

/** Runs git in `cwd`; a failure is the user's to mend. */
export async function runGit(cwd: string, args: string[], more: GitOptions = {}): Promise<string> {
  const output = await tryGit(cwd, args, more)
  if (output === null)
    throw new GateError('git-failed', `git ${args[0] ?? ''} failed in ${cwd}`, `Run \`git ${args.join(' ')}\` there to see why.`)
  return output
}

/** Git's output as text, where it is text. */
export function decodeText(bytes: string): string {
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
