import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../support/runtimes.ts'
import { listAnchors, listPages, readPage, withoutCode } from './pages.ts'

function linksOf(page: string): string[] {
  return [...withoutCode(readPage(page)).matchAll(/\]\(([^)\s]+)\)/g)]
    .map((match) => match[1] ?? '')
    .filter((link) => !/^[a-z]+:/.test(link))
}

function isBroken(page: string, link: string): boolean {
  const [file = '', anchor] = link.split('#')
  const target = file === '' ? page : path.posix.join(path.posix.dirname(page), file)
  if (!fs.existsSync(path.join(ROOT, target))) return true
  return anchor !== undefined && !listAnchors(readPage(target)).includes(anchor)
}

describe.each(listPages())('%s', (page) => {
  test('links to files and headings that exist', () => {
    expect(linksOf(page).filter((link) => isBroken(page, link))).toEqual([])
  })

  test('writes prose without em dashes', () => {
    expect(
      withoutCode(readPage(page))
        .split('\n')
        .filter((line) => line.includes('—')),
    ).toEqual([])
  })
})

test('every page in docs/ is linked from the README', () => {
  const linked = new Set(linksOf('README.md').map((link) => link.split('#')[0]))
  expect(listPages().filter((page) => page.startsWith('docs/') && !linked.has(page))).toEqual([])
})
