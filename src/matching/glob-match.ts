/** One element of a glob that stands for exactly one character (a code point), or for a literal text. */
export type Atom = { kind: 'text'; text: string } | { kind: 'any' } | { kind: 'class'; has: (codePoint: number) => boolean }

/** A glob: what stands between its stars. `rm *` is `[[rm ], []]`: one more segment than there are stars. */
export type Segments = readonly (readonly Atom[])[]

/** More comparisons than this and the answer is "matches": a guard is then asked once too often, never once too rarely. */
const MAX_STEPS = 20_000_000

/** Whether the whole text matches. Each segment is found once, leftmost first, so there is no backtracking over stars. */
export function matchSegments(segments: Segments, text: string): boolean {
  const budget = { steps: MAX_STEPS }
  const [first = [], ...later] = segments
  const start = matchAtoms(first, text, 0, budget)
  if (start < 0) return false
  const last = later.pop()
  if (last === undefined) return start === text.length
  let at = start
  for (const segment of later) {
    at = findAtoms(segment, text, at, budget)
    if (at < 0) return budget.steps < 0
  }
  return endsWithAtoms(last, text, at, budget) || budget.steps < 0
}

interface Budget {
  steps: number
}

/** Where the atoms end when they match at a place, else -1. */
function matchAtoms(atoms: readonly Atom[], text: string, place: number, budget: Budget): number {
  let at = place
  for (const atom of atoms) {
    budget.steps -= 1
    if (atom.kind === 'text') {
      if (!text.startsWith(atom.text, at)) return -1
      at += atom.text.length
      continue
    }
    const codePoint = text.codePointAt(at)
    if (codePoint === undefined) return -1
    if (atom.kind === 'class' && !atom.has(codePoint)) return -1
    at += codePoint > 0xffff ? 2 : 1
  }
  return at
}

function findAtoms(atoms: readonly Atom[], text: string, from: number, budget: Budget): number {
  const [first] = atoms
  if (first === undefined) return from
  for (let at = from; at <= text.length && budget.steps >= 0; at += 1) {
    if (first.kind === 'text') at = text.indexOf(first.text, at)
    if (at < 0) return -1
    const end = matchAtoms(atoms, text, at, budget)
    if (end >= 0) return end
  }
  return -1
}

function endsWithAtoms(atoms: readonly Atom[], text: string, from: number, budget: Budget): boolean {
  let at = text.length
  for (const atom of [...atoms].reverse()) at = stepBack(atom, text, at)
  return at >= from && matchAtoms(atoms, text, at, budget) === text.length
}

function stepBack(atom: Atom, text: string, at: number): number {
  if (atom.kind === 'text') return at - atom.text.length
  const codePoint = text.codePointAt(at - 2)
  return codePoint !== undefined && codePoint > 0xffff && at >= 2 ? at - 2 : at - 1
}
