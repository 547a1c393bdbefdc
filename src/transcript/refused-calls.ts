import type { ResultStep } from '../model/step.ts'
import type { HeldCall } from './queues.ts'
import { judgeRecorded } from './recorded.ts'

const remembered = 10_000
/** In characters; the ids of real calls have some 30. */
const rememberedId = 1_000

/** The calls of a session that are told as refused, to be held against what is told of them later. */
export class RefusedCalls {
  readonly #ids = new Set<string>()

  /** A call that was closed. A refusal counts for nothing, so one that cannot be remembered is in doubt. */
  note(call: HeldCall): void {
    const recorded = judgeRecorded(call)
    if (recorded !== 'denied' && recorded !== 'not-run') return
    const { id } = call.step
    if (this.#ids.size < remembered && id.length <= rememberedId) this.#ids.add(id)
    else call.isAmbiguous = !this.#ids.has(id)
  }

  has(id: string): boolean {
    return this.#ids.has(id)
  }

  /** Whether a result that has no open call says that a refused one ran. */
  isContradictedBy({ callId, recorded, isError }: ResultStep): boolean {
    const told = recorded ?? (isError === true ? 'failed' : 'ran')
    return this.#ids.has(callId) && (told === 'ran' || told === 'failed')
  }
}
