import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { Decompress } from 'fzstd'
import { FileFault, isFileError } from './file-fault.ts'
import { ZstdFrames } from './zstd-frames.ts'

/** How a file may be packed; told by its first bytes (RFC 1952 §2.3.1, RFC 8878 §3.1.1), never by its name. */
export type Packing = 'gzip' | 'zstd'

/** A file that unpacks to more is not read to its end, in bytes: real sessions have some megabytes, and a bomb has no end. */
export const unpackedLimit = 1024 * 1024 * 1024

const magics: readonly [Packing, Buffer][] = [
  ['gzip', Buffer.from([0x1f, 0x8b])],
  ['zstd', Buffer.from([0x28, 0xb5, 0x2f, 0xfd])],
]

/** How the bytes that a file begins with are packed; null for plain ones. */
export function tellPacking(start: Buffer): Packing | null {
  return magics.find(([, magic]) => start.subarray(0, magic.length).equals(magic))?.[0] ?? null
}

/** The bytes that packed chunks stand for, in pieces of some kilobytes. Throws a FileFault for what is damaged, cut off or a bomb. */
export async function* unpack(chunks: AsyncIterable<Buffer>, packing: Packing, limit: number = unpackedLimit): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const piece of packing === 'gzip' ? gunzip(chunks) : unzstd(chunks)) {
    size += piece.length
    if (size > limit) throw new FileFault('EPACKED', `it unpacks to more than ${limit} bytes, of which the rest was not read`)
    yield piece
  }
}

async function* gunzip(chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  const stream = createGunzip()
  const last = { content: 0, read: 0 }
  const feeding = pipeline(watchContent(chunks, last), stream).catch((error: unknown) => error)
  try {
    yield* stream
  } catch (error) {
    throw isFileError(error) ? error : damaged('gzip', error)
  }
  const fault = await feeding
  if (fault instanceof Error) throw fault
  // Node passes over what stands behind a NUL, as padding.
  if (last.content > stream.bytesWritten) throw damaged('gzip', new Error('text behind its end'))
}

/** Notes where the last byte stands that is no padding. */
async function* watchContent(chunks: AsyncIterable<Buffer>, last: { content: number; read: number }): AsyncGenerator<Buffer> {
  for await (const chunk of chunks) {
    let end = chunk.length
    while (end > 0 && chunk[end - 1] === 0) end -= 1
    if (end > 0) last.content = last.read + end
    last.read += chunk.length
    yield Buffer.from(chunk)
  }
}

/** A byte of a packed block may stand for 32 KiB of output: so little is unpacked at a time. */
const sliceBytes = 1024

async function* unzstd(chunks: AsyncIterable<Buffer>): AsyncGenerator<Uint8Array> {
  const frames = new ZstdFrames()
  let pieces: Uint8Array[] = []
  const decompressor = new Decompress((piece) => pieces.push(piece))
  const push = (slice: Uint8Array, isLast: boolean) => {
    pieces = []
    try {
      decompressor.push(slice, isLast)
    } catch (error) {
      throw damaged('zstd', error)
    }
    return pieces
  }
  for await (const chunk of chunks) {
    frames.take(chunk)
    for (let at = 0; at < chunk.length; at += sliceBytes) yield* push(Buffer.from(chunk.subarray(at, at + sliceBytes)), false)
  }
  frames.end()
  yield* push(new Uint8Array(0), true)
}

function damaged(packing: Packing, error: unknown): FileFault {
  return new FileFault('EPACKED', `the ${packing} file is damaged or cut off: ${error instanceof Error ? error.message : String(error)}`)
}
