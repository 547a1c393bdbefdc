/** Calls without a result that are remembered: beyond them the turn counts as begun anew. */
const rememberedCalls = 10_000

/**
 * Numbers the responses of a model in formats that record what one holds piece by piece and give it no id: whatever the model does belongs to one
 * response until all its calls are answered, or somebody speaks.
 */
export class Responses {
  #number = 0
  #isOver = true
  readonly #open = new Set<string>()

  /** The model does something: the id of the response that it belongs to, and whether it begins with it. */
  speak(): { id: string; isNew: boolean } {
    const isNew = this.#isOver && this.#open.size === 0
    if (isNew) this.#number += 1
    this.#isOver = false
    return { id: `response-${this.#number}`, isNew }
  }

  /** Whether a call waits for its result. */
  get isWaiting(): boolean {
    return this.#open.size > 0
  }

  /** A call that a result is recorded of. */
  call(id: string): void {
    if (this.#open.size === rememberedCalls) this.#open.clear()
    this.#open.add(id)
  }

  answer(id: string): void {
    this.#open.delete(id)
    this.#isOver = true
  }

  /** A prompt, or the end of a turn: nothing that is open will be answered. */
  endTurn(): void {
    this.#open.clear()
    this.#isOver = true
  }
}
