import type { Dialect, Loaded, LoadedHook, PermissionRuling, SeenEvent } from '../model/dialect.ts'
import type { JsonObject } from '../model/event.ts'
import { strictestRuling } from '../policy/strictest.ts'
import type { PathMap } from './path-map.ts'

/** How a dialect's rules and matchers find a call, whatever way it may be read. */
export interface Judges {
  dialect: Pick<Dialect, 'startsIn'>
  loaded: Pick<Loaded, 'permit'>
  /** From the workspace back to the recorded root. */
  recorded: PathMap
}

/** Whether a hook fires for an event in any reading of it. */
export function fires(hook: LoadedHook, event: SeenEvent, { dialect }: Pick<Judges, 'dialect'>): boolean {
  return listReadings(event, dialect).some((reading) => hook.matches(reading).fires)
}

/** What the permission rules say to a call in all readings of it. */
export function permit(event: SeenEvent, of: 'recorded' | 'rewritten', { dialect, loaded }: Judges): PermissionRuling | null {
  const rulings = listReadings(event, dialect).map((each) => (each.tool === null ? null : loaded.permit(each.tool, each, of)))
  return strictestRuling(rulings)
}

/** The event with other arguments: the call as rewritten. */
export function withArgs(event: SeenEvent, args: JsonObject, recorded: PathMap): SeenEvent {
  const { tool, asRecorded } = event
  if (tool === null) return event
  return { ...event, tool: { ...tool, args }, asRecorded: asRecorded === null ? null : { ...asRecorded, args: recorded.args(args) } }
}

/**
 * A rule may name a path as the workspace has it or as it was recorded. And an agent that never moves stands in the project root: its guards
 * are not skipped because another agent had gone into a subfolder.
 */
function listReadings(event: SeenEvent, { startsIn }: Pick<Dialect, 'startsIn'>): SeenEvent[] {
  const readings = [event, ...readAsRecorded(event)]
  if (startsIn === 'recorded-cwd') return readings
  return readings.flatMap((each) => (each.cwd === each.projectRoot ? [each] : [each, { ...each, cwd: each.projectRoot }]))
}

function readAsRecorded(event: SeenEvent): SeenEvent[] {
  const { tool, asRecorded } = event
  if (tool === null || asRecorded === null) return []
  return [{ ...event, tool: { ...tool, args: asRecorded.args }, cwd: asRecorded.cwd, projectRoot: asRecorded.root }]
}
