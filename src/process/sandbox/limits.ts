import fs from 'node:fs'

const PRLIMIT = '/usr/bin/prlimit'

/**
 * For each process of a hook: 4 GiB of data (RLIMIT_DATA: an address space limit would stop Node, which reserves far more than it uses), files of
 * 1 GiB, 4,096 processes of the user, no core dumps. Called as prlimit(1) and as `/proc/PID/limits` call them.
 */
const LIMITS = [
  { option: '--data', name: 'Max data size', most: 4_294_967_296 },
  { option: '--fsize', name: 'Max file size', most: 1_073_741_824 },
  { option: '--nproc', name: 'Max processes', most: 4096 },
  { option: '--core', name: 'Max core file size', most: 0 },
] as const

/** The command line under limits of memory, file size and processes; as it is where prlimit(1) is missing. */
export function limit(argv: readonly string[]): string[] {
  if (!hasLimits()) return [...argv]
  const ours = fs.readFileSync('/proc/self/limits', 'utf8')
  // Only root may raise what is lower already.
  const options = LIMITS.map(({ option, name, most }) => `${option}=${Math.min(most, readHardLimit(ours, name))}`)
  return [PRLIMIT, ...options, '--', ...argv]
}

/** Whether this machine can set limits. */
export function hasLimits(): boolean {
  return fs.existsSync(PRLIMIT)
}

/** Infinity where it is `unlimited`. */
function readHardLimit(limits: string, name: string): number {
  const hard = new RegExp(`^${name} +\\S+ +(\\d+)`, 'm').exec(limits)?.[1]
  return hard === undefined ? Number.POSITIVE_INFINITY : Number(hard)
}
