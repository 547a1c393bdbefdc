import { isCodexMatcher } from '../../matching/codex-matcher.ts'
import type { ConfigFinding } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { isMatched } from './events.ts'

/** Codex counts seconds: what is more than this was probably meant as milliseconds. */
const LONGEST_SECONDS = 3600

/** Keys that other agents give a meaning to, with what Codex has instead. Others are decoration, and Codex ignores all of them. */
const FOREIGN_KEYS: Readonly<Record<string, string>> = {
  if: 'Codex has no conditions: look at the call in the hook.',
  args: 'Write the whole command line into "command".',
  shell: 'Name the shell in "command".',
  env: 'Set variables in "command".',
  cwd: 'Change the folder in "command".',
  bash: 'Write it into "command".',
  timeout_ms: 'Write "timeout", in seconds.',
  timeoutMs: 'Write "timeout", in seconds.',
  timeoutSec: 'Write "timeout", in seconds.',
  on_timeout: 'Codex lets every call pass whose hook fails.',
  failClosed: 'Codex lets every call pass whose hook fails.',
  matcher: 'The matcher belongs beside the list "hooks".',
}

/** What of a group counts for nothing, though Codex reads the file. */
export function checkGroup(group: JsonObject, event: string, at: ConfigFinding['at']): ConfigFinding[] {
  const matcher = ownString(group, 'matcher')
  const findings: ConfigFinding[] = []
  if (own(group, 'hooks') === undefined) {
    const moved = own(group, 'command') === undefined ? '' : ': what the group itself says, its command too, is ignored'
    const mend = 'Write {"matcher": "…", "hooks": [{"type": "command", "command": "…"}]}.'
    findings.push(
      invalid(`a group of ${event} has no list "hooks"${moved}`, at, 'Codex reads an empty group: nothing runs, and nobody is told', mend),
    )
  }
  if (matcher !== undefined && isMatched(event) && !isCodexMatcher(matcher)) {
    const mend = 'Rust knows neither (?=…), (?!…), (?<=…) nor \\1; write it without.'
    findings.push(
      invalid(`matcher ${showValue(matcher)} is no regular expression of Rust's`, at, 'Codex drops the group with a warning', mend),
    )
  }
  return findings
}

/** What of a handler counts for nothing, or does not do what it seems to. */
export function checkHandler(handler: JsonObject, event: string, at: ConfigFinding['at']): ConfigFinding[] {
  const type = ownString(handler, 'type')
  if (type !== 'command') {
    const message = `${event} hook of type ${showValue(type)}: Codex supports command hooks only`
    return [invalid(message, at, 'Codex skips the hook with a warning', 'Guard with a command hook.')]
  }
  const command = ownString(handler, 'command') ?? ''
  if (command.trim() === '')
    return [invalid(`the command of a hook of ${event} is empty`, at, 'Codex skips the hook', 'Write a command, or drop the hook.')]
  return [...checkTimeout(handler, at), ...checkKeys(handler, at), ...checkVariables(command, at)]
}

function checkTimeout(handler: JsonObject, at: ConfigFinding['at']): ConfigFinding[] {
  const seconds = own(handler, 'timeout')
  if (typeof seconds !== 'number' || seconds <= LONGEST_SECONDS) return []
  const message = `timeout is ${seconds}, and Codex counts seconds: that is ${Math.round(seconds / 360) / 10} hours`
  return [invalid(message, at, 'a hook that hangs holds the agent for that long', 'Write seconds.')]
}

function checkKeys(handler: JsonObject, at: ConfigFinding['at']): ConfigFinding[] {
  return Object.keys(handler)
    .filter((key) => Object.hasOwn(FOREIGN_KEYS, key))
    .map((key) =>
      invalid(
        `Codex ignores the key ${showValue(key)} of a hook`,
        at,
        'the hook runs as if the key were not there',
        FOREIGN_KEYS[key] ?? null,
      ),
    )
}

const UNSET =
  /\$\{?(CLAUDE_PROJECT_DIR|CLAUDE_TOOL_INPUT\w*|CLAUDE_FILE_PATHS?|TOOL_INPUT|GEMINI_PROJECT_DIR|CURSOR_PROJECT_DIR)\b(?!:?[-=+?])/

function checkVariables(command: string, at: ConfigFinding['at']): ConfigFinding[] {
  const name = UNSET.exec(command)?.[1]
  if (name === undefined) return []
  const mend = 'Hooks start in the session\'s folder; "$(git rev-parse --show-toplevel)" is the project.'
  return [
    invalid(`the command uses $${name}, which Codex does not set`, at, 'it is empty, so that the hook may not start or sees nothing', mend),
  ]
}

function invalid(message: string, at: ConfigFinding['at'], live: string, mend: string | null): ConfigFinding {
  return { id: 'config-entry-invalid', level: 'warning', message, at, live, mend }
}
