import type { MomentFacts, MomentKind } from '../model/event.ts'
import { ownString } from '../model/json.ts'
import type { CallStep, MessageStep, MomentStep, PromptStep, ResultStep, Step, ThreadRef, Told } from '../model/step.ts'

/** Subagents followed at a time; beyond it the oldest counts as ended. */
const followedThreads = 1_000

/** The last model message of a thread. */
interface Turn {
  message: string | undefined
  /** Its last record. A turn that ends with it ends there: whoever copies the session copies that record, whatever comes next. */
  told: Told
  hasCalls: boolean
  /** What it says; undefined when the format does not tell. */
  text: string | undefined
  /** The model was not cut off, and the turn did not fail. */
  isWhole: boolean
}

/** A conversation: the main one, or a subagent's. */
interface Conversation {
  thread: ThreadRef | undefined
  turn: Turn | null
  last: Told
}

type Spoken = PromptStep | MessageStep | CallStep | ResultStep

/**
 * Adds to a session's steps the moments that agents do not record but that follow from what they do: its start and end, turns, calls of the model,
 * and subagents' runs. What a reader found recorded is not made up a second time. Nothing else follows surely, so nothing else is added.
 */
export class MomentMaker {
  #main: Conversation | null = null
  #hasStarted = false
  /** The record tells all of them. */
  #isComplete = false
  readonly #subagents = new Map<string, Conversation>()

  /** The step, with the moments before and after it. */
  take(step: Step): Step[] {
    if (step.kind === 'moment' && step.isComplete === true) this.#isComplete = true
    if (this.#isComplete) return [step]
    switch (step.kind) {
      case 'moment':
        return this.#note(step)
      case 'prompt':
      case 'message':
      case 'call':
      case 'result':
        return this.#follow(step)
      default:
        return [step]
    }
  }

  /** A file is read to its end: the subagents whose runs it holds have ended. */
  endFile(): Step[] {
    return [...this.#subagents.values()].flatMap((each) => this.#endSubagent(each))
  }

  /** All files are read. */
  end(): Step[] {
    const main = this.#main
    if (main === null) return []
    return [...stopOf(main), make('session_end', { ...main.last, uuid: undefined })]
  }

  #note(step: MomentStep): Step[] {
    const before = step.moment === 'session_start' ? [] : this.#start(step)
    if (step.moment === 'session_start') this.#hasStarted = true
    const conversation = this.#converse(step)
    if (step.moment === 'error' || step.moment === 'interrupt' || step.moment === 'stop') conversation.turn = null
    if (step.moment === 'subagent_end') this.#subagents.delete(step.thread?.id ?? '')
    return [...before, step]
  }

  #follow(step: Spoken): Step[] {
    const steps: Step[] = this.#start(step)
    const { thread } = step
    if (thread !== undefined && !this.#subagents.has(thread.id)) {
      const oldest = this.#subagents.size < followedThreads ? undefined : this.#subagents.values().next().value
      if (oldest !== undefined) steps.push(...this.#endSubagent(oldest))
      steps.push(make('subagent_start', step))
    }
    const conversation = this.#converse(step)
    switch (step.kind) {
      case 'prompt':
        return [...steps, ...this.#takePrompt(step, conversation)]
      case 'message':
        return [...steps, ...takeMessage(step, conversation)]
      case 'call':
        if (conversation.turn !== null) conversation.turn.hasCalls = true
        return [...steps, step]
      case 'result':
        return [...steps, ...this.#endRunOf(step), step]
    }
  }

  #start(step: Told): Step[] {
    if (this.#hasStarted) return []
    this.#hasStarted = true
    return [make('session_start', { ...step, thread: undefined, uuid: undefined })]
  }

  #converse(step: Told): Conversation {
    const { thread } = step
    const known = thread === undefined ? this.#main : this.#subagents.get(thread.id)
    const conversation = known ?? { thread, turn: null, last: step }
    conversation.last = step
    if (thread === undefined) this.#main = conversation
    else this.#subagents.set(thread.id, conversation)
    this.#main ??= { thread: undefined, turn: null, last: { ...step, thread: undefined } }
    return conversation
  }

  /** A message sent while the agent works begins no turn of its own. */
  #takePrompt(step: PromptStep, conversation: Conversation): Step[] {
    if (step.queued === true) return [step]
    const stop = stopOf(conversation)
    conversation.turn = null
    return [...stop, step, make('turn_start', step)]
  }

  /** The result of the call that started a subagent: its run is over. */
  #endRunOf(step: ResultStep): Step[] {
    const ids = [step.callId, ownString(step.structured, 'agentId') ?? '']
    const run = ids.map((id) => this.#subagents.get(id)).find((each) => each !== undefined)
    if (run === undefined || run.thread?.id === step.thread?.id) return []
    return this.#endSubagent(run, { result: { text: step.text, isError: step.isError } })
  }

  #endSubagent(run: Conversation, facts: MomentFacts = {}): Step[] {
    if (run.thread !== undefined) this.#subagents.delete(run.thread.id)
    const message = run.turn?.text
    return [...stopOf(run), make('subagent_end', run.last, { ...facts, ...(message !== undefined && { message }) })]
  }
}

function takeMessage(step: MessageStep, conversation: Conversation): Step[] {
  const { turn } = conversation
  if (turn !== null && step.id !== undefined && turn.message === step.id) {
    turn.told = step
    turn.text = joinTexts(turn.text, step.text)
    turn.isWhole &&= step.incomplete !== true
    return [step]
  }
  conversation.turn = { message: step.id, told: step, hasCalls: false, text: step.text, isWhole: step.incomplete !== true }
  return [make('model_call', step), step]
}

/** A turn ends with a model message that makes no call; whether one that ends on a tool's result was cut off is not known. */
function stopOf({ turn }: Conversation): MomentStep[] {
  if (turn === null || turn.hasCalls || !turn.isWhole) return []
  const { text } = turn
  return [make('stop', turn.told, { reason: text?.trim() === '' ? 'empty' : 'done', ...(text !== undefined && { message: text }) })]
}

/** One message may come in several records, one for each of its blocks. */
function joinTexts(before: string | undefined, text: string | undefined): string | undefined {
  if (before === undefined || before === '') return text ?? before
  return text === undefined || text === '' ? before : `${before}\n${text}`
}

function make(
  moment: MomentKind,
  { at, thread, ts, cwd, branch, permissionMode, promptId, uuid }: Told,
  facts: MomentFacts = {},
): MomentStep {
  return { kind: 'moment', moment, facts, synthetic: true, at, thread, ts, cwd, branch, permissionMode, promptId, uuid }
}
