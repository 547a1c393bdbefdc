import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'

test.each([
  ['lecode', 'L', 107],
  ['luxe', 'X', 136],
])('every statement about %s has one test whose title begins with its number', (folder, letter, last) => {
  const here = path.join(import.meta.dirname, folder)
  const texts = fs
    .readdirSync(here)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => fs.readFileSync(path.join(here, name), 'utf8'))
  const title = new RegExp(`^test\\('${letter}(\\d+) `, 'gm')
  const numbers = texts.flatMap((text) => [...text.matchAll(title)].map((match) => Number(match[1])))
  expect(numbers.sort((left, right) => left - right)).toEqual(Array.from({ length: last }, (_, index) => index + 1))
})
