import type { ConfigFinding, LoadedHook, SeenEvent } from '../../model/dialect.ts'
import type { EventKind, JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import { interpretCursor } from './answer.ts'
import { writeCursorEnvelope } from './envelope.ts'
import { listExamples } from './examples.ts'
import { canMatch, matchEvent } from './match.ts'

/** No limit is written anywhere. */
const OUTPUT_CAP = 16 * 1024 * 1024
/** Seconds; the page says "platform default", the command line's build of 2026-09 has this. */
const DEFAULT_TIMEOUT = 60

/** One entry of a file, checked. */
export interface Entry {
  event: string
  kind: EventKind | 'other'
  entry: JsonObject
  at: ConfigFinding['at']
  number: number
  trusted: boolean
}

export function makeHook({ event, kind, entry, at, number, trusted }: Entry): LoadedHook {
  const command = ownString(entry, 'command') ?? ''
  const told = own(entry, 'matcher')
  const matcher = typeof told === 'string' ? told : null
  const timeoutMs = timeoutOf(entry) * 1000
  const failClosed = own(entry, 'failClosed') === true
  const isTool = kind === 'pre_tool' || kind === 'post_tool'
  return {
    id: `cursor:${event}:${at.path}#${number}`,
    dialect: 'cursor',
    event,
    matcher,
    command,
    at,
    trusted,
    kind,
    form: { shell: command },
    timeoutMs,
    reachable: !isTool || canMatch(event, matcher),
    runKey: null,
    matches: (seen) => matchEvent(event, matcher, seen),
    examples: (root) => (isTool ? listExamples(matcher, root) : []),
    prepare: (seen) => ({
      ...{ argv: ['/bin/sh', '-c', command], cwd: seen.projectRoot, env: ownVariables(seen) },
      input: writeCursorEnvelope(event, seen),
      ...{ completeAt: 'pipes', outputCap: OUTPUT_CAP, timeoutMs },
    }),
    interpret: (ending, seen) => interpretCursor(ending, seen, { event, failClosed }),
  }
}

/** In seconds; what is no number of them counts as not set, and is told. */
function timeoutOf(entry: JsonObject): number {
  const told = own(entry, 'timeout')
  return typeof told === 'number' && told > 0 ? told : DEFAULT_TIMEOUT
}

/** https://cursor.com/docs/hooks#environment-variables */
function ownVariables(seen: SeenEvent): Record<string, string> {
  const { agent, agentVersion } = seen.session
  return {
    ...{ CURSOR_PROJECT_DIR: seen.projectRoot, CLAUDE_PROJECT_DIR: seen.projectRoot, CURSOR_TRANSCRIPT_PATH: seen.transcriptPath },
    CURSOR_VERSION: agent === 'cursor' && agentVersion !== undefined ? agentVersion : 'unknown',
  }
}
