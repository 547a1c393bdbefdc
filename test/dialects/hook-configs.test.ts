import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { copilotAt } from '../../src/dialects/copilot/copilot.ts'
import { cursor } from '../../src/dialects/cursor/cursor.ts'
import { makeTree } from './tree.ts'

// Real configurations that nobody here wrote lie beside the checkout of those who develop; they are not ours to copy.
const data = path.resolve(import.meta.dirname, '../../../shared/data/hook-configs')

if (!existsSync(data)) process.stderr.write(`skipped: real hook configurations are not read, since there is no folder ${data}\n`)

const SYSTEMS = [
  ['copilot', copilotAt('cli'), '.github/hooks/hooks.json'],
  ['copilot', copilotAt('cloud'), '.github/hooks/hooks.json'],
  ['copilot', copilotAt('vscode'), '.github/hooks/hooks.json'],
  ['cursor', cursor, '.cursor/hooks.json'],
] as const

/** Files with nothing in them to run: lists of no entries. */
const EMPTY = ['copilot/010.json']

describe.skipIf(!existsSync(data)).each(SYSTEMS)('real files of %s', (folder, dialect, place) => {
  const names = existsSync(data) ? readdirSync(path.join(data, folder)) : []
  it.each(names)(`${dialect.title}: %s has hooks, or what is wrong with it is told`, (name) => {
    const loaded = dialect.load(makeTree({ project: { [place]: readFileSync(path.join(data, folder, name), 'utf8') } }))
    expect(loaded.configured).toBe(true)
    if (!EMPTY.includes(`${folder}/${name}`)) expect(loaded.hooks.length + loaded.findings.length).toBeGreaterThan(0)
    for (const { at } of [...loaded.hooks, ...loaded.findings]) expect(at).toMatchObject({ path: place, line: expect.any(Number) })
  })
})
