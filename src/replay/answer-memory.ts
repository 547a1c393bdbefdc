import { hash } from 'node:crypto'
import type { HookCall } from '../model/dialect.ts'
import type { Ending } from '../model/hook.ts'

/** Bytes of output kept in all: what was kept first goes first. */
const MAX_BYTES = 32 * 1024 * 1024
/** What an entry takes beside its output. */
const ENTRY_BYTES = 512

/** Stands for the scratch folder, of which each session has its own. */
const SCRATCH = '\u0000scratch\u0000'

/** Names a call of a hook by all that its process is given. `scratch` is the folder of the session's copies. */
export function keyOfCall(hook: string, call: HookCall, scratch: string): string {
  const given = JSON.stringify([hook, call.argv, call.cwd, call.env, call.timeoutMs, call.completeAt, call.outputCap, call.input])
  return hash('sha256', given.split(scratch).join(SCRATCH), 'base64')
}

/** How to get an answer that is not in memory. */
export interface Question {
  /** Of `keyOfCall`. */
  key: string
  /** The folder of the session's copies. */
  scratch: string
  start(): Promise<Ending>
  /** False for a failure, which is no answer: the next run may give one. */
  isAnswer(ending: Ending): boolean
}

/** What pure hooks answered, for all sessions of a run. Memory is bounded; what was dropped is asked again. */
export class AnswerMemory {
  private readonly kept = new Map<string, Ending>()
  /** Being asked: whoever else wants to know waits, so that how often a hook runs does not depend on which session is faster. */
  private readonly asking = new Map<string, Promise<Ending | null>>()
  private bytes = 0

  /** The answer from memory, with its paths in this session's scratch folder; else that of the process. */
  async ask(question: Question): Promise<{ ending: Ending; reused: boolean }> {
    const { key, scratch } = question
    const asking = this.asking.get(key)
    const known = this.kept.get(key) ?? (asking === undefined ? null : await asking)
    if (known !== null) return { ending: mapOutput(known, SCRATCH, scratch), reused: true }
    return asking === undefined ? this.start(question) : this.ask(question)
  }

  private async start({ key, scratch, start, isAnswer }: Question): Promise<{ ending: Ending; reused: boolean }> {
    const starting = start()
    const answer = starting
      .then(
        (ending) => (ending.kind === 'exited' && isAnswer(ending) ? mapOutput(ending, scratch, SCRATCH) : null),
        () => null,
      )
      .then((ending) => {
        this.asking.delete(key)
        if (ending !== null) this.keep(key, ending)
        return ending
      })
    this.asking.set(key, answer)
    await answer
    return { ending: await starting, reused: false }
  }

  private keep(key: string, ending: Ending): void {
    if (this.kept.has(key) || sizeOf(ending) > MAX_BYTES) return
    this.kept.set(key, ending)
    this.bytes += sizeOf(ending)
    for (const [oldest, dropped] of this.kept) {
      if (this.bytes <= MAX_BYTES) break
      this.kept.delete(oldest)
      this.bytes -= sizeOf(dropped)
    }
  }
}

function sizeOf({ stdout, stderr }: Ending): number {
  return 2 * (stdout.length + stderr.length) + ENTRY_BYTES
}

function mapOutput<T extends Ending>(ending: T, from: string, to: string): T {
  const map = (text: string) => text.split(from).join(to)
  return { ...ending, stdout: map(ending.stdout), stderr: map(ending.stderr) }
}
