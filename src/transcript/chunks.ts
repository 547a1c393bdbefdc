import { readSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { FileFault, isFileError } from './file-fault.ts'
import { tellPacking, unpack } from './unpack.ts'

/** How much is read at a time, in bytes. */
export const chunkBytes = 256 * 1024

/** Where the next bytes of a file go: asked before each chunk. The part of the buffer that is given may be larger than a chunk, and is not empty. */
export type MakeRoom = () => Buffer

/**
 * Reads the file's bytes up to the size it has now: a transcript that still grows is not followed. A packed file is read as what it holds. Yields how
 * many bytes were put into the room that was asked for. When the file cannot be opened or read, the error comes as the last item.
 */
export async function* readInto(file: string, makeRoom: MakeRoom): AsyncGenerator<number | Error> {
  try {
    const handle = await open(file, 'r')
    try {
      const { size } = await handle.stat()
      const packing = tellPacking(await readStart(handle))
      if (packing === null) yield* readPlain(handle, size, makeRoom)
      else for await (const piece of unpack(readPacked(handle, size), packing)) yield* pour(piece, makeRoom)
      const now = (await handle.stat()).size
      if (now > size)
        throw new FileFault('EGREW', `the file grew from ${size} to ${now} bytes while it was read, and what came later was not`)
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!isFileError(error)) throw error
    yield error
  }
}

async function readStart(handle: FileHandle): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0)
  return buffer.subarray(0, bytesRead)
}

async function* readPlain(handle: FileHandle, size: number, makeRoom: MakeRoom): AsyncGenerator<number> {
  for (let position = 0; position < size; ) {
    const room = makeRoom()
    // A chunk from the page cache takes a fifth of the time that a promise for it does; hooks and timers get their turn all the same.
    const bytesRead = readSync(handle.fd, room, 0, Math.min(chunkBytes, room.length, size - position), position)
    if (bytesRead === 0) throw new FileFault('ESHRUNK', `the file ended after ${position} of ${size} bytes`)
    position += bytesRead
    yield bytesRead
    await nextTurn()
  }
}

async function* readPacked(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(chunkBytes)
  for await (const bytes of readPlain(handle, size, () => buffer)) yield buffer.subarray(0, bytes)
}

function* pour(piece: Uint8Array, makeRoom: MakeRoom): Generator<number> {
  for (let at = 0; at < piece.length; ) {
    const room = makeRoom()
    const part = piece.subarray(at, at + Math.min(chunkBytes, room.length))
    room.set(part)
    at += part.length
    yield part.length
  }
}

/** The file's bytes in chunks, as `readInto` reads them. The yielded buffer is reused, so it is good only until the next one is asked for. */
export async function* readChunks(file: string): AsyncGenerator<Buffer | Error> {
  const buffer = Buffer.allocUnsafeSlow(chunkBytes)
  for await (const read of readInto(file, () => buffer)) yield typeof read === 'number' ? buffer.subarray(0, read) : read
}
