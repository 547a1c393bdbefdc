import type { LoadedHook } from '../model/dialect.ts'
import type { Audit, FindingDraft } from '../model/judgement.ts'

/** `hook-not-replayed`, for hooks that the configuration file keeps from running: how many events each would have seen. */
export function auditUnaskedHooks(hooks: readonly LoadedHook[], isGate: (hook: LoadedHook) => boolean): Audit {
  const counts = new Map<string, number>()
  return {
    see: ({ judgements }) => {
      for (const { id } of judgements.flatMap((each) => each.unasked)) counts.set(id, (counts.get(id) ?? 0) + 1)
    },
    findings: () =>
      hooks.filter((hook) => hook.settings?.isReplayed === false).map((hook) => describe(hook, counts.get(hook.id) ?? 0, isGate(hook))),
  }
}

function describe(hook: LoadedHook, count: number, isGate: boolean): FindingDraft {
  return {
    id: 'hook-not-replayed',
    level: isGate ? 'warning' : 'notice',
    message: `not run, as the configuration file says (replay = "never"); it would have seen ${count} ${count === 1 ? 'event' : 'events'} of these sessions`,
    at: hook.at,
    hook: hook.id,
    live: isGate ? 'the agent runs it; what it would have said is not known here' : 'the agent runs it; it can block nothing there',
    mend: isGate ? 'Guard with a hook that can be replayed what the check must judge.' : null,
    about: [hook.dialect, hook.event, hook.command, 'never'],
  }
}
