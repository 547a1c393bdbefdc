import { MENDS } from '../audit/hook-failures.ts'
import type { Options } from '../config/options.ts'
import { EXIT_CODES } from '../exit.ts'
import type { FindingDraft } from '../model/judgement.ts'
import type { Sandbox } from '../process/sandbox/open-sandbox.ts'
import { readableTree } from '../replay/read-tree.ts'
import { type DryRun, type Rehearsed, rehearse } from '../replay/rehearse.ts'
import { openScratch } from '../replay/scratch.ts'
import { WorkspacePool } from '../replay/workspace-pool.ts'
import { logText } from '../text/log.ts'
import { countOf } from '../text/numbers.ts'
import { pageAddress } from '../text/pages.ts'
import { describeChange, describeSkipped } from './audit-run.ts'
import { describeDryRuns, dryRunsToJson } from './describe-dry-runs.ts'
import { describeFinding } from './describe-finding.ts'
import { type FoundHooks, findHooks } from './find-hooks.ts'
import { foreignCheckout, type OpenedRun, openRun, type Surroundings } from './open-run.ts'
import type { Printed } from './printed.ts'
import { describeConfig, describeSandbox } from './run-notes.ts'
import { startRunner } from './start-runner.ts'

/**
 * `hookwitness test`: shows every configured hook an event that is made up, as `lecode --hooks-test` does, and prints what each event's hooks
 * say together. Hooks run as in a replay; no tool runs. Throws as `openRun` and `findHooks` do.
 */
export async function testHooks(asked: Options, around: Surroundings): Promise<Printed> {
  const scratch = openScratch()
  try {
    const run = await openRun(asked, around, scratch.root)
    const tree = readableTree(run.tree, { userConfig: run.options.user_config, trusted: run.trusted })
    const hooks = findHooks(tree, run.options, run.config.hooks)
    const { dryRuns, findings, sandbox } = await runDry(run, hooks, { around, scratch: scratch.root })
    const all = [...listConfigFindings(hooks), ...dryRuns.flatMap(describeAnswers), ...findings]
    const code = toCode(dryRuns, all)
    if (run.options.format === 'json') return { pieces: dryRunsToJson(dryRuns, { findings: all, code }), told: [], code }
    const notes = [...describeConfig(run), ...describeMissing(hooks), ...describeSandbox(run, sandbox)].map((note) => `${logText(note)}\n`)
    const told = all.map((finding) => `${describeFinding(finding)}\n`)
    return { pieces: describeDryRuns(dryRuns, all), told: [...notes, ...told], code }
  } finally {
    await scratch.remove()
  }
}

async function runDry(
  run: OpenedRun,
  { configured }: FoundHooks,
  { around, scratch }: { around: Surroundings; scratch: string },
): Promise<{ dryRuns: DryRun[]; findings: FindingDraft[]; sandbox: Sandbox }> {
  const { runner, sandbox } = await startRunner(run, { env: around.env, scratch })
  const findings: FindingDraft[] = []
  try {
    const dryRuns = await rehearse({
      configured,
      pool: new WorkspacePool(run.tree, scratch),
      run: runner.run,
      inherited: around.env,
      foreign: foreignCheckout(run),
      now: new Date().toISOString(),
      changed: (files) => findings.push(describeChanges(files)),
      skipped: (files) => findings.push(...files.map(describeSkipped)),
    })
    return { dryRuns, findings, sandbox }
  } finally {
    await runner.close()
  }
}

function describeMissing({ configured, missing }: FoundHooks): string[] {
  if (missing.length > 0) return missing.map((id) => `${id} was named in dialects, but none of its configuration files exists.`)
  return configured.length > 0
    ? []
    : [`No hook configuration was found: name the project with --repo; ${pageAddress('agents.md')} lists the files that are read.`]
}

/** That a hook is not replayed at some moment is no matter here: what is not asked is listed. */
function listConfigFindings({ configured, findings }: FoundHooks): FindingDraft[] {
  const found = [...findings, ...configured.flatMap(({ loaded }) => loaded.findings)]
  return found.filter(({ id, level }) => id !== 'hook-not-replayed' || level !== 'notice').map((each) => ({ ...each, about: [] }))
}

function describeAnswers({ rehearsed }: DryRun): FindingDraft[] {
  return rehearsed.flatMap((each) => [...describeFailures(each), ...describeNotes(each)])
}

function describeFailures({ event, verdicts }: Rehearsed): FindingDraft[] {
  return verdicts.flatMap(({ hook, failure }): FindingDraft[] => {
    if (failure === null) return []
    const message = `${event}: hook failed (${failure.kind}): ${failure.detail}`
    return [{ id: 'hook-failed', level: 'error', message, at: hook.at, hook: hook.id, mend: MENDS[failure.kind] ?? null, about: [] }]
  })
}

function describeNotes({ event, verdicts }: Rehearsed): FindingDraft[] {
  return verdicts.flatMap(({ hook, notes }) =>
    notes.map(
      ({ id, message }): FindingDraft => ({
        ...{ id, level: 'warning', message: `${event}: ${message}`, at: hook.at, hook: hook.id, about: [] },
      }),
    ),
  )
}

const FILES_NAMED = 10

/** One for all: which hook it was is not known, and one that removes the tree changes every file. */
function describeChanges(files: readonly string[]): FindingDraft {
  const rest = files.length - FILES_NAMED
  const named = [...files.slice(0, FILES_NAMED), ...(rest > 0 ? [`${countOf(rest, 'file')} more`] : [])].join(', ')
  return { ...describeChange(named), at: null }
}

/** As lecode: 1 when a hook failed. Beyond it: 2 when a configuration cannot be used, 3 when there are hooks and none was asked. */
function toCode(dryRuns: readonly DryRun[], findings: readonly FindingDraft[]): number {
  const answers = dryRuns.flatMap(({ rehearsed }) => rehearsed.flatMap((each) => each.verdicts))
  if (answers.some((each) => each.failure !== null)) return EXIT_CODES.blocked
  if (findings.some((each) => each.level === 'error')) return EXIT_CODES['bad-input']
  const isIdle = answers.length === 0 && dryRuns.some((each) => each.notAsked.length > 0)
  return isIdle ? EXIT_CODES['nothing-checked'] : EXIT_CODES.passed
}
