import type { Place } from '../../model/event.ts'
import type { CallStep, ResultStep, Step } from '../../model/step.ts'
import { BoundedText } from '../../transcript/bounded-text.ts'
import { type EditBlock, EditBlockScan } from './edit-blocks.ts'

/** What is known of a call's end: calls have no id, so each is told with its result at once. */
type Fate = Pick<ResultStep, 'isError' | 'recorded'>

/** More edits of one reply are told before it is known whether they were applied. */
const heldEdits = 1_000

/** What comes of a reply: edits that its text proposes, commands that aider asks about, and what it prints of both. */
export class Reply {
  readonly #blocks = new EditBlockScan()
  /** Not applied yet. */
  #edits: EditBlock[] = []
  /** Files that were edited. */
  readonly #applied = new Set<string>()
  /** The last thing printed: before a question, what it is about. Of several lines only the first begins with `> `. */
  #shown: { at: Place; text: BoundedText } | null = null
  /** A command that somebody let run; empty when it is known that it did. */
  #approved: { at: Place; command: string } | null = null

  /** Whether a line was printed by aider. An edit's own text may look like it; that it was applied is told only behind it. */
  isPrinted(line: string): boolean {
    return this.#blocks.isOpen ? line.startsWith('> Applied edit to ') : /^>(?: |$)/.test(line)
  }

  *takeText(line: string, at: Place): Generator<Step> {
    this.#shown?.text.add(line)
    const block = this.#blocks.take(line, at.line ?? 1)
    if (block !== null) this.#edits.push(block)
    if (this.#edits.length > heldEdits) yield* this.#tellEdits(this.#edits.splice(0), at, false)
  }

  *takePrinted(text: string, at: Place): Generator<Step> {
    const [, applied] = /^Applied edit to (.+)$/.exec(text) ?? []
    const [, running] = /^Running (.+)$/.exec(text) ?? []
    if (applied !== undefined) yield* this.#apply(applied, at)
    else if (/^Run shell commands?\?/.test(text)) yield* this.#answer(/ (?:n|no|d|s)$/i.test(text.slice(-3)), at)
    else if (running !== undefined && this.#approved !== null) {
      this.#approved.command = ''
      yield* tellCommand(running, at, { isError: null })
    } else yield { kind: 'ignored', type: 'printed' }
    this.#shown = { at, text: new BoundedText() }
    this.#shown.text.add(text)
  }

  /** What is left when the next prompt, or nothing, comes. */
  *end(at: Place): Generator<Step> {
    yield* this.#closeApproved()
    this.#takeRest()
    yield* this.#tellEdits(this.#edits.splice(0), at, false)
    this.#applied.clear()
    this.#shown = null
  }

  /** Newer versions say it once for a file, older ones for each block. Of edits in other forms only this line tells. */
  *#apply(path: string, at: Place): Generator<Step> {
    this.#takeRest()
    const done = this.#edits.filter((edit) => edit.path === path)
    this.#edits = this.#edits.filter((edit) => edit.path !== path)
    if (done.length > 0) yield* this.#tellEdits(done, at, true)
    else if (!this.#applied.has(path)) {
      const lacks = ['edit_without_content'] as const
      yield* tellCall({ kind: 'call', at, id: '', name: 'edit', args: { path }, lacks }, { isError: false })
    }
    this.#applied.add(path)
  }

  #takeRest(): void {
    const rest = this.#blocks.end()
    if (rest !== null) this.#edits.push(rest)
  }

  *#tellEdits(edits: readonly EditBlock[], { path: file }: Place, isApplied: boolean): Generator<Step> {
    for (const { line, path, search, replace, isCut } of edits) {
      const lacks = isCut ? (['args_truncated'] as const) : []
      const call: CallStep = { kind: 'call', at: { path: file, line }, id: '', name: 'edit', args: { path, search, replace }, lacks }
      yield* tellCall(call, isApplied ? { isError: false } : { isError: null, recorded: 'unknown' })
    }
  }

  /** Every line of what the question is about is a command. With `--yes` aider answers no itself. */
  *#answer(isNo: boolean, at: Place): Generator<Step> {
    yield* this.#closeApproved()
    const subject = this.#shown ?? { at, text: new BoundedText() }
    const command = subject.text.text
    if (isNo) yield* tellCommand(command, subject.at, { isError: true, recorded: 'denied' })
    else this.#approved = { at: subject.at, command }
  }

  /** It was let run, and no line says that it did. */
  *#closeApproved(): Generator<Step> {
    const approved = this.#approved
    this.#approved = null
    if (approved !== null && approved.command !== '')
      yield* tellCommand(approved.command, approved.at, { isError: null, recorded: 'unknown' })
  }
}

function tellCommand(command: string, at: Place, fate: Fate): Iterable<Step> {
  return tellCall({ kind: 'call', at, id: '', name: 'shell', args: { command } }, fate)
}

function* tellCall(call: CallStep, fate: Fate): Generator<Step> {
  yield call
  yield { kind: 'result', at: call.at, callId: '', text: '', ...fate }
}
