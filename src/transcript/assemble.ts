import type { AgentEvent, LackKind, MomentEvent, MomentFacts, PreToolEvent, Recorded, Session, ToolCall } from '../model/event.ts'
import type { CallStep, FateStep, GapStep, ResultStep, SessionStep, Step, Told } from '../model/step.ts'
import type { SessionTally, Wanted } from '../model/transcript.ts'
import { type DuplicateFilter, digestValue, listCallKeys } from './duplicates.ts'
import { quoteStart } from './gap.ts'
import { confidenceOf, describeLack } from './lacks.ts'
import { MomentMaker } from './moments.ts'
import { type Held, type HeldCall, type HeldMoment, type HeldPrompt, type QueueLimits, ThreadQueues } from './queues.ts'
import { judgeRecorded } from './recorded.ts'
import { RefusedCalls } from './refused-calls.ts'
import { SubagentCalls } from './subagent-calls.ts'
import { countIgnored, tallyGap, tallyHookRun, tallyLack } from './tally.ts'
import { isDeeperThan } from './values.ts'

/** Values nested deeper are not passed on: no agent makes them, and they overflow the stack of whoever writes them as JSON. */
const nestingLimit = 500

/** 10,000 calls and prompts, and twice the characters of the longest line: what one line of the most values takes. */
export const queueLimits: QueueLimits = { held: 10_000, characters: 128 * 1024 * 1024 }

/** Denials kept to tell a repeated notice from one that contradicts what was judged. */
const rememberedFates = 10_000
/** In characters; the ids of real calls have some 30. */
const rememberedId = 1_000

const lastWins = new Set(['name', 'cwd', 'branch', 'permissionMode', 'model'])

/** What one session's steps become. Everything in it is filled along the way. */
export interface Assembly {
  session: Session
  tally: SessionTally
  /** Gaps that may still be listed: shared by the sessions of a transcript. */
  room: { gaps: number }
  /** Shared by all sessions of a run. */
  duplicates: DuplicateFilter
  wanted: Wanted
}

/**
 * The steps of one session → events in recorded order: calls paired with their results, duplicates left out and counted, gaps tallied. Holds
 * only open calls and what waits behind them.
 */
export class SessionAssembler {
  readonly #assembly: Assembly
  readonly #queues: ThreadQueues
  /** Notices about calls that are not open: not read yet, or judged before. */
  readonly #early = new Map<string, FateStep>()
  readonly #refused = new RefusedCalls()
  readonly #subagents = new SubagentCalls()
  /** null: none are wanted. */
  readonly #moments: MomentMaker | null

  constructor(assembly: Assembly, limits: QueueLimits) {
    this.#assembly = assembly
    this.#moments = assembly.wanted === 'all' ? new MomentMaker() : null
    this.#queues = new ThreadQueues(limits, (call) => this.#refused.note(call))
  }

  take(step: Step): AgentEvent[] {
    return this.#moments === null ? this.#take(step) : this.#takeAll(this.#moments.take(step))
  }

  /** What is left when no further step of the file comes. */
  endFile(): AgentEvent[] {
    return this.#takeAll(this.#moments?.endFile() ?? [])
  }

  /** What is left when no further step comes. */
  end(): AgentEvent[] {
    const events = this.#takeAll(this.#moments?.end() ?? [])
    events.push(...this.#emit(this.#queues.end()))
    for (const fate of this.#early.values()) this.#unmatchedFate(fate)
    for (const lack of this.#subagents.listMissing()) this.#take(lack)
    return events
  }

  #takeAll(steps: readonly Step[]): AgentEvent[] {
    return steps.flatMap((step) => this.#take(step))
  }

  #take(step: Step): AgentEvent[] {
    switch (step.kind) {
      case 'session':
        return this.#patch(step)
      case 'gap':
        return this.#gap(step)
      case 'lack':
        tallyLack(this.#assembly.tally, step.lack, step.at, step.detail)
        return []
      case 'ignored':
        countIgnored(this.#assembly.tally, step)
        return []
      case 'message':
        this.#subagents.see(step.thread)
        return this.#emit(this.#queues.addMessage(step))
      case 'moment':
        tallyHookRun(this.#assembly.tally, step)
        return this.#moments === null ? [] : this.#emit(this.#queues.addMoment(this.#situate(step)))
      case 'prompt':
        this.#subagents.see(step.thread)
        return [...this.#emit(this.#queues.addPrompt(this.#situate(step))), ...this.#giveUp()]
      case 'call':
        return this.#call(step)
      case 'result':
        return this.#result(step)
      case 'fate':
        return this.#fate(step)
      case 'subagent':
        this.#subagents.expect(step)
        return []
    }
  }

  #patch(step: SessionStep): AgentEvent[] {
    const { session } = this.#assembly
    const isNews = ([key, value]: [string, unknown]) => value !== undefined && (lastWins.has(key) || !Object.hasOwn(session, key))
    Object.assign(session, Object.fromEntries(Object.entries(step.patch).filter(isNews)))
    return []
  }

  #gap(step: GapStep): AgentEvent[] {
    tallyGap(this.#assembly.tally, step, this.#assembly.room)
    return []
  }

  #call(step: CallStep): AgentEvent[] {
    this.#subagents.count(step)
    this.#queues.addCall(this.#boundArguments(this.#situate(step)))
    const early = this.#early.get(step.id)
    this.#early.delete(step.id)
    return [...(early ? this.#fate(early) : []), ...this.#giveUp()]
  }

  #result(step: ResultStep): AgentEvent[] {
    const released = this.#queues.addResult(this.#boundStructure(this.#situate(step)))
    if (released !== null) return [...this.#emit(released), ...this.#giveUp()]
    const id = quoteStart(step.callId)
    const gap = this.#refused.isContradictedBy(step)
      ? { gap: 'refused-call-ran', detail: `call ${id} was told as refused, so it counted for nothing, but here is a result of it` }
      : {
          gap: 'result-without-call',
          detail: `the result of call ${id} has no open call: the call is not in this transcript, or was closed before`,
        }
    return this.#gap({ kind: 'gap', at: step.at, ...gap })
  }

  #fate(step: FateStep): AgentEvent[] {
    const released = this.#queues.addFate(step)
    if (released !== null) return this.#emit(released)
    if (this.#refused.has(step.callId)) return []
    if (this.#early.size < rememberedFates && step.callId.length <= rememberedId) this.#early.set(step.callId, step)
    else this.#unmatchedFate(step)
    return []
  }

  #unmatchedFate(step: FateStep): void {
    const detail = `call ${quoteStart(step.callId)} is called ${step.recorded} here, but no such call was open: it keeps what its result told`
    this.#gap({ kind: 'gap', at: step.at, gap: 'late-denial', detail })
  }

  #giveUp(): AgentEvent[] {
    const events: AgentEvent[] = []
    for (let given = this.#queues.giveUpOldest(); given !== null; given = this.#queues.giveUpOldest()) {
      const detail = `too much waits for a result: call ${quoteStart(given.call.step.id)} was judged before its result was read`
      this.#gap({ kind: 'gap', at: given.call.step.at, gap: 'too-many-open-calls', detail })
      for (const event of this.#emit(given.released)) events.push(event)
    }
    return events
  }

  #emit(held: readonly Held[]): AgentEvent[] {
    return held.flatMap((one) => {
      if (one.kind === 'call') return this.#emitCall(one)
      return one.kind === 'prompt' ? this.#emitPrompt(one) : this.#emitMoment(one)
    })
  }

  #emitMoment({ step, thread }: HeldMoment): AgentEvent[] {
    const { session, duplicates } = this.#assembly
    const { moment, facts, synthetic } = step
    if (step.uuid !== undefined && duplicates.see([JSON.stringify([moment, step.uuid, digestValue(facts)])])) return []
    return [{ kind: moment, session, thread, ...pickContext(step), facts, synthetic }]
  }

  #emitPrompt({ step, thread }: HeldPrompt): AgentEvent[] {
    const { session, tally, duplicates } = this.#assembly
    if (step.uuid !== undefined && duplicates.see([JSON.stringify(['prompt', step.uuid, digestValue(step.text)])])) {
      tally.duplicates += 1
      return []
    }
    tally.prompts += 1
    return [{ kind: 'prompt', session, thread, ...pickContext(step), ...tellConfidence(session, []), text: step.text }]
  }

  #emitCall(held: HeldCall): AgentEvent[] {
    const { session, tally, duplicates, wanted } = this.#assembly
    const { step, thread, result } = held
    const recorded = judgeRecorded(held)
    const happened = recorded !== 'denied' && recorded !== 'not-run'
    if (duplicates.see(listCallKeys(step, session, happened))) {
      tally.duplicates += 1
      return []
    }
    tally.calls += 1
    const { id, name, args, raw, lacks = [] } = step
    const call: ToolCall = { id, name, args, ...(raw !== undefined && { raw }), ...(lacks.length > 0 && { lacks }) }
    for (const kind of lacks) tallyLack(tally, kind, { ...step.at, call: id }, `${quoteStart(name)}: ${describeLack(kind)}`)
    const base = { session, thread, ...pickContext(step), ...tellConfidence(session, lacks), at: { ...step.at, call: id } }
    const before: PreToolEvent = { kind: 'pre_tool', ...base, call, recorded, ...nameWho(held, recorded) }
    if (wanted === 'gates') return [before]
    const pre = [...tellPermission(result?.permission, base, call), before]
    if (result === null || (recorded !== 'ran' && recorded !== 'failed')) return pre
    const { text, isError, structured } = result
    const context = { ...pickContext(step), ...pickContext(result), at: { ...result.at, call: id } }
    const outcome = { text, isError, ...(structured !== undefined && { structured }) }
    return [...pre, { kind: 'post_tool', session, thread, ...context, call, recorded, result: outcome }]
  }

  /** Formats that name these once for the whole session mean them for each step. */
  #situate<T extends Told>(step: T): T {
    const { root, cwd, branch, permissionMode } = this.#assembly.session
    step.cwd ??= cwd ?? root
    step.branch ??= branch
    step.permissionMode ??= permissionMode
    return step
  }

  #boundArguments(step: CallStep): CallStep {
    if (!isDeeperThan(step.args, nestingLimit)) return step
    const detail = `the arguments of call ${quoteStart(step.id)} are nested deeper than ${nestingLimit} levels and were left out`
    this.#gap({ kind: 'gap', at: step.at, gap: 'too-deep', detail })
    return { ...step, args: null, raw: '' }
  }

  #boundStructure(step: ResultStep): ResultStep {
    if (!isDeeperThan(step.structured, nestingLimit)) return step
    const detail = `the structured result of call ${quoteStart(step.callId)} is nested deeper than ${nestingLimit} levels and was left out`
    this.#gap({ kind: 'gap', at: step.at, gap: 'too-deep', detail })
    return { ...step, structured: undefined }
  }
}

function tellConfidence(session: Session, lacks: readonly LackKind[]): Pick<PreToolEvent, 'confidence'> {
  const confidence = confidenceOf(session, lacks)
  return confidence === 'full' ? {} : { confidence }
}

/** Who refused the call or ended it; nobody, where it ran. */
function nameWho({ result, fateBy }: HeldCall, recorded: Recorded): Pick<PreToolEvent, 'recordedBy'> {
  const by = recorded === 'ran' ? undefined : (fateBy ?? result?.recordedBy)
  return by === undefined ? {} : { recordedBy: by }
}

/** That somebody was asked about the call follows from the answer. */
function tellPermission(
  decision: MomentFacts['decision'],
  base: Omit<PreToolEvent, 'kind' | 'call' | 'recorded'>,
  call: ToolCall,
): MomentEvent[] {
  if (decision === undefined) return []
  const request: MomentEvent = { kind: 'permission_request', ...base, facts: { call }, synthetic: true }
  return [request, { kind: 'permission_result', ...base, facts: { call, decision }, synthetic: false }]
}

function pickContext({ at, ts, cwd, branch, permissionMode, promptId }: Told): Omit<Told, 'thread' | 'uuid'> {
  return {
    at,
    ...(ts !== undefined && { ts }),
    ...(cwd !== undefined && { cwd }),
    ...(branch !== undefined && { branch }),
    ...(permissionMode !== undefined && { permissionMode }),
    ...(promptId !== undefined && { promptId }),
  }
}
