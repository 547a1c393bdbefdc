import type { Recorded, RecordedBy, Thread } from '../model/event.ts'
import type { CallStep, FateStep, MessageStep, MomentStep, PromptStep, ResultStep, ThreadRef } from '../model/step.ts'
import { CallsById } from './calls-by-id.ts'
import { LinkedList } from './linked-list.ts'
import { measureValue } from './values.ts'

/** A recorded call that waits for its result, or for an earlier call of its thread. */
export interface HeldCall {
  kind: 'call'
  step: CallStep
  thread: Thread
  order: number
  /** Characters that it and its result take. */
  size: number
  /** The model message that made it. */
  message: string | undefined
  result: ResultStep | null
  fate: Recorded | null
  /** Who brought it about, where a notice tells. */
  fateBy: RecordedBy | undefined
  isDone: boolean
  /** What its result or fate says may be said of another call, or be contradicted unseen. */
  isAmbiguous: boolean
  /** A call with the same id was open when it came: results may come in any order. */
  hasTwin: boolean
}

/** A prompt that waits for an earlier call of its thread. */
export interface HeldPrompt {
  kind: 'prompt'
  step: PromptStep
  thread: Thread
  order: number
  size: number
}

/** A moment that waits for an earlier call of its thread. */
export interface HeldMoment {
  kind: 'moment'
  step: MomentStep
  thread: Thread
  order: number
  size: number
}

/** What came out of the queues, in recorded order within each thread. */
export type Held = HeldCall | HeldPrompt | HeldMoment

interface Queue {
  thread: Thread
  isMixed: boolean
  message: string | undefined
  held: LinkedList<Held>
  /** Its open calls by id. */
  open: CallsById<HeldCall>
  /** Takes it out of the idle ones. */
  wake: (() => void) | null
}

/** Bounds on what one session may hold back: calls and prompts, and the characters that they take with their results (`measureValue`). */
export interface QueueLimits {
  held: number
  characters: number
}

/** Threads with nothing open whose last model message is remembered. */
const idleThreads = 1_000
/** In characters, of a thread's and its message's id; real ones have some 40. */
const rememberedIds = 1_000

/**
 * One queue per thread: calls leave it in recorded order, each when its result has been read or its thread went on without one. Results
 * find their call by id, the oldest open one first, in their own thread before the others. No record costs more for what is held already.
 */
export class ThreadQueues {
  readonly #limits: QueueLimits
  readonly #closed: (call: HeldCall) => void
  readonly #queues = new Map<string, Queue>()
  readonly #idle = new LinkedList<Queue>()
  readonly #open = new LinkedList<HeldCall>()
  readonly #byId = new CallsById<HeldCall>()
  readonly #closers = new Map<HeldCall, (() => void)[]>()
  #held = 0
  #characters = 0
  #order = 0

  /** `closed` is told of each call whose result or fate is known, or will not be known. */
  constructor(limits: QueueLimits, closed: (call: HeldCall) => void) {
    this.#limits = limits
    this.#closed = closed
  }

  addCall(step: CallStep): void {
    const queue = this.#queue(step.thread)
    const call: HeldCall = {
      ...{ kind: 'call', step, thread: queue.thread, order: this.#order++, size: measureValue(step), message: queue.message },
      ...{ result: null, fate: null, fateBy: undefined, isDone: false, isAmbiguous: false, hasTwin: this.#byId.count(step.id) > 0 },
    }
    this.#hold(queue, call)
    this.#closers.set(call, [this.#open.add(call), this.#byId.add(call), queue.open.add(call)])
  }

  addPrompt(step: PromptStep): Held[] {
    const queue = this.#queue(step.thread)
    if (step.queued !== true) this.#closeAll(queue)
    this.#hold(queue, { kind: 'prompt', step, thread: queue.thread, order: this.#order++, size: measureValue(step) })
    return this.#release(queue)
  }

  /** A moment waits for the calls before it, and closes none: a subagent works while its parent's call is open. */
  addMoment(step: MomentStep): Held[] {
    const queue = this.#queue(step.thread)
    this.#hold(queue, { kind: 'moment', step, thread: queue.thread, order: this.#order++, size: measureValue(step) })
    return this.#release(queue)
  }

  addMessage(step: MessageStep): Held[] {
    const queue = this.#queue(step.thread)
    const isNew = step.id === undefined || step.id !== queue.message
    queue.message = step.id
    if (isNew && !queue.isMixed) this.#closeAll(queue)
    return this.#release(queue)
  }

  /** null when no open call has that id. */
  addResult(step: ResultStep): Held[] | null {
    const call = this.#find(step)
    if (call === undefined) return null
    const size = measureValue(step)
    call.result = step
    call.size += size
    this.#characters += size
    return this.#finish(call)
  }

  /** null when no open call has that id. */
  addFate(step: FateStep): Held[] | null {
    const call = this.#find(step)
    if (call === undefined) return null
    call.fate = step.recorded
    call.fateBy = step.recordedBy ?? call.fateBy
    return step.final === true ? this.#finish(call) : []
  }

  /** The oldest open call, given up because too much is held back; null while the bounds hold. */
  giveUpOldest(): { call: HeldCall; released: Held[] } | null {
    if (this.#held <= this.#limits.held && this.#characters <= this.#limits.characters) return null
    const call = this.#open.first
    return call === undefined ? null : { call, released: this.#finish(call) }
  }

  /** Everything that is left, in recorded order over all threads. */
  end(): Held[] {
    for (const queue of this.#queues.values()) this.#closeAll(queue)
    const left = [...this.#queues.values()].flatMap((queue) => this.#release(queue))
    return left.sort((a, b) => a.order - b.order)
  }

  #queue(ref: ThreadRef | Thread | undefined): Queue {
    const id = ref?.id ?? 'main'
    const known = this.#queues.get(id)
    if (known) {
      known.wake?.()
      known.wake = null
      return known
    }
    const thread: Thread = { id, subagent: ref !== undefined, ...(ref?.agentType !== undefined && { agentType: ref.agentType }) }
    const isMixed = ref !== undefined && 'mixed' in ref && ref.mixed === true
    const queue: Queue = { thread, isMixed, message: undefined, held: new LinkedList(), open: new CallsById(), wake: null }
    this.#queues.set(id, queue)
    return queue
  }

  #hold(queue: Queue, held: Held): void {
    queue.held.add(held)
    this.#held += 1
    this.#characters += held.size
  }

  /** The oldest open call with the id, and whether another one may be meant: several have it, or the call is another thread's. */
  #find({ callId, thread }: ResultStep | FateStep): HeldCall | undefined {
    const threadId = thread?.id ?? 'main'
    const call = this.#queues.get(threadId)?.open.first(callId) ?? this.#byId.first(callId)
    if (call !== undefined) call.isAmbiguous = call.hasTwin || this.#byId.count(callId) > 1 || call.thread.id !== threadId
    return call
  }

  #finish(call: HeldCall): Held[] {
    const queue = this.#queue(call.thread)
    this.#close(call)
    return this.#release(queue)
  }

  #closeAll(queue: Queue): void {
    for (const held of queue.held) if (held.kind === 'call' && !held.isDone) this.#close(held)
  }

  #close(call: HeldCall): void {
    call.isDone = true
    for (const leave of this.#closers.get(call) ?? []) leave()
    this.#closers.delete(call)
    this.#closed(call)
  }

  #release(queue: Queue): Held[] {
    const released = queue.held.takeWhile((held) => held.kind !== 'call' || held.isDone)
    this.#held -= released.length
    for (const held of released) this.#characters -= held.size
    if (queue.held.size === 0) this.#rest(queue)
    return released
  }

  #rest(queue: Queue): void {
    const { id } = queue.thread
    if (id === 'main' || queue.wake !== null) return
    if (id.length + (queue.message?.length ?? 0) > rememberedIds) this.#queues.delete(id)
    else queue.wake = this.#idle.add(queue)
    if (this.#idle.size <= idleThreads) return
    const oldest = this.#idle.first
    oldest?.wake?.()
    if (oldest) this.#queues.delete(oldest.thread.id)
  }
}
