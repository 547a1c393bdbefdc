import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'

/** Statements about what this version does not have: points beside BeforeToolUse, UserPromptSubmit and AfterToolUse. */
const NOT_YET: Record<string, string> = {
  X54: 'SessionStart, SessionEnd, BeforeAgentStart, AgentStart',
  X58: 'FileChanged',
  X59: 'BeforeCompact, AfterCompact',
  X60: 'AgentEnd',
  X61: 'Error',
  X62: 'PermissionRequested, PermissionResolved',
  X88: 'a deny at AgentEnd, FileChanged, SessionStart',
  X124: 'points at which hooks only observe',
  X125: 'SessionEnd',
  X127: 'SessionStart',
  X128: 'FileChanged',
}

const FOLDERS = [import.meta.dirname, path.join(import.meta.dirname, '../../matching')]

/** The numbers that the titles of tests begin with: `test('X12 …`, `'X51 and X52: …`, rows of a table of titles. */
function listTitles(): Set<string> {
  const files = FOLDERS.flatMap((folder) => fs.readdirSync(folder).map((name) => path.join(folder, name))).filter((file) =>
    file.endsWith('.test.ts'),
  )
  const titles = files.flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/[([]\s*['"](X\d+)(?: and (X\d+))?[ :]/g)])
  return new Set(titles.flatMap((match) => [match[1], match[2]]).filter((number) => number !== undefined))
}

test('every statement of Luxe has a test or is told to be missing, never both', () => {
  const titles = listTitles()
  const all = Array.from({ length: 136 }, (_, index) => `X${index + 1}`)
  expect(all.filter((number) => !titles.has(number) && NOT_YET[number] === undefined)).toEqual([])
  expect(all.filter((number) => titles.has(number) && NOT_YET[number] !== undefined)).toEqual([])
  expect([...titles, ...Object.keys(NOT_YET)].filter((number) => !all.includes(number))).toEqual([])
})
