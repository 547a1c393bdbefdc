import type { ConfigFinding, HookCall, LoadedHook, SeenEvent } from '../../model/dialect.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject, own, ownString } from '../../model/json.ts'
import { showValue } from '../../text/show.ts'
import { interpretFamily } from './answer.ts'
import { listExamples } from './examples.ts'
import type { Family } from './family.ts'

interface Entry {
  id: string
  event: string
  handler: JsonObject
  matcher: string | null
  isInTurn: boolean
  at: ConfigFinding['at']
  timeoutAt: ConfigFinding['at']
}

/** One handler as a hook; null when it is of a type that needs a model, a server or the agent's own code and is not replayed. */
export function makeHook(entry: Entry, from: { family: Family; trusted: boolean; servers: JsonObject }): Made {
  const { id, event, handler, matcher, isInTurn, at, timeoutAt } = entry
  const { family, trusted } = from
  const type = ownString(handler, 'type') ?? ''
  if (type !== 'command') return { hook: null, findings: [reportNotReplayed(event, type, at, family)] }
  const kind = family.events.get(event) ?? 'other'
  const isTool = kind === 'pre_tool' || kind === 'post_tool'
  const command = String(own(handler, 'command'))
  const { ms, odd } = family.readTimeout(own(handler, 'timeout'))
  const isAsync = family.isAsync(handler)
  const hook: LoadedHook = {
    ...{ id, dialect: family.id, event, matcher: matcher?.trim() ? matcher : null, command, at, trusted, kind, timeoutMs: ms },
    form: { shell: command },
    reachable: !isTool || family.canMatch(matcher),
    runKey: JSON.stringify([event, family.runKeyOf(handler)]),
    isUnheard: isAsync,
    isInTurn,
    matches: (seen) => family.matches(matcher, event, seen),
    examples: (root) => (isTool ? listExamples(matcher, root, family) : []),
    prepare: (seen) => ({ ...prepare(entry, seen, from), timeoutMs: ms }),
    interpret: (ending, seen) => {
      const { output, ...answer } = interpretFamily(ending, seen, family.answers)
      // Nobody waits for it.
      if (isAsync) return { ...answer, verdict: 'none', reason: null, rewrite: null, failure: null }
      return output === undefined ? answer : { ...answer, output }
    },
  }
  const oddTimeout =
    odd === null ? [] : [report(odd, timeoutAt, `the hook has ${ms / 1000} s`, 'Write the time in the unit of this agent.')]
  return { hook, findings: [...oddTimeout, ...reportIgnored(handler, at, family)] }
}

interface Made {
  hook: LoadedHook | null
  findings: ConfigFinding[]
}

function prepare(
  { event, handler }: Entry,
  seen: SeenEvent,
  { family, servers }: { family: Family; servers: JsonObject },
): Omit<HookCall, 'timeoutMs'> {
  const { command, env } = family.start(String(own(handler, 'command')), seen)
  const variables = own(handler, 'env')
  const more = isObject(variables) ? Object.entries(variables).map(([name, value]) => [name, String(value)]) : []
  return {
    argv: shellArgv(command, family.shellOf(handler)),
    cwd: seen.projectRoot,
    env: { ...env, ...Object.fromEntries(more) },
    // No newline after it: recorded from both agents.
    input: JSON.stringify(family.writeEnvelope(event, seen, servers)),
    completeAt: 'pipes',
    outputCap: family.outputCap,
  }
}

function shellArgv(command: string, shell: 'bash' | 'pwsh'): string[] {
  return shell === 'pwsh' ? ['pwsh', '-NoProfile', '-Command', command] : ['bash', '-c', command]
}

function report(message: string, at: ConfigFinding['at'], live: string, mend: string): ConfigFinding {
  return { id: 'config-entry-invalid', level: 'warning', message, at, live, mend }
}

function reportIgnored(handler: JsonObject, at: ConfigFinding['at'], { title, ignoredKeys }: Family): ConfigFinding[] {
  const ignored = ignoredKeys.filter((key) => own(handler, key) !== undefined)
  if (ignored.length === 0) return []
  const message = `${title} does not read ${ignored.join(', ')}`
  return [report(message, at, 'the hook runs as if it were not there', 'Say it in a way that this agent reads.')]
}

function reportNotReplayed(event: string, type: string, at: ConfigFinding['at'], { title }: Family): ConfigFinding {
  return {
    id: 'hook-not-replayed',
    level: 'warning',
    message: `${event} hook of type ${showValue(type)} is not replayed: it needs a model, a server or code of the agent`,
    at,
    live: `${title} runs it; what it would have said is not known here`,
    mend: 'Guard with a command hook what the check must judge.',
  }
}
