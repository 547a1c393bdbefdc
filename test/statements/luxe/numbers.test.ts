import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'

const LAST = 136

test('every statement about Luxe has one test whose title begins with its number', () => {
  const here = import.meta.dirname
  const texts = fs
    .readdirSync(here)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => fs.readFileSync(path.join(here, name), 'utf8'))
  const numbers = texts.flatMap((text) => [...text.matchAll(/^test\('X(\d+) /gm)].map((match) => Number(match[1])))
  expect(numbers.sort((left, right) => left - right)).toEqual(Array.from({ length: LAST }, (_, index) => index + 1))
})
