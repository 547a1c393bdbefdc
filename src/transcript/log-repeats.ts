import type { GapStep, Step } from '../model/step.ts'
import type { OpenReader, ReadRecord } from '../model/transcript.ts'
import { describeCall, describeCalls } from './unread-call.ts'

/** Calls remembered to know them again, and those that are not known yet, of one log. */
const remembered = 10_000

/**
 * A reader of records that a log holds. A log says the same thing several times: as the agent printed it, as a file had it, wrapped into what was
 * passed on. So the time and id of a record do not tell calls apart there, and what was not read is nothing lost where a call with the same tool and
 * arguments was.
 */
export function readOfLog({ read, end }: OpenReader): OpenReader {
  const known = new Set<string>()
  const unread: { gap: GapStep; calls: string[] }[] = []
  const readOnce: ReadRecord = function* (record, at) {
    for (const step of read(record, at)) {
      if (step.kind === 'call') {
        if (known.size < remembered) known.add(describeCall(step.name, step.args))
        yield { ...step, ts: undefined, uuid: undefined }
      } else if (step.kind !== 'gap' || step.gap !== 'unread-call' || unread.length === remembered) yield step
      else unread.push({ gap: step, calls: describeCalls(record) })
    }
  }
  function* finish(): Generator<Step> {
    yield* end?.() ?? []
    for (const { gap, calls } of unread) {
      const isRepeat = calls.length > 0 && calls.every((call) => known.has(call))
      yield isRepeat ? { kind: 'ignored', type: 'repeat in a log' } : gap
    }
  }
  return { read: readOnce, end: finish }
}
