import { auditCoverage } from '../audit/coverage.ts'
import { FindingLog, type FoundCount } from '../audit/finding-log.ts'
import { auditHookAnswers } from '../audit/hook-answers.ts'
import { auditHookFailures } from '../audit/hook-failures.ts'
import { compareHookFiles } from '../audit/hook-files.ts'
import { countHookRuns } from '../audit/hook-runs.ts'
import { auditHookScripts } from '../audit/hook-scripts.ts'
import { auditLeftUndone, type LeftUndone } from '../audit/left-undone.ts'
import { auditStoppedEvents } from '../audit/stopped-events.ts'
import { auditUnaskedHooks } from '../audit/unasked-hooks.ts'
import { CONFIG_FILE } from '../config/file-form.ts'
import { dialects } from '../dialects/index.ts'
import type { Session } from '../model/event.ts'
import type { Finding } from '../model/finding.ts'
import type { FindingDraft, JudgedEvent } from '../model/judgement.ts'
import type { TreeCopy } from '../replay/copy-tree.ts'
import { readableTree } from '../replay/read-tree.ts'
import { describeCheckout, rootOf } from '../replay/trusted-tree.ts'
import type { OpenedTranscripts } from '../transcript/open.ts'
import { type FoundHooks, isGate, placesOfHooks } from './find-hooks.ts'
import type { OpenedRun } from './open-run.ts'
import { describeSessions, describeTranscripts } from './transcript-findings.ts'

/** All folds over one run. */
export interface RunAudit {
  see(judged: JudgedEvent): void
  changed(session: Session, files: string[]): void
  /** Files that hooks went without; every copy of the tree tells its own. */
  skipped(files: TreeCopy['skipped']): void
  /** What there was no time for. */
  undone: LeftUndone
  runs: ReturnType<typeof countHookRuns>
  /** Called once, when all sessions have been read. */
  finish(): { findings: Finding[]; counts: FoundCount[] }
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
  for (const finding of hooks.findings) emit({ ...finding, about: [finding.message] })
  if (run.config.state === 'ignored') emit(describeIgnored())
  log.addAll(describeTranscripts(transcripts))
  const scripts = await auditHookScripts(all, { root, path: given.env.PATH ?? '', startsIn: placesOfHooks(hooks) })
  log.addAll(scripts.findings)
  const used = [...hooks.configured.flatMap((each) => each.loaded.files), ...scripts.files]
  log.addAll(await compareWithCheckout(run, used))
  const runs = countHookRuns()
  const undone = auditLeftUndone(transcripts.sources, run.options.time_budget)
  const skipped = new Set<string>()
  const folds = [
    auditStoppedEvents(emit),
    auditHookAnswers(emit),
    auditHookFailures(),
    auditUnaskedHooks(all, (hook) => isGate(hooks, hook)),
    auditCoverage(all),
    scripts.audit,
    undone,
    { see: runs.see, findings: () => [] },
  ]
  return {
    runs,
    undone,
    see: (judged) => {
      for (const fold of folds) fold.see(judged)
    },
    changed: (session, changed) => {
      for (const file of changed) log.add({ ...describeChange(file), session: session.id })
    },
    skipped: (files) => {
      for (const file of files.filter(({ name }) => !skipped.has(name))) {
        skipped.add(file.name)
        log.add(describeSkipped(file))
      }
    },
    finish: () => {
      for (const fold of folds) log.addAll(fold.findings())
      log.addAll(
        describeSessions(
          transcripts.sources.flatMap((source) => source.sessions),
          run.options.min_confidence,
        ),
      )
      return { findings: log.list(), counts: log.counts() }
    },
  }
}

/** Candidates of all hook systems are compared: one that only the work tree configures guards, or unguards, once that lands. */
async function compareWithCheckout({ repo, tree }: OpenedRun, used: readonly string[]): Promise<FindingDraft[]> {
  const checkout = await describeCheckout(repo)
  if (checkout.top === tree.top) return []
  const { parents } = readableTree(tree, { userConfig: null, trusted: false })
  const candidates = [CONFIG_FILE, ...dialects.flatMap((dialect) => dialect.candidates(parents))]
  return compareHookFiles({ used, candidates }, { trusted: tree.top, checkout: checkout.top, prefix: tree.prefix })
}

function describeIgnored(): FindingDraft {
  return {
    id: 'config-file-ignored',
    level: 'notice',
    message: `${CONFIG_FILE} was ignored: the work tree may be a stranger's, and its file must not loosen the gate`,
    at: { path: CONFIG_FILE },
    live: null,
    mend: 'Give what it says as inputs, or set `hooks_from: base`.',
    about: [CONFIG_FILE],
  }
}

/** `file-not-copied`. */
export function describeSkipped({ name, why }: TreeCopy['skipped'][number]): FindingDraft {
  return {
    id: 'file-not-copied',
    level: 'warning',
    message: `${name} could not be copied (${why}), so hooks judged without it`,
    at: { path: name },
    live: 'a hook that reads it may judge otherwise',
    mend: 'Make it readable for the job, or take it out of the tree.',
    about: [name],
  }
}

/** `hook-changed-files`. */
export function describeChange(file: string): FindingDraft {
  return {
    id: 'hook-changed-files',
    level: 'notice',
    message: `a hook changed ${file} in the scratch copy of the tree`,
    at: { path: file },
    live: 'live it changes the work tree itself',
    mend: 'Let guards only judge; write logs outside the tree.',
    about: [file],
  }
}
