import { canMatchCodex, matchCodex, namesOfTool } from '../../matching/codex-matcher.ts'
import type { ConfigFinding, LoadedHook, Match, SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { own, ownString } from '../../model/json.ts'
import { codex as vocabulary } from '../../vocabularies/codex/codex.ts'
import { interpretCodex } from './answer.ts'
import { writeCodexEnvelope } from './envelope.ts'
import { isMatched, isToolEvent, kindOfEvent, matchedValue } from './events.ts'
import { listExamples } from './examples.ts'
import { isNeverAsked } from './fires-none.ts'

/** Codex took an answer of 2 MB (measured on 0.171.0); more than this is no answer. */
const OUTPUT_CAP = 16 * 1024 * 1024
const DEFAULT_SECONDS = 600

interface Entry {
  event: string
  group: JsonObject
  handler: JsonObject
  at: ConfigFinding['at']
  number: number
  trusted: boolean
}

/** One handler as a hook; null when Codex skips it. */
export function makeHook({ event, group, handler, at, number, trusted }: Entry): LoadedHook | null {
  const command = ownString(handler, 'command') ?? ''
  if (ownString(handler, 'type') !== 'command' || command.trim() === '') return null
  const matcher = isMatched(event) ? (ownString(group, 'matcher') ?? null) : null
  const seconds = own(handler, 'timeout')
  const timeoutMs = Math.max(1, typeof seconds === 'number' ? seconds : DEFAULT_SECONDS) * 1000
  const isAsync = own(handler, 'async') === true
  return {
    id: `codex:${event}:${at.path}#${number}`,
    dialect: 'codex',
    event,
    matcher,
    command,
    at,
    trusted,
    kind: kindOfEvent(event),
    form: { shell: command },
    timeoutMs,
    reachable: !isToolEvent(event) || canMatchCodex(matcher, vocabulary.tools),
    // Identical hooks run as often as they are configured (measured on 0.171.0).
    runKey: null,
    isUnheard: isAsync,
    matches: (seen) => matchEvent(event, matcher, seen),
    examples: (root) => (isToolEvent(event) ? listExamples(matcher, root) : []),
    prepare: (seen) => ({
      // Codex starts the user's shell as a login shell; whose profile that reads is not known here, so none is read.
      argv: ['bash', '-c', command],
      cwd: seen.startsIn,
      env: {},
      timeoutMs,
      input: writeCodexEnvelope(event, seen),
      completeAt: 'pipes',
      outputCap: OUTPUT_CAP,
    }),
    interpret: (ending) => {
      const answer = interpretCodex(ending, event)
      // Codex does not wait for an async hook: its verdict is never heard.
      return isAsync ? { ...answer, verdict: 'none', reason: null, rewrite: null, failure: null, notes: [] } : answer
    },
  }
}

function matchEvent(event: string, matcher: string | null, seen: SeenEvent): Match {
  if (isToolEvent(event) && seen.tool !== null) {
    const never = isNeverAsked(seen)
    return never === null ? matchCodex(matcher, namesOfTool(seen.tool.name)) : { fires: false, why: never }
  }
  // A subagent's turn ends in SubagentStop alone.
  if (event === 'Stop' && seen.thread.subagent) return { fires: false, why: 'a subagent fires SubagentStop instead' }
  const value = matchedValue(event, seen)
  return value === null ? { fires: true, why: `${event} ignores matchers` } : matchCodex(matcher, [value])
}
