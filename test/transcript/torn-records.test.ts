import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { isGap } from '../../src/transcript/gap.ts'
import { readRecords } from '../../src/transcript/records.ts'
import { writeFolder } from './sessions.ts'

/** A stretch of a damaged file: a record as it was written, or what is left of one. */
interface Piece {
  text: string
  /** Of a whole record, its number. */
  whole: number | null
}

/** Numbers from 0 up to 1 that are the same in each run (mulberry32). */
function seedRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const texts = [
  'plain',
  'a "quoted" {brace',
  '}]} \\" \\\\',
  'function f() { return [{}] }',
  '{"n":1}',
  'one\ntwo',
  'data: x',
  '\u2028é\ud83d\ude00',
  '',
]

function writeRecord(n: number, random: () => number): string {
  const text = texts[Math.floor(random() * texts.length)]
  const record = { n, type: 'x', text, list: [{ text }, n, null, [], { a: { b: text } }], more: random() < 0.5 ? {} : { last: text } }
  return (random() < 0.2 ? 'data: ' : '') + JSON.stringify(record)
}

/** Each record stays whole, or loses its end, its beginning or its middle, or has a raw newline or NULs in it. */
function damage(text: string, random: () => number): string {
  const [from = 0, to = 0] = [random(), random()].map((part) => Math.floor(part * text.length)).sort((a, b) => a - b)
  const ways = [
    () => text.slice(0, from),
    () => text.slice(from),
    () => text.slice(0, from) + text.slice(to),
    () => `${text.slice(0, from)}\n${text.slice(from)}`,
    () => `${text.slice(0, from)}\0\0${text.slice(from)}`,
    () => text.slice(0, from) + text,
  ]
  return ways[Math.floor(random() * ways.length)]?.() ?? ''
}

function writePieces(random: () => number): Piece[] {
  const share = random() * 0.7
  return Array.from({ length: 30 }, (_, n) => {
    const record = writeRecord(n, random)
    const isDamaged = random() < share
    const end = random() < 0.25 ? '' : '\n'
    return { text: (isDamaged ? damage(record, random) : record) + end, whole: isDamaged ? null : n }
  })
}

/** What was read and what was not, as far as this test asks. */
interface Seen {
  records: Map<unknown, number>
  lines: Set<number>
  gaps: Set<number>
}

async function read(file: string): Promise<Seen> {
  const seen: Seen = { records: new Map(), lines: new Set(), gaps: new Set() }
  for await (const batch of readRecords({ path: 'file', file }, 'jsonl')) {
    for (const item of batch) {
      if (isGap(item)) for (let line = item.line; line <= (item.endLine ?? item.line); line += 1) seen.gaps.add(line)
      else if ('value' in item) {
        seen.lines.add(item.line)
        if (typeof item.value === 'object' && item.value !== null && 'n' in item.value) seen.records.set(item.value.n, item.line)
      }
    }
  }
  return seen
}

describe('a file whose records were torn, cut and glued', () => {
  it.each(Array.from({ length: 8 }, (_, index) => index + 1))(
    'loses nothing in silence, and no record that has a line for itself (%i)',
    async (seed) => {
      const file = path.join(await writeFolder({}), 'file')
      for (let round = 0; round < 60; round += 1) {
        const pieces = writePieces(seedRandom(seed * 1_000 + round))
        await writeFile(file, pieces.map((piece) => piece.text).join(''))
        const seen = await read(file)
        let line = 1
        let begin = 1
        pieces.forEach(({ text, whole }, index) => {
          const where = `seed ${seed}, round ${round}, line ${line}: ${text}`
          const stands = (pieces[index - 1]?.text ?? '\n').endsWith('\n') && text.endsWith('\n')
          if (whole !== null && stands) expect(seen.records.get(whole), where).toBe(line)
          if (whole !== null) expect(seen.records.get(whole) === line || seen.gaps.has(line), where).toBe(true)
          const isBlank = /^(?:data:)?[\s\0]*$/.test(text)
          // Where an end is missing and a beginning on the next line too, the two may make one record.
          if (whole !== null) begin = line + text.split('\n').length - 1
          const own = Array.from({ length: line + text.trimEnd().split('\n').length - begin }, (_, offset) => begin + offset)
          if (whole === null && !isBlank)
            expect(
              own.some((one) => seen.gaps.has(one) || seen.lines.has(one)),
              where,
            ).toBe(true)
          line += text.split('\n').length - 1
        })
      }
    },
  )

  it('is read behind each torn record that another one is glued to', async () => {
    const file = path.join(await writeFolder({}), 'file')
    const random = seedRandom(1)
    for (let round = 0; round < 300; round += 1) {
      const [torn, good] = [writeRecord(1, random).replace(/^data: /, ''), writeRecord(2, random).replace(/^data: /, '')]
      const line = torn.slice(0, 1 + Math.floor(random() * (torn.length - 2))) + good
      await writeFile(file, `${line}\n`)
      const seen = await read(file)
      expect([seen.records.get(2), [...seen.gaps]], line).toEqual([1, [1]])
    }
  })
})
