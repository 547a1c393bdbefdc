/** Every way in which a user's input can be wrong. docs/errors.md has a row for each. */
export type ErrorCode =
  | 'unknown-option'
  | 'invalid-option'
  | 'unknown-command'
  | 'repo-unreadable'
  | 'transcript-unreadable'
  | 'unknown-dialect'
  | 'hooks-from-unreadable'
  | 'untrusted-hooks'
  | 'output-unwritable'
  | 'user-config-unreadable'
  | 'git-failed'

/**
 * A fault in what the user gave us: it ends the run as `bad-input` and is shown as two lines, without a stack.
 * Any other exception is our own fault and ends as `broken`.
 */
export class GateError extends Error {
  readonly code: ErrorCode
  /** What to do about it, one imperative sentence. */
  readonly next: string
  readonly at: { path: string; line?: number } | null

  constructor(code: ErrorCode, message: string, next: string, at: { path: string; line?: number } | null = null, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause })
    this.name = 'GateError'
    this.code = code
    this.next = next
    this.at = at
  }
}
