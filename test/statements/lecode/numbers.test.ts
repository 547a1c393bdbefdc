import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'

const LAST = 107

test('every statement about lecode has one test', () => {
  const here = import.meta.dirname
  const texts = fs
    .readdirSync(here)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => fs.readFileSync(path.join(here, name), 'utf8'))
  const titles = texts.flatMap((text) => [...text.matchAll(/^test(?:\.concurrent)?\('L(\d+) /gm)].map((match) => Number(match[1])))
  const numbers = titles.sort((left, right) => left - right)
  expect(numbers).toEqual(Array.from({ length: LAST }, (_, index) => index + 1))
})
