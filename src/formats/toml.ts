import TOML from '@iarna/toml'
import { NotPlainError, parseWithin, toPlain } from './bounds.ts'
import { locateEnd, type ParseResult, type Position } from './document.ts'
import { locateTomlValues } from './toml-places.ts'

const MAX_LENGTH = 2 * 1024 * 1024

/**
 * TOML as @iarna/toml 3 takes it, lines ending in LF or CRLF, as plain JSON (see `toPlain`). A byte order mark is an error, as in Python's tomllib, which lecode uses; so
 * is what is longer than 2 Mi characters or nested deeper than 500 levels.
 */
export function parseToml(source: string): ParseResult {
  // Python's tomllib does the same; @iarna/toml takes the carriage return behind a comment for a forbidden character.
  return parseWithin(source.replaceAll('\r\n', '\n'), MAX_LENGTH, parseText)
}

function parseText(text: string): ParseResult {
  const placeOf = locateTomlValues(text)
  try {
    return { ok: true, document: { value: toPlain(TOML.parse(text)), placeOf, duplicateKeys: [] } }
  } catch (error) {
    if (error instanceof RangeError) throw error
    if (error instanceof NotPlainError) return { ok: false, message: error.message, ...placeOf(error.path) }
    return { ok: false, ...describeError(error, text) }
  }
}

function describeError(error: unknown, text: string): { message: string } & Position {
  const fault = error as { message?: unknown; line?: unknown; col?: unknown }
  // The first line reads "WHAT at row R, col C, pos P:"; the property `line` counts from 0.
  const message = String(fault.message ?? error).split('\n')[0] ?? ''
  const what = message.replace(/ at row \d+, col \d+, pos \d+:$/, '')
  const line = typeof fault.line === 'number' ? fault.line + 1 : 1
  // What is missing at the end is reported on the line behind the last one, which an editor does not show.
  const end = locateEnd(text)
  if (line > end.line) return { message: what, ...end }
  return { message: what, line, column: typeof fault.col === 'number' ? fault.col + 1 : 1 }
}
