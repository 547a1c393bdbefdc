import { auditHookScripts } from '../audit/hook-scripts.ts'
import { FILE_KEYS } from '../config/file-form.ts'
import type { OptionName, Options } from '../config/options.ts'
import { EXIT_CODES } from '../exit.ts'
import type { Loaded, LoadedHook } from '../model/dialect.ts'
import type { FindingDraft } from '../model/judgement.ts'
import { readableTree } from '../replay/read-tree.ts'
import { openScratch } from '../replay/scratch.ts'
import { rootOf } from '../replay/trusted-tree.ts'
import { encodeInPieces } from '../text/json.ts'
import { logText } from '../text/log.ts'
import { pageAddress } from '../text/pages.ts'
import { makeSafe } from '../text/safe.ts'
import { describeFinding, findingToJson, placeToJson } from './describe-finding.ts'
import { type FoundHooks, findHooks, placesOfHooks } from './find-hooks.ts'
import { type OpenedRun, openRun, type Surroundings } from './open-run.ts'
import type { Printed } from './printed.ts'
import { describeConfig } from './run-notes.ts'

/** What was found, and in which run. */
interface Listed {
  run: OpenedRun
  hooks: FoundHooks
  findings: FindingDraft[]
}

/** `hookwitness hooks`: what is configured, where, and what can be told to be wrong with it without running anything. */
export async function listHooks(asked: Options, around: Surroundings): Promise<Printed> {
  const scratch = openScratch()
  try {
    const run = await openRun(asked, around, scratch.root)
    const { options } = run
    const hooks = findHooks(readableTree(run.tree, { userConfig: options.user_config, trusted: run.trusted }), options, run.config.hooks)
    const all = hooks.configured.flatMap((each) => each.loaded.hooks)
    const scripts = await auditHookScripts(all, { root: rootOf(run.tree), path: around.env.PATH ?? '', startsIn: placesOfHooks(hooks) })
    const findings = [
      ...hooks.findings.map((each) => ({ ...each, about: [] })),
      ...hooks.configured.flatMap(({ dialect, loaded }) => loaded.findings.map((each) => ({ ...each, about: [dialect.id] }))),
      ...scripts.findings,
    ]
    const listed = { run, hooks, findings }
    const pieces = options.format === 'json' ? encodeInPieces(toJson(listed)) : [describe(listed)]
    return { pieces, told: [], code: findings.some((finding) => finding.level === 'error') ? EXIT_CODES['bad-input'] : EXIT_CODES.passed }
  } finally {
    await scratch.remove()
  }
}

function describe({ run, hooks: { configured, leftOut }, findings }: Listed): string {
  const notes = [
    ...describeConfig(run),
    ...(leftOut.length > 0 ? [`Configured, but left out by dialects: ${leftOut.join(', ')}.`] : []),
    ...(configured.length === 0
      ? [`No hook configuration was found: name the project with --repo; ${pageAddress('agents.md')} lists the files that are read.`]
      : []),
  ]
  const blocks = configured.map(({ dialect, loaded }) => {
    const rows = loaded.hooks.length === 0 ? describeNone(loaded) : loaded.hooks.map(describeHook)
    return [dialect.title, ...rows].join('\n')
  })
  const problems = findings.map(describeFinding)
  return `${[...(notes.length > 0 ? [notes.map(logText).join('\n')] : []), ...blocks, ...problems].join('\n\n')}\n`
}

/** Events that stand in the wrong place are no mistake to an agent: only an example shows what is missing. */
function describeNone({ files, findings }: Loaded): string[] {
  const where = files.length === 0 ? '' : ` in ${files.map(logText).join(', ')}`
  const next = findings.length > 0 ? [] : [`  → ${pageAddress('agents.md#a-guard-to-begin-with')} shows how one is written.`]
  return [`  no hooks${where}`, ...next]
}

/** As lecode's `/hooks` list (event, command, timeout), with what the other hook systems have beside, and what the configuration file settles. */
function describeHook(hook: LoadedHook): string {
  const { settings } = hook
  const matcher = hook.matcher === null ? '' : ` [${logText(hook.matcher)}]`
  const marks = [
    ...(hook.trusted ? [] : ['not run: no trust']),
    ...(settings?.isReplayed === false ? ['not replayed'] : []),
    ...(settings?.isPure === true ? ['pure'] : []),
  ]
  const by = settings === undefined ? '' : `, by ${settings.at.map((at) => `${at.path}:${at.line ?? 1}`).join(' ')}`
  const state = marks.length === 0 ? '' : ` (${marks.join(', ')}${by})`
  return `  ${hook.event}${matcher}  ${logText(hook.command)}\n    ${logText(hook.at.path)}:${hook.at.line ?? 1}  timeout ${hook.timeoutMs / 1000} s${state}`
}

function toJson({ run, hooks: { configured }, findings }: Listed) {
  const hooks = configured.flatMap(({ loaded }) =>
    loaded.hooks.map(({ id, dialect, event, matcher, command, at, trusted, timeoutMs, settings }) => ({
      ...{ id: makeSafe(id), dialect, event, matcher: matcher === null ? null : makeSafe(matcher), command: makeSafe(command) },
      at: placeToJson(at),
      trusted,
      timeout_ms: timeoutMs,
      replay: settings?.isReplayed === false ? 'never' : 'always',
      pure: settings?.isPure === true,
      settled_at: (settings?.at ?? []).map(placeToJson),
    })),
  )
  const settled = FILE_KEYS.map(({ name }) => name as OptionName)
  const options = Object.fromEntries(settled.map((name) => [name, { value: run.options[name], from: run.sources[name] }]))
  return { options, hooks, findings: findings.map(findingToJson) }
}
