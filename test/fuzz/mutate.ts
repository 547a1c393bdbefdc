import fc from 'fast-check'

/** One change to the bytes of a file; places are shares of its length, so that one list of changes fits every file. */
export type Mutation =
  | { kind: 'flip'; at: number; bit: number }
  | { kind: 'put'; at: number; bytes: Buffer }
  | { kind: 'cut'; at: number; length: number }
  | { kind: 'tear'; at: number }
  | { kind: 'repeat'; at: number; length: number }

const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })

/** What makes sense in a transcript, and breaks it in the wrong place. */
const pieces = [
  '\n',
  '"',
  '{',
  '}',
  '[',
  ']',
  ',',
  '\\',
  '\0',
  '\u2028',
  '\ufeff',
  '\r\n',
  '{}\n',
  'null',
  '1e999',
  '"__proto__":1,',
  '\\ud83d',
  '{"type":"tool_use"}',
]

export const mutation: fc.Arbitrary<Mutation> = fc.oneof(
  fc.record({ kind: fc.constant('flip' as const), at: share, bit: fc.nat(7) }),
  fc.record({ kind: fc.constant('put' as const), at: share, bytes: fc.constantFrom(...pieces).map((text) => Buffer.from(text)) }),
  fc.record({
    kind: fc.constant('put' as const),
    at: share,
    bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }).map((bytes) => Buffer.from(bytes)),
  }),
  fc.record({ kind: fc.constant('cut' as const), at: share, length: fc.integer({ min: 1, max: 2_000 }) }),
  fc.record({ kind: fc.constant('tear' as const), at: share }),
  fc.record({ kind: fc.constant('repeat' as const), at: share, length: fc.integer({ min: 1, max: 2_000 }) }),
)

/** A file after changes, and which of its lines are untouched, 1-based. */
export interface Mutated {
  bytes: Buffer
  kept: Set<number>
}

interface Piece {
  bytes: Buffer
  /** Where it begins in the file as it was; null for what was put in. */
  from: number | null
}

/** Changes a file at some places. */
export function mutate(file: Buffer, mutations: readonly Mutation[]): Mutated {
  const pieces = mutations.reduce<Piece[]>((all, each) => change(all, Math.floor(each.at * file.length), each), [{ bytes: file, from: 0 }])
  return { bytes: Buffer.concat(pieces.map(({ bytes }) => bytes)), kept: findKept(file, pieces) }
}

function change(pieces: readonly Piece[], at: number, mutation: Mutation): Piece[] {
  const [before, after] = split(pieces, at)
  switch (mutation.kind) {
    case 'tear':
      return before
    case 'put':
      return [...before, { bytes: mutation.bytes, from: null }, ...after]
    case 'cut':
      return [...before, ...split(after, mutation.length, 'length')[1]]
    case 'repeat': {
      const [first] = split(after, mutation.length, 'length')
      return [...before, ...first.map(({ bytes }) => ({ bytes, from: null })), ...after]
    }
    case 'flip': {
      const [[byte], rest] = split(after, 1, 'length')
      if (byte === undefined) return [...before]
      return [...before, { bytes: Buffer.from([(byte.bytes[0] ?? 0) ^ (1 << mutation.bit)]), from: null }, ...rest]
    }
  }
}

/** Two parts: by place in the file as it was, or by length from here. */
function split(pieces: readonly Piece[], at: number, by: 'place' | 'length' = 'place'): [Piece[], Piece[]] {
  const before: Piece[] = []
  let left = at
  for (const [index, piece] of pieces.entries()) {
    const cut = by === 'length' ? left : piece.from === null ? piece.bytes.length : at - piece.from
    if (cut < piece.bytes.length) {
      const place = Math.max(cut, 0)
      const rest = { bytes: piece.bytes.subarray(place), from: piece.from === null ? null : piece.from + place }
      return [
        [...before, { bytes: piece.bytes.subarray(0, place), from: piece.from }],
        [rest, ...pieces.slice(index + 1)],
      ]
    }
    before.push(piece)
    left -= piece.bytes.length
  }
  return [before, []]
}

/** A line is kept when it stands as a whole, with its own newline, in one piece, and begins where a line does. */
function findKept(file: Buffer, pieces: readonly Piece[]): Set<number> {
  const starts = [0, ...[...file.entries()].filter(([, byte]) => byte === 0x0a).map(([at]) => at + 1)]
  const lineOf = new Map(starts.map((at, index) => [at, index + 1]))
  const kept = new Set<number>()
  let isAtStart = true
  for (const { bytes, from } of pieces) {
    let place = 0
    while (place < bytes.length) {
      const end = bytes.indexOf(0x0a, place)
      const known = from === null ? undefined : lineOf.get(from + place)
      if (known !== undefined && isAtStart && end !== -1) kept.add(known)
      if (end === -1) {
        isAtStart = false
        break
      }
      isAtStart = true
      place = end + 1
    }
  }
  return kept
}
