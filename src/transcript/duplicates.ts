import { hash, randomBytes } from 'node:crypto'
import type { Session } from '../model/event.ts'
import type { CallStep } from '../model/step.ts'
import { writeJson } from './values.ts'

/**
 * Remembers what was seen, over all files of a run, in 8 bytes a key (13 at most with the table's free slots). The keys are salted
 * anew in each run: who writes a transcript cannot compute two calls that look alike, and so hide one behind the other.
 */
export class DuplicateFilter {
  readonly #salt = randomBytes(16).toString('hex')
  #slots = new Uint32Array(2 * 1024)
  #size = 0

  /** True when any of the keys was seen before. Afterwards all of them are. */
  see(keys: readonly string[]): boolean {
    return keys.map((key) => this.#add(key)).includes(true)
  }

  /** For a test of the promise above: bytes held and keys seen. */
  get footprint(): { bytes: number; keys: number } {
    return { bytes: this.#slots.byteLength, keys: this.#size }
  }

  #add(key: string): boolean {
    // One character a byte: to make a Buffer of it takes longer than to hash.
    const digest = hash('sha256', this.#salt + key, 'binary')
    // Slot 0/0 means free.
    const isNew = this.#place(readUint32(digest, 0) || 1, readUint32(digest, 4))
    if (!isNew) return true
    this.#size += 1
    if (this.#size > 0.9 * (this.#slots.length / 2)) this.#grow()
    return false
  }

  #place(low: number, high: number): boolean {
    const count = this.#slots.length / 2
    for (let index = (low ^ high) >>> 0; ; index += 1) {
      const slot = 2 * (index % count)
      if (this.#slots[slot] === 0) {
        this.#slots[slot] = low
        this.#slots[slot + 1] = high
        return true
      }
      if (this.#slots[slot] === low && this.#slots[slot + 1] === high) return false
    }
  }

  #grow(): void {
    const old = this.#slots
    this.#slots = new Uint32Array(2 * Math.ceil((old.length / 2) * 1.5))
    for (let slot = 0; slot < old.length; slot += 2) {
      const low = old[slot] ?? 0
      if (low !== 0) this.#place(low, old[slot + 1] ?? 0)
    }
  }
}

function readUint32(bytes: string, at: number): number {
  const word = bytes.charCodeAt(at) | (bytes.charCodeAt(at + 1) << 8) | (bytes.charCodeAt(at + 2) << 16) | (bytes.charCodeAt(at + 3) << 24)
  return word >>> 0
}

/** Longer texts take longer to be hashed twice than to be digested, in characters. */
const KEPT_WHOLE = 1_000

/** A text that stands for a value of any size, and for no other: JSON, or a digest of it. Values nested too deep to be written have none. */
export function digestValue(value: unknown): string {
  const json = writeJson(value)
  return json.length <= KEPT_WHOLE ? json : hash('sha256', json, 'base64')
}

/**
 * What tells a call's copies. A copy has the same record uuid, or the same call id and time; name, arguments and whether the call happened always
 * count: a denied call never hides one that ran.
 */
export function listCallKeys(
  step: Pick<CallStep, 'id' | 'name' | 'args' | 'raw' | 'cwd' | 'uuid' | 'ts'>,
  session: Pick<Session, 'id' | 'agent' | 'root'>,
  happened: boolean,
): string[] {
  // Agent and folder count too: a copy hides only what would be judged alike.
  const content = digestValue([step.id, step.name, step.args, step.raw, happened, session.agent, step.cwd ?? session.root])
  const keys = step.uuid === undefined ? [] : [`${JSON.stringify(['uuid', step.uuid])}${content}`]
  if (step.id !== '') keys.push(`${JSON.stringify(step.ts === undefined ? ['session', session.id] : ['ts', step.ts])}${content}`)
  return keys
}
