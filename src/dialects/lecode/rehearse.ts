import type { LoadedHook, Rehearsal, Rehearsals, SeenEvent } from '../../model/dialect.ts'
import { EXAMPLE_TOOL, writeTestEnvelope } from './envelope.ts'
import { LECODE_EVENTS } from './hooks.ts'

/** As `lecode --hooks-test` (lecode's source): each event that has hooks, once, in a fixed order; all of its hooks are asked. */
export function rehearseLecode(hooks: readonly LoadedHook[], stage: SeenEvent): Rehearsals {
  const rehearsals = LECODE_EVENTS.flatMap((event): Rehearsal[] => {
    const own = hooks.filter((hook) => hook.event === event)
    const [first] = own
    if (first === undefined) return []
    const seen = { ...stage, kind: first.kind, tool: { id: '', ...EXAMPLE_TOOL } }
    return [{ event, about: null, seen, hooks: own.map(showAll) }]
  })
  return { rehearsals, notAsked: [] }
}

function showAll(hook: LoadedHook): LoadedHook {
  return {
    ...hook,
    matches: () => ({ fires: true, why: 'a dry run of lecode asks every hook' }),
    prepare: (seen) => ({ ...hook.prepare(seen), input: writeTestEnvelope(hook.event, seen) }),
  }
}
