import type { HookVerdict } from '../model/hook.ts'
import type { Judgement } from '../model/judgement.ts'
import { mapStrings } from './path-map.ts'

/** The judgement with every text shown relative to the repository: what reports, event lines and fingerprints are made from. */
export function showJudgement(judgement: Judgement, show: (text: string) => string): Judgement {
  const text = (value: string | null) => (value === null ? null : show(value))
  const { event, ruled } = judgement
  const { tool } = event
  return {
    ...judgement,
    event: { ...event, tool: tool === null ? null : { ...tool, args: mapStrings(tool.args, show) }, prompt: text(event.prompt) },
    ruled: { ...ruled, reason: text(ruled.reason), liveWhy: show(ruled.liveWhy) },
    verdicts: judgement.verdicts.map((verdict) => showVerdict(verdict, text)),
    rewritten: judgement.rewritten === null ? null : mapStrings(judgement.rewritten, show),
    context: text(judgement.context),
    told: text(judgement.told),
  }
}

/** A verdict with every text of its words shown. */
export function showVerdict(verdict: HookVerdict, text: (value: string | null) => string | null): HookVerdict {
  const { failure } = verdict
  return {
    ...verdict,
    reason: text(verdict.reason),
    context: text(verdict.context),
    failure: failure === null ? null : { ...failure, detail: text(failure.detail) ?? '' },
    notes: verdict.notes.map((note) => ({ ...note, message: text(note.message) ?? '' })),
  }
}
