import { dialects } from '../dialects/index.ts'
import { GateError } from '../errors.ts'
import type { HookTree } from '../model/dialect.ts'
import type { Configured } from '../replay/replay-transcript.ts'
import { nearestName } from '../text/nearest.ts'

/** What every chosen dialect found in the trusted tree. */
export interface FoundHooks {
  /** Dialects that are configured, in the table's order. */
  configured: Configured[]
  /** Chosen by name, but without any of their files. */
  missing: string[]
  /** Hooks that run at gates, and permission rules: without any, nothing can be judged. */
  guards: number
}

/** Loads the chosen dialects (all when none is named); one is configured when one of its files exists, readable or not. */
export function findHooks(tree: HookTree, chosen: readonly string[]): FoundHooks {
  for (const id of chosen) {
    if (!dialects.some((dialect) => dialect.id === id)) throw refuseDialect(id)
  }
  const wanted = dialects.filter((dialect) => chosen.length === 0 || chosen.includes(dialect.id))
  const loaded = wanted.map((dialect) => ({ dialect, loaded: dialect.load(tree) }))
  const configured = loaded.filter((each) => each.loaded.configured)
  return {
    configured,
    guards: configured.reduce((sum, each) => sum + countGuards(each), 0),
    missing: chosen.length === 0 ? [] : loaded.filter((each) => !each.loaded.configured).map((each) => each.dialect.id),
  }
}

function countGuards({ dialect, loaded }: Configured): number {
  const gates = loaded.hooks.filter((hook) => hook.trusted && dialect.gates.some((gate) => gate === hook.kind))
  return gates.length + loaded.ruleCount
}

function refuseDialect(id: string): GateError {
  const ids = dialects.map((dialect) => dialect.id)
  const nearest = nearestName(id, ids)
  const next = nearest === null ? `Known are: ${ids.join(', ')}.` : `Did you mean ${nearest}? Known are: ${ids.join(', ')}.`
  return new GateError('unknown-dialect', `dialects names ${JSON.stringify(id)}, which is no known hook system`, next)
}

/** Where each configured dialect's hooks start. */
export function placesOfHooks(hooks: FoundHooks): Map<string, 'recorded-cwd' | 'project-root'> {
  return new Map(hooks.configured.map((each) => [each.dialect.id, each.dialect.startsIn]))
}
