/** Every way in which a user's input can be wrong. docs/errors.md has a row for each. */
export type ErrorCode =
  | 'unknown-option'
  | 'invalid-option'
  | 'unknown-command'
  | 'repo-unreadable'
  | 'transcript-unreadable'
  | 'checkpoints-unreadable'
  | 'transcripts-too-large'
  | 'invalid-place'
  | 'no-such-event'
  | 'unknown-dialect'
  | 'hooks-from-unreadable'
  | 'untrusted-hooks'
  | 'output-unwritable'
  | 'user-config-unreadable'
  | 'config-file-unreadable'
  | 'config-file-invalid'
  | 'git-failed'
  | 'sandbox-unavailable'

/** `path` is relative to the project; line and column are 1-based. */
export interface FaultPlace {
  path: string
  line?: number
  column?: number
}

/**
 * A fault in what the user gave us: it ends the run as `bad-input` and is shown as two lines, without a stack.
 * Any other exception is our own fault and ends as `broken`.
 */
export class GateError extends Error {
  readonly code: ErrorCode
  /** What to do about it, one imperative sentence. */
  readonly next: string
  readonly at: FaultPlace | null

  constructor(code: ErrorCode, message: string, next: string, at: FaultPlace | null = null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'GateError'
    this.code = code
    this.next = next
    this.at = at
  }
}

/** Several faults of one input, which are told together. Ends the run as one of them would. */
export class BadInput extends Error {
  readonly faults: readonly GateError[]

  constructor(faults: readonly GateError[]) {
    super(faults.map((fault) => fault.message).join('; '))
    this.name = 'BadInput'
    this.faults = faults
  }
}

/** The faults of the user's input that were thrown; null for anything else, which is our own fault. */
export function faultsOf(error: unknown): readonly GateError[] | null {
  if (error instanceof BadInput) return error.faults
  return error instanceof GateError ? [error] : null
}
