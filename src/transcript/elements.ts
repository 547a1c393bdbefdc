import type { Gap } from '../model/event.ts'
import type { TranscriptRecord } from '../model/transcript.ts'
import { readChunks } from './chunks.ts'
import { type Fault, nameFault, parseJson } from './damage.ts'
import { quoteStart } from './gap.ts'
import { describeFault, nameMisplaced, nameReadError, nameType } from './repair.ts'
import { asObject } from './values.ts'

/**
 * The elements of a file that is one JSON list, in batches, each with the line where it begins. Only the current element is held; one of more
 * than `cap` bytes becomes a gap.
 */
export async function* readElements(file: string, path: string, cap: number): AsyncGenerator<(TranscriptRecord | Gap)[]> {
  const scanner = new ElementScanner(path, cap)
  for await (const chunk of readChunks(file)) {
    if (chunk instanceof Error) {
      yield [scanner.break(chunk)]
      return
    }
    yield scanner.take(chunk)
  }
  yield scanner.end()
}

class ElementScanner {
  readonly #path: string
  readonly #cap: number
  #place: 'before' | 'between' | 'inside' | 'after' = 'before'
  #line = 1
  #startLine = 1
  #parts: Buffer[] = []
  #bytes = 0
  #depth = 0
  #inString = false
  #escaped = false
  #hasTrailing = false

  constructor(path: string, cap: number) {
    this.#path = path
    this.#cap = cap
  }

  take(chunk: Buffer): (TranscriptRecord | Gap)[] {
    const items: (TranscriptRecord | Gap)[] = []
    for (let index = 0; index < chunk.length; ) {
      if (this.#place !== 'inside') {
        index = this.#findStart(chunk, index)
        continue
      }
      const end = this.#findEnd(chunk, index)
      this.#keep(chunk.subarray(index, end === -1 ? chunk.length : end))
      if (end !== -1) items.push(this.#finish())
      index = end === -1 ? chunk.length : end
    }
    return items
  }

  end(): Gap[] {
    const text = Buffer.concat(this.#parts).toString('utf8', 0, 300)
    if (this.#place === 'inside')
      return [this.#gap('torn-line', `the file ends in mid-record, ${this.#bytes} bytes long: ${quoteStart(text)}`)]
    if (this.#place === 'between') return [this.#gap('torn-line', 'the list has no end', this.#line)]
    return this.#hasTrailing ? [this.#gap('text-behind-list', 'text behind the end of the list was not read', this.#line)] : []
  }

  break(error: Error): Gap {
    return nameReadError(this.#path, { line: this.#line, error: error.message })
  }

  /** Index of the next element's first byte, or the chunk's length. */
  #findStart(chunk: Buffer, from: number): number {
    for (let index = from; index < chunk.length; index += 1) {
      const byte = chunk[index]
      if (byte === 0x0a) this.#line += 1
      if (byte === 0x0a || byte === 0x20 || byte === 0x0d || byte === 0x09) continue
      if (this.#place === 'after') this.#hasTrailing ||= byte !== 0
      else if (this.#place === 'before') this.#place = byte === 0x5b ? 'between' : 'before'
      else if (byte === 0x5d) this.#place = 'after'
      else if (byte !== 0x2c) {
        this.#place = 'inside'
        this.#startLine = this.#line
        return index
      }
    }
    return chunk.length
  }

  /** Index behind the current element's last byte, or -1 when it goes on in the next chunk. */
  #findEnd(chunk: Buffer, from: number): number {
    let depth = this.#depth
    for (let index = this.#inString ? this.#skipString(chunk, from) : from; index < chunk.length; index += 1) {
      const byte = chunk[index]
      if (byte === 0x22) {
        index = this.#skipString(chunk, index + 1) - 1
      } else if (byte === 0x7b || byte === 0x5b) depth += 1
      else if (depth > 0 && (byte === 0x7d || byte === 0x5d)) {
        depth -= 1
        if (depth === 0) return this.#close(index + 1)
      } else if (depth === 0 && (byte === 0x2c || byte === 0x5d)) return this.#close(index)
      else if (byte === 0x0a) this.#line += 1
    }
    this.#depth = depth
    return -1
  }

  /** Index behind the closing quote, or the chunk's length with `inString` set. */
  #skipString(chunk: Buffer, from: number): number {
    for (let index = from; index < chunk.length; index += 1) {
      const byte = chunk[index]
      if (this.#escaped) this.#escaped = false
      else if (byte === 0x5c) this.#escaped = true
      else if (byte === 0x22) {
        this.#inString = false
        return index + 1
      }
    }
    this.#inString = true
    return chunk.length
  }

  #close(end: number): number {
    this.#depth = 0
    return end
  }

  #keep(part: Buffer): void {
    this.#bytes += part.length
    if (this.#bytes > this.#cap) this.#parts = []
    else this.#parts.push(Buffer.from(part))
  }

  #finish(): TranscriptRecord | Gap {
    const bytes = this.#bytes
    const text = Buffer.concat(this.#parts).toString('utf8')
    this.#parts = []
    this.#bytes = 0
    this.#place = 'between'
    if (bytes > this.#cap) return this.#gap('line-too-long', `an element of ${bytes} bytes was not read`)
    const value = parseJson(text)
    if (value === undefined) return this.#unread(nameFault(text), text)
    if (asObject(value) !== null) return { value, line: this.#startLine }
    return this.#gap(nameMisplaced(value), `the list holds ${nameType(value)}, where a record was expected`)
  }

  #unread(fault: Fault, text: string): Gap {
    return this.#gap(fault, describeFault(fault, text))
  }

  #gap(kind: string, detail: string, line = this.#startLine): Gap {
    return { path: this.#path, line, ...(this.#line > line && { endLine: this.#line }), kind, detail }
  }
}
