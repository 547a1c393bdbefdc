/** A path to a value inside a document: keys and 0-based array indexes. */
export type ValuePath = readonly (string | number)[]

/** 1-based. */
export interface Position {
  line: number
  column: number
}

/** A parsed file whose every value can be found again in its text. */
export interface ParsedDocument {
  value: unknown
  /** Where the value at `path` (or its nearest existing parent) begins: for a key of a table, where the key begins. */
  placeOf(path: ValuePath): Position
  /** Keys written twice in one object: all but the last are lost to the agent that reads the file. */
  duplicateKeys: ({ key: string } & Position)[]
}

export type ParseResult = { ok: true; document: ParsedDocument } | ({ ok: false; message: string } & Position)

/** Turns offsets into positions; lines end at `\n`. */
export function indexLines(text: string): (offset: number) => Position {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 }
  }
}

/** The place behind the last character that is no blank. */
export function locateEnd(text: string): Position {
  return indexLines(text)(text.trimEnd().length)
}
