import type { JsonObject } from '../model/event.ts'
import { ownString } from '../model/json.ts'

// mini-swe-agent's model writes its command into a code block, and is answered in a message of the user's. So a file of such messages is one of plain
// chat messages too, in which nobody would see a call.

/** The mark of a command's block: its own language since version 1.15, plain `bash` before. */
export type Fence = 'mswea_bash_command' | 'bash'

/** The mark that the first messages ask for; `bash` when they ask for none. */
export function nameFence(text: string): Fence {
  return text.includes('```mswea_bash_command') ? 'mswea_bash_command' : 'bash'
}

/**
 * The command of a message, or null: none or several are an error of form, and nothing is run.
 * Source: mini-swe-agent, agents/default.py, parse_action.
 */
export function readFenced(text: string, fence: Fence): string | null {
  const [only, ...more] = [...text.matchAll(fence === 'bash' ? /```bash\s*\n(.*?)\n```/gs : /```mswea_bash_command\s*\n(.*?)\n```/gs)]
  return only === undefined || more.length > 0 ? null : (only[1] ?? '').trim()
}

/** Whether a message is of such a conversation beyond doubt: a block with the agent's own mark, or an exit code as it is told to the model. */
export function isFencedChat(message: JsonObject): boolean {
  const text = ownString(message, 'content') ?? ''
  const role = ownString(message, 'role')
  if (role === 'assistant') return text.includes('```mswea_bash_command\n')
  return role === 'user' && /^<returncode>-?\d+<\/returncode>\n/.test(text)
}
