import type { AgentEvent, Session } from '../model/event.ts'
import type { Audit, FindingDraft, JudgedEvent } from '../model/judgement.ts'
import type { TranscriptSource } from '../model/transcript.ts'
import { countOf } from '../text/numbers.ts'

/** What a run had no time for. */
export interface LeftUndone extends Audit {
  missed(event: AgentEvent): void
  unread(source: TranscriptSource): void
  /** Calls and prompts of one session that were to be judged and were not; what was not read is not among them. */
  missedOf(session: Session): number
  isRead(source: TranscriptSource): boolean
  /** In all: calls and prompts that were not judged, and transcripts that were not read to their end; null when nothing was left undone. */
  total(): { missed: number; unread: number } | null
}

/** `time-budget-spent`, for each transcript in which something was left undone. `seconds` is the budget; sessions are found while reading. */
export function auditLeftUndone(sources: readonly TranscriptSource[], seconds: number | null): LeftUndone {
  const judged = new Map<Session, number>()
  const missed = new Map<Session, number>()
  /** Sessions in which an event was not, or not wholly, judged: any event. */
  const touched = new Set<Session>()
  const unread = new Set<TranscriptSource>()
  const sum = (counts: ReadonlyMap<Session, number>, { sessions }: TranscriptSource) =>
    sessions.reduce((total, { session }) => total + (counts.get(session) ?? 0), 0)
  const undone = () => sources.filter((each) => unread.has(each) || each.sessions.some(({ session }) => touched.has(session)))
  return {
    see: ({ event, judgements }: JudgedEvent) => {
      if (isGating(event)) judged.set(event.session, (judged.get(event.session) ?? 0) + 1)
      if (judgements.some((each) => each.isCutShort)) touched.add(event.session)
    },
    missed: (event) => {
      touched.add(event.session)
      if (isGating(event)) missed.set(event.session, (missed.get(event.session) ?? 0) + 1)
    },
    unread: (source) => unread.add(source),
    missedOf: (session) => missed.get(session) ?? 0,
    isRead: (source) => !unread.has(source),
    total: () =>
      undone().length === 0 ? null : { missed: undone().reduce((total, each) => total + sum(missed, each), 0), unread: unread.size },
    findings: () =>
      undone().map((source) =>
        describe(source, { seconds, judged: sum(judged, source), missed: sum(missed, source), isRead: !unread.has(source) }),
      ),
  }
}

function isGating(event: AgentEvent): boolean {
  return event.kind === 'prompt' || event.kind === 'pre_tool'
}

function describe(
  { files, sessions }: TranscriptSource,
  found: { seconds: number | null; judged: number; missed: number; isRead: boolean },
): FindingDraft {
  const { seconds, judged, missed, isRead } = found
  const path = files[0]?.path ?? ''
  const of = `${judged} of the ${countOf(judged + missed, 'call or prompt', 'calls and prompts')} that were read here`
  const was = judged + missed === 0 ? 'nothing was judged here' : `${of} ${judged === 1 ? 'was' : 'were'} judged`
  return {
    id: 'time-budget-spent',
    level: 'error',
    message: `time_budget (${seconds} s) was spent: ${was}${isRead ? '' : ', and the transcript was not read to its end'}`,
    at: { path },
    ...(sessions.length === 1 && sessions[0] !== undefined ? { session: sessions[0].session.id } : {}),
    live: null,
    mend: 'Raise time_budget, make the hooks faster, or judge fewer transcripts in one run.',
    about: [path],
  }
}
