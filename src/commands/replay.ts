import { availableParallelism } from 'node:os'
import { countEvents } from '../audit/totals.ts'
import type { Options } from '../config/options.ts'
import { faultsOf, type GateError } from '../errors.ts'
import { matchesGlob } from '../matching/path.ts'
import type { JudgedEvent } from '../model/judgement.ts'
import type { Report } from '../model/report.ts'
import type { TranscriptSource } from '../model/transcript.ts'
import { readers } from '../readers/index.ts'
import { readableTree } from '../replay/read-tree.ts'
import { replayTranscripts } from '../replay/replay-transcripts.ts'
import { openScratch } from '../replay/scratch.ts'
import { startBudget, type TimeBudget } from '../replay/time-budget.ts'
import { isWorkflowEvidence } from '../transcript/candidates.ts'
import { type OpenedTranscripts, openTranscripts } from '../transcript/open.ts'
import { auditRun } from './audit-run.ts'
import { buildReport, reportBadInput } from './build-report.ts'
import { nameTranscripts } from './checkpoints.ts'
import { type EventsFile, openEventsFile } from './events-file.ts'
import { findHooks } from './find-hooks.ts'
import { type OpenedRun, openRun, type Surroundings } from './open-run.ts'
import { CHOOSES, GATES, judgeWith } from './replay-context.ts'
import { requireTranscript } from './require-transcript.ts'
import { describeSandbox, tellSkimmed, writeNotes } from './run-notes.ts'
import { startRunner } from './start-runner.ts'

/** What a run tells while it works; nothing depends on it. */
export interface Progress {
  judged(total: number): void
}

/** What a run has found, and the outputs that could not be written meanwhile. */
export interface Replayed {
  report: Report
  unwritten: GateError[]
}

/**
 * The main job: judges recorded sessions with the trusted tree's hooks. A fault in the user's input becomes a report with the outcome
 * `bad-input`; any other exception is ours and is thrown.
 */
export async function replay(options: Options, around: Surroundings, progress: Progress): Promise<Replayed> {
  try {
    return await replayInScratch(options, around, progress)
  } catch (error) {
    const faults = faultsOf(error)
    if (faults !== null) return { report: reportBadInput(options, faults), unwritten: [] }
    throw error
  }
}

async function replayInScratch(options: Options, around: Surroundings, progress: Progress): Promise<Replayed> {
  const scratch = openScratch()
  const time = startBudget(options.time_budget)
  try {
    const run = await openRun(options, around, scratch.root)
    const events = await openEventsFile(options.events_out)
    const report = await replayOpened(run, { around, progress, scratch: scratch.root, events, time }).catch(async (error: unknown) => {
      await events.close()
      throw error
    })
    const fault = await events.close()
    return { report, unwritten: fault === null ? [] : [fault] }
  } finally {
    time.close()
    await scratch.remove()
  }
}

async function replayOpened(
  run: OpenedRun,
  given: { around: Surroundings; progress: Progress; scratch: string; events: EventsFile; time: TimeBudget },
): Promise<Report> {
  const { around, progress, scratch, events, time } = given
  const { options } = run
  const started = Date.now()
  const { runner, sandbox } = await startRunner(run, { env: around.env, scratch })
  try {
    const tree = readableTree(run.tree, { userConfig: options.user_config, trusted: run.trusted })
    const hooks = findHooks(tree, options, run.config.hooks)
    const named = await nameTranscripts(options, { repo: run.repo, scratch, baseCommit: around.workflow?.baseCommit ?? null })
    const transcripts = await openTranscripts(
      { ...named, cwd: process.cwd(), repo: run.repo, env: around.env, matches: matchesGlob },
      readers,
      { wanted: options.events === 'gates' ? 'gates' : 'all' },
    )
    const audit = await auditRun({ run, hooks, transcripts, env: around.env })
    const counter = countEvents(new Set(GATES))
    const context = {
      ...judgeWith(run, hooks, { env: around.env, scratch, runner, time }),
      // Where nobody can judge it is told all the same what the sessions hold.
      chooses: hooks.configured.length > 0 ? CHOOSES[options.events] : () => false,
      judged: (judged: JudgedEvent) => {
        events.write(judged)
        counter.see(judged)
        audit.see(judged)
        progress.judged(counter.totals.judged)
      },
      missed: audit.undone.missed,
      unread: audit.undone.unread,
      changed: audit.changed,
      skipped: audit.skipped,
    }
    await replayTranscripts(transcripts.sources, context, {
      concurrency: options.concurrency ?? availableParallelism(),
      halt: runner.close,
    })
    return buildReport({
      ...{ run, hooks, transcripts, audit, counter },
      evidence: await findEvidence(transcripts, around),
      sandbox,
      notes: [...writeNotes(run, hooks, counter), ...describeSandbox(run, sandbox), ...tellSkimmed(transcripts.sources)],
      required: await requireTranscript(options.require_transcript, run.repo, around.workflow?.baseCommit ?? null),
      durationMs: Date.now() - started,
    })
  } finally {
    await runner.close()
  }
}

async function findEvidence({ sources }: OpenedTranscripts, { env }: Surroundings): Promise<Set<TranscriptSource>> {
  const evidence = new Set<TranscriptSource>()
  for (const source of sources) {
    const [first] = source.files
    if (first !== undefined && (await isWorkflowEvidence(first.file, env))) evidence.add(source)
  }
  return evidence
}
