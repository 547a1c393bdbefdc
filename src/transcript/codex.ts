import type { JsonObject } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import { ownObject } from './values.ts'

// What the first records of a Codex rollout tell about its kinship with others (openai/codex, codex-rs/protocol, SessionMeta).

/** A rollout's own `session_meta`: its first. Null when there is none among the records. */
export function findRolloutMeta(objects: readonly JsonObject[]): JsonObject | null {
  const record = objects.find((object) => ownString(object, 'type') === 'session_meta')
  return ownObject(record, 'payload')
}

/** The thread that started this one as its subagent. */
export function readParentThread(meta: JsonObject | null): string | undefined {
  const spawn = ownObject(ownObject(own(meta, 'source'), 'subagent'), 'thread_spawn')
  return ownString(meta, 'parent_thread_id') ?? ownString(spawn, 'parent_thread_id')
}

/** The subagent whose rollout it is, as Codex names it to hooks: its thread, and its role, which is `default` when none was given. */
export function readRolloutSubagent(meta: JsonObject | null): { id: string; agentType: string } | null {
  const id = ownString(meta, 'id')
  if (id === undefined || readParentThread(meta) === undefined) return null
  return { id, agentType: ownString(meta, 'agent_role') ?? 'default' }
}

/** The ids of threads whose records a rollout may repeat. */
export function listRolloutThreads(meta: JsonObject | null): string[] {
  const base = ownString(ownObject(meta, 'history_base'), 'thread_id')
  const named = ['id', 'forked_from_id'].map((key) => ownString(meta, key))
  return [...named, readParentThread(meta), base].filter((id) => id !== undefined)
}
