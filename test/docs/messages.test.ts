import * as fs from 'node:fs'
import * as path from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../support/runtimes.ts'
import { listAnchors, readPage } from './pages.ts'

const SRC = path.join(ROOT, 'src')

/** Pages of ours that the program's texts name, with the anchor if there is one; addresses of other projects are left out. */
function listNamedPages(): string[] {
  const files = fs.readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
  const texts = files.map((name) => fs.readFileSync(path.join(SRC, name), 'utf8').replace(/pageAddress\('([^']+)'\)/g, ' docs/$1 '))
  const named = texts.flatMap((text) => [
    ...text.matchAll(/(?:github\.com\/hookwitness\/hookwitness\/blob\/main\/|(?<![\w./-]))((?:docs\/)?[\w-]+\.md(?:#[\w-]+)?)/g),
  ])
  return [...new Set(named.map((match) => match[1] ?? ''))].sort()
}

function isMissing(named: string): boolean {
  const [page = '', anchor] = named.split('#')
  if (!fs.existsSync(path.join(ROOT, page))) return true
  return anchor !== undefined && !listAnchors(readPage(page)).includes(anchor)
}

test('every page that a message or comment of the program names exists, with its heading', () => {
  const named = listNamedPages()
  expect(named).toEqual(
    expect.arrayContaining(['docs/usage.md#when-the-check-is-red', 'docs/agents.md', 'docs/findings.md', 'docs/transcript-format.md']),
  )
  expect(named.filter(isMissing)).toEqual([])
})
