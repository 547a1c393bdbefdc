import type { MomentFacts, Recorded } from '../../model/event.ts'

// lecode stores no error flag with a result; these texts, first match first, are how its own source words each outcome
// (KalvadTech/lecode: hooks, permission checker, tool runner). A program can print them too, so this is an inference.

const denied = [
  'denied by hook: ',
  'denied: hook requires approval (',
  'denied by user (',
  'denied: requires approval (',
  'denied: deny rule matched:',
  'denied: tool denied by agent overlay:',
  'denied: read-only:',
  'denied: mode: readonly',
  'denied: doom loop:',
]

const notRun = [
  "error: unknown tool '",
  'error: tool arguments too large',
  'error: invalid tool arguments JSON:',
  'error: tool arguments must be',
]

/** The answer of the person who was asked about a call, from the stored text of its result; undefined when it tells of none. */
export function inferPermission(text: string): MomentFacts['decision'] {
  return text.startsWith('denied by user (') ? 'deny' : undefined
}

/** What became of a call, from the stored text of its result. */
export function inferRecorded(tool: string, text: string): Recorded {
  if (denied.some((start) => text.startsWith(start))) return 'denied'
  if (notRun.some((start) => text.startsWith(start))) return 'not-run'
  if (/^error: [A-Z][A-Za-z0-9]*(?:Error|Exception): /.test(text)) return 'failed'
  if (tool === 'bash') return hasFailureMark(text) ? 'failed' : 'ran'
  return text.startsWith('error: ') ? 'failed' : 'ran'
}

function hasFailureMark(text: string): boolean {
  const mark = /\[([^[\]]*)\]$/.exec(text.slice(-300))?.[1]
  const isFailure = (part: string) => /^(?:exit code -?\d+|timed out after [\d.]+s|killed: no output for [\d.]+s)$/.test(part)
  return mark?.split('; ').every(isFailure) ?? false
}
