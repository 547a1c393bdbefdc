import type { Reader } from '../model/transcript.ts'
import { claudeCodeSession } from './claude-code-session/claude-code-session.ts'
import { claudeStreamJson } from './claude-stream-json/claude-stream-json.ts'
import { codexExecJson } from './codex-exec-json.ts'
import { codexRollout } from './codex-rollout/codex-rollout.ts'
import { lecodeSession } from './lecode-session/lecode-session.ts'
import { neutral } from './neutral.ts'
import { openaiChat } from './openai-chat.ts'

/** All transcript formats, in the order in which a file is tried: the first that knows it reads it, so the vaguest stands last. */
export const readers: readonly Reader[] = [
  neutral,
  lecodeSession,
  codexRollout,
  codexExecJson,
  claudeCodeSession,
  claudeStreamJson,
  openaiChat,
]
