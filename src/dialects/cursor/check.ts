import { compileRegex } from '../../matching/regex.ts'
import type { ConfigFinding } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { own } from '../../model/json.ts'
import { nearestName } from '../../text/nearest.ts'
import { showValue } from '../../text/show.ts'
import { CURSOR_EVENTS } from './events.ts'

/** Something wrong with one entry. */
export function reportEntry(message: string, at: ConfigFinding['at'], { live, mend }: { live: string; mend: string }): ConfigFinding {
  return { id: 'config-entry-invalid', level: 'warning', message, at, live, mend }
}

export function reportUnknownEvent(name: string, at: ConfigFinding['at']): ConfigFinding {
  const nearest = MEANT.get(name) ?? nearestName(name, CURSOR_EVENTS)
  return {
    id: 'unknown-event',
    level: 'warning',
    message: `unknown hook event ${showValue(name)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`,
    at,
    live: 'Cursor never runs these hooks; newer builds are said to reject the whole file',
    mend: nearest === null ? 'Use an event of https://cursor.com/docs/hooks.' : `Rename it to ${nearest}.`,
  }
}

/** Names that other agents have for the same. */
const MEANT: ReadonlyMap<string, string> = new Map([
  ...['UserPromptSubmit', 'userPromptSubmitted'].map((name) => [name, 'beforeSubmitPrompt'] as const),
  ...['Stop', 'agentStop'].map((name) => [name, 'stop'] as const),
  ['BeforeTool', 'preToolUse'],
  ['AfterTool', 'postToolUse'],
])

export function reportNotReplayed(event: string, at: ConfigFinding['at']): ConfigFinding {
  return {
    id: 'hook-not-replayed',
    level: 'warning',
    message: `${event} hook of type "prompt" is not replayed: it needs a model`,
    at,
    live: 'Cursor runs it; what it would have said is not known here',
    mend: 'Guard with a command hook what the check must judge.',
  }
}

/** https://cursor.com/docs/hooks#configuration */
export const SETTINGS: readonly string[] = ['command', 'type', 'prompt', 'model', 'timeout', 'loop_limit', 'failClosed', 'matcher']
/** Words for people, and `event`, which repeats what the entry stands under. */
const COMMENTS = /^[_$]|^(?:event|comments?|descriptions?|name|notes?|title|statusMessage|id)$/
/** Longer than any check of one call takes: more seconds are milliseconds by mistake. */
const LONGEST = 600

/** What of an entry does not do what it seems to. `told(null)`: the entry itself. */
export function checkEntry(entry: JsonObject, event: string, told: (key: string | null) => ConfigFinding['at']): ConfigFinding[] {
  const unknown = Object.keys(entry).filter((key) => !SETTINGS.includes(key) && !COMMENTS.test(key))
  return [
    ...unknown.map((key) => reportUnknownSetting(key, told(key))),
    ...checkTimeout(own(entry, 'timeout'), told('timeout')),
    ...checkMatcher(own(entry, 'matcher'), told('matcher')),
    ...checkFlag(own(entry, 'failClosed'), told('failClosed')),
    ...(event === 'beforeReadFile' ? [reportNoContent(told(null))] : []),
  ]
}

function reportUnknownSetting(key: string, at: ConfigFinding['at']): ConfigFinding {
  const nearest = nearestName(key, SETTINGS)
  const hint = nearest === null ? '' : `; the nearest real one is ${nearest}`
  const mend = nearest === null ? 'Leave it out.' : `Rename it to ${nearest}.`
  return reportEntry(`unknown setting ${showValue(key)}${hint}`, at, { live: 'Cursor does not look at it', mend })
}

function checkTimeout(value: unknown, at: ConfigFinding['at']): ConfigFinding[] {
  const report = (what: string, live: string) => [
    reportEntry(`timeout is ${showValue(value)}, ${what}`, at, { live, mend: 'Write seconds, for example 10.' }),
  ]
  if (value === undefined) return []
  if (typeof value !== 'number' || value <= 0)
    return report('not a number of seconds', 'what Cursor makes of it is not known; 60 s count here')
  return value > LONGEST ? report('and it counts seconds', 'a hook that hangs holds the session up that long') : []
}

function checkMatcher(value: unknown, at: ConfigFinding['at']): ConfigFinding[] {
  if (value === undefined || (typeof value === 'string' && compileRegex(value) !== 'invalid')) return []
  const what = typeof value === 'string' ? 'which is no valid regular expression' : 'not a regular expression'
  const live = 'what Cursor makes of it is not known; here the hook runs for everything'
  return [reportEntry(`matcher is ${showValue(value)}, ${what}`, at, { live, mend: 'Write a JavaScript regular expression.' })]
}

function checkFlag(value: unknown, at: ConfigFinding['at']): ConfigFinding[] {
  if (value === undefined || typeof value === 'boolean') return []
  const live = 'Cursor does not take it for true: a hook that fails lets the action pass'
  return [reportEntry(`failClosed is ${showValue(value)}, neither true nor false`, at, { live, mend: 'Write true.' })]
}

function reportNoContent(at: ConfigFinding['at']): ConfigFinding {
  return {
    id: 'envelope-incomplete',
    level: 'notice',
    message: 'beforeReadFile hooks are shown the path alone: no transcript tells what is in a file before it is read',
    at,
    live: 'Cursor shows them the content too; a guard that looks at it is not tried here',
    mend: 'Guard by the path what must not be read.',
  }
}
