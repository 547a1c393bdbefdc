import * as fs from 'node:fs'
import { GateError } from '../errors.ts'
import type { JudgedEvent } from '../model/judgement.ts'
import { toEventLine } from '../replay/event-line.ts'
import { encodeJson } from '../text/json.ts'

/** Where event lines go as soon as they are judged. */
export interface EventsFile {
  write(judged: JudgedEvent): void
  close(): Promise<void>
}

/** Opens `--events_out`; without one, lines are not even made. */
export async function openEventsFile(file: string | null): Promise<EventsFile> {
  if (file === null) return { write: () => undefined, close: async () => undefined }
  let descriptor: number
  try {
    descriptor = fs.openSync(file, 'w')
  } catch (error) {
    throw new GateError(
      'output-unwritable',
      `events_out: ${file} cannot be written (${String(error)})`,
      'Name a file in an existing folder.',
    )
  }
  return {
    write: ({ event, judgements }) => {
      for (const judgement of judgements) fs.writeSync(descriptor, `${encodeJson(toEventLine(event, judgement))}\n`)
    },
    close: async () => fs.closeSync(descriptor),
  }
}
