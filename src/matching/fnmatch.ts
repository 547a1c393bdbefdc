import { type Atom, matchSegments } from './glob-match.ts'

/**
 * Python's `fnmatch.fnmatchcase` over the whole text (https://docs.python.org/3/library/fnmatch.html): `*` crosses `/` and
 * line ends, `?` is one character, `[seq]` and `[!seq]` are classes, a `[` that is never closed is literal, nothing escapes.
 */
export function matchesFnmatch(pattern: string, text: string): boolean {
  return matchSegments(readSegments(pattern), text)
}

function readSegments(pattern: string): Atom[][] {
  const segments: Atom[][] = []
  let atoms: Atom[] = []
  const characters = [...pattern]
  const lastClose = characters.lastIndexOf(']')
  for (let at = 0; at < characters.length; at += 1) {
    const character = characters[at] ?? ''
    if (character === '*') {
      segments.push(atoms)
      atoms = []
      continue
    }
    const close = character === '[' && at < lastClose ? findClose(characters, at) : -1
    if (close > 0) {
      atoms.push({ kind: 'class', has: readClass(characters.slice(at + 1, close)) })
      at = close
      continue
    }
    atoms.push(character === '?' ? { kind: 'any' } : { kind: 'text', text: character })
  }
  return [...segments, atoms].map(joinTexts)
}

/** A `]` right after `[` or `[!` belongs to the class. */
function findClose(characters: readonly string[], open: number): number {
  const first = characters[open + 1] === '!' ? open + 2 : open + 1
  return characters.indexOf(']', characters[first] === ']' ? first + 1 : first)
}

function readClass(content: readonly string[]): (codePoint: number) => boolean {
  const negated = content[0] === '!'
  const items = (negated ? content.slice(1) : content).map((item) => item.codePointAt(0) ?? 0)
  const ranges: [number, number][] = []
  for (let at = 0; at < items.length; at += 1) {
    const from = items[at] ?? 0
    const to = items[at + 1] === HYPHEN ? items[at + 2] : undefined
    // A reversed range is empty.
    ranges.push([from, to ?? from])
    if (to !== undefined) at += 2
  }
  return (codePoint) => ranges.some(([from, to]) => from <= codePoint && codePoint <= to) !== negated
}

const HYPHEN = 0x2d

function joinTexts(atoms: readonly Atom[]): Atom[] {
  const joined: Atom[] = []
  for (const atom of atoms) {
    const last = joined.at(-1)
    if (atom.kind === 'text' && last?.kind === 'text') joined[joined.length - 1] = { kind: 'text', text: last.text + atom.text }
    else joined.push(atom)
  }
  return joined
}
