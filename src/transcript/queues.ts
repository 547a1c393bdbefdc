import type { Recorded, Thread } from '../model/event.ts'
import type { CallStep, FateStep, MessageStep, MomentStep, PromptStep, ResultStep, ThreadRef } from '../model/step.ts'

/** A recorded call that waits for its result, or for an earlier call of its thread. */
export interface HeldCall {
  kind: 'call'
  step: CallStep
  thread: Thread
  order: number
  /** The model message that made it. */
  message: string | undefined
  result: ResultStep | null
  fate: Recorded | null
  isDone: boolean
  /** What its result or fate says may be said of another call. */
  isAmbiguous: boolean
}

/** A prompt that waits for an earlier call of its thread. */
export interface HeldPrompt {
  kind: 'prompt'
  step: PromptStep
  thread: Thread
  order: number
}

/** A moment that waits for an earlier call of its thread. */
export interface HeldMoment {
  kind: 'moment'
  step: MomentStep
  thread: Thread
  order: number
}

/** What came out of the queues, in recorded order within each thread. */
export type Held = HeldCall | HeldPrompt | HeldMoment

interface Queue {
  thread: Thread
  isMixed: boolean
  message: string | undefined
  held: Held[]
}

/** Bounds on what one session may keep open: calls, and characters of results that wait for an earlier call. */
export interface QueueLimits {
  calls: number
  characters: number
}

const forgottenThreads = 1_000

/**
 * One queue per thread: calls leave it in recorded order, each when its result has been read or its thread went on without one. Results
 * find their call by id, the oldest open one first, in their own thread before the others.
 */
export class ThreadQueues {
  readonly #limits: QueueLimits
  readonly #queues = new Map<string, Queue>()
  readonly #open = new Set<HeldCall>()
  readonly #byId = new Map<string, HeldCall[]>()
  #characters = 0
  #order = 0

  constructor(limits: QueueLimits) {
    this.#limits = limits
  }

  addCall(step: CallStep): void {
    const queue = this.#queue(step.thread)
    const call: HeldCall = {
      ...{ kind: 'call', step, thread: queue.thread, order: this.#order++, message: queue.message },
      ...{ result: null, fate: null, isDone: false, isAmbiguous: false },
    }
    queue.held.push(call)
    this.#open.add(call)
    const sameId = this.#byId.get(step.id)
    if (sameId) sameId.push(call)
    else this.#byId.set(step.id, [call])
  }

  addPrompt(step: PromptStep): Held[] {
    const queue = this.#queue(step.thread)
    if (step.queued !== true) this.#closeAll(queue)
    queue.held.push({ kind: 'prompt', step, thread: queue.thread, order: this.#order++ })
    return this.#release(queue)
  }

  /** A moment waits for the calls before it, and closes none: a subagent works while its parent's call is open. */
  addMoment(step: MomentStep): Held[] {
    const queue = this.#queue(step.thread)
    queue.held.push({ kind: 'moment', step, thread: queue.thread, order: this.#order++ })
    return this.#release(queue)
  }

  addMessage(step: MessageStep): Held[] {
    const queue = this.#queue(step.thread)
    if (step.id !== undefined && step.id === queue.message) return []
    queue.message = step.id
    if (queue.isMixed) return []
    this.#closeAll(queue)
    return this.#release(queue)
  }

  /** null when no open call has that id. */
  addResult(step: ResultStep): Held[] | null {
    const call = this.#find(step.callId, step.thread?.id)
    if (call === undefined) return null
    call.isAmbiguous = this.#isAmbiguous(call, step.thread?.id)
    call.result = step
    this.#characters += step.text.length
    this.#close(call)
    return this.#release(this.#queue(call.thread))
  }

  /** null when no open call has that id. */
  addFate(step: FateStep): Held[] | null {
    const call = this.#find(step.callId, step.thread?.id)
    if (call === undefined) return null
    call.isAmbiguous = this.#isAmbiguous(call, step.thread?.id)
    call.fate = step.recorded
    if (step.final !== true) return []
    this.#close(call)
    return this.#release(this.#queue(call.thread))
  }

  /** The oldest open call, given up because too much is open; null while the bounds hold. */
  giveUpOldest(): { call: HeldCall; released: Held[] } | null {
    if (this.#open.size <= this.#limits.calls && this.#characters <= this.#limits.characters) return null
    for (const call of this.#open) {
      this.#close(call)
      return { call, released: this.#release(this.#queue(call.thread)) }
    }
    return null
  }

  /** Everything that is left, in recorded order over all threads. */
  end(): Held[] {
    for (const call of this.#open) this.#close(call)
    const left = [...this.#queues.values()].flatMap((queue) => this.#release(queue))
    return left.sort((a, b) => a.order - b.order)
  }

  #queue(ref: ThreadRef | Thread | undefined): Queue {
    const id = ref?.id ?? 'main'
    const known = this.#queues.get(id)
    if (known) return known
    const thread: Thread = { id, subagent: ref !== undefined, ...(ref?.agentType !== undefined && { agentType: ref.agentType }) }
    const isMixed = ref !== undefined && 'mixed' in ref && ref.mixed === true
    const queue: Queue = { thread, isMixed, message: undefined, held: [] }
    if (this.#queues.size >= forgottenThreads) this.#forgetIdle()
    this.#queues.set(id, queue)
    return queue
  }

  #forgetIdle(): void {
    for (const [id, queue] of this.#queues) if (queue.held.length === 0 && id !== 'main') this.#queues.delete(id)
  }

  #find(id: string, threadId = 'main'): HeldCall | undefined {
    const open = this.#byId.get(id)
    return open?.find((call) => call.thread.id === threadId) ?? open?.[0]
  }

  /** Several open calls have the id, or the call is another thread's: the result may be another call's. */
  #isAmbiguous(call: HeldCall, threadId = 'main'): boolean {
    return (this.#byId.get(call.step.id)?.length ?? 0) > 1 || call.thread.id !== threadId
  }

  #closeAll(queue: Queue): void {
    for (const held of queue.held) if (held.kind === 'call') this.#close(held)
  }

  #close(call: HeldCall): void {
    call.isDone = true
    this.#open.delete(call)
    const sameId = this.#byId.get(call.step.id) ?? []
    const index = sameId.indexOf(call)
    if (index !== -1) sameId.splice(index, 1)
    if (sameId.length === 0) this.#byId.delete(call.step.id)
  }

  #release(queue: Queue): Held[] {
    const waiting = queue.held.findIndex((held) => held.kind === 'call' && !held.isDone)
    const released = queue.held.splice(0, waiting === -1 ? queue.held.length : waiting)
    for (const held of released) if (held.kind === 'call') this.#characters -= held.result?.text.length ?? 0
    return released
  }
}
