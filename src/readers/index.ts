import type { Reader } from '../model/transcript.ts'
import { claudeCodeSession } from './claude-code-session/claude-code-session.ts'
import { claudeStreamJson } from './claude-stream-json.ts'
import { entireCompact } from './entire-compact.ts'
import { lecodeSession } from './lecode-session/lecode-session.ts'
import { neutral } from './neutral/neutral.ts'
import { openaiChat } from './openai-chat.ts'

/** All transcript formats, in the order in which a file is tried: the first that knows it reads it, so the vaguest stands last. */
export const readers: readonly Reader[] = [neutral, entireCompact, lecodeSession, claudeCodeSession, claudeStreamJson, openaiChat]
