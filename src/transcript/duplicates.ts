import { hash, randomBytes } from 'node:crypto'

/**
 * Remembers what was seen, over all files of a run, in 8 bytes a key (13 at most with the table's free slots). The keys are salted
 * anew in each run: who writes a transcript cannot compute two calls that look alike, and so hide one behind the other.
 */
export class DuplicateFilter {
  readonly #salt = randomBytes(16).toString('hex')
  #slots = new Uint32Array(2 * 1024)
  #size = 0

  /** True when any of the keys was seen before. Afterwards all of them are. */
  see(keys: readonly string[]): boolean {
    return keys.map((key) => this.#add(key)).includes(true)
  }

  /** For a test of the promise above: bytes held and keys seen. */
  get footprint(): { bytes: number; keys: number } {
    return { bytes: this.#slots.byteLength, keys: this.#size }
  }

  #add(key: string): boolean {
    const digest = hash('sha256', this.#salt + key)
    // Slot 0/0 means free.
    const isNew = this.#place(Number.parseInt(digest.slice(0, 8), 16) || 1, Number.parseInt(digest.slice(8, 16), 16))
    if (!isNew) return true
    this.#size += 1
    if (this.#size > 0.9 * (this.#slots.length / 2)) this.#grow()
    return false
  }

  #place(low: number, high: number): boolean {
    const count = this.#slots.length / 2
    for (let index = (low ^ high) >>> 0; ; index += 1) {
      const slot = 2 * (index % count)
      if (this.#slots[slot] === 0) {
        this.#slots[slot] = low
        this.#slots[slot + 1] = high
        return true
      }
      if (this.#slots[slot] === low && this.#slots[slot + 1] === high) return false
    }
  }

  #grow(): void {
    const old = this.#slots
    this.#slots = new Uint32Array(2 * Math.ceil((old.length / 2) * 1.5))
    for (let slot = 0; slot < old.length; slot += 2) {
      const low = old[slot] ?? 0
      if (low !== 0) this.#place(low, old[slot + 1] ?? 0)
    }
  }
}

/** A short text that stands for a value of any size. */
export function digestValue(value: unknown): string {
  return hash('sha256', JSON.stringify(value) ?? '', 'base64')
}
