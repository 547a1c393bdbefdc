import type { NamedCall, Vocabulary } from '../model/action.ts'
import { claudeCode } from './claude-code.ts'
import { copilot } from './copilot.ts'
import { cursor } from './cursor/cursor.ts'
import { lecode } from './lecode.ts'
import { luxe } from './luxe.ts'
import { vscode } from './vscode.ts'

/** Every known vocabulary, by agent id. */
export const vocabularies: ReadonlyMap<string, Vocabulary> = new Map(
  [claudeCode, copilot, cursor, lecode, luxe, vscode].map((each) => [each.agent, each]),
)

/**
 * One agent's call as another agent's hooks see it. A call that has no translation passes under its own name, so that a hook for every tool still
 * sees it, and so does one of a tool that only the other agent has. An agent that is not known passes verbatim and counts as not translated: its
 * words may be the dialect's own.
 */
export function translateCall(call: NamedCall, from: string, to: string): { calls: NamedCall[]; translated: boolean } {
  const source = vocabularies.get(from)
  const target = vocabularies.get(to)
  if (from === to || source === undefined) {
    return { calls: [...(target?.asShown?.(call) ?? [call])], translated: from !== to && from !== 'unknown' }
  }
  const isTargets = target?.tools.includes(call.name) === true && !source.tools.includes(call.name)
  const action = isTargets ? null : source.toAction(call)
  const calls = action === null ? null : (target?.fromAction(action) ?? null)
  return { calls: calls === null || calls.length === 0 ? [call] : calls, translated: true }
}
