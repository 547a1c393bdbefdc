import type { Dialect, Loaded, SeenEvent } from '../model/dialect.ts'
import type { AgentEvent, Recorded } from '../model/event.ts'
import type { Ending, HookStart } from '../model/hook.ts'
import type { JudgedEvent, Judgement, Ruled } from '../model/judgement.ts'
import type { SessionSource } from '../model/transcript.ts'
import type { OnAsk, OnHookFailure } from '../policy/rule.ts'
import type { AnswerMemory } from './answer-memory.ts'
import { buildEnvironment } from './environment.ts'
import { judgeEvent } from './judge.ts'
import { hideScratch, KEEP_PATHS, mapPaths } from './path-map.ts'
import { seeEvent } from './see-event.ts'
import { showJudgement } from './show-judgement.ts'
import { copyTranscript } from './transcript-copy.ts'
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
  /** Kinds of events to judge. */
  kinds: ReadonlySet<AgentEvent['kind']>
  onAsk: OnAsk
  onHookFailure: OnHookFailure
  pathMap: 'auto' | 'off'
  /** Called for each event as soon as it is judged, in the session's order. */
  judged(event: JudgedEvent): void
  /** Called when hooks changed files of a session's workspace; paths relative to the project root. */
  changed(source: SessionSource, files: string[]): void
  /** Called when files of the trusted tree could not be copied for hooks. */
  skipped(files: Workspace['skipped']): void
}

/** Judges one session's events in recorded order: no hook sees an event before the one ahead of it is finished. */
export async function replaySession(source: SessionSource, context: ReplayContext): Promise<void> {
  const desk = new Desk(source, context)
  try {
    for await (const event of source.events()) {
      if (context.kinds.has(event.kind)) context.judged(await desk.judge(event))
    }
  } finally {
    await desk.close()
  }
}

/** What one session needs from event to event: its workspace, and what was ruled of the call whose result comes next. */
class Desk {
  private readonly source: SessionSource
  private readonly context: ReplayContext
  private workspace: Workspace | null = null
  private transcript = ''
  private last: { event: AgentEvent; judgements: Judgement[] } | null = null

  constructor(source: SessionSource, context: ReplayContext) {
    this.source = source
    this.context = context
  }

  async judge(event: AgentEvent): Promise<JudgedEvent> {
    const workspace = await this.openWorkspace(event)
    const judgements: Judgement[] = []
    for (const configured of this.context.configured) {
      for (const judgement of await this.judgeFor(event, configured, workspace)) judgements.push(judgement)
    }
    this.last = { event, judgements }
    const show = hideScratch(workspace)
    const happened = event.kind === 'prompt' || !(event.recorded === 'denied' || event.recorded === 'not-run')
    return { event, judgements: judgements.map((each) => showJudgement(each, show)), happened }
  }

  async close(): Promise<void> {
    if (this.workspace === null) return
    const changes = await this.context.pool.giveBack(this.workspace)
    if (changes.length > 0) this.context.changed(this.source, changes)
  }

  private async openWorkspace(event: AgentEvent): Promise<Workspace> {
    if (this.workspace === null) {
      this.workspace = await this.context.pool.take(event.branch ?? event.session.branch ?? null)
      this.transcript = await copyTranscript(this.source, this.workspace)
      if (this.workspace.skipped.length > 0) this.context.skipped(this.workspace.skipped)
    }
    return this.workspace
  }

  private async judgeFor(event: AgentEvent, { dialect, loaded }: Configured, workspace: Workspace): Promise<Judgement[]> {
    const places = mapPaths(event.session.root, workspace.root)
    const shown = this.context.pathMap === 'off' ? KEEP_PATHS : places
    const seen = seeEvent(event, { dialect, root: workspace.root, shown, places, transcriptPath: this.transcript })
    if (event.kind !== 'prompt' && event.call.args === null)
      return seen.map((each) => ruleUnreadable({ dialect, loaded }, each, event.recorded))
    const judgements: Judgement[] = []
    for (const each of seen) {
      const asked = event.kind === 'post_tool' ? this.afterPre(event, dialect, each) : each
      if (asked === null) continue
      judgements.push(
        await judgeEvent(asked, {
          dialect,
          loaded,
          workspace,
          environment: buildEnvironment(this.context.inherited, { ...workspace, foreign: this.context.foreign }),
          memory: this.context.memory,
          run: (start) => this.context.run(start, { scratch: [workspace.base] }),
          onAsk: this.context.onAsk,
          onHookFailure: this.context.onHookFailure,
        }),
      )
    }
    return judgements
  }

  /** A call that the gate blocked has no result; one that a hook rewrote has its new arguments. */
  private afterPre(event: AgentEvent & { kind: 'post_tool' }, dialect: Dialect, seen: SeenEvent): SeenEvent | null {
    const last = this.last?.event
    if (last?.kind !== 'pre_tool' || last.call !== event.call) return seen
    const before = this.last?.judgements.find((each) => each.dialect === dialect.id && each.event.tool?.name === seen.tool?.name)
    if (before?.ruled.ruling === 'deny') return null
    if (before === undefined || before.rewritten === null || seen.tool === null) return seen
    return { ...seen, tool: { ...seen.tool, args: before.rewritten } }
  }
}

/**
 * No hook sees a call whose arguments cannot be read. What it would have said is not known, unless the call was never run; a deny rule for the
 * whole tool speaks all the same.
 */
function ruleUnreadable({ dialect, loaded }: Configured, event: SeenEvent, recorded: Recorded): Judgement {
  const reason = 'its recorded arguments are not a JSON object, so no hook sees them'
  const rule = event.tool === null ? null : loaded.permit(event.tool, event, 'recorded')
  const isOpen = recorded !== 'denied' && recorded !== 'not-run'
  const ruled: Ruled =
    rule?.decision === 'deny'
      ? { ruling: 'deny', cause: 'rule', reason: rule.why, live: 'stopped', liveWhy: rule.why }
      : { ruling: isOpen ? 'indeterminate' : 'allow', cause: 'unreadable', reason, live: 'runs', liveWhy: reason }
  return { dialect: dialect.id, event, native: 'none', ruled, verdicts: [], unasked: [], rewritten: null }
}
