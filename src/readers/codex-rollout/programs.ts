import type { CallStep, Step } from '../../model/step.ts'
import { isProgram } from './calls.ts'

/** Steps held back behind a program until it is known whether its calls are recorded. */
const heldSteps = 1_000

/**
 * In code mode the model's call is a program that calls the tools itself. Hooks see each of those calls; a rollout holds them only where the version
 * writes events about them. The program is held back until the first of these, or its own result, comes. Where its calls are recorded it is none
 * itself: it would be judged by what it might have called, beside what it did.
 */
export class Programs {
  #program: CallStep | null = null
  readonly #behind: Step[] = []
  /** Programs that are no calls, and have results all the same. */
  readonly #told = new Set<string>();

  /** `isNested`: an event alone tells of the call. */
  *pass(step: Step, isNested: boolean): Generator<Step> {
    if (this.#program !== null && (isNested || this.#isOver(step))) yield* this.#release(isNested)
    if (step.kind === 'result' && this.#told.delete(step.callId)) yield { kind: 'ignored', type: 'exec' }
    else if (this.#program !== null) this.#behind.push(step)
    else if (step.kind === 'call' && isProgram(step)) this.#program = step
    else yield step
  }

  /** No further record comes. */
  *end(): Generator<Step> {
    yield* this.#release(false)
  }

  #isOver(step: Step): boolean {
    if (step.kind === 'call') return isProgram(step)
    if (step.kind === 'result') return step.callId === this.#program?.id
    return step.kind === 'prompt' || step.kind === 'session' || this.#behind.length === heldSteps
  }

  *#release(isRecorded: boolean): Generator<Step> {
    if (this.#program === null) return
    if (isRecorded) this.#told.add(this.#program.id)
    yield isRecorded ? { kind: 'ignored', type: 'exec' } : { ...this.#program, lacks: [...(this.#program.lacks ?? []), 'code_mode_nested'] }
    yield* this.#behind
    this.#program = null
    this.#behind.length = 0
  }
}
