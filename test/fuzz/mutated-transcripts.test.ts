import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ReadSession, readAll, writeFolder } from '../transcript/sessions.ts'
import { mutate, mutation } from './mutate.ts'

/** `FUZZ_SEED=N` tries others than the tests do. */
const seed = Number(process.env.FUZZ_SEED ?? 20261201)
const inputs = 10_000
const largestSeed = 48 * 1024

const ours = path.resolve(import.meta.dirname, '../cases')
const real = ['transcripts', 'agents'].map((name) => path.resolve(import.meta.dirname, '../../../shared/data', name))

interface Seed {
  name: string
  bytes: Buffer
  format: string
  calls: { line: number; what: string }[]
}

if (!existsSync(real[0] ?? '')) process.stderr.write(`skipped: real transcripts are not mutated, since there is no folder ${real[0]}\n`)

test(`${inputs} mutated transcripts are read without a crash, and lose no untouched call silently`, { timeout: 600_000 }, async () => {
  const repo = await writeFolder({ 't.jsonl': '' })
  // Named, since a failed property shows what it was given.
  const seeds = new Map((await readSeeds(repo)).map((each) => [each.name, each]))
  expect(seeds.size).toBeGreaterThan(35)
  const before = process.memoryUsage().rss
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...seeds.keys()), fc.array(mutation, { minLength: 1, maxLength: 3 }), async (name, mutations) => {
      const from = seeds.get(name)
      if (from === undefined) throw new Error(name)
      const { bytes, kept } = mutate(from.bytes, mutations)
      const { problems, read } = await readBytes(bytes, repo)
      if (problems.length > 0) return
      const after = new Set(read.flatMap(listCalls).map(({ what }) => what))
      const lost = from.calls.filter(({ line, what }) => kept.has(line) && !after.has(what))
      const lines = lost.map(({ line }) => line)
      if (lost.length > 0) expect({ lines, told: read.some(tellsLoss), duplicates: countDuplicates(read) }).toMatchObject({ told: true })
    }),
    { numRuns: inputs, seed },
  )
  // Of some 10 kB each: what is held is what one of them takes.
  expect(process.memoryUsage().rss - before).toBeLessThan(512 * 1024 * 1024)
})

/** Small transcripts of every format that has any, no format more than ten times. */
async function readSeeds(repo: string): Promise<Seed[]> {
  const seeds: Seed[] = []
  const counts = new Map<string, number>()
  for (const file of [...real, ours].flatMap(listFiles)) {
    const bytes = readFileSync(file)
    const { read } = await readBytes(bytes, repo)
    const format = read[0]?.source.session.format
    const lines = bytes.toString().split('\n')
    // A call of a document that is printed over many lines is told by the line where the document begins.
    const calls = read.flatMap(listCalls).filter(({ line, name }) => lines[line - 1]?.includes(name))
    if (format === undefined || calls.length === 0 || (counts.get(format) ?? 0) >= 10) continue
    counts.set(format, (counts.get(format) ?? 0) + 1)
    seeds.push({ name: file, bytes, format, calls })
  }
  return seeds
}

function listFiles(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => path.join(folder, name))
    .filter((file) => /\.(jsonl?|md|txt|traj)$/.test(file) && statSync(file).isFile() && statSync(file).size < largestSeed)
}

async function readBytes(bytes: Buffer, repo: string) {
  writeFileSync(path.join(repo, 't.jsonl'), bytes)
  return readAll({ repo, named: ['t.jsonl'] })
}

function listCalls({ events }: ReadSession): (Seed['calls'][number] & { name: string })[] {
  return events.flatMap((event) =>
    event.kind === 'pre_tool' ? [{ line: event.at.line ?? 1, name: event.call.name, what: JSON.stringify(event.call) }] : [],
  )
}

function tellsLoss({ source: { tally } }: ReadSession): boolean {
  return tally.gapCount > 0 || tally.unreadable.length > 0 || tally.unknown.size > 0
}

function countDuplicates(read: readonly ReadSession[]): number {
  return read.reduce((sum, { source }) => sum + source.tally.duplicates, 0)
}
