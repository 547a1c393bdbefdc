import { createHash } from 'node:crypto'

/** More are forgotten, the oldest first: what comes again then is told again. */
const remembered = 10_000

/** Things that were told before, by the digests of their keys. */
export class Seen {
  readonly #keys = new Set<string>()

  has(key: unknown): boolean {
    return this.#keys.has(digest(key))
  }

  add(key: unknown): void {
    this.#keys.add(digest(key))
    const [oldest] = this.#keys
    if (this.#keys.size > remembered && oldest !== undefined) this.#keys.delete(oldest)
  }
}

function digest(key: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(key) ?? '')
    .digest('base64')
}
