import type { Place } from '../model/event.ts'
import type { HookVerdict } from '../model/hook.ts'
import type { Audit, FindingDraft, Judgement } from '../model/judgement.ts'
import { comparePlaces } from './compare.ts'

/** `hook-failed`: one per hook and failure kind, with a count; an error when it led to a deny of something that happened. */
export function auditHookFailures(): Audit {
  const told = new Map<string, Told>()
  return {
    see: ({ judgements, happened, event }) => {
      for (const judgement of judgements) {
        for (const verdict of judgement.verdicts) {
          if (verdict.failure === null) continue
          const led = happened && judgement.ruled.ruling === 'deny' && ledToDeny(verdict, judgement)
          const draft = describeFailure(verdict, judgement, { led, session: event.session.id })
          const key = JSON.stringify(draft.about)
          told.set(key, merge(told.get(key), { draft, at: event.at }))
        }
      }
    },
    findings: () => [...told.values()].map(({ draft }) => draft),
  }
}

/** A failure, and the event at which it is told. */
interface Told {
  draft: FindingDraft
  at: Place
}

/** The same failure seen again: told of the first place, whichever session was faster. */
function merge(known: Told | undefined, again: Told): Told {
  if (known === undefined) return again
  const isFirst = (comparePlaces(again.draft.at, known.draft.at) || comparePlaces(again.at, known.at)) < 0
  const { draft, at } = isFirst ? again : known
  const level = known.draft.level === 'error' ? 'error' : again.draft.level
  return { draft: { ...draft, level, count: (known.draft.count ?? 1) + 1 }, at }
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
  if (verdict.failure?.kind === 'unsupported-verdict') return `${title} does not hear it, and lets the call pass`
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
