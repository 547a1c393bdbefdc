import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { dialects } from '../../src/dialects/index.ts'
import { FINDING_IDS } from '../../src/policy/finding-ids.ts'
import { ROOT } from '../support/runtimes.ts'
import { namedRows, readPage } from './pages.ts'

function readSources(...rooms: string[]): string {
  return rooms
    .flatMap((room) => {
      const folder = path.join(ROOT, 'src', room)
      const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
      return names.map((name) => fs.readFileSync(path.join(folder, name), 'utf8'))
    })
    .join('\n')
}

/** Ids as findings and notes are written: `id: '…'`, the first argument of a `broken(…)`, and what `chooseId` returns. */
function listFindingIds(): string[] {
  const text = readSources('audit', 'commands', 'dialect', 'dialects')
  const choice = /function chooseId[\s\S]*?\n}/.exec(text)?.[0] ?? ''
  const written = [...text.matchAll(/(?:\bid: |broken\()'([a-z0-9-]+)'/g), ...choice.matchAll(/(?:return|\?|:) '([a-z]+(?:-[a-z]+)+)'/g)]
  const isDialect = (id: string) => dialects.some((dialect) => dialect.id === id)
  return [...new Set(written.map((match) => match[1] ?? ''))].filter((id) => !isDialect(id)).sort()
}

/** The words of a union type in a source file. */
function listUnion(file: string, name: string): string[] {
  const union = readPage(file).split(`export type ${name} =`)[1]?.split('\n\n')[0] ?? ''
  return [...union.matchAll(/'([a-z-]+)'/g)].map((match) => match[1] ?? '').sort()
}

test('every finding has a section in docs/findings.md, and every section a finding', () => {
  const ids = listFindingIds()
  expect(ids).toEqual(expect.arrayContaining(['call-blocked', 'already-denied', 'config-unreadable', 'deny-lost']))
  const sections = [...readPage('docs/findings.md').matchAll(/^### `([a-z0-9-]+)`\n\n\*\*(?:Error|Warning|Notice)/gm)]
  expect(sections.map((match) => match[1]).sort()).toEqual(ids)
  expect([...FINDING_IDS].sort()).toEqual(ids)
})

test('every kind of hook failure has a row in docs/findings.md', () => {
  expect(namedRows(readPage('docs/findings.md'))).toEqual(expect.arrayContaining(listUnion('src/model/hook.ts', 'FailureKind')))
})

test('every kind of gap that a transcript can have has a row in docs/findings.md', () => {
  const kinds = [...readSources('readers', 'transcript').matchAll(/\b(?:gap|kind): '([a-z]+(?:-[a-z]+)+)'/g)].map((match) => match[1])
  expect(kinds).toContain('torn-line')
  expect(namedRows(readPage('docs/findings.md'))).toEqual(expect.arrayContaining(kinds))
})

test('every error code has a row in docs/errors.md, and every row a code', () => {
  const codes = listUnion('src/errors.ts', 'ErrorCode')
  expect(codes).toContain('untrusted-hooks')
  expect(namedRows(readPage('docs/errors.md')).sort()).toEqual(codes)
})
