import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'

const FOLDERS = [import.meta.dirname, path.join(import.meta.dirname, '../../matching')]

/** The numbers that the titles of tests begin with: `test('X12 …`, `'X51 and X52: …`, rows of a table of titles. */
function listTitles(): Set<string> {
  const files = FOLDERS.flatMap((folder) => fs.readdirSync(folder).map((name) => path.join(folder, name))).filter((file) =>
    file.endsWith('.test.ts'),
  )
  const titles = files.flatMap((file) => [...fs.readFileSync(file, 'utf8').matchAll(/[([]\s*['"](X\d+)(?: and (X\d+))?[ :]/g)])
  return new Set(titles.flatMap((match) => [match[1], match[2]]).filter((number) => number !== undefined))
}

test('every statement about Luxe has a test', () => {
  const titles = listTitles()
  const all = Array.from({ length: 136 }, (_, index) => `X${index + 1}`)
  expect(all.filter((number) => !titles.has(number))).toEqual([])
  expect([...titles].filter((number) => !all.includes(number))).toEqual([])
})
