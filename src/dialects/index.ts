import type { Dialect } from '../model/dialect.ts'
import { claudeCode } from './claude-code/claude-code.ts'
import { codex } from './codex/codex.ts'
import { geminiCli } from './gemini-cli/gemini-cli.ts'
import { lecode } from './lecode/lecode.ts'
import { luxe } from './luxe/luxe.ts'
import { qwenCode } from './qwen-code/qwen-code.ts'

/** Every hook system that the gate speaks, in the order in which reports show them. */
export const dialects: readonly Dialect[] = [claudeCode, codex, geminiCli, qwenCode, lecode, luxe]
