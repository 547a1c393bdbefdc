import type { Level } from '../model/finding.ts'
import type { Outcome } from '../model/report.ts'

export interface OutcomeInput {
  /** Calls and prompts that happened and were ruled deny. */
  blocked: number
  /** Of those: only because nobody answered an ask. */
  refusedAsks: number
  /** Ruled indeterminate. */
  indeterminate: number
  /** Sessions of which less is told than `min_confidence`. */
  tooLittleTold: number
  /** What the time budget left undone: calls and prompts, and transcripts that were not read to their end; null when all was done. */
  leftUndone: { missed: number; unread: number } | null
  judged: number
  /** Findings of level error that make the input bad: configuration, transcripts. */
  badInput: number
  hookRuns: number
  /** Findings named by `fail_on`. */
  failing: number
}

/** Finding ids that mean "the input is bad": a hook configuration or a transcript could not be read as it should. */
export const BAD_INPUT_FINDINGS: ReadonlySet<string> = new Set([
  'config-unreadable',
  'config-invalid',
  'setting-without-hook',
  'transcript-unreadable',
  'bad-input',
])

/** The first that holds; findings of the others are reported all the same. */
export function decideOutcome(input: OutcomeInput): { outcome: Outcome; why: string } {
  const { blocked, refusedAsks, badInput, indeterminate, tooLittleTold, leftUndone, judged, failing } = input
  if (blocked > 0) {
    const rest = leftUndone === null ? '' : `; ${explainUndone(leftUndone, judged)}`
    return { outcome: 'blocked', why: `${explainBlocked(blocked - refusedAsks, refusedAsks)}${rest}` }
  }
  if (failing > 0) return { outcome: 'blocked', why: `${count(failing, 'finding')} named by fail_on` }
  if (badInput > 0)
    return {
      outcome: 'bad-input',
      why: `${count(badInput, 'configuration or transcript', 'configurations or transcripts')} could not be used`,
    }
  if (leftUndone !== null) return { outcome: 'indeterminate', why: explainUndone(leftUndone, judged) }
  if (indeterminate > 0) return { outcome: 'indeterminate', why: `${count(indeterminate, 'event')} could not be judged` }
  if (tooLittleTold > 0)
    return { outcome: 'indeterminate', why: `of ${count(tooLittleTold, 'session')} less is recorded than min_confidence asks for` }
  if (judged === 0) return { outcome: 'nothing-checked', why: 'no recorded call or prompt met a configured hook system' }
  const what = `${count(judged, 'recorded call or prompt', 'recorded calls and prompts')} judged`
  return { outcome: 'passed', why: input.hookRuns === 0 ? `${what}, but no hook applied to any of them` : `${what}, nothing to stop` }
}

function explainUndone({ missed, unread }: { missed: number; unread: number }, judged: number): string {
  const parts = [
    `${count(judged, 'recorded call or prompt', 'recorded calls and prompts')} judged`,
    `${missed} not`,
    ...(unread > 0 ? [`${count(unread, 'transcript')} not read to the end`] : []),
  ]
  return `time_budget was spent: ${parts.join(', ')}`
}

function explainBlocked(denied: number, asked: number): string {
  const parts = [
    ...(denied > 0 ? [`${count(denied, 'recorded call or prompt', 'recorded calls and prompts')} should have been stopped`] : []),
    ...(asked > 0
      ? [`${denied > 0 ? asked : count(asked, 'recorded call or prompt', 'recorded calls and prompts')} asked with nobody there to answer`]
      : []),
  ]
  return parts.join(', ')
}

function count(number: number, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`
}

/** Whether a finding is named by `fail_on`: by its id or by its level. */
export function isNamed(finding: { id: string; level: Level }, failOn: readonly string[]): boolean {
  return failOn.includes(finding.id) || failOn.includes(finding.level)
}
