import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { decodeLine, readLines } from '../../src/transcript/lines.ts'
import { writeFolder } from './sessions.ts'

async function readText(content: string | Buffer, cap = 1024 * 1024) {
  const folder = await writeFolder({ file: content })
  const lines = []
  for await (const batch of readLines(path.join(folder, 'file'), cap)) {
    for (const line of batch) lines.push('bytes' in line ? { line: line.line, text: decodeLine(line), ended: line.ended } : line)
  }
  return lines
}

describe('lines of a transcript', () => {
  it('lose the byte order mark and one carriage return', async () => {
    expect(await readText('\uFEFFa\r\nb\r\r\n')).toEqual([
      { line: 1, text: 'a', ended: true },
      { line: 2, text: 'b\r', ended: true },
    ])
  })

  it('lose the NULs that a crash leaves behind', async () => {
    expect(await readText('a\n\0\0\0\nb\0\0')).toEqual([
      { line: 1, text: 'a', ended: true },
      { line: 2, text: '', ended: true },
      { line: 3, text: 'b', ended: false },
    ])
  })

  it('end at a newline only, not at U+2028, U+2029, U+0085 or a lone carriage return', async () => {
    const [line, ...rest] = await readText('a\u2028b\u2029c\u0085d\re\n')
    expect(line).toEqual({ line: 1, text: 'a\u2028b\u2029c\u0085d\re', ended: true })
    expect(rest).toEqual([])
  })

  it('keep a character whose bytes lie in two chunks', async () => {
    const text = `${'x'.repeat(256 * 1024 - 1)}é${'y'.repeat(300 * 1024)}`
    expect(await readText(`${text}\nz`)).toEqual([
      { line: 1, text, ended: true },
      { line: 2, text: 'z', ended: false },
    ])
  })

  it('turn invalid UTF-8 into replacement characters', async () => {
    expect(await readText(Buffer.from([0x61, 0xff, 0x62, 0x0a]))).toEqual([{ line: 1, text: 'a\uFFFDb', ended: true }])
  })

  it('are not held when they are longer than the cap, and the next one is read', async () => {
    expect(await readText(`${'x'.repeat(2 * 1024 * 1024)}\nshort\n`)).toEqual([
      { line: 1, length: 2 * 1024 * 1024 },
      { line: 2, text: 'short', ended: true },
    ])
  })

  it('are none in an empty file', async () => {
    expect(await readText('')).toEqual([])
  })

  it('end with the system’s error when reading fails', async () => {
    const folder = await writeFolder({})
    const lines = []
    for await (const batch of readLines(folder, 1024)) lines.push(...batch)
    expect(lines).toEqual([{ line: 1, error: expect.stringContaining('EISDIR') }])
  })
})
