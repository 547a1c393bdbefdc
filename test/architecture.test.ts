import * as fs from 'node:fs'
import * as path from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from './support/runtimes.ts'

/** Which rooms a room may import, besides model and errors. Rooms are the folders of src/ and the files at its top. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  model: [],
  errors: [],
  exit: [],
  text: [],
  formats: ['text'],
  shell: [],
  process: [],
  git: [],
  transcript: ['text'],
  vocabulary: [],
  dialect: ['text'],
  vocabularies: ['vocabulary'],
  readers: ['transcript', 'text'],
  matching: ['shell', 'text'],
  // `text` for naming the nearest real name of what a user misspelt.
  dialects: ['formats', 'vocabularies', 'matching', 'dialect', 'text'],
  policy: ['matching'],
  config: ['formats', 'policy', 'exit', 'text'],
  replay: ['dialects', 'vocabularies', 'policy', 'process', 'git', 'text'],
  // `shell` for telling which programs a hook script calls, `text` for keeping no more of a text than is shown.
  audit: ['policy', 'vocabularies', 'shell', 'text'],
  reporters: ['text'],
  commands: ['*'],
  github: ['reporters', 'text', 'git'],
  action: ['commands', 'config', 'exit', 'reporters', 'text', 'github'],
  cli: ['commands', 'config', 'exit', 'reporters', 'text'],
}

/** Packages that belong to one room only. */
const ONLY_IN: Record<string, string> = {
  execa: 'git',
  'node:child_process': 'process',
  picomatch: 'matching',
  fzstd: 'transcript',
  '@iarna/toml': 'formats',
  'toml-eslint-parser': 'formats',
  'jsonc-parser': 'formats',
  yaml: 'formats',
  '@secretlint/secretlint-rule-preset-recommend': 'text',
  '@secretlint/types': 'text',
  '@actions/core': 'github',
  '@actions/github': 'github',
}

const SRC = path.join(ROOT, 'src')
const FILES = fs
  .readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .sort()

function roomOf(name: string): string {
  return name.includes('/') ? (name.split('/')[0] ?? '') : name.replace(/\.ts$/, '')
}

function importsOf(name: string): string[] {
  const text = fs.readFileSync(path.join(SRC, name), 'utf8')
  return [...text.matchAll(/^(?:import|export)\b[^'";]*?\bfrom '([^']+)'|^import '([^']+)'|\bimport\('([^']+)'\)/gm)].map(
    (match) => match[1] ?? match[2] ?? match[3] ?? '',
  )
}

function resolveImport(from: string, specifier: string): string | null {
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(from), specifier) : null
}

describe('every file of src/', () => {
  test.each(FILES)('%s imports only what its room may', (name) => {
    const room = roomOf(name)
    const allowed = MAY_IMPORT[room]
    expect(allowed, `${room} has no row in the import table`).toBeDefined()
    const wrong = importsOf(name).filter((specifier) => {
      const target = resolveImport(name, specifier)
      if (target === null) return ONLY_IN[specifier] !== undefined && ONLY_IN[specifier] !== room
      const to = roomOf(target)
      return !(
        to === room ||
        to === 'model' ||
        to === 'errors' ||
        allowed?.includes(to) ||
        (allowed?.includes('*') && !['action', 'cli', 'github'].includes(to))
      )
    })
    expect(wrong).toEqual([])
  })

  test.each(FILES)('%s has at most 300 lines', (name) => {
    expect(fs.readFileSync(path.join(SRC, name), 'utf8').split('\n').length).toBeLessThanOrEqual(301)
  })
})

test('no files import each other in a circle', () => {
  const edges = new Map(FILES.map((name) => [name, importsOf(name).flatMap((specifier) => resolveImport(name, specifier) ?? [])]))
  const done = new Set<string>()
  const visit = (name: string, trail: readonly string[]): string[] | null => {
    if (trail.includes(name)) return [...trail.slice(trail.indexOf(name)), name]
    if (done.has(name)) return null
    for (const next of edges.get(name) ?? []) {
      const circle = visit(next, [...trail, name])
      if (circle !== null) return circle
    }
    done.add(name)
    return null
  }
  for (const name of FILES) expect(visit(name, [])).toBeNull()
})

/** What a shell leaves behind by a slip (`>self`, `>4309`) has no ending, and `git add -A` takes it along. */
test('files at the root have an ending, or are the licence', () => {
  const names = fs.readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile() && !entry.name.includes('.'))
  expect(names.map((entry) => entry.name)).toEqual(['LICENSE'])
})

test('model holds types, guards and bounds only', () => {
  for (const name of FILES.filter((each) => roomOf(each) === 'model')) {
    const text = fs.readFileSync(path.join(SRC, name), 'utf8')
    expect(text, name).not.toMatch(/^export (?:class|let|const (?!MAX_[A-Z_]+ = \d+$))/m)
  }
})

/** Plural folders: one implementation a file or folder, all of them in the table. */
const TABLES: Record<string, string> = {
  readers: 'docs/transcripts.md',
  dialects: 'docs/agents.md',
  vocabularies: 'docs/agents.md',
  reporters: 'docs/reports.md',
}

describe.each(Object.keys(TABLES))('%s/', (room) => {
  const table = fs.readFileSync(path.join(SRC, room, 'index.ts'), 'utf8')
  const names = fs
    .readdirSync(path.join(SRC, room), { withFileTypes: true })
    .filter((entry) => entry.name !== 'index.ts' && !(room === 'reporters' && (entry.isDirectory() || entry.name === 'annotations.ts')))
    .map((entry) => entry.name.replace(/\.ts$/, ''))

  test.each(names)('%s is in the table and in the docs', (name) => {
    expect(table).toMatch(new RegExp(`from './(?:${name}/)?${name}\\.ts'`))
    expect(fs.readFileSync(path.join(ROOT, TABLES[room] ?? ''), 'utf8')).toContain(`\`${name}\``)
  })
})
