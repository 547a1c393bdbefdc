import type { Dialect } from '../model/dialect.ts'
import { claudeCode } from './claude-code/claude-code.ts'
import { codex } from './codex/codex.ts'
import { lecode } from './lecode/lecode.ts'
import { luxe } from './luxe/luxe.ts'

/** Every hook system that the gate speaks, in the order in which reports show them. */
export const dialects: readonly Dialect[] = [claudeCode, codex, lecode, luxe]
