import * as fs from 'node:fs'
import * as path from 'node:path'
import { parse } from 'yaml'

export const DIALECTS = ['claude-code', 'codex', 'copilot', 'cursor', 'gemini-cli', 'qwen-code', 'lecode', 'luxe'] as const
export type FaultDialect = (typeof DIALECTS)[number]

/** What becomes of a call. */
export interface Fate {
  /** By the hook system's own rules. */
  native: string
  /** A failure kind; null where the answer is taken. */
  failure: string | null
  /** What the agent would have done with the call. */
  live: 'stopped' | 'goes ahead' | 'asked'
}

/** One row of faults.yaml; what the keys mean stands at its top. */
export interface Fault {
  name: string
  why: string
  /** The command's words, before anything is put in for DENY and the like. */
  words: string[]
  /** Kinds of ending that are right, such as `exited 0`: once the output is closed, and at the exit. */
  ends: { pipes: string[]; exit: string[] }
  /** Texts of the calls, one a call. */
  calls: string[]
  after: string | null
  alone: string | null
  changes: string[]
  fates: Record<FaultDialect, Fate[]>
}

/** The faults that one session meets: the first, and those that come after it. */
export interface FaultSession {
  name: string
  faults: Fault[]
}

interface Row {
  [key: string]: unknown
  fault: string
  why: string
  ends: string
}

/** Every fault of faults.yaml, by sessions. */
export function readFaults(): FaultSession[] {
  const rows: Row[] = parse(fs.readFileSync(path.join(import.meta.dirname, 'faults.yaml'), 'utf8'))
  const faults = rows.map(readRow)
  return faults
    .filter(({ after }) => after === null)
    .map((first) => ({ name: first.name, faults: [first, ...faults.filter(({ after }) => after === first.name)] }))
}

function readRow(row: Row): Fault {
  const alternatives = (key: string) => (typeof row[key] === 'string' ? row[key].split(' or ') : null)
  const pipes = alternatives('ends') ?? []
  return {
    name: row.fault,
    why: row.why,
    words: typeof row.run === 'string' ? row.run.split(' ') : [],
    ends: { pipes, exit: alternatives('at exit') ?? pipes },
    calls: typeof row.each === 'string' ? listCalls(row.each) : [row.fault],
    after: typeof row.after === 'string' ? row.after : null,
    alone: typeof row.alone === 'string' ? row.alone : null,
    changes: typeof row.changes === 'string' ? row.changes.split(', ') : [],
    // One for each of the table's columns.
    fates: Object.fromEntries(DIALECTS.map((dialect) => [dialect, readFates(row, dialect)])) as Fault['fates'],
  }
}

/** `exit code 1, 3-5` → `exit code 1`, `exit code 3`, … */
function listCalls(each: string): string[] {
  const [, what = '', list = ''] = /^(.*?) ([^ ,]+(?:, [^ ,]+)*)$/.exec(each) ?? []
  return list.split(', ').flatMap((item) => {
    const [, from, to] = /^(\d+)-(\d+)$/.exec(item) ?? []
    const numbers = from === undefined ? [item] : Array.from({ length: Number(to) - Number(from) + 1 }, (_, n) => Number(from) + n)
    return numbers.map((value) => `${what} ${value}`)
  })
}

function readFates(row: Row, dialect: FaultDialect): Fate[] {
  const cell = row[dialect]
  const both = Array.isArray(cell) && Array.isArray(cell[0]) ? cell : [cell]
  return both.map((each) => {
    if (!Array.isArray(each) || each.length !== 3) throw new Error(`${row.fault}: ${dialect} is no [native, failure, live]`)
    const [native, failure, live] = each
    if (!['stopped', 'goes ahead', 'asked'].includes(live)) throw new Error(`${row.fault}: ${dialect} knows no ${live}`)
    return { native, failure, live }
  })
}
