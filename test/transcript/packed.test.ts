import { execFileSync, spawnSync } from 'node:child_process'
import { gzipSync } from 'node:zlib'
import { describe, expect, it, test } from 'vitest'
import { tellPacking, unpack } from '../../src/transcript/unpack.ts'
import { claude, readAll, readOne, toLines, writeFolder } from './sessions.ts'

const pairs = Array.from({ length: 2_000 }, (_, n) => [claude.call(n, `echo ${n}`), claude.result(n, `out ${n * 7919}`)]).flat()
const text = Buffer.from(toLines(...pairs))
const hasZstd = spawnSync('zstd', ['--version']).status === 0
if (!hasZstd) process.stderr.write('skipped: files of the zstd program, which is not installed\n')

function zstd(input: Buffer, ...args: string[]): Buffer {
  return execFileSync('zstd', ['-c', '-q', ...args], { input, maxBuffer: 1e9 })
}

// RFC 8878 §3.1.1: a frame of raw blocks, as an encoder writes what does not compress.
function rawFrame(blocks: Buffer[], { windowByte = 0x58 } = {}): Buffer {
  const parts = blocks.flatMap((block, index) => {
    const head = Buffer.alloc(3)
    head.writeUIntLE(block.length * 8 + (index === blocks.length - 1 ? 1 : 0), 0, 3)
    return [head, block]
  })
  return Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0x00, windowByte]), ...parts])
}

function pieces(input: Buffer, size: number): Buffer[] {
  return Array.from({ length: Math.ceil(input.length / size) }, (_, n) => input.subarray(n * size, (n + 1) * size))
}

const packings: [string, Buffer][] = [
  ['gzip', gzipSync(text)],
  ['gzip, in two members', Buffer.concat([gzipSync(text.subarray(0, 5_000)), gzipSync(text.subarray(5_000))])],
  ['gzip, padded with NULs', Buffer.concat([gzipSync(text), Buffer.alloc(512)])],
  ['zstd, in raw blocks', rawFrame(pieces(text, 100_000))],
  ['zstd, in many small frames', Buffer.concat(pieces(text, 1_000).map((part) => rawFrame([part])))],
  ...(hasZstd
    ? ([
        ['zstd', zstd(text)],
        ['zstd at its most', zstd(text, '-19', '--long=24')],
        [
          'zstd with a checksum, in two frames',
          Buffer.concat([zstd(text.subarray(0, 5_000), '--check'), zstd(text.subarray(5_000), '--check')]),
        ],
        ['zstd without one', zstd(text, '--no-check', '-1')],
      ] as [string, Buffer][])
    : []),
]

describe.each(packings)('a transcript packed by %s', (name, packed) => {
  it('is read as what it holds, whatever its name', async () => {
    const { source, events } = await readOne(packed, 'session.json')
    expect([source.tally.calls, source.tally.gaps, source.tally.unreadable]).toEqual([2_000, [], []])
    expect(events.at(-1)).toMatchObject({ kind: 'post_tool', at: { line: 4_000 }, result: { text: `out ${1_999 * 7919}` } })
    const contents: Buffer[] = []
    for await (const piece of source.contents()) contents.push(Buffer.from(piece as Uint8Array))
    expect(Buffer.concat(contents).equals(text)).toBe(true)
  })

  it('comes out the same however it is cut into chunks', async () => {
    for (const size of [1_021, 65_536]) expect((await unpackAll(packed, size)).equals(text)).toBe(true)
  })

  it('and cut off is unreadable, with what stands before the cut judged', async () => {
    // Behind the padding, and in mid-frame.
    const { source } = await readOne(packed.subarray(0, Math.floor(packed.length * 0.7) - (name.includes('padded') ? 600 : 0)))
    expect(source.tally.unreadable).toEqual([expect.stringMatching(/not read to its end: EPACKED: /)])
    expect(source.tally.calls).toBeGreaterThan(100)
  })
})

test('frames to be skipped are, and a file that begins with one is not known to be zstd’s: it is told as damaged', async () => {
  // Such a frame has a magic number of its own (RFC 8878 §3.1.2).
  const skippable = Buffer.from([0x50, 0x2a, 0x4d, 0x18, 3, 0, 0, 0, 1, 2, 3])
  const packed = Buffer.concat([skippable, rawFrame([text.subarray(0, 0), ...pieces(text, 9_000)])])
  for (const size of [1_021, 65_536]) expect((await unpackAll(packed, size)).equals(text)).toBe(true)
  // Its blocks are not compressed, so that some lines can be read as they are.
  const { source } = await readOne(packed)
  expect(source.tally.gapCount).toBeGreaterThan(0)
})

async function unpackAll(packed: Buffer, size: number): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const piece of unpack(feed(pieces(packed, size)), tellPacking(packed) ?? 'zstd')) parts.push(piece)
  return Buffer.concat(parts)
}

async function* feed(chunks: Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks
}

test.each([
  ['text behind the end', Buffer.concat([gzipSync(text), Buffer.from('\0\0{"a":1}')])],
  ['a member that is none behind the end', Buffer.concat([gzipSync(text), Buffer.from('{"a":1}')])],
  ['text behind the last frame', Buffer.concat([rawFrame(pieces(text, 50_000)), Buffer.from('{"a":1}\n')])],
])('a packed file with %s is unreadable', async (_, packed) => {
  const { source } = await readOne(packed)
  expect(source.tally.unreadable).toHaveLength(1)
})

test.each([
  ['a damaged beginning of gzip', Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(40, 7)]), /EPACKED/],
  ['a frame that wants 2 GiB of memory', rawFrame([text.subarray(0, 1_000)], { windowByte: 0xa8 }), /wants 2147483648 bytes of memory/],
  ['a cut header', Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0]), /cut off/],
  ['a reserved bit', Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 8, 0x58]), Buffer.alloc(40)]), /EPACKED/],
])('a packed file with %s is named as unreadable', async (_, packed, message) => {
  const repo = await writeFolder({ 't.jsonl': packed })
  const { problems, read } = await readAll({ repo, named: ['t.jsonl'] })
  expect(read).toEqual([])
  expect(problems).toMatchObject([{ path: 't.jsonl', message: expect.stringMatching(message) }])
})

test('a bomb is not unpacked beyond a bound', async () => {
  const first = toLines(claude.call(1, 'ls'), claude.result(1, 'ok'))
  // 2 GiB of blanks in some 2 MB, member behind member.
  const blanks = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))
  const { source } = await readOne(Buffer.concat([gzipSync(first), ...Array.from({ length: 32 }, () => blanks)]))
  expect(source.tally.calls).toBe(1)
  expect(source.tally.unreadable).toEqual([expect.stringContaining('it unpacks to more than 1073741824 bytes')])
}, 60_000)

test('run-length blocks and small blocks of zstd take neither memory nor time beyond a bound', async () => {
  const start = rawFrame([Buffer.from(toLines(claude.call(1, 'ls'), claude.result(1, 'ok')))])
  // Each three bytes and one stand for 128 KiB of blanks.
  const runs = Buffer.concat([Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x58]), Buffer.alloc(40_000, Buffer.from([2, 0, 16, 0x20]))])
  const { source } = await readOne(Buffer.concat([start, runs]))
  expect(source.tally.unreadable).toEqual([expect.stringContaining('it unpacks to more than')])
  const small = rawFrame(
    Array.from({ length: 200_000 }, () => Buffer.from(' ')),
    { windowByte: 0x68 },
  )
  const repo = await writeFolder({ 't.jsonl': Buffer.concat([start, small]) })
  const { problems } = await readAll({ repo, named: ['t.jsonl'] })
  expect(problems).toMatchObject([{ message: expect.stringContaining('too many small blocks') }])
}, 60_000)
