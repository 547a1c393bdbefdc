import { auditHookScripts } from '../audit/hook-scripts.ts'
import { FILE_KEYS } from '../config/file-form.ts'
import type { OptionName, Options } from '../config/options.ts'
import { GateError } from '../errors.ts'
import { EXIT_CODES } from '../exit.ts'
import type { LoadedHook } from '../model/dialect.ts'
import type { FindingDraft } from '../model/judgement.ts'
import { readableTree } from '../replay/read-tree.ts'
import { openScratch } from '../replay/scratch.ts'
import { rootOf } from '../replay/trusted-tree.ts'
import { encodeInPieces } from '../text/json.ts'
import { logText } from '../text/log.ts'
import { pageAddress } from '../text/pages.ts'
import { makeSafe } from '../text/safe.ts'
import { type FoundHooks, findHooks, placesOfHooks } from './find-hooks.ts'
import { type OpenedRun, openRun, type Surroundings } from './open-run.ts'
import { describeConfig } from './run-notes.ts'
import { listTaken, refuseUntaken } from './taken-options.ts'

/** The options that the command takes. */
const TAKES: readonly OptionName[] = ['repo', 'dialects', 'hooks_from', 'trust_project', 'user_config', 'format', 'output']

/** What was written on the command line beside what `hooks` takes. */
export function refuseForHooks(words: readonly string[], given: readonly OptionName[], format: Options['format']): GateError[] {
  return [
    ...words.map((word) => new GateError('invalid-option', `hooks takes no ${JSON.stringify(word)}`, listTaken(TAKES))),
    ...refuseUntaken({ command: 'hooks', takes: TAKES }, { given, format }),
  ]
}

/** What was found, and in which run. */
interface Listed {
  run: OpenedRun
  hooks: FoundHooks
  findings: FindingDraft[]
}

/** `hookwitness hooks`: what is configured, where, and what can be told to be wrong with it without running anything. */
export async function listHooks(asked: Options, around: Surroundings): Promise<{ pieces: Iterable<string>; code: number }> {
  const scratch = openScratch()
  try {
    const run = await openRun(asked, around, scratch.root)
    const { options } = run
    const hooks = findHooks(
      readableTree(run.tree, { userConfig: options.user_config, trusted: run.trusted }),
      options.dialects,
      run.config.hooks,
    )
    const all = hooks.configured.flatMap((each) => each.loaded.hooks)
    const scripts = await auditHookScripts(all, { root: rootOf(run.tree), path: around.env.PATH ?? '', startsIn: placesOfHooks(hooks) })
    const findings = [
      ...hooks.findings.map((each) => ({ ...each, about: [] })),
      ...hooks.configured.flatMap(({ dialect, loaded }) => loaded.findings.map((each) => ({ ...each, about: [dialect.id] }))),
      ...scripts.findings,
    ]
    const listed = { run, hooks, findings }
    const pieces = options.format === 'json' ? encodeInPieces(toJson(listed)) : [describe(listed)]
    return { pieces, code: findings.some((finding) => finding.level === 'error') ? EXIT_CODES['bad-input'] : EXIT_CODES.passed }
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
    const rows = loaded.hooks.map(describeHook)
    return [dialect.title, ...(rows.length === 0 ? ['  no hooks'] : rows)].join('\n')
  })
  const problems = findings.map((finding) => {
    const place = finding.at === null ? '' : `  ${shown(finding.at.path)}:${finding.at.line ?? 1}`
    const mend = finding.mend ? `\n  → ${shown(finding.mend)}` : ''
    return `${finding.level}: ${finding.id}${place}\n  ${shown(finding.message)}${mend}`
  })
  return `${[...(notes.length > 0 ? [notes.map(shown).join('\n')] : []), ...blocks, ...problems].join('\n\n')}\n`
}

/** As lecode's `/hooks` list (event, command, timeout), with what the other hook systems have beside, and what the configuration file settles. */
function describeHook(hook: LoadedHook): string {
  const { settings } = hook
  const matcher = hook.matcher === null ? '' : ` [${shown(hook.matcher)}]`
  const marks = [
    ...(hook.trusted ? [] : ['not run: no trust']),
    ...(settings?.isReplayed === false ? ['not replayed'] : []),
    ...(settings?.isPure === true ? ['pure'] : []),
  ]
  const by = settings === undefined ? '' : `, by ${settings.at.map((at) => `${at.path}:${at.line ?? 1}`).join(' ')}`
  const state = marks.length === 0 ? '' : ` (${marks.join(', ')}${by})`
  return `  ${hook.event}${matcher}  ${shown(hook.command)}\n    ${shown(hook.at.path)}:${hook.at.line ?? 1}  timeout ${hook.timeoutMs / 1000} s${state}`
}

function toJson({ run, hooks: { configured }, findings }: Listed) {
  const place = (at: { path: string; line?: number } | null) => (at === null ? null : { path: makeSafe(at.path), line: at.line ?? null })
  const hooks = configured.flatMap(({ loaded }) =>
    loaded.hooks.map(({ id, dialect, event, matcher, command, at, trusted, timeoutMs, settings }) => ({
      ...{ id: makeSafe(id), dialect, event, matcher: matcher === null ? null : makeSafe(matcher), command: makeSafe(command) },
      at: place(at),
      trusted,
      timeout_ms: timeoutMs,
      replay: settings?.isReplayed === false ? 'never' : 'always',
      pure: settings?.isPure === true,
      settled_at: (settings?.at ?? []).map(place),
    })),
  )
  const problems = findings.map(({ id, level, message, at, live, mend }) => ({
    ...{ id, level, message: makeSafe(message), at: place(at) },
    live: live ? makeSafe(live) : null,
    mend: mend ? makeSafe(mend) : null,
  }))
  const settled = FILE_KEYS.map(({ name }) => name as OptionName)
  const options = Object.fromEntries(settled.map((name) => [name, { value: run.options[name], from: run.sources[name] }]))
  return { options, hooks, findings: problems }
}

function shown(text: string): string {
  return logText(text)
}
