import type { EventKind } from '../../model/event.ts'
import { closestName } from '../../text/nearest.ts'

/** Luxe's hook points, in the order of its page. */
export const LUXE_POINTS = [
  ...['SessionStart', 'SessionEnd', 'UserPromptSubmit', 'BeforeAgentStart', 'AgentStart', 'BeforeToolUse', 'AfterToolUse', 'FileChanged'],
  ...['BeforeCompact', 'AfterCompact', 'AgentEnd', 'Error', 'PermissionRequested', 'PermissionResolved', 'ReviewGate', 'LoopControl'],
]

/** The page's table "Coming from Claude Code". */
const FROM_CLAUDE: ReadonlyMap<string, string> = new Map([
  ['pretooluse', 'BeforeToolUse'],
  ['posttooluse', 'AfterToolUse'],
  ['precompact', 'BeforeCompact'],
  ['postcompact', 'AfterCompact'],
  ['stop', 'AgentEnd'],
])

const BY_LOOSE_NAME = new Map(LUXE_POINTS.map((point) => [loosen(point), point]))

const KINDS: Record<string, EventKind> = {
  ...{ SessionStart: 'session_start', SessionEnd: 'session_end', UserPromptSubmit: 'prompt', BeforeAgentStart: 'turn_start' },
  ...{ AgentStart: 'model_call', BeforeToolUse: 'pre_tool', AfterToolUse: 'post_tool', FileChanged: 'file_changed' },
  ...{ BeforeCompact: 'pre_compact', AfterCompact: 'post_compact', AgentEnd: 'stop', Error: 'error' },
  ...{ PermissionRequested: 'permission_request', PermissionResolved: 'permission_result' },
}

/** The real name of a point that may be written loosely (`before_tool_use`); null when there is none. */
export function findPoint(name: string): string | null {
  return BY_LOOSE_NAME.get(loosen(name)) ?? null
}

/** The point that Luxe's warning names for an unknown one: by the migration table, else the nearest spelling, however far. Never run under it. */
export function guessPoint(name: string): string {
  const loose = loosen(name)
  return FROM_CLAUDE.get(loose) ?? closestName(loose, LUXE_POINTS)
}

/** The gate's word for a point; `other` for those of `luxe loop`, whose payloads are not known. */
export function kindOfPoint(point: string): EventKind | 'other' {
  return KINDS[point] ?? 'other'
}

function loosen(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '')
}
