import { type FileHandle, open } from 'node:fs/promises'

const chunkBytes = 256 * 1024

/**
 * The file's bytes up to the size it has now: a transcript that still grows is not followed. The yielded buffer is reused, so it is good
 * only until the next one is asked for. When the file cannot be opened or read, the error comes as the last item.
 */
export async function* readChunks(file: string): AsyncGenerator<Buffer | Error> {
  try {
    const handle = await open(file, 'r')
    try {
      yield* readUpTo(handle, (await handle.stat()).size)
    } finally {
      await handle.close()
    }
  } catch (error) {
    if (!isFileError(error)) throw error
    yield error
  }
}

async function* readUpTo(handle: FileHandle, size: number): AsyncGenerator<Buffer> {
  const buffer = Buffer.allocUnsafe(Math.max(1, Math.min(chunkBytes, size)))
  let position = 0
  while (position < size) {
    const { bytesRead } = await handle.read(buffer, 0, Math.min(buffer.length, size - position), position)
    if (bytesRead === 0) throw new ShrunkFileError(position, size)
    position += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
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
