import type { NamedCall, Vocabulary } from '../model/action.ts'
import { claudeCode } from './claude-code.ts'
import { geminiCli } from './gemini-cli.ts'
import { lecode } from './lecode.ts'
import { luxe } from './luxe.ts'
import { qwenCode } from './qwen-code.ts'

/** Every known vocabulary, by agent id. */
export const vocabularies: ReadonlyMap<string, Vocabulary> = new Map(
  [claudeCode, geminiCli, lecode, luxe, qwenCode].map((each) => [each.agent, each]),
)

/**
 * One agent's call as another agent's hooks see it. A call that has no translation passes under its own name, so that a hook for every tool still
 * sees it. An agent that is not known passes verbatim and counts as not translated: its words may be the dialect's own.
 */
export function translateCall(call: NamedCall, from: string, to: string): { calls: NamedCall[]; translated: boolean } {
  const source = vocabularies.get(from)
  const target = vocabularies.get(to)
  if (from === to || source === undefined) {
    return { calls: [...(target?.asShown?.(call) ?? [call])], translated: from !== to && from !== 'unknown' }
  }
  const action = source.toAction(call)
  const calls = action === null ? null : (target?.fromAction(action) ?? null)
  return { calls: calls === null || calls.length === 0 ? [call] : calls, translated: true }
}
