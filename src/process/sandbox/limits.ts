import fs from 'node:fs'

const PRLIMIT = '/usr/bin/prlimit'

/**
 * For each process of a hook: 4 GiB of data (RLIMIT_DATA: an address space limit would stop Node, which reserves far more than it uses), files of
 * 1 GiB, 4,096 processes of the user, no core dumps. As prlimit(1) takes them.
 */
const LIMITS = ['--data=4294967296', '--fsize=1073741824', '--nproc=4096', '--core=0']

/** The command line under limits of memory, file size and processes; as it is where prlimit(1) is missing. */
export function limit(argv: readonly string[]): string[] {
  return hasLimits() ? [PRLIMIT, ...LIMITS, '--', ...argv] : [...argv]
}

/** Whether this machine can set limits. */
export function hasLimits(): boolean {
  return fs.existsSync(PRLIMIT)
}
