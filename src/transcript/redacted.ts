import type { CallStep } from '../model/step.ts'

/** What recorders put in the place of a secret: Entire writes `REDACTED`, alone or as a part of a word; others put brackets around it. */
const mark = 'REDACTED'

/** Whether something in a call's arguments was blacked out when it was recorded, so that a hook sees less than the agent did. */
export function isRedacted({ args, raw }: Pick<CallStep, 'args' | 'raw'>): boolean {
  const pending: unknown[] = [raw, args]
  while (pending.length > 0) {
    const next = pending.pop()
    if (typeof next === 'string' && next.includes(mark)) return true
    if (typeof next !== 'object' || next === null) continue
    for (const [key, value] of Object.entries(next)) pending.push(key, value)
  }
  return false
}
