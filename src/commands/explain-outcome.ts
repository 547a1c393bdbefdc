import type { Outcome } from '../model/report.ts'
import { pageAddress } from '../text/pages.ts'
import type { OpenedTranscripts } from '../transcript/open.ts'
import type { RunAudit } from './audit-run.ts'
import type { FoundHooks } from './find-hooks.ts'

const GUIDE = pageAddress('usage.md#when-the-check-is-red')

interface Found {
  hooks: FoundHooks
  transcripts: OpenedTranscripts
  audit: Pick<RunAudit, 'undone'>
}

/** Which of the two sides is missing: a report that only says "nothing" helps nobody. */
export function explainNothing({ hooks, transcripts }: Omit<Found, 'audit'>): string {
  const noHooks = hooks.configured.length === 0
  const noSessions = transcripts.sources.length === 0
  if (noHooks && hooks.leftOut.length > 0)
    return `dialects leaves out every hook system that is configured here (${hooks.leftOut.join(', ')})`
  if (noHooks && noSessions) return 'no hook configuration and no transcript was found'
  if (noHooks) return 'no hook configuration was found, so nothing could judge the transcripts'
  if (noSessions) return 'no transcript was found, so there was nothing to judge'
  const untrusted = hooks.configured.flatMap((each) => each.loaded.hooks).filter((hook) => !hook.trusted).length
  if (hooks.guards === 0 && untrusted > 0) return `none of the ${untrusted} project hooks may run (trust_project: false)`
  if (hooks.guards === 0) return 'the hook configuration that was found holds no hook and no rule that could stop a call'
  return 'the transcripts hold no call and no prompt to judge'
}

/** What to do about an outcome, one or two sentences; null when nothing. */
export function nextStep(outcome: Outcome, { hooks, transcripts, audit }: Found): string | null {
  switch (outcome) {
    case 'passed':
      return null
    case 'blocked':
      return `Revert what should not stand; if a call is fine, change the hook on the base branch. ${GUIDE}`
    case 'bad-input':
      return `Mend the files named above. ${GUIDE}`
    case 'nothing-checked':
      if (transcripts.sources.length === 0)
        return `Name the recorded sessions with \`transcripts\`, or put them into transcripts/ or .hookwitness/transcripts/. ${GUIDE}`
      if (hooks.configured.length === 0)
        return `Configure hooks for an agent that hookwitness knows, or name the right folder with \`repo\`. ${GUIDE}`
      return hooks.guards === 0 ? `Configure a hook that is asked before calls, or mend what the findings name. ${GUIDE}` : GUIDE
    case 'indeterminate':
      if (audit.undone.total() !== null) return `Raise time_budget, make the hooks faster, or judge fewer transcripts in one run. ${GUIDE}`
      return `Look at the events above by hand. ${GUIDE}`
    case 'broken':
      return 'Report this as a bug of hookwitness.'
  }
}
