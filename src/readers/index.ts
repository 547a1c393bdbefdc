import type { Reader } from '../model/transcript.ts'
import { aiderHistory } from './aider-history/aider-history.ts'
import { ampThread } from './amp-thread.ts'
import { anthropicMessages } from './anthropic-messages.ts'
import { claudeCodeSession } from './claude-code-session/claude-code-session.ts'
import { claudeStreamJson } from './claude-stream-json.ts'
import { clineRoo } from './cline-roo/cline-roo.ts'
import { clineUi } from './cline-ui.ts'
import { factoryDroid } from './factory-droid.ts'
import { gitAiNotes } from './git-ai-notes.ts'
import { lecodeSession } from './lecode-session/lecode-session.ts'
import { neutral } from './neutral.ts'
import { openaiChat } from './openai-chat.ts'
import { otelGenai } from './otel-genai/otel-genai.ts'
import { piSession } from './pi-session.ts'
import { specstoryMd } from './specstory-md/specstory-md.ts'

/** All transcript formats, in the order in which a file is tried: the first that knows it reads it, so the vaguest stands last. */
export const readers: readonly Reader[] = [
  neutral,
  lecodeSession,
  claudeCodeSession,
  factoryDroid,
  piSession,
  claudeStreamJson,
  otelGenai,
  ampThread,
  specstoryMd,
  aiderHistory,
  gitAiNotes,
  clineUi,
  clineRoo,
  anthropicMessages,
  openaiChat,
]
