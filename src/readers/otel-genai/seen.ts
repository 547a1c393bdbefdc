import { digestValue } from '../../transcript/duplicates.ts'

/** At least so many are remembered, at most twice as many: what is forgotten is told again when it comes again. */
const remembered = 10_000

/** Things that were told before, by the digests of their keys. */
export class Seen {
  #last = new Set<string>()
  #before = new Set<string>()

  has(key: unknown): boolean {
    const digest = digestValue(key)
    return this.#last.has(digest) || this.#before.has(digest)
  }

  add(key: unknown): void {
    this.#last.add(digestValue(key))
    if (this.#last.size < remembered) return
    this.#before = this.#last
    this.#last = new Set()
  }
}
