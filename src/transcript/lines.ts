import { chunkBytes, readInto } from './chunks.ts'

const newline = 0x0a
const carriageReturn = 0x0d
const byteOrderMark = Buffer.from([0xef, 0xbb, 0xbf])

/** One physical line. `ended` is false for a last line without a newline. */
export interface WholeLine {
  line: number
  /** Good only until the next batch is asked for. */
  bytes: Buffer
  ended: boolean
}

/** A line of more bytes than the cap: it was never held. */
export interface LongLine {
  line: number
  length: number
}

/** Where reading broke off, and the system's words for it. */
export interface BrokenLine {
  line: number
  error: string
}

/** What `readLines` yields. */
export type ReadLine = WholeLine | LongLine | BrokenLine

/**
 * The file's lines, in batches. Bytes are split on 0x0A before they are decoded, so neither U+2028 nor a character cut by a
 * chunk's border splits or damages a line. A byte order mark, one carriage return at a line's end and the NULs that a crash leaves
 * behind are cut off. `cap` in bytes.
 */
export async function* readLines(file: string, cap: number): AsyncGenerator<ReadLine[]> {
  const splitter = new LineSplitter(cap)
  for await (const read of readInto(file, () => splitter.makeRoom())) {
    if (read instanceof Error) {
      yield [splitter.break(read)]
      return
    }
    yield splitter.take(read)
  }
  yield splitter.end()
}

/** The line's text; invalid UTF-8 becomes U+FFFD. */
export function decodeLine({ bytes }: WholeLine): string {
  return bytes.toString()
}

const usualRoom = 2 * chunkBytes

/** Holds the beginning of the line that is not at its end yet, in one buffer that grows only for a line that does not fit. */
class LineSplitter {
  readonly #cap: number
  #buffer = Buffer.allocUnsafeSlow(usualRoom)
  #start = 0
  #end = 0
  #line = 1
  /** How many bytes of the current line are not held any more, since it has more than the cap. */
  #dropped = 0

  constructor(cap: number) {
    this.#cap = cap
  }

  /** Room for the next chunk. What was yielded before is no longer good then. */
  makeRoom(): Buffer {
    if (this.#end - this.#start > this.#cap) {
      this.#dropped += this.#end - this.#start
      this.#start = this.#end
    }
    const held = this.#buffer.subarray(this.#start, this.#end)
    const least = held.length + chunkBytes
    if (least > this.#buffer.length) this.#buffer = Buffer.allocUnsafeSlow(2 * this.#buffer.length)
    else if (least <= usualRoom && this.#buffer.length > usualRoom) this.#buffer = Buffer.allocUnsafeSlow(usualRoom)
    held.copy(this.#buffer)
    this.#start = 0
    this.#end = held.length
    return this.#buffer.subarray(this.#end)
  }

  /** The lines that end in the next bytes of the room. */
  take(count: number): ReadLine[] {
    const lines: ReadLine[] = []
    const bytes = this.#buffer.subarray(0, this.#end + count)
    for (let end = bytes.indexOf(newline, this.#end); end !== -1; end = bytes.indexOf(newline, this.#start)) {
      lines.push(this.#finish(bytes.subarray(this.#start, end), { ended: true }))
      this.#start = end + 1
    }
    this.#end = bytes.length
    return lines
  }

  break(error: Error): BrokenLine {
    return { line: this.#line, error: error.message }
  }

  end(): ReadLine[] {
    const rest = this.#buffer.subarray(this.#start, this.#end)
    return this.#dropped + rest.length === 0 ? [] : [this.#finish(rest, { ended: false })]
  }

  #finish(bytes: Buffer, how: { ended: boolean }): WholeLine | LongLine {
    const line = this.#line
    const length = this.#dropped + bytes.length
    this.#line += 1
    this.#dropped = 0
    if (length > this.#cap) return { line, length }
    return { line, bytes: cutEnd(line === 1 ? cutMark(bytes) : bytes), ended: how.ended }
  }
}

/** Bytes from a file's beginning → text, without the mark at its start, NULs and one carriage return at its end. */
export function decodeText(bytes: Buffer): string {
  return cutEnd(cutMark(bytes)).toString()
}

function cutMark(bytes: Buffer): Buffer {
  const hasMark = bytes.subarray(0, byteOrderMark.length).equals(byteOrderMark)
  return hasMark ? bytes.subarray(byteOrderMark.length) : bytes
}

function cutEnd(bytes: Buffer): Buffer {
  let end = bytes.length
  while (end > 0 && bytes[end - 1] === 0) end -= 1
  if (end > 0 && bytes[end - 1] === carriageReturn) end -= 1
  return end === bytes.length ? bytes : bytes.subarray(0, end)
}
