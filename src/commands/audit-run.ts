import { auditCoverage } from '../audit/coverage.ts'
import { FindingLog } from '../audit/finding-log.ts'
import { auditHookAnswers } from '../audit/hook-answers.ts'
import { auditHookFailures } from '../audit/hook-failures.ts'
import { compareHookFiles } from '../audit/hook-files.ts'
import { countHookRuns } from '../audit/hook-runs.ts'
import { auditHookScripts } from '../audit/hook-scripts.ts'
import { auditStoppedEvents } from '../audit/stopped-events.ts'
import type { Finding } from '../model/finding.ts'
import type { FindingDraft, JudgedEvent } from '../model/judgement.ts'
import type { SessionSource } from '../model/transcript.ts'
import { describeCheckout, rootOf } from '../replay/trusted-tree.ts'
import type { OpenedTranscripts } from '../transcript/open.ts'
import { type FoundHooks, placesOfHooks } from './find-hooks.ts'
import type { OpenedRun } from './open-run.ts'
import { describeSessions, describeTranscripts } from './transcript-findings.ts'

/** All folds over one run. */
export interface RunAudit {
  see(judged: JudgedEvent): void
  changed(source: SessionSource, files: string[]): void
  runs: ReturnType<typeof countHookRuns>
  /** Called once, when all sessions have been read. */
  finish(): { findings: Finding[]; total: number }
}

/** Starts the folds; what can be found without running anything is found here. */
export async function auditRun(given: {
  run: OpenedRun
  hooks: FoundHooks
  transcripts: OpenedTranscripts
  env: Record<string, string | undefined>
}): Promise<RunAudit> {
  const { run, hooks, transcripts } = given
  const log = new FindingLog()
  const emit = (draft: FindingDraft) => log.add(draft)
  const all = hooks.configured.flatMap((each) => each.loaded.hooks)
  const root = rootOf(run.tree)
  for (const { dialect, loaded } of hooks.configured) {
    for (const finding of loaded.findings) emit({ ...finding, about: [dialect.id, finding.at.path, finding.message] })
  }
  log.addAll(describeTranscripts(transcripts.problems))
  const scripts = await auditHookScripts(all, { root, path: given.env.PATH ?? '', startsIn: placesOfHooks(hooks) })
  log.addAll(scripts.findings)
  const checkout = rootOf(await describeCheckout(run.repo))
  const files = [...hooks.configured.flatMap((each) => each.loaded.files), ...scripts.files]
  if (root !== checkout) log.addAll(await compareHookFiles(files, { trusted: root, checkout }))
  const runs = countHookRuns()
  const folds = [
    auditStoppedEvents(emit),
    auditHookAnswers(emit),
    auditHookFailures(),
    auditCoverage(all),
    scripts.audit,
    { see: runs.see, findings: () => [] },
  ]
  return {
    runs,
    see: (judged) => {
      for (const fold of folds) fold.see(judged)
    },
    changed: (source, changed) => {
      for (const file of changed) log.add(describeChange(source, file))
    },
    finish: () => {
      for (const fold of folds) log.addAll(fold.findings())
      log.addAll(describeSessions(transcripts.sessions))
      return { findings: log.list(), total: log.total() }
    },
  }
}

function describeChange(source: SessionSource, file: string): FindingDraft {
  return {
    id: 'hook-changed-files',
    level: 'notice',
    message: `a hook changed ${file} in the scratch copy of the tree`,
    at: { path: file },
    session: source.session.id,
    live: 'live it changes the work tree itself',
    mend: 'Let guards only judge; write logs outside the tree.',
    about: [file],
  }
}
