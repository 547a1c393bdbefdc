import type { Outcome } from './model/report.ts'

/** Named outcomes → exit codes: the one table (docs/usage.md shows it). */
export const EXIT_CODES: Record<Outcome, number> = {
  passed: 0,
  blocked: 1,
  'bad-input': 2,
  'nothing-checked': 3,
  indeterminate: 4,
  broken: 70,
}

export type Mode = 'block' | 'warn' | 'observe'

/** The exit code of an outcome: `warn` and `observe` end `blocked` and `indeterminate` with 0; the others keep theirs. */
export function toExitCode(outcome: Outcome, mode: Mode, requireTranscript: boolean): number {
  if (mode !== 'block' && (outcome === 'blocked' || outcome === 'indeterminate')) return 0
  if (outcome === 'nothing-checked' && !requireTranscript) return 0
  return EXIT_CODES[outcome]
}
