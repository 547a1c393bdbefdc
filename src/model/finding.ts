import type { Place } from './event.ts'

export type Level = 'error' | 'warning' | 'notice'

/** Something to report. `message` and `facts` may hold foreign text: reporters make them safe. */
export interface Finding {
  /** Stable kebab-case id; docs/findings.md has a row for each. */
  id: string
  level: Level
  /** One sentence: what was seen, with the value. */
  message: string
  at: Place | null
  /** Session id. */
  session: string | null
  /** Hook id. */
  hook: string | null
  /** How often the same thing was seen (same fingerprint). */
  count: number
  /** 16 hex digits; holds across runs: no line, time, session or call id goes into it. */
  fingerprint: string
  waived: boolean
  /** What it means when the agent works live; null when the message says it. */
  live: string | null
  /** The next step that mends it. */
  mend: string | null
  /** For findings about a judged event: what was judged. */
  event: {
    kind: string
    dialect: string
    tool: string | null
    subject: string
    reason: string | null
    /** What the transcript says became of a call; absent for prompts. */
    recorded?: string | null
    /** The file that an edit or write names, relative to the repository: annotations point there. Absent or null for everything else. */
    file?: string | null
    /** What each hook said, where several gave a reason: agents merge them into one. At most ten. */
    voices?: Voice[]
    /** What a hook would have made of a call that was refused, as `subject`; not applied. */
    rewrite?: string
  } | null
}

/** One hook's own words beside the merged reason. */
export interface Voice {
  /** Hook id. */
  hook: string
  verdict: string
  reason: string
}
