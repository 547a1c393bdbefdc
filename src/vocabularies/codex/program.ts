import type { NamedCall } from '../../model/action.ts'
import type { JsonObject } from '../../model/event.ts'
import { isObject } from '../../model/json.ts'
import { readLiteral } from './literal.ts'

/** A program is written by the model: what is longer, or makes more calls, is read as far as this. */
const MAX_PROGRAM = 256 * 1024
const MAX_CALLS = 200
const MAX_NAMES = 200

const CALL = /\btools\.(?<name>[A-Za-z_]\w*)\s*\(\s*/g
const NAMED = /\b(?:const|let|var)\s+(?<name>[A-Za-z_$][\w$]*)\s*=\s*/g

/**
 * The calls in a program of Codex's code mode (`exec`: JavaScript that calls `tools.NAME(…)`), as far as their argument is written out, there or
 * as the first value of a variable. Of a call whose argument is worked out nothing is known but that it was made.
 */
export function listCallsOf(program: string): NamedCall[] {
  const text = program.slice(0, MAX_PROGRAM)
  const names = new Map<string, unknown>()
  for (const { name, end } of find(NAMED, text, MAX_NAMES)) {
    const value = readLiteral(text, end)
    if (value !== undefined && !names.has(name)) names.set(name, value.value)
  }
  return find(CALL, text, MAX_CALLS).flatMap(({ name, end }) => {
    const written = readLiteral(text, end)
    const word = /^[A-Za-z_$][\w$]*(?=\s*\))/.exec(text.slice(end, end + 200))?.[0]
    const argument = written === undefined ? names.get(word ?? '') : written.value
    const args = toArguments(argument)
    return args === null ? [] : [{ name, args }]
  })
}

function find(pattern: RegExp, text: string, most: number): { name: string; end: number }[] {
  const found: { name: string; end: number }[] = []
  for (const match of text.matchAll(pattern)) {
    if (found.length === most) break
    found.push({ name: match.groups?.name ?? '', end: match.index + match[0].length })
  }
  return found
}

/** A tool that takes a text by design is recorded with it as `input`. */
function toArguments(argument: unknown): JsonObject | null {
  if (typeof argument === 'string') return { input: argument }
  return isObject(argument) ? argument : null
}
