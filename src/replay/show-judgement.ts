import type { HookVerdict } from '../model/hook.ts'
import type { Judgement } from '../model/judgement.ts'
import { mapStrings } from './path-map.ts'

/** How texts are shown. */
export interface Shown {
  /** Of the event: workspace paths relative to the repository. */
  ofEvent(text: string): string
  /** Of hooks and rules: workspace paths as they were recorded, so that an absolute path stays one. */
  ofHooks(text: string): string
}

/** The judgement as it is shown: what reports, event lines and fingerprints are made from. No text names the workspace. */
export function showJudgement(judgement: Judgement, { ofEvent, ofHooks }: Shown): Judgement {
  const text = (value: string | null) => (value === null ? null : ofHooks(value))
  const { event, ruled } = judgement
  const { tool, prompt, moment } = event
  return {
    ...judgement,
    event: {
      ...event,
      tool: tool === null ? null : { ...tool, args: mapStrings(tool.args, ofEvent) },
      prompt: prompt === null ? null : ofEvent(prompt),
      moment: mapStrings(moment, ofEvent),
    },
    ruled: { ...ruled, reason: text(ruled.reason), liveWhy: ofHooks(ruled.liveWhy) },
    verdicts: judgement.verdicts.map((verdict) => showVerdict(verdict, ofHooks)),
    rewritten: judgement.rewritten === null ? null : mapStrings(judgement.rewritten, ofEvent),
    context: text(judgement.context),
    told: text(judgement.told),
  }
}

/** A hook's answer with every text shown so. */
export function showVerdict(verdict: HookVerdict, show: (text: string) => string): HookVerdict {
  const text = (value: string | null) => (value === null ? null : show(value))
  const { failure } = verdict
  return {
    ...verdict,
    reason: text(verdict.reason),
    context: text(verdict.context),
    failure: failure === null ? null : { ...failure, detail: text(failure.detail) ?? '' },
    notes: verdict.notes.map((note) => ({ ...note, message: text(note.message) ?? '' })),
  }
}
