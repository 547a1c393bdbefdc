import type { AgentEvent } from '../../src/model/event.ts'
import { isToolEvent } from '../../src/model/event.ts'
import type { Step } from '../../src/model/step.ts'
import type { Reader, RecordedSession } from '../../src/model/transcript.ts'
import { assembleEvents } from '../../src/transcript/by-session.ts'
import { DuplicateFilter } from '../../src/transcript/duplicates.ts'
import { startTally } from '../../src/transcript/tally.ts'
import type { ReadSession } from '../transcript/sessions.ts'

/** One file of a store that keeps each record in a file of its own. */
export interface Piece {
  path: string
  value: Record<string, unknown>
}

/** Reads the files of one store as the stream of records that they are, each at its own path. */
export async function readPieces(reader: Reader, pieces: readonly Piece[]): Promise<ReadSession[]> {
  const file = { path: 'store', file: 'store' }
  const session = { id: 'store', agent: reader.agent, format: reader.id, path: 'store' }
  const sessions: [RecordedSession] = [{ session, tally: startTally() }]
  const events: AgentEvent[] = []
  const reading = { sessions, duplicates: new DuplicateFilter(), wanted: 'all' as const }
  for await (const event of assembleEvents([readSteps(reader, pieces)], reading)) events.push(event)
  return sessions.map((recorded) => {
    const own = events.filter((event) => event.session === recorded.session)
    return {
      source: { files: [file], bytes: 0, lineage: 0, sessions, events: readNothing, contents: readNothing, ...recorded },
      events: own.filter((event) => event.kind === 'prompt' || isToolEvent(event)),
      moments: own.filter((event) => event.kind !== 'prompt' && !isToolEvent(event)),
    }
  })
}

async function* readSteps(reader: Reader, pieces: readonly Piece[]): AsyncGenerator<Iterable<Step>> {
  const { read, end } = reader.open({ path: 'store', file: 'store' })
  for (const { path, value } of pieces) yield read(value, { path, line: 1 })
  if (end) yield end()
}

async function* readNothing(): AsyncGenerator<never> {}
