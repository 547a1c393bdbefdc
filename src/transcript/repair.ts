import type { Gap } from '../model/event.ts'
import type { TranscriptRecord } from '../model/transcript.ts'
import { type Fault, type ParsedLine, parseDamagedLine, parseJson, valueLimit } from './damage.ts'
import { quoteStart } from './gap.ts'
import { type BrokenLine, decodeLine, type LongLine, type ReadLine, type WholeLine } from './lines.ts'
import type { ValueScan } from './scan.ts'
import { holdsCall } from './unread-call.ts'
import { asObject } from './values.ts'

/** How far a record with raw newlines is followed. */
const joinedLines = 50
const joinedLength = 1024 * 1024

type TextLine = Pick<WholeLine, 'line' | 'ended'> & { text: string }

/** The beginning of a record whose end may stand on the next lines. */
interface Pending {
  line: number
  last: number
  text: string
  scan: ValueScan
  /** What its first line ends in, when it is no beginning after all but a torn record with whole ones behind. */
  tail: unknown[]
}

/**
 * Makes the most of lines that are not one JSON object each: several values on a line, a record glued behind a torn one, a record
 * with raw newlines in it. What can be read by itself is never made part of another record. Whatever stays unread becomes one gap per line
 * or span.
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
    if (!('bytes' in line)) return [...this.end(), 'error' in line ? nameReadError(this.#path, line) : this.#tooLong(line)]
    return this.#takeText({ line: line.line, ended: line.ended, text: decodeLine(line) })
  }

  /** What is left when no further line comes. */
  end(): (TranscriptRecord | Gap)[] {
    const pending = this.#pending
    this.#pending = null
    if (pending === null) return []
    const { line, last, text, tail } = pending
    return [...this.#records(tail, line), this.#unread(line, last, { text, fault: 'bad-json' })]
  }

  #takeText(line: TextLine): (TranscriptRecord | Gap)[] {
    // The prefix of an event stream (HTML standard, server-sent events).
    const text = line.text.replace(/^data:(?: |$)/, '').trim()
    const parsed = text === '[DONE]' ? { values: [], lost: null } : parseDamagedLine(text)
    if (this.#pending !== null && !beginsWithRecord(parsed)) return this.#join(this.#pending, line, parsed)
    return [...this.end(), ...this.#settle(line, parsed)]
  }

  /** What a line holds that belongs to no other. */
  #settle(line: TextLine, { values, lost }: ParsedLine): (TranscriptRecord | Gap)[] {
    if (lost === null) return this.#records(values, line.line)
    if (lost.open === null || !line.ended) {
      const isTorn = !line.ended && lost.fault === 'bad-json'
      const gap = isTorn ? this.#torn(line.line, lost.text) : this.#unread(line.line, line.line, lost)
      return [...this.#records(values, line.line), gap]
    }
    this.#pending = { line: line.line, last: line.line, text: lost.text, scan: lost.open, tail: values.slice(lost.before) }
    return this.#records(values.slice(0, lost.before), line.line)
  }

  #join(pending: Pending, line: TextLine, parsed: ParsedLine): (TranscriptRecord | Gap)[] {
    const { scan } = pending
    // Inside a string only the escaped form of a newline is JSON (RFC 8259, section 7).
    const piece = (scan.isInString ? '\\n' : '\n') + line.text
    const end = scan.take(piece, 0)
    if (end === -1 && scan.fault === null) {
      pending.text += piece
      pending.last = line.line
      return line.line - pending.line < joinedLines && pending.text.length < joinedLength ? [] : this.end()
    }
    const value = end === -1 ? undefined : parseJson(pending.text + piece.slice(0, end))
    if (value === undefined) return [...this.end(), ...this.#settle(line, parsed)]
    this.#pending = null
    return [this.#record(value, pending.line), ...this.#settle(line, parseDamagedLine(piece.slice(end)))]
  }

  #records(values: readonly unknown[], line: number): (TranscriptRecord | Gap)[] {
    return values.map((value) => this.#record(value, line))
  }

  #record(value: unknown, line: number): TranscriptRecord | Gap {
    if (asObject(value) !== null) return { value, line }
    return { path: this.#path, line, kind: nameMisplaced(value), detail: `the line holds ${nameType(value)}, where a record was expected` }
  }

  #unread(line: number, last: number, { text, fault }: { text: string; fault: Fault }): Gap {
    return { path: this.#path, line, ...(last > line && { endLine: last }), kind: fault, detail: describeFault(fault, text) }
  }

  #torn(line: number, text: string): Gap {
    return { path: this.#path, line, kind: 'torn-line', detail: `the file ends in mid-record: ${quoteStart(text)}` }
  }

  #tooLong(line: LongLine): Gap {
    return nameLongLine(this.#path, line)
  }
}

/** The gap that a line leaves which was too long to be held. */
export function nameLongLine(path: string, { line, length }: LongLine): Gap {
  return { path, line, kind: 'line-too-long', detail: `a line of ${length} bytes was not read` }
}

/** A gap's detail for a text that was not read. */
export function describeFault(fault: Fault, text: string): string {
  const why = fault === 'bad-json' ? 'no JSON' : `more than ${valueLimit} values`
  return `${why}, so a tool call may be missing: ${quoteStart(text)}`
}

/** The gap for what could not be read at all: after it the file does not count as read. */
export function nameReadError(path: string, { line, error }: BrokenLine): Gap {
  // Whoever writes it still works: what it held at the start was read whole.
  if (error.startsWith('EGREW: ')) return { path, line, kind: 'file-grew', detail: error.slice('EGREW: '.length) }
  return { path, line, kind: 'read-error', detail: `the file was not read to its end: ${error}` }
}

/** The kind of gap of a value that is no record. */
export function nameMisplaced(value: unknown): string {
  return holdsCall(value) ? 'unread-call' : 'not-an-object'
}

/** The JSON type of a value in words, for a gap's detail. */
export function nameType(value: unknown): string {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'a list' : `a ${typeof value}`
}

function beginsWithRecord({ values, lost }: ParsedLine): boolean {
  return asObject(values[0]) !== null && lost?.before !== 0
}
