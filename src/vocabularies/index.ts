import type { Action, NamedCall, Vocabulary } from '../model/action.ts'
import { claudeCode } from './claude-code.ts'
import { codex } from './codex/codex.ts'
import { copilot } from './copilot.ts'
import { cursor } from './cursor/cursor.ts'
import { geminiCli } from './gemini-cli.ts'
import { lecode } from './lecode.ts'
import { luxe } from './luxe.ts'
import { qwenCode } from './qwen-code.ts'
import { vscode } from './vscode.ts'

/** Every known vocabulary, by agent id. */
export const vocabularies: ReadonlyMap<string, Vocabulary> = new Map(
  [claudeCode, codex, copilot, cursor, geminiCli, qwenCode, lecode, luxe, vscode].map((each) => [each.agent, each]),
)

/** What a call does, in the order in which it does it; empty when its vocabulary does not know it. */
export function listActions(vocabulary: Vocabulary, call: NamedCall): readonly Action[] {
  return partsOf(vocabulary, call).flatMap((part) => vocabulary.toAction(part) ?? [])
}

/**
 * One agent's call as another agent's hooks see it. What has no translation passes under its own name, so that a hook for every tool still
 * sees it, and so does one of a tool that only the other agent has. An agent that is not known passes verbatim and counts as not translated: its words may be the dialect's own.
 */
export function translateCall(call: NamedCall, from: string, to: string): { calls: NamedCall[]; translated: boolean } {
  const source = from === to ? undefined : vocabularies.get(from)
  const target = vocabularies.get(to)
  const spoken = source === undefined ? [call] : partsOf(source, call).flatMap((part) => translatePart(part, source, target))
  return { calls: spoken.flatMap((each) => target?.asShown?.(each) ?? [each]), translated: from !== to && from !== 'unknown' }
}

/** A call that is known as a whole, else the calls that it holds. */
function partsOf(vocabulary: Vocabulary, call: NamedCall): readonly NamedCall[] {
  return vocabulary.toAction(call) === null ? (vocabulary.asShown?.(call) ?? [call]) : [call]
}

function translatePart(part: NamedCall, source: Vocabulary, target: Vocabulary | undefined): NamedCall[] {
  if (target?.tools.includes(part.name) === true && !source.tools.includes(part.name)) return [part]
  const spoken = [source.toAction(part) ?? []].flat().map((action) => target?.fromAction(action) ?? [])
  const isWhole = spoken.length > 0 && spoken.every((calls) => calls.length > 0)
  return isWhole ? spoken.flat() : [...spoken.flat(), part]
}
