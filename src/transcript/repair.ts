import type { Gap } from '../model/event.ts'
import type { TranscriptRecord } from '../model/transcript.ts'
import { parseDamagedLine, parseJson, type ScanState, scanValue } from './damage.ts'
import { quoteStart } from './gap.ts'
import type { BrokenLine, LongLine, ReadLine, TextLine } from './lines.ts'
import { asObject } from './values.ts'

/** How far a record with raw newlines is followed. */
const joinedLines = 50
const joinedLength = 1024 * 1024

interface Pending {
  line: number
  last: number
  text: string
  state: ScanState
}

/**
 * Makes the most of lines that are not one JSON object each: several values on a line, a record glued behind a torn one, a record
 * with raw newlines in it. Whatever stays unread becomes one gap per line or span.
 */
export class LineRepair {
  readonly #path: string
  #pending: Pending | null = null

  constructor(path: string) {
    this.#path = path
  }

  /** True while the lines read so far may be the beginning of one record. */
  get isJoining(): boolean {
    return this.#pending !== null
  }

  take(line: ReadLine): (TranscriptRecord | Gap)[] {
    if (!('text' in line)) return [...this.end(), 'error' in line ? nameReadError(this.#path, line) : this.#tooLong(line)]
    if (this.#pending === null) return this.#read(line)
    if (asObject(parseJson(line.text)) === null) return this.#join(this.#pending, line)
    return [...this.end(), ...this.#read(line)]
  }

  /** What is left when no further line comes. */
  end(): Gap[] {
    const pending = this.#pending
    this.#pending = null
    return pending === null ? [] : [this.#unread(pending.line, pending.last, pending.text)]
  }

  #read(line: TextLine): (TranscriptRecord | Gap)[] {
    const text = line.text.replace(/^data:(?: |$)/, '').trim()
    if (text === '' || text === '[DONE]') return []
    const whole = parseJson(text)
    if (whole !== undefined) return [this.#record(whole, line.line)]
    const { values, damage, rest } = parseDamagedLine(text)
    const records = values.map((value) => this.#record(value, line.line))
    if (damage === null) return records
    if (!line.ended) return [...records, this.#torn(line.line, text.slice(rest))]
    if (damage === 'unfinished') {
      this.#pending = this.#begin(line.line, text.slice(rest))
      return records
    }
    return [...records, this.#unread(line.line, line.line, text.slice(rest))]
  }

  #begin(line: number, text: string): Pending {
    const state = { depth: 0, inString: false, escaped: false }
    scanValue(text, state, 0)
    return { line, last: line, text, state }
  }

  #join(pending: Pending, line: TextLine): (TranscriptRecord | Gap)[] {
    const { state } = pending
    // Inside a string only the escaped form of a newline is JSON (RFC 8259, section 7).
    const glue = state.inString ? '\\n' : '\n'
    pending.text += glue + line.text
    pending.last = line.line
    const end = scanValue(line.text, state, 0)
    if (end === -1) return line.line - pending.line < joinedLines && pending.text.length < joinedLength ? [] : this.end()
    const value = parseJson(pending.text)
    if (value === undefined) return this.end()
    this.#pending = null
    return [this.#record(value, pending.line)]
  }

  #record(value: unknown, line: number): TranscriptRecord | Gap {
    if (asObject(value) !== null) return { value, line }
    return { path: this.#path, line, kind: 'not-an-object', detail: `the line holds ${nameType(value)}, where a record was expected` }
  }

  #unread(line: number, last: number, text: string): Gap {
    const detail = `no JSON, so a tool call may be missing: ${quoteStart(text)}`
    return { path: this.#path, line, ...(last > line && { endLine: last }), kind: 'bad-json', detail }
  }

  #torn(line: number, text: string): Gap {
    return { path: this.#path, line, kind: 'torn-line', detail: `the file ends in mid-record: ${quoteStart(text)}` }
  }

  #tooLong(line: LongLine): Gap {
    return { path: this.#path, line: line.line, kind: 'line-too-long', detail: `a line of ${line.bytes} bytes was not read` }
  }
}

/** The gap for what could not be read at all: after it the file does not count as read. */
export function nameReadError(path: string, { line, error }: BrokenLine): Gap {
  return { path, line, kind: 'read-error', detail: `the file was not read to its end: ${error}` }
}

/** The JSON type of a value in words, for a gap's detail. */
export function nameType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`
}
