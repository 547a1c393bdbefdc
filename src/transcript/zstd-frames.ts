import { FileFault } from './file-fault.ts'

/** In bytes: what the zstd program itself takes without being told otherwise (its `--memory`, 1 << 27). */
const windowLimit = 128 * 1024 * 1024

/**
 * The decompressor moves a whole window for each block, however small the block is. In bytes moved: as much as takes some seconds. What an encoder
 * makes of 1 GiB by itself, 8,192 blocks with a window of 8 MiB, stays within it.
 */
const workLimit = 96 * 1024 * 1024 * 1024

const frameMagic = 0xfd2fb528
const skippableMagic = 0x184d2a50

/**
 * Follows the frames and blocks of a zstd file without unpacking them, so that no header makes the decompressor take more memory or time than a file is
 * worth, and a file that ends in mid-frame is told. Source: RFC 8878 §3.1.1 and §3.1.2.
 */
export class ZstdFrames {
  readonly #walk = walkFrames()
  readonly #held = Buffer.alloc(18)
  #size = 0
  #wanted: Wanted

  constructor() {
    this.#wanted = next(this.#walk)
  }

  /** The next bytes of the file. Throws a FileFault. */
  take(chunk: Buffer): void {
    for (let at = 0; at < chunk.length; ) {
      const { bytes, isPassedOver } = this.#wanted
      const taken = Math.min(bytes - this.#size, chunk.length - at)
      if (!isPassedOver) chunk.copy(this.#held, this.#size, at, at + taken)
      this.#size += taken
      at += taken
      if (this.#size < bytes) return
      this.#size = 0
      this.#wanted = next(this.#walk, this.#held)
    }
  }

  /** No further bytes come. */
  end(): void {
    if (this.#size > 0 || !this.#wanted.isStart) throw new FileFault('EPACKED', 'the zstd file is cut off')
  }
}

interface Wanted {
  bytes: number
  /** They need not be looked at. */
  isPassedOver: boolean
  /** The file may end here. */
  isStart: boolean
}

function next(walk: Generator<Wanted, never, Buffer>, held: Buffer = Buffer.alloc(0)): Wanted {
  for (let { value } = walk.next(held); ; { value } = walk.next(held)) if (value.bytes > 0) return value
}

const want = (bytes: number): Wanted => ({ bytes, isPassedOver: false, isStart: false })
const passOver = (bytes: number): Wanted => ({ bytes, isPassedOver: true, isStart: false })

function* walkFrames(): Generator<Wanted, never, Buffer> {
  let work = 0
  for (;;) {
    const magic = (yield { ...want(4), isStart: true }).readUInt32LE()
    if ((magic & 0xfffffff0) >>> 0 === skippableMagic) {
      yield passOver((yield want(4)).readUInt32LE())
      continue
    }
    if (magic !== frameMagic) throw new FileFault('EPACKED', 'the zstd file is damaged: no frame begins where one should')
    const { window, hasChecksum } = yield* walkHeader()
    if (window > windowLimit) throw new FileFault('EPACKED', `the zstd file wants ${window} bytes of memory: unpack it first, zstd -d FILE`)
    for (let isLast = false; !isLast; ) {
      const block = (yield want(3)).readUIntLE(0, 3)
      isLast = (block & 1) === 1
      work += Math.max(window, 1024)
      if (work > workLimit) throw new FileFault('EPACKED', 'the zstd file has too many small blocks: unpack it first, zstd -d FILE')
      // Of a run-length block the size is that of the output, and one byte is stored.
      yield passOver(((block >> 1) & 3) === 1 ? 1 : block >> 3)
    }
    if (hasChecksum) yield passOver(4)
  }
}

function* walkHeader(): Generator<Wanted, { window: number; hasChecksum: boolean }, Buffer> {
  const descriptor = (yield want(1)).readUInt8()
  const isSingle = (descriptor & 0x20) !== 0
  const windowByte = isSingle ? null : (yield want(1)).readUInt8()
  const dictionary = [0, 1, 2, 4][descriptor & 3] ?? 0
  if (dictionary > 0) yield passOver(dictionary)
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0
  const content = sizeBytes === 0 ? 0 : readSize(yield want(sizeBytes), sizeBytes)
  const base = 2 ** (10 + ((windowByte ?? 0) >> 3))
  const window = windowByte === null ? content : base + (base / 8) * (windowByte & 7)
  return { window, hasChecksum: (descriptor & 4) !== 0 }
}

function readSize(bytes: Buffer, count: number): number {
  if (count === 8) return Number(bytes.readBigUInt64LE())
  return bytes.readUIntLE(0, count) + (count === 2 ? 256 : 0)
}
