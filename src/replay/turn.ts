import type { AgentEvent } from '../model/event.ts'
import type { Judgement } from '../model/judgement.ts'

/**
 * The turn that a session is in: from one prompt to the next. What was recorded after an event that the gate stops would not have come so, had
 * it been stopped then; it is judged all the same, and marked.
 */
export class Turn {
  private readonly stopped = new Set<string>()

  /** Marks the judgements of the next event: `afterBlock` where the same dialect has stopped one in this turn that happened. */
  mark(event: AgentEvent, judgements: readonly Judgement[], happened: boolean): Judgement[] {
    if (event.kind === 'prompt' && !event.thread.subagent) this.stopped.clear()
    const marked = judgements.map((each) => ({ ...each, afterBlock: this.stopped.has(each.dialect) }))
    for (const { dialect, ruled } of judgements) if (happened && ruled.ruling === 'deny') this.stopped.add(dialect)
    return marked
  }
}
