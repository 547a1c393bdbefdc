import type { Dialect } from '../model/dialect.ts'
import { claudeCode } from './claude-code/claude-code.ts'
import { codex } from './codex/codex.ts'
import { copilotAt } from './copilot/copilot.ts'
import { cursor } from './cursor/cursor.ts'
import { geminiCli } from './gemini-cli/gemini-cli.ts'
import { lecode } from './lecode/lecode.ts'
import { luxe } from './luxe/luxe.ts'
import { qwenCode } from './qwen-code/qwen-code.ts'

/** Every hook system that the gate speaks, in the order in which reports show them. */
export const dialects: readonly Dialect[] = [claudeCode, codex, copilotAt('cli'), cursor, geminiCli, qwenCode, lecode, luxe]

/** The same, with Copilot as one of its hosts runs it. */
export function dialectsAt(host: Parameters<typeof copilotAt>[0]): readonly Dialect[] {
  return dialects.map((dialect) => (dialect.id === 'copilot' ? copilotAt(host) : dialect))
}
