import { auditHookScripts } from '../audit/hook-scripts.ts'
import type { OptionName, Options } from '../config/options.ts'
import { GateError } from '../errors.ts'
import { EXIT_CODES } from '../exit.ts'
import type { FindingDraft } from '../model/judgement.ts'
import { readableTree } from '../replay/read-tree.ts'
import { openScratch } from '../replay/scratch.ts'
import { rootOf } from '../replay/trusted-tree.ts'
import { encodeInPieces } from '../text/json.ts'
import { logText } from '../text/log.ts'
import { pageAddress } from '../text/pages.ts'
import { makeSafe } from '../text/safe.ts'
import { type FoundHooks, findHooks, placesOfHooks } from './find-hooks.ts'
import { openRun } from './open-run.ts'

/** The options that the command takes. */
const TAKES: readonly OptionName[] = ['repo', 'dialects', 'hooks_from', 'trust_project', 'user_config', 'format', 'output']

/** What was written on the command line beside what `hooks` takes. */
export function refuseForHooks(words: readonly string[], given: readonly OptionName[], format: Options['format']): GateError[] {
  const next = `It takes ${TAKES.map((name) => `--${name.replaceAll('_', '-')}`).join(', ')}.`
  return [
    ...words.map((word) => new GateError('invalid-option', `hooks takes no ${JSON.stringify(word)}`, next)),
    ...given
      .filter((name) => !TAKES.includes(name))
      .map((name) => new GateError('invalid-option', `hooks takes no --${name.replaceAll('_', '-')}`, next)),
    ...(format === 'markdown' ? [new GateError('invalid-option', 'hooks has no format markdown', 'Use terminal or json.')] : []),
  ]
}

/** `hookwitness hooks`: what is configured, where, and what can be told to be wrong with it without running anything. */
export async function listHooks(
  options: Options,
  env: Record<string, string | undefined>,
): Promise<{ pieces: Iterable<string>; code: number }> {
  const scratch = openScratch()
  try {
    const run = await openRun(options, { env, workflow: null }, scratch.root)
    const hooks = findHooks(readableTree(run.tree, { userConfig: options.user_config, trusted: run.trusted }), options.dialects)
    const all = hooks.configured.flatMap((each) => each.loaded.hooks)
    const scripts = await auditHookScripts(all, { root: rootOf(run.tree), path: env.PATH ?? '', startsIn: placesOfHooks(hooks) })
    const findings = [
      ...hooks.configured.flatMap(({ dialect, loaded }) => loaded.findings.map((each) => ({ ...each, about: [dialect.id] }))),
      ...scripts.findings,
    ]
    const pieces = options.format === 'json' ? encodeInPieces(toJson(hooks, findings)) : [describe(hooks, findings)]
    return { pieces, code: findings.some((finding) => finding.level === 'error') ? EXIT_CODES['bad-input'] : EXIT_CODES.passed }
  } finally {
    await scratch.remove()
  }
}

function describe({ configured }: FoundHooks, findings: readonly FindingDraft[]): string {
  if (configured.length === 0)
    return `No hook configuration was found: name the project with --repo; ${pageAddress('agents.md')} lists the files that are read.\n`
  const blocks = configured.map(({ dialect, loaded }) => {
    const rows = loaded.hooks.map((hook) => {
      const matcher = hook.matcher === null ? '' : ` [${shown(hook.matcher)}]`
      const trust = hook.trusted ? '' : ' (not run: no trust)'
      return `  ${hook.event}${matcher}  ${shown(hook.command)}\n    ${shown(hook.at.path)}:${hook.at.line ?? 1}${trust}`
    })
    return [dialect.title, ...(rows.length === 0 ? ['  no hooks'] : rows)].join('\n')
  })
  const problems = findings.map((finding) => {
    const place = finding.at === null ? '' : `  ${shown(finding.at.path)}:${finding.at.line ?? 1}`
    const mend = finding.mend ? `\n  → ${shown(finding.mend)}` : ''
    return `${finding.level}: ${finding.id}${place}\n  ${shown(finding.message)}${mend}`
  })
  return `${[...blocks, ...problems].join('\n\n')}\n`
}

function toJson({ configured }: FoundHooks, findings: readonly FindingDraft[]) {
  const place = (at: { path: string; line?: number } | null) => (at === null ? null : { path: makeSafe(at.path), line: at.line ?? null })
  const hooks = configured.flatMap(({ loaded }) =>
    loaded.hooks.map(({ id, dialect, event, matcher, command, at, trusted }) => ({
      ...{ id: makeSafe(id), dialect, event, matcher: matcher === null ? null : makeSafe(matcher), command: makeSafe(command) },
      at: place(at),
      trusted,
    })),
  )
  const problems = findings.map(({ id, level, message, at, live, mend }) => ({
    ...{ id, level, message: makeSafe(message), at: place(at) },
    live: live ? makeSafe(live) : null,
    mend: mend ? makeSafe(mend) : null,
  }))
  return { hooks, findings: problems }
}

function shown(text: string): string {
  return logText(makeSafe(text))
}
