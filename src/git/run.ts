import { execa } from 'execa'
import { GateError } from '../errors.ts'

/** Git as the gate uses it: no prompts, no hooks of the repository, no pager, no user configuration that could run a program. */
const ENVIRONMENT = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  LC_ALL: 'C',
}
/** `safe.directory` because a container job's checkout often belongs to another user; the rest would run programs named in the checkout's own configuration. */
const SAFE = ['-c', 'safe.directory=*', '-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false']

/** Runs git in `cwd`; null when it exits with another code than 0. */
export async function tryGit(
  cwd: string,
  args: string[],
  more: { input?: string; env?: Record<string, string> } = {},
): Promise<string | null> {
  const result = await execa('git', [...SAFE, ...args], {
    cwd,
    reject: false,
    stripFinalNewline: false,
    maxBuffer: 1 << 28,
    env: { ...ENVIRONMENT, ...more.env },
    ...(more.input === undefined ? { stdin: 'ignore' as const } : { input: more.input }),
  })
  return result.exitCode === 0 ? result.stdout : null
}

/** Runs git in `cwd`; a failure is the user's to mend. */
export async function runGit(cwd: string, args: string[], more: { input?: string; env?: Record<string, string> } = {}): Promise<string> {
  const output = await tryGit(cwd, args, more)
  if (output === null)
    throw new GateError('git-failed', `git ${args[0] ?? ''} failed in ${cwd}`, `Run \`git ${args.join(' ')}\` there to see why.`)
  return output
}
