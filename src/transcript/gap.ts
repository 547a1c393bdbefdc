import type { Gap } from '../model/event.ts'
import type { GapStep } from '../model/step.ts'
import type { TranscriptRecord } from '../model/transcript.ts'
import { excerpt } from '../text/excerpt.ts'

/** A line of a log that holds no record. */
export interface PassedLine {
  passed: 'log line'
  line: number
}

/** What a file is read as (records.ts), piece by piece. */
export type ReadItem = TranscriptRecord | Gap | PassedLine

/** Tells a gap from what else a file is read as. */
export function isGap(item: ReadItem): item is Gap {
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
