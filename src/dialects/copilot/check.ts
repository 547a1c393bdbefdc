import type { ConfigFinding } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import { nearestName } from '../../text/nearest.ts'
import { showValue } from '../../text/show.ts'
import { listEventNames } from './events.ts'
import type { CopilotHost } from './hosts.ts'

const PAGE = 'https://docs.github.com/en/copilot/reference/hooks-reference'

/** Something wrong with one entry. */
export function reportEntry(message: string, at: ConfigFinding['at'], { live, mend }: { live: string; mend: string }): ConfigFinding {
  return { id: 'config-entry-invalid', level: 'warning', message, at, live, mend }
}

export function reportUnknownEvent(name: string, host: CopilotHost, at: ConfigFinding['at']): ConfigFinding {
  const known = listEventNames(host)
  const isPascal = /^[A-Z]/.test(name)
  const alike = known.filter((each) => /^[A-Z]/.test(each) === isPascal)
  const nearest = MEANT.get(name) ?? nearestName(name, alike) ?? nearestName(name, known)
  const who = host === 'vscode' ? 'VS Code' : 'Copilot'
  return {
    id: 'unknown-event',
    level: 'warning',
    message: `unknown hook event ${showValue(name)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`,
    at,
    live: `${who} skips it: these hooks never run`,
    mend: nearest === null ? `Use an event of ${PAGE}.` : `Rename it to ${nearest}.`,
  }
}

/** Names that other agents have for the same. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ...['beforeShellExecution', 'beforeMCPExecution', 'beforeReadFile', 'BeforeTool'].map((name) => [name, 'preToolUse'] as const),
  ...['beforeSubmitPrompt', 'userPromptSubmit'].map((name) => [name, 'userPromptSubmitted'] as const),
  ...['afterFileEdit', 'AfterTool'].map((name) => [name, 'postToolUse'] as const),
  ['stop', 'agentStop'],
])

export function reportNotReplayed(event: string, type: string, at: ConfigFinding['at']): ConfigFinding {
  return {
    id: 'hook-not-replayed',
    level: 'warning',
    message: `${event} hook of type ${showValue(type)} is not replayed: it needs a model, a server or the network`,
    at,
    live: 'Copilot runs it; what it would have said is not known here',
    mend: 'Guard with a command hook what the check must judge.',
  }
}

/** https://docs.github.com/en/copilot/reference/hooks-reference#command-hooks; the last ones are VS Code's. */
export const SETTINGS: readonly string[] = [
  ...['type', 'bash', 'powershell', 'command', 'exec', 'args', 'cwd', 'env', 'timeoutSec', 'timeout', 'matcher'],
  ...['windows', 'linux', 'osx'],
]
/** Words for people, which nothing looks at. */
const COMMENTS = /^[_$]|^(?:comments?|descriptions?|name|note|notes|title|statusMessage|id)$/
/** Longer than any check of one call takes: more seconds are milliseconds by mistake. */
const LONGEST = 600

/** What of an entry does not do what it seems to. */
export function checkSettings(
  entry: JsonObject,
  { host, matcher, told }: { host: CopilotHost; matcher: string | undefined; told(key: string): ConfigFinding['at'] },
): ConfigFinding[] {
  const unknown = Object.keys(entry).filter((key) => !SETTINGS.includes(key) && !COMMENTS.test(key))
  return [
    ...unknown.map((key) => reportUnknownSetting(key, told(key))),
    ...checkTimeout(entry, told),
    ...(host === 'vscode' && matcher !== undefined ? [reportMatcher(matcher, told('matcher'))] : []),
    ...checkCommands(entry, host, told),
  ]
}

function reportUnknownSetting(key: string, at: ConfigFinding['at']): ConfigFinding {
  const nearest = nearestName(key, SETTINGS)
  const hint = nearest === null ? '' : `; the nearest real one is ${nearest}`
  const mend = nearest === null ? 'Leave it out.' : `Rename it to ${nearest}.`
  return reportEntry(`unknown setting ${showValue(key)}${hint}`, at, { live: 'Copilot does not look at it', mend })
}

function checkTimeout(entry: JsonObject, told: (key: string) => ConfigFinding['at']): ConfigFinding[] {
  const key = own(entry, 'timeoutSec') === undefined ? 'timeout' : 'timeoutSec'
  const value = own(entry, key)
  if (value === undefined) return []
  const report = (what: string, live: string) => [
    reportEntry(`${key} is ${showValue(value)}, ${what}`, told(key), { live, mend: 'Write seconds, for example 30.' }),
  ]
  if (typeof value !== 'number' || value <= 0)
    return report('not a number of seconds', 'what Copilot makes of it is not known; 30 s count here')
  return value > LONGEST ? report('and it counts seconds', 'a hook that hangs holds the session up that long') : []
}

function reportMatcher(matcher: string, at: ConfigFinding['at']): ConfigFinding {
  return reportEntry(`VS Code does not look at the matcher ${showValue(matcher)}`, at, {
    live: 'the hook runs for every tool',
    mend: 'Look at tool_name in the hook itself.',
  })
}

/** An `exec` beside another command is not allowed; a command for Windows alone guards nothing elsewhere. */
function checkCommands(entry: JsonObject, host: CopilotHost, told: (key: string) => ConfigFinding['at']): ConfigFinding[] {
  const has = (key: string) => ownString(entry, key) !== undefined
  if (has('exec') && ['bash', 'powershell', 'command'].some(has)) {
    return [reportEntry('exec stands beside another command', told('exec'), { live: 'Copilot allows only one of them', mend: 'Keep one.' })]
  }
  const isWindowsOnly = has(host === 'vscode' ? 'windows' : 'powershell') && !['bash', 'command', 'exec', 'linux', 'osx'].some(has)
  if (!isWindowsOnly) return []
  return [
    reportEntry('the only command is for PowerShell', told('powershell'), {
      live: 'on Linux and macOS nothing runs',
      mend: 'Add "bash", or use "command" for both.',
    }),
  ]
}
