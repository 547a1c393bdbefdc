import * as path from 'node:path'

/**
 * What a hook inherits from us: enough to find programs and to print, nothing that holds a secret or lets it write into later steps
 * (`GITHUB_ENV`, `GITHUB_OUTPUT`, tokens, inputs). `CI` is left out on purpose: hooks must answer as they do live.
 */
const INHERITED = [
  ...['PATH', 'PATHEXT', 'SYSTEMROOT', 'SystemRoot', 'COMSPEC', 'ComSpec', 'WINDIR', 'TZ', 'TERM', 'USER', 'LOGNAME', 'SHELL'],
  ...['LANG', 'LANGUAGE', 'LC_ALL', 'LC_CTYPE', 'LC_MESSAGES', 'LC_COLLATE', 'LC_NUMERIC', 'LC_TIME'],
  // By it the runner finds what a job leaves behind, should we be killed ourselves.
  'RUNNER_TRACKING_ID',
  // Where version managers keep their programs: their shims on PATH look there.
  ...[
    'PYENV_ROOT',
    'RBENV_ROOT',
    'NODENV_ROOT',
    'NVM_DIR',
    'VOLTA_HOME',
    'FNM_DIR',
    'ASDF_DIR',
    'ASDF_DATA_DIR',
    'MISE_DATA_DIR',
    'CARGO_HOME',
  ],
  ...['RUSTUP_HOME', 'RUSTUP_TOOLCHAIN', 'GOROOT', 'JAVA_HOME', 'DENO_DIR', 'BUN_INSTALL', 'PNPM_HOME', 'NIX_PATH', 'NIX_PROFILES'],
]

/** Version managers that look below HOME when their variable is unset; the hook's HOME is a scratch folder. */
const BELOW_HOME: readonly (readonly [variable: string, folder: string])[] = [
  ['PYENV_ROOT', '.pyenv'],
  ['RBENV_ROOT', '.rbenv'],
  ['CARGO_HOME', '.cargo'],
  ['RUSTUP_HOME', '.rustup'],
  ['VOLTA_HOME', '.volta'],
]

type Environment = Record<string, string | undefined>

/** Without the entries of a PATH that lie in a folder: programs there are the pull request's, not the trusted commit's. */
function dropBelow(searched: string, folder: string): string {
  const isBelow = (entry: string) => entry === '' || entry === folder || path.resolve(entry).startsWith(`${folder}/`)
  return searched
    .split(path.delimiter)
    .filter((entry) => !isBelow(entry))
    .join(path.delimiter)
}

/** The environment of every hook, before its agent's own variables are added. */
export function buildEnvironment(own: Environment, scratch: { home: string; tmp: string; foreign: string | null }): Record<string, string> {
  const environment: Record<string, string> = {}
  for (const name of INHERITED) {
    const value = own[name]
    if (value !== undefined && value !== '') environment[name] = value
  }
  if (scratch.foreign !== null && environment.PATH !== undefined) environment.PATH = dropBelow(environment.PATH, scratch.foreign)
  for (const [variable, folder] of BELOW_HOME) {
    const isUsed = own.HOME !== undefined && (own.PATH ?? '').includes(`${own.HOME}/${folder}/`)
    if (isUsed && environment[variable] === undefined) environment[variable] = `${own.HOME}/${folder}`
  }
  // Without a UTF-8 locale Python and Perl hooks fail on envelopes that are not ASCII.
  if (environment.LANG === undefined && environment.LC_ALL === undefined) environment.LANG = 'C.UTF-8'
  return { ...environment, HOME: scratch.home, TMPDIR: scratch.tmp }
}
