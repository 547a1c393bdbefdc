const HEAD_BYTES = 5

/** One letter, the length of the payload in four bytes, the payload: as helper.pl reads it. */
export function writeFrame(letter: string, payload: Buffer): Buffer {
  const head = Buffer.alloc(HEAD_BYTES)
  head.write(letter, 'latin1')
  head.writeUInt32BE(payload.length, 1)
  return Buffer.concat([head, payload])
}

/** Texts one after the other in UTF-8, the length of each in four bytes before it. */
export function writeTexts(texts: readonly string[]): Buffer {
  const parts = texts.flatMap((text) => {
    const bytes = Buffer.from(text, 'utf8')
    const length = Buffer.alloc(4)
    length.writeUInt32BE(bytes.length)
    return [length, bytes]
  })
  return Buffer.concat(parts)
}

/** Returns what takes the bytes as they come, in any pieces, and calls `take` for each whole frame. */
export function readFrames(take: (letter: string, payload: Buffer) => void): (bytes: Buffer) => void {
  let pending: Buffer = Buffer.alloc(0)
  return (bytes) => {
    pending = pending.length === 0 ? bytes : Buffer.concat([pending, bytes])
    while (pending.length >= HEAD_BYTES) {
      const end = HEAD_BYTES + pending.readUInt32BE(1)
      if (pending.length < end) break
      const letter = String.fromCharCode(pending[0] ?? 0)
      const payload = pending.subarray(HEAD_BYTES, end)
      pending = pending.subarray(end)
      take(letter, payload)
    }
  }
}
