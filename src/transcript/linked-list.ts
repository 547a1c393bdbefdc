interface Link<T> {
  value: T
  before: Link<T> | null
  behind: Link<T> | null
}

/** Values in the order in which they came, each of which can be taken out at any time: everything but walking through it takes constant time. */
export class LinkedList<T> {
  #first: Link<T> | null = null
  #last: Link<T> | null = null
  #size = 0

  get size(): number {
    return this.#size
  }

  /** The one that is in for the longest time; undefined when the list is empty. */
  get first(): T | undefined {
    return this.#first?.value
  }

  /** Returns what takes the value out again, to be called once. */
  add(value: T): () => void {
    const link: Link<T> = { value, before: this.#last, behind: null }
    if (this.#last === null) this.#first = link
    else this.#last.behind = link
    this.#last = link
    this.#size += 1
    return () => this.#remove(link)
  }

  /** Takes out the first ones for which `test` holds. */
  takeWhile(test: (value: T) => boolean): T[] {
    const taken: T[] = []
    for (let link = this.#first; link !== null && test(link.value); link = this.#first) {
      taken.push(link.value)
      this.#remove(link)
    }
    return taken
  }

  *[Symbol.iterator](): Generator<T> {
    for (let link = this.#first; link !== null; link = link.behind) yield link.value
  }

  #remove(link: Link<T>): void {
    const { before, behind } = link
    if (before === null) this.#first = behind
    else before.behind = behind
    if (behind === null) this.#last = before
    else behind.before = before
    this.#size -= 1
    // A link that has grown old would keep all that came after it from the collection of young garbage.
    link.before = null
    link.behind = null
  }
}
