/** What is wrong with a file as a whole, beside the system's own errors: it became shorter, it grew, it cannot be unpacked. */
export class FileFault extends Error {
  readonly code: 'ESHRUNK' | 'EGREW' | 'EPACKED'
  readonly syscall = 'read'

  constructor(code: FileFault['code'], message: string) {
    super(`${code}: ${message}`)
    this.code = code
  }
}

/** True for an error of the file system, or a fault of a file (as opposed to a fault of ours). */
export function isFileError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error
}
