import { LinkedList } from './linked-list.ts'

/** Longer ids are never kept for later, in characters. */
const keptId = 1_000
const keptLists = 16

/**
 * Open calls by id, the oldest of an id first. Ids with no open call are kept as long as they are fewer than the others: V8 looks through
 * all that was deleted under a key, so an id that is used again and again would become slow.
 */
export class CallsById<T extends { step: { id: string } }> {
  readonly #lists = new Map<string, LinkedList<T>>()
  #empty = 0

  /** The oldest open call with the id. */
  first(id: string): T | undefined {
    return this.#lists.get(id)?.first
  }

  /** How many open calls have the id. */
  count(id: string): number {
    return this.#lists.get(id)?.size ?? 0
  }

  /** Returns what takes the call out again, to be called once. */
  add(call: T): () => void {
    const { id } = call.step
    const known = this.#lists.get(id)
    const list = known ?? new LinkedList<T>()
    if (known === undefined) this.#lists.set(id, list)
    else if (known.size === 0) this.#empty -= 1
    const leave = list.add(call)
    return () => {
      leave()
      if (list.size === 0) this.#countEmpty(id)
    }
  }

  #countEmpty(id: string): void {
    if (id.length > keptId) {
      this.#lists.delete(id)
      return
    }
    this.#empty += 1
    if (this.#empty <= this.#lists.size / 2 + keptLists) return
    for (const [key, list] of this.#lists) if (list.size === 0) this.#lists.delete(key)
    this.#empty = 0
  }
}
