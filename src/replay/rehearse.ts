import type { NamedCall } from '../model/action.ts'
import type { Dialect, NotAsked, Rehearsal, SeenEvent } from '../model/dialect.ts'
import type { HookVerdict, Merged } from '../model/hook.ts'
import { AnswerMemory } from './answer-memory.ts'
import { type AskContext, askHooks, verdictsOf } from './ask-hooks.ts'
import { buildEnvironment } from './environment.ts'
import { hideScratch, KEEP_PATHS, mapStrings } from './path-map.ts'
import type { Configured, ReplayContext } from './replay-transcript.ts'
import { showVerdict } from './show-judgement.ts'
import { NO_BUDGET } from './time-budget.ts'
import { copyTranscript, transcriptFolder } from './transcript-copy.ts'
import type { Workspace } from './workspace.ts'

/** What a dry run needs: hooks run as in a replay. */
export interface RehearseContext extends Pick<ReplayContext, 'configured' | 'pool' | 'run' | 'inherited' | 'foreign' | 'skipped'> {
  /** When the made-up events happen, ISO 8601. */
  now: string
  /** Called when hooks changed files of the workspace; paths relative to the project root. */
  changed(files: string[]): void
}

/** What the hooks of one made-up event answered. Texts show paths relative to the repository. */
export interface Rehearsed extends Pick<Rehearsal, 'event' | 'about'> {
  /** The call that was made up, for events that are about one. */
  call: NamedCall | null
  verdicts: HookVerdict[]
  merged: Merged
}

/** A dry run of one dialect. */
export interface DryRun {
  dialect: Dialect
  rehearsed: Rehearsed[]
  notAsked: NotAsked[]
}

/** Stands for the session of all made-up events: an id as Claude Code has them. */
const SESSION = '00000000-0000-4000-8000-000000000000'

/** Shows every configured hook a made-up event, dialect by dialect, event by event, in one workspace. No tool runs. */
export async function rehearse(context: RehearseContext): Promise<DryRun[]> {
  const workspace = await context.pool.take(null, NO_BUDGET.over)
  if (workspace.skipped.length > 0) context.skipped(workspace.skipped)
  const runs: DryRun[] = []
  for (const configured of context.configured) runs.push(await rehearseDialect(configured, workspace, context))
  const changes = await context.pool.giveBack(workspace)
  if (changes.length > 0) context.changed(changes)
  return runs
}

async function rehearseDialect({ dialect, loaded }: Configured, workspace: Workspace, context: RehearseContext): Promise<DryRun> {
  const stage = await setStage(dialect, workspace, context.now)
  const kept = loaded.hooks.flatMap((hook): NotAsked[] => {
    if (!hook.trusted) return [{ hook, why: 'the project is not trusted (trust_project: false)' }]
    return hook.settings?.isReplayed === false ? [{ hook, why: 'it is not replayed (replay = "never")' }] : []
  })
  const { rehearsals, notAsked } = dialect.rehearse(
    loaded.hooks.filter((hook) => !kept.some((each) => each.hook === hook)),
    stage,
  )
  const rehearsed: Rehearsed[] = []
  for (const rehearsal of rehearsals) {
    const asking: AskContext = {
      dialect,
      loaded: { ...loaded, hooks: rehearsal.hooks },
      workspace,
      recorded: KEEP_PATHS,
      environment: buildEnvironment(context.inherited, { ...workspace, foreign: context.foreign }),
      memory: new AnswerMemory(),
      run: (start) => context.run(start, { scratch: [workspace.base, transcriptFolder(workspace)] }),
    }
    rehearsed.push(await ask(rehearsal, asking))
  }
  const missed = [...kept, ...notAsked, ...findUnheard(rehearsals, rehearsed)]
  return { dialect, rehearsed, notAsked: missed.map(({ hook, why }) => ({ hook, why: hideScratch(workspace)(why) })) }
}

async function ask({ event, about, seen }: Rehearsal, context: AskContext): Promise<Rehearsed> {
  const verdicts = verdictsOf(await askHooks(seen, context))
  const show = hideScratch(context.workspace)
  return {
    event,
    about: about === null ? null : show(about),
    call: seen.tool === null ? null : mapStrings({ name: seen.tool.name, args: seen.tool.args }, show),
    verdicts: verdicts.map((each) => showVerdict(each, show)),
    merged: mapStrings(context.dialect.merge(verdicts, seen), show),
  }
}

/** Hooks that an event fires for and that were not asked: a chain ends before them, or they run once for several of their kind. */
function findUnheard(rehearsals: readonly Rehearsal[], rehearsed: readonly Rehearsed[]): NotAsked[] {
  const all = rehearsals.flatMap(({ hooks, seen }, index) =>
    hooks.map((hook) => ({ hook, seen, answers: rehearsed[index]?.verdicts ?? [] })),
  )
  const heard = new Set(rehearsed.flatMap((each) => each.verdicts.map((verdict) => verdict.hook.id)))
  const open = all.filter(({ hook, seen }) => !heard.has(hook.id) && hook.matches(seen).fires)
  return [...new Set(open.map((each) => each.hook))].map((hook) => {
    const end = open.find((each) => each.hook === hook)?.answers.find((verdict) => verdict.endsChain)
    return { hook, why: end === undefined ? 'an identical hook runs for it' : `${end.hook.command} ends the chain before it` }
  })
}

async function setStage(dialect: Dialect, workspace: Workspace, now: string): Promise<SeenEvent> {
  const { root } = workspace
  const session = { id: SESSION, agent: dialect.vocabulary, format: 'example', path: '', root, cwd: root }
  return {
    ...{ kind: 'other', session, thread: { id: 'main', subagent: false }, ts: now },
    ...{ cwd: root, startsIn: root, projectRoot: root, asRecorded: null },
    ...{ tool: null, recordedTool: null, recorded: null, prompt: null, result: null, moment: null },
    ...{ translated: false, permissionMode: null, promptId: null },
    transcriptPath: await copyTranscript({ contents: nothing }, session, workspace),
  }
}

async function* nothing(): AsyncGenerator<Uint8Array> {}
