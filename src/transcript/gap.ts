import type { Gap } from '../model/event.ts'
import type { GapStep } from '../model/step.ts'
import type { TranscriptRecord } from '../model/transcript.ts'
import { excerpt } from '../text/excerpt.ts'

/** Tells a gap from a record in the stream that records.ts makes. */
export function isGap(item: TranscriptRecord | Gap): item is Gap {
  return 'kind' in item
}

/** The gap as the step that a reader passes on. */
export function passGap(gap: Gap): GapStep {
  return { kind: 'gap', at: { path: gap.path, line: gap.line }, endLine: gap.endLine, gap: gap.kind, detail: gap.detail }
}

/** The first characters of a foreign text, quoted, for a gap's detail. */
export function quoteStart(text: string): string {
  return JSON.stringify(excerpt(text, 60))
}
