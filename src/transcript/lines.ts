import { readChunks } from './chunks.ts'

const newline = 0x0a
const carriageReturn = 0x0d
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** One physical line. `ended` is false for a last line without a newline. */
export interface TextLine {
  line: number
  text: string
  ended: boolean
}

/** A line of more bytes than the cap: its text was never held. */
export interface LongLine {
  line: number
  bytes: number
}

/** Where reading broke off, and the system's words for it. */
export interface BrokenLine {
  line: number
  error: string
}

/** What `readLines` yields. */
export type ReadLine = TextLine | LongLine | BrokenLine

/**
 * The file's lines, in batches. Bytes are split on 0x0A before they are decoded, so neither U+2028 nor a character cut by a
 * chunk's border splits or damages a line; invalid UTF-8 becomes U+FFFD. A byte order mark, one carriage return at a line's
 * end and the NULs that a crash leaves behind are cut off. `cap` in bytes.
 */
export async function* readLines(file: string, cap: number): AsyncGenerator<ReadLine[]> {
  const splitter = new LineSplitter(cap)
  for await (const chunk of readChunks(file)) {
    if (chunk instanceof Error) {
      yield [splitter.break(chunk)]
      return
    }
    yield splitter.take(chunk)
  }
  yield splitter.end()
}

class LineSplitter {
  readonly #cap: number
  #line = 1
  #parts: Buffer[] = []
  #bytes = 0

  constructor(cap: number) {
    this.#cap = cap
  }

  take(chunk: Buffer): ReadLine[] {
    const lines: ReadLine[] = []
    let start = 0
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, start)) {
      lines.push(this.#finish(chunk.subarray(start, end), { ended: true }))
      start = end + 1
    }
    this.#keep(chunk.subarray(start))
    return lines
  }

  break(error: Error): BrokenLine {
    return { line: this.#line, error: error.message }
  }

  end(): ReadLine[] {
    return this.#bytes === 0 ? [] : [this.#finish(Buffer.alloc(0), { ended: false })]
  }

  #keep(rest: Buffer): void {
    this.#bytes += rest.length
    if (this.#bytes > this.#cap) this.#parts = []
    else if (rest.length > 0) this.#parts.push(Buffer.from(rest))
  }

  #finish(rest: Buffer, how: { ended: boolean }): TextLine | LongLine {
    const line = this.#line
    const bytes = this.#bytes + rest.length
    const whole = this.#parts.length === 0 ? rest : Buffer.concat([...this.#parts, rest])
    this.#line += 1
    this.#parts = []
    this.#bytes = 0
    if (bytes > this.#cap) return { line, bytes }
    return { line, text: line === 1 ? decodeText(whole) : decodeLine(whole), ended: how.ended }
  }
}

/** Bytes from a file's beginning → text, without the mark at its start, NULs and one carriage return at its end. */
export function decodeText(bytes: Buffer): string {
  const hasMark = bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark)
  return decodeLine(hasMark ? bytes.subarray(byteOrderMark.length) : bytes)
}

function decodeLine(bytes: Buffer): string {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  if (end > 0 && bytes[end - 1] === carriageReturn) end -= 1
  return bytes.toString('utf8', 0, end)
}
