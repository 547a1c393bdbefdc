const MAX_LENGTH = 64
/** Letters that are compared where some name has to be found: a file may hold any number of long ones. */
const COMPARED = 32

/** The known name that was probably meant, or null when none is near. Case, `-` and `_` do not count. */
export function nearestName(seen: string, names: readonly string[]): string | null {
  const wanted = normalizeName(seen)
  if (wanted === '' || wanted.length > MAX_LENGTH) return null
  return findNearest(wanted, names, allowedDistance(wanted))
}

/** The known name that is nearest, however far; of equally near ones the first. Empty only where none is known. */
export function closestName(seen: string, names: readonly string[]): string {
  return findNearest(normalizeName(seen).slice(0, COMPARED), names, Number.POSITIVE_INFINITY) ?? ''
}

function findNearest(wanted: string, names: readonly string[], allowed: number): string | null {
  let nearest: string | null = null
  let least = allowed + 1
  for (const { name, known } of normalizeAll(names)) {
    // As many letters must go or come: told without comparing, since a file may hold any number of wrong names.
    if (Math.abs(known.length - wanted.length) >= least) continue
    const distance = editDistance(wanted, known)
    if (distance >= least) continue
    nearest = name
    least = distance
  }
  return nearest
}

const NORMALIZED = new WeakMap<readonly string[], readonly { name: string; known: string }[]>()

/** Of each list once: a file may be compared with it any number of times. */
function normalizeAll(names: readonly string[]): readonly { name: string; known: string }[] {
  const normalized = NORMALIZED.get(names) ?? names.map((name) => ({ name, known: normalizeName(name) }))
  NORMALIZED.set(names, normalized)
  return normalized
}

function normalizeName(name: string): string {
  return name.toLowerCase().replace(/[-_\s.]/g, '')
}

function allowedDistance(name: string): number {
  return Math.min(3, Math.floor((name.length + 1) / 3))
}

/** Insertions, deletions, replacements and swaps of neighbours (optimal string alignment). */
function editDistance(left: string, right: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: right.length + 1 }, (_, column) => column)
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= right.length; column += 1) {
      const replaced = at(last, column - 1) + (left[row - 1] === right[column - 1] ? 0 : 1)
      const swaps = row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1]
      const swapped = swaps ? at(beforeLast, column - 2) + 1 : replaced
      current.push(Math.min(replaced, swapped, at(last, column) + 1, at(current, column - 1) + 1))
    }
    beforeLast = last
    last = current
  }
  return at(last, right.length)
}

function at(row: number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
