import * as fs from 'node:fs'
import type { GateError } from '../errors.ts'
import type { JudgedEvent } from '../model/judgement.ts'
import { toEventLine } from '../replay/event-line.ts'
import { encodeJson } from '../text/json.ts'
import { refuseOutput } from '../text/unwritable.ts'
import { openOutput } from './open-output.ts'

/** Where event lines go as soon as they are judged. */
export interface EventsFile {
  /** Never throws: after the first line that cannot be written none is. */
  write(judged: JudgedEvent): void
  /** Ends the file; tells what was in the way of it: a reader that is gone too, for lines that nobody read are no result. Called once. */
  close(): Promise<GateError | null>
}

/** Opens `--events_out`; without one, lines are not even made. Throws a GateError when it cannot be opened. */
export async function openEventsFile(file: string | null): Promise<EventsFile> {
  if (file === null) return { write: () => undefined, close: async () => null }
  const output = await openOutput(file).catch((error: unknown) => {
    throw refuseOutput('events_out', file, error)
  })
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
        if (fault === null) attempt(() => fs.writeFileSync(output.fd, line))
      }
    },
    close: async () => {
      await output.close().catch((error: unknown) => {
        fault ??= error
      })
      return fault === null ? null : refuseOutput('events_out', file, fault)
    },
  }
}
