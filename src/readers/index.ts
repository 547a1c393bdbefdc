import type { Reader } from '../model/transcript.ts'
import { aiderHistory } from './aider-history/aider-history.ts'
import { ampThread } from './amp-thread.ts'
import { anthropicMessages } from './anthropic-messages.ts'
import { atif } from './atif.ts'
import { claudeCodeSession } from './claude-code-session/claude-code-session.ts'
import { claudeStreamJson } from './claude-stream-json/claude-stream-json.ts'
import { clineRoo } from './cline-roo/cline-roo.ts'
import { clineUi } from './cline-ui.ts'
import { codexExecJson } from './codex-exec-json.ts'
import { codexRollout } from './codex-rollout/codex-rollout.ts'
import { copilotAgentLog } from './copilot-agent-log.ts'
import { copilotCliEvents } from './copilot-cli-events/copilot-cli-events.ts'
import { copilotVscodeChat } from './copilot-vscode-chat/copilot-vscode-chat.ts'
import { cursorAgentTranscript } from './cursor-agent-transcript.ts'
import { cursorStreamJson } from './cursor-stream-json/cursor-stream-json.ts'
import { entireCompact } from './entire-compact.ts'
import { factoryDroid } from './factory-droid.ts'
import { geminiSession } from './gemini-session/gemini-session.ts'
import { geminiStreamJson } from './gemini-stream-json.ts'
import { gitAiNotes } from './git-ai-notes.ts'
import { goose } from './goose.ts'
import { lecodeSession } from './lecode-session/lecode-session.ts'
import { miniSweAgent } from './mini-swe-agent.ts'
import { neutral } from './neutral/neutral.ts'
import { openaiChat } from './openai-chat.ts'
import { opencodeEventStream } from './opencode-event-stream/opencode-event-stream.ts'
import { opencodeExport } from './opencode-export.ts'
import { opencodeRunJson } from './opencode-run-json.ts'
import { opencodeStorage } from './opencode-storage.ts'
import { openhandsEvents } from './openhands-events/openhands-events.ts'
import { openhandsV0 } from './openhands-v0.ts'
import { otelGenai } from './otel-genai/otel-genai.ts'
import { piSession } from './pi-session.ts'
import { qwenCodeSession } from './qwen-code-session.ts'
import { specstoryMd } from './specstory-md/specstory-md.ts'
import { sweAgentTraj } from './swe-agent-traj.ts'

/** All transcript formats, in the order in which a file is tried: the first that knows it reads it, so the vaguest stands last. */
export const readers: readonly Reader[] = [
  neutral,
  lecodeSession,
  codexRollout,
  codexExecJson,
  copilotAgentLog,
  copilotCliEvents,
  copilotVscodeChat,
  geminiSession,
  geminiStreamJson,
  qwenCodeSession,
  cursorStreamJson,
  claudeCodeSession,
  entireCompact,
  factoryDroid,
  piSession,
  claudeStreamJson,
  otelGenai,
  opencodeExport,
  opencodeRunJson,
  opencodeEventStream,
  openhandsEvents,
  openhandsV0,
  atif,
  sweAgentTraj,
  ampThread,
  goose,
  opencodeStorage,
  specstoryMd,
  aiderHistory,
  gitAiNotes,
  miniSweAgent,
  cursorAgentTranscript,
  clineUi,
  clineRoo,
  anthropicMessages,
  openaiChat,
]
