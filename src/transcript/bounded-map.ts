/** Values by key, of which only the newest `limit` are kept: what a reader remembers of a file must not grow with it. */
export class BoundedMap<T> {
  readonly #limit: number
  readonly #values = new Map<string, T>()

  constructor(limit: number) {
    this.#limit = limit
  }

  get(key: string): T | undefined {
    return this.#values.get(key)
  }

  /** Keeps the value under the key; a key set again counts as new. */
  set(key: string, value: T): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    if (this.#values.size > this.#limit) this.#values.delete(this.#oldest())
  }

  /** The value, which is forgotten. */
  take(key: string): T | undefined {
    const value = this.#values.get(key)
    this.#values.delete(key)
    return value
  }

  #oldest(): string {
    for (const key of this.#values.keys()) return key
    return ''
  }
}
