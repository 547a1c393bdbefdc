import type { ParsedDocument, Position } from '../../formats/document.ts'
import type { ConfigFile, ConfigFinding, FiresNone, LoadedHook, SeenEvent } from '../../model/dialect.ts'
import { isObject, own } from '../../model/json.ts'
import { nearestName } from '../../text/nearest.ts'
import { showValue } from '../../text/show.ts'
import { interpretLecode } from './answer.ts'
import { writeLecodeEnvelope } from './envelope.ts'

/** Every event, in the order of `lecode --hooks-test`, with the gate's word for it; no transcript tells of a notification. */
const KINDS: ReadonlyMap<string, LoadedHook['kind']> = new Map([
  ['PreToolUse', 'pre_tool'],
  ['PostToolUse', 'post_tool'],
  ['PostToolUseFailure', 'post_tool'],
  ['PermissionRequest', 'permission_request'],
  ['PermissionResult', 'permission_result'],
  ['UserPromptSubmit', 'prompt'],
  ['Stop', 'stop'],
  ['SessionStart', 'session_start'],
  ['SessionEnd', 'session_end'],
  ['SubagentStart', 'subagent_start'],
  ['SubagentEnd', 'subagent_end'],
  ['PreCompact', 'pre_compact'],
  ['PostCompact', 'post_compact'],
  ['Interrupt', 'interrupt'],
  ['Notification', 'other'],
])

export const LECODE_EVENTS = [...KINDS.keys()]

/** A constant of lecode's code: the file cannot change it. */
const TIMEOUT_MS = 10_000
/** lecode keeps so many bytes of each stream and cuts out the middle of more. */
const OUTPUT_CAP = 1_000_000

export type ReadHooks =
  | { ok: true; hooks: LoadedHook[]; events: string[]; findings: ConfigFinding[] }
  | { ok: false; message: string; at: Position }

/** `[hooks]`: a map of event name → list of shell commands. Any other shape voids the whole file. */
export function readHooks(document: ParsedDocument, from: { file: ConfigFile; trusted: boolean }): ReadHooks {
  const table = own(document.value, 'hooks')
  const wrong = (path: (string | number)[], message: string): ReadHooks => ({ ok: false, message, at: document.placeOf(path) })
  if (!isObject(document.value)) return wrong([], `the file holds ${showValue(document.value)}, not a table`)
  if (table === undefined) return { ok: true, hooks: [], events: [], findings: [] }
  if (!isObject(table)) return wrong(['hooks'], `hooks is ${showValue(table)}, not a table of events`)
  const hooks: LoadedHook[] = []
  const findings: ConfigFinding[] = []
  for (const [event, commands] of Object.entries(table)) {
    if (!Array.isArray(commands)) return wrong(['hooks', event], `hooks.${event} is ${showValue(commands)}, not a list of commands`)
    const bad = commands.findIndex((command) => typeof command !== 'string')
    if (bad >= 0) return wrong(['hooks', event, bad], `hooks.${event}[${bad}] is ${showValue(commands[bad])}, not a command string`)
    if (!LECODE_EVENTS.includes(event)) {
      findings.push(reportUnknownEvent(event, { path: from.file.path, ...document.placeOf(['hooks', event]) }))
      continue
    }
    commands.forEach((command: string, index) => {
      const at = { path: from.file.path, ...document.placeOf(['hooks', event, index]) }
      hooks.push(makeHook({ event, command, at, number: index + 1, trusted: from.trusted }))
      if (KINDS.get(event) === 'other' && from.trusted) findings.push(reportNotReplayed(event, at))
    })
  }
  return { ok: true, hooks, events: Object.keys(table), findings }
}

function reportUnknownEvent(event: string, at: ConfigFinding['at']): ConfigFinding {
  const nearest = nearestName(event, LECODE_EVENTS)
  const message = `unknown hook event ${showValue(event)}${nearest === null ? '' : `; the nearest real one is ${nearest}`}`
  const mend = nearest === null ? `Use one of: ${LECODE_EVENTS.join(', ')}.` : `Rename it to ${nearest}: names are matched exactly.`
  return { id: 'unknown-event', level: 'warning', message, at, live: 'lecode warns at its start and never runs these commands', mend }
}

function reportNotReplayed(event: string, at: ConfigFinding['at']): ConfigFinding {
  return {
    id: 'hook-not-replayed',
    level: 'notice',
    message: `hooks at ${event} are not run: no transcript tells of such a moment`,
    at,
    live: `lecode runs the hook and ignores its answer: nothing can be blocked at ${event}`,
    mend: null,
  }
}

function makeHook(entry: { event: string; command: string; at: ConfigFinding['at']; number: number; trusted: boolean }): LoadedHook {
  const { event, command, at, number, trusted } = entry
  return {
    id: `lecode:${event}:${at.path}#${number}`,
    dialect: 'lecode',
    event,
    matcher: null,
    command,
    at,
    trusted,
    kind: KINDS.get(event) ?? 'other',
    form: { shell: command },
    timeoutMs: TIMEOUT_MS,
    reachable: true,
    runKey: null,
    matches: (seen) => matchEvent(event, seen),
    prepare: (seen) => ({
      argv: ['/bin/sh', '-c', command],
      cwd: seen.projectRoot,
      env: {},
      timeoutMs: TIMEOUT_MS,
      input: writeLecodeEnvelope(event, seen),
      completeAt: 'pipes',
      outputCap: OUTPUT_CAP,
    }),
    interpret: interpretLecode,
  }
}

/** Exactly one of the two post events fires: PostToolUseFailure for an error result. */
function matchEvent(event: string, seen: SeenEvent): { fires: boolean; why: string } {
  const failed = seen.result?.isError === true
  if (seen.kind === 'post_tool' && (event === 'PostToolUseFailure') !== failed)
    return { fires: false, why: `the call ${failed ? 'failed' : 'succeeded'}` }
  const none = lecodeFiresNone(seen)
  return { fires: true, why: `lecode hooks have no matcher${none === null ? '' : `; ${none.why}`}` }
}

/**
 * lecode's source: it looks up the tool and reads the arguments before it asks hooks; it adds MCP tools after it has set hooks up; and in
 * `--loop` and `--chain` it submits no prompt.
 */
export function lecodeFiresNone({ kind, session, tool, recorded }: SeenEvent): FiresNone | null {
  if (kind === 'prompt') return session.name?.startsWith('loop-') === true ? { why: 'not fired by lecode in a loop', isAsked: true } : null
  if (kind !== 'pre_tool' && kind !== 'post_tool') return null
  if (kind === 'pre_tool' && recorded === 'not-run' && session.agent === 'lecode')
    return { why: 'not fired by lecode for a tool that it does not know or arguments that it cannot read', isAsked: false }
  return tool?.name.startsWith('mcp:') === true ? { why: 'not fired by lecode for MCP tools', isAsked: true } : null
}
