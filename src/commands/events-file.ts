import * as fs from 'node:fs'
import { promisify } from 'node:util'
import type { GateError } from '../errors.ts'
import type { JudgedEvent } from '../model/judgement.ts'
import { toEventLine } from '../replay/event-line.ts'
import { encodeJson } from '../text/json.ts'
import { refuseOutput } from '../text/unwritable.ts'

/** Where event lines go as soon as they are judged. */
export interface EventsFile {
  /** Never throws: after the first line that cannot be written none is. */
  write(judged: JudgedEvent): void
  /** Ends the file; tells what was in the way of it: a reader that is gone too, for lines that nobody read are no result. Called once. */
  close(): GateError | null
}

/** Opens `--events_out`; without one, lines are not even made. Throws a GateError when it cannot be opened. */
export async function openEventsFile(file: string | null): Promise<EventsFile> {
  if (file === null) return { write: () => undefined, close: () => null }
  const descriptor = await open(file)
  let fault: unknown = null
  const attempt = (act: () => void) => {
    try {
      act()
    } catch (error) {
      fault ??= error
    }
  }
  return {
    write: ({ event, judgements }) => {
      for (const judgement of judgements) {
        const line = `${encodeJson(toEventLine(event, judgement))}\n`
        if (fault === null) attempt(() => fs.writeFileSync(descriptor, line))
      }
    },
    close: () => {
      attempt(() => fs.closeSync(descriptor))
      return fault === null ? null : refuseOutput('events_out', file, fault)
    },
  }
}

/** Not in this turn: a named pipe opens when somebody reads it, and until then signals must be heard. */
function open(file: string): Promise<number> {
  return promisify(fs.open)(file, 'w').catch((error: unknown) => {
    throw refuseOutput('events_out', file, error)
  })
}
