import type { Options } from '../config/options.ts'
import type { HookEntry } from '../config/read-config-file.ts'
import { dialectsAt } from '../dialects/index.ts'
import { GateError } from '../errors.ts'
import type { ConfigFinding, HookTree, LoadedHook } from '../model/dialect.ts'
import type { Configured } from '../replay/replay-transcript.ts'
import { nearestName } from '../text/nearest.ts'
import { settleHooks } from './settle-hooks.ts'

/** What every chosen dialect found in the trusted tree. */
export interface FoundHooks {
  /** Dialects that are configured, in the table's order. */
  configured: Configured[]
  /** Chosen by name, but without any of their files. */
  missing: string[]
  /** Configured, but not chosen. */
  leftOut: string[]
  /** Entries of the configuration file that speak for no hook. */
  findings: ConfigFinding[]
  /** Hooks that run at gates, and permission rules: without any, nothing can be judged. */
  guards: number
}

/**
 * Loads the chosen dialects (all when none is named); one is configured when one of its files exists, readable or not. `entries` are those of
 * the configuration file: they may speak for hooks of any dialect, chosen or not.
 */
export function findHooks(
  tree: HookTree,
  { dialects: chosen, copilot_host: host }: Pick<Options, 'dialects' | 'copilot_host'>,
  entries: readonly HookEntry[],
): FoundHooks {
  const dialects = dialectsAt(host)
  const ids = dialects.map((dialect) => dialect.id)
  for (const id of chosen) {
    if (!ids.includes(id)) throw refuseDialect(id, ids)
  }
  const { all, findings } = settleHooks(
    dialects.map((dialect) => ({ dialect, loaded: dialect.load(tree) })),
    entries,
  )
  const isChosen = ({ dialect }: Configured) => chosen.length === 0 || chosen.includes(dialect.id)
  const isConfigured = ({ dialect, loaded: { configured, isBorrowed } }: Configured) =>
    configured && (isBorrowed !== true || chosen.includes(dialect.id))
  const loaded = all.filter(isChosen)
  const configured = loaded.filter(isConfigured)
  return {
    configured,
    findings,
    leftOut: all.filter((each) => isConfigured(each) && !isChosen(each)).map((each) => each.dialect.id),
    guards: configured.reduce((sum, each) => sum + countGuards(each), 0),
    missing: chosen.length === 0 ? [] : loaded.filter((each) => !each.loaded.configured).map((each) => each.dialect.id),
  }
}

function countGuards({ dialect, loaded }: Configured): number {
  const gates = loaded.hooks.filter((hook) => hook.trusted && dialect.gates.some((gate) => gate === hook.kind))
  return gates.length + loaded.ruleCount
}

function refuseDialect(id: string, ids: readonly string[]): GateError {
  const nearest = nearestName(id, ids)
  const next = nearest === null ? `Known are: ${ids.join(', ')}.` : `Did you mean ${nearest}? Known are: ${ids.join(', ')}.`
  return new GateError('unknown-dialect', `dialects names ${JSON.stringify(id)}, which is no known hook system`, next)
}

/** Whether a hook stands where its agent enforces an answer, and is heard there. */
export function isGate({ configured }: FoundHooks, hook: LoadedHook): boolean {
  const dialect = configured.find((each) => each.dialect.id === hook.dialect)?.dialect
  return hook.isUnheard !== true && dialect?.gates.some((gate) => gate === hook.kind) === true
}

/** Where each configured dialect's hooks start. */
export function placesOfHooks(hooks: FoundHooks): Map<string, 'recorded-cwd' | 'project-root'> {
  return new Map(hooks.configured.map((each) => [each.dialect.id, each.dialect.startsIn]))
}
