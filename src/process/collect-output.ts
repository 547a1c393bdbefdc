import type { Readable } from 'node:stream'

/** What a stream has brought so far. */
export interface Collected {
  /** As UTF-8; a wrong sequence becomes U+FFFD, a byte order mark stays. */
  text(): string
  /** True once every writer has closed it. */
  closed: boolean
}

/** Keeps the first `cap` bytes; one byte more calls `overflow`, and the rest is thrown away. */
export function collectOutput(stream: Readable, cap: number, on: { overflow: () => void; close: () => void }): Collected {
  const chunks: Buffer[] = []
  let room = cap
  stream.on('data', (chunk: Buffer) => {
    if (room > 0) chunks.push(chunk.subarray(0, room))
    if (chunk.length > room) on.overflow()
    room = Math.max(0, room - chunk.length)
  })
  const collected: Collected = { text: () => Buffer.concat(chunks).toString('utf8'), closed: false }
  stream.on('close', () => {
    collected.closed = true
    on.close()
  })
  return collected
}
