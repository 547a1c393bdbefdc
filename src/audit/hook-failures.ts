import type { HookVerdict } from '../model/hook.ts'
import type { Audit, FindingDraft, Judgement } from '../model/judgement.ts'

/** `hook-failed`: one per hook and failure kind, with a count; an error when it led to a deny of something that happened. */
export function auditHookFailures(): Audit {
  const drafts = new Map<string, FindingDraft>()
  return {
    see: ({ judgements, happened, event }) => {
      for (const judgement of judgements) {
        for (const verdict of judgement.verdicts) {
          if (verdict.failure === null) continue
          const key = `${verdict.hook.id} ${verdict.failure.kind}`
          const led = happened && judgement.ruled.ruling === 'deny' && ledToDeny(verdict, judgement)
          const known = drafts.get(key)
          if (known === undefined) drafts.set(key, describeFailure(verdict, judgement, { led, session: event.session.id }))
          else {
            known.count = (known.count ?? 1) + 1
            if (led) known.level = 'error'
          }
        }
      }
    },
    findings: () => [...drafts.values()],
  }
}

function ledToDeny(verdict: HookVerdict, judgement: Judgement): boolean {
  return judgement.ruled.cause === 'failure' || verdict.verdict === 'deny' || (verdict.verdict === 'ask' && judgement.ruled.cause === 'ask')
}

function describeFailure(verdict: HookVerdict, judgement: Judgement, seen: { led: boolean; session: string }): FindingDraft {
  const { hook } = verdict
  const { kind = 'exit-nonzero', detail = '' } = verdict.failure ?? {}
  return {
    id: 'hook-failed',
    level: seen.led ? 'error' : 'warning',
    message: `hook failed (${kind}): ${detail}`,
    at: hook.at,
    session: seen.session,
    hook: hook.id,
    live: describeLive(verdict, judgement),
    mend: MENDS[kind] ?? 'Run the hook by hand to see why.',
    about: [hook.dialect, hook.event, hook.command, kind],
    count: 1,
  }
}

function describeLive(verdict: HookVerdict, judgement: Judgement): string {
  const title = judgement.dialect
  if (verdict.verdict === 'deny') return `${title} stops the call, whatever it is`
  if (verdict.verdict === 'ask') return `${title} asks instead`
  return `${title} lets the call pass as if the hook had said nothing`
}

/** What to do about a failure, by its kind. */
export const MENDS: Record<string, string> = {
  timeout: 'Make the hook faster, raise its timeout, or let it answer instead of waiting for a person.',
  'launch-failed': 'Check that the program or script exists at that path, is executable and that its interpreter is installed.',
  'spawn-error': 'Check that the program exists and is executable.',
  signal: 'Run the hook by hand to see why it dies.',
  'exit-nonzero': 'Make the hook exit with 0 and say its decision on stdout.',
  'invalid-json': 'Print one JSON object and nothing else on stdout; send messages to stderr.',
  'invalid-verdict': 'Use one of the words that this agent knows, spelt exactly.',
  'unrecognized-output': "Answer in this agent's own form: another agent's keys are not read.",
  'unsupported-verdict': 'Use a decision that this agent supports.',
  'output-too-large': 'Print only the decision on stdout.',
  'exit2-without-reason': 'Write the reason to stderr before exiting with 2.',
}
