import type { Dialect, Loaded, SeenEvent } from '../model/dialect.ts'
import {
  type AgentEvent,
  type Confidence,
  callOf,
  isToolEvent,
  type PreToolEvent,
  type Session,
  type ToolCall,
  type ToolEvent,
} from '../model/event.ts'
import type { Ending, HookStart } from '../model/hook.ts'
import type { JudgedEvent, Judgement, Ruled } from '../model/judgement.ts'
import type { TranscriptSource } from '../model/transcript.ts'
import type { OnAsk, OnHookFailure } from '../policy/rule.ts'
import type { AnswerMemory } from './answer-memory.ts'
import { considerNotShown } from './ask-hooks.ts'
import { withDerivedMoments } from './derived-moments.ts'
import { buildEnvironment } from './environment.ts'
import { judgeEvent } from './judge.ts'
import { hideScratch, KEEP_PATHS, mapPaths, nameScratch, type PathMap } from './path-map.ts'
import { withArgs } from './readings.ts'
import { seeEvent } from './see-event.ts'
import { showJudgement } from './show-judgement.ts'
import { showTrace } from './show-trace.ts'
import { runUntil, type TimeBudget, TimeIsOver } from './time-budget.ts'
import { copyTranscript, transcriptFolder } from './transcript-copy.ts'
import { Turn } from './turn.ts'
import type { Workspace } from './workspace.ts'
import type { WorkspacePool } from './workspace-pool.ts'

export interface Configured {
  dialect: Dialect
  loaded: Loaded
}

export interface ReplayContext {
  configured: Configured[]
  pool: WorkspacePool
  run(start: HookStart, more: { scratch: string[] }): Promise<Ending>
  inherited: Record<string, string | undefined>
  /** Answers of pure hooks, of all sessions. */
  memory: AnswerMemory
  /** The checkout, where hooks come from a commit: nothing in it is trusted. */
  foreign: string | null
  /** Which events are judged; the others are only read. */
  chooses(event: AgentEvent): boolean
  /** Which of those keep the traces of their judgements; absent: none. */
  explains?(event: AgentEvent): boolean
  onAsk: OnAsk
  onHookFailure: OnHookFailure
  minConfidence: Confidence
  pathMap: 'auto' | 'off'
  time: TimeBudget
  /** Called for each event as soon as it is judged, in the session's order. */
  judged(event: JudgedEvent): void
  /** Called for each event that was to be judged and for which there was no time. */
  missed(event: AgentEvent): void
  /** Called for each transcript for which there was not even time to count all that it holds. */
  unread(source: TranscriptSource): void
  /** Called when hooks changed files of a session's workspace; paths relative to the project root. */
  changed(session: Session, files: string[]): void
  /** Called when files of the trusted tree could not be copied for hooks. */
  skipped(files: Workspace['skipped']): void
}

/** Sessions of a transcript whose workspaces are kept while events of others come between. */
const KEPT_OPEN = 8

/**
 * Judges one transcript's events in recorded order: no hook sees an event before the one ahead of it is finished. When the time is over the rest
 * is only counted.
 */
export async function replayTranscript(source: TranscriptSource, context: ReplayContext): Promise<void> {
  const { time } = context
  const desks = new Desks(source, context)
  try {
    if (!time.mayRead()) return context.unread(source)
    for await (const event of withDerivedMoments(source.events())) {
      if (context.chooses(event)) await desks.judge(event)
      if (!time.mayRead()) return context.unread(source)
    }
  } finally {
    await desks.close()
  }
}

/** Of an event that the end of the time cut short only refusals hold: what the others would have come to is not known. */
function keepCertain(judged: JudgedEvent): JudgedEvent | null {
  if (!judged.judgements.some((each) => each.isCutShort)) return judged
  const refusals = judged.judgements.filter((each) => each.ruled.ruling === 'deny')
  return refusals.length === 0 ? null : { ...judged, judgements: refusals }
}

/** One desk for each session; the one used last stands last. */
class Desks {
  private readonly source: TranscriptSource
  private readonly context: ReplayContext
  private readonly open = new Map<Session, Desk>()

  constructor(source: TranscriptSource, context: ReplayContext) {
    this.source = source
    this.context = context
  }

  async judge(event: AgentEvent): Promise<void> {
    const judged = this.context.time.over.aborted ? null : await this.attempt(event)
    if (judged === null) this.context.missed(event)
    else this.context.judged(judged)
  }

  /** Null when the time was over before anything is certain. */
  private async attempt(event: AgentEvent): Promise<JudgedEvent | null> {
    try {
      return keepCertain(await (await this.of(event.session)).judge(event))
    } catch (error) {
      if (error instanceof TimeIsOver) return null
      throw error
    }
  }

  private async of(session: Session): Promise<Desk> {
    const desk = this.open.get(session) ?? new Desk(session, this.source, this.context)
    this.open.delete(session)
    this.open.set(session, desk)
    const [idle] = this.open
    if (idle !== undefined && this.open.size > KEPT_OPEN) {
      this.open.delete(idle[0])
      await idle[1].close()
    }
    return desk
  }

  async close(): Promise<void> {
    for (const desk of this.open.values()) await desk.close()
  }
}

/** What stands between a recorded root and a workspace: made once for each, since a path is a pattern. */
interface Maps {
  root: string | undefined
  /** From the recorded root to the workspace. */
  places: PathMap
  /** And back. */
  recorded: PathMap
  /** How texts of a judgement are shown. */
  shown: Parameters<typeof showJudgement>[1]
  name(text: string): string
}

/** What one session needs from event to event: its workspace, and what was ruled of the call whose result comes next. */
class Desk {
  private readonly session: Session
  private readonly source: TranscriptSource
  private readonly context: ReplayContext
  private workspace: Workspace | null = null
  private environment: Record<string, string> = {}
  private transcript = ''
  private maps: Maps | null = null
  private readonly turn = new Turn()
  private last: { event: PreToolEvent; judgements: Judgement[] } | null = null

  constructor(session: Session, source: TranscriptSource, context: ReplayContext) {
    this.session = session
    this.source = source
    this.context = context
  }

  async judge(event: AgentEvent): Promise<JudgedEvent> {
    const workspace = await this.openWorkspace(event)
    const keep = this.context.explains?.(event) === true ? (judgement: Judgement) => judgement : withoutTrace
    const judgements: Judgement[] = []
    for (const configured of this.context.configured) {
      for (const judgement of await this.judgeFor(event, configured, workspace)) judgements.push(keep(judgement))
    }
    if (event.kind === 'pre_tool') this.last = { event, judgements }
    const { shown, name } = this.mapsOf(event.session.root, workspace)
    const happened = !isToolEvent(event) || !(event.recorded === 'denied' || event.recorded === 'not-run')
    const marked = this.turn.mark(event, judgements, happened)
    return { event, judgements: marked.map((each) => showTrace(showJudgement(each, shown), name)), happened }
  }

  async close(): Promise<void> {
    if (this.workspace === null) return
    const changes = await this.context.pool.giveBack(this.workspace)
    if (changes.length > 0) this.context.changed(this.session, changes)
  }

  private async openWorkspace(event: AgentEvent): Promise<Workspace> {
    if (this.workspace === null) {
      this.workspace = await this.context.pool.take(event.branch ?? event.session.branch ?? null, this.context.time.over)
      this.environment = buildEnvironment(this.context.inherited, { ...this.workspace, foreign: this.context.foreign })
      this.transcript = await copyTranscript(this.source, this.session, this.workspace)
      if (this.workspace.skipped.length > 0) this.context.skipped(this.workspace.skipped)
    }
    return this.workspace
  }

  private async judgeFor(event: AgentEvent, { dialect, loaded }: Configured, workspace: Workspace): Promise<Judgement[]> {
    const { places, recorded } = this.mapsOf(event.session.root, workspace)
    const shown = this.context.pathMap === 'off' ? KEEP_PATHS : places
    const seen = seeEvent(event, { dialect, root: workspace.root, shown, places, transcriptPath: this.transcript })
    if (isToolEvent(event)) {
      const hidden = seen.flatMap((each) => ruleNotShown({ dialect, loaded }, each, event))
      if (hidden.length > 0) return hidden
    }
    const judgements: Judgement[] = []
    for (const [index, each] of seen.entries()) {
      const asked = event.kind === 'pre_tool' ? each : this.afterPre(callOf(event), each, { dialect, index, recorded })
      if (asked === null) continue
      judgements.push(
        await judgeEvent(asked, {
          dialect,
          loaded,
          workspace,
          recorded,
          environment: this.environment,
          memory: this.context.memory,
          run: (start) =>
            runUntil(this.context.time.over, () => this.context.run(start, { scratch: [workspace.base, transcriptFolder(workspace)] })),
          onAsk: this.context.onAsk,
          onHookFailure: this.context.onHookFailure,
          told: { confidence: event.confidence ?? 'full', lacks: callOf(event)?.lacks ?? [] },
          minConfidence: this.context.minConfidence,
        }),
      )
    }
    return judgements
  }

  private mapsOf(root: string | undefined, workspace: Workspace): Maps {
    if (this.maps === null || this.maps.root !== root) {
      this.maps = {
        root,
        places: mapPaths(root, workspace.root),
        recorded: mapPaths(workspace.root, root ?? workspace.root),
        shown: { ofEvent: hideScratch(workspace), ofHooks: hideScratch(workspace, root) },
        name: nameScratch(workspace),
      }
    }
    return this.maps
  }

  /** A call that the gate blocked has no result, changes no file and starts no subagent; one that a hook rewrote has its new arguments. */
  private afterPre(
    call: ToolCall | null,
    seen: SeenEvent,
    { dialect, index, recorded }: { dialect: Dialect; index: number; recorded: PathMap },
  ): SeenEvent | null {
    if (this.last === null || call === null || this.last.event.call !== call) return seen
    const all = this.last.judgements.filter((each) => each.dialect === dialect.id)
    if (seen.tool === null) return all.some((each) => each.ruled.ruling === 'deny') ? null : seen
    // One recorded call may be several in another vocabulary: the same ones, in the same order, before and after it ran.
    const before = all[index]
    if (before?.ruled.ruling === 'deny') return null
    return before === undefined || before.rewritten === null ? seen : withArgs(seen, before.rewritten, recorded)
  }
}

/**
 * No hook sees a call whose arguments cannot be read, nor one that never came to the point where the agent asks hooks. What they would have said
 * of a call that may have run is not known; a deny rule for the whole tool speaks all the same. Empty for all other calls.
 */
function ruleNotShown({ dialect, loaded }: Configured, seen: SeenEvent, { call, recorded }: ToolEvent): Judgement[] {
  const none = dialect.firesNone?.(seen) ?? null
  const unread = call.args === null ? 'its recorded arguments are not a JSON object, so no hook sees them' : null
  const reason = unread ?? (none?.isAsked === false ? none.why : null)
  if (reason === null) return []
  const rule = seen.tool === null ? null : loaded.permit(seen.tool, seen, 'recorded')
  const isOpen = recorded !== 'denied' && recorded !== 'not-run'
  const ruled: Ruled =
    rule?.decision === 'deny'
      ? { ruling: 'deny', cause: 'rule', reason: rule.why, live: 'stopped', liveWhy: rule.why }
      : { ruling: isOpen ? 'indeterminate' : 'allow', cause: 'not-shown', reason, live: 'runs', liveWhy: reason }
  const empty = { native: 'none' as const, verdicts: [], unasked: [], rewritten: null, context: null, told: null }
  const recordedRule = { ruling: rule, readings: [{ as: 'by the name of the tool alone', ruling: rule }] }
  const trace = { hooks: considerNotShown(seen, loaded, reason), reason: null, recorded: recordedRule, rewritten: null }
  return [{ dialect: dialect.id, event: seen, ruled, ...empty, notFired: none?.why ?? null, isCutShort: false, afterBlock: false, trace }]
}

function withoutTrace({ trace: _, ...judgement }: Judgement): Judgement {
  return judgement
}
