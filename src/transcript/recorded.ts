import type { Recorded } from '../model/event.ts'
import type { HeldCall } from './queues.ts'

/**
 * What became of a call that left the queues. That it was refused must be beyond doubt, since it then counts for nothing: where the result or the
 * notice may be another call's, it is not known. A notice of a refusal holds only when no result says that the call succeeded.
 */
export function judgeRecorded(call: HeldCall): Recorded {
  const told = tellRecorded(call)
  const isRefusal = told === 'denied' || told === 'not-run'
  return isRefusal && call.isAmbiguous ? 'unknown' : told
}

function tellRecorded({ step, result, fate }: HeldCall): Recorded {
  if (result === null) return fate ?? 'unknown'
  if (fate === 'ran' || fate === 'failed') return fate
  if (typeof result.recorded === 'string') return result.recorded
  if (fate !== null && result.isError !== false) return fate
  return result.recorded?.(step) ?? (result.isError === true ? 'failed' : 'ran')
}
