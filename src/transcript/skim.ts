import type { UnneededTexts } from '../model/transcript.ts'
import { findElements, findKey, isAt, joinPaths, type RecordPath } from './unneeded-paths.ts'
import { argumentKeys } from './unread-call.ts'

/** Strings are followed byte by byte up to here; the end of a longer one that is not needed is found by what stands behind it. */
const SHORT = 256
/** A longer one that is needed is left to JSON.parse. */
const FOLLOWED = 4 * 1024
/** Lines that go deeper are left to JSON.parse, as are those with longer keys behind a text: no agent writes them. */
const DEEPEST = 64
const LONGEST_KEY = 64

const quote = 0x22
const backslash = 0x5c
const colon = 0x3a
const comma = 0x2c
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d
const letterT = 0x74

const argumentWords = argumentKeys.map((key) => Buffer.from(key))

/**
 * Takes out of JSON lines the long texts that are not needed, without reading them: JSON.parse makes of what is left what it makes of the line,
 * only that these texts are empty. That is exact for every line that is JSON: inside a string each quote is escaped, so a bare quote before a
 * colon ends a key, and what stands around the key shows where the text before it has ended. Damage inside of such a text is not seen.
 */
export class LineSkimmer {
  readonly #root: RecordPath
  readonly #telling: readonly Buffer[]

  constructor({ paths, unlessTrue }: UnneededTexts) {
    this.#root = joinPaths(paths)
    this.#telling = unlessTrue.map((key) => Buffer.from(key))
  }

  /** The line's text without them; null when there are none, or when the bytes do not decide. */
  skim(line: Buffer): string | null {
    const containers: Container[] = []
    const kept: string[] = []
    let keptTo = 0
    let path: RecordPath | null = this.#root
    // Null in a list: only the texts of keys are taken out.
    let key: Span | null = null
    for (let at = 0; at < line.length; at += 1) {
      switch (line[at]) {
        case quote: {
          const start = at + 1
          const end = findQuote(line, start, SHORT)
          const behind = end === -1 ? -1 : skipBlanks(line, end + 1)
          if (line[behind] === colon) {
            if (isEscaping(line, start, end) || this.#isTrue(line, { start, end }, behind + 1)) return null
            key = { start, end }
            path = findKey(containers.at(-1)?.path ?? null, line, start, end)
            at = behind
          } else if (end !== -1) at = end
          else {
            const isLeftOut = path?.isUnneeded === true && key !== null && !isArgument(line, key)
            at = isLeftOut ? findTextEnd(line, start) : findQuote(line, start, FOLLOWED)
            if (at === -1) return null
            if (!isLeftOut) break
            kept.push(line.toString('utf8', keptTo, start))
            keptTo = at
          }
          break
        }
        case openBrace:
        case openBracket: {
          if (containers.length === DEEPEST) return null
          const isList = line[at] === openBracket
          containers.push({ isList, path })
          key = null
          path = isList ? findElements(path) : null
          break
        }
        case closeBrace:
        case closeBracket:
          if (containers.pop() === undefined) return null
          break
        case comma: {
          const around = containers.at(-1)
          key = null
          path = around?.isList === true ? findElements(around.path) : null
          break
        }
      }
    }
    if (containers.length > 0 || keptTo === 0) return null
    return kept.join('') + line.toString('utf8', keptTo)
  }

  #isTrue(line: Buffer, { start, end }: Span, value: number): boolean {
    return line[skipBlanks(line, value)] === letterT && this.#telling.some((word) => isAt(line, start, end, word))
  }
}

interface Container {
  isList: boolean
  path: RecordPath | null
}

/** Of bytes; `end` is the index behind the last one. */
interface Span {
  start: number
  end: number
}

/** Index of the quote that ends the string whose content begins at `start`; -1 when it has more bytes than `limit`. */
function findQuote(line: Buffer, start: number, limit: number): number {
  const last = Math.min(line.length, start + limit)
  for (let at = start; at < last; at += 1) {
    const byte = line[at]
    if (byte === quote) return at
    if (byte === backslash) at += 1
  }
  return -1
}

/**
 * Index of the quote that ends the text of a key whose content begins at `start`; -1 when the bytes do not decide. In a damaged line the record may
 * end in what seems to be text.
 */
function findTextEnd(line: Buffer, start: number): number {
  const end = findLikelyEnd(line, start)
  for (let at = line.indexOf(closeBrace, start); at !== -1 && at < end; at = line.indexOf(closeBrace, at + 1)) {
    const before = skipBlanksBack(line, at - 1)
    if (before >= start && line[before] === quote && !isEscaped(line, before, start)) return -1
  }
  return end
}

/** Found from the next key, or the line's end, backwards. */
function findLikelyEnd(line: Buffer, start: number): number {
  for (let at = line.indexOf(colon, start); at !== -1; at = line.indexOf(colon, at + 1)) {
    const end = skipBlanksBack(line, at - 1)
    if (end < start || line[end] !== quote || isEscaped(line, end, start)) continue
    const key = findKeyStart(line, end)
    return key === -1 ? -1 : findEndBefore(line, key, start)
  }
  return findEndBefore(line, line.length, start)
}

/** Index of the quote that opens the key that ends at `end`; -1 when it is a longer or odder one than agents write, or none. */
function findKeyStart(line: Buffer, end: number): number {
  for (let at = end - 1; at >= end - LONGEST_KEY; at -= 1) {
    if (line[at] === quote) return at < end - 1 ? at : -1
    if (!isWordByte(line[at])) return -1
  }
  return -1
}

/**
 * Index of the text's closing quote, when nothing but the end of objects and lists stands between it and `border`. A string of a list that stood
 * there instead would be followed by the list's end, or by a comma and no key.
 */
function findEndBefore(line: Buffer, border: number, start: number): number {
  let end = border - 1
  while (end >= start && isBetween(line[end])) end -= 1
  if (end < start || line[end] !== quote || isEscaped(line, end, start)) return -1
  const next = skipBlanks(line, end + 1)
  if (line[next] === closeBrace) return end
  return line[next] === comma && border < line.length && skipBlanks(line, next + 1) === border ? end : -1
}

function isArgument(line: Buffer, { start, end }: Span): boolean {
  return argumentWords.some((word) => isAt(line, start, end, word))
}

function isEscaping(line: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if (line[at] === backslash) return true
  return false
}

/** True when an odd number of backslashes, none of them before `from`, stands in front of `at`. */
function isEscaped(line: Buffer, at: number, from: number): boolean {
  let start = at
  while (start > from && line[start - 1] === backslash) start -= 1
  return (at - start) % 2 === 1
}

function isWordByte(byte: number | undefined): boolean {
  if (byte === undefined) return false
  return (
    (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39) || byte === 0x5f || byte === 0x2d
  )
}

function isBlank(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0d
}

function isBetween(byte: number | undefined): boolean {
  return byte === comma || byte === closeBrace || byte === closeBracket || byte === openBrace || byte === openBracket || isBlank(byte)
}

function skipBlanks(line: Buffer, from: number): number {
  let at = from
  while (isBlank(line[at])) at += 1
  return at
}

function skipBlanksBack(line: Buffer, from: number): number {
  let at = from
  while (isBlank(line[at])) at -= 1
  return at
}
