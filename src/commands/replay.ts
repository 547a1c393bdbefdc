import { availableParallelism } from 'node:os'
import { countEvents } from '../audit/totals.ts'
import type { Options } from '../config/options.ts'
import { GateError } from '../errors.ts'
import { matchesGlob } from '../matching/path.ts'
import type { EventKind } from '../model/event.ts'
import type { Report } from '../model/report.ts'
import { openRunner } from '../process/runner.ts'
import { readers } from '../readers/index.ts'
import { readableTree } from '../replay/read-tree.ts'
import { replaySessions } from '../replay/replay-sessions.ts'
import { WorkspacePool } from '../replay/workspace-pool.ts'
import { isWorkflowEvidence } from '../transcript/candidates.ts'
import { type OpenedTranscripts, openTranscripts } from '../transcript/open.ts'
import { auditRun } from './audit-run.ts'
import { buildReport, reportBadInput } from './build-report.ts'
import { openEventsFile } from './events-file.ts'
import { findHooks } from './find-hooks.ts'
import { openRun, type Surroundings } from './open-run.ts'
import { requireTranscript } from './require-transcript.ts'
import { writeNotes } from './run-notes.ts'

/** What a run tells while it works; nothing depends on it. */
export interface Progress {
  judged(total: number): void
}

const KINDS: Record<Options['events'], readonly EventKind[]> = {
  gates: ['prompt', 'pre_tool'],
  tools: ['prompt', 'pre_tool', 'post_tool'],
  all: ['prompt', 'pre_tool', 'post_tool'],
}

/**
 * The main job: judges recorded sessions with the trusted tree's hooks. A fault in the user's input becomes a report with the outcome
 * `bad-input`; any other exception is ours and is thrown.
 */
export async function replay(options: Options, around: Surroundings, progress: Progress): Promise<Report> {
  try {
    return await replayOpened(options, around, progress)
  } catch (error) {
    if (error instanceof GateError) return reportBadInput(options, [error])
    throw error
  }
}

async function replayOpened(options: Options, around: Surroundings, progress: Progress): Promise<Report> {
  const started = Date.now()
  const run = await openRun(options, around)
  const runner = openRunner()
  const pool = new WorkspacePool(run.tree)
  const events = await openEventsFile(options.events_out)
  try {
    const tree = readableTree(run.tree, { userConfig: options.user_config, trusted: run.trusted })
    const hooks = findHooks(tree, options.dialects)
    const transcripts = await openTranscripts(
      { named: options.transcripts, cwd: process.cwd(), repo: run.repo, env: around.env, matches: matchesGlob },
      readers,
    )
    const audit = await auditRun({ run, hooks, transcripts, env: around.env })
    const counter = countEvents(new Set(KINDS.gates))
    if (hooks.configured.length > 0) {
      const context = {
        configured: hooks.configured,
        pool,
        run: runner.run,
        inherited: around.env,
        kinds: new Set(KINDS[options.events]),
        onAsk: options.on_ask,
        onHookFailure: options.on_hook_failure,
        pathMap: options.path_map,
        judged: (judged: Parameters<typeof counter.see>[0]) => {
          events.write(judged)
          counter.see(judged)
          audit.see(judged)
          progress.judged(counter.totals.judged)
        },
        changed: audit.changed,
      }
      await replaySessions(transcripts.sessions, context, options.concurrency ?? availableParallelism())
    }
    return buildReport({
      ...{ options, hooks, transcripts, audit, counter },
      evidence: await findEvidence(transcripts, around),
      notes: writeNotes(options, hooks),
      source: run.source,
      required: await requireTranscript(options.require_transcript, run.repo, around.workflow?.baseCommit ?? null),
      durationMs: Date.now() - started,
    })
  } finally {
    await runner.close()
    await pool.close()
    await events.close()
    await run.close()
  }
}

async function findEvidence({ sessions }: OpenedTranscripts, { env }: Surroundings): Promise<Set<OpenedTranscripts['sessions'][number]>> {
  const evidence = new Set<OpenedTranscripts['sessions'][number]>()
  for (const source of sessions) {
    const [first] = source.files
    if (first !== undefined && (await isWorkflowEvidence(first.file, env))) evidence.add(source)
  }
  return evidence
}
