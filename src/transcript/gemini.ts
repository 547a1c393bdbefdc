import type { Recorded, RecordedBy } from '../model/event.ts'
import { own, ownString } from '../model/json.ts'
import type { CallStep, ResultStep } from '../model/step.ts'
import { writeJson } from './values.ts'

// What Gemini CLI and its fork Qwen Code have in common: Google's content parts, and the words for what became of a call.

type Fate = Pick<ResultStep, 'recorded' | 'recordedBy'>

/** Errors of calls that never began (gemini-cli, core/src/tools/tool-error.ts). The agent sets them, no tool can. */
const notBegun = new Set(['invalid_tool_params', 'tool_not_registered'])
const refused = new Set(['policy_violation', 'execution_denied'])

/** Tools whose errors are worded by Gemini CLI itself: what a command prints is never an error there, and is told as output. */
const wordedTools = new Set(
  'glob grep_search list_directory read_file read_many_files replace run_shell_command save_memory search_file_content write_file write_todos'.split(
    ' ',
  ),
)

/** How a refusal is worded (core/src/scheduler/policy.ts and hook-utils.ts). */
const refusals: readonly [start: string, by: RecordedBy][] = [
  ['Tool execution blocked: ', 'hook'],
  ['Tool execution denied by policy.', 'rule'],
]

/** The text parts of a message, each for itself: its content is a string or a list of parts. Thoughts are none. */
export function listTexts(content: unknown): string[] {
  const parts = Array.isArray(content) ? content : [content]
  return parts.flatMap((part) => (typeof part === 'string' ? part : own(part, 'thought') === true ? [] : (ownString(part, 'text') ?? [])))
}

/** The calls' responses that stand among a message's parts. */
export function listResponses(content: unknown): unknown[] {
  const parts = Array.isArray(content) ? content : []
  return parts.flatMap((part) => own(part, 'functionResponse') ?? [])
}

/** What a call came back with: its output, or the error. */
export function readResponse(response: unknown): { text: string; isError: boolean } {
  const answer = own(response, 'response')
  const error = own(answer, 'error')
  const found = error ?? own(answer, 'output') ?? (answer === undefined ? '' : answer)
  return { text: typeof found === 'string' ? found : writeJson(found), isError: error !== undefined }
}

/** What an error's type says of its call; empty for errors that a running tool has. */
export function readErrorType(type: string | undefined, text: string): Fate {
  if (type === undefined) return {}
  if (notBegun.has(type)) return { recorded: 'not-run', recordedBy: 'host' }
  return refused.has(type) ? { recorded: 'denied', ...nameRefusal(text) } : {}
}

/** What an error's text says of its call where nothing else does: believed only of tools that cannot have printed it. */
export function readErrorText(text: string): Fate {
  const by = nameRefusal(text)
  return by.recordedBy === undefined
    ? {}
    : { recorded: (call: Pick<CallStep, 'name'>): Recorded => (wordedTools.has(call.name) ? 'denied' : 'unknown'), ...by }
}

/**
 * Of a call that was told as cancelled, which no tool can do: refused by a person, unless the reason that Gemini CLI gives says otherwise. A call that
 * was aborted may have been running (packages/core/src/scheduler in https://github.com/google-gemini/gemini-cli).
 */
export function readCancellation(text: string): Fate {
  const reason = /^\[Operation Cancelled\] Reason: (.*)/s.exec(text)?.[1]
  const isRefusal = reason === undefined || /^User (?:did not allow tool call|denied execution)/.test(reason)
  return isRefusal ? { recorded: 'denied', recordedBy: 'user' } : { recorded: 'unknown' }
}

function nameRefusal(text: string): Pick<Fate, 'recordedBy'> {
  const by = refusals.find(([start]) => text.startsWith(start))?.[1]
  return by === undefined ? {} : { recordedBy: by }
}
