import type { Dialect, Loaded, LoadedHook, Match, SeenEvent } from '../model/dialect.ts'
import type { JsonObject } from '../model/event.ts'
import type { Permitted } from '../model/trace.ts'
import { strictestRuling } from '../policy/strictest.ts'
import type { PathMap } from './path-map.ts'

/** How a dialect's rules and matchers find a call, whatever way it may be read. */
export interface Judges {
  dialect: Pick<Dialect, 'startsIn'>
  loaded: Pick<Loaded, 'permit'>
  /** From the workspace back to the recorded root. */
  recorded: PathMap
}

/** Whether a hook fires for an event in any reading of it; otherwise what every reading says. */
export function matchHook(hook: LoadedHook, event: SeenEvent, { dialect }: Pick<Judges, 'dialect'>): Match {
  const misses = new Set<string>()
  for (const reading of listReadings(event, dialect)) {
    const match = hook.matches(reading.event)
    if (match.fires) return reading.event === event ? match : { ...match, why: `${match.why} (${reading.as})` }
    misses.add(match.why)
  }
  return { fires: false, why: [...misses].join('; ') }
}

/** What the permission rules say to a call in all readings of it. */
export function permit(event: SeenEvent, of: 'recorded' | 'rewritten', { dialect, loaded }: Judges): Permitted {
  const readings = listReadings(event, dialect).map(({ as, event: read }) => ({
    as,
    ruling: read.tool === null ? null : loaded.permit(read.tool, read, of),
  }))
  return { ruling: strictestRuling(readings.map((each) => each.ruling)), readings }
}

/** The event with other arguments: the call as rewritten. */
export function withArgs(event: SeenEvent, args: JsonObject, recorded: PathMap): SeenEvent {
  const { tool, asRecorded } = event
  if (tool === null) return event
  return { ...event, tool: { ...tool, args }, asRecorded: asRecorded === null ? null : { ...asRecorded, args: recorded.args(args) } }
}

/** One way to read an event. */
interface Reading {
  /** One phrase for people. */
  as: string
  event: SeenEvent
}

/**
 * A rule may name a path as the workspace has it or as it was recorded. And an agent that never moves stands in the project root: its guards
 * are not skipped because another agent had gone into a subfolder.
 */
function listReadings(event: SeenEvent, { startsIn }: Pick<Dialect, 'startsIn'>): Reading[] {
  const readings = [{ as: 'with the paths of the workspace', event }, ...readAsRecorded(event)]
  if (startsIn === 'recorded-cwd') return readings
  return readings.flatMap((each) => {
    const { cwd, projectRoot } = each.event
    return cwd === projectRoot ? [each] : [each, { as: `${each.as}, from the project root`, event: { ...each.event, cwd: projectRoot } }]
  })
}

function readAsRecorded(event: SeenEvent): Reading[] {
  const { tool, asRecorded } = event
  if (tool === null || asRecorded === null) return []
  const recorded = { ...event, tool: { ...tool, args: asRecorded.args }, cwd: asRecorded.cwd, projectRoot: asRecorded.root }
  return [{ as: 'with the paths as recorded', event: recorded }]
}
