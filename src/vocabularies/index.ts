import type { NamedCall, Vocabulary } from '../model/action.ts'
import { claudeCode } from './claude-code.ts'
import { lecode } from './lecode.ts'
import { luxe } from './luxe.ts'

/** Every known vocabulary, by agent id. */
export const vocabularies: ReadonlyMap<string, Vocabulary> = new Map([claudeCode, lecode, luxe].map((each) => [each.agent, each]))

/**
 * One agent's call in another agent's words. A call that has no translation passes under its own name, so that a hook for every tool still
 * sees it. An agent that is not known passes verbatim and counts as not translated: its words may be the dialect's own.
 */
export function translateCall(call: NamedCall, from: string, to: string): { calls: NamedCall[]; translated: boolean } {
  const source = vocabularies.get(from)
  if (from === to || source === undefined) return { calls: [call], translated: from !== to && from !== 'unknown' }
  const action = source.toAction(call)
  const calls = action === null ? null : (vocabularies.get(to)?.fromAction(action) ?? null)
  return { calls: calls === null || calls.length === 0 ? [call] : calls, translated: true }
}
