import type { Session } from '../model/event.ts'
import type { JudgedEvent } from '../model/judgement.ts'

/** Numbers of recorded calls and prompts, each counted once however many dialects judged it. */
export interface EventTotals {
  judged: number
  blocked: number
  /** Of those blocked: only because nobody answered an ask. */
  refusedAsks: number
  asked: number
  alreadyDenied: number
  indeterminate: number
  rewritten: number
}

/** Counts what became of judged events. */
export interface EventCounter {
  see(judged: JudgedEvent): void
  totals: EventTotals
  /** Dialects whose hooks rewrote a call. */
  rewriting: ReadonlySet<string>
  /** Events that hooks were asked about though the transcript does not record them, by kind. */
  synthetic: ReadonlyMap<string, number>
  /** Calls and prompts of one session that were judged. */
  judgedOf(session: Session): number
}

export function countEvents(gates: ReadonlySet<string>): EventCounter {
  const bySession = new Map<Session, number>()
  const totals: EventTotals = { judged: 0, blocked: 0, refusedAsks: 0, asked: 0, alreadyDenied: 0, indeterminate: 0, rewritten: 0 }
  const rewriting = new Set<string>()
  const synthetic = new Map<string, number>()
  return {
    totals,
    rewriting,
    synthetic,
    judgedOf: (session) => bySession.get(session) ?? 0,
    see: ({ event, judgements, happened }) => {
      if (judgements.some((each) => each.event.moment?.synthetic === true && each.verdicts.length > 0)) {
        synthetic.set(event.kind, (synthetic.get(event.kind) ?? 0) + 1)
      }
      if (!gates.has(event.kind) || judgements.length === 0) return
      totals.judged += 1
      bySession.set(event.session, (bySession.get(event.session) ?? 0) + 1)
      const denied = judgements.filter((each) => each.ruled.ruling === 'deny')
      if (denied.length > 0 && happened) totals.blocked += 1
      if (denied.length > 0 && happened && denied.every((each) => each.ruled.cause === 'ask')) totals.refusedAsks += 1
      if (denied.length > 0 && !happened) totals.alreadyDenied += 1
      if (judgements.some((each) => each.native === 'ask' || each.native === 'defer' || each.ruled.cause === 'ask')) totals.asked += 1
      if (happened && denied.length === 0 && judgements.some((each) => each.ruled.ruling === 'indeterminate')) totals.indeterminate += 1
      const rewritten = judgements.filter((each) => each.rewritten !== null)
      if (rewritten.length > 0) totals.rewritten += 1
      for (const { dialect } of rewritten) rewriting.add(dialect)
    },
  }
}
