import type { LoadedHook } from '../model/dialect.ts'
import type { AgentEvent } from '../model/event.ts'
import type { AnswerNote, HookVerdict } from '../model/hook.ts'
import type { Audit, FindingDraft, Judgement } from '../model/judgement.ts'

interface Counts {
  verdict: HookVerdict
  runs: number
  silentAndUnread: number
}

/** `hook-system-message` and other notes on answers, `post-hook-feedback`, `hook-never-answers`. Emits notes as it sees. */
export function auditHookAnswers(emit: (draft: FindingDraft) => void): Audit {
  const counts = new Map<string, Counts>()
  return {
    see: ({ judgements, event }) => {
      for (const judgement of judgements) {
        for (const verdict of judgement.verdicts) {
          countSilence(counts, verdict)
          for (const note of verdict.notes) emit(describeNote(verdict, note, event))
          if (isOutvoted(verdict, judgement)) emit(describeNote(verdict, OUTVOTED, event))
          if (event.kind === 'post_tool' && verdict.verdict === 'deny') emit(describeFeedback(verdict, judgement, event.session.id))
        }
      }
    },
    findings: () => [...counts.values()].filter((each) => each.runs > 0 && each.runs === each.silentAndUnread).map(describeSilence),
  }
}

function isOutvoted({ verdict }: HookVerdict, { native, event }: Judgement): boolean {
  return verdict === 'deny' && native !== 'deny' && (event.kind === 'pre_tool' || event.kind === 'prompt')
}

const OUTVOTED: AnswerNote = { id: 'deny-lost', message: "answered deny, but the agent lets another hook's answer outweigh it" }

function countSilence(counts: Map<string, Counts>, verdict: HookVerdict): void {
  const known = counts.get(verdict.hook.id) ?? { verdict, runs: 0, silentAndUnread: 0 }
  const isSilent = verdict.verdict === 'none' && verdict.failure === null && verdict.context === null && verdict.notes.length === 0
  known.runs += 1
  if (isSilent && verdict.readInput === false) known.silentAndUnread += 1
  counts.set(verdict.hook.id, known)
}

function describeNote(verdict: HookVerdict, { id, message }: AnswerNote, { kind, session }: AgentEvent): FindingDraft {
  const { hook } = verdict
  // Elsewhere there is nothing to stop; one level for each finding, since levels say what is listed.
  const isLate = id === 'deny-lost' && kind !== 'pre_tool' && kind !== 'prompt'
  const level = id === 'deny-lost' && !isLate ? 'error' : 'warning'
  const about = [hook.dialect, hook.command, message, ...(isLate ? [kind] : [])]
  return { id, level, message, at: hook.at, session: session.id, hook: hook.id, about }
}

function describeFeedback(verdict: HookVerdict, judgement: Judgement, session: string): FindingDraft {
  const { hook } = verdict
  return {
    id: 'post-hook-feedback',
    level: 'notice',
    message: `a hook objected after ${judgement.event.recordedTool ?? 'the call'} had run: ${verdict.reason ?? 'no reason given'}`,
    at: hook.at,
    session,
    hook: hook.id,
    live: 'too late to block: the agent only hears the feedback',
    mend: 'Guard the call before it runs if it must not happen.',
    about: [hook.dialect, hook.command, verdict.reason],
  }
}

function describeSilence({ verdict, runs }: Counts): FindingDraft {
  const hook: Pick<LoadedHook, 'id' | 'dialect' | 'command' | 'at'> = verdict.hook
  return {
    id: 'hook-never-answers',
    level: 'notice',
    message: `ran ${runs === 1 ? 'once' : `${runs} times`}, never read its input nor answered`,
    at: hook.at,
    hook: hook.id,
    live: 'it guards nothing: every call passes it',
    mend: 'Read the envelope from stdin, or drop the hook from this event if it only notifies.',
    about: [hook.dialect, hook.command],
    count: runs,
  }
}
