import { excerpt } from './excerpt.ts'

const MAX_SHOWN = 80

/**
 * A value as it is shown in a sentence: JSON, cut to 80 characters. Takes anything (a BigInt, a date, a value that holds itself), looks at
 * little more of it than is shown, and never throws. A secret in it is masked before the cut.
 */
export function showValue(value: unknown): string {
  const text = spell(value, MAX_SHOWN + 1)
  return excerpt(text, MAX_SHOWN)
}

/** At least the first `room` characters of the value's JSON, or all of it. */
function spell(value: unknown, room: number): string {
  if (typeof value === 'string') return JSON.stringify(excerpt(value, room))
  if (typeof value !== 'object' || value === null) return String(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? 'an invalid date' : JSON.stringify(value)
  if (Array.isArray(value)) return join('[', value, ']', room, spell)
  return join('{', Object.entries(value), '}', room, ([key, item], left) => {
    const name = `${spell(key, left)}:`
    return name.length < left ? name + spell(item, left - name.length) : name
  })
}

function join<T>(open: string, items: readonly T[], close: string, room: number, spellItem: (item: T, room: number) => string): string {
  let text = open
  for (const item of items) {
    // A level takes a character at least, so that this also ends what holds itself.
    if (text.length >= room) return text
    text += `${text === open ? '' : ','}${spellItem(item, room - text.length)}`
  }
  return text + close
}
