import type { MomentFacts, RecordedBy } from '../../model/event.ts'
import type { CallStep } from '../../model/step.ts'
import { digestValue } from '../../transcript/duplicates.ts'

type Call = Pick<CallStep, 'name' | 'args' | 'raw'>

const message = 'assistant.message'

/** What is known of a call that is not finished. */
export class OpenCall {
  permission: MomentFacts['decision']
  deniedBy: RecordedBy | undefined
  readonly #tellers: Set<string>
  readonly #name: string
  readonly #arguments: ReadonlyMap<string, string>

  constructor(teller: string, call: Call) {
    this.#tellers = new Set([teller])
    this.#name = call.name
    this.#arguments = digestArguments(call)
  }

  /** Whether no message asked for the call yet: it is recorded behind the call's begin. */
  get awaitsMessage(): boolean {
    return ![...this.#tellers].some(isMessage)
  }

  /**
   * Whether `teller` tells of this call, and not of another one under its id: the ids of local models repeat. One message asks for a call, one
   * event says that it begins, and with nothing else than what was asked for (some files leave arguments out there).
   */
  isRepeatedBy(teller: string, call: Call): boolean {
    const isSame = call.name === this.#name && [...digestArguments(call)].every(([key, digest]) => this.#arguments.get(key) === digest)
    if (!isSame) return false
    // A message may come in several pieces, under one id.
    if (this.#tellers.has(teller)) return teller.startsWith(`${message} `)
    if (isMessage(teller) && !this.awaitsMessage) return false
    this.#tellers.add(teller)
    return true
  }
}

function isMessage(teller: string): boolean {
  return teller.startsWith(message)
}

function digestArguments({ args, raw }: Call): Map<string, string> {
  return new Map(args === null ? [['', digestValue(raw)]] : Object.entries(args).map(([key, value]) => [key, digestValue(value)]))
}
