import * as fs from 'node:fs'
import * as path from 'node:path'
import { ROOT } from '../support/runtimes.ts'

/** The text of a page, named relative to the project. */
export function readPage(name: string): string {
  return fs.readFileSync(path.join(ROOT, name), 'utf8')
}

/** All Markdown pages that belong to the project, relative to it. */
export function listPages(): string[] {
  const skipped = new Set(['node_modules', 'dist', '.git', 'coverage'])
  const list = (folder: string): string[] =>
    fs.readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
      const name = path.posix.join(folder, entry.name)
      // A case holds a foreign repository, whose pages are not ours.
      if (skipped.has(entry.name) || name === 'test/cases') return []
      if (entry.isDirectory()) return list(name)
      return entry.name.endsWith('.md') ? [name] : []
    })
  return list('.').sort()
}

/** A page without its fenced code blocks. */
export function withoutCode(text: string): string {
  return text.replace(/^(```+)[^\n]*\n[\s\S]*?^\1[ \t]*$/gm, '')
}

/** The first cells of all table rows that are one word in backticks. */
export function namedRows(text: string): string[] {
  return [...withoutCode(text).matchAll(/^\| `([^`|]+)` \|/gm)].map((match) => match[1] ?? '')
}

/** The anchors that GitHub gives a page's headings: lower case, blanks to dashes, other punctuation dropped. */
export function listAnchors(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map((match) =>
    (match[1] ?? '')
      .trim()
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .replace(/\s/g, '-'),
  )
}
