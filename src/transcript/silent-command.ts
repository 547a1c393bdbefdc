import type { ToolCall } from '../model/event.ts'
import { ownString } from '../model/json.ts'

/**
 * One of these programs with plain words: it prints nothing, or text that begins with its own name or a quoted path. No quotes, expansions of
 * the shell, redirections or second command, which could print anything.
 */
const silent = /^(?:rm|rmdir|mv|cp|ln|mkdir|touch|truncate|shred|chmod|chown|chgrp|kill)(?: +[\w.,:@%+=/~*?-]+)* *$/

/**
 * True when the command of a shell call cannot have printed a text of its own choice, so that a refusal in its result is the agent's. Anything
 * else could have: `printf`, a file that is shown, a script, a server that answers.
 */
export function isSilentCommand({ args }: Pick<ToolCall, 'args'>): boolean {
  return silent.test((ownString(args, 'command') ?? '').trimStart())
}
