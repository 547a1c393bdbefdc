import type { JsonObject } from '../model/event.ts'
import { ownString } from '../model/json.ts'
import { findRolloutMeta, listRolloutThreads, readParentThread, readRolloutSubagent } from './codex.ts'
import { readParentSession, readSubagentId } from './subagents.ts'

/** What the first records of a file tell about its kinship with others: kept instead of the records. */
export interface Traces {
  /** Ids of records and sessions, each once: a file that shares one may repeat this one's calls. */
  ids: string[]
  /** Sessions whose main file this is. */
  sessions: string[]
  /** The session that a subagent's file belongs to by what it says. */
  parent: string | null
  /** The subagent whose file it is, when the file itself names it. */
  subagent: { id: string; agentType: string } | null
}

/** The traces in a file's first records. `file` is absolute. */
export function readTraces(file: string, objects: readonly JsonObject[]): Traces {
  const list = (...keys: string[]) => [...new Set(objects.flatMap((object) => keys.flatMap((key) => ownString(object, key) ?? [])))]
  const meta = findRolloutMeta(objects)
  return {
    ids: [...list('uuid', 'sessionId', 'session_id', 'session'), ...listRolloutThreads(meta)],
    sessions: [...(readSubagentId(file) === null ? list('sessionId') : []), ...[ownString(meta, 'id')].filter((id) => id !== undefined)],
    parent: readParentSession(file, objects) ?? readParentThread(meta) ?? null,
    subagent: readRolloutSubagent(meta),
  }
}
