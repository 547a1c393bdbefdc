import { own } from '../model/json.ts'
import type { CallStep } from '../model/step.ts'

/** How recorders write what they took out: OpenCode's `export --sanitize` (`[redacted:tool-input:…]`), `<redacted>`, `[REDACTED]`. */
const mark = /^<redacted>$|\[redacted(?::[^\]]*)?\]/i

/** How Entire does (https://github.com/entireio/cli): the bare word, in capitals. */
const bareMark = /\bREDACTED\b/

/** Whether a text was blacked out, or a part of it. */
export function isBlackedOutText(value: unknown): boolean {
  return typeof value === 'string' && (mark.test(value) || bareMark.test(value))
}

/** Whether something in arguments was blacked out: a text, or a whole value (`{ redacted: 'tool-input:…' }`). */
export function isBlackedOut(args: unknown): boolean {
  const pending = [args]
  while (pending.length > 0) {
    const next = pending.pop()
    if (isBlackedOutText(next)) return true
    if (typeof next !== 'object' || next === null) continue
    if (Object.keys(next).length === 1 && typeof own(next, 'redacted') === 'string') return true
    // One by one: a list of arguments has an upper length.
    for (const value of Object.values(next)) pending.push(value)
  }
  return false
}

/** What a call lacks whose arguments were blacked out. */
export function tellBlackedOut(args: unknown): Pick<CallStep, 'lacks'> {
  return isBlackedOut(args) ? { lacks: ['redacted'] } : {}
}
