import { undoEscapes } from './escapes.ts'
import { findPrivateKeys } from './private-keys.ts'
import { type FoundSecret, type SecretKind, secretKinds } from './secret-kinds.ts'
import { findBySecretlint } from './secretlint.ts'

/** A text in JSON in JSON. */
const MAX_ESCAPED = 2

/**
 * The secrets of a text in their order, none touching another's characters. The text is looked at as it stands and with its escapes
 * undone, level by level, so that no pattern needs to know `\"`, `\n` or `%3D`. Takes time in proportion to the text.
 */
export function findSecrets(text: string): FoundSecret[] {
  const found = findPlain(text)
  let origin = (place: number) => place
  let view = undoEscapes(text)
  for (let level = 1; view !== null && level <= MAX_ESCAPED; level += 1) {
    const [outer, inner] = [origin, view.origin]
    origin = (place) => outer(inner(place))
    for (const { start, end, kind } of findPlain(view.text)) found.push({ start: origin(start), end: origin(end), kind })
    view = undoEscapes(view.text)
  }
  return joinOverlapping(found)
}

function findPlain(text: string): FoundSecret[] {
  const found = findPrivateKeys(text)
  for (const kind of secretKinds) findKind(text, kind, found)
  return found.concat(findBySecretlint(text))
}

// No `matchAll`: it copies the pattern for each text, and most texts are short.
function findKind(text: string, { kind, pattern }: SecretKind, found: FoundSecret[]): void {
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push({ start: match.index + (match[1]?.length ?? 0), end: pattern.lastIndex, kind })
  }
}

/** Of those that overlap, one that covers all, under the name of the first: sorting keeps the order of what begins at the same place. */
function joinOverlapping(found: FoundSecret[]): FoundSecret[] {
  const joined: FoundSecret[] = []
  for (const each of found.sort((a, b) => a.start - b.start)) {
    const last = joined.at(-1)
    if (last !== undefined && each.start < last.end) last.end = Math.max(last.end, each.end)
    else joined.push(each)
  }
  return joined
}
