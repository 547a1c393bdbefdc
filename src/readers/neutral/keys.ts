import type { JsonObject, MomentKind } from '../../model/event.ts'
import { ownString } from '../../model/json.ts'

// Left the name in the program, right the one in a line: what reads a line and what writes one go by the same tables.

/** What a line tells of where and when. */
export const toldKeys = { ts: 'ts', cwd: 'cwd', branch: 'branch', permissionMode: 'permission_mode', promptId: 'prompt_id' } as const

/** What a line `session` tells. */
export const sessionKeys = {
  ...{ name: 'name', agentVersion: 'agent_version', model: 'model', root: 'root', cwd: 'cwd', branch: 'branch' },
  ...{ startedAt: 'started_at', permissionMode: 'permission_mode', confidence: 'confidence' },
} as const

/** Facts of moments that are texts. */
export const factKeys = { reason: 'reason', message: 'message', prompt: 'prompt', trigger: 'trigger', decision: 'decision' } as const

/** A recorded run of a hook: its texts and its numbers. */
export const hookRunTexts = {
  ...{ event: 'event', outcome: 'outcome', name: 'name', command: 'command', callId: 'call', stdout: 'stdout', stderr: 'stderr' },
} as const
export const hookRunNumbers = { exitCode: 'exit_code', durationMs: 'duration_ms' } as const

const moments: Record<MomentKind, true> = {
  ...{ session_start: true, session_end: true, turn_start: true, model_call: true, stop: true, subagent_start: true, subagent_end: true },
  ...{ pre_compact: true, post_compact: true, permission_request: true, permission_result: true, file_changed: true, error: true },
  ...{ interrupt: true, hook_run: true },
}

/** Whether a line is about a moment. */
export function isMoment(event: string): event is MomentKind {
  return Object.hasOwn(moments, event)
}

/** The texts of a line that stand under these keys, by their names in the program. */
export function pickTexts<Name extends string>(line: unknown, keys: Readonly<Record<Name, string>>): Partial<Record<Name, string>> {
  const named = Object.entries<string>(keys).map(([name, key]) => [name, ownString(line, key)])
  // The names are those of the table.
  return Object.fromEntries(named.filter(([, text]) => text !== undefined)) as Partial<Record<Name, string>>
}

/** What is known, under the keys of a line. */
export function putKnown(known: object, keys: Readonly<Record<string, string>>): JsonObject {
  const values = new Map<string, unknown>(Object.entries(known))
  return Object.fromEntries(
    Object.entries(keys).flatMap(([name, key]) => (values.get(name) === undefined ? [] : [[key, values.get(name)]])),
  )
}
