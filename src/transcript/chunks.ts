import { readSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'

/** How much is read at a time, in bytes. */
export const chunkBytes = 256 * 1024

/** Where the next bytes of a file go: asked before each chunk. The part of the buffer that is given may be larger than a chunk, and is not empty. */
export type MakeRoom = () => Buffer

/**
 * Reads the file's bytes up to the size it has now: a transcript that still grows is not followed. Yields how many were put into the room that was
 * asked for. When the file cannot be opened or read, the error comes as the last item.
 */
export async function* readInto(file: string, makeRoom: MakeRoom): AsyncGenerator<number | Error> {
  try {
    const handle = await open(file, 'r')
    try {
      const { size } = await handle.stat()
      for (let position = 0; position < size; ) {
        const room = makeRoom()
        // A chunk from the page cache takes a fifth of the time that a promise for it does; hooks and timers get their turn all the same.
        const bytesRead = readSync(handle.fd, room, 0, Math.min(chunkBytes, room.length, size - position), position)
        if (bytesRead === 0) throw new ShrunkFileError(position, size)
        position += bytesRead
        yield bytesRead
        await nextTurn()
      }
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!isFileError(error)) throw error
    yield error
  }
}

/** The file's bytes in chunks, as `readInto` reads them. The yielded buffer is reused, so it is good only until the next one is asked for. */
export async function* readChunks(file: string): AsyncGenerator<Buffer | Error> {
  const buffer = Buffer.allocUnsafeSlow(chunkBytes)
  for await (const read of readInto(file, () => buffer)) yield typeof read === 'number' ? buffer.subarray(0, read) : read
}

/** The file became shorter while it was read. */
class ShrunkFileError extends Error {
  readonly code = 'ESHRUNK'
  readonly syscall = 'read'

  constructor(position: number, size: number) {
    super(`ESHRUNK: the file ended after ${position} of ${size} bytes`)
  }
}

/** True for an error of the file system (as opposed to a fault of ours). */
export function isFileError(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && 'syscall' in error
}
