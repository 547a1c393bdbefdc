/** What a stream has brought so far. */
export interface Collected {
  /** The next bytes. */
  add(bytes: Buffer): void
  /** As UTF-8; a wrong sequence becomes U+FFFD, a byte order mark stays. */
  text(): string
  /** True once every writer has closed it. */
  closed: boolean
}

/** Keeps the first `cap` bytes; one byte more calls `overflow`, and the rest is thrown away. */
export function collectOutput(cap: number, overflow: () => void): Collected {
  const chunks: Buffer[] = []
  let room = cap
  return {
    add: (bytes) => {
      if (room > 0) chunks.push(bytes.subarray(0, room))
      if (bytes.length > room) overflow()
      room = Math.max(0, room - bytes.length)
    },
    text: () => Buffer.concat(chunks).toString('utf8'),
    closed: false,
  }
}
